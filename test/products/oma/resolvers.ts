import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { accountWrites } from './accountWrites.ts';
import { aggregated } from './aggregate.ts';
import { bookingWrites } from './bookingWrites.ts';
import { type Entity, entities } from './entities.ts';
import { chosenRows, type ListArgs } from './filter.ts';
import { type CursorArgs, cursorPage } from './pages.ts';
import { omaRecords, type ShowRow } from './records.ts';
import { manyName, oneName } from './schema.ts';
import { setupWrites } from './setupWrites.ts';
import { createStore, type OmaStore } from './store.ts';
import { deskProfileId, omaError } from './values.ts';

type Resolver = (args: Row, context: unknown, info: GraphQLResolveInfo) => unknown;

/** Queries of an entity: one row, all rows, and what they come to together. */
function queriesOf({ name, pages, aggregate }: Entity, store: OmaStore, show: ShowRow, cap: number): object {
  const chosen = (args: ListArgs): readonly Row[] => {
    store.refresh();
    return chosenRows(store, name, store.rows(name), args);
  };
  const showOne = (row: Row): Row => show(name, row);
  return {
    [oneName(name)]({ id }: { readonly id: string }) {
      store.refresh();
      const row = store.find(name, id);
      if (!row) throw omaError(404, `Unable to find ${name} with id: ${id}`);
      return showOne(row);
    },
    [manyName(name)]: (args: ListArgs & { readonly paging: CursorArgs }) =>
      pages === 'none' ? chosen(args).map(showOne) : cursorPage(chosen(args), args.paging, cap, showOne),
    ...(aggregate === 'root' && {
      [`${oneName(name)}Aggregate`]: (args: ListArgs, _context: unknown, info: GraphQLResolveInfo) =>
        aggregated(name, chosen({ filter: args.filter }), info),
    }),
  };
}

/** The root fields of the product. */
export function omaRoots(backstage: Backstage): object {
  const { practice, cap, refuseWrites } = backstage;
  const store = createStore(practice);
  const show = omaRecords(backstage, store);
  const writes: Readonly<Record<string, Resolver>> = {
    ...accountWrites(backstage, store, show),
    ...bookingWrites(backstage, store, show),
    ...setupWrites(backstage, store, show),
  };
  // An account that may not write is refused before anything else.
  const guarded =
    (write: Resolver): Resolver =>
    (args, context, info) => {
      if (refuseWrites !== null) throw omaError(403, refuseWrites);
      store.refresh();
      return write(args, context, info);
    };
  return Object.assign(
    {
      getCurrentUserProfile() {
        store.refresh();
        return show('UserProfile', store.find('UserProfile', deskProfileId) ?? {});
      },
    },
    ...entities.map((entity) => queriesOf(entity, store, show, cap)),
    Object.fromEntries(Object.entries(writes).map(([field, write]) => [field, guarded(write)])),
  );
}
