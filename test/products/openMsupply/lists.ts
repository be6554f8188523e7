import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row, textOf } from '../generatedRows.ts';

/** What a list can be asked for. */
export interface ListArgs {
  readonly storeId: string;
  readonly filter?: Row | null;
  readonly page?: { readonly first?: number | null; readonly offset?: number | null } | null;
  readonly sort?: Row | readonly Row[] | null;
}

/** The fields that some filters mean all at once. */
export const identifiers: Readonly<Record<string, readonly string[]>> = {
  identifier: ['code', 'code2', 'name'],
  codeOrName: ['code', 'name', 'storeName'],
  nameCode: ['code'],
};

/** An error in the server's way: a general message, and what is meant in its extensions. */
export function standardError(
  message: 'Bad user input' | 'Forbidden' | 'Internal error',
  details: string,
): GraphQLError {
  return new GraphQLError(message, { extensions: { details } });
}

/** Instants have to have an offset. */
function instantIn(value: unknown): number {
  const text = textOf(value);
  const instant = Date.parse(text);
  if (!/T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(instant))
    throw new GraphQLError('Failed to parse "DateTime": premature end of input');
  return instant;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value meets one operator; as in SQL, what is null meets none but the one that asks for it. */
function meets(value: unknown, operator: string, wanted: unknown, isInstant: boolean): boolean {
  if (operator === 'equalAnyOrNull') return (value ?? null) === null || listIn(wanted).includes(value);
  if (isInstant) {
    const asked = instantIn(wanted);
    if (typeof value !== 'string') return false;
    const order = Date.parse(value) - asked;
    if (operator === 'equalTo') return order === 0;
    return operator === 'afterOrEqualTo' ? order >= 0 : order <= 0;
  }
  if (value === null || value === undefined) return false;
  switch (operator) {
    case 'equalTo':
      return value === wanted;
    case 'notEqualTo':
      return value !== wanted;
    case 'equalAny':
      return listIn(wanted).includes(value);
    case 'notEqualAll':
      return !listIn(wanted).includes(value);
    case 'like':
      return textOf(value).toLowerCase().includes(textOf(wanted).toLowerCase());
    case 'afterOrEqualTo':
      return compareValues(value, wanted) >= 0;
    case 'beforeOrEqualTo':
      return compareValues(value, wanted) <= 0;
    default:
      return true;
  }
}

/** Whether a row meets a filter. A list of several fields in its place means any of them. */
export function fits(row: Row, filter: unknown, alike: Readonly<Record<string, readonly string[]>> = {}): boolean {
  if (!isRow(filter)) return true;
  return Object.entries(filter).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    const inner = row[field];
    if (typeof condition === 'boolean') return inner === undefined || inner === condition;
    if (!isRow(condition)) return true;
    // A filter of another kind of row within this one.
    if (isRow(inner)) return fits(inner, condition, alike);
    const isInstant = /datetime$/i.test(field);
    return (alike[field] ?? [field]).some((name) =>
      Object.entries(condition)
        .filter(([, wanted]) => wanted !== null && wanted !== undefined)
        .every(([operator, wanted]) => meets(row[name], operator, wanted, isInstant)),
    );
  });
}

/** Rows in the wanted order, texts without regard to case; of several orders the last one alone counts. */
export function ordered<Sorted extends Row>(
  rows: readonly Sorted[],
  sort: ListArgs['sort'],
  otherwise: string,
): readonly Sorted[] {
  const last = Array.isArray(sort) ? (sort as readonly Row[]).at(-1) : sort; // Sound: a list of orders.
  const chosen: Row = isRow(last) ? last : {};
  const key = typeof chosen['key'] === 'string' ? chosen['key'] : otherwise;
  const field = { Type: 'type', Program: 'contextId' }[key] ?? key;
  const valueOf = (row: Row): unknown => {
    const value = row[field];
    return typeof value === 'string' && key !== otherwise ? value.toLowerCase() : value;
  };
  return rows.toSorted((one, other) => {
    const [left, right] = [valueOf(one) ?? null, valueOf(other) ?? null];
    let order = 0;
    if (left === null || right === null) order = Number(right === null) - Number(left === null);
    else order = compareValues(left, right);
    return chosen['desc'] === true ? -order : order;
  });
}

/** The rows of a page: all without one, and 1000 where it has no size. Some lists refuse a size of nothing. */
export function pageOf<Paged>(
  rows: readonly Paged[],
  page: ListArgs['page'],
  { cap, isChecked = true }: { readonly cap: number; readonly isChecked?: boolean },
): readonly Paged[] {
  const [first, offset] = [page?.first ?? cap, page?.offset ?? 0];
  if (first < 0 || offset < 0) throw new GraphQLError('Failed to parse "Int": the number is out of range');
  if (isChecked && first === 0) throw standardError('Bad user input', 'LimitBelowMin(\n    1,\n)');
  return rows.slice(offset, offset + Math.min(first, cap));
}

/** A list as the server answers it. */
export function connector(typename: string, nodes: readonly unknown[], totalCount: number = nodes.length): Row {
  return { __typename: typename, nodes, totalCount };
}
