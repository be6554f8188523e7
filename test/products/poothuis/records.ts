import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { type Ledger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import * as values from './values.ts';

/** How rows of the practice look there. */
export type PoothuisRecords = ReturnType<typeof poothuisRecords>;

const { of } = values.poothuisIds;
const homeZone = 'America/New_York';
const functions = { veterinarian: 'VETERINARIAN', technician: 'VETERINARY_NURSE', groomer: 'GROOMER' } as const;
const initialOf = (name: string): string => `${name.slice(0, 1)}.`;

/** Makes objects from the records of a practice; what leads to other rows is made when it is asked for. */
export function poothuisRecords({ practice, meet }: Backstage, ledger: Ledger) {
  const branchOf = (place: PlaceRecord): Row => {
    meet('place', place.key);
    return {
      id: of('place', place.key),
      name: place.name,
      address: {
        street: place.street,
        postcode: place.postalCode,
        town: place.city,
        region: place.state,
        country: 'US',
      },
      phone: values.phoneText(place.phone),
      email: place.email,
      timeZone: place.zone,
    };
  };
  const branch = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && branchOf(place);
  };

  const employee = (key: number | null): Row | null => {
    const member = rowOf(practice.providers, key);
    if (!member) return null;
    meet('provider', member.key);
    return {
      id: of('provider', member.key),
      firstName: member.givenName,
      lastName: member.familyName,
      fullName: fullNameOf(member),
      degree: member.title,
      function: functions[member.role],
      email: member.email,
      employed: member.isActive,
      branches: () => member.placeKeys.map(branch),
    };
  };

  const relation = (client: ClientRecord | null): Row | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    const hasAddress = client.street !== '' || client.city !== '';
    return {
      id: of('client', client.key),
      kind: client.givenName === null ? 'BUSINESS' : 'PRIVATE',
      firstName: client.givenName,
      lastName: client.familyName,
      initials: client.givenName === null ? null : initialOf(client.givenName),
      fullName: fullNameOf(client),
      salutation: null,
      email: client.emails[0] ?? null,
      mobile: values.phoneOf(client, 'Mobile'),
      phonePrivate: values.phoneOf(client, 'Home'),
      phoneBusiness: values.phoneOf(client, 'Work'),
      address: hasAddress
        ? { street: client.street, postcode: null, town: client.city, region: null, country: 'US' }
        : null,
      branch: () => branch(client.placeKey),
      labels: client.tags,
      remark: client.note,
      active: client.isActive,
      kvkNumber: null,
      customerSince: values.dayText(client.createdAt, homeZone),
      ownerships: () =>
        practice.patients.filter(({ clientKey }) => clientKey === client.key).map((row) => ownership(row, client)),
      appointments: () => appointmentsOf(({ clientKey }) => clientKey === client.key),
      outstandingCents: () =>
        ledger.orders
          .filter(({ clientKey }) => clientKey === client.key)
          .reduce((sum, order) => sum + dueOf(ledger, order), 0),
    };
  };

  const ownership = (patient: PatientRecord, client: ClientRecord): Row => ({
    relation: () => relation(client),
    animal: () => animal(patient),
    primary: true,
    since: values.dayText(patient.createdAt, homeZone),
  });

  const species = (name: string): Row => {
    const index = values.poothuisSpecies.indexOf(name);
    return { id: String(index === -1 ? values.poothuisSpecies.length : index + 1), name };
  };

  const animal = (patient: PatientRecord | null): Row | null => {
    if (!patient) return null;
    meet('patient', patient.key);
    const owner = rowOf(practice.clients, patient.clientKey);
    return {
      id: of('patient', patient.key),
      name: patient.name,
      species: species(patient.species),
      breed: patient.breed,
      sex: patient.sex,
      coatColour: patient.color === '' ? null : patient.color,
      bornOn: patient.birthDate === null ? null : values.dutchDay(patient.birthDate),
      chipNumber: patient.microchip,
      passportNumber: null,
      deceased: patient.isDeceased,
      ownerships: () => (owner && !owner.isDeleted ? [ownership(patient, owner)] : []),
      appointments: () => appointmentsOf(({ patientKey }) => patientKey === patient.key),
    };
  };

  const kinds = (): readonly Row[] =>
    practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map((type) => ({
        id: of('visitType', type.key),
        name: type.name,
        durationMinutes: type.minutes,
        colour: type.color,
        bookableOnline: type.isBookable,
      }));

  const isAppointment = (row: AppointmentRecord): boolean => !row.isBlock && !row.isDeleted;

  const timesOf = (row: AppointmentRecord): Row => {
    const zone = zoneOf(practice, row);
    return {
      id: of('appointment', row.key),
      date: values.dayText(row.start, zone),
      time: values.timeText(row.start, zone),
      durationMinutes: row.minutes,
      employee: () => employee(row.providerKey),
    };
  };

  const appointment = (row: AppointmentRecord | null): Row | null => {
    if (!row || !isAppointment(row)) return null;
    meet('appointment', row.key);
    const kindId = of('visitType', row.typeKey);
    return {
      ...timesOf(row),
      kind: () => kinds().find(({ id }) => id === kindId),
      status: values.poothuisStatuses[row.state],
      reason: row.reason,
      cancelReason: row.cancelReason,
      relation: () => relation(rowOf(practice.clients, row.clientKey)),
      animal: () => animal(rowOf(practice.patients, row.patientKey)),
      branch: () => branch(row.placeKey),
      plannedOn: values.dayText(row.createdAt, zoneOf(practice, row)),
    };
  };

  const blockage = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return { ...timesOf(row), title: row.reason ?? type?.name ?? 'Blocked' };
  };

  const appointmentsOf = (isWanted: (row: AppointmentRecord) => boolean): readonly (Row | null)[] =>
    practice.appointments
      .filter((row) => isAppointment(row) && isWanted(row))
      .toSorted(byStart)
      .map(appointment);

  return { branch, branchOf, employee, relation, animal, kinds, appointment, appointmentsOf, blockage };
}
