import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import {
  deskIds,
  deskKey,
  type DeskStore,
  type MemberRecord,
  type MessageRecord,
  prescriptionId,
  type PrescriptionRecord,
} from './store.ts';

/** There is no word for how far a visit has come once it is reserved. */
// prettier-ignore
const words: Readonly<Record<practices.VisitState, string>> = {
  planned: 'Reserved', confirmed: 'Reserved', arrived: 'Reserved', inProgress: 'Reserved', ready: 'Reserved',
  completed: 'Reserved', cancelled: 'Canceled', noShow: 'NoShow',
};

const opened = '2022-08-12T05:30:00.000Z';
const since = { createdAt: opened, updatedAt: opened };

/** The state of a reservation; time that is kept free is one as well. */
export function stateOf({ state, isBlock }: practices.AppointmentRecord): string {
  return isBlock ? 'DayOff' : words[state];
}

/** Whether the timetable has a row: each belongs to a therapist, and what is deleted is gone. */
export function isReservation(row: practices.AppointmentRecord): boolean {
  return !row.isDeleted && row.providerKey !== null && hasClearDay(row);
}

/** Patients in the order in which clinic after clinic lists them. */
export function deskPatients({ clients, places }: practices.Practice): readonly practices.ClientRecord[] {
  return places.flatMap(({ key }) => clients.filter(({ placeKey, isDeleted }) => placeKey === key && !isDeleted));
}

/** An instant as JSON has it. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

function entry({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: isoText(createdAt), updatedAt: isoText(updatedAt) };
}

/** How rows of the practice look there. */
export type DeskRecords = ReturnType<typeof deskRecords>;

/** Makes rows from the records of a practice, with functions for what they lead to. */
export function deskRecords({ practice, now, meet }: Backstage, store: DeskStore) {
  const book = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(isReservation).toSorted(practices.byStart);
  const people = (): readonly practices.ClientRecord[] => deskPatients(practice);

  const user = (key: number): Row => {
    const person = practices.rowOf(practice.providers, key);
    const name = person ? practices.fullNameOf(person) : (others[key] ?? 'Unknown');
    return {
      id: Number(deskIds.of('provider', key)),
      name,
      nickname: name.split(' ')[0],
      email: person?.email ?? `user${String(key)}@example.test`,
      // The hash is never read with the row, so that whoever asks for it gets an error.
      password: null,
      role: 'Therapist',
      verified: true,
      notice: () => (key === deskKey ? [{ id: 1, ...since, message: '환영합니다.', read: true }] : []),
      members: () => store.members.filter(({ userKey }) => userKey === key).map(member),
      messages: () => store.messages.filter(({ userKey }) => userKey === key).map(message),
      ...since,
    };
  };
  const member = ({ id, placeKey, userKey, accepted, staying, manager, color }: MemberRecord): Row => ({
    id,
    accepted,
    staying,
    manager,
    user: () => user(userKey),
    clinic: () => clinic(placeKey),
    color: color === null ? null : { id: 100 + userKey, value: color, members: [], ...since },
    ...since,
  });
  const clinic = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    return (
      place && {
        id: Number(deskIds.of('place', place.key)),
        name: place.name,
        phone: place.phone.replaceAll(/\D/g, ''),
        type: 'Group',
        isActive: true,
        members: () => store.members.filter(({ placeKey }) => placeKey === key).map(member),
        patient: () =>
          people()
            .filter(({ placeKey }) => placeKey === key)
            .map(patient),
        reservations: () =>
          book()
            .filter(({ placeKey }) => placeKey === key)
            .map(reservation),
        prescriptions: () => store.prescriptions.filter(({ placeKey }) => placeKey === key).map(prescription),
        messages: () => store.messages.filter(({ placeKey }) => placeKey === key).map(message),
        ...since,
      }
    );
  };
  const prescription = (row: PrescriptionRecord): Row => ({
    id: row.id,
    name: row.name,
    requiredTime: row.minutes,
    price: row.price,
    description: row.description,
    isActive: row.isActive,
    prescriptionAtoms: store.atoms.filter(({ id }) => row.atomIds.includes(id)).map((atom) => ({ ...atom, ...since })),
    ...since,
  });
  const birthdayOf = ({ key }: practices.ClientRecord): string | null => {
    const given = store.births.get(key)?.birthday;
    if (given !== undefined) return given;
    const monthAndDay = `0${String(1 + (key % 9))}-1${String(key % 9)}`;
    return key % 6 === 0 ? null : `${String(1950 + (key % 50))}-${monthAndDay}T00:00:00.000Z`;
  };
  const patient = (row: practices.ClientRecord): Row => {
    meet('client', row.key);
    const sameClinic = practice.clients.filter(({ placeKey, key }) => placeKey === row.placeKey && key <= row.key);
    return {
      id: Number(deskIds.of('client', row.key)),
      // Counted for each clinic, and not the id.
      registrationNumber: sameClinic.length,
      name: practices.fullNameOf(row),
      gender: store.births.get(row.key)?.gender ?? (row.key % 2 === 0 ? 'female' : 'male'),
      phone: row.phones[0]?.value.replaceAll(/\D/g, '') ?? null,
      birthday: birthdayOf(row),
      memo: row.note,
      isNew: now() - row.createdAt < 30 * 86_400_000,
      clinic: () => clinic(row.placeKey),
      reservations: () =>
        book()
          .filter(({ clientKey }) => clientKey === row.key)
          .map(reservation),
      users: () => {
        const keys = book().flatMap(({ clientKey, providerKey }) => (clientKey === row.key ? [providerKey] : []));
        return [...new Set(keys)].flatMap((key) => (key === null ? [] : [user(key)]));
      },
      messages: () => store.messages.filter(({ clientKey }) => clientKey === row.key).map(message),
      ...entry(row),
    };
  };
  const prescribedIn = (row: practices.AppointmentRecord): readonly number[] => {
    const given = store.prescribed.get(row.key);
    if (given || row.isBlock) return given ?? [];
    const first = prescriptionId(row.placeKey, row.typeKey);
    return row.key % 6 === 0 && row.typeKey !== 6 ? [first, prescriptionId(row.placeKey, 6)] : [first];
  };
  const reservation = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const earlier = book().find(({ clientKey }) => clientKey === row.clientKey);
    const ids = prescribedIn(row);
    return {
      id: Number(deskIds.of('appointment', row.key)),
      startDate: isoText(row.start),
      endDate: isoText(row.start + row.minutes * 60_000),
      state: stateOf(row),
      memo: row.reason,
      isFirst: client !== null && earlier?.key === row.key,
      user: () => user(row.providerKey ?? deskKey),
      patient: () => client && patient(client),
      // Who last changed it, most often not the therapist.
      lastModifier: () => user(store.modifiers.get(row.key) ?? (row.key % 3 === 0 ? (row.providerKey ?? 0) : deskKey)),
      clinic: () => clinic(row.placeKey),
      prescriptions: store.prescriptions.filter(({ id }) => ids.includes(id)).map(prescription),
      ...entry(row),
    };
  };
  const message = (row: MessageRecord): Row => ({
    id: row.id,
    requestId: `VORSSA-${String(row.id)}`,
    requestTime: isoText(row.at),
    messageId: `0-${String(row.id)}`,
    type: row.content.length > 40 ? 'LMS' : 'SMS',
    contentType: 'COMM',
    content: row.content,
    to: row.to,
    status: 'COMPLETED',
    statusCode: row.id % 5 === 0 ? '3018' : '0',
    statusName: row.id % 5 === 0 ? 'FAIL' : 'SUCCESS',
    telcoCode: 'ETC',
    completeTime: isoText(row.at + 4000),
    patient: () => people().flatMap((person) => (person.key === row.clientKey ? [patient(person)] : []))[0],
    clinic: () => clinic(row.placeKey),
    user: () => user(row.userKey),
    createdAt: isoText(row.at),
    updatedAt: isoText(row.at + 4000),
  });
  return { book, people, user, member, clinic, prescription, birthdayOf, patient, prescribedIn, reservation, message };
}

const others: Readonly<Record<number, string>> = { 90: 'Dana Whitfield', 91: 'Noah Petit' };
