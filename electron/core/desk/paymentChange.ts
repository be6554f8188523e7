import type { NewPayment } from '../../../graphql/desk/generated/types.ts';
import type { EntryRow } from '../../../graphql/service/readers/entries.ts';
import { sameAmount } from '../../../graphql/service/readers/money.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import type { WriteValues } from '../../../graphql/service/writeMutation.ts';
import type { ClientRow } from '../../../graphql/service/readers/objects.ts';
import { say } from '../../../words/core/say.ts';
import { type Change, changeOf } from './changeEnds.ts';
import type { DeskContext } from './deskContext.ts';
import { zoneOf } from './deskZone.ts';
import { withoutNulls } from './seenAppointment.ts';
import type { Problem } from './wishes.ts';

/** More is no payment at a front desk, and a slip of the finger should not reach the books. */
const amountPattern = /^\d{1,9}(\.\d{1,2})?$/;

/** Writes a payment down, once. Where no answer came the payments are read: what is new there was written down. */
export async function recordPayment({ payment }: { payment: NewPayment }, context: DeskContext): Promise<Change> {
  const { changes } = context.clinic;
  const why = changes.whyNot('recordPayment');
  if (why !== null) return { __typename: 'NotOffered', why };
  const problems = problemsOf(payment);
  if (problems.length > 0) return { __typename: 'Refused', problems };
  return context.queue(`client ${payment.client}`, async () => {
    const timeZone = await zoneOf(context);
    const known = payment.known ?? (await paymentsOf(payment.client, context))?.map(({ id }) => id) ?? null;
    const end = await changes.send('recordPayment', valuesOf(payment, timeZone, context), timeZone);
    if (end.kind === 'done') return changeOf(end, { client: await readAgain(payment.client, context) });
    if (end.kind !== 'unknown') return changeOf(end, {});
    const found = known === null ? null : await findNew({ ...payment, known }, context);
    if (!found) return changeOf(end, {});
    return changeOf({ kind: 'done', id: found.id }, { client: await readAgain(payment.client, context) });
  });
}

/** A payment of this amount that was made since; null where there is none, or nobody can tell. */
export async function newPaymentOf(
  wanted: { client: string; amount: string; method?: string | null; known: readonly string[] },
  context: DeskContext,
): Promise<EntryRow | null> {
  return findNew(wanted, context);
}

async function findNew(
  wanted: { client: string; amount: string; method?: string | null; known: readonly string[] },
  context: DeskContext,
): Promise<EntryRow | null> {
  const payments = (await paymentsOf(wanted.client, context)) ?? [];
  const { method = null, known } = wanted;
  const isIt = (each: EntryRow): boolean =>
    !known.includes(each.id) &&
    each.amount !== null &&
    sameAmount(each.amount.amount, wanted.amount) &&
    (method === null || each.method === null || each.method === method);
  return payments.find(isIt) ?? null;
}

/** Null where the service lists no payments, or could not be read. */
async function paymentsOf(id: string, context: DeskContext): Promise<readonly EntryRow[] | null> {
  const signal = new AbortController().signal;
  const answer = await context.clinic.entries('payments', { kind: 'client', id }, await zoneOf(context), signal);
  return answer.ok ? (answer.value?.entries ?? null) : null;
}

function problemsOf({ amount }: NewPayment): readonly Problem[] {
  if (amountPattern.test(amount) && /[1-9]/.test(amount)) return [];
  return [{ field: 'amount', message: say('desk.noAmount') }];
}

function valuesOf(payment: NewPayment, timeZone: string, { clinic, clock }: DeskContext): WriteValues {
  const { client, amount, method, reference, invoice, location, notes } = payment;
  const isDated = clinic.changes.slots('recordPayment').some(({ role, demanded }) => role === 'date' && demanded);
  return withoutNulls({
    clientId: client,
    amount,
    method,
    reference,
    invoiceId: invoice,
    locationId: location,
    notes,
    // A service that demands a day is told today's; any other knows it better.
    date: isDated ? dateAt(clock.now(), timeZone) : null,
  });
}

/** What she owes is another sum now, also in the searches of this desk. */
async function readAgain(id: string, { clinic, directory, onChanged }: DeskContext): Promise<ClientRow | null> {
  onChanged();
  const client = await clinic.client(id, new AbortController().signal);
  if (!client.ok || client.value === null) return null;
  directory.learn([client.value]);
  return client.value;
}
