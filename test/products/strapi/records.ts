import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Entry } from './filters.ts';

/** Ids of the clinic's server: each table counts for itself. */
export const strapiIds = numberIds(0);

/** The values of the enumeration of an appointment's state. */
export const strapiWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_consultation',
  ready: 'ready',
  completed: 'done',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

interface Stamps {
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What was taken from the list is a draft again. */
  readonly isDeleted?: boolean;
}

const launch = Date.parse('2023-05-02T08:00:00Z');

/** The rows of the practice as entries. */
export function strapiRecords({ practice, meet }: Backstage) {
  const { of } = strapiIds;
  const entry = (
    id: string,
    attributes: Entry['attributes'],
    { createdAt, updatedAt, isDeleted = false }: Stamps = { createdAt: launch, updatedAt: launch },
    more: Partial<Omit<Entry, 'id' | 'attributes'>> = {},
  ): Entry => ({
    id,
    attributes: {
      ...attributes,
      createdAt: instantText(createdAt),
      updatedAt: instantText(updatedAt),
      publishedAt: isDeleted ? null : instantText(createdAt),
    },
    one: {},
    many: {},
    met: () => undefined,
    ...more,
  });
  const species = [...new Set(practice.patients.map((animal) => animal.species))].toSorted();
  const roles = [...new Set(practice.providers.map((member) => member.role))];

  function owner(row: ClientRecord): Entry {
    const { givenName, familyName, street, city, phones } = row;
    return entry(
      of('client', row.key),
      {
        first_name: givenName,
        last_name: familyName,
        address: street,
        city,
        telephone: phones[0]?.value ?? null,
      },
      row,
      {
        met: () => meet('client', row.key),
        many: { pets: () => practice.patients.filter((animal) => animal.clientKey === row.key).map(pet) },
      },
    );
  }
  const type = (name: string): Entry =>
    entry(String(species.indexOf(name) + 1), { name }, undefined, {
      many: { pets: () => practice.patients.filter((animal) => animal.species === name).map(pet) },
    });
  const visits = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isBlock && hasClearDay(row));
  const took = (): readonly AppointmentRecord[] =>
    visits().filter((row) => row.state === 'completed' && row.patientKey !== null);

  function pet(row: PatientRecord): Entry {
    return entry(of('patient', row.key), { name: row.name, Birthdate: row.birthDate }, row, {
      met: () => meet('patient', row.key),
      one: {
        owner: () => one(practice.clients, row.clientKey, owner),
        type: () => (species.includes(row.species) ? type(row.species) : null),
        photo: () => null,
      },
      many: {
        visits: () =>
          took()
            .filter((visit) => visit.patientKey === row.key)
            .map(visitEntry),
        appointments: () =>
          visits()
            .filter((visit) => visit.patientKey === row.key)
            .map(appointment),
      },
    });
  }
  /** What was done with an animal, of which only the day is kept. */
  function visitEntry(row: AppointmentRecord): Entry {
    const columns = { visit_date: wallDay(row.start, zoneOf(practice, row)), description: row.reason ?? 'Visit' };
    return entry(of('appointment', row.key), columns, row, {
      one: { pet: () => one(practice.patients, row.patientKey, pet) },
    });
  }
  function vet(row: (typeof practice.providers)[number]): Entry {
    return entry(of('provider', row.key), { first_name: row.givenName, last_name: row.familyName }, undefined, {
      many: { specialities: () => [speciality(row.role)] },
    });
  }
  const speciality = (name: (typeof roles)[number]): Entry =>
    entry(String(roles.indexOf(name) + 1), { name }, undefined, {
      many: { vets: () => practice.providers.filter((member) => member.role === name).map(vet) },
    });
  function clinic(row: (typeof practice.places)[number]): Entry {
    const { name, street, city, state, postalCode, phone, email } = row;
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const columns = { name, slug, street, city, state, zip_code: postalCode, phone, email };
    return entry(of('place', row.key), columns, undefined, { one: { cover: () => null } });
  }
  function service(row: (typeof practice.visitTypes)[number]): Entry {
    const slug = row.name.toLowerCase().replaceAll(' ', '-');
    return entry(of('visitType', row.key), { title: row.name, slug, duration: row.minutes, featured: row.key < 3 });
  }
  function appointment(row: AppointmentRecord): Entry {
    return entry(
      of('appointment', row.key),
      {
        starts_at: instantText(row.start),
        ends_at: instantText(row.start + row.minutes * 60_000),
        state: strapiWords[row.state],
        reason: row.reason,
        cancel_reason: row.cancelReason,
      },
      row,
      {
        met: () => meet('appointment', row.key),
        one: {
          pet: () => one(practice.patients, row.patientKey, pet),
          vet: () => one(practice.providers, row.providerKey, vet),
          clinic: () => one(practice.places, row.placeKey, clinic),
          service: () => one(practice.visitTypes, row.typeKey, service),
        },
      },
    );
  }
  function one<Row extends { readonly key: number }>(
    rows: readonly Row[],
    key: number | null,
    show: (row: Row) => Entry,
  ): Entry | null {
    const row = rowOf(rows, key);
    return row && show(row);
  }
  const user = (id: string, username: string): Entry =>
    entry(id, { username, email: `${username}@example.test`, provider: 'local', confirmed: true, blocked: false });
  const entriesOf: Readonly<Record<string, () => readonly Entry[]>> = {
    owner: () => practice.clients.map(owner),
    pet: () => practice.patients.map(pet),
    type: () => species.map(type),
    vet: () => practice.providers.map(vet),
    specialitie: () => roles.map(speciality),
    visit: () => took().map(visitEntry),
    clinic: () => practice.places.map(clinic),
    service: () => practice.visitTypes.filter((row) => !row.isBlock).map(service),
    appointment: () => visits().map(appointment),
    usersPermissionsUser: () => [user('1', 'frontdesk'), user('2', 'website')],
    i18NLocale: () => [entry('1', { name: 'English (en)', code: 'en' })],
  };
  return { entriesOf, owner, pet, appointment };
}

function instantText(instant: number): string {
  return new Date(instant).toISOString();
}
