import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { type Row, capital } from '../generatedRows.ts';
import { type NodesArgs, aggregateOf, meetsFilter, nodesOf } from './nodes.ts';

/** Ids of nodes, the same for every type. */
export const dgraphIds = wordIds({
  organization: '0x1',
  place: '0x2',
  provider: '0x3',
  visitType: '0x4',
  client: '0x5',
  patient: '0x6',
  appointment: '0x7',
});

/** The values of an appointment's status. */
export const dgraphWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'CheckedIn',
  inProgress: 'InProgress',
  ready: 'ReadyForPickup',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'NoShow',
} satisfies Record<VisitState, string>;

/** The nodes of the practice. */
export function dgraphRecords({ practice, meet, cap }: Backstage) {
  const id = dgraphIds.of;
  const many = (field: string, rows: () => readonly Row[]): Row => ({
    [field]: (args: NodesArgs) => nodesOf(rows(), args, cap).map(meetNode),
    [`${field}Aggregate`]: ({ filter }: NodesArgs) => aggregateOf(rows(), filter),
  });
  const one =
    <Record extends { readonly key: number }>(
      records: readonly Record[],
      key: number | null,
      show: (record: Record) => Row,
    ) =>
    ({ filter }: NodesArgs): Row | null => {
      const record = rowOf(records, key);
      const row = record && show(record);
      return row && meetsFilter(row, filter ?? {}) ? meetNode(row) : null;
    };
  const visits = (belongs: (row: AppointmentRecord) => boolean): Row =>
    many('appointments', () => practice.appointments.filter((row) => isOnBook(row) && belongs(row)).map(appointment));
  function owner(row: ClientRecord): Row {
    return {
      kind: 'client',
      id: id('client', row.key),
      name: fullNameOf(row),
      email: row.emails[0] ?? null,
      phoneNumbers: row.phones.map(({ value }) => value),
      street: row.street,
      city: row.city,
      notes: row.note,
      isActive: row.isActive,
      joinedOn: utcText(row.createdAt),
      ...many('pets', () => practice.patients.filter((animal) => animal.clientKey === row.key).map(pet)),
      ...visits((visit) => visit.clientKey === row.key),
      ...many('invoices', () => []),
    };
  }
  function pet(row: PatientRecord): Row {
    return {
      kind: 'patient',
      id: id('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color,
      sex: capital(row.sex.toLowerCase()),
      birthDate: row.birthDate === null ? null : `${row.birthDate}T00:00:00Z`,
      microchip: row.microchip,
      isDeceased: row.isDeceased,
      owner: one(practice.clients, row.clientKey, owner),
      ...visits((visit) => visit.patientKey === row.key),
      ...many('vaccinations', () => []),
    };
  }
  function veterinarian(row: (typeof practice.providers)[number]): Row {
    return {
      id: id('provider', row.key),
      name: fullNameOf(row),
      title: row.title,
      email: row.email,
      isActive: row.isActive,
      hiredOn: null,
      ...many('clinics', () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(clinic)),
      ...visits((visit) => visit.providerKey === row.key),
    };
  }
  function clinic(row: (typeof practice.places)[number]): Row {
    const { name, street, city, state, postalCode, zone, phone, email } = row;
    return {
      id: id('place', row.key),
      name,
      street,
      city,
      state,
      postalCode,
      timeZone: zone,
      phone,
      email,
      ...many('veterinarians', () =>
        practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)).map(veterinarian),
      ),
      ...visits((visit) => visit.placeKey === row.key),
    };
  }
  function service(row: (typeof practice.visitTypes)[number]): Row {
    return {
      id: id('visitType', row.key),
      name: row.name,
      durationMinutes: row.minutes,
      color: row.color,
      price: null,
      ...visits((visit) => visit.typeKey === row.key),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      kind: 'appointment',
      id: id('appointment', row.key),
      startTime: utcText(row.start),
      endTime: utcText(row.start + row.minutes * 60_000),
      status: dgraphWords[row.state],
      reason: row.reason,
      cancellationReason: row.cancelReason,
      pet: one(practice.patients, row.patientKey, pet),
      owner: one(practice.clients, row.clientKey, owner),
      veterinarian: one(practice.providers, row.providerKey, veterinarian),
      clinic: one(practice.places, row.placeKey, clinic),
      service: one(practice.visitTypes, row.typeKey, service),
      invoice: () => null,
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  /** Tells that a node goes into an answer. */
  function meetNode(row: Row): Row {
    const { kind } = row;
    if (kind === 'client' || kind === 'patient' || kind === 'appointment')
      meet(kind, dgraphIds.key(kind, String(row['id'])) ?? 0);
    return row;
  }
  const nodesByType: Readonly<Record<string, () => readonly Row[]>> = {
    Owner: () => practice.clients.filter((row) => !row.isDeleted).map(owner),
    Pet: () => practice.patients.map(pet),
    Veterinarian: () => practice.providers.map(veterinarian),
    Clinic: () => practice.places.map(clinic),
    Service: () => practice.visitTypes.filter((row) => !row.isBlock).map(service),
    Appointment: () => practice.appointments.filter(isOnBook).map(appointment),
    User: () => [{ username: 'frontdesk', displayName: 'Front Desk', lastLogin: null, isAdmin: false }],
  };
  return { nodesByType, owner, pet, appointment, meetNode };
}

function isOnBook({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}
