import {DataTable} from './data-table';
import type {FigureView, ViewProps} from './figure-view';

function TableDrawing({figure: {columns, rows, title, caption}, context}: ViewProps<'table'>) {
  return <DataTable columns={columns} rows={rows} label={title ?? caption} context={context} />;
}

function ScheduleDrawing({figure: {corner, columns, rows, title, caption}, context}: ViewProps<'schedule'>) {
  const cells = rows.map(({label, cells}) => [label, ...cells]);
  return <DataTable columns={[corner, ...columns]} rows={cells} label={title ?? caption} context={context} />;
}

export const table: FigureView<'table'> = {Drawing: TableDrawing};
export const schedule: FigureView<'schedule'> = {Drawing: ScheduleDrawing};
