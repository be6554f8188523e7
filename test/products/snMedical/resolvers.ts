import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { clinicQueries } from './clinicQueries.ts';
import { clinicWrites } from './clinicWrites.ts';
import { notificationQueries } from './notifications.ts';
import { officeQueries } from './officeQueries.ts';
import { orderWrites } from './orderWrites.ts';
import { peopleQueries } from './queries.ts';
import { recordWrites } from './recordWrites.ts';
import { createDress, type Dress } from './relations.ts';
import { adminKey, seededStore } from './seed.ts';
import type { Store } from './store.ts';
import { stockWrites } from './stockWrites.ts';
import { cuidOf } from './words.ts';
import { peopleWrites } from './writes.ts';

/** What all resolvers work with. */
export interface Service {
  readonly backstage: Backstage;
  readonly store: Store;
  readonly dress: Dress;
  /** The user whose token it is. */
  readonly me: () => Row;
}

/** Mutations by name; arguments are checked by the schema. */
export type Writes = Readonly<Record<string, (args: Row) => unknown>>;

/** The root fields of the product. */
export function snMedicalRoots(backstage: Backstage): object {
  const store = seededStore(backstage);
  const service: Service = {
    backstage,
    store,
    dress: createDress(store, backstage),
    me: () => store.find('user', cuidOf('user', adminKey)) ?? {},
  };
  const { refuseWrites } = backstage;
  const writes: Writes = {
    ...peopleWrites(service),
    ...recordWrites(service),
    ...orderWrites(service),
    ...stockWrites(service),
    ...clinicWrites(service),
  };
  const guarded = Object.entries(writes).map(([name, write]) => [
    name,
    (args: Row): unknown => {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
      return write(args);
    },
  ]);
  return {
    ...peopleQueries(service),
    ...notificationQueries(service),
    ...officeQueries(service),
    ...clinicQueries(service),
    ...(Object.fromEntries(guarded) as Writes),
  };
}
