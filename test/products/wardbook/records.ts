import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  dialectNow,
  fullNameOf,
  type PatientRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import * as values from './values.ts';

/** What was written that the practice has no place for, by the key of a visit. */
export interface WardbookMemory {
  readonly rooms: Map<number, string>;
  readonly versions: Map<number, number>;
}

/** How rows of the practice look there. */
export type WardbookRecords = ReturnType<typeof wardbookRecords>;

const { of } = values.wardbookIds;
const dayMs = 86_400_000;
const roles = { veterinarian: 'VETERINARIAN', technician: 'TECHNICIAN', groomer: 'GROOMER' } as const;

/** Whether an entry of the book is a visit. */
export function isVisit(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted;
}

/** Makes objects from the records of a practice; what leads to other rows is made when it is asked for. */
export function wardbookRecords({ practice, meet, now }: Backstage, ledger: Ledger, memory: WardbookMemory) {
  const hospital = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    if (!place) return null;
    meet('place', place.key);
    return {
      id: of('place', place.key),
      name: place.name,
      address: {
        street: place.street,
        city: place.city,
        stateOrProvince: place.state,
        postalCode: place.postalCode,
        countryCode: 'US',
      },
      phone: place.phone,
      email: place.email,
      zoneId: place.zone,
      departments: () => values.departmentsOf(place).map(department),
    };
  };
  const department = (row: values.Department): Row => ({
    id: row.id,
    name: row.name,
    hospital: () => hospital(row.placeKey),
    rooms: () =>
      values
        .roomsOf({ key: row.placeKey })
        .filter((each) => each.department.id === row.id)
        .map(room),
  });
  const room = (row: values.Room): Row => ({
    id: row.id,
    name: row.name,
    department: () => department(row.department),
  });

  const staffMember = (key: number | null): Row | null => {
    const member = rowOf(practice.providers, key);
    if (!member) return null;
    meet('provider', member.key);
    return {
      id: of('provider', member.key),
      name: { given: member.givenName, family: member.familyName, full: fullNameOf(member) },
      credentials: member.title,
      role: roles[member.role],
      email: member.email,
      active: member.isActive,
      hospitals: () => member.placeKeys.map(hospital),
    };
  };

  const client = (row: ClientRecord | null): Row | null => {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const isPerson = row.givenName !== null;
    const phones = row.phones.map(({ label, value }) => ({ channel: 'PHONE', value, label: label.toUpperCase() }));
    const emails = row.emails.map((value) => ({ channel: 'EMAIL', value, label: null }));
    const raisedOn = wallDay(row.createdAt + 30 * dayMs, 'America/New_York');
    return {
      id: of('client', row.key),
      type: isPerson ? 'PERSON' : 'ORGANIZATION',
      name: { given: row.givenName, family: isPerson ? row.familyName : null, full: fullNameOf(row) },
      contactPoints: [...phones, ...emails],
      address:
        row.street === '' && row.city === ''
          ? null
          : { street: row.street, city: row.city, stateOrProvince: null, postalCode: null, countryCode: 'US' },
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      flags: row.tags.map((text) => ({ text, raisedOn })),
      note: row.note,
      homeHospital: () => hospital(row.placeKey),
      lastVisitOn: () => lastVisitOf(practice, row, now()),
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(patient),
      visits: () => visitsOf(({ clientKey }) => clientKey === row.key),
      balance: () =>
        values.decimal(
          ledger.orders
            .filter(({ clientKey }) => clientKey === row.key)
            .reduce((sum, order) => sum + dueOf(ledger, order), 0),
        ),
      registeredAt: values.officeTime(row.createdAt),
      taxNumber: null,
    };
  };

  const patient = (row: PatientRecord | null): Row | null => {
    if (!row) return null;
    meet('patient', row.key);
    return {
      id: of('patient', row.key),
      name: row.name,
      signalment: {
        species: row.species,
        breed: row.breed,
        sex: row.sex,
        color: row.color === '' ? null : row.color,
        bornOn: row.birthDate,
      },
      microchip: row.microchip,
      status: row.isDeceased ? 'DECEASED' : 'ALIVE',
      owner: () => client(rowOf(practice.clients, row.clientKey)),
      visits: () => visitsOf(({ patientKey }) => patientKey === row.key),
      labOrders: () => labOrders(row),
      insurancePolicy: null,
    };
  };

  const labOrders = (row: PatientRecord): readonly Row[] =>
    practice.appointments
      .filter((each) => each.patientKey === row.key && each.typeKey === 3 && each.start < dialectNow && isVisit(each))
      .map((each) => ({
        id: `LAB-${String(each.key).padStart(4, '0')}`,
        panel: each.key % 2 === 0 ? 'Chemistry 17' : 'Complete blood count',
        state: each.state === 'completed' ? 'REPORTED' : 'ORDERED',
        orderedAt: offsetText(each.start, zoneOf(practice, each)),
        resultUrl: null,
      }));

  const visitTypes = (): readonly Row[] =>
    practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map((type) => ({
        id: of('visitType', type.key),
        name: type.name,
        standardDuration: values.durationText(type.minutes),
        color: type.color,
        selfBooking: type.isBookable,
      }));

  const departmentOf = (row: AppointmentRecord): values.Department | null =>
    values.departmentsOf({ key: row.placeKey }).find(({ typeKeys }) => typeKeys.includes(row.typeKey)) ?? null;
  /** Rooms go with clinicians: without one there is none yet. */
  const roomOf = (row: AppointmentRecord): values.Room | null => {
    const own = memory.rooms.get(row.key);
    const rooms = values.roomsOf({ key: row.placeKey });
    const given = rooms.find(({ id }) => id === own);
    if (given || row.providerKey === null) return given ?? null;
    const usual = rooms.filter((each) => each.department.id === departmentOf(row)?.id);
    return usual[row.providerKey % Math.max(1, usual.length)] ?? null;
  };

  const visit = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const typeId = of('visitType', row.typeKey);
    return {
      id: of('appointment', row.key),
      start: offsetText(row.start, zone),
      duration: values.durationText(row.minutes),
      state: values.wardbookStates[row.state],
      visitType: () => visitTypes().find(({ id }) => id === typeId) ?? null,
      presentingComplaint: row.reason,
      cancellationReason: row.cancelReason,
      patient: () => patient(rowOf(practice.patients, row.patientKey)),
      client: () => client(rowOf(practice.clients, row.clientKey)),
      clinician: () => staffMember(row.providerKey),
      hospital: () => hospital(row.placeKey),
      department() {
        const own = departmentOf(row);
        return own && department(own);
      },
      room() {
        const own = roomOf(row);
        return own && room(own);
      },
      bookedAt: offsetText(row.createdAt, zone),
      version: memory.versions.get(row.key) ?? 0,
    };
  };
  const visitsOf = (isWanted: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments
      .filter((row) => isVisit(row) && isWanted(row))
      .toSorted(byStart)
      .map(visit);

  const own = { hospital, department, room, staffMember, client, patient, labOrders };
  return { ...own, visitTypes, departmentOf, roomOf, visit };
}
