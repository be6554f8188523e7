import type { NewPayment } from '../../../graphql/desk/generated/types.ts';
import { foldText } from '../../../graphql/service/foldText.ts';
import type { EntryRow } from '../../../graphql/service/readers/entries.ts';
import { sameAmount } from '../../../graphql/service/readers/money.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import type { WriteValues } from '../../../graphql/service/writeMutation.ts';
import type { Result } from '../../contract/result.ts';
import type { EntryRows } from '../adapter/clinic/entries.ts';
import { paymentsNotWhole } from '../connection/failures.ts';
import type { ClientRow } from '../../../graphql/service/readers/objects.ts';
import { say } from '../../../words/core/say.ts';
import { type Change, changeOf } from './changeEnds.ts';
import type { DeskContext } from './deskContext.ts';
import { FailureGraphQLError, unwrap } from './failureError.ts';
import { zoneHere } from '../adapter/clinic/zoneHere.ts';
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
    const timeZone = await zoneHere(context);
    const before = await paymentsOf(payment.client, context);
    // Somebody else, or an attempt that nobody answered, was faster: taking it twice is for a person to decide.
    if (
      before.ok &&
      payment.known &&
      foundIn(before.value?.entries ?? [], { ...payment, known: payment.known }, context)
    )
      return { __typename: 'Conflict', client: await readAgain(payment.client, context) };
    const end = await changes.send('recordPayment', valuesOf(payment, timeZone, context), timeZone);
    if (end.kind === 'done') return changeOf(end, { client: await readAgain(payment.client, context) });
    if (end.kind !== 'unknown' || !before.ok || !before.value) return changeOf(end, {});
    const known = before.value.entries.map(({ id }) => id);
    const after = await paymentsOf(payment.client, context);
    const found = after.ok && foundIn(after.value?.entries ?? [], { ...payment, known }, context);
    if (!found) return changeOf(end, {});
    return changeOf({ kind: 'done', id: found.id }, { client: await readAgain(payment.client, context) });
  });
}

interface Wanted {
  readonly client: string;
  readonly amount: string;
  readonly method?: string | null;
  readonly known: readonly string[];
}

/** A payment of this amount that was made since; null where there surely is none. Where nobody can tell, it fails. */
export async function newPaymentOf(wanted: Wanted, context: DeskContext): Promise<EntryRow | null> {
  const payments = unwrap(await paymentsOf(wanted.client, context));
  const found = foundIn(payments?.entries ?? [], wanted, context);
  if (found || payments?.complete) return found;
  throw new FailureGraphQLError(paymentsNotWhole());
}

function foundIn(payments: readonly EntryRow[], wanted: Wanted, { clinic }: DeskContext): EntryRow | null {
  const { method = null, known, amount } = wanted;
  const words = clinic.changes.words('recordPayment').choices.find(({ about }) => about === 'method')?.words ?? [];
  // A method in a word that the service does not take is the same one, written otherwise.
  const isOther = (told: string | null): boolean =>
    method !== null &&
    told !== null &&
    lettersOf(told) !== lettersOf(method) &&
    (words.length === 0 || words.includes(told));
  const isIt = (each: EntryRow): boolean =>
    !known.includes(each.id) && each.amount !== null && sameAmount(each.amount.amount, amount) && !isOther(each.method);
  return payments.find(isIt) ?? null;
}

/** Where any word is taken, a service may write it in its own way: CREDIT_CARD for credit card. */
function lettersOf(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Null where the service lists no payments. */
async function paymentsOf(id: string, context: DeskContext): Promise<Result<EntryRows | null>> {
  const signal = new AbortController().signal;
  return context.clinic.entries('payments', { kind: 'client', id }, await zoneHere(context), signal);
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
  directory.learnCards([client.value]);
  return client.value;
}
