import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { dueOf, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ClinicalRecords } from './clinicalRecords.ts';
import { codeOf, codeOfName } from './codes.ts';
import { placeRecords, type PlaceRecords, roomNames } from './placeRecords.ts';
import { dateTime, dollars, isAppointment, isConfirmed, numbersOf, type PageArgs, pageOf, statuses } from './values.ts';

/** Shows the records of the practice as the service does. */
export interface DeskRecords extends PlaceRecords {
  readonly client: (row: ClientRecord) => Row;
  readonly patient: (row: PatientRecord) => Row;
  readonly appointment: (row: AppointmentRecord) => Row;
  readonly block: (row: AppointmentRecord) => Row;
  readonly patientWith: (key: number | null) => Row | null;
  readonly clientWith: (key: number | null) => Row | null;
}

interface Given {
  readonly ledger: Ledger;
  readonly clinical: () => ClinicalRecords;
  /** An appointment's invoice, where it has one. */
  readonly invoiceOf: (row: AppointmentRecord) => Row | null;
  /** What was written of a patient beside the practice's own fields. */
  readonly neuteredOf: (row: PatientRecord) => string | null;
}

const sources = ['Google', 'Friend or family', 'Walked by'];
const minuteMs = 60_000;
// Until then records were taken over from the system before.
const importedUntil = Date.parse('2020-01-01T00:00:00Z');

/** The ways in which clients came to the practice. */
export const referralSources: readonly Row[] = sources.map((name, index) => ({
  id: codeOf('source', index + 1),
  name,
}));

/** The records of people, animals and the calendar, and those of hospitals and staff. */
export function deskRecords(backstage: Backstage, given: Given): DeskRecords {
  const { practice, meet, cap } = backstage;
  const { ledger } = given;

  const places = placeRecords(backstage);
  const { rooms, businessWith, providerWith, appointmentType } = places;

  const appointmentsWhere = (fits: (row: AppointmentRecord) => boolean, args: PageArgs): Row => {
    const rows = practice.appointments.filter((row) => isAppointment(row) && fits(row)).toSorted(byStart);
    return pageOf(rows, args, cap, appointment);
  };

  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const numbers = numbersOf(row);
    const isImported = row.createdAt < importedUntil;
    const due = ledger.orders
      .filter(({ clientKey }) => clientKey === row.key)
      .reduce((sum, order) => sum + dueOf(ledger, order), 0);
    const place = rowOf(practice.places, row.placeKey) ?? practice.places[0];
    return {
      id: codeOf('client', row.key),
      businessId: codeOf('place', place?.key ?? row.placeKey),
      business: () => businessWith(row.placeKey),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      alternateEmail: row.emails[1] ?? null,
      mobilePhone: numbers.Mobile,
      homePhone: isImported ? numbers.Home : null,
      homePhoneNew: isImported ? null : numbers.Home,
      workPhone: numbers.Work,
      otherPhone: numbers.Other,
      address:
        row.street || row.city
          ? { street1: row.street, street2: null, city: row.city, state: null, postalCode: null, country: 'US' }
          : null,
      balance: dollars(due),
      notes: row.note,
      tags: row.tags.map((name) => ({ id: codeOfName(name), name })),
      referralSource: row.key % 4 === 0 ? referralSources[row.key % sources.length] : null,
      active: row.isActive,
      deleted: row.isDeleted,
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(patient),
      appointments: (args: PageArgs) => appointmentsWhere(({ clientKey }) => clientKey === row.key, args),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };
  const clientWith = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && client(row);
  };

  const patient = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const { breed, species } = row;
    return {
      id: codeOf('patient', row.key),
      clientId: row.clientKey === null ? null : codeOf('client', row.clientKey),
      client: () => clientWith(row.clientKey),
      name: row.name,
      species: given.clinical().species(species),
      breed: breed === null ? null : { id: codeOfName(breed), name: breed },
      color: row.color || null,
      gender: row.sex === 'UNKNOWN' ? null : row.sex,
      spayedNeuteredStatus: given.neuteredOf(row),
      dateOfBirth: row.birthDate,
      microchip: row.microchip,
      active: row.isActive,
      deleted: false,
      deceased: row.isDeceased,
      weights: () => given.clinical().weights(row),
      vaccinations: () => given.clinical().vaccinations(row),
      prescriptions: () => given.clinical().prescriptions(row),
      reminders: () => given.clinical().reminders([row]),
      appointments: (args: PageArgs) => appointmentsWhere(({ patientKey }) => patientKey === row.key, args),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };
  const patientWith = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  const idOrNull = (kind: 'client' | 'patient' | 'provider', key: number | null): string | null =>
    key === null ? null : codeOf(kind, key);

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const place = rowOf(practice.places, row.placeKey);
    const isRoomed = ['inProgress', 'ready', 'completed'].includes(row.state);
    return {
      id: codeOf('appointment', row.key),
      businessId: codeOf('place', row.placeKey),
      business: () => businessWith(row.placeKey),
      clientId: idOrNull('client', row.clientKey),
      client: () => clientWith(row.clientKey),
      patientId: idOrNull('patient', row.patientKey),
      patient: () => patientWith(row.patientKey),
      providerId: idOrNull('provider', row.providerKey),
      provider: () => providerWith(row.providerKey),
      room: place && isRoomed ? rooms(place)[row.key % roomNames.length] : null,
      type: type && appointmentType(type),
      scheduledStartDatetime: dateTime(row.start),
      scheduledEndDatetime: dateTime(row.start + row.minutes * minuteMs),
      status: statuses[row.state],
      confirmed: isConfirmed(row),
      reason: row.reason,
      canceledAt: row.state === 'cancelled' ? dateTime(row.updatedAt) : null,
      cancellationReason: row.cancelReason,
      invoice: () => given.invoiceOf(row),
      deleted: row.isDeleted,
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };

  const block = (row: AppointmentRecord): Row => ({
    id: codeOf('appointment', row.key),
    businessId: codeOf('place', row.placeKey),
    provider: () => providerWith(row.providerKey),
    title: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Blocked',
    startDatetime: dateTime(row.start),
    endDatetime: dateTime(row.start + row.minutes * minuteMs),
  });

  return { ...places, client, patient, appointment, block, patientWith, clientWith };
}
