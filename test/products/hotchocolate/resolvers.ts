import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { meetsFilter, sortKeys } from './filter.ts';
import { hotChocolateIds, hotChocolateRows } from './records.ts';
import { entities, segments, single, wholeLists } from './schema.ts';
import { hotChocolateWrites } from './writes.ts';

interface SegmentArgs {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly where?: Row | null;
  readonly order?: readonly Row[] | null;
}

const usualPage = 10;
const largestPage = 50;

/** Which people a list is about. */
const people: Readonly<Record<string, (row: Row) => boolean>> = {
  owners: (row) => row['rol'] === 'OWNER',
  ownerById: (row) => row['rol'] === 'OWNER',
  veterinarians: (row) => row['rol'] !== 'OWNER',
  veterinarianById: (row) => row['rol'] !== 'OWNER',
};

/** Resolvers of the service. */
export function hotChocolateRoots(stage: Backstage): object {
  const { rowsOf } = hotChocolateRows(stage);
  const all = (name: string): readonly Row[] => rowsOf[name]?.() ?? [];
  const follow = followRelations(entities, all);
  const entityOf = (name: string): RelatedTable => {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`No entity ${name}`);
    return entity;
  };
  function meetRow({ name }: RelatedTable, row: Row): void {
    const kinds: Readonly<Record<string, Kind>> = { Appointment: 'appointment', Pet: 'patient' };
    const kind = name === 'Person' && row['rol'] === 'OWNER' ? 'client' : kinds[name];
    if (kind) stage.meet(kind, hotChocolateIds.key(kind, String(row['id'])) ?? 0);
  }
  function show(entity: RelatedTable, row: Row): Row {
    meetRow(entity, row);
    const shown: Record<string, unknown> = { ...row };
    for (const field of Object.keys({ ...entity.one, ...entity.many }))
      shown[field] = () => {
        const related = follow(entity, row, field);
        if (!related) return null;
        if (related.isMany) return related.rows.map((other) => show(related.table, other));
        const [first] = related.rows;
        return first ? show(related.table, first) : null;
      };
    return shown;
  }
  function segment(entity: RelatedTable, rows: readonly Row[], args: SegmentArgs): object {
    const { skip, take, where, order } = args;
    if ((take ?? 0) > largestPage)
      throw new GraphQLError('The maximum allowed items per page were exceeded.', {
        extensions: { code: 'HC0051', requestedItems: take, maxAllowedItems: largestPage },
      });
    if ((take ?? 0) < 0 || (skip ?? 0) < 0)
      throw new GraphQLError('The requested number of values must not be negative.', {
        extensions: { code: 'HC0079' },
      });
    const keys = (order ?? []).flatMap((each) => sortKeys(follow, entity, each));
    const found = sortedBy(
      rows.filter((row) => meetsFilter(follow, entity, row, where)),
      keys,
    );
    const from = skip ?? 0;
    const to = from + Math.min(take ?? usualPage, stage.cap);
    return {
      items: found.slice(from, to).map((row) => show(entity, row)),
      pageInfo: { hasNextPage: to < found.length, hasPreviousPage: from > 0 },
      totalCount: found.length,
    };
  }
  const roots: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(segments))
    roots[field] = (args: SegmentArgs) => segment(entityOf(name), all(name).filter(people[field] ?? Boolean), args);
  for (const [field, name] of Object.entries(wholeLists))
    roots[field] = () => all(name).map((row) => show(entityOf(name), row));
  for (const [field, name] of Object.entries(single))
    roots[field] = ({ id }: { id: string }) => {
      const isMeant = people[field] ?? Boolean;
      const found = all(name).find((row) => row['id'] === id.toLowerCase() && isMeant(row));
      return found ? show(entityOf(name), found) : null;
    };
  const [me] = all('User');
  return {
    ...roots,
    me: () => (me ? show(entityOf('User'), me) : null),
    ...hotChocolateWrites(stage, (name, row) => show(entityOf(name), row)),
  };
}
