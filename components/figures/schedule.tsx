import {DataTable} from './data-table';
import type {FigureView, ViewProps} from './figure-view';

function ScheduleDrawing({figure: {corner, columns, rows, title, caption}, context}: ViewProps<'schedule'>) {
  return (
    <DataTable
      columns={[corner, ...columns]}
      rows={rows.map(({label, cells}) => [label, ...cells])}
      label={title ?? caption}
      context={context}
    />
  );
}

export const schedule: FigureView<'schedule'> = {Drawing: ScheduleDrawing};
