import { GraphQLError } from 'graphql';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { meetsComparison } from '../tableDefinitions.ts';
import type { FollowRelation, RelatedTable } from '../tableRelations.ts';

/** What may follow the name of a column, with the comparison that it asks for. */
// prettier-ignore
const operators: Readonly<Record<string, string>> = {
  '': 'exact', In: 'in', GT: 'gt', GTE: 'gte', LT: 'lt', LTE: 'lte', Contains: 'contains', HasPrefix: 'startswith',
  HasSuffix: 'endswith', EqualFold: 'iexact', ContainsFold: 'icontains', NEQ: 'not exact', NotIn: 'not in',
  IsNil: 'nil', NotNil: 'not nil',
};

/** Whether a row meets a filter. What is nil in the database meets no comparison, as in SQL. */
export function meetsWhere(
  follow: FollowRelation,
  type: RelatedTable,
  row: Row,
  where: Row | null | undefined,
): boolean {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    const parts = Array.isArray(wanted) ? wanted.filter(isRow) : [];
    const meets = (part: Row): boolean => meetsWhere(follow, type, row, part);
    if (key === 'not') return isRow(wanted) && !meets(wanted);
    if (key === 'and') return parts.every(meets);
    if (key === 'or') return parts.length === 0 || parts.some(meets);
    const column = Object.keys(type.columns).find(
      (name) => key.startsWith(name) && operators[key.slice(name.length)] !== undefined,
    );
    if (column !== undefined)
      return meetsPredicate(row[column] ?? null, key.slice(column.length), wanted, type.columns[column] ?? '');
    const edges = Object.keys({ ...type.one, ...type.many });
    const edge = edges.find((name) => [`has${capital(name)}`, `has${capital(name)}With`].includes(key));
    const related = edge === undefined ? null : follow(type, row, edge);
    if (!related) return true;
    const { table, rows } = related;
    if (!Array.isArray(wanted)) return rows.length > 0 === wanted;
    if (parts.some((part) => Object.keys(part).length === 0))
      throw new GraphQLError(`ent: empty predicate ${table.name}WhereInput: field '${key}'`);
    return rows.some((other) => parts.every((part) => meetsWhere(follow, table, other, part)));
  });
}

function meetsPredicate(value: unknown, suffix: string, wanted: unknown, type: string): boolean {
  const operator = operators[suffix] ?? '';
  const isNegated = operator.startsWith('not ');
  const lookup = operator.replace('not ', '');
  if (lookup === 'nil') return wanted !== true || (value === null) !== isNegated;
  if (value === null) return false;
  const shape = (one: unknown): unknown => {
    if (typeof one !== 'string') return one;
    if (type.startsWith('Time')) return timeOf(one);
    return type.startsWith('ID') || type.startsWith('UUID') ? one.toLowerCase() : one;
  };
  return meetsComparison(lookup, shape(value), Array.isArray(wanted) ? wanted.map(shape) : shape(wanted)) !== isNegated;
}

/** The instant of a Time, which gqlgen reads by RFC 3339 only. */
export function timeOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(instant))
    throw new GraphQLError(`parsing time "${text}" as "2006-01-02T15:04:05.999999999Z07:00": cannot parse "${text}"`);
  return instant;
}
