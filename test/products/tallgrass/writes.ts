import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { calendarWrites } from './calendarWrites.ts';
import { companionWrites } from './companionWrites.ts';
import { namedDate, namedRow } from './given.ts';
import { householdWrites } from './householdWrites.ts';
import { checkedId, type Loaders } from './loaders.ts';
import { nextKey, put, type TallgrassMemory } from './memory.ts';
import { type FieldError, invalid, notFound, writesOf } from './outcomes.ts';
import type { Records } from './records.ts';
import { decodeId, keyIn } from './values.ts';
import { visitWrites } from './visitWrites.ts';

interface FollowUpInput {
  readonly title: string;
  readonly dueOn: string;
  readonly assigneeId?: string | null;
  readonly regardingId?: string | null;
}

interface MessageInput {
  readonly householdId: string;
  readonly threadId?: string | null;
  readonly body: string;
}

interface PaymentInput {
  readonly householdId: string;
  readonly invoiceId?: string | null;
  readonly cents: number;
  readonly tender: string;
  readonly reference?: string | null;
}

/** The ledger's words for fields, as inputs here have them. */
const ledgerFields: Readonly<Record<string, string>> = {
  clientId: 'householdId',
  conversationId: 'threadId',
  orderId: 'invoiceId',
  amount: 'cents',
  method: 'tender',
};

/** All mutations. */
export function tallgrassWrites(
  backstage: Backstage,
  records: Records,
  { load, memory }: { readonly load: Loaders; readonly memory: TallgrassMemory },
): Row {
  const { practice, now } = backstage;
  const write = writesOf(backstage);
  const tools = { load, memory, write };
  const refused = ({ field, message }: { readonly field: string; readonly message: string }): Row =>
    invalid([[ledgerFields[field] ?? field, message.replace('order', 'invoice').replace('conversation', 'thread')]]);

  return {
    ...visitWrites(backstage, records, tools),
    ...calendarWrites(backstage, records, tools),
    ...householdWrites(backstage, records, tools),
    ...companionWrites(backstage, records, tools),
    ...write('createFollowUp', ({ title, dueOn, assigneeId, regardingId }: FollowUpInput) => {
      const errors: FieldError[] = [];
      if (title.trim() === '') errors.push(['title', 'Required']);
      namedDate(errors, 'dueOn', dueOn);
      const assignee = namedRow(errors, 'assigneeId', 'Teammate', assigneeId, load.teammate);
      const isCompanion = decodeId(regardingId ?? '')?.type === 'Companion';
      const patient = isCompanion && regardingId ? load.companion(regardingId) : null;
      const client = !isCompanion && regardingId ? load.household(regardingId) : null;
      if (regardingId && !patient && !client) errors.push(['regardingId', 'Household or companion not found']);
      if (errors.length > 0) return invalid(errors);
      const row = {
        key: nextKey(memory.followUps),
        title: title.trim(),
        dueOn,
        providerKey: assignee?.key ?? null,
        clientKey: client?.key ?? null,
        patientKey: patient?.key ?? null,
        completedAt: null,
      };
      memory.followUps.push(row);
      return records.followUp(row);
    }),
    ...write('completeFollowUp', ({ followUpId }: { readonly followUpId: string }) => {
      const row = rowOf(memory.followUps, keyIn('FollowUp', checkedId('FollowUp', followUpId)));
      if (!row) return notFound('FollowUp', followUpId);
      return records.followUp(put(memory.followUps, { ...row, completedAt: row.completedAt ?? now() }));
    }),
    ...write('sendMessage', ({ householdId, threadId, body }: MessageInput) => {
      const client = load.household(checkedId('Household', householdId));
      if (!client) return notFound('Household', householdId);
      const threadKey = threadId ? keyIn('Thread', checkedId('Thread', threadId)) : undefined;
      const outcome = writeMessage(practice, memory.ledger, { clientKey: client.key, threadKey, body }, now());
      return outcome.ok ? records.message(outcome.row) : refused(outcome);
    }),
    ...write('collectPayment', ({ householdId, invoiceId, cents, tender, reference }: PaymentInput) => {
      const client = load.household(checkedId('Household', householdId));
      if (!client) return notFound('Household', householdId);
      const orderKey = invoiceId ? keyIn('Invoice', checkedId('Invoice', invoiceId)) : undefined;
      const payment = { clientKey: client.key, cents, orderKey, method: tender, reference: reference ?? null };
      const outcome = takePayment(practice, memory.ledger, payment, now());
      return outcome.ok ? records.payment(outcome.row) : refused(outcome);
    }),
  };
}
