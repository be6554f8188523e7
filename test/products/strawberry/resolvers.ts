import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { withRelations } from '../tableDefinitions.ts';
import { type RelatedTable, followRelations } from '../tableRelations.ts';
import { meetsFilter, sortKeys } from './find.ts';
import { strawberryIds, strawberryRows } from './records.ts';
import { djangoTables, pagedLists, plainLists, singles } from './schema.ts';
import { modelOf } from './typeText.ts';
import { strawberryWrites } from './writes.ts';

interface ListArgs {
  readonly pagination?: { readonly offset: number; readonly limit?: number | null } | null;
  readonly filters?: Row | null;
  readonly ordering?: readonly Row[];
}

// prettier-ignore
const kinds: Readonly<Record<string, Kind>> = { UserType: 'client', PetProfileType: 'patient', AppointmentType: 'appointment' };

/** Whose rows a list has, where it has not all rows of its type. */
const roles: Readonly<Record<string, string>> = { clients: 'client', employees: 'employee' };

/** Resolvers of pages, lists, single rows and mutations. */
export function strawberryRoots(stage: Backstage): object {
  const { rowsOf } = strawberryRows(stage);
  const follow = followRelations(djangoTables, rowsOf);
  function show(type: RelatedTable, row: Row): Row {
    const kind = kinds[type.name];
    if (kind) stage.meet(kind, strawberryIds.key(kind, String(row['id'])) ?? 0);
    const shown = { ...row, __typename: type.name };
    return withRelations(follow, type, shown, show, ({ table, rows }, args) => listed(table, rows, args).results());
  }
  function listed(type: RelatedTable, rows: readonly Row[], { pagination, filters, ordering = [] }: ListArgs) {
    const met = rows.filter((row) => meetsFilter(follow, type, row, filters));
    const keys = ordering.flatMap((order) => sortKeys(follow, type, order));
    const offset = pagination?.offset ?? 0;
    const asked = pagination?.limit ?? stage.cap;
    const limit = asked < 0 ? stage.cap : Math.min(asked, stage.cap);
    return {
      pageInfo: { offset, limit },
      totalCount: met.length,
      results: () =>
        sortedBy(met, keys)
          .slice(offset, offset + limit)
          .map((row) => show(type, row)),
    };
  }
  function rowsIn(list: string, name: string): readonly Row[] {
    const role = roles[list];
    if (role === undefined) return rowsOf(name);
    return rowsOf(name).filter((row) => {
      const profile = name === 'UserType' ? follow(tableOf(name), row, 'userprofile')?.rows[0] : row;
      return profile?.['role'] === role;
    });
  }
  function oneOf(name: string, pk: string): Row {
    const row = rowsOf(name).find(({ id }) => id === pk);
    if (!row) throw new GraphQLError(`${modelOf(name)} matching query does not exist.`);
    return show(tableOf(name), row);
  }
  const roots: Record<string, unknown> = {};
  for (const [list, name] of Object.entries(pagedLists))
    roots[list] = (args: ListArgs) => listed(tableOf(name), rowsIn(list, name), args);
  for (const [list, name] of Object.entries(plainLists))
    roots[list] = (args: ListArgs) => listed(tableOf(name), rowsOf(name), args).results();
  for (const [field, name] of Object.entries(singles)) roots[field] = ({ pk }: { pk: string }) => oneOf(name, pk);
  return {
    ...roots,
    ...strawberryWrites(stage, (name, row) => show(tableOf(name), row)),
  };
}

const tableOf = (name: string): RelatedTable =>
  djangoTables.find((each) => each.name === name) ?? { name, columns: {} };
