import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import * as practices from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { dentallyTables } from './tables.ts';
import { connectionOf, dayText, dentallyIds, idOf, isInDiary, stateWords, timeText } from './values.ts';

const uuids = uuidIds();
const longAgo = '2018-06-04T09:00:00-04:00';
const minute = 60_000;

/** What the database holds beside the practice. */
export interface DentallyMemory {
  readonly patients: Map<number, Row>;
  readonly appointments: Map<number, Row>;
}

/** How rows of the practice look there. */
export type DentallyRecords = ReturnType<typeof dentallyRecords>;

/** Makes rows from the records of a practice; `__typename` tells what a node is. */
export function dentallyRecords(backstage: Backstage, memory: DentallyMemory) {
  const { practice, meet, now, cap } = backstage;
  const tables = dentallyTables(practice);
  const byNumber = (type: string, rows: readonly Row[], number: unknown): Row | null =>
    typeof number === 'number' ? (rows.find((row) => row['id'] === idOf(type, number)) ?? null) : null;
  const numberIn = (row: Row, field: string, usual: number | null): number | null => {
    const value = row[field];
    return value === null || typeof value === 'number' ? value : usual;
  };
  const pence = (cents: number): string => (cents / 100).toFixed(2);

  const site = (place: practices.PlaceRecord): Row => ({
    __typename: 'Site',
    id: dentallyIds.of('place', place.key),
    uuid: uuids.of('place', place.key),
    active: true,
    addressLine1: place.street,
    addressLine2: null,
    county: place.state,
    emailAddress: place.email,
    logoUrl: null,
    name: place.name,
    nickname: place.key === 3 ? 'Cats' : null,
    openingHours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
      day,
      open: day === 'Saturday' ? null : '08:00',
      close: day === 'Saturday' ? null : '18:00',
    })),
    phoneNumber: place.phone,
    postcode: place.postalCode,
    town: place.city,
    website: 'https://harbor.example.test',
  });
  const siteOf = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    return place && site(place);
  };

  const practitioner = (person: practices.ProviderRecord): Row => ({
    __typename: 'Practitioner',
    id: dentallyIds.of('provider', person.key),
    databaseId: person.key,
    active: person.isActive,
    createdAt: longAgo,
    gdcNumber: person.role === 'veterinarian' ? String(260_100 + person.key) : null,
    nhsNumber: null,
    site: () => siteOf(person.placeKeys[0] ?? null),
    updatedAt: longAgo,
    user: () => byNumber('User', tables.users, person.key),
  });
  const practitionerOf = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.providers, key);
    return person && practitioner(person);
  };
  const phoneOf = ({ phones }: practices.ClientRecord, wanted: practices.PhoneRecord['label']): string | null =>
    phones.find(({ label }) => label === wanted)?.value ?? null;

  const visitsOf = (key: number): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === key && isInDiary(row)).toSorted(practices.byStart);
  const stats = (client: practices.ClientRecord): Row => {
    const visits = visitsOf(client.key);
    const lastOf = (state: practices.VisitState): string | null => {
      const row = visits.findLast((visit) => visit.state === state && visit.start <= now());
      return row ? dayText(row.start) : null;
    };
    const first = visits.find(({ state }) => state === 'completed');
    const next = visits.find(({ state, start }) => start > now() && state !== 'cancelled' && state !== 'noShow');
    const { orders, payments } = tables.ledger;
    const isOwn = (row: { readonly clientKey: number }): boolean => row.clientKey === client.key;
    return {
      firstAppointmentDate: first ? dayText(first.start) : null,
      lastAppointmentDate: lastVisitOf(practice, client, now()),
      lastCancelledAppointmentDate: lastOf('cancelled'),
      lastFtaAppointmentDate: lastOf('noShow'),
      nextAppointmentDate: next ? dayText(next.start) : null,
      totalInvoiced: pence(orders.filter(isOwn).reduce((sum, row) => sum + row.subtotalCents + row.taxCents, 0)),
      totalPaid: pence(payments.filter(isOwn).reduce((sum, row) => sum + row.cents, 0)),
    };
  };

  const patient = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const { key, givenName, familyName, emails, city, street } = client;
    const known = memory.patients.get(key) ?? {};
    const hasContact = key % 6 === 0;
    return {
      addressLine2: key % 7 === 0 ? 'Flat 2' : null,
      addressLine3: null,
      archivedReason: client.isActive ? null : 'Moved away',
      county: city === 'Boulder' ? 'CO' : 'ME',
      dateOfBirth: `${String(1940 + (key % 60))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
      dentistRecallDate: dayText(now() + ((key * 13) % 200) * 86_400_000),
      dentistRecallInterval: 6,
      emergencyContactName: hasContact ? 'Robin Vale' : null,
      emergencyContactPhone: hasContact ? '+1 207 555 0900' : null,
      emergencyContactRelationship: hasContact ? 'Neighbour' : null,
      ethnicity: null,
      gender: key % 5 === 0 ? null : key % 2 === 0,
      hygienistRecallDate: null,
      hygienistRecallInterval: null,
      imageUrl: null,
      importId: key % 3 === 0 ? `OLD-${String(key)}` : null,
      marketing: key % 3 === 0,
      medicalAlert: key % 15 === 0,
      medicalAlertText: key % 15 === 0 ? 'Penicillin' : null,
      metadata: {},
      middleName: null,
      nhsNumber: null,
      occupation: key % 8 === 0 ? 'Teacher' : null,
      postcode: city === 'Boulder' ? '80302' : '04101',
      preferredName: key % 9 === 0 ? 'Sunny' : null,
      preferredPhoneNumber: client.phones.length > 0 ? 'MOBILE' : null,
      recallMethod: ['EMAIL', 'SMS', 'LETTER'][key % 3],
      title: key % 4 === 0 ? 'Dr' : null,
      useEmail: emails.length > 0,
      useSms: key % 2 === 0,
      ...known,
      __typename: 'Patient',
      id: dentallyIds.of('client', key),
      databaseId: key,
      uuid: uuids.of('client', key),
      account: () => tables.account(client),
      acquisitionSource: () =>
        byNumber('AcquisitionSource', tables.acquisitionSources, numberIn(known, 'acquisitionSource', 1 + (key % 3))),
      active: client.isActive,
      addressLine1: street === '' ? null : street,
      appointments: (args: ConnectionArgs) => connectionOf(visitsOf(key), args, cap, appointment),
      createdAt: timeText(client.createdAt),
      dentist: () => practitionerOf(numberIn(known, 'dentist', 1 + (key % 4))),
      emailAddress: emails[0] ?? null,
      firstName: givenName,
      homePhone: phoneOf(client, 'Home'),
      hygienist: () => (key % 2 === 0 ? practitionerOf(5) : null),
      lastName: familyName,
      mobilePhone: phoneOf(client, 'Mobile'),
      paymentPlan: () => byNumber('PaymentPlan', tables.paymentPlans, numberIn(known, 'paymentPlan', 1 + (key % 2))),
      site: () => siteOf(client.placeKey),
      stats: () => stats(client),
      town: city === '' ? null : city,
      updatedAt: timeText(client.updatedAt),
      workPhone: phoneOf(client, 'Work'),
    };
  };
  const patientOf = (key: number | null): Row | null => {
    const client = practices.rowOf(practice.clients, key);
    return client && !client.isDeleted ? patient(client) : null;
  };

  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const known = memory.appointments.get(row.key) ?? {};
    const client = practices.rowOf(practice.clients, row.clientKey);
    const person = practices.rowOf(practice.providers, row.providerKey);
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const state = stateWords[row.state];
    const end = row.start + row.minutes * minute;
    const after = (...words: readonly string[]): boolean => words.includes(state);
    const room = 2 * row.placeKey - (row.key % 2);
    return {
      bookedViaApi: row.key % 4 === 0,
      importId: null,
      metadata: {},
      notes: row.key % 11 === 0 ? 'Ring before.' : null,
      ...known,
      __typename: 'Appointment',
      id: dentallyIds.of('appointment', row.key),
      databaseId: row.key,
      uuid: uuids.of('appointment', row.key),
      appointmentCancellationReason: () =>
        state === 'CANCELLED'
          ? byNumber('AppointmentCancellationReason', tables.cancellationReasons, numberIn(known, 'cancelled', 1))
          : null,
      arrivedAt: after('ARRIVED', 'IN_SURGERY', 'COMPLETED') ? timeText(row.start - 6 * minute) : null,
      cancelledAt: state === 'CANCELLED' ? timeText(row.updatedAt) : null,
      completedAt: state === 'COMPLETED' ? timeText(end) : null,
      confirmedAt: state === 'CONFIRMED' ? timeText(row.updatedAt) : null,
      createdAt: timeText(row.createdAt),
      didNotAttendAt: state === 'DID_NOT_ATTEND' ? timeText(end) : null,
      duration: row.minutes,
      finishTime: timeText(end),
      inSurgeryAt: after('IN_SURGERY', 'COMPLETED') ? timeText(row.start) : null,
      patient: () => patientOf(row.clientKey),
      patientImageUrl: null,
      patientName: client && practices.fullNameOf(client),
      paymentPlan: () => (client ? byNumber('PaymentPlan', tables.paymentPlans, 1 + (client.key % 2)) : null),
      pendingAt: timeText(row.createdAt),
      practitioner: () => practitionerOf(row.providerKey),
      practitionerName: person ? practices.fullNameOf(person) : '',
      practitionerSite: () => siteOf(row.placeKey),
      reason: row.reason,
      room: () => tables.room(numberIn(known, 'room', room), siteOf),
      startTime: timeText(row.start),
      state,
      treatmentDescription: row.isBlock ? null : (type?.name ?? null),
      updatedAt: timeText(row.updatedAt),
      user: () => byNumber('User', tables.users, 101 + (row.key % 2)),
    };
  };
  const reason = (type: practices.VisitTypeRecord): Row => ({
    __typename: 'AppointmentReason',
    id: dentallyIds.of('visitType', type.key),
    databaseId: type.key,
    duration: type.minutes,
    position: type.key,
    reason: type.name,
  });
  return { tables, site, siteOf, practitioner, practitionerOf, patient, patientOf, appointment, reason };
}
