import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type SelectArgs, selectRows } from '../hasura/select.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { greyfinchIds, greyfinchRows } from './records.ts';
import { greyfinchTables } from './schema.ts';

const kinds: Readonly<Record<string, Kind>> = { Patient: 'client', AppointmentBooking: 'appointment' };
const usualSize = 20;

/** Resolvers of the root fields of every table, and of the login. */
export function greyfinchRoots(stage: Backstage): object {
  const all = rememberedRows(stage.practice, greyfinchRows(stage));
  const follow = followRelations(greyfinchTables, all);
  function show(table: RelatedTable, row: Row): Row {
    const kind = kinds[table.name];
    if (kind) stage.meet(kind, greyfinchIds.key(kind, String(row['id'])) ?? 0);
    return withRelations(follow, table, row, show, (related, args) => list(related.table, related.rows, args));
  }
  function list(table: RelatedTable, rows: readonly Row[], args: SelectArgs): readonly Row[] {
    const limit = args.limit ?? usualSize;
    return selectRows(follow, table, rows, { ...args, limit }, stage.cap).map((row) => show(table, row));
  }
  const roots: Record<string, unknown> = {
    apiLogin({ key, secret }: { key: string; secret: string }) {
      if (stage.refuseWrites !== null)
        throw new GraphQLError(stage.refuseWrites, { extensions: { code: 'unexpected' } });
      const isKnown = key.startsWith('pk_') && secret.startsWith('sk_');
      if (!isKnown) return { accessToken: null, accessTokenExpiresIn: null, status: 'FAILED' };
      return { accessToken: 'token', accessTokenExpiresIn: 900, status: 'SUCCESS' };
    },
  };
  for (const table of greyfinchTables) {
    const { name, list: plural, single } = table;
    if (plural === undefined || single === undefined) continue;
    roots[plural] = (args: SelectArgs) => list(table, all(name), args);
    roots[`${plural}Aggregate`] = (args: SelectArgs) => ({
      aggregate: { count: selectRows(follow, table, all(name), args).length },
    });
    roots[single] = ({ id }: { id: string }) => {
      const row = all(name).find((each) => each['id'] === id);
      return row ? show(table, row) : null;
    };
  }
  return roots;
}
