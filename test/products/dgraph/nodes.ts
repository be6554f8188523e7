import { GraphQLError } from 'graphql';
import { type Row, type SortKey, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';

/** The arguments of a list of nodes. */
export interface NodesArgs {
  readonly filter?: Row | null;
  readonly order?: Row | null;
  readonly first?: number | null;
  readonly offset?: number | null;
}

/** The nodes that are asked for: all of them where no number is named. */
export function nodesOf(
  rows: readonly Row[],
  { filter, order, first, offset }: NodesArgs,
  cap: number,
): readonly Row[] {
  const found = sortedBy(
    rows.filter((row) => meetsFilter(row, filter ?? {})),
    sortKeys(order),
  );
  return found.slice(offset ?? 0, (offset ?? 0) + Math.min(first ?? cap, cap));
}

/** What Dgraph says of many nodes together; their number, and the ends of their values. */
export function aggregateOf(rows: readonly Row[], filter: Row | null | undefined): Row {
  const found = rows.filter((row) => meetsFilter(row, filter ?? {}));
  const result: Record<string, unknown> = { count: found.length };
  for (const field of Object.keys(found[0] ?? {})) {
    const values = found
      .map((row) => row[field])
      .filter((value) => typeof value === 'string' || typeof value === 'number');
    const sorted = values.toSorted(compareValues);
    result[`${field}Min`] = sorted[0];
    result[`${field}Max`] = sorted.at(-1);
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length === 0) continue;
    const sum = numbers.reduce((total, number) => total + number, 0);
    result[`${field}Sum`] = sum;
    result[`${field}Avg`] = sum / numbers.length;
  }
  return result;
}

/** Whether a node meets a filter. */
export function meetsFilter(row: Row, filter: Row): boolean {
  const { and, or, not, ...own } = filter;
  const isMet = Object.entries(own).every(([field, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (field === 'has') return listOf(condition).every((name) => isPresent(row[textOf(name)]));
    if (field === 'id') return listOf(condition).includes(row['id']);
    return isRow(condition) ? compares(row[field] ?? null, condition) : row[field] === condition;
  });
  // A filter is joined with the first of what stands beside "or", as Dgraph does it.
  const others = listOf(or).filter(isRow);
  const joined =
    isMet &&
    listOf(and)
      .filter(isRow)
      .every((part) => meetsFilter(row, part));
  const negated = isRow(not) ? joined && !meetsFilter(row, not) : joined;
  if (others.length === 0) return negated;
  const stands = Object.keys(own).length > 0 || and !== undefined || not !== undefined;
  return (stands && negated) || others.some((part) => meetsFilter(row, part));
}

function compares(value: unknown, condition: Row): boolean {
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === 'eq' && operand === null) return value === null;
    if (value === null || operand === null) return false;
    const order = compareValues(comparable(value), comparable(operand));
    const terms = termsOf(textOf(value));
    switch (operator) {
      case 'eq':
        return order === 0;
      case 'in':
        return listOf(operand).includes(value);
      case 'le':
        return order <= 0;
      case 'lt':
        return order < 0;
      case 'ge':
        return order >= 0;
      case 'gt':
        return order > 0;
      case 'between':
        return isRow(operand) && compares(value, { ge: operand['min'], le: operand['max'] });
      case 'allofterms':
      case 'alloftext':
        return termsOf(textOf(operand)).every((term) => terms.includes(term));
      case 'anyofterms':
      case 'anyoftext':
        return termsOf(textOf(operand)).some((term) => terms.includes(term));
      case 'regexp':
        return regularExpression(textOf(operand)).test(textOf(value));
      default:
        throw new GraphQLError(`Field "${operator}" is not defined`);
    }
  });
}

/** Whole words without regard to case: parts of words are not found by terms. */
function termsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu) ?? []
  );
}

function regularExpression(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/(i?)$/su.exec(text) ?? [];
  if (source === undefined) throw new GraphQLError(`Regular expression must be written between slashes: ${text}`);
  return new RegExp(source, `u${flags ?? ''}`);
}

function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) ? Date.parse(value) : value;
}

function isPresent(value: unknown): boolean {
  // Sound: relations are functions of their arguments.
  const known = typeof value === 'function' ? (value as (args: NodesArgs) => unknown)({}) : value;
  return known !== null && known !== undefined && (!Array.isArray(known) || known.length > 0);
}

function sortKeys(order: Row | null | undefined): readonly SortKey[] {
  if (!isRow(order)) return [];
  const { asc = null, desc = null, then } = order;
  const field = asc ?? desc;
  const keys: SortKey[] =
    field === null
      ? []
      : [
          {
            value: (row) => comparable(row[textOf(field)]),
            isDescending: desc !== null && asc === null,
            nullsFirst: false,
          },
        ];
  return [...keys, ...sortKeys(isRow(then) ? then : null)];
}

function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
