import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { entKey, entgoRows } from './records.ts';
import { entTypes } from './schema.ts';
import { meetsWhere, timeOf } from './where.ts';
import { entgoWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly orderBy?: { readonly field: string; readonly direction: 'ASC' | 'DESC' } | null;
  readonly where?: Row | null;
}

/** Resolvers of what entgql generates, and of the mutations. */
export function entgoRoots(stage: Backstage): object {
  const { rowsOf } = entgoRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(entTypes, all);
  function show(type: RelatedTable, row: Row): Row {
    if (type.name === 'Appointment') stage.meet('appointment', entKey('Appointment', row['id']) ?? 0);
    if (type.name === 'Patient') stage.meet('client', entKey('Patient', row['id']) ?? 0);
    const shown = { ...row, __typename: type.name };
    return withRelations(follow, type, shown, show, ({ table, rows }, args: ListArgs) => connection(table, rows, args));
  }
  function sorted(type: RelatedTable, rows: readonly Row[], { orderBy }: ListArgs): readonly Row[] {
    const path = entTypes.find(({ name }) => name === type.name)?.orders[orderBy?.field ?? ''] ?? 'id';
    const [first = 'id', column] = path.split('.');
    const isDescending = orderBy?.direction === 'DESC';
    const value = (row: Row): unknown => {
      const found = column === undefined ? row[first] : follow(type, row, first)?.rows[0]?.[column];
      return typeof found === 'string' && (type.columns[first] ?? '').startsWith('Time') ? timeOf(found) : found;
    };
    const way = { isDescending, nullsFirst: isDescending };
    // The id decides between equal ones, in the same direction.
    return sortedBy(rows, [
      { value, ...way },
      { value: ({ id }: Row) => id, ...way },
    ]);
  }
  function connection(type: RelatedTable, rows: readonly Row[], args: ListArgs): object {
    checkPage(args);
    const met = rows.filter((row) => meetsWhere(follow, type, row, args.where));
    const found = sorted(type, met, args);
    const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(found, args, stage.cap);
    return {
      totalCount: found.length,
      edges: edges.map(({ cursor, row }) => ({ cursor, node: show(type, row) })),
      pageInfo: { hasNextPage: hasNext, hasPreviousPage: hasPrevious, startCursor, endCursor },
    };
  }
  function node({ id }: { id: string }): Row {
    for (const type of entTypes) {
      const found = all(type.name).find((row) => row['id'] === id.toLowerCase());
      if (found) return show(type, found);
    }
    throw new GraphQLError(`Could not resolve to a node with the global id of '${id}'`, {
      extensions: { code: 'NOT_FOUND' },
    });
  }
  const showAs = (name: string, row: Row): Row => {
    const type = entTypes.find((each) => each.name === name);
    return type ? show(type, row) : row;
  };
  return {
    ...Object.fromEntries(
      entTypes.map((type) => [type.plural, (args: ListArgs) => connection(type, all(type.name), args)]),
    ),
    node,
    nodes: ({ ids }: { ids: readonly string[] }) => ids.map((id) => node({ id })),
    ...entgoWrites(stage, showAs),
  };
}

function checkPage({ first, last }: ListArgs): void {
  const isBoth = typeof first === 'number' && typeof last === 'number';
  const negative = [(first ?? 0) < 0 && 'first', (last ?? 0) < 0 && 'last'].find((name) => name !== false);
  if (!isBoth && negative === undefined) return;
  const message = isBoth
    ? 'Passing both `first` and `last` to paginate a connection is not supported.'
    : `\`${String(negative)}\` on a connection cannot be less than zero.`;
  throw new GraphQLError(message, { extensions: { code: 'INVALID_PAGINATION' } });
}
