import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type PageArgs, pageOf } from './pages.ts';

/** Documents are counted through all collections, in numbers of 18 digits. */
export const faunaIds = wordIds({
  organization: '30936252938610',
  place: '31047118205520',
  provider: '31047118911433',
  visitType: '31047119304120',
  client: '32007603028271',
  patient: '32007714402881',
  appointment: '35519002644160',
});

/** The statuses of the enum. */
export const faunaWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_EXAM',
  ready: 'READY',
  completed: 'DONE',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const roles = { veterinarian: 'VET', technician: 'TECH', groomer: 'GROOMER' };
const vaccines = ['Rabies', 'DHPP', 'FVRCP', 'RHDV2'];
const invoiced = 380_000;

interface Keyed {
  readonly key: number;
}

/** The timestamp of a document in microseconds. */
const stamp = (updatedAt: number): number => updatedAt * 1000;
const imported = stamp(Date.parse('2021-09-14T08:30:05Z'));

/** An appointment that is no time kept free: those are documents of another collection. */
export function isBooked({ isDeleted, isBlock }: AppointmentRecord): boolean {
  return !isDeleted && !isBlock;
}

/** Documents of Fauna; what leads to many is a page. */
export function faunaDocuments({ practice, meet, cap }: Backstage) {
  const page =
    <Any extends Keyed>(kind: Kind, list: () => readonly Any[], show: (row: Any) => Row) =>
    (args: PageArgs): Row =>
      pageOf(list(), ({ key }) => faunaIds.of(kind, key), show, args, cap);
  // What is deleted is gone, and a reference to it leads nowhere.
  const clientOf = (key: number | null): ClientRecord | null => {
    const row = rowOf(practice.clients, key);
    return row?.isDeleted === false ? row : null;
  };
  const booked = (isMeant: (row: AppointmentRecord) => boolean) => (): AppointmentRecord[] =>
    practice.appointments.filter((row) => isBooked(row) && isMeant(row));
  function clinic(row: PlaceRecord): Row {
    return {
      _id: faunaIds.of('place', row.key),
      _ts: imported,
      name: row.name,
      address: { street: row.street, city: row.city, state: row.state, postalCode: row.postalCode },
      phone: row.phone,
      email: row.email,
      timezone: row.zone,
      staff: page(
        'provider',
        () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)),
        staffMember,
      ),
      appointments: page(
        'appointment',
        booked(({ placeKey }) => placeKey === row.key),
        appointment,
      ),
    };
  }
  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const home = rowOf(practice.places, row.placeKey);
    return {
      _id: faunaIds.of('client', row.key),
      _ts: stamp(row.updatedAt),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0] ?? null,
      phones: row.phones.map(({ label, value }) => ({ label, number: value })),
      address: row.street === '' ? null : { street: row.street, city: row.city, state: null, postalCode: null },
      active: row.isActive,
      // A list that is empty was never written.
      tags: row.tags.length > 0 ? row.tags : null,
      note: row.note,
      since: wallDay(row.createdAt, 'UTC'),
      homeClinic: () => home && clinic(home),
      pets: page('patient', () => practice.patients.filter(({ clientKey }) => clientKey === row.key), pet),
      appointments: page(
        'appointment',
        booked(({ clientKey }) => clientKey === row.key),
        appointment,
      ),
      invoices: page('appointment', () => billed().filter(({ clientKey }) => clientKey === row.key), invoice),
    };
  }
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const owner = clientOf(row.clientKey);
    return {
      _id: faunaIds.of('patient', row.key),
      _ts: stamp(row.updatedAt),
      name: row.name,
      species: row.species,
      breed: row.breed,
      color: row.color === '' ? null : row.color,
      sex: row.sex,
      birthDate: row.birthDate,
      microchip: row.microchip,
      deceased: row.isDeceased,
      owner: () => owner && client(owner),
      appointments: page(
        'appointment',
        booked(({ patientKey }) => patientKey === row.key),
        appointment,
      ),
      vaccinations: page('patient', () => (row.key % 3 === 0 ? [row] : []), vaccination),
    };
  }
  function staffMember(row: ProviderRecord): Row {
    return {
      _id: faunaIds.of('provider', row.key),
      _ts: imported + row.key,
      firstName: row.givenName,
      lastName: row.familyName,
      title: row.title,
      role: roles[row.role],
      email: row.email,
      active: row.isActive,
      clinics: page('place', () => practice.places.filter(({ key }) => row.placeKeys.includes(key)), clinic),
      appointments: page(
        'appointment',
        booked(({ providerKey }) => providerKey === row.key),
        appointment,
      ),
    };
  }
  function service(row: VisitTypeRecord): Row {
    return {
      _id: faunaIds.of('visitType', row.key),
      _ts: imported,
      name: row.name,
      minutes: row.minutes,
      price: row.key === 6 ? null : 25 + row.minutes,
      color: row.color,
      online: row.isBookable,
      appointments: page(
        'appointment',
        booked(({ typeKey }) => typeKey === row.key),
        appointment,
      ),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [place, type] = [rowOf(practice.places, row.placeKey), rowOf(practice.visitTypes, row.typeKey)];
    const [person, animal] = [clientOf(row.clientKey), rowOf(practice.patients, row.patientKey)];
    const vet = rowOf(practice.providers, row.providerKey);
    return {
      _id: faunaIds.of('appointment', row.key),
      _ts: stamp(row.updatedAt),
      start: utcText(row.start),
      end: utcText(row.start + row.minutes * 60_000),
      status: faunaWords[row.state],
      reason: row.reason,
      cancelReason: row.cancelReason,
      bookedAt: utcText(row.createdAt),
      clinic: () => place && clinic(place),
      client: () => person && client(person),
      pet: () => animal && pet(animal),
      vet: () => vet && staffMember(vet),
      service: () => type && service(type),
    };
  }
  function closure(row: AppointmentRecord): Row {
    const [place, staff] = [rowOf(practice.places, row.placeKey), rowOf(practice.providers, row.providerKey)];
    return {
      _id: faunaIds.of('appointment', row.key),
      _ts: stamp(row.updatedAt),
      start: utcText(row.start),
      end: utcText(row.start + row.minutes * 60_000),
      title: row.reason ?? 'Closed',
      clinic: () => place && clinic(place),
      staff: () => staff && staffMember(staff),
    };
  }
  const billed = booked(({ state, clientKey }) => state === 'completed' && clientKey !== null);
  function invoice(row: AppointmentRecord): Row {
    const [type, person] = [rowOf(practice.visitTypes, row.typeKey), clientOf(row.clientKey)];
    const price = 25 + row.minutes;
    return {
      _id: `3552${faunaIds.of('appointment', row.key).slice(4)}`,
      _ts: stamp(row.updatedAt),
      number: `INV-${String(invoiced + row.key)}`,
      issuedOn: wallDay(row.start, 'UTC'),
      total: price,
      paid: row.key % 5 !== 0,
      lines: [{ text: type?.name ?? 'Visit', quantity: 1, price }],
      client: () => person && client(person),
      appointment: () => appointment(row),
    };
  }
  function vaccination(row: PatientRecord): Row {
    const id = `3300${faunaIds.of('patient', row.key).slice(4)}`;
    const given = { vaccine: vaccines[row.key % vaccines.length], givenOn: '2025-12-02', dueOn: '2026-12-02' };
    return { _id: id, _ts: stamp(row.updatedAt), ...given, lot: `L${String(row.key)}`, pet: () => pet(row) };
  }
  return { clinic, client, pet, staffMember, service, appointment, closure, billed, invoice, vaccination };
}
