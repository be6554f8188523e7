import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { deskRecords } from './desk.ts';
import type { WayfernMemory } from './memory.ts';
import { officeRecords } from './office.ts';
import { clientTags, dateOf, e164, endOf, etagOf, money, states, typeId, wayfernIds } from './values.ts';

/** How rows of the practice look there. */
export type WayfernRecords = ReturnType<typeof wayfernRecords>;

const { of } = wayfernIds;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const tagColors = ['#8e44ad', '#2e86de', '#d35400'];

const audit = (row: { readonly key: number; readonly createdAt: number; readonly updatedAt: number }): Row => ({
  createTime: utcText(row.createdAt),
  updateTime: utcText(row.updatedAt),
  deleteTime: null,
  etag: etagOf(row),
});

/** Makes rows from the records of a practice. */
export function wayfernRecords(backstage: Backstage, memory: WayfernMemory) {
  const { practice, meet, now } = backstage;
  const office = officeRecords(practice, memory);
  const desk = deskRecords(backstage, memory, office);
  const { locationOf, typeOf, providerOf, staff } = desk;

  const client = (person: ClientRecord): Row => {
    meet('client', person.key);
    const { key } = person;
    return {
      ...audit(person),
      id: of('client', key),
      clientType: person.givenName === null ? 'ORGANIZATION' : 'PERSON',
      givenName: person.givenName,
      familyName: person.familyName,
      displayName: fullNameOf(person),
      state: person.isActive ? 'ACTIVE' : 'INACTIVE',
      phoneNumbers: person.phones.map(({ label, value }, index) => ({
        e164Number: e164(value) ?? value,
        extension: null,
        type: label.toUpperCase(),
        preferred: index === 0,
        textable: label === 'Mobile',
      })),
      emailAddresses: person.emails.map((address, index) => ({ address, preferred: index === 0, bounced: false })),
      postalAddress:
        person.street === '' && person.city === ''
          ? null
          : { regionCode: 'US', locality: person.city, addressLines: person.street === '' ? [] : [person.street] },
      homeLocation: () => locationOf(person.placeKey),
      tags: person.tags.map(tag),
      alerts:
        key % 10 === 5
          ? [{ id: typeId('alr', key), text: 'Ask for rabies certificate', severity: 'INFO', showAtCheckIn: true }]
          : [],
      notes: person.note,
      communicationPreferences: {
        appointmentReminders: person.phones.length > 0 ? 'TEXT' : 'EMAIL',
        healthReminders: 'EMAIL',
        marketing: key % 4 === 0,
        languageCode: 'en-US',
      },
      household: () => (person.isDeleted ? null : household(person)),
      patients: () => practice.patients.filter((row) => row.clientKey === key).map(patient),
      referredBy: () => (key % 20 === 6 && memory.referring[0] ? office.referring(memory.referring[0]) : null),
      lastVisitDate: () => lastVisitOf(practice, person, now()),
      deleteTime: person.isDeleted ? utcText(person.updatedAt) : null,
      creator: office.integration,
    };
  };
  const clientOf = (key: number | null): Row | null => {
    const person = rowOf(practice.clients, key);
    return person && client(person);
  };
  const tag = (name: string): Row => {
    // Tags that were never set up are numbered after the others, by their letters.
    const index = clientTags.indexOf(name);
    const key = index < 0 ? 1000 + Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 100_000, 0) : index + 1;
    return { id: typeId('tag', key), displayName: name, colorHex: tagColors[index] ?? '#7f8c8d' };
  };

  const household = (person: ClientRecord): Row => ({
    id: typeId('hsh', person.key),
    displayName: `${person.familyName} household`,
    accountNumber: `H-${String(10_000 + person.key)}`,
    primaryClient: () => client(person),
    contacts: () => memory.contacts.filter((row) => row.householdKey === person.key).map(contact),
    patients: () => practice.patients.filter((row) => row.clientKey === person.key).map(patient),
    balance: () => money(office.balanceOf(person.key)),
    insurancePolicies: () =>
      practice.patients.filter((row) => row.clientKey === person.key && isInsured(row)).map(policy),
    createTime: utcText(person.createdAt),
  });
  const contact = (row: WayfernMemory['contacts'][number]): Row => ({
    ...row,
    id: typeId('con', row.key),
    displayName: `${row.givenName} ${row.familyName}`,
    household: () => {
      const person = rowOf(practice.clients, row.householdKey);
      return person && household(person);
    },
  });
  const isInsured = (row: PatientRecord): boolean => row.key % 6 === 1 && row.clientKey !== null;
  const policy = (row: PatientRecord): Row => ({
    id: typeId('pol', row.key),
    carrier: ['Pumpkin Mutual', 'Brightpaw', 'Evergreen Pet'][row.key % 3],
    policyNumber: `PX${String(400_000 + row.key)}`,
    patient: () => patient(row),
    effectiveDate: dateOf(row.createdAt),
    expireDate: null,
    directPay: row.key % 4 === 1,
  });

  const patient = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return {
      ...audit(row),
      id: of('patient', row.key),
      name: row.name,
      client: () => clientOf(row.clientKey),
      household() {
        const person = rowOf(practice.clients, row.clientKey);
        return person && !person.isDeleted ? household(person) : null;
      },
      species: office.species(row.species),
      breed: row.breed === null ? null : office.breed(row.species, row.breed),
      color: row.color === '' ? null : row.color,
      sex: row.sex === 'MALE' && row.key % 2 === 0 ? 'MALE_NEUTERED' : row.sex,
      birthDate: row.birthDate,
      microchipNumber: row.microchip,
      state: row.isDeceased ? 'DECEASED' : row.isActive ? 'ACTIVE' : 'INACTIVE',
      latestWeight: { kilograms: 2 + (row.key % 38), measureTime: utcText(row.updatedAt) },
      allergies: row.key % 15 === 2 ? ['Chicken'] : [],
      upcomingAppointment() {
        const next = practice.appointments.filter(
          (each) => each.patientKey === row.key && !each.isDeleted && each.start > now() && each.state !== 'cancelled',
        );
        const [first] = next.toSorted((one, other) => one.start - other.start);
        return first ? appointment(first) : null;
      },
      reminders: () => (row.isActive && row.clientKey !== null ? [healthReminder(row)] : []),
      creator: office.integration,
    };
  };
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };
  const healthReminder = (row: PatientRecord): Row => ({
    id: typeId('rem', row.key),
    topic: ['Rabies booster', 'Annual exam', 'Heartworm test'][row.key % 3],
    patient: () => patient(row),
    client: () => clientOf(row.clientKey),
    appointment: null,
    channel: ['EMAIL', 'TEXT', 'POSTCARD'][row.key % 3],
    state: row.key % 5 === 0 ? 'SENT' : 'PENDING',
    dueDate: dateOf(now() + ((row.key % 60) - 10) * dayMs),
    sendTime: row.key % 5 === 0 ? utcText(now() - row.key * 3_600_000) : null,
  });

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const own = memory.visits.get(row.key) ?? {};
    const wasThere = !['planned', 'confirmed', 'cancelled', 'noShow'].includes(row.state);
    const room = office.rooms(row.placeKey)[row.key % 2];
    const { resourceIds } = own;
    const rooms = office.rooms(row.placeKey).filter(({ id }) => Array.isArray(resourceIds) && resourceIds.includes(id));
    return {
      schedulingNotes: row.key % 9 === 4 ? 'Use the side entrance' : null,
      bookingChannel: row.key % 3 === 0 ? 'ONLINE' : 'FRONT_DESK',
      confirmTime: row.state === 'confirmed' || wasThere ? utcText(row.createdAt + 90 * minuteMs) : null,
      checkInTime: wasThere ? utcText(row.start - 5 * minuteMs) : null,
      ...audit(row),
      ...own,
      id: of('appointment', row.key),
      location: () => locationOf(row.placeKey),
      appointmentType: () => typeOf(row.typeKey),
      state: states[row.state],
      startTime: utcText(row.start),
      endTime: utcText(endOf(row)),
      durationMinutes: row.minutes,
      client: () => clientOf(row.clientKey),
      patient: () => patientOf(row.patientKey),
      provider: () => providerOf(row.providerKey),
      resources: resourceIds === undefined ? (room ? [room] : []) : rooms,
      reasonForVisit: row.reason,
      cancellation:
        row.state === 'cancelled'
          ? {
              reason: own['cancelReason'] ?? 'CLIENT_REQUEST',
              note: row.cancelReason,
              cancelTime: utcText(row.updatedAt),
            }
          : null,
      checkInSession: () => (office.hasSession(row) ? office.session(row, appointment) : null),
      encounter: () =>
        office.hasEncounter(row) ? office.encounter(row, { patientOf, providerOf, appointment }) : null,
      deleteTime: row.isDeleted ? utcText(row.updatedAt) : null,
      creator: () => {
        const person = rowOf(practice.providers, row.providerKey);
        return row.key % 3 === 0 || !person ? office.integration : staff(person);
      },
    };
  };
  const block = (row: AppointmentRecord): Row => ({
    kind: 'MEETING',
    title: row.reason ?? 'Blocked',
    ...memory.visits.get(row.key),
    id: typeId('blk', row.key),
    location: () => locationOf(row.placeKey),
    provider: () => providerOf(row.providerKey),
    startTime: utcText(row.start),
    endTime: utcText(endOf(row)),
    createTime: utcText(row.createdAt),
  });

  return {
    ...desk,
    office,
    client,
    clientOf,
    tag,
    household,
    contact,
    isInsured,
    policy,
    patient,
    patientOf,
    healthReminder,
    appointment,
    block,
  };
}
