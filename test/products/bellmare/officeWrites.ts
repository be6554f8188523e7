import type { Backstage } from '../../dialects/dialect.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { recallRow } from './charts.ts';
import { type BellmareMemory, record } from './memory.ts';
import { invoiceId, officeRows } from './office.ts';
import { done, keyIn, payload, Refused } from './problems.ts';
import type { BellmareRecords } from './records.ts';
import { dayIn } from './values.ts';

interface ById {
  readonly id: string;
}

interface PaymentArgs {
  readonly account_holder_id: string;
  readonly amount: unknown;
  readonly tender: 'CARD' | 'CASH' | 'CHEQUE';
  readonly invoice_id?: string | null;
}

/** Mutations of money, herds, recalls, chores and letters. */
export function bellmareOfficeWrites(backstage: Backstage, memory: BellmareMemory, records: BellmareRecords): object {
  const { practice, now } = backstage;
  const { ledger, herds, recalls, chores } = memory;
  const rows = officeRows(backstage, memory, records);
  /** Puts a changed row in the place of the one before. */
  const change = <Item extends ById>(list: Item[], id: string, part: Partial<Item>): Item => {
    const index = list.findIndex((row) => row.id === id);
    const before = list[index];
    if (!before) throw new Refused('id', 'does_not_exist', `There is nothing with the id ${id}.`);
    const row = { ...before, ...part };
    list[index] = row;
    return row;
  };

  return {
    count_herd: ({ id, head_count }: ById & { readonly head_count: number }) =>
      payload(backstage, 'herd', () => {
        if (head_count < 0) throw new Refused('head_count', 'min_value', 'head_count must be zero or more.');
        const row = change(herds, id, { headCount: head_count });
        record(memory, 'herd.counted', id, now());
        return records.herd(row);
      }),
    receive_payment: (args: PaymentArgs) =>
      payload(backstage, 'payment', () => {
        const clientKey = keyIn(practice, 'client', args.account_holder_id, 'account_holder_id');
        const order = ledger.orders.find((row) => invoiceId(row) === args.invoice_id);
        if (args.invoice_id && order?.clientKey !== clientKey)
          throw new Refused('invoice_id', 'does_not_exist', `There is no invoice ${args.invoice_id} on this account.`);
        const method = args.tender === 'CHEQUE' ? 'CHECK' : args.tender;
        const input = { clientKey, orderKey: order?.key, cents: centsOf(args.amount), method };
        const row = done(takePayment(practice, ledger, input, now()));
        record(memory, 'payment.received', String(row.key), now());
        return rows.payment(row);
      }),
    mark_recall_sent: ({ id }: ById) =>
      payload(backstage, 'recall', () => {
        const row = change(recalls, id, { sentAt: now() });
        record(memory, 'recall.sent', id, now());
        return recallRow(records, row);
      }),
    add_chore: (args: {
      readonly summary: string;
      readonly due_on?: string | null;
      readonly assignee_id?: string | null;
    }) =>
      payload(backstage, 'chore', () => {
        if (args.summary.trim() === '') throw new Refused('summary', 'blank', 'summary must not be blank.');
        const row = {
          id: String(71 + chores.length),
          summary: args.summary.trim(),
          dueOn: args.due_on ? dayIn(args.due_on) : null,
          providerKey: args.assignee_id ? keyIn(practice, 'provider', args.assignee_id, 'assignee_id') : null,
          isDone: false,
        };
        chores.push(row);
        record(memory, 'chore.added', row.id, now());
        return rows.chore(row);
      }),
    finish_chore: ({ id }: ById) =>
      payload(backstage, 'chore', () => {
        const row = change(chores, id, { isDone: true });
        record(memory, 'chore.finished', id, now());
        return rows.chore(row);
      }),
    send_message: (args: {
      readonly account_holder_id: string;
      readonly body: string;
      readonly thread_id?: string | null;
    }) =>
      payload(backstage, 'thread', () => {
        const clientKey = keyIn(practice, 'client', args.account_holder_id, 'account_holder_id');
        const threadKey = args.thread_id ? Number(args.thread_id) : undefined;
        const { threadKey: key } = done(
          writeMessage(practice, ledger, { clientKey, threadKey, body: args.body }, now()),
        );
        const thread = ledger.threads.find((row) => row.key === key);
        if (!thread) throw new Refused('thread_id', 'does_not_exist', 'There is no such thread.');
        record(memory, 'message.sent', String(key), now());
        return rows.thread(thread);
      }),
  };
}
