import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { keysetPage, type ListArgs, readRows } from './read.ts';
import { ashIds, ashRows } from './records.ts';
import { maxPageSize, type Resource } from './resourceText.ts';
import { resources } from './schema.ts';
import { ashWrites, forbidden, type WriteArgs } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Appointment: 'appointment', Patient: 'client' };
const usualPage = 25;

/** Resolvers of all queries and mutations of the resources. */
export function ashRoots(stage: Backstage): object {
  const { rowsOf } = ashRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(resources, all);
  function show(resource: Resource, row: Row): Row {
    const kind = kinds[resource.name];
    if (kind) stage.meet(kind, ashIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys(resource.one ?? {}))
      shown[field] = () => {
        const related = follow(resource, row, field);
        return related?.rows[0] ? show(related.table, related.rows[0]) : null;
      };
    for (const field of Object.keys(resource.many ?? {}))
      shown[field] = (args: ListArgs) => {
        const related = follow(resource, row, field);
        if (!related) return [];
        const from = args.offset ?? 0;
        const found = readRows(follow, related.table, related.rows, args).slice(from, from + (args.limit ?? Infinity));
        return found.map((other) => show(related.table, other));
      };
    return shown;
  }
  const list = (resource: Resource, isMeant: (row: Row) => boolean) => (args: ListArgs) => {
    const found = readRows(follow, resource, all(resource.name).filter(isMeant), args);
    const shown = (rows: readonly Row[]): readonly Row[] => rows.map((row) => show(resource, row));
    const size = Math.min(maxPageSize, stage.cap);
    if (resource.pages === undefined) return shown(found);
    if (resource.pages === 'keyset') return keysetPage(shown(found), args, size);
    if ((args.limit ?? 1) < 1 || (args.offset ?? 0) < 0)
      throw new GraphQLError('must be a positive integer', { extensions: { code: 'invalid_page' } });
    const from = args.offset ?? 0;
    const to = from + Math.min(args.limit ?? usualPage, size);
    return { count: found.length, results: () => shown(found.slice(from, to)), hasNextPage: to < found.length };
  };
  const isUpcoming = ({ endsAt, status }: Row): boolean =>
    Date.parse(String(endsAt)) > stage.now() && (status === 'PENDING' || status === 'CONFIRMED');
  const writes = ashWrites(stage);
  const roots: Record<string, unknown> = {};
  for (const resource of resources) {
    const { name, plural, lists = [], actions = [] } = resource;
    roots[`list${plural}`] = list(resource, () => true);
    for (const field of lists) roots[field] = list(resource, isUpcoming);
    roots[`get${name}`] = ({ id }: { id: string }) => {
      if (!/^\d+$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
        throw new GraphQLError('invalid primary key provided', { extensions: { code: 'invalid_primary_key' } });
      const row = all(name).find((each) => each['id'] === id.toLowerCase());
      return row ? show(resource, row) : null;
    };
    for (const action of actions)
      roots[action.name] = (args: WriteArgs) => {
        const write = writes[action.name];
        if (!write || stage.refuseWrites !== null)
          return { result: null, errors: [forbidden(stage.refuseWrites ?? 'forbidden')] };
        const outcome = write(args);
        return 'row' in outcome
          ? { result: show(resource, outcome.row), errors: [] }
          : { result: null, errors: outcome.errors };
      };
  }
  return roots;
}
