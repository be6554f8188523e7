import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { payloadDocs, payloadIds, payloadWords } from './records.ts';

/** How documents of a collection are written. */
export interface CollectionWrites {
  readonly create: (data: Row) => Row;
  readonly update: (id: string, data: Row) => Row;
  readonly remove: (id: string) => void;
}

const { key } = payloadIds;
const blockType = 7;
const labels = { mobile: 'Mobile', home: 'Home', work: 'Work' } as const;

/** An error as Payload shows it. */
export function apiError(name: string, message: string, statusCode: number, data: object | null = null): GraphQLError {
  return new GraphQLError(message, { extensions: { name, data, statusCode } });
}

/** The writes that the desk may make. */
export function payloadWrites(stage: Backstage): Readonly<Record<'customers' | 'appointments', CollectionWrites>> {
  const { practice, now } = stage;
  const { customer, appointment } = payloadDocs(stage);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    if (outcome.field === 'base') throw apiError('Forbidden', outcome.message, 403);
    throw apiError('APIError', outcome.message, 400);
  };

  function createCustomer(data: Row): Row {
    checkEmail(data);
    const details = {
      givenName: textIn(data, 'firstName'),
      familyName: textIn(data, 'lastName'),
      emails: [textIn(data, 'email')],
    };
    const made = done(() => registerClient(practice, details, now()));
    const { givenName: _, familyName: __, emails: ___, ...more } = customerChange(data, made);
    return customer(done(() => changeClient(practice, made.key, more, now())));
  }
  function updateCustomer(id: string, data: Row): Row {
    checkEmail(data);
    const before = rowOf(practice.clients, key('client', id));
    const change = customerChange(data, before);
    return customer(done(() => changeClient(practice, before?.key ?? null, change, now())));
  }
  function createAppointment(data: Row): Row {
    const isBlock = data['appointmentType'] === 'blockout';
    const missing = isBlock
      ? ['title', 'host', 'end'].filter((field) => !data[field])
      : servicesIn(data).length === 0
        ? ['services']
        : [];
    if (missing.length > 0) throw invalid('appointments', missing, 'This field is required.');
    if (!isBlock && !data['customer'] && !data['guestCustomer'])
      throw apiError('Error', 'Either a customer or guest customer is required for appointments', 500);
    if (data['customer'] && data['guestCustomer'])
      throw apiError('Error', 'An appointment cannot have both a customer and guest customer', 500);
    const start = dateIn(data, 'start') ?? now();
    const end = dateIn(data, 'end');
    const booking = {
      start,
      minutes: isBlock ? ((end ?? start) - start) / 60_000 : minutesOf(data),
      placeKey: 1,
      typeKey: isBlock ? blockType : (servicesIn(data)[0] ?? null),
      providerKey: key('provider', textIn(data, 'host')),
      clientKey: key('client', textIn(data, 'customer')),
      reason: textIn(data, isBlock ? 'title' : 'customerNotes'),
      state: stateOfWord(payloadWords, textIn(data, 'status')) ?? 'confirmed',
    };
    return appointment(done(() => bookAppointment(practice, booking, now())));
  }
  function updateAppointment(id: string, data: Row): Row {
    const before = rowOf(practice.appointments, key('appointment', id));
    const isBlock = before?.isBlock ?? false;
    const start = dateIn(data, 'start');
    const end = dateIn(data, 'end');
    const services = 'services' in data ? servicesIn(data) : before && !isBlock ? [before.typeKey] : [];
    if ('services' in data && services.length === 0 && !isBlock)
      throw invalid('appointments', ['services'], 'This field is required.');
    // The end of an appointment follows from its services, whatever else is said; that of a blockout is its own.
    const isTimed = ['start', 'end', 'services'].some((field) => field in data);
    const blockMinutes = end !== null && before ? (end - (start ?? before.start)) / 60_000 : undefined;
    const status = textIn(data, 'status');
    const change = {
      start: start ?? undefined,
      minutes: isBlock ? blockMinutes : isTimed ? sumOf(services) : undefined,
      typeKey: 'services' in data && !isBlock ? services[0] : undefined,
      providerKey: 'host' in data ? key('provider', textIn(data, 'host')) : undefined,
      clientKey: 'customer' in data ? key('client', textIn(data, 'customer')) : undefined,
      reason: given(data, isBlock ? 'title' : 'customerNotes'),
      cancelReason: status === 'cancelled' ? given(data, 'internalNotes') : undefined,
      state: stateOfWord(payloadWords, status),
      isDeleted: 'deletedAt' in data ? Boolean(data['deletedAt']) : undefined,
    };
    return appointment(done(() => changeAppointment(practice, before?.key ?? null, change, now())));
  }
  const sumOf = (services: readonly number[]): number =>
    services.reduce((sum, service) => sum + (rowOf(practice.visitTypes, service)?.minutes ?? 0), 0);
  const minutesOf = (data: Row): number => sumOf(servicesIn(data));
  return {
    customers: {
      create: createCustomer,
      update: updateCustomer,
      remove: (id) => void done(() => changeClient(practice, key('client', id), { isDeleted: true }, now())),
    },
    appointments: {
      create: createAppointment,
      update: updateAppointment,
      remove: (id) => void done(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now())),
    },
  };
}

/** What the data of a customer changes; rows of an array are replaced all at once. */
function customerChange(data: Row, before: ClientRecord | null): Partial<ClientRecord> {
  const email = given(data, 'email');
  const phones = data['phones'];
  const address = isRow(data['address']) ? data['address'] : {};
  const street = given(address, 'line1');
  const city = given(address, 'city');
  const familyName = given(data, 'lastName');
  const changes = {
    givenName: given(data, 'firstName'),
    familyName: familyName === undefined ? undefined : (familyName ?? ''),
    emails: email === undefined ? undefined : [email, ...(before?.emails.slice(1) ?? [])].filter((one) => one !== null),
    phones: Array.isArray(phones) ? phones.filter(isRow).map(phoneOf) : phones === null ? [] : undefined,
    street: street === undefined ? undefined : (street ?? ''),
    city: city === undefined ? undefined : (city ?? ''),
    note: given(data, 'notes'),
    isDeleted: 'deletedAt' in data ? Boolean(data['deletedAt']) : undefined,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function phoneOf({ label, number }: Row): PhoneRecord {
  const word = label === 'home' || label === 'work' ? label : 'mobile';
  return { label: labels[word], value: String(number) };
}

function checkEmail(data: Row): void {
  const email = textIn(data, 'email');
  if (email !== null && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw invalid('customers', ['email'], 'Please enter a valid email address.');
}

function invalid(collection: string, fields: readonly string[], message: string): GraphQLError {
  const label = (field: string): string => field.slice(0, 1).toUpperCase() + field.slice(1);
  const words = fields.length === 1 ? 'field is invalid' : 'fields are invalid';
  const errors = fields.map((path) => ({ label: label(path), message, path }));
  return apiError('ValidationError', `The following ${words}: ${fields.map(label).join(', ')}`, 400, {
    collection,
    errors,
  });
}

function servicesIn(data: Row): readonly number[] {
  const ids = data['services'];
  return (Array.isArray(ids) ? ids : []).map((id) => key('visitType', String(id))).filter((each) => each !== null);
}

function dateIn(data: Row, field: string): number | null {
  const text = textIn(data, field);
  if (text === null) return null;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw invalid('appointments', [field], `"${text}" is not a valid date.`);
  return instant;
}

function textIn(data: Row, field: string): string | null {
  const value = data[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A text that is given, null where it is to be taken away, or undefined where nothing is said. */
function given(data: Row, field: string): string | null | undefined {
  return field in data ? textIn(data, field) : undefined;
}
