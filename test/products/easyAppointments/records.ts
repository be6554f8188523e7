import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { EasyTable } from './lists.ts';
import type { EasyMemory } from './memory.ts';
import { easyIds, easyWords, easyZone, isAppointment, isHere, isUnavailability, timeText } from './values.ts';

/** How the tables of the practice look there. */
export type EasyRecords = ReturnType<typeof easyRecords>;

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const number = (kind: Parameters<typeof easyIds.of>[0], key: number | null): number | null =>
  key === null ? null : Number(easyIds.of(kind, key));

/** Twelve letters and digits. */
function hashOf(key: number): string {
  return Array.from({ length: 12 }, (_, index) => letters[(key * 37 + index * index * 11) % letters.length]).join('');
}

const workday = { start: '08:00', end: '18:00', breaks: [{ start: '12:00', end: '13:00' }] };
const weekend = { start: '09:00', end: '13:00', breaks: [] };
const workingPlan = {
  sunday: null,
  ...Object.fromEntries(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, workday])),
  saturday: weekend,
};

/** Texts of a person that a keyword is looked for in. */
export function personTexts(row: Row): readonly unknown[] {
  const { firstName, lastName, email, phone, mobile, address, city, state, zip, notes } = row;
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  return [firstName, lastName, name, email, phone, mobile, address, city, state, zip, notes];
}

/** Makes rows from the records of a practice; what the practice has no place for is in the memory. */
export function easyRecords({ practice, meet }: Backstage, memory: EasyMemory) {
  const find = (table: EasyTable, id: unknown): Row | null => {
    const row = table.rows().find((each) => each['id'] === id);
    return row ? (table.show?.(row) ?? row) : null;
  };
  const placeName = (key: number): string | null => practice.places.find((place) => place.key === key)?.name ?? null;

  const customerRow = (client: ClientRecord): Row => {
    const id = number('client', client.key);
    return {
      id,
      firstName: client.givenName,
      lastName: client.familyName,
      email: client.emails[0] ?? null,
      phone: client.phones[0]?.value ?? null,
      address: client.street === '' ? null : client.street,
      city: client.city === '' ? null : client.city,
      zip: null,
      timezone: easyZone,
      language: 'english',
      customField1: client.key % 6 === 0 ? 'A friend' : null,
      customField2: null,
      customField3: null,
      customField4: null,
      customField5: null,
      ldapDn: null,
      notes: client.note,
      ...memory.customers.get(client.key),
    };
  };
  const customers: EasyTable = {
    rows: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(customerRow),
    texts: personTexts,
    show(row) {
      meet('client', easyIds.key('client', Number(row['id'])) ?? 0);
      return row;
    },
  };

  const providerRow = (member: ProviderRecord): Row => {
    const id = number('provider', member.key);
    const place = practice.places.find(({ key }) => key === member.placeKeys[0]);
    return {
      id,
      firstName: member.givenName,
      lastName: member.familyName,
      email: member.email,
      mobile: null,
      phone: place?.phone ?? null,
      address: place?.street ?? null,
      city: place?.city ?? null,
      state: place?.state ?? null,
      zip: place?.postalCode ?? null,
      notes: member.title,
      timezone: easyZone,
      language: 'english',
      isPrivate: member.role === 'technician',
      ldapDn: null,
      services: practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ key }) => number('visitType', key)),
      settings: {
        username: member.givenName.toLowerCase(),
        notifications: true,
        calendarView: 'default',
        googleSync: false,
        googleCalendar: null,
        caldavSync: false,
        caldavUrl: null,
        caldavUsername: null,
        syncFutureDays: 90,
        syncPastDays: 30,
        workingPlan,
        workingPlanExceptions: () => memory.exceptions.filter((row) => row['providerId'] === id),
      },
    };
  };
  // Who has left was deleted, and who works in another zone has an installation of their own.
  const providers: EasyTable = {
    rows: () =>
      practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.some((placeKey) => isHere({ placeKey })))
        .map(providerRow),
    texts: personTexts,
    show(row) {
      meet('provider', easyIds.key('provider', Number(row['id'])) ?? 0);
      return row;
    },
  };

  const categories: EasyTable = {
    rows: () => [...memory.categories.values()],
    texts: ({ name, description }) => [name, description],
  };
  const services: EasyTable = {
    rows: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) => ({
          id: number('visitType', key),
          name,
          duration: minutes,
          price: minutes * 2.5,
          currency: 'USD',
          location: null,
          description: key === 4 ? 'Nothing to eat from the evening before.' : null,
          color,
          slotInterval: 15,
          attendantsNumber: 1,
          isPrivate: !isBookable,
          serviceCategoryId: key === 4 ? 2 : key === 5 ? null : 1,
        })),
    texts: ({ name, description }) => [name, description],
    show: (row) => ({ ...row, category: () => find(categories, row['serviceCategoryId']) }),
  };

  const entry = (row: AppointmentRecord): Row => ({
    id: number('appointment', row.key),
    book: timeText(row.createdAt),
    start: timeText(row.start),
    end: timeText(row.start + row.minutes * 60_000),
    hash: hashOf(row.key),
    location: placeName(row.placeKey),
    notes: row.reason,
    providerId: number('provider', row.providerKey),
    googleCalendarId: null,
    caldavCalendarId: null,
  });
  const appointments: EasyTable = {
    rows: () =>
      practice.appointments.filter(isAppointment).map((row) => ({
        ...entry(row),
        meetingLink: null,
        color: practice.visitTypes.find(({ key }) => key === row.typeKey)?.color ?? '#7cbae8',
        status: easyWords[row.state],
        customerId: number('client', row.clientKey),
        serviceId: number('visitType', row.typeKey),
        ...memory.appointments.get(row.key),
      })),
    texts(row) {
      const client = practice.clients.find(({ key }) => number('client', key) === row['customerId']);
      const member = practice.providers.find(({ key }) => number('provider', key) === row['providerId']);
      const service = practice.visitTypes.find(({ key }) => number('visitType', key) === row['serviceId']);
      const people = [
        [client?.givenName, client?.familyName, client?.emails[0], client?.phones[0]?.value],
        [member?.givenName, member?.familyName, member?.email],
      ];
      return [row['start'], row['end'], row['location'], row['hash'], row['notes'], service?.name, ...people.flat()];
    },
    show(row) {
      meet('appointment', easyIds.key('appointment', Number(row['id'])) ?? 0);
      return {
        ...row,
        customer: () => find(customers, row['customerId']),
        provider: () => find(providers, row['providerId']),
        service: () => find(services, row['serviceId']),
      };
    },
  };
  const unavailabilities: EasyTable = {
    rows: () =>
      practice.appointments
        .filter(isUnavailability)
        .map((row) => ({ ...entry(row), ...memory.appointments.get(row.key) })),
    texts: ({ start, end, location, hash, notes }) => [start, end, location, hash, notes],
    show(row) {
      meet('appointment', easyIds.key('appointment', Number(row['id'])) ?? 0);
      return { ...row, provider: () => find(providers, row['providerId']) };
    },
  };

  const staff = (id: number, firstName: string, lastName: string, more: Row): Row => ({
    id,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.test`,
    mobile: null,
    phone: practice.places[0]?.phone ?? null,
    address: practice.places[0]?.street ?? null,
    city: practice.places[0]?.city ?? null,
    state: practice.places[0]?.state ?? null,
    zip: practice.places[0]?.postalCode ?? null,
    notes: null,
    timezone: easyZone,
    language: 'english',
    ldapDn: null,
    settings: { username: firstName.toLowerCase(), notifications: false, calendarView: 'table' },
    ...more,
  });
  const admins: EasyTable = {
    rows: () => [staff(1, 'Nadia', 'Brandt', { notes: `Runs ${practice.organization.name}` })],
    texts: personTexts,
  };
  const secretaries: EasyTable = {
    rows: () => [
      staff(2, 'Phil', 'Conroy', { providers: providers.rows().map((row) => row['id']) }),
      staff(3, 'Dana', 'Ives', { providers: [] }),
    ],
    texts: personTexts,
  };

  return {
    find,
    tables: { customers, providers, services, categories, appointments, unavailabilities, admins, secretaries },
  };
}
