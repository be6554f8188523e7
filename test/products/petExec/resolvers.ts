import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { relayConnection } from '../relayConnection.ts';
import { companyPreferences, howFound, purchasesOf, vets } from './more.ts';
import { petExecRecords } from './records.ts';
import { dayIn, isFound, isReservation, kindOf, ownersOf, petExecIds, petsOf } from './values.ts';
import { petExecWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface SearchArgs extends ConnectionArgs {
  readonly criteria: string;
}

interface CalendarArgs extends ConnectionArgs {
  readonly startDate: string;
  readonly endDate: string;
  readonly kind?: string | null;
  readonly locationId?: string | null;
  readonly ownerId?: string | null;
}

/** The root fields. */
export function petExecRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const records = petExecRecords(backstage);
  const { key } = petExecIds;

  const searchTexts = (row: ClientRecord): readonly string[] => [
    fullNameOf(row),
    ...row.emails,
    ...row.phones.map(({ value }) => value),
  ];
  const employees = practice.providers.filter(({ isActive }) => isActive);

  return {
    locations: () => practice.places.map(records.location),
    owners: (args: ConnectionArgs) => relayConnection(ownersOf(practice), args, cap, records.owner),
    owner({ id }: IdArgs) {
      const row = rowOf(practice.clients, key('client', id));
      return row && !row.isDeleted ? records.owner(row) : null;
    },
    searchOwners({ criteria, ...args }: SearchArgs) {
      const rows = ownersOf(practice).filter((row) => isFound(searchTexts(row), criteria));
      return relayConnection(rows, args, cap, records.owner);
    },
    pets({ petTypeId, ...args }: ConnectionArgs & { readonly petTypeId?: string | null }) {
      const type = records.petTypes().find(({ id }) => id === petTypeId);
      const rows = petsOf(practice).filter((row) => !petTypeId || row.species === type?.['name']);
      return relayConnection(rows, args, cap, records.pet);
    },
    pet({ id }: IdArgs) {
      const row = rowOf(practice.patients, key('patient', id));
      return row && row.clientKey !== null ? records.pet(row) : null;
    },
    searchPets({ criteria, ...args }: SearchArgs) {
      const rows = petsOf(practice).filter((row) => isFound([row.name, row.breed ?? ''], criteria));
      return relayConnection(rows, args, cap, records.pet);
    },
    reservations({ startDate, endDate, kind, locationId, ownerId, ...args }: CalendarArgs) {
      const [first, last] = [dayIn(startDate), dayIn(endDate)];
      const isWanted = (row: AppointmentRecord): boolean => {
        const day = wallDay(row.start, zoneOf(practice, row));
        const isHere = !locationId || row.placeKey === key('place', locationId);
        const isHers = !ownerId || row.clientKey === key('client', ownerId);
        return day >= first && day <= last && isHere && isHers && (!kind || kindOf(row) === kind);
      };
      const rows = practice.appointments.filter((row) => isReservation(row) && isWanted(row));
      return relayConnection(rows.toSorted(byStart), args, cap, records.reservation);
    },
    reservation({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isReservation(row) ? records.reservation(row) : null;
    },
    employees({ locationId, ...args }: ConnectionArgs & { readonly locationId?: string | null }) {
      const place = locationId ? key('place', locationId) : null;
      const rows = employees.filter(({ placeKeys }) => !locationId || (place !== null && placeKeys.includes(place)));
      return relayConnection(rows, args, cap, records.employee);
    },
    groomers: () => employees.filter(({ role }) => role === 'groomer').map(records.employee),
    services: ({ kind }: { readonly kind?: string | null }) =>
      records.services().filter((row) => !kind || row['kind'] === kind),
    serviceTypes: () => records.serviceTypes(),
    petTypes: () => records.petTypes(),
    vets,
    howFound,
    companyPreferences,
    purchaseHistory({ ownerId, ...args }: ConnectionArgs & { readonly ownerId: string }) {
      return relayConnection(purchasesOf(practice, key('client', ownerId) ?? 0), args, cap, (row) => row);
    },
    ...petExecWrites(backstage, records),
  };
}
