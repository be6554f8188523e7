import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import {
  type blastekRows,
  blastekIds,
  blastekWords,
  clashes,
  dateOf,
  denials,
  failure,
  instantAt,
  isInVenue,
  servicesOf,
  staffOf,
  takesTime,
  venueKey,
  wallOf,
} from './records.ts';

type BlastekRows = ReturnType<typeof blastekRows>;
type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type ClientInput = Texts<'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

interface CreateArgs extends Texts<'clientId' | 'notes'>, Record<'staffId' | 'serviceId' | 'date', string> {
  readonly client?: ClientInput | null;
  readonly startMin: number;
}

interface UpdateArgs extends Texts<'status' | 'date' | 'staffId' | 'notes'> {
  readonly id: string;
  readonly startMin?: number | null;
  readonly priceCents?: number | null;
}

const forManagers = ['createService', 'createStaff', 'updateVenue', 'createClosure'];
const notFound = { code: 'not_found' };

/** A refusal in words only: its code is guessed from them. */
function told(message: string): Error {
  const code = /not found|unknown/i.test(message) ? 'not_found' : /taken|overlaps|already/i.test(message) && 'conflict';
  return failure(message, { code: code || 'error' });
}

/** What changes data. A visit is cancelled by its status, and nothing is ever deleted. */
export function blastekWrites(stage: Backstage, rows: BlastekRows, prices: Map<number, number>): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw told(outcome.message);
  };
  const staffKeyOf = (key: number | null): number => {
    const found = rowOf(staffOf(practice), key);
    if (found) return found.key;
    throw told('Unknown staff member.');
  };
  function refuseClash(staffKey: number, date: string, from: number, to: number, own: number | null): void {
    const other = clashes(practice, staffKey, { date, from, to }).find(({ key }) => key !== own);
    const name = rowOf(practice.clients, other?.clientKey ?? null)?.givenName ?? 'another client';
    if (other) throw told(`That time overlaps ${name}'s appointment. Pick another slot.`);
  }
  /** An existing client with the same e-mail is returned unchanged. */
  function findOrCreate(input: ClientInput): ClientRecord {
    const email = (input.email ?? '').trim().toLowerCase();
    const known = practice.clients.find((row) => !row.isDeleted && row.emails[0]?.toLowerCase() === email);
    if (known && email !== '') return known;
    if (!input.firstName?.trim())
      throw failure("First name can't be blank", { code: 'validation', field: 'firstName' });
    const names = { givenName: input.firstName, familyName: input.lastName };
    const details = { ...names, emails: [input.email], phones: [input.phone] };
    const made = done(() => registerClient(practice, details, now()));
    return input.notes ? done(() => changeClient(practice, made.key, { note: input.notes }, now())) : made;
  }
  function clientOf({ clientId, client }: CreateArgs): ClientRecord {
    const found = rowOf(practice.clients, blastekIds.key('client', clientId));
    if (found && !found.isDeleted) return found;
    if (client && !clientId) return findOrCreate(client);
    throw told(clientId ? 'Unknown client.' : 'client details required');
  }
  function createAppointment(args: CreateArgs): Row {
    const date = dateOf('date', args.date);
    const service = rowOf(servicesOf(practice), blastekIds.key('visitType', args.serviceId));
    if (!service) throw failure('Not found.', notFound);
    const providerKey = staffKeyOf(blastekIds.key('provider', args.staffId));
    const { key: clientKey } = clientOf(args);
    refuseClash(providerKey, date, args.startMin, args.startMin + service.minutes, null);
    const start = instantAt(date, args.startMin);
    const more = { typeKey: service.key, placeKey: venueKey, reason: args.notes || null };
    return rows.appointment(done(() => bookAppointment(practice, { start, providerKey, clientKey, ...more }, now())));
  }
  function updateAppointment({ id, status, date, startMin, staffId, priceCents, notes }: UpdateArgs): Row {
    const before = rowOf(practice.appointments, blastekIds.key('appointment', id));
    if (!before || !isInVenue(before)) throw failure('Not found.', notFound);
    const was = wallOf(before.start);
    const next = { date: date ? dateOf('date', date) : was.date, min: startMin ?? was.min };
    const providerKey = staffKeyOf(staffId ? blastekIds.key('provider', staffId) : before.providerKey);
    const states = Object.keys(blastekWords) as VisitState[]; // Sound: the record has exactly these keys.
    // The same word again leaves what the practice knows more exactly.
    const isSame = !status || status === blastekWords[before.state];
    const state = isSame ? before.state : states.find((each) => blastekWords[each] === status);
    if (!state) throw failure('Status is invalid', { code: 'validation', field: 'status' });
    const isMoved = next.date !== was.date || next.min !== was.min || providerKey !== before.providerKey;
    if (takesTime({ ...before, state }) && (isMoved || !takesTime(before)))
      refuseClash(providerKey, next.date, next.min, next.min + before.minutes, before.key);
    const start = isMoved ? instantAt(next.date, next.min) : before.start;
    const change = { state, start, providerKey, reason: notes ?? undefined };
    const changed = done(() => changeAppointment(practice, before.key, change, now()));
    if (typeof priceCents === 'number') prices.set(before.key, priceCents);
    return rows.appointment(changed);
  }
  function updateClient({ id, input }: { id: string; input: ClientInput }): Row {
    const before = rowOf(practice.clients, blastekIds.key('client', id));
    if (!before || before.isDeleted) throw failure('Not found.', notFound);
    const change = {
      givenName: input.firstName ?? undefined,
      familyName: input.lastName ?? undefined,
      ...contactChange(before, input.phone, input.email),
      note: input.notes,
    };
    return rows.client(done(() => changeClient(practice, before.key, change, now())));
  }
  return {
    createAppointment,
    updateAppointment,
    createClient: ({ input }: { input: ClientInput }) => rows.client(findOrCreate(input)),
    updateClient,
    // These two are for customers: this account has no bookings of its own, and venues show no free times to it.
    book() {
      throw told('That time was just taken — please pick another slot.');
    },
    cancelMyAppointment() {
      throw failure('This appointment can no longer be cancelled online — please call the salon.');
    },
    ...denials(forManagers, 'Your role does not allow this action.'),
    ...denials(['signUp', 'login'], 'Too many attempts. Try again in 15 minute(s).'),
  };
}
