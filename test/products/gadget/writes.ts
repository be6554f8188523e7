import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { instantOf } from './find.ts';
import { type Extras, gadgetIds, statusWords } from './records.ts';

/** What an action fails with: its code begins with GGT. */
export function failure(code: string, message: string, validationErrors: readonly object[] = []): GraphQLError {
  return new GraphQLError(`${code}: ${message}`, { extensions: { code, validationErrors } });
}

/** The actions of a model; the first two answer the id of its record. */
export interface Actions {
  readonly create: (input: Row) => string;
  readonly update: (id: string, input: Row) => string;
  readonly remove: (id: string) => void;
}

const { key, of: idOf } = gadgetIds;
const demanded = ['duration', 'location', 'scheduledAt', 'staff'];

/** What the key may do: everything with bookings and customers, nothing with the rest. */
export function gadgetActions(stage: Backstage, extras: Extras): Readonly<Record<string, Actions>> {
  const { practice, now } = stage;
  const row = <Record extends { readonly key: number }>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure('GGT_UNKNOWN', outcome.message);
  };
  function createCustomer(input: Row): string {
    const details = {
      givenName: textOf(input['firstName']),
      familyName: textOf(input['lastName']),
      emails: [textOf(input['email'])],
      phones: [textOf(input['phone'])],
    };
    const made = row(() => registerClient(practice, details, now()));
    return changeCustomer(made.key, { note: input['note'], tags: input['tags'] });
  }
  function changeCustomer(client: number | null, input: Row): string {
    const { tags } = input;
    const change = {
      givenName: textOf(input['firstName']),
      familyName: textOf(input['lastName']) ?? undefined,
      ...contactChange(rowOf(practice.clients, client), textOf(input['phone']), textOf(input['email'])),
      note: textOf(input['note']),
      tags: Array.isArray(tags) ? tags.map(String) : undefined,
    };
    return idOf('client', row(() => changeClient(practice, client, change, now())).key);
  }
  /** The key of the record that a relation is to point to: undefined where nothing is said, null where it is cut. */
  function linked(input: Row, field: string, kind: Kind): number | null | undefined {
    const value = input[field];
    if (!isRow(value)) return undefined;
    const { _link: link, create } = value;
    if (isRow(create) && kind === 'client') return key('client', createCustomer(create));
    if (link === undefined) return undefined;
    const found = key(kind, textOf(link));
    if (link !== null && found === null) throw invalid([field], 'does not exist');
    return found;
  }
  const bookingOf = (input: Row) => ({
    start: typeof input['scheduledAt'] === 'string' ? instantOf(input['scheduledAt']) : undefined,
    minutes: typeof input['duration'] === 'number' ? input['duration'] : undefined,
    placeKey: linked(input, 'location', 'place') ?? undefined,
    typeKey: linked(input, 'variant', 'visitType') ?? undefined,
    providerKey: linked(input, 'staff', 'provider'),
    clientKey: linked(input, 'customer', 'client'),
    reason: textOf(input['notes']),
  });
  function keep(booking: number, input: Row, status: string | undefined): string {
    const { totalPrice = extras.get(booking)?.totalPrice } = input;
    extras.set(booking, { ...(status && { status }), ...(typeof totalPrice === 'number' && { totalPrice }) });
    return idOf('appointment', booking);
  }
  function createBooking(input: Row): string {
    const missing = demanded.filter((field) => (input[field] ?? null) === null);
    if (missing.length > 0) throw invalid(missing, 'is required');
    const { start = null, placeKey = null, typeKey = 1, ...details } = bookingOf(input);
    // Whatever is said, a new booking is not paid.
    const made = row(() => bookAppointment(practice, { ...details, start, placeKey, typeKey }, now()));
    return keep(made.key, input, undefined);
  }
  function updateBooking(id: string, input: Row): string {
    const before = rowOf(practice.appointments, key('appointment', id));
    const cut = [...demanded, 'status'].filter((field) => input[field] === null);
    if (cut.length > 0) throw invalid(cut, 'is required');
    const status = textOf(input['status']) ?? undefined;
    const state = before ? stateAfter(before, status, input['arrived']) : undefined;
    const change = { ...bookingOf(input), state };
    const after = row(() => changeAppointment(practice, before?.key ?? null, change, now()));
    return keep(after.key, input, status ?? (state === before?.state ? extras.get(after.key)?.status : undefined));
  }
  return {
    shopifyCustomer: {
      create: createCustomer,
      update: (id, input) => changeCustomer(key('client', id), input),
      remove: (id) => void row(() => changeClient(practice, key('client', id), { isDeleted: true }, now())),
    },
    booking: {
      create: createBooking,
      update: updateBooking,
      remove: (id) => void row(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now())),
    },
  };
}

/** How far a visit is, as well as a payment and an arrival tell it. */
function stateAfter(before: AppointmentRecord, status: string | undefined, arrived: unknown): VisitState {
  const known: readonly string[] = Object.values(statusWords);
  if (status !== undefined && !known.includes(status)) throw invalid(['status'], 'is not one of the allowed options');
  if (status === 'completed' || status === 'cancelled') return status;
  if (status === 'no_show') return 'noShow';
  if (arrived === true) return 'arrived';
  if (status === undefined && typeof arrived !== 'boolean') return before.state;
  if (arrived !== false && ['arrived', 'inProgress', 'ready'].includes(before.state)) return before.state;
  return status === 'paid' || status === 'pending' ? 'confirmed' : 'planned';
}

function invalid(fields: readonly string[], message: string): GraphQLError {
  const reasons = fields.map((field) => `${field} ${message}`).join(', ');
  const errors = fields.map((apiIdentifier) => ({ apiIdentifier, message }));
  return failure('GGT_INVALID_RECORD', `Record is invalid and can't be saved. ${reasons}.`, errors);
}

/** A given text: null takes a value away, and undefined leaves it. */
function textOf(value: unknown): string | null | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' || value === null ? value : undefined;
}
