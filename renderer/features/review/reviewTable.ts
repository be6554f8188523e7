import { type ClientColumnName, clientColumns, type ClientTable } from '../../../electron/contract/clients.ts';
import { isPlainDate } from '../../lib/dates.ts';

/** What nobody may have told of a client, as far as the table asks for it. */
export const missable = ['phone', 'email', 'address', 'patients'] as const;
export type Missable = (typeof missable)[number];

/** The desk schema's ClientFilter without its nulls: what is not asked for is not there. */
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

/** What somebody looks at: which clients, in which order, and what of them. */
export interface ReviewTable {
  readonly filter: ReviewFilter;
  /** Null for the usual order, which is that of the names. */
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

/** A filter out of anything: from an address that somebody wrote, or from a file. What can't be understood is left out. */
export function readFilter(from: Readonly<Record<string, unknown>>): ReviewFilter {
  const { search, active, noVisitMonths, missing, balanceDue, hasAlerts, location, newSince, tag } = from;
  const wanted = Array.isArray(missing) ? missable.filter((each) => missing.includes(each)) : [];
  return {
    ...(isText(search) && { search: search.trim() }),
    ...(typeof active === 'boolean' && { active }),
    ...(isMonths(noVisitMonths) && { noVisitMonths }),
    ...(wanted.length > 0 && { missing: wanted }),
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

/** A table that the core has kept. */
export function readTable({ filter, sort, columns }: ClientTable): ReviewTable {
  return {
    filter: readFilter(filter),
    sort: sort && readSort(sort.by, sort.descending),
    columns: readColumns(columns),
  };
}

/** The table as it is kept under a name: what somebody searched for may be a client's name, and is not kept. */
export function withoutSearch(table: ReviewTable): ReviewTable {
  const { search: _search, ...filter } = table.filter;
  return { ...table, filter };
}

export function isFiltering(filter: ReviewFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The order that is seen. */
export function shownSort(sort: ReviewSort | null): ReviewSort {
  return sort ?? { by: 'name', descending: false };
}

/** The order after a click on a head: up, down, and back to the usual one. */
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
