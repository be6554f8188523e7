import { type ClientColumnName, clientColumns, type ClientTable } from '../../../electron/contract/clients.ts';
import { isPlainDate } from '../../lib/dates.ts';

/** The fields by which clients can be incomplete. */
export const missable = ['phone', 'email', 'address', 'patients'] as const;
export type Missable = (typeof missable)[number];

/** The desk schema's ClientFilter without nulls. */
export interface ReviewFilter {
  readonly search?: string;
  readonly active?: boolean;
  readonly noVisitMonths?: number;
  /** In the order of `missable`, never empty. */
  readonly missing?: readonly Missable[];
  readonly balanceDue?: boolean;
  readonly hasAlerts?: boolean;
  readonly location?: string;
  readonly newSince?: string;
  readonly tag?: string;
}

export interface ReviewSort {
  readonly by: ClientColumnName;
  readonly descending: boolean;
}

/** Which clients, in which order, with which columns. */
export interface ReviewTable {
  readonly filter: ReviewFilter;
  /** Null for the default order, by name. */
  readonly sort: ReviewSort | null;
  /** In the order of `clientColumns`; the name is always there. */
  readonly columns: readonly ClientColumnName[];
}

export const usualColumns: readonly ClientColumnName[] = [
  'name',
  'phone',
  'email',
  'active',
  'alerts',
  'balance',
  'lastVisit',
  'patients',
];

export const usualTable: ReviewTable = { filter: {}, sort: null, columns: usualColumns };

export const maxMonths = 240;
export const maxTextCharacters = 100;

/** Parses a filter from an address or a file. What can't be parsed is left out. */
export function readFilter(from: Readonly<Record<string, unknown>>): ReviewFilter {
  const { search, active, noVisitMonths, missing, balanceDue, hasAlerts, location, newSince, tag } = from;
  const missingFields = Array.isArray(missing) ? missable.filter((each) => missing.includes(each)) : [];
  return {
    ...(isText(search) && { search: search.trim() }),
    ...(typeof active === 'boolean' && { active }),
    ...(isMonths(noVisitMonths) && { noVisitMonths }),
    ...(missingFields.length > 0 && { missing: missingFields }),
    ...(typeof balanceDue === 'boolean' && { balanceDue }),
    ...(typeof hasAlerts === 'boolean' && { hasAlerts }),
    ...(isText(location) && { location }),
    ...(typeof newSince === 'string' && isPlainDate(newSince) && { newSince }),
    ...(isText(tag) && { tag: tag.trim() }),
  };
}

export function readColumns(from: readonly unknown[]): readonly ClientColumnName[] {
  const columns = clientColumns.filter((column) => column === 'name' || from.includes(column));
  return columns.length > 1 ? columns : usualColumns;
}

export function readSort(by: unknown, descending: boolean): ReviewSort | null {
  const column = clientColumns.find((each) => each === by);
  return column && (column !== 'name' || descending) ? { by: column, descending } : null;
}

/** A table that the core has stored. */
export function readTable({ filter, sort, columns }: ClientTable): ReviewTable {
  return {
    filter: readFilter(filter),
    sort: sort && readSort(sort.by, sort.descending),
    columns: readColumns(columns),
  };
}

/** The table as it is saved: a search may be a client's name and is left out. */
export function withoutSearch(table: ReviewTable): ReviewTable {
  const { search: _search, ...filter } = table.filter;
  return { ...table, filter };
}

export function isFiltering(filter: ReviewFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The effective order. */
export function shownSort(sort: ReviewSort | null): ReviewSort {
  return sort ?? { by: 'name', descending: false };
}

/** The order after a click on a header: ascending, descending, default. */
export function sortAfterClick(sort: ReviewSort | null, by: ClientColumnName): ReviewSort | null {
  const shown = shownSort(sort);
  if (shown.by !== by) return readSort(by, false);
  return shown.descending ? null : { by, descending: true };
}

export function toggleColumn(
  columns: readonly ClientColumnName[],
  column: ClientColumnName,
): readonly ClientColumnName[] {
  const next = columns.includes(column) ? columns.filter((each) => each !== column) : [...columns, column];
  return clientColumns.filter((each) => each === 'name' || next.includes(each));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxTextCharacters;
}

function isMonths(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxMonths;
}
