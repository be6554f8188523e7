import type { Backstage } from '../../dialects/dialect.ts';
import { phongDeskWrites } from './deskWrites.ts';
import { phongAccountWrites, phongCatalogueWrites } from './officeWrites.ts';
import { phongQueries } from './queries.ts';
import { phongRecords } from './records.ts';
import { createStore } from './store.ts';
import { phongError } from './values.ts';

/** The resolvers of all root fields; signing out has none. */
export function phongRoots(backstage: Backstage): object {
  const store = createStore(backstage);
  const records = phongRecords(backstage, store);
  const writes = {
    ...phongDeskWrites(backstage, store, records),
    ...phongCatalogueWrites(store, records),
    ...phongAccountWrites(backstage, store, records),
  };
  return { ...phongQueries(backstage, store, records), ...gated(writes, backstage) };
}

/** The same, where a key that may only read is refused. */
function gated(writes: object, { refuseWrites }: Backstage): object {
  if (refuseWrites === null) return writes;
  const refuse = (): void => {
    throw phongError(refuseWrites);
  };
  return Object.fromEntries(Object.keys(writes).map((name) => [name, refuse]));
}
