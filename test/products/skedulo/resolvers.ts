import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { stretchOf } from '../../dialects/pages.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { entityOrder, entityTest } from './entityQuery.ts';
import { skeduloIds, skeduloRows } from './records.ts';
import { skeduloObjects } from './schema.ts';
import { skeduloWrites } from './writes.ts';

interface ListArgs {
  readonly filter?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly offset?: number | null;
  readonly orderBy?: string | null;
}

const kinds: Readonly<Record<string, Kind>> = { Contacts: 'client', Jobs: 'appointment', Pets: 'patient' };
const largestPage = 200;

/** Resolvers of the tenant: a connection and a record by its UID for each object, and the mutations within `schema`. */
export function skeduloRoots(stage: Backstage): object {
  const { rowsOf } = skeduloRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(skeduloObjects, all);
  const chosen = (table: RelatedTable, rows: readonly Row[], { filter, orderBy }: ListArgs): readonly Row[] => {
    const test = filter ? entityTest(follow, table, filter, stage.now()) : () => true;
    const keys = orderBy ? entityOrder(follow, table, orderBy) : [];
    return sortedBy(rows.filter(test), keys);
  };
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, skeduloIds.key(kind, String(row['UID'])) ?? 0);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(table.one ?? {}))
      shown[field] = () => {
        const related = follow(table, row, field);
        const [first] = related?.rows ?? [];
        return related && first ? show(related.table, first) : null;
      };
    for (const field of Object.keys(table.many ?? {}))
      shown[field] = (args: ListArgs) => {
        const related = follow(table, row, field);
        return related && chosen(related.table, related.rows, args).map((other) => show(related.table, other));
      };
    return shown;
  }
  function connection(table: RelatedTable, args: ListArgs): object {
    const { first, after, offset } = args;
    if (first !== null && first !== undefined && (first < 1 || first > largestPage))
      throw new GraphQLError(
        `Expected a positive integer less than or equal to ${String(largestPage)}, found ${String(first)}`,
      );
    if ((offset ?? 0) < 0) throw new GraphQLError('Expected a non-negative integer');
    const rows = chosen(table, all(table.name), args);
    // A cursor is the number of its row, counted from 1.
    const from = (offset ?? 0) + (after ? cursorNumber(after) : 0);
    const { edges, hasNext } = stretchOf(rows.slice(from), { first: first ?? null }, stage.cap);
    const shown = edges.map(({ row }, index) => ({
      cursor: Buffer.from(String(from + index + 1)).toString('base64'),
      node: show(table, row),
      offset: from + index,
    }));
    return {
      edges: shown,
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: from > 0,
        startCursor: shown[0]?.cursor ?? null,
        endCursor: shown.at(-1)?.cursor ?? null,
      },
      totalCount: rows.length,
    };
  }
  const roots: Record<string, unknown> = { notifications: () => [], schema: () => skeduloWrites(stage) };
  for (const table of skeduloObjects) {
    roots[table.list] = (args: ListArgs) => connection(table, args);
    roots[`${table.list}ById`] = ({ UID }: { UID: string }) => {
      const found = all(table.name).find((row) => row['UID'] === UID);
      return found ? show(table, found) : null;
    };
  }
  return roots;
}

function cursorNumber(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  if (!/^\d+$/.test(text)) throw new GraphQLError(`Invalid cursor: ${cursor}`);
  return Number(text);
}
