import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row, type SortKey, sortedBy, textOf } from '../generatedRows.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** The arguments of a list. */
export interface FindArgs {
  readonly where?: Row | null;
  readonly orderBy?: readonly Row[] | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** The rows that are asked for: all where nothing is said, and those at the end where `take` is negative. */
export function findMany(
  follow: FollowRelation,
  table: RelatedTable,
  rows: readonly Row[],
  { where, orderBy, skip, take = null }: FindArgs,
): readonly Row[] {
  const [from, size] = [skip ?? 0, Math.abs(take ?? Infinity)];
  if (!Number.isInteger(from) || (take !== null && !Number.isInteger(take))) throw badRequest();
  if (from < 0) {
    const text = `Invalid value for skip argument: Value can only be positive, found: ${String(from)}`;
    throw internal(text);
  }
  const found = sortedBy(filtered(follow, table, rows, where), (orderBy ?? []).map(sortKey));
  // A negative number turns the list round, takes from there, and turns it back.
  if (take !== null && take < 0)
    return found
      .toReversed()
      .slice(from, from + size)
      .toReversed();
  return found.slice(from, from + size);
}

/** The rows that meet all conditions. */
export function filtered(
  follow: FollowRelation,
  table: RelatedTable,
  rows: readonly Row[],
  where: Row | null | undefined,
): readonly Row[] {
  const meets = (place: RelatedTable, row: Row, conditions: Row): boolean =>
    Object.entries(conditions).every(([field, condition]) => {
      if (condition === undefined) return true;
      const related = follow(place, row, field);
      if (!related) return compares(row[field] ?? null, condition);
      if (!related.isMany) {
        const target = related.rows[0];
        return isRow(condition) ? target?.['id'] === condition['id'] : target === undefined;
      }
      const { every, some, none } = isRow(condition) ? condition : {};
      const meetsPart = (part: Row) => (each: Row) => meets(related.table, each, part);
      if (isRow(every) && !related.rows.every(meetsPart(every))) return false;
      if (isRow(some) && !related.rows.some(meetsPart(some))) return false;
      return !isRow(none) || !related.rows.some(meetsPart(none));
    });
  return rows.filter((row) => meets(table, row, where ?? {}));
}

/** Compares with operators, or with a value where an option is named. */
function compares(value: unknown, condition: unknown): boolean {
  if (!isRow(condition)) return value === condition;
  const { mode, ...operators } = condition;
  const folded = (text: unknown): unknown =>
    mode === 'Insensitive' && typeof text === 'string' ? text.toLowerCase() : comparable(text);
  const own = folded(value);
  return Object.entries(operators).every(([operator, operand]) => {
    if (operand === undefined) return true;
    if (operator === 'equals') return own === (folded(operand) ?? null);
    // As in SQL, null never differs from anything else.
    if (operator === 'not') return operand === null ? value !== null : value !== null && own !== folded(operand);
    if (value === null || operand === null) return false;
    const list = Array.isArray(operand) ? operand.map(folded) : [];
    const [text, part] = [textOf(own), textOf(folded(operand))];
    const order = compareValues(own, folded(operand));
    const tests: Readonly<Record<string, boolean>> = {
      in: list.includes(own),
      notIn: !list.includes(own),
      lt: order < 0,
      lte: order <= 0,
      gt: order > 0,
      gte: order >= 0,
      contains: text.includes(part),
      startsWith: text.startsWith(part),
      endsWith: text.endsWith(part),
    };
    return tests[operator] ?? true;
  });
}

function sortKey(order: Row): SortKey {
  const entries = Object.entries(order).filter(([, direction]) => direction !== undefined && direction !== null);
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    const text = `Argument \`orderBy\` needs exactly one argument, but you provided ${String(entries.length)}.`;
    throw internal(text);
  }
  const [field, direction] = entry;
  const isDescending = direction === 'Desc';
  // PostgreSQL sorts null after every other value of a column.
  return { value: (row) => comparable(row[field]), isDescending, nullsFirst: isDescending };
}

/** Instants are compared as numbers. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) ? Date.parse(value) : value;
}

function badRequest(): GraphQLError {
  return new GraphQLError('Bad Request Exception', { extensions: { code: 'BAD_REQUEST' } });
}

/** An error that the service doesn't expect, in the words of its database client. */
export function internal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What is not there: a filter for HTTP answers an error that has no words of its own. */
export function notThere(): GraphQLError {
  return internal('Http Exception');
}

/** What the key's role may not do. */
export function forbidden(message = 'Forbidden resource'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}
