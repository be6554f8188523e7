import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { provetBooks } from './books.ts';
import { connectionOf, type ListArgs, type ListSource } from './lists.ts';
import { provetRecords } from './records.ts';
import { hasConsultation, idOf, isActiveEntry, isInCalendar, provetIds } from './values.ts';
import { provetWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

/** The root fields: connections by number, with what is archived or off unless a filter says otherwise. */
export function provetRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const persons = new Set<number>();
  const records = provetRecords(backstage, persons);
  const books = provetBooks(backstage, records);
  const { of, key } = provetIds;
  const clients = () => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const entries = () => practice.appointments.filter(isInCalendar);
  const visits = () => entries().filter(hasConsultation);
  const isAlive = (clientKey: number): boolean =>
    practice.patients.some((row) => row.clientKey === clientKey && !row.isDeceased);
  const optional = (kind: 'provider' | 'client' | 'patient', rowKey: number | null): string | null =>
    rowKey === null ? null : of(kind, rowKey);

  const list =
    <Item>(source: ListSource<Item>) =>
    (args: ListArgs): Row =>
      connectionOf(source, args, backstage);
  const tagIds = new Map(records.tags().map((row) => [row['name'], row['id']]));
  const references = (row: AppointmentRecord): Row => ({
    department: of('place', row.placeKey),
    user: optional('provider', row.providerKey),
    client: optional('client', row.clientKey),
    patients: row.patientKey === null ? [] : [of('patient', row.patientKey)],
    complaint: row.reason,
  });

  const one: Readonly<Record<string, (id: string) => Row | null>> = {
    department: (id) => records.departmentOf(key('place', id)),
    user: (id) => records.userOf(key('provider', id)),
    client: (id) => records.clientOf(key('client', id)),
    patient(id) {
      const row = rowOf(practice.patients, key('patient', id));
      return row && records.patient(row);
    },
    appointment(id) {
      const row = rowOf(entries(), key('appointment', id));
      return row && records.appointment(row);
    },
    consultation(id) {
      const row = visits().find((visit) => idOf('Consultation', visit.key) === id);
      return row ? records.consultation(row) : null;
    },
    reason(id) {
      const row = rowOf(practice.visitTypes, key('visitType', id));
      return row && records.reason(row);
    },
    invoice: (id) => books['invoices']?.items().find(({ row }) => row['id'] === id)?.row ?? null,
  };

  return {
    node({ id }: IdArgs): Row | null {
      for (const find of Object.values(one)) {
        const row = find(id);
        if (row) return row;
      }
      return null;
    },
    me: () => records.userOf(5),
    ...Object.fromEntries(Object.entries(one).map(([name, find]) => [name, ({ id }: IdArgs) => find(id)])),
    departments: list({ items: () => practice.places, values: ({ name }) => ({ name }), show: records.department }),
    users: list({
      items: () => practice.providers,
      values: (row) => ({
        firstName: row.givenName,
        lastName: row.familyName,
        email: row.email,
        isActive: row.isActive,
      }),
      show: records.user,
    }),
    clients: list({
      items: clients,
      values(row) {
        const { first, last, organization } = records.names(row);
        return {
          firstname: first,
          lastname: last,
          organizationName: organization,
          email: row.emails[0] ?? null,
          phoneNumbers: row.phones.map(({ value }) => value),
          city: row.city,
          archived: !row.isActive,
          hasAlivePatients: isAlive(row.key),
          homeDepartment: of('place', row.placeKey),
          tags: row.tags.map((name) => tagIds.get(name)),
          created: row.createdAt,
          modified: row.updatedAt,
        };
      },
      show: records.client,
    }),
    patients: list({
      items: () => practice.patients,
      values: (row) => ({
        name: row.name,
        species: row.species,
        breed: row.breed,
        microchip: row.microchip,
        client: optional('client', row.clientKey),
        archived: !row.isActive,
        deceased: row.isDeceased,
        created: row.createdAt,
        modified: row.updatedAt,
      }),
      show: records.patient,
    }),
    appointments: list({
      items: entries,
      values: (row) => ({
        ...references(row),
        start: row.start,
        end: row.start + row.minutes * 60_000,
        reason: of('visitType', row.typeKey),
        active: isActiveEntry(row),
        noShow: row.state === 'noShow',
        created: row.createdAt,
        modified: row.updatedAt,
      }),
      show: records.appointment,
    }),
    consultations: list({
      items: visits,
      values: (row) => ({ ...references(row), admittedTime: row.start }),
      show: records.consultation,
    }),
    reasons: list({
      items: () => practice.visitTypes,
      values: ({ name, isBookable }) => ({ name, archived: false, availableOnline: isBookable }),
      show: records.reason,
    }),
    ...Object.fromEntries(Object.entries(books).map(([name, source]) => [name, list(source)])),
    ...provetWrites(backstage, records, persons),
  };
}
