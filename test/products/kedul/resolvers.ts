import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createLedger, kedulIds } from './ledger.ts';
import { hasPlace } from './book.ts';
import { kedulRows } from './records.ts';
import { shiftsOf } from './shifts.ts';
import { kedulWrites } from './writes.ts';

type ById = Readonly<{ id?: string | null }>;
type AtPlace = Readonly<{ locationId: string }>;

/** Resolvers of Kedul's gateway, for a member of the business that the header x-business-id names. */
export function kedulRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const ledger = createLedger();
  const rows = kedulRows(stage, ledger);
  const whole = <Any>(list: readonly Any[], show: (row: Any) => Row): Row[] => list.slice(0, cap).map(show);
  /** The key behind an id; what is loaded without an id fails. */
  const keyOf = (kind: 'place' | 'provider' | 'appointment', { id }: ById): number | null => {
    if (id === null || id === undefined)
      throw new GraphQLError('The loader.load() function must be called with a value');
    return kedulIds.key(kind, id);
  };
  return {
    appointment(args: ById) {
      const row = rowOf(practice.appointments, keyOf('appointment', args));
      // Those that are off are not found any more.
      return row && hasPlace(row) && row.state !== 'cancelled' ? rows.appointment(row) : null;
    },
    appointments({ filter }: { filter?: string | null }) {
      // Its type is a mistake there: the letters of an id become columns of the query.
      if (filter) throw new GraphQLError(`column "0" does not exist`);
      const book = practice.appointments.filter((row) => hasPlace(row) && row.state !== 'cancelled');
      return whole(book, rows.appointment);
    },
    // It takes no arguments, so that nobody can be asked for.
    client: () => keyOf('appointment', {}),
    // All that were ever entered, with those that were deleted.
    clients({ businessId }: { businessId: string }) {
      return kedulIds.key('organization', businessId) === 1 ? whole(practice.clients, rows.client) : [];
    },
    currentBusiness: rows.business,
    currentUser: () => rows.user(1, 'Amelia Okafor', 'staff1@example.test'),
    employee(args: ById) {
      const row = rowOf(practice.providers, keyOf('provider', args));
      return row && rows.employee(row);
    },
    employeeRoles({ locationId }: AtPlace) {
      const place = rowOf(practice.places, kedulIds.key('place', locationId));
      return place ? rows.roles(place) : [];
    },
    employees: ({ locationId }: AtPlace) => whole(rows.employeesAt(kedulIds.key('place', locationId)), rows.employee),
    image({ id }: ById) {
      const known = [1, 22, ...practice.clients.map(({ key }) => key)].map(rows.image);
      return known.find((row) => row['id'] === id) ?? null;
    },
    // These three are not finished there.
    invoice: null,
    service: null,
    serviceCategory: null,
    location: (args: ById) => rows.placed(keyOf('place', args) ?? 0),
    locations: () => whole(practice.places, rows.location),
    shift({ id }: ById) {
      const found = shiftsOf(null, practice.providers).find((row) => row.id === id);
      return found ? rows.shift(found) : null;
    },
    shifts({ locationId, filter }: AtPlace & { filter: Row }) {
      return whole(shiftsOf(filter, rows.employeesAt(kedulIds.key('place', locationId))), rows.shift);
    },
    ...kedulWrites(stage, ledger, rows),
  };
}
