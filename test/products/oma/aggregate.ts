import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode, valueFromASTUntyped } from 'graphql';
import { compareValues, type Row } from '../generatedRows.ts';
import { filterColumns } from './entities.ts';

/** A column that rows are put together by, and for instants the length of time. */
interface Group {
  readonly column: string;
  readonly by: string | null;
}

/** All fields of a selection, those of fragments included. */
function fieldsOf(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): readonly FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    return fieldsOf(info.fragments[selection.name.value]?.selectionSet, info);
  });
}

/** The columns under `groupBy` that a query asks for: they say how rows are put together. */
function groupsOf(info: GraphQLResolveInfo, types: Readonly<Record<string, string>>): readonly Group[] {
  const asked = info.fieldNodes.flatMap((node) => fieldsOf(node.selectionSet, info));
  return asked
    .filter(({ name }) => name.value === 'groupBy')
    .flatMap((node) => fieldsOf(node.selectionSet, info))
    .filter(({ name }) => types[name.value] !== undefined)
    .map(({ name, arguments: args = [] }) => {
      const given = args.find((argument) => argument.name.value === 'by');
      const by: unknown = given ? valueFromASTUntyped(given.value, info.variableValues.coerced) : 'DAY';
      // Only groups of the root can be cut to a length of time.
      const isCut = types[name.value] === 'DateTime' && info.parentType.name === 'Query';
      return { column: name.value, by: isCut ? String(by) : null };
    });
}

/** The beginning of the day, week, month or year of an instant, in UTC. */
function cutTo(text: unknown, by: string): string | null {
  if (typeof text !== 'string') return null;
  const date = new Date(`${text.slice(0, 10)}T00:00:00.000Z`);
  if (by === 'WEEK') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (by === 'MONTH' || by === 'YEAR') date.setUTCDate(1);
  if (by === 'YEAR') date.setUTCMonth(0);
  return date.toISOString();
}

/** One answer for each group of rows, or for all of them where nothing is grouped. */
export function aggregated(entity: string, rows: readonly Row[], info: GraphQLResolveInfo): readonly Row[] {
  const types = filterColumns(entity);
  const groups = groupsOf(info, types);
  const parts = new Map<string, Row[]>();
  const keyOf = (row: Row): Row =>
    Object.fromEntries(
      groups.map(({ column, by }) => [column, by === null ? (row[column] ?? null) : cutTo(row[column], by)]),
    );
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    parts.set(key, [...(parts.get(key) ?? []), row]);
  }
  if (groups.length === 0) parts.set('{}', [...rows]);
  return [...parts.values()].map((part) => ({ groupBy: keyOf(part[0] ?? {}), ...figuresOf(types, part) }));
}

function figuresOf(types: Readonly<Record<string, string>>, rows: readonly Row[]): Row {
  const columns = Object.keys(types);
  const present = (column: string): readonly unknown[] =>
    rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
  const each = (show: (values: readonly unknown[]) => unknown): Row =>
    Object.fromEntries(columns.map((column) => [column, show(present(column))]));
  const isNumber = (values: readonly unknown[]): boolean => values.length > 0 && typeof values[0] === 'number';
  const sumOf = (values: readonly unknown[]): number => values.reduce<number>((sum, value) => sum + Number(value), 0);
  const extreme = (values: readonly unknown[], sign: 1 | -1): unknown =>
    values.toSorted((one, other) => sign * compareValues(one, other))[0] ?? null;
  return {
    count: each((values) => values.length),
    sum: each((values) => (isNumber(values) ? sumOf(values) : null)),
    avg: each((values) => (isNumber(values) ? sumOf(values) / values.length : null)),
    min: each((values) => extreme(values, 1)),
    max: each((values) => extreme(values, -1)),
  };
}
