import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { followRelations, type RelatedTable } from '../tableRelations.ts';
import { amplicationEntities, tableOf } from './entities.ts';
import { singularOf } from './entityText.ts';
import { filtered, type FindArgs, findMany } from './find.ts';
import { amplicationIds, amplicationRows, otherId } from './records.ts';
import { amplicationWrites } from './writes.ts';

interface Login {
  readonly credentials: { readonly username: string; readonly password: string };
}

const kinds = { Customer: 'client', Pet: 'patient', Appointment: 'appointment' } as const;
const desk: Row = { id: otherId('us', 2), roles: ['user'], username: 'frontdesk', accessToken: null };

/** The root fields of the service. */
export function amplicationRoots(backstage: Backstage): object {
  const { meet, cap } = backstage;
  const rowsOf = amplicationRows(backstage);
  const tables = amplicationEntities.map(tableOf);
  const follow = followRelations(tables, rowsOf);

  const many = (table: RelatedTable, rows: readonly Row[], args: FindArgs): readonly Row[] =>
    findMany(follow, table, rows, args)
      .slice(0, cap)
      .map((row) => show(table, row));
  const show = (table: RelatedTable, row: Row): Row => {
    for (const [name, kind] of Object.entries(kinds)) {
      if (name === table.name) meet(kind, amplicationIds.key(kind, String(row['id'])) ?? 0);
    }
    return withRelations(follow, table, row, show, (related, args) => many(related.table, related.rows, args));
  };

  const fields = amplicationEntities.flatMap((entity) => {
    const table = tableOf(entity);
    const rows = (): readonly Row[] => rowsOf(entity.name);
    const one = (id: string): Row | null => {
      const row = rows().find((each) => each['id'] === id);
      return row ? show(table, row) : null;
    };
    const queries: readonly (readonly [string, (args: never) => unknown])[] = [
      [entity.plural, (args: FindArgs) => many(table, rows(), args)],
      [`_${entity.plural}Meta`, ({ where }: FindArgs) => ({ count: filtered(follow, table, rows(), where).length })],
      [singularOf(entity.name), ({ where }: { readonly where: { readonly id: string } }) => one(where.id)],
    ];
    return [...queries, ...amplicationWrites(backstage, entity, one)];
  });

  return {
    ...Object.fromEntries(fields),
    userInfo: desk,
    login({ credentials: { username, password } }: Login): Row {
      if (username === desk['username'] && password === 'desk') return { ...desk, accessToken: 'amplication-token' };
      throw new GraphQLError('The passed credentials are incorrect', { extensions: { code: 'UNAUTHENTICATED' } });
    },
  };
}
