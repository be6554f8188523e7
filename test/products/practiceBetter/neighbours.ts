import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, dueOf, type OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { BetterRecords } from './records.ts';
import { accountDay, betterIds, recordsOf } from './values.ts';

const forms = ['New client intake', 'Consent to treatment', 'Health history'];
const dayMs = 86_400_000;

/** An id of a document that isn't one of the practice's rows. */
export function otherId(kind: string, key: number): string {
  return `64f${kind}${String(key).padStart(20, '0')}`;
}

/** What stands beside clients and sessions, made by counting. */
export function betterNeighbours({ practice, now }: Backstage, records: BetterRecords) {
  const ledger = createLedger(practice);
  const dollars = (cents: number): number => cents / 100;
  const statusOf = (order: OrderRecord): string => {
    const due = dueOf(ledger, order);
    if (due === 0) return 'PAID';
    return due < order.subtotalCents + order.taxCents ? 'PARTIALLY_PAID' : 'UNPAID';
  };
  const invoice = (order: OrderRecord): Row => ({
    id: otherId('d', order.key),
    invoiceNumber: String(1000 + order.key),
    status: statusOf(order),
    clientRecord: () => records.clientRecordOf(order.clientKey),
    invoiceDate: utcText(order.at),
    dueDate: accountDay(order.at + 14 * dayMs),
    currency: 'USD',
    items: order.items.map(({ name, quantity, unitCents }) => ({
      name,
      quantity,
      unitPrice: dollars(unitCents),
      amount: dollars(quantity * unitCents),
    })),
    subTotal: dollars(order.subtotalCents),
    tax: dollars(order.taxCents),
    total: dollars(order.subtotalCents + order.taxCents),
    balance: dollars(dueOf(ledger, order)),
    payments: ledger.payments
      .filter(({ orderKey }) => orderKey === order.key)
      .map(({ key, cents, method, at }) => ({
        id: otherId('e', key),
        amount: dollars(cents),
        method: method.toLowerCase(),
        paymentDate: utcText(at),
      })),
  });
  const formRequests = (): readonly Row[] =>
    recordsOf(practice)
      .filter(({ key }) => key % 6 === 1)
      .map(({ key, createdAt }) => ({
        id: otherId('c', key),
        recordId: betterIds.of('client', key),
        name: forms[key % forms.length] ?? '',
        completed: key % 4 !== 3,
        dateCompleted: key % 4 === 3 ? null : utcText(createdAt + 2 * dayMs),
        dueDate: accountDay(createdAt + 7 * dayMs),
        clientRecord: () => records.clientRecordOf(key),
        dateCreated: utcText(createdAt),
      }));
  const tasks: Row[] = ['Order vaccines', 'Call about lab results', 'Renew licence'].map((title, index) => ({
    id: otherId('f', index + 1),
    title,
    completed: index === 2,
    dueDate: accountDay(now() + index * dayMs),
    assignee: records.consultantOf(index + 1),
    clientRecord: index === 1 ? () => records.clientRecordOf(7) : null,
    dateCreated: utcText(now() - dayMs),
  }));
  return {
    invoices: (recordIds: readonly string[]): readonly OrderRecord[] =>
      ledger.orders
        .filter(({ clientKey }) => recordIds.length === 0 || recordIds.includes(betterIds.of('client', clientKey)))
        .toReversed(),
    invoice,
    formRequests,
    tasks,
    programs: [
      {
        id: otherId('9', 1),
        name: 'Weight loss in twelve weeks',
        description: 'Meals, walks and a weekly message.',
        startDate: '2026-12-01',
        isPublished: true,
        price: 149,
        enrolledCount: 6,
      },
    ],
    conversations: (recordIds: readonly string[]): readonly Row[] =>
      ledger.threads
        .filter(({ clientKey }) => recordIds.length === 0 || recordIds.includes(betterIds.of('client', clientKey)))
        .map((thread) => ({
          id: otherId('8', thread.key),
          subject: thread.subject,
          clientRecord: () => records.clientRecordOf(thread.clientKey),
          isClosed: thread.isClosed,
          messages: ledger.messages
            .filter(({ threadKey }) => threadKey === thread.key)
            .map((message) => ({
              id: otherId('7', message.key),
              body: message.body,
              senderName: message.author,
              isFromClient: message.isInbound,
              isRead: message.isRead,
              dateSent: utcText(message.at),
            })),
        })),
    company: {
      id: betterIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      website: null,
      phone: practice.places[0]?.phone ?? null,
      emailAddress: practice.places[0]?.email ?? null,
    },
  };
}
