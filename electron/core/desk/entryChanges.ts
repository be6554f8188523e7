import type { EntryRows } from '../adapter/clinic/entries.ts';
import { zoneOfDesk } from '../adapter/clinic/period.ts';
import type { ClientRow, EntryRow } from '../adapter/deskObjects.ts';
import { type Problem, withoutNulls } from '../adapter/writes/appointmentValues.ts';
import { findPayment, paymentValues, type PaymentCriteria } from '../adapter/writes/paymentValues.ts';
import { paymentsNotWhole } from '../connection/failures.ts';
import type { Result } from '../../contract/failure.ts';
import type { NewMessage, NewPayment } from '../../../graphql/desk/generated/types.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import { t } from '../../../i18n/core/t.ts';
import { type Change, changeOf, FailureGraphQLError, notMade, unwrap } from './changeResult.ts';
import { type DeskContext, neverAborted } from './deskContext.ts';

const longest = 5_000;

/** Sends a message, once. Without an answer the messages are read: a new one there was sent. */
export async function sendMessage({ message }: { message: NewMessage }, context: DeskContext): Promise<Change> {
  const { changes } = context.clinic;
  const why = changes.unavailableReason('sendMessage');
  if (why !== null) return { __typename: 'NotOffered', why };
  const text = message.text.trim();
  if (text === '') return { __typename: 'Refused', problems: [{ field: 'text', message: t('desk.noText') }] };
  if (text.length > longest)
    return { __typename: 'Refused', problems: [{ field: 'text', message: t('desk.longText', { most: longest }) }] };
  return context.queue(`messages ${message.client}`, async () => {
    const before = await sentTo(message.client, context);
    const input = withoutNulls({
      clientId: message.client,
      text,
      subject: message.subject,
      channel: message.channel,
      conversationId: message.conversation,
    });
    const end = await changes.send('sendMessage', input, await zoneOfDesk(context));
    if (end.__typename !== 'OutcomeUnknown' || before === null) return changeOf(end, {});
    const known = new Set(before.map(({ id }) => id));
    const after = await sentTo(message.client, context);
    const found = after?.find((each) => !known.has(each.id) && each.incoming !== true && each.text?.trim() === text);
    if (found) return changeOf({ __typename: 'Done', id: found.id }, {});
    return after ? notMade(end, {}) : changeOf(end, {});
  });
}

interface SentMessage {
  readonly id: string;
  readonly text: string | null;
  readonly incoming: boolean | null;
}

/**
 * A client's messages, from a list of their own or else from conversations. Null where the service lists none, or they
 * could not be read: then it is unknown whether one is new.
 */
async function sentTo(id: string, context: DeskContext): Promise<readonly SentMessage[] | null> {
  const signal = neverAborted();
  const timeZone = await zoneOfDesk(context);
  const owner = { kind: 'client', id } as const;
  const messages = await context.clinic.entries('messages', owner, timeZone, signal);
  if (!messages.ok) return null;
  if (messages.value) return messages.value.entries;
  const conversations = await context.clinic.entries('conversations', owner, timeZone, signal);
  if (!conversations.ok || !conversations.value) return null;
  const lines = conversations.value.entries.map((entry) => entry.lines);
  if (lines.includes(null)) return null;
  // A line without an id is identified by all of its values.
  return lines.flatMap((list) => list ?? []).map((line) => ({ ...line, id: line.id ?? JSON.stringify(line) }));
}

/** More is no payment at a front desk, and a slip of the finger should not reach the books. */
const amountPattern = /^\d{1,9}(\.\d{1,2})?$/;

/** Records a payment, once. Without an answer the payments are read: a new one there was recorded. */
export async function recordPayment({ payment }: { payment: NewPayment }, context: DeskContext): Promise<Change> {
  const { changes } = context.clinic;
  const why = changes.unavailableReason('recordPayment');
  if (why !== null) return { __typename: 'NotOffered', why };
  const problems = problemsOf(payment);
  if (problems.length > 0) return { __typename: 'Refused', problems };
  return context.queue(`client ${payment.client}`, async () => {
    const timeZone = await zoneOfDesk(context);
    const before = await paymentsOf(payment.client, context);
    // Another user, or an earlier unanswered attempt, was faster: a person must decide whether to take the payment
    // twice.
    if (
      before.ok &&
      payment.known &&
      findPayment(before.value?.entries ?? [], { ...payment, known: payment.known }, changes)
    )
      return { __typename: 'Conflict', sent: false, client: await readAgain(payment.client, context) };
    const end = await changes.send(
      'recordPayment',
      paymentValues(payment, changes, dateAt(context.clock.now(), timeZone)),
      timeZone,
    );
    if (end.__typename === 'Done') return changeOf(end, { client: await readAgain(payment.client, context) });
    if (end.__typename !== 'OutcomeUnknown' || !before.ok || !before.value) return changeOf(end, {});
    const known = before.value.entries.map(({ id }) => id);
    const after = await paymentsOf(payment.client, context);
    const found = after.ok && findPayment(after.value?.entries ?? [], { ...payment, known }, changes);
    if (!found) return after.ok && after.value?.complete ? notMade(end, {}) : changeOf(end, {});
    return changeOf({ __typename: 'Done', id: found.id }, { client: await readAgain(payment.client, context) });
  });
}

/** A payment of this amount made since; null where there surely is none. Fails where that is unknown. */
export async function newPaymentOf(requested: PaymentCriteria, context: DeskContext): Promise<EntryRow | null> {
  const payments = unwrap(await paymentsOf(requested.client, context));
  const found = findPayment(payments?.entries ?? [], requested, context.clinic.changes);
  if (found || payments?.complete) return found;
  throw new FailureGraphQLError(paymentsNotWhole());
}

/** Null where the service lists no payments. */
async function paymentsOf(id: string, context: DeskContext): Promise<Result<EntryRows | null>> {
  const signal = neverAborted();
  return context.clinic.entries('payments', { kind: 'client', id }, await zoneOfDesk(context), signal);
}

function problemsOf({ amount }: NewPayment): readonly Problem[] {
  if (amountPattern.test(amount) && /[1-9]/.test(amount)) return [];
  return [{ field: 'amount', message: t('desk.noAmount') }];
}

/** The client's balance has changed, also in the searches of this desk. */
async function readAgain(id: string, { clinic, directory, onChanged }: DeskContext): Promise<ClientRow | null> {
  onChanged();
  const client = await clinic.client(id, neverAborted());
  if (!client.ok || client.value === null) return null;
  directory.learnCards([client.value]);
  return client.value;
}
