import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  dialectNow,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, connectionOf } from './lists.ts';

/** Ids of the workspace. */
export const twentyIds = uuidIds();

/** The options of an appointment's status. */
export const twentyWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_PICKUP',
  completed: 'COMPLETED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** The options of an appointment's type, in the order of the practice's types. */
export const visitTypes: readonly string[] = [
  'WELLNESS_EXAM',
  'VACCINATION',
  'SICK_VISIT',
  'SURGERY',
  'NAIL_TRIM',
  'RECHECK',
  'TEAM_MEETING',
];

// No more than this of a relation, whatever is asked for.
const mostOfRelation = 20;

const calendar: readonly Row[] = [
  { title: 'Vaccine supplier', start: Date.parse('2026-11-17T17:00:00Z'), isCanceled: false, location: 'Back office' },
  { title: 'Fire drill', start: Date.parse('2026-11-17T20:30:00Z'), isCanceled: true, location: null },
  { title: 'Webinar: feline dentistry', start: Date.parse('2026-11-19T18:00:00Z'), isCanceled: false, location: null },
];

/** The records of the practice as Twenty shows them. */
export function twentyRecords({ practice, meet }: Backstage) {
  const id = twentyIds.of;
  const related =
    <Record extends { readonly key: number }>(
      all: () => readonly Record[],
      show: (record: Record) => Row,
      belongs: (record: Record) => boolean,
    ) =>
    (args: ListArgs): object =>
      connectionOf(
        all()
          .filter((record) => belongs(record))
          .map(show),
        args,
        mostOfRelation,
        meetRow,
      );
  const linked = <Record extends { readonly key: number }>(
    records: readonly Record[],
    key: number | null,
    show: (record: Record) => Row,
  ): (() => Row | null) => {
    return () => {
      const record = rowOf(records, key);
      return record && meetRow(show(record));
    };
  };
  function person(row: ClientRecord): Row {
    const [primary, ...others] = row.phones;
    return {
      ...system('client', row),
      kind: 'client',
      deletedAt: row.isDeleted ? text(row.updatedAt) : null,
      name: { firstName: row.givenName ?? '', lastName: row.familyName },
      emails: { primaryEmail: row.emails[0] ?? '', additionalEmails: row.emails.slice(1) },
      phones: {
        ...phoneParts(primary?.value),
        additionalPhones: others.map(({ value }) => ({
          number: tenDigits(value),
          countryCode: 'US',
          callingCode: '+1',
        })),
      },
      linkedinLink: noLink,
      xLink: noLink,
      jobTitle: '',
      city: row.city,
      avatarUrl: null,
      intro: row.note,
      companyId: null,
      pets: related(
        () => practice.patients,
        pet,
        (animal) => animal.clientKey === row.key,
      ),
      appointments: related(
        () => practice.appointments,
        appointment,
        (visit) => isOnBook(visit) && visit.clientKey === row.key,
      ),
      ...nothing(['pointOfContactForOpportunities', 'taskTargets', 'attachments', 'messageParticipants']),
      ...nothing(['calendarEventParticipants', 'timelineActivities']),
    };
  }
  function pet(row: PatientRecord): Row {
    return {
      ...system('patient', row),
      kind: 'patient',
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color,
      sex: row.sex,
      birthDate: row.birthDate,
      microchipNumber: row.microchip,
      isDeceased: row.isDeceased,
      ownerId: row.clientKey === null ? null : id('client', row.clientKey),
      owner: linked(practice.clients, row.clientKey, person),
      appointments: related(
        () => practice.appointments,
        appointment,
        (visit) => isOnBook(visit) && visit.patientKey === row.key,
      ),
      ...nothing(['attachments', 'timelineActivities']),
    };
  }
  function member(row: (typeof practice.providers)[number]): Row {
    return {
      ...system('provider', { key: row.key, createdAt: joined, updatedAt: joined }),
      deletedAt: row.isActive ? null : text(dialectNow),
      name: { firstName: row.givenName, lastName: row.familyName },
      userEmail: row.email,
      userId: id('organization', 100 + row.key),
      colorScheme: 'System',
      locale: 'en',
      timeZone: 'system',
      dateFormat: 'SYSTEM',
      timeFormat: 'SYSTEM',
      avatarUrl: '',
      appointments: related(
        () => practice.appointments,
        appointment,
        (visit) => isOnBook(visit) && visit.providerKey === row.key,
      ),
      ...nothing(['assignedTasks', 'accountOwnerForCompanies', 'timelineActivities']),
    };
  }
  function location(row: (typeof practice.places)[number]): Row {
    return {
      ...system('place', { key: row.key, createdAt: joined, updatedAt: joined }),
      name: row.name,
      address: {
        addressStreet1: row.street,
        addressStreet2: '',
        addressCity: row.city,
        addressPostcode: row.postalCode,
        addressState: row.state,
        addressCountry: 'United States',
        addressLat: null,
        addressLng: null,
      },
      phones: { ...phoneParts(row.phone), additionalPhones: null },
      emails: { primaryEmail: row.email, additionalEmails: null },
      timeZone: row.zone,
      appointments: related(
        () => practice.appointments,
        appointment,
        (visit) => isOnBook(visit) && visit.placeKey === row.key,
      ),
      ...nothing(['timelineActivities']),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const [client, animal] = [rowOf(practice.clients, row.clientKey), rowOf(practice.patients, row.patientKey)];
    const type = rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Visit';
    return {
      ...system('appointment', row),
      kind: 'appointment',
      deletedAt: row.isDeleted ? text(row.updatedAt) : null,
      name: `${type} – ${animal?.name ?? client?.familyName ?? ''}`,
      startsAt: text(row.start),
      endsAt: text(row.start + row.minutes * 60_000),
      status: twentyWords[row.state],
      visitType: visitTypes[row.typeKey - 1] ?? null,
      reason: row.reason,
      cancellationReason: row.cancelReason,
      clientId: client && id('client', client.key),
      client: linked(practice.clients, row.clientKey, person),
      petId: animal && id('patient', animal.key),
      pet: linked(practice.patients, row.patientKey, pet),
      locationId: id('place', row.placeKey),
      location: linked(practice.places, row.placeKey, location),
      veterinarianId: row.providerKey === null ? null : id('provider', row.providerKey),
      veterinarian: linked(practice.providers, row.providerKey, member),
      ...nothing(['attachments', 'timelineActivities']),
    };
  }
  function event(row: Row, index: number): Row {
    const start = Number(row['start']);
    return {
      ...system('organization', { key: 500 + index, createdAt: joined, updatedAt: joined }),
      title: row['title'],
      isCanceled: row['isCanceled'],
      isFullDay: false,
      startsAt: text(start),
      endsAt: text(start + 3_600_000),
      externalCreatedAt: text(start - 86_400_000),
      externalUpdatedAt: text(start - 86_400_000),
      description: '',
      location: row['location'],
      conferenceLink: noLink,
      ...nothing(['calendarEventParticipants']),
    };
  }
  /** Tells that a record goes into an answer. */
  function meetRow(row: Row): Row {
    const { kind } = row;
    if (kind === 'client' || kind === 'patient' || kind === 'appointment')
      meet(kind, twentyIds.key(kind, String(row['id'])) ?? 0);
    return row;
  }
  const recordsOf: Readonly<Record<string, () => Row[]>> = {
    people: () => practice.clients.map(person),
    workspaceMembers: () => practice.providers.map(member),
    pets: () => practice.patients.map(pet),
    locations: () => practice.places.map(location),
    appointments: () => practice.appointments.filter((row) => !row.isBlock).map(appointment),
    calendarEvents: () => calendar.map(event),
  };
  return { recordsOf, person, pet, appointment, meetRow };
}

const joined = Date.parse('2024-05-06T13:22:41.518Z');
const noLink: Row = { primaryLinkLabel: '', primaryLinkUrl: '', secondaryLinks: [] };

function isOnBook({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

function text(instant: number): string {
  return new Date(instant).toISOString();
}

function system(
  kind: 'client' | 'patient' | 'provider' | 'place' | 'appointment' | 'organization',
  { key, createdAt, updatedAt }: { readonly key: number; readonly createdAt: number; readonly updatedAt: number },
): Row {
  const actor = {
    source: 'MANUAL',
    workspaceMemberId: twentyIds.of('provider', 5),
    name: 'Lena Whitaker',
    context: {},
  };
  return {
    id: twentyIds.of(kind, key),
    createdAt: text(createdAt),
    updatedAt: text(updatedAt),
    deletedAt: null,
    createdBy: key % 3 === 0 ? { source: 'IMPORT', workspaceMemberId: null, name: 'Import', context: {} } : actor,
    updatedBy: actor,
    position: key,
    searchVector: null,
  };
}

function phoneParts(value: string | undefined): Row {
  if (value === undefined) {
    return { primaryPhoneNumber: '', primaryPhoneCountryCode: '', primaryPhoneCallingCode: '' };
  }
  return { primaryPhoneNumber: tenDigits(value), primaryPhoneCountryCode: 'US', primaryPhoneCallingCode: '+1' };
}

function tenDigits(value: string): string {
  return value.replaceAll(/\D/g, '').slice(-10);
}

function nothing(relations: readonly string[]): Row {
  return Object.fromEntries(
    relations.map((name) => [name, (args: ListArgs) => connectionOf([], args, 0, (row) => row)]),
  );
}
