import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idKey, idText, keyOfName } from './ids.ts';
import { connection, type PageArgs } from './lists.ts';
import type { CurrawongMemory } from './memory.ts';
import type { Loaders, Shown, ShownAccounts } from './parts.ts';
import { folded, instantText, moneyText } from './values.ts';

interface InvoiceArgs extends PageArgs {
  readonly householdId?: string | null;
  readonly status?: readonly string[] | null;
}

const medicines = [
  ['Amoxicillin 250 mg', 'tablet', true, 85],
  ['Meloxicam 1.5 mg/ml', 'oral suspension', true, 2450],
  ['Ear cleanser', 'solution', false, 1890],
  ['Worming tablet, large dog', 'tablet', false, 1275],
] as const;

/** Invoices, payments, medicines, messages and tasks. */
export function currawongAccounts(
  { practice, cap }: Backstage,
  memory: CurrawongMemory,
  shown: () => Shown,
): { readonly shown: ShownAccounts; readonly roots: Row; readonly loaders: Loaders } {
  const { ledger } = memory;
  const clientKeyIn = (id: string | null | undefined): number | null | undefined =>
    id ? (currawongIds.key('client', id) ?? -1) : undefined;

  const statusOf = (order: OrderRecord): string => {
    if (dueOf(ledger, order) <= 0) return 'PAID';
    return paidOf(ledger, order.key) > 0 ? 'PART_PAID' : 'UNPAID';
  };
  const invoice = (order: OrderRecord): Row => ({
    __typename: 'Invoice',
    id: idText('Invoice', order.key),
    number: `INV-${String(20_000 + order.key)}`,
    status: statusOf(order),
    household: () => shown().people.householdOf(order.clientKey),
    animal: () => shown().people.animalOf(order.patientKey),
    site: () => shown().places.siteOf(rowOf(practice.places, order.placeKey)?.key ?? practice.places[0]?.key ?? null),
    raisedAt: instantText(order.at),
    lines: order.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unitPrice: moneyText(unitCents),
      amount: moneyText(quantity * unitCents),
    })),
    tax: moneyText(order.taxCents),
    total: moneyText(order.subtotalCents + order.taxCents),
    outstanding: moneyText(dueOf(ledger, order)),
  });
  const invoiceOf = (key: number | null): Row | null => {
    const order = rowOf(ledger.orders, key);
    return order && invoice(order);
  };
  const payment = (row: PaymentRecord): Row => ({
    __typename: 'Payment',
    id: idText('Payment', row.key),
    household: () => shown().people.householdOf(row.clientKey),
    invoice: () => invoiceOf(row.orderKey),
    amount: moneyText(row.cents),
    method: row.method === 'CHECK' ? 'CHEQUE' : row.method,
    reference: row.reference,
    takenAt: instantText(row.at),
  });
  const accountOf = (clientKey: number): Row => {
    const own = ledger.orders.filter((order) => order.clientKey === clientKey);
    const loose = ledger.payments.filter((row) => row.clientKey === clientKey && row.orderKey === null);
    const due = own.reduce((sum, order) => sum + dueOf(ledger, order), 0);
    return {
      household: () => shown().people.householdOf(clientKey),
      balance: moneyText(due - loose.reduce((sum, { cents }) => sum + cents, 0)),
      unpaid: () => own.filter((order) => dueOf(ledger, order) > 0).map(invoice),
    };
  };

  const medicine = (index: number): Row | null => {
    const [name = '', form, isPrescriptionOnly, cents = 0] = medicines[index] ?? [];
    if (name === '') return null;
    return {
      __typename: 'Medicine',
      id: idText('Medicine', index),
      name,
      form,
      isPrescriptionOnly,
      unitPrice: moneyText(cents),
      stock: () =>
        practice.places.map((place) => ({
          site: shown().places.site(place),
          onHand: (keyOfName(name) + place.key * 17) % 60,
          reorderAt: 10,
        })),
    };
  };

  const messageOf = (key: number | null): Row | null => {
    const row = rowOf(ledger.messages, key);
    return (
      row && {
        __typename: 'Message',
        id: idText('Message', row.key),
        direction: row.isInbound ? 'FROM_HOUSEHOLD' : 'TO_HOUSEHOLD',
        author: row.author,
        body: row.body,
        sentAt: instantText(row.at),
        isRead: row.isRead,
      }
    );
  };
  const conversationOf = (key: number): Row | null => {
    const row = rowOf(ledger.threads, key);
    return (
      row && {
        __typename: 'Conversation',
        id: idText('Conversation', row.key),
        household: () => shown().people.householdOf(row.clientKey),
        subject: row.subject,
        isClosed: row.isClosed,
        messages: () =>
          ledger.messages.filter(({ threadKey }) => threadKey === row.key).map((each) => messageOf(each.key)),
      }
    );
  };
  const taskOf = (key: number | null): Row | null => {
    const row = rowOf(memory.tasks, key);
    return (
      row && {
        __typename: 'Task',
        id: idText('Task', row.key),
        title: row.title,
        assignee: () => shown().places.memberOf(row.providerKey),
        dueOn: row.dueOn,
        isDone: row.isDone,
      }
    );
  };
  const paymentOf = (key: number | null): Row | null => {
    const row = rowOf(ledger.payments, key);
    return row && payment(row);
  };

  return {
    shown: { accountOf, invoiceOf, paymentOf, messageOf, taskOf },
    loaders: {
      Invoice: invoiceOf,
      Payment: paymentOf,
      Medicine: medicine,
      Conversation: conversationOf,
      Message: messageOf,
      Task: taskOf,
    },
    roots: {
      accounts: {
        account({ householdId }: { readonly householdId: string }) {
          const client = rowOf(practice.clients, currawongIds.key('client', householdId));
          return client && accountOf(client.key);
        },
        invoice: ({ id }: { readonly id: string }) => invoiceOf(idKey('Invoice', id)),
        invoices({ householdId, status, ...page }: InvoiceArgs) {
          const clientKey = clientKeyIn(householdId);
          const rows = ledger.orders
            .filter((order) => clientKey === undefined || order.clientKey === clientKey)
            .filter((order) => !status || status.includes(statusOf(order)))
            .toSorted((one, other) => other.at - one.at);
          return connection(rows, page, cap, invoice);
        },
        payments({ householdId, limit }: { readonly householdId?: string | null; readonly limit: number }) {
          const clientKey = clientKeyIn(householdId);
          return ledger.payments
            .filter((row) => clientKey === undefined || row.clientKey === clientKey)
            .toSorted((one, other) => other.at - one.at)
            .slice(0, Math.max(0, Math.min(limit, cap)))
            .map(payment);
        },
      },
      dispensary: {
        medicines: ({ matching }: { readonly matching?: string | null }) =>
          medicines.flatMap(([name], index) => (folded(name).includes(folded(matching ?? '')) ? medicine(index) : [])),
        prescriptions({ animalId }: { readonly animalId: string }) {
          const patient = rowOf(practice.patients, currawongIds.key('patient', animalId));
          const vet = practice.providers.find(({ role }) => role === 'veterinarian') ?? practice.providers[0];
          if (!patient || !vet || patient.key % 3 === 0) return [];
          return [
            {
              medicine: medicine(patient.key % 2),
              animal: shown().people.animal(patient),
              prescriber: shown().places.member(vet),
              directions: 'One, twice a day with food, for seven days.',
              repeatsLeft: patient.key % 3,
              writtenOn: instantText(patient.updatedAt).slice(0, 10),
            },
          ];
        },
      },
      inbox: {
        conversations({
          householdId,
          includeClosed,
        }: {
          readonly householdId?: string | null;
          readonly includeClosed: boolean;
        }) {
          const clientKey = clientKeyIn(householdId);
          return ledger.threads
            .filter((row) => clientKey === undefined || row.clientKey === clientKey)
            .filter(({ isClosed }) => includeClosed || !isClosed)
            .map(({ key }) => conversationOf(key));
        },
        tasks: ({ includeDone }: { readonly includeDone: boolean }) =>
          memory.tasks.filter(({ isDone }) => includeDone || !isDone).map(({ key }) => taskOf(key)),
      },
    },
  };
}
