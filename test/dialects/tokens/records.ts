import { wallDay, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { mixed, uuidIds } from '../ids.ts';
import { scanPage } from '../pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../practice.ts';
import { type ModelFilter, meetsFilter } from './filter.ts';

/** Ids of the token service. */
export const tokenIds = uuidIds();

/** Its status words. */
export const tokenWords = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_EXAM',
  ready: 'READY',
  completed: 'COMPLETE',
  cancelled: 'CANCELLED',
  noShow: 'NOSHOW',
} satisfies Record<VisitState, string>;

/** Arguments of every list. */
export interface ListArgs {
  readonly filter?: ModelFilter | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

/** The order in which the store comes across its rows: no one's idea of order, and always the same. */
export function inScanOrder<Row extends { readonly key: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => mixed(a.key * 31) - mixed(b.key * 31));
}

const usualLimit = 100;

/** The rows of the practice as the token service shows them. */
export function tokenRecords({ practice, cap, meet }: Backstage) {
  const id = tokenIds.of;
  const idOrNull = (kind: 'client' | 'patient' | 'provider', key: number | null): string | null =>
    key === null ? null : id(kind, key);
  const times = (row: { createdAt: number; updatedAt: number; isDeleted?: boolean }) => ({
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    // Changes with every write, as every write sets updatedAt.
    _version: 1 + (mixed(row.updatedAt % 1_000_000) % 900),
    _deleted: row.isDeleted === true ? true : null,
    _lastChangedAt: Math.floor(row.updatedAt / 1000),
  });
  const fixed = times({ createdAt: 0, updatedAt: 0 });

  /** A page of a model; only rows that go into the answer are met. */
  function list<Row extends { readonly key: number }>(
    rows: readonly Row[],
    args: ListArgs,
    show: (row: Row) => object,
    kind?: 'client' | 'patient' | 'appointment',
  ): object {
    const page = { ...args, limit: args.limit ?? usualLimit };
    const found = scanPage(inScanOrder(rows), (row) => meetsFilter(show(row), args.filter), page, cap);
    if (kind) for (const row of found.items) meet(kind, row.key);
    return { ...found, items: found.items.map(show), startedAt: null };
  }
  function client(row: ClientRecord): object {
    return {
      id: id('client', row.key),
      name: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0],
      phone: row.phones[0]?.value,
      active: row.isActive,
      notes: row.note,
      pets(args: ListArgs) {
        const owned = practice.patients.filter((animal) => animal.clientKey === row.key);
        return list(owned, args, pet, 'patient');
      },
      ...times(row),
    };
  }
  function pet(row: PatientRecord): object {
    return {
      id: id('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      sex: row.sex,
      dateOfBirth: row.birthDate,
      clientID: idOrNull('client', row.clientKey),
      client: () => one(practice.clients, row.clientKey, client),
      ...times(row),
    };
  }
  function staff(row: (typeof practice.providers)[number]): object {
    const { email, role, isActive } = row;
    return { id: id('provider', row.key), name: fullNameOf(row), email, role, active: isActive, ...fixed };
  }
  function clinic(row: (typeof practice.places)[number]): object {
    const address = `${row.street}, ${row.city}, ${row.state}, ${row.postalCode}`;
    return { id: id('place', row.key), name: row.name, address, timezone: row.zone, phone: row.phone, ...fixed };
  }
  function visitType(row: (typeof practice.visitTypes)[number]): object {
    return { id: id('visitType', row.key), name: row.name, minutes: row.minutes, ...fixed };
  }
  function appointment(row: AppointmentRecord): object {
    const zone = zoneOf(practice, row);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      id: id('appointment', row.key),
      date: wallDay(row.start, zone),
      startTime: `${wallTime(row.start, zone)}.000`,
      endTime: `${wallTime(row.start + row.minutes * 60_000, zone)}.000`,
      status: tokenWords[row.state],
      reason: row.reason,
      clientName: owner && fullNameOf(owner),
      clientID: idOrNull('client', row.clientKey),
      petID: idOrNull('patient', row.patientKey),
      staffID: idOrNull('provider', row.providerKey),
      clinicID: id('place', row.placeKey),
      visitTypeID: id('visitType', row.typeKey),
      client: () => owner && client(owner),
      pet: () => one(practice.patients, row.patientKey, pet),
      staff: () => one(practice.providers, row.providerKey, staff),
      clinic: () => one(practice.places, row.placeKey, clinic),
      visitType: () => one(practice.visitTypes, row.typeKey, visitType),
      ...times(row),
    };
  }
  function one<Row extends { readonly key: number }>(
    rows: readonly Row[],
    key: number | null,
    show: (row: Row) => object,
  ): object | null {
    const row = rowOf(rows, key);
    return row && show(row);
  }
  return { list, one, client, pet, staff, clinic, visitType, appointment };
}
