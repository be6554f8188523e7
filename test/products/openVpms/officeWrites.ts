import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { accountRecords } from './accountRecords.ts';
import { type Gate, nameOfLookup, optionalReference, referenceTo } from './gate.ts';
import { type OpenVpmsTools, rowWithId } from './tools.ts';
import { idOf, invalidNode, notFound } from './values.ts';

interface TaskInput {
  readonly workList: string;
  readonly taskType: string;
  readonly customer: string;
  readonly patient?: string | null;
  readonly clinician?: string | null;
  readonly notes?: string | null;
}

interface PaymentInput {
  readonly customer: string;
  readonly invoice?: string | null;
  readonly type: keyof typeof methods;
  readonly amount: unknown;
}

const methods = { CASH: 'CASH', CHEQUE: 'CHECK', CREDIT: 'CARD' } as const;

/** Mutations of work lists, reminders, accounts and messages. */
export function openVpmsOfficeWrites(backstage: Backstage, tools: OpenVpmsTools, { allowed, done }: Gate): object {
  const { practice, now } = backstage;
  const { acts, parties, entities, memory } = tools;
  const { ledger, tasks, notes, reminders, userMessages } = memory;
  const records = accountRecords(backstage, tools);
  /** Puts a changed row in place of one with an id. */
  const replace = <Item extends { readonly key: number }>(
    rows: Item[],
    kind: Parameters<typeof idOf>[0],
    archetype: string,
    id: string,
    change: Partial<Item>,
  ): Item => {
    const before = rowWithId(rows, kind, id);
    if (!before) throw notFound(archetype, id);
    const after = { ...before, ...change };
    rows[rows.indexOf(before)] = after;
    return after;
  };

  return {
    createCustomerNote(args: { readonly customer: string; readonly category?: string | null; readonly note: string }) {
      allowed();
      const clientKey = referenceTo(practice, 'client', args.customer);
      const { category = null, note } = args;
      if (category !== null)
        nameOfLookup(practice, 'act.customerNote', 'category', 'lookup.customerNoteCategory', category);
      if (note.trim() === '') throw invalidNode('act.customerNote', 'note', 'a value is required');
      const row = { key: notes.length + 1, clientKey, category, note, at: now() };
      notes.push(row);
      return parties.note(row);
    },
    createTask({ task: input }: { readonly task: TaskInput }) {
      allowed();
      const where = practice.places
        .flatMap(({ key: placeKey }) => [0, 1].map((listNumber) => ({ placeKey, listNumber })))
        .find(({ placeKey, listNumber }) => idOf('workList', placeKey * 2 + listNumber) === input.workList);
      if (!where) throw notFound('party.organisationWorkList', input.workList);
      const type = entities.allTaskTypes().findIndex(({ id }) => id === input.taskType);
      if (type === -1) throw notFound('entity.taskType', input.taskType);
      const row = {
        ...where,
        key: tasks.length + 1,
        typeNumber: type + 1,
        status: 'PENDING',
        start: now(),
        end: null,
        clientKey: referenceTo(practice, 'client', input.customer),
        patientKey: optionalReference(practice, 'patient', input.patient) ?? null,
        providerKey: optionalReference(practice, 'provider', input.clinician) ?? null,
        appointmentKey: null,
        notes: input.notes ?? null,
      };
      tasks.push(row);
      return acts.task(row);
    },
    updateTaskStatus({ id, status }: { readonly id: string; readonly status: string }) {
      allowed();
      const end = status === 'COMPLETED' ? now() : null;
      return acts.task(replace(tasks, 'task', 'act.customerTask', id, { status, end }));
    },
    completeReminder({ id }: { readonly id: string }) {
      allowed();
      return parties.reminder(replace(reminders, 'reminder', 'act.patientReminder', id, { status: 'COMPLETED' }));
    },
    createPayment({ payment: input }: { readonly payment: PaymentInput }) {
      allowed();
      const invoice = input.invoice ? rowWithId(ledger.orders, 'invoice', input.invoice) : null;
      if (input.invoice && !invoice) throw notFound('act.customerAccountChargesInvoice', input.invoice);
      const payment = {
        clientKey: referenceTo(practice, 'client', input.customer),
        cents: centsOf(input.amount),
        orderKey: invoice?.key,
        method: methods[input.type],
      };
      return records.payment(done('act.customerAccountPayment', takePayment(practice, ledger, payment, now())));
    },
    sendCommunication({ customer, message }: { readonly customer: string; readonly message: string }) {
      allowed();
      const clientKey = referenceTo(practice, 'client', customer);
      if (!rowOf(practice.clients, clientKey)?.phones.length)
        throw invalidNode('act.customerCommunicationSMS', 'address', 'the customer has no phone');
      const sent = writeMessage(practice, ledger, { clientKey, body: message }, now());
      return records.communication(done('act.customerCommunicationSMS', sent));
    },
    completeUserMessage({ id }: { readonly id: string }) {
      allowed();
      const change = { status: 'COMPLETED' };
      return records.userMessage(replace(userMessages, 'userMessage', 'act.userMessage', id, change));
    },
  };
}
