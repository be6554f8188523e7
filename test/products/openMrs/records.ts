import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { personalRows } from './personalRows.ts';
import { dateTime, identifierOf, openMrsIds, otherUuid, statusWords, stateOfStatus } from './values.ts';

/** How rows look there. */
export type OpenMrsRecords = ReturnType<typeof openMrsRecords>;

/** A provider of an appointment. */
export interface ProviderDetail {
  readonly key: number;
  readonly response: string;
  readonly comments: string | null;
}

/** What is kept beside the practice. */
export interface OpenMrsMemory {
  /** Of appointments, by key. */
  readonly appointments: Map<number, Row>;
  readonly providers: Map<number, readonly ProviderDetail[]>;
  /** Of persons, by the key of the client. */
  readonly persons: Map<number, Row>;
  readonly visits: Row[];
}

const specialities = ['General practice', 'Surgery'];

/** Makes rows from the records of a practice. */
export function openMrsRecords({ practice, meet, now }: Backstage, memory: OpenMrsMemory) {
  const id = openMrsIds.of;
  const { person, staffPerson, identifierType } = personalRows(now, memory);

  const tag = { uuid: otherUuid('g', 1), name: 'Appointment Location', display: 'Appointment Location' };
  const location = (row: PlaceRecord | null): Row | null =>
    row && {
      uuid: id('place', row.key),
      display: row.name,
      name: row.name,
      description: null,
      address1: row.street,
      cityVillage: row.city,
      stateProvince: row.state,
      country: 'USA',
      postalCode: row.postalCode,
      tags: [tag],
      parentLocation: null,
      childLocations: [],
      retired: false,
    };
  const shortLocation = (row: PlaceRecord | null): Row | null => row && { uuid: id('place', row.key), name: row.name };

  const patient = (row: ClientRecord | null): Row | null => {
    if (!row) return null;
    meet('client', row.key);
    const identifier = identifierText(row);
    return {
      uuid: id('client', row.key),
      display: `${identifier} - ${fullNameOf(row)}`,
      identifiers: [
        {
          uuid: otherUuid('i', row.key),
          display: `OpenMRS ID = ${identifier}`,
          identifier,
          identifierType,
          location: () => location(rowOf(practice.places, row.placeKey)),
          preferred: true,
          voided: false,
        },
      ],
      person: () => person(row),
      voided: row.isDeleted,
      auditInfo: {
        creator: 'admin',
        dateCreated: dateTime(row.createdAt),
        changedBy: 'clerk',
        dateChanged: dateTime(row.updatedAt),
      },
    };
  };
  function identifierText(row: ClientRecord): string {
    const own = memory.persons.get(row.key)?.['identifier'];
    return typeof own === 'string' ? own : identifierOf(row);
  }

  const provider = (row: ProviderRecord | null): Row | null =>
    row && {
      uuid: id('provider', row.key),
      display: `${providerNumber(row)} - ${fullNameOf(row)}`,
      person: () => staffPerson(row),
      identifier: providerNumber(row),
      retired: !row.isActive,
    };

  const service = (row: VisitTypeRecord | null): Row | null =>
    row && {
      appointmentServiceId: row.key,
      uuid: id('visitType', row.key),
      name: row.name,
      description: null,
      speciality: speciality(row.name === 'Surgery' ? 1 : 0),
      startTime: '08:00:00',
      endTime: '18:00:00',
      durationMins: row.minutes,
      maxAppointmentsLimit: null,
      location: null,
      color: row.color,
      initialAppointmentStatus: 'Scheduled',
      creatorName: 'Super User',
      serviceTypes: [],
    };

  const providersOf = (row: AppointmentRecord): readonly ProviderDetail[] =>
    memory.providers.get(row.key) ??
    (row.providerKey === null ? [] : [{ key: row.providerKey, response: 'ACCEPTED', comments: null }]);
  const providerDetail = ({ key, response, comments }: ProviderDetail): readonly Row[] => {
    const staff = rowOf(practice.providers, key);
    return staff ? [{ uuid: id('provider', key), name: fullNameOf(staff), response, comments }] : [];
  };
  /** The word that was written, as long as the state is still the one behind it. */
  const statusOf = (row: AppointmentRecord): string => {
    const own = memory.appointments.get(row.key)?.['status'];
    return typeof own === 'string' && stateOfStatus(own) === row.state ? own : statusWords[row.state];
  };

  const appointmentPatient = (row: ClientRecord | null): Row | null => {
    if (!row) return null;
    meet('client', row.key);
    const { gender, age, birthdate } = person(row);
    const birthDate = typeof birthdate === 'string' ? Date.parse(birthdate.replace('+0000', 'Z')) : null;
    const names = { uuid: id('client', row.key), name: fullNameOf(row), identifier: identifierText(row) };
    return { ...names, age, gender, birthDate };
  };
  const appointment = (row: AppointmentRecord | null): Row | null => {
    if (!row) return null;
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    return {
      appointmentKind: 'Scheduled',
      priority: null,
      ...memory.appointments.get(row.key),
      uuid: id('appointment', row.key),
      appointmentNumber: `0000${String(row.key)}`,
      patient: () => appointmentPatient(client),
      service: () => service(rowOf(practice.visitTypes, row.typeKey)),
      serviceType: null,
      provider: null,
      providers: () => providersOf(row).flatMap(providerDetail),
      location: () => shortLocation(rowOf(practice.places, row.placeKey)),
      startDateTime: row.start,
      endDateTime: row.start + row.minutes * 60_000,
      dateCreated: row.createdAt,
      dateAppointmentScheduled: row.createdAt,
      status: statusOf(row),
      comments: row.reason,
      reasons: [],
      recurring: false,
      voided: row.isDeleted,
      teleconsultationLink: null,
      extensions: { patientEmailDefined: (client?.emails.length ?? 0) > 0 },
    };
  };

  return {
    location,
    tag,
    patient,
    person,
    staffPerson,
    identifierText,
    provider,
    providersOf,
    service,
    statusOf,
    appointment,
  };
}

/** What a service belongs to. */
export function speciality(index: number): Row {
  return { uuid: otherUuid('s', index + 1), name: specialities[index] ?? '' };
}

/** The number of a member of staff. */
export function providerNumber({ key }: ProviderRecord): string {
  return `P${String(100 + key)}`;
}
