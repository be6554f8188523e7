import type { NewPayment } from '../../../graphql/desk/generated/types.ts';
import type { ClientRow, EntryRow } from '../adapter/deskObjects.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import type { Result } from '../../contract/result.ts';
import type { EntryRows } from '../adapter/clinic/entries.ts';
import { paymentsNotWhole } from '../connection/failures.ts';
import { say } from '../../../words/core/say.ts';
import { type Change, changeOf } from './changeResult.ts';
import type { DeskContext } from './deskContext.ts';
import { FailureGraphQLError, unwrap } from './failureError.ts';
import { zoneHere } from '../adapter/clinic/zoneHere.ts';
import { findPayment, paymentValues, type WantedPayment } from '../adapter/writes/paymentValues.ts';
import type { Problem } from '../adapter/writes/checkRequest.ts';

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
      findPayment(before.value?.entries ?? [], { ...payment, known: payment.known }, changes)
    )
      return { __typename: 'Conflict', client: await readAgain(payment.client, context) };
    const end = await changes.send(
      'recordPayment',
      paymentValues(payment, changes, dateAt(context.clock.now(), timeZone)),
      timeZone,
    );
    if (end.kind === 'done') return changeOf(end, { client: await readAgain(payment.client, context) });
    if (end.kind !== 'unknown' || !before.ok || !before.value) return changeOf(end, {});
    const known = before.value.entries.map(({ id }) => id);
    const after = await paymentsOf(payment.client, context);
    const found = after.ok && findPayment(after.value?.entries ?? [], { ...payment, known }, changes);
    if (!found) return changeOf(end, {});
    return changeOf({ kind: 'done', id: found.id }, { client: await readAgain(payment.client, context) });
  });
}

/** A payment of this amount that was made since; null where there surely is none. Where nobody can tell, it fails. */
export async function newPaymentOf(wanted: WantedPayment, context: DeskContext): Promise<EntryRow | null> {
  const payments = unwrap(await paymentsOf(wanted.client, context));
  const found = findPayment(payments?.entries ?? [], wanted, context.clinic.changes);
  if (found || payments?.complete) return found;
  throw new FailureGraphQLError(paymentsNotWhole());
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

/** What she owes is another sum now, also in the searches of this desk. */
async function readAgain(id: string, { clinic, directory, onChanged }: DeskContext): Promise<ClientRow | null> {
  onChanged();
  const client = await clinic.client(id, new AbortController().signal);
  if (!client.ok || client.value === null) return null;
  directory.learnCards([client.value]);
  return client.value;
}
