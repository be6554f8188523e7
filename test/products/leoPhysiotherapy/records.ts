import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { LeoMemory } from './memory.ts';
import {
  clinicZone,
  clockText,
  instantText,
  internationalPhone,
  isPatient,
  isVisit,
  leoIds,
  leoWords,
} from './values.ts';

/** How rows of the practice look there. */
export type LeoRecords = ReturnType<typeof leoRecords>;

/** Rows of a table, the newest first. */
export function newestFirst(rows: readonly Row[], field = 'createdAt'): readonly Row[] {
  return rows.toSorted((one, other) => (String(one[field]) > String(other[field]) ? -1 : 1));
}

/** Makes rows from the records of a practice; relations of one are lists of one. */
export function leoRecords({ practice, meet }: Backstage, memory: LeoMemory) {
  const clientOf = (id: unknown): ClientRecord | null => {
    const client = rowOf(practice.clients, leoIds.key('client', String(id)));
    return client && isPatient(client) ? client : null;
  };
  const patientRow = (client: ClientRecord): Row => {
    const userID = leoIds.of('client', client.key);
    return {
      verified: client.key % 5 !== 0,
      emergencyPhone: null,
      designation: null,
      expertise: null,
      ...memory.accounts.get(userID),
      userID,
      email: client.emails[0] ?? null,
      role: 'patient',
      firstname: client.givenName,
      lastname: client.familyName,
      phone: internationalPhone(client.phones[0]?.value ?? ''),
    };
  };
  /** What is stored of anybody, without what it leads to. */
  const stored = (id: unknown): Row | null => {
    const client = clientOf(id);
    return client ? patientRow(client) : (memory.team.get(String(id)) ?? null);
  };

  const profile = (person: Row): Row => {
    const profileID = String(person['userID']).replace(/^cl./, 'clp');
    const { firstname, lastname, phone, designation, expertise, emergencyPhone } = person;
    return {
      profileID,
      fullname: `${String(firstname)} ${String(lastname)}`,
      firstname,
      lastname,
      phone,
      designation,
      expertise,
      emergencyPhone,
      avatar: () => [...memory.avatars.values()].filter((row) => row['profileID'] === profileID),
    };
  };
  const ofUser = (rows: ReadonlyMap<string, Row>, id: unknown): readonly Row[] =>
    [...rows.values()].filter((row) => row['userID'] === id);

  const user = (person: Row): Row => {
    const userID = String(person['userID']);
    const client = clientOf(userID);
    if (client) meet('client', client.key);
    return {
      userID,
      email: person['email'],
      password: `$2a$12$${Buffer.from(userID).toString('base64url').padEnd(53, '.').slice(0, 53)}`,
      role: person['role'],
      verified: person['verified'],
      // Its columns are creatdAt and updateAt, so that these two have nothing behind them.
      createdAt: null,
      updatedAt: null,
      profile: () => [profile(person)],
      appointment: () => newest(visitsOf(client)).map(visit),
      diagnosis: () => ofUser(memory.diagnoses, userID).map(paper),
      prescription: () => newestFirst(ofUser(memory.prescriptions, userID)).map(paper),
    };
  };
  const usersOf = (id: unknown): readonly Row[] => [stored(id) ?? []].flat().map(user);
  /** A row of somebody: the same relation has three names. */
  const paper = (row: Row): Row => {
    const people = (): readonly Row[] => usersOf(row['userID']);
    return { ...row, patient: people, user: people, users: people, author: people };
  };

  const allVisits = (fits: (row: AppointmentRecord) => boolean = () => true): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isVisit(row) && fits(row));
  const visitsOf = (client: ClientRecord | null): readonly AppointmentRecord[] =>
    client ? allVisits(({ clientKey }) => clientKey === client.key) : [];
  const newest = (rows: readonly AppointmentRecord[]): readonly AppointmentRecord[] =>
    rows.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
  /** What the store has beside an appointment, or would have had. */
  const extra = (row: AppointmentRecord): Row => {
    const isOnline = row.key % 6 === 0;
    return {
      platform: isOnline ? 'online' : 'f2f',
      link: isOnline ? `https://meet.google.com/leo-${String(row.key)}` : '',
      amount: 175,
      services: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      time: clockText(row.start),
      ...memory.visits.get(leoIds.of('appointment', row.key)),
    };
  };
  const visit = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      ...extra(row),
      appointmentID: leoIds.of('appointment', row.key),
      date: wallDay(row.start, clinicZone),
      status: leoWords[row.state],
      createdAt: instantText(row.createdAt),
      patients: () => (row.isDeleted ? [] : usersOf(leoIds.of('client', row.clientKey ?? 0))),
    };
  };
  const feedback = (row: Row): Row => ({
    ...paper(row),
    createdAt: null,
    appointment: () => allVisits(({ key }) => leoIds.of('appointment', key) === row['appointmentID']).map(visit),
  });
  /** Everybody, the team first, as they were entered. */
  const everybody = (): readonly Row[] => [
    ...memory.team.values(),
    ...practice.clients.filter(isPatient).map(patientRow),
  ];
  return { clientOf, stored, everybody, user, profile, paper, feedback, allVisits, visitsOf, newest, visit, extra };
}
