import {DataTable} from './data-table';
import type {FigureView, ViewProps} from './figure-view';

function TableDrawing({figure: {columns, rows, title, caption}, context}: ViewProps<'table'>) {
  return <DataTable columns={columns} rows={rows} label={title ?? caption} context={context} />;
}

export const table: FigureView<'table'> = {Drawing: TableDrawing};
