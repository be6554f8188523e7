import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { EhsMemory } from './memory.ts';
import {
  ageOf,
  dateText,
  ehsColors,
  ehsIds,
  ehsStatuses,
  ehsTypes,
  fail,
  isCita,
  isPatient,
  stampText,
  wholeName,
} from './values.ts';

/** How documents look there. */
export type EhsRecords = ReturnType<typeof ehsRecords>;

const signedUp = Date.parse('2021-05-03T13:00:00Z');

/** Makes documents from the records of a practice. */
export function ehsRecords({ practice, meet, now }: Backstage, memory: EhsMemory) {
  const { of } = ehsIds;
  const texts = (row: Row, fields: readonly string[]): Row =>
    Object.fromEntries(
      fields.map((field) => [field, typeof row[field] === 'number' ? stampText(row[field]) : row[field]]),
    );

  function patient(key: number | null): Row | null {
    const row = rowOf(practice.clients, key);
    if (!row || !isPatient(row)) return null;
    meet('client', row.key);
    const profile = memory.profiles.get(row.key) ?? {};
    const { birthDay, lastName2 } = profile;
    /** What was never said is no date, and what was left empty has no age. */
    const age = (part: 'years' | 'months') => (): string => {
      if (birthDay === undefined) fail('Invalid Date');
      return typeof birthDay === 'number' ? String(ageOf(birthDay, now())[part]) : '';
    };
    return {
      ...profile,
      id: of('client', row.key),
      historyId: 100_000 + row.key,
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: wholeName(row.givenName, row.familyName, typeof lastName2 === 'string' ? lastName2 : ''),
      birthDay: typeof birthDay === 'number' ? dateText(birthDay) : null,
      phone1: row.phones[0]?.value ?? '',
      phone2: row.phones[1]?.value ?? '',
      email: row.emails[0] ?? '',
      address: [row.street, row.city].filter(Boolean).join(', '),
      // What is booked here isn't entered with the patient.
      appointments: [],
      age_years: age('years'),
      age_months: age('months'),
      createdAt: stampText(row.createdAt),
      updatedAt: stampText(row.updatedAt),
    };
  }
  function cita(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const said = memory.citas.get(row.key) ?? {};
    const status = said['state'] === row.state ? said['status'] : ehsStatuses[row.state];
    const client = rowOf(practice.clients, row.clientKey);
    return {
      type: ehsTypes[row.typeKey - 1] ?? ehsTypes[0],
      fullName: client ? wholeName(client.givenName, client.familyName) : '',
      notRegistered: '',
      backgroundColor: ehsColors[String(status)] ?? '',
      ...said,
      id: of('appointment', row.key),
      appointmentId: 1000 + row.key,
      status,
      start: dateText(row.start),
      end: dateText(row.start + row.minutes * 60_000),
      patientId: () => patient(row.clientKey),
      // Nobody writes it.
      creator: null,
      description: row.reason ?? '',
      createdAt: stampText(row.createdAt),
      updatedAt: stampText(row.updatedAt),
    };
  }
  function user(row: ProviderRecord | null): Row | null {
    if (!row) return null;
    const id = of('provider', row.key);
    return {
      id,
      firstName: row.givenName,
      lastName: row.familyName,
      userName: `${row.givenName}${row.familyName}`.toLowerCase().replaceAll(/[^a-z\d]/g, ''),
      email: row.email,
      chats: () => [...memory.chats.values()].filter((each) => usersOf(each).includes(id)).map(chat),
      createdAt: stampText(signedUp + row.key * 86_400_000),
      updatedAt: stampText(signedUp + row.key * 86_400_000),
    };
  }
  const usersOf = ({ users }: Row): readonly unknown[] => (Array.isArray(users) ? users : []);
  function chat(row: Row): Row {
    return {
      ...row,
      ...texts(row, ['createdAt', 'updatedAt']),
      users: () =>
        usersOf(row).flatMap((id) => user(rowOf(practice.providers, ehsIds.key('provider', String(id)))) ?? []),
      messages: [],
      lastMessage: null,
    };
  }
  return {
    patients: () => practice.clients.filter(isPatient),
    patient,
    citas: () => practice.appointments.filter((row) => isCita(row, practice)),
    cita,
    user,
    chat,
    exam: (row: Row): Row => ({
      ...row,
      ...texts(row, ['examDateTime', 'createdAt', 'updatedAt']),
      // It resolves to a whole patient, which is no id.
      patient: () => (row['patient'] ? fail('ID cannot represent value: { appointments: [], exams: [] }') : null),
      creator: null,
    }),
  };
}
