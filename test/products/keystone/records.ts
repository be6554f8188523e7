import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  type VisitState,
  dialectNow,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ItemsArgs, itemsOf, meetsWhere } from './items.ts';
import { projectLists } from './schema.ts';

/** Ids such as cuid() makes them. */
export const keystoneIds = wordIds({
  organization: 'cl3r8wq2h00og01s6hmw8',
  place: 'cl3r8wq2h00lc01s6hmw8',
  provider: 'cl3r8wq2h00dr01s6hmw8',
  visitType: 'cl3r8wq2h00et01s6hmw8',
  client: 'cl3r8wq2h00pt01s6hmw8',
  patient: 'cl3r8wq2h00an01s6hmw8',
  appointment: 'cl3r8wq2h00ap01s6hmw8',
});

/** The id of the account that an item has beside it, or of the booking. */
export function siblingId(id: string, letters: 'us' | 'bk'): string {
  return id.replace(/(?<=^cl3r8wq2h00)../, letters);
}

const begun: readonly VisitState[] = ['inProgress', 'ready', 'completed'];

/** Whether there is an item for a visit: what is called off is deleted, and there is one clinic. */
export function isOnBook(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && !row.isBlock && !row.isDeleted && row.state !== 'cancelled';
}

/** The items of the practice as the project's lists hold them. */
export function keystoneRecords({ practice, meet, cap }: Backstage) {
  const id = keystoneIds.of;
  const many = (rows: () => readonly Row[], field: string): Row => ({
    [field]: (args: ItemsArgs) => itemsOf(rows(), args, cap).map(meetItem),
    [`${field}Count`]: ({ where }: ItemsArgs) => rows().filter((row) => meetsWhere(row, where ?? {})).length,
  });
  const visits = (belongs: (row: AppointmentRecord) => boolean) => (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isOnBook(row) && belongs(row));
  const one = <Record extends { readonly key: number }>(
    records: readonly Record[],
    key: number | null,
    show: (record: Record) => Row,
  ): (() => Row | null) => {
    return () => {
      const record = rowOf(records, key);
      return record && meetItem(show(record));
    };
  };
  function patient(row: ClientRecord): Row {
    const mine = visits((visit) => visit.clientKey === row.key);
    return {
      list: 'Patient',
      ...empties('Patient'),
      id: id('client', row.key),
      isCompleteProfile: row.emails.length > 0 && row.phones.length > 0,
      name: fullNameOf(row),
      ...many(() => mine().map(appointment), 'appointments'),
      ...many(() => mine().map(booking), 'bookings'),
      user: () => userOfPatient(row),
    };
  }
  function userOfPatient(row: ClientRecord): Row {
    return {
      ...empties('User'),
      ...account(siblingId(id('client', row.key), 'us'), row),
      email: row.emails[0] ?? '',
      cellPhoneNumberString: row.phones[0]?.value ?? '',
      homePhoneNumberString: row.phones[1]?.value ?? '',
      address: () => ({
        ...empties('Address'),
        id: siblingId(id('client', row.key), 'us'),
        addressLine1: row.street,
        locality: row.city,
      }),
      patient: one(practice.clients, row.key, patient),
    };
  }
  function doctor(row: ProviderRecord): Row {
    const mine = visits((visit) => visit.providerKey === row.key);
    return {
      ...empties('Doctor'),
      id: id('provider', row.key),
      clinicName: practice.places[0]?.name ?? '',
      clinicPhoneNumber: practice.places[0]?.phone ?? '',
      clinicFaxNumber: '',
      email: row.email,
      isCompleteProfile: true,
      isVerified: row.isActive,
      licenseNumber: `L-${String(40_000 + row.key)}`,
      province: 'ME',
      summary: row.title ?? '',
      contractSignedOn: text(joined),
      doctorSince: text(joined - row.key * 86_400_000 * 400),
      ...many(() => mine().map(appointment), 'appointments'),
      ...many(() => mine().map(booking), 'bookings'),
      user: () => userOfDoctor(row),
    };
  }
  function userOfDoctor(row: ProviderRecord): Row {
    return {
      ...empties('User'),
      ...account(siblingId(id('provider', 500 + row.key), 'us'), row),
      email: row.email,
      cellPhoneNumberString: '',
      homePhoneNumberString: '',
      doctor: one(practice.providers, row.key, doctor),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const hasBegun = begun.includes(row.state);
    const end = row.start + row.minutes * 60_000;
    return {
      list: 'Appointment',
      ...empties('Appointment'),
      id: id('appointment', row.key),
      booking: () => booking(row),
      doctor: one(practice.providers, row.providerKey, doctor),
      isSigned: row.state === 'completed',
      isSignedOn: row.state === 'completed' ? text(end + 600_000) : null,
      patient: one(practice.clients, row.clientKey, patient),
      reason: row.reason ?? '',
      scheduledStartsAt: text(row.start),
      scheduledEndsAt: text(end),
      startedAt: hasBegun ? text(row.start + 240_000) : null,
      summaryString: '',
      endedAt: row.state === 'completed' ? text(end - 120_000) : null,
    };
  }
  function booking(row: AppointmentRecord): Row {
    const client = rowOf(practice.clients, row.clientKey);
    return {
      ...empties('Booking'),
      id: siblingId(id('appointment', row.key), 'bk'),
      appointment: () => meetItem(appointment(row)),
      doctor: one(practice.providers, row.providerKey, doctor),
      durationMins: row.minutes,
      event: one(practice.visitTypes, row.typeKey, event),
      isConfirmed: row.state !== 'planned',
      name: client ? fullNameOf(client) : '',
      patient: one(practice.clients, row.clientKey, patient),
      startsAt: text(row.start),
      tzTarget: 'America/New_York',
      endsAt: text(row.start + row.minutes * 60_000),
    };
  }
  function event(row: (typeof practice.visitTypes)[number]): Row {
    return {
      ...empties('CalendarEvent'),
      id: id('visitType', row.key),
      description: '',
      durationMins: row.minutes,
      companyName: practice.organization.name,
      facilityMasterNumber: '4101',
      serviceLocationIndicator: 'HDS',
      isActive: row.isBookable,
      isConfirmationRequired: row.minutes > 60,
      title: row.name,
    };
  }
  function location(row: (typeof practice.places)[number]): Row {
    return {
      ...empties('CompanyLocation'),
      id: id('place', row.key),
      name: row.name,
      slug: row.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      facilityMasterNumber: `41${String(row.key).padStart(2, '0')}`,
      locationType: 'clinic',
      serviceLocationIndicator: `HD${String(row.key)}`,
      company: () => company(),
    };
  }
  function company(): Row {
    const { name, key } = practice.organization;
    const locations = many(() => practice.places.map(location), 'locations');
    return { id: id('organization', key), name, slug: 'harbor', ...locations };
  }
  /** Tells that an item goes into an answer. */
  function meetItem(row: Row): Row {
    const kind = row['list'] === 'Patient' ? 'client' : 'appointment';
    if (row['list'] !== undefined) meet(kind, keystoneIds.key(kind, String(row['id'])) ?? 0);
    return row;
  }
  const present = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const itemsOfList: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => practice.appointments.filter(isOnBook).map(appointment),
    Booking: () => practice.appointments.filter(isOnBook).map(booking),
    CalendarEvent: () => practice.visitTypes.filter((row) => !row.isBlock).map(event),
    Company: () => [company()],
    CompanyLocation: () => practice.places.map(location),
    Doctor: () => practice.providers.map(doctor),
    Patient: () => present().map(patient),
    User: () => [...present().map(userOfPatient), ...practice.providers.map(userOfDoctor)],
  };
  return { itemsOfList, patient, userOfPatient, appointment, meetItem };
}

const joined = dialectNow - 86_400_000 * 700;

function text(instant: number): string {
  return new Date(instant).toISOString();
}

/** The values of an item without any entries: empty texts, and relations to nothing. */
function empties(list: string): Row {
  const fields = Object.entries(projectLists.find(({ key }) => key === list)?.fields ?? {});
  return Object.fromEntries(
    fields.flatMap(([field, type]): [string, unknown][] => {
      if (type === 'text') return [[field, '']];
      if (type.startsWith('one ')) return [[field, () => null]];
      return type.startsWith('many ')
        ? [
            [field, () => []],
            [`${field}Count`, () => 0],
          ]
        : [];
    }),
  );
}

function account(id: string, { givenName, familyName }: { givenName: string | null; familyName: string }): Row {
  return {
    id,
    subjectId: `auth0|${id.slice(-12)}`,
    firstName: givenName ?? '',
    lastName: familyName,
    username: id.slice(-8),
    isAdmin: false,
    isDummy: false,
    isOnboarded: true,
  };
}
