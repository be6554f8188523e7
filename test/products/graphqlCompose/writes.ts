import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { instantOf } from './filter.ts';
import { composeIds, type composeRows, composeWords } from './records.ts';

/** What mutations of a model do with documents, by the practice's keys. */
export interface DocumentWrites {
  readonly create: (record: Row) => Row;
  readonly update?: (key: number, record: Row) => Row;
  readonly remove?: (key: number) => void;
}

export function composeWrites(
  stage: Backstage,
  { customer, pet, appointment }: ReturnType<typeof composeRows>,
  dnis: Map<number, string>,
): Readonly<Record<string, DocumentWrites>> {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');
  function updateCustomer(key: number, record: Row): Row {
    const change = {
      givenName: textIn(record, 'firstName'),
      familyName: textIn(record, 'lastName') ?? undefined,
      ...contactChange(rowOf(practice.clients, key), textIn(record, 'phone'), textIn(record, 'email')),
      ...(textIn(record, 'address') !== undefined && { street: textIn(record, 'address') ?? '', city: '' }),
      note: textIn(record, 'note'),
    };
    const row = done(() => changeClient(practice, key, change, now()));
    if (typeof record['dni'] === 'string') dnis.set(key, record['dni']);
    return customer(row);
  }
  /** What a record says of an appointment, with what it is already where it says nothing. */
  function read(record: Row, before: AppointmentRecord | null) {
    const [petId, vetId, status] = ['petId', 'vetId', 'status'].map((column) => textIn(record, column));
    const patient = rowOf(practice.patients, composeIds.key('patient', petId));
    const start = record['dateStart'] ? instantOf(record['dateStart']) : (before?.start ?? 0);
    const end = record['dateEnd']
      ? instantOf(record['dateEnd'])
      : (before?.start ?? 0) + (before?.minutes ?? 0) * 60_000;
    // A word for several states that is there already changes nothing.
    const isSame = before !== null && status === composeWords[before.state];
    return {
      start,
      minutes: Math.round((end - start) / 60_000),
      ...(petId !== undefined && { patientKey: patient?.key ?? null, clientKey: patient?.clientKey ?? null }),
      ...(vetId !== undefined && { providerKey: composeIds.key('provider', vetId) }),
      reason: textIn(record, 'note'),
      state: isSame ? undefined : stateOfWord(composeWords, status),
    };
  }
  return {
    Customer: {
      create(record) {
        const [givenName, phone, email] = ['firstName', 'phone', 'email'].map((column) => textIn(record, column));
        const details = { givenName, familyName: textIn(record, 'lastName'), phones: [phone], emails: [email] };
        const { key } = done(() => registerClient(practice, details, now()));
        return updateCustomer(key, { note: record['note'], address: record['address'], dni: record['dni'] });
      },
      update: updateCustomer,
      remove: (key) => done(() => changeClient(practice, key, { isDeleted: true }, now())),
    },
    Pet: {
      create(record) {
        const [name, species, breed] = ['name', 'specie', 'race'].map((column) => textIn(record, column));
        const clientKey = composeIds.key('client', textIn(record, 'ownerId'));
        const { chipNumber: microchip, birthdate } = record;
        const { key } = done(() => addPatient(practice, { clientKey, name, species, breed }, now()));
        const birthDate = typeof birthdate === 'string' ? birthdate.slice(0, 10) : null;
        const change = { birthDate, microchip: typeof microchip === 'string' ? microchip : null };
        return pet(done(() => changePatient(practice, key, change, now())));
      },
    },
    Appointment: {
      create(record) {
        const input = { ...read(record, null), placeKey: 1, typeKey: 1 };
        return appointment(done(() => bookAppointment(practice, input, now())));
      },
      update(key, record) {
        const change = read(record, rowOf(practice.appointments, key));
        return appointment(done(() => changeAppointment(practice, key, change, now())));
      },
      remove: (key) => done(() => changeAppointment(practice, key, { isDeleted: true }, now())),
    },
  };
}

/** The text of a column; undefined where the record doesn't have it. */
function textIn(record: Row, column: string): string | null | undefined {
  const value = record[column];
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : null;
}
