import type { ListRowQuery, ListRowsQuery, ServiceListsQuery } from '../../../graphql/desk/generated/operations.ts';

export type ListView = ServiceListsQuery['serviceLists'][number];
export type ColumnView = ListView['columns'][number];
export type FilterView = ListView['filters'][number];
export type RowsView = ListRowsQuery['listRows'];
export type LineView = RowsView['rows'][number];
export type CellView = LineView['cells'][number];
export type RowView = NonNullable<ListRowQuery['listRow']>;
