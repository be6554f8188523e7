import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type Ledger, centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { rowWithId, type TaskRecord, type TidewellMoreRecords } from './moreRecords.ts';
import { guard, invalid, missing } from './answers.ts';
import { petWrites } from './petWrites.ts';
import type { TidewellRecords } from './records.ts';
import { visitWrites } from './visitWrites.ts';
import { tidewellIds } from './words.ts';

/** What the mutations work with. */
export interface WriteTools {
  readonly records: TidewellRecords;
  readonly more: TidewellMoreRecords;
  readonly ledger: Ledger;
  /** Ticks a chore off; null where there is none. */
  readonly finishTask: (id: string) => TaskRecord | null;
}

interface PaymentDraft {
  readonly petParentId: string;
  readonly invoiceId?: string | null;
  readonly amount: unknown;
  readonly method: string;
  readonly reference?: string | null;
}

/** All mutations. */
export function tidewellWrites(backstage: Backstage, tools: WriteTools): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;
  const { more, ledger } = tools;
  const guarded = guard(backstage);
  return {
    ...visitWrites(backstage, tools.records, guarded),
    ...petWrites(backstage, tools.records, guarded),
    sendMessage: guarded((args: { petParentId: string; conversationId?: string | null; body: string }) => {
      const thread = args.conversationId ? rowWithId(ledger.threads, 'cnv', args.conversationId) : null;
      if (args.conversationId && !thread) return invalid([['conversationId', 'No such conversation']]);
      const clientKey = tidewellIds.key('client', args.petParentId);
      const sent = { clientKey, threadKey: thread?.key, body: args.body };
      if (clientKey === null) return invalid([['petParentId', 'No such pet parent']]);
      const outcome = writeMessage(practice, ledger, sent, now());
      if (!outcome.ok)
        return invalid([[outcome.field === 'clientId' ? 'petParentId' : outcome.field, outcome.message]]);
      const conversation = rowOf(ledger.threads, outcome.row.threadKey);
      return {
        __typename: 'SendMessageSuccess',
        message: more.message(outcome.row),
        conversation: conversation && more.conversation(conversation),
      };
    }),
    recordPayment: guarded(({ draft }: { draft: PaymentDraft }) => {
      const order = draft.invoiceId ? (rowWithId(ledger.orders, 'inv', draft.invoiceId)?.key ?? null) : undefined;
      const outcome = takePayment(
        practice,
        ledger,
        {
          clientKey: tidewellIds.key('client', draft.petParentId),
          cents: centsOf(draft.amount),
          orderKey: order,
          method: draft.method,
          reference: draft.reference,
        },
        now(),
      );
      if (outcome.ok) return { __typename: 'RecordPaymentSuccess', payment: more.payment(outcome.row) };
      const fields: Readonly<Record<string, string>> = { clientId: 'petParentId', orderId: 'invoiceId' };
      return invalid([[fields[outcome.field] ?? outcome.field, outcome.message.replace('order', 'invoice')]]);
    }),
    completeTask: guarded(({ id }: { id: string }) => {
      const task = tools.finishTask(id);
      return task ? { __typename: 'CompleteTaskSuccess', task: more.task(task) } : missing('task', id);
    }),
  };
}
