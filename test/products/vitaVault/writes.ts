import { randomUUID } from 'node:crypto';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { Store } from './records.ts';
import { className, internal, refusal, unreadable } from './refusal.ts';
import { bareType, entities } from './schema.ts';
import { localText, serverZone, type Stored, vitaIds } from './seeds.ts';
import { textOf } from '../generatedRows.ts';

/** Texts of an input that are dates and times, dates, or times in Java. */
const dateTimes = new Set(['date', 'birthdate', 'subscriptionStart', 'subscriptionEnd', 'dueDate']);
const readable = {
  dateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/,
};

/** Columns of which the database takes a value once. */
const unique: Readonly<Record<string, string>> = { Patient: 'person', User: 'person', Center: 'address' };

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** The name of a property in messages: phone number. */
function words(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** How the pattern of a field is called, null where any text will do. */
function formOf(entity: string, field: string): RegExp | null {
  if (dateTimes.has(field)) return readable.dateTime;
  if (entity === 'Availability' && field === 'day') return readable.date;
  return field === 'start' || field === 'end' ? readable.time : null;
}

/** The mutations of the service: what went well answers nothing at all. */
export function vitaWrites(backstage: Backstage, store: Store) {
  const { practice, now, refuseWrites } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = write();
    if (outcome.ok) return outcome.row;
    throw refusal(outcome.message);
  };
  /** The columns that an input gives, with every relation looked up. */
  const columnsOf = (name: string, input: Row): Row => {
    if (refuseWrites !== null) throw refusal(refuseWrites);
    const fields = entities[name]?.fields ?? {};
    for (const [field, value] of Object.entries(input)) {
      const form = typeof value === 'string' ? formOf(name, field) : null;
      if (form && !form.test(String(value))) throw unreadable();
    }
    for (const [field, value] of Object.entries(input)) {
      const target = bareType(fields[field] ?? '');
      if (!entities[target] || target === 'SubscriptionStatus' || value === null) continue;
      const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (ids.some((id) => !store.row(target, id))) throw refusal('Not found entity.');
    }
    // A center's status can't be given: a new one is inactive.
    return Object.fromEntries(Object.entries(input).filter(([field]) => field !== 'subscriptionStatus'));
  };
  const checkOnce = (name: string, columns: Row): void => {
    const column = unique[name];
    if (column === undefined || !store.rows(name).some((row) => row[column] === columns[column])) return;
    throw internal(
      `could not execute statement [Duplicate entry '${String(columns[column])}' for key '${name.toLowerCase()}.UK']`,
    );
  };
  const checkPassword = (name: string, { password }: Row): void => {
    const isStrong = typeof password === 'string' && /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{8,}$/s.test(password);
    const message = 'weak password. Please, minimal 8 characters, 1 number and 1 uppercase character';
    if (name === 'User' && password !== undefined && !isStrong) throw refusal(`${className(name)}: ${message}`);
  };

  /** What the columns of an appointment say of the practice's record. */
  const visitOf = (columns: Row, before: AppointmentRecord | null): Partial<AppointmentRecord> => {
    const { date, finished } = columns;
    const patient = store.row('Patient', columns['patient']);
    const user = store.row('User', store.row('Schedule', columns['schedule'])?.['user']);
    const clientKey = patient ? Number(patient['key']) : undefined;
    const isOther = clientKey !== undefined && clientKey !== before?.clientKey;
    const open = before && before.state !== 'completed' ? before.state : 'planned';
    return presentFields({
      start: typeof date === 'string' ? instantOfWall(date, serverZone) : undefined,
      state: typeof finished === 'boolean' ? (finished ? 'completed' : open) : undefined,
      ...(user && {
        providerKey: typeof user['providerKey'] === 'number' ? user['providerKey'] : null,
        placeKey: vitaIds.key('place', String(user['center'])) ?? 1,
      }),
      ...(isOther && { clientKey, patientKey: null }),
    });
  };
  /** What the columns of a person say of the practice's record. */
  const detailsOf = (person: Row): Partial<ClientRecord> => {
    const text = (field: string): string | undefined => {
      const value = person[field];
      return typeof value === 'string' && !isBlank(value) ? value : undefined;
    };
    const [phone, email] = [text('phoneNumber'), text('email')];
    return presentFields({
      givenName: text('name'),
      familyName: text('lastname'),
      phones: phone === undefined ? undefined : [{ label: 'Mobile', value: phone }],
      emails: email === undefined ? undefined : [email],
    });
  };

  const special: Readonly<Record<string, (columns: Row) => void>> = {
    Appointment(columns) {
      // A duration isn't known there; the practice gives it that of its first type.
      const booking = { start: null, placeKey: null, typeKey: 1, ...visitOf(columns, null) };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      store.schedules.set(key, textOf(columns['schedule']));
    },
    Patient(columns) {
      const person = store.row('Person', columns['person']) ?? {};
      const { phones, ...details } = detailsOf(person);
      const { key } = done(() => registerClient(practice, details, now()));
      store.change('Person', String(columns['person']), { clientKey: key });
      store.plans.set(key, textOf(columns['plan']));
      done(() => changeClient(practice, key, { phones: phones ?? [] }, now()));
    },
  };
  const changes: Readonly<Record<string, (row: Stored, columns: Row) => void>> = {
    Appointment({ key }, columns) {
      const before = rowOf(practice.appointments, Number(key));
      if (columns['schedule']) store.schedules.set(Number(key), textOf(columns['schedule']));
      done(() => changeAppointment(practice, Number(key), visitOf(columns, before), now()));
    },
    Patient({ key, person }, columns) {
      if (columns['plan']) store.plans.set(Number(key), textOf(columns['plan']));
      const next = columns['person'];
      if (typeof next !== 'string' || next === person) return;
      checkOnce('Patient', columns);
      store.change('Person', String(person), { clientKey: undefined });
      store.change('Person', next, { clientKey: key });
      done(() => changeClient(practice, Number(key), detailsOf(store.row('Person', next) ?? {}), now()));
    },
    Person(row, columns) {
      store.change('Person', row.id, columns);
      const key = row['clientKey'];
      if (typeof key !== 'number') return;
      const before = rowOf(practice.clients, key);
      const details = detailsOf(columns);
      const phones = details.phones && [...details.phones, ...(before?.phones.slice(1) ?? [])];
      const emails = details.emails && [...details.emails, ...(before?.emails.slice(1) ?? [])];
      done(() => changeClient(practice, key, { ...details, ...presentFields({ phones, emails }) }, now()));
    },
  };

  return {
    create(name: string, input: Row): null {
      const columns = columnsOf(name, input);
      for (const [field, value] of Object.entries(columns))
        if (isBlank(value) && !formOf(name, field)) throw refusal(`${className(name)}: ${words(field)} is required.`);
      checkPassword(name, columns);
      // The schema lets these be left out, the database doesn't.
      for (const field of name === 'Person' ? ['email', 'birthdate'] : [])
        if (typeof columns[field] !== 'string')
          throw internal(`not-null property references a null or transient value : ${className(name)}.${field}`);
      checkOnce(name, columns);
      const own = special[name];
      if (own) own(columns);
      else {
        const defaults = name === 'Person' ? { registrationDate: localText(now()) } : {};
        const status = name === 'Center' ? { subscriptionStatus: 'INACTIVE' } : {};
        store.insert(name, { ...defaults, ...status, ...columns, id: randomUUID() });
      }
      return null;
    },
    update(name: string, id: string, input: Row): null {
      const row = store.row(name, id);
      if (!row) throw refusal(`${className(name)}: not found entity.`);
      const columns = columnsOf(name, input);
      // What is empty stays as it was.
      const given = Object.fromEntries(
        Object.entries(columns).filter(([, value]) => value !== null && value !== undefined && !isBlank(value)),
      );
      checkPassword(name, given);
      const own = changes[name];
      if (own) own(row, given);
      else store.change(name, id, given);
      return null;
    },
    /** Whatever is deleted, an exception follows, by which the deletion is undone. */
    remove(_id: string): never {
      throw refusal(refuseWrites ?? 'Not exists an entity with this ID.');
    },
  };
}
