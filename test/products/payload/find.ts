import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { type Row, type SortKey, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list of documents. */
export interface FindArgs {
  readonly where?: Row | null;
  readonly limit?: number | null;
  readonly page?: number | null;
  readonly pagination?: boolean | null;
  readonly sort?: string | null;
  readonly trash?: boolean | null;
}

const usualLimit = 10;

/** A page of documents with all that is told about pages; what is in the trash stays out unless it's asked for. */
export function pageOf(docs: readonly Row[], args: FindArgs, cap: number, show: (doc: Row) => Row): Row {
  const found = findAll(docs, args);
  const isWhole = args.pagination === false || args.limit === 0;
  const limit = Math.min(isWhole ? cap : Math.max(1, args.limit ?? usualLimit), cap);
  const page = isWhole ? 1 : Math.max(1, args.page ?? 1);
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const from = (page - 1) * limit;
  return {
    docs: found.slice(from, from + limit).map(show),
    totalDocs: found.length,
    limit: isWhole ? found.length : limit,
    totalPages,
    page,
    offset: null,
    pagingCounter: from + 1,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    prevPage: page > 1 ? page - 1 : null,
    nextPage: page < totalPages ? page + 1 : null,
  };
}

/** All documents that are meant, the newest first unless another order is named. */
export function findAll(docs: readonly Row[], { where, sort, trash }: FindArgs): readonly Row[] {
  const present = trash ? docs : docs.filter((doc) => (doc['deletedAt'] ?? null) === null);
  return sortedBy(
    present.filter((doc) => meetsWhere(doc, where ?? {})),
    (sort ?? '-createdAt').split(',').map(sortKey),
  );
}

function sortKey(text: string): SortKey {
  const isDescending = text.startsWith('-');
  const path = text.trim().replace(/^-/, '').replaceAll('.', '__');
  // MongoDB takes null for the least of all values.
  return { value: (doc) => comparable(valuesAt(doc, path)[0] ?? null), isDescending, nullsFirst: !isDescending };
}

function meetsWhere(doc: Row, where: Row): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === 'AND') return rowsIn(condition).every((part) => meetsWhere(doc, part));
    if (field === 'OR')
      return rowsIn(condition).length === 0 || rowsIn(condition).some((part) => meetsWhere(doc, part));
    if (!isRow(condition)) return true;
    const values = valuesAt(doc, field);
    return Object.entries(condition).every(([operator, operand]) => compares(field, values, operator, operand));
  });
}

/** The values at a path, where two underscores lead into a group or into every row of an array. */
function valuesAt(doc: Row, path: string): readonly unknown[] {
  let values: readonly unknown[] = [doc];
  for (const name of path.split('__'))
    values = values.flatMap((value) => (isRow(value) ? [value[name] ?? null] : [])).flat();
  return values;
}

function compares(field: string, values: readonly unknown[], operator: string, operand: unknown): boolean {
  const present = values.filter((value) => value !== null && value !== undefined);
  if (isEmail(field) && ['like', 'contains'].includes(operator) && !/^[^@\s]+@[^@\s]+$/.test(textOf(operand)))
    throw new GraphQLError(`Value is not a valid email address: ${textOf(operand)}`);
  const some = (fits: (value: unknown) => boolean): boolean => present.some(fits);
  const order = (value: unknown): number => compareValues(comparable(value), comparable(operand, true));
  const isSame = (value: unknown, other: unknown): boolean =>
    isRow(value) && isRow(other) ? value['value'] === other['value'] : comparable(value) === comparable(other);
  const words = (text: unknown): readonly string[] => textOf(text).toLowerCase().split(' ').filter(Boolean);
  const others: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  switch (operator) {
    case 'equals':
      return operand === null ? present.length === 0 : some((value) => isSame(value, operand));
    case 'not_equals':
      return operand === null ? present.length > 0 : !some((value) => isSame(value, operand));
    case 'in':
      return some((value) => others.some((other) => isSame(value, other)));
    case 'not_in':
      return !some((value) => others.some((other) => isSame(value, other)));
    case 'all':
      return others.every((other) => some((value) => isSame(value, other)));
    case 'exists':
      return present.length > 0 === operand;
    case 'contains':
      return some((value) => textOf(value).toLowerCase().includes(textOf(operand).toLowerCase()));
    case 'like':
      return some((value) => words(operand).every((word) => textOf(value).toLowerCase().includes(word)));
    case 'greater_than':
      return some((value) => order(value) > 0);
    case 'greater_than_equal':
      return some((value) => order(value) >= 0);
    case 'less_than':
      return some((value) => order(value) < 0);
    case 'less_than_equal':
      return some((value) => order(value) <= 0);
    // The value of a relation to several collections, in a filter of its own.
    case 'value':
      return some((value) => isRow(value) && value['value'] === operand);
    case 'relationTo':
      return some((value) => isRow(value) && value['relationTo'] === operand);
    default:
      return true;
  }
}

function isEmail(field: string): boolean {
  return ['email', 'from', 'to'].includes(field);
}

/** Dates by their instant, however they are written; a date of a filter has to name its offset. */
function comparable(value: unknown, isOperand = false): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  return isOperand ? instantOf(value) : Date.parse(value);
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}
