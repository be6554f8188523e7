import type { EntryConcept, EntryRow } from '../adapter/deskObjects.ts';
import type { Balance, Outcome } from '../../../graphql/desk/generated/types.ts';
import { dayBounds } from '../../../graphql/service/readers/time.ts';
import type { EntryOwner } from '../adapter/clinic/entries.ts';
import { findDay } from '../session/days/dayRows.ts';
import type { DeskContext } from './deskContext.ts';
import { zoneOfDesk } from '../adapter/clinic/period.ts';
import { unwrap } from './changeResult.ts';
import { newPaymentOf } from './entryChanges.ts';

/** Entries of one kind for a screen: an unreadable list has its own failure and does not fail the others. */
export interface EntryList {
  readonly entries: readonly EntryRow[];
  readonly complete: boolean;
  readonly unreadable: number;
  readonly problem: Outcome | null;
}

/** The fields of the desk schema's Query that answer what is kept about a client or a patient beside the appointments. */
export const entryResolvers = {
  async billing({ client: id }: { client: string }, context: DeskContext) {
    const read = await entriesOf({ kind: 'client', id }, context);
    const [invoices, payments, estimates, credits, client] = await Promise.all([
      read('invoices'),
      read('payments'),
      read('estimates'),
      read('credits'),
      context.clinic.client(id, context.signal),
    ]);
    const balance: Balance | null = client.ok ? (client.value?.balance ?? null) : null;
    if (client.ok && client.value) context.directory.learnCards([client.value], { announce: false });
    // A clinic counts in one currency: amounts without one are in that of the balance.
    const currency = balance?.currency ?? null;
    const inCurrency = (list: EntryList | null): EntryList | null => list && inCurrencyOf(list, currency);
    return {
      balance,
      invoices: inCurrency(invoices),
      payments: inCurrency(payments),
      estimates: inCurrency(estimates),
      credits: inCurrency(credits),
    };
  },
  newPayment: newPaymentOf,
  async messages({ client: id }: { client: string }, context: DeskContext) {
    const read = await entriesOf({ kind: 'client', id }, context);
    const [conversations, messages] = await Promise.all([read('conversations'), read('messages')]);
    return { conversations, messages };
  },
  async patientRecord({ patient: id }: { patient: string }, context: DeskContext) {
    const read = await entriesOf({ kind: 'patient', id }, context);
    // Each is read only where it is asked for: a panel wants two of them.
    return {
      encounters: () => read('encounters'),
      vaccinations: () => read('vaccinations'),
      treatments: () => read('treatments'),
      weights: () => read('weights'),
      documents: () => read('documents'),
    };
  },
  async requests({ inPassing }: { inPassing?: boolean | null }, context: DeskContext) {
    const { clinic, clock, signal } = context;
    if (!clinic.offers('requests')) return null;
    if (inPassing) await context.waitForRoom(signal);
    const answer = await clinic.requests(await zoneOfDesk(context), signal);
    if (answer.ok) return answer.value && { ...answer.value, problem: null };
    const problem = { ...answer.failure, at: new Date(clock.now()).toISOString() };
    return { requests: [], complete: false, unreadable: 0, problem };
  },
  async reminders(args: { location: string; date: string }, context: DeskContext): Promise<EntryList | null> {
    const day = unwrap(await findDay({ location: args.location, date: args.date }, context, null));
    const { from, to } = dayBounds(day.date, day.timeZone);
    const owner = { kind: 'day', location: day.location.id, date: day.date, from, to } as const;
    return entryList('reminders', owner, day.timeZone, context);
  },
};

function inCurrencyOf(list: EntryList, currency: string | null): EntryList {
  if (currency === null) return list;
  const withCurrency = (money: Balance | null): Balance | null =>
    money && { ...money, currency: money.currency ?? currency };
  const entries = list.entries.map((entry) => ({
    ...entry,
    amount: withCurrency(entry.amount),
    open: withCurrency(entry.open),
    lines: entry.lines?.map((line) => ({ ...line, amount: withCurrency(line.amount) })) ?? null,
  }));
  return { ...list, entries };
}

/** Reads lists of one owner in the zone of the clinic. */
async function entriesOf(owner: EntryOwner, context: DeskContext) {
  const timeZone = await zoneOfDesk(context);
  return (concept: EntryConcept) => entryList(concept, owner, timeZone, context);
}

async function entryList(
  concept: EntryConcept,
  owner: EntryOwner,
  timeZone: string,
  { clinic, clock, signal }: DeskContext,
): Promise<EntryList | null> {
  const answer = await clinic.entries(concept, owner, timeZone, signal);
  if (answer.ok) return answer.value && { ...answer.value, problem: null };
  const problem = { ...answer.failure, at: new Date(clock.now()).toISOString() };
  return { entries: [], complete: false, unreadable: 0, problem };
}
