import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { agendarIds } from './ids.ts';
import { type AnimalInput, agendarAnimals } from './animals.ts';
import { type CustomerDoc, type ScheduleDoc, type agendarRows, type collections, customersOf } from './records.ts';
import { agendarStaff } from './staff.ts';

type ScheduleInput = ScheduleDoc & Readonly<Record<'date' | 'text', string>>;

type CustomerInput = Readonly<Record<'name' | 'email' | 'password' | 'phone' | 'birthdate', string>> &
  Pick<CustomerDoc, 'adress'> & { readonly image_url?: string | null; readonly animals?: readonly AnimalInput[] };

type ById = Readonly<Record<'id', string>>;

const onlyPlace = 1;

/** What changes data: nothing is checked but what the document store itself refuses. */
export function agendarWrites(
  stage: Backstage,
  store: ReturnType<typeof collections>,
  rows: ReturnType<typeof agendarRows>,
): object {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new Error(outcome.message);
  }
  const customerOf = (id: string): ClientRecord | null => rowOf(customersOf(practice), agendarIds.key('client', id));
  /** Who is meant by what was typed: rows of the practice where names and telephone number are known. */
  function linksOf(input: ScheduleInput) {
    const client = customersOf(practice).find(
      (row) => fullNameOf(row) === input.customer_name && (row.phones[0]?.value ?? '') === input.customer_phone,
    );
    const patient = client && rows.animalsOf(client.key).find(({ name }) => name === input.pet_name);
    return {
      start: instantOf(input.date),
      clientKey: client?.key ?? null,
      patientKey: patient?.key ?? null,
      providerKey: rowOf(practice.providers, agendarIds.key('provider', input.employee_id))?.key ?? null,
      typeKey: rowOf(practice.visitTypes, agendarIds.key('visitType', input.specialty_id))?.key ?? 1,
    };
  }
  const docOf = ({ date: _date, text: _text, ...doc }: ScheduleInput): ScheduleDoc => doc;
  /** Books for whoever was typed, also where nobody is known by that name. */
  function book(input: ScheduleInput): Written<AppointmentRecord> {
    const links = linksOf(input);
    const details = { ...links, placeKey: onlyPlace, reason: input.text };
    // The practice wants to know somebody; the text says who it is.
    const known = links.clientKey === null ? { ...details, clientKey: customersOf(practice)[0]?.key } : details;
    const outcome = bookAppointment(practice, known, now());
    if (!outcome.ok || links.clientKey !== null) return outcome;
    return changeAppointment(practice, outcome.row.key, { clientKey: null }, now());
  }
  const customerDoc = (input: CustomerInput): CustomerDoc => ({
    adress: input.adress,
    birthdate: instantOf(input.birthdate),
    image_url: input.image_url ?? null,
  });
  const animals = agendarAnimals(stage, store, rows, customerOf);
  return {
    createCustomer({ customer: input }: { readonly customer: CustomerInput }) {
      const doc = customerDoc(input);
      const details = { ...namesOf(input.name), emails: [input.email], phones: [input.phone] };
      const made = done(() => registerClient(practice, details, now()));
      store.customers.set(made.key, doc);
      for (const animal of input.animals ?? []) animals.enter(made.key, animal);
      return rows.customer(made, 'created');
    },
    updateCustomerProfile({ id, customer: input }: ById & { readonly customer: CustomerInput }) {
      const before = customerOf(id);
      if (!before) throw noDocument('users', id);
      const doc = customerDoc(input);
      const [phone, ...others] = before.phones;
      const changes = {
        ...(input.name === fullNameOf(before) ? {} : namesOf(input.name)),
        emails: [input.email, ...before.emails.slice(1)],
        phones: [{ label: phone?.label ?? 'Mobile', value: input.phone } as const, ...others],
      };
      const after = done(() => changeClient(practice, before.key, changes, now()));
      store.customers.set(before.key, doc);
      return rows.customer(after, 'raw');
    },
    deleteUser({ id }: ById) {
      const before = rows.user(id);
      const client = customerOf(id);
      if (client) done(() => changeClient(practice, client.key, { isDeleted: true, isActive: false }, now()));
      else if (before) done(() => ({ ok: true, row: store.staff.delete(id) }));
      return before;
    },
    createSchedule({ schedule: input }: { readonly schedule: ScheduleInput }) {
      const made = done(() => book(input));
      store.schedules.set(made.key, docOf(input));
      return rows.schedule(made, true);
    },
    updateSchedule({ id, schedule: input }: ById & { readonly schedule: ScheduleInput }) {
      const before = rowOf(rows.rows(), agendarIds.key('appointment', id));
      if (!before) throw noDocument('schedule', id);
      const changes = { ...linksOf(input), reason: input.text };
      const after = done(() => changeAppointment(practice, before.key, changes, now()));
      store.schedules.set(before.key, docOf(input));
      return rows.schedule(after, false);
    },
    removeSchedule({ id }: ById) {
      const before = rowOf(rows.rows(), agendarIds.key('appointment', id));
      if (!before) return null;
      done(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return rows.schedule(before, false);
    },
    ...animals.roots,
    ...agendarStaff(stage, store, rows),
  };
}

/** An instant as JavaScript reads it on a server in UTC. */
function instantOf(text: string): number {
  const instant = Date.parse(/T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}Z` : text);
  if (Number.isNaN(instant)) throw new Error('Value for argument "seconds" is not a valid integer.');
  return instant;
}

/** What the document store says to a change of something that isn't there. */
export function noDocument(collection: string, id: string): Error {
  return new Error(
    `5 NOT_FOUND: No document to update: projects/agendar/databases/(default)/documents/${collection}/${id}`,
  );
}

/** The first word, and what follows it. */
function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return others.length === 0
    ? { givenName: null, familyName: first }
    : { givenName: first, familyName: others.join(' ') };
}
