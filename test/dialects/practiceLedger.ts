import { centsOfDecimal } from '../../graphql/demo/money.ts';
import { type Practice, dialectNow, fullNameOf, rowOf } from './practice.ts';
import type { Written } from './practiceWrites.ts';

/** One position of an order, in whole cents. */
export interface OrderItem {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** What a client is to pay; the items and the tax are the total. Instants are epoch ms. */
export interface OrderRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly placeKey: number;
  readonly items: readonly OrderItem[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly at: number;
}

/** Money that came in; orderKey is null where it stays on the account. */
export interface PaymentRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly orderKey: number | null;
  readonly cents: number;
  readonly method: 'CARD' | 'CASH' | 'CHECK';
  readonly reference: string | null;
  readonly at: number;
}

/** Money that the practice owes a client. */
export interface CreditRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly cents: number;
  readonly reason: string;
  readonly at: number;
}

/** A thread of messages with one client. */
export interface ThreadRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly subject: string;
  readonly isClosed: boolean;
}

/** One message of a thread. */
export interface MessageRecord {
  readonly key: number;
  readonly threadKey: number;
  readonly clientKey: number;
  readonly body: string;
  readonly author: string;
  readonly isInbound: boolean;
  readonly isRead: boolean;
  readonly at: number;
}

/** What clients owe, pay and write: arrays grow by writes, oldest first. */
export interface Ledger {
  readonly orders: readonly OrderRecord[];
  readonly payments: PaymentRecord[];
  readonly credits: readonly CreditRecord[];
  readonly threads: ThreadRecord[];
  readonly messages: MessageRecord[];
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const staff = 'Front desk';

const catalogue: readonly OrderItem[] = [
  { name: 'Examination', quantity: 1, unitCents: 6450 },
  { name: 'Rabies vaccine', quantity: 1, unitCents: 3205 },
  { name: 'Nail trim', quantity: 1, unitCents: 1999 },
  { name: 'Blood panel', quantity: 1, unitCents: 14_875 },
  { name: 'Antibiotic tablets', quantity: 20, unitCents: 85 },
];

/** The money and the messages of a practice, made by counting like everything else there. */
export function createLedger(practice: Practice): Ledger {
  const ledger: Ledger & { orders: OrderRecord[]; credits: CreditRecord[] } = {
    orders: [],
    payments: [],
    credits: [],
    threads: [],
    messages: [],
  };
  for (const { key: clientKey, placeKey, isDeleted, ...client } of practice.clients) {
    if (isDeleted) continue;
    const patientKey = practice.patients.find((row) => row.clientKey === clientKey)?.key ?? null;
    for (let place = 0; place < clientKey % 3; place += 1) {
      const first = (clientKey + place) % catalogue.length;
      const items = [...catalogue, ...catalogue].slice(first, first + 1 + (clientKey % 3));
      const subtotalCents = items.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
      const at = dialectNow - (((clientKey * 7 + place * 31) % 90) * dayMs + place * minuteMs);
      const key = ledger.orders.length + 1;
      const taxCents = clientKey % 5 === 0 ? 37 : 0;
      ledger.orders.push({ key, clientKey, patientKey, placeKey, items, subtotalCents, taxCents, at });
      // Every fourth is open, and some of those are paid in part.
      if (key % 4 === 0 && key % 8 === 0) continue;
      const cents = key % 4 === 0 ? Math.floor(subtotalCents / 3) : subtotalCents + taxCents;
      const method = (['CARD', 'CASH', 'CHECK'] as const)[key % 3] ?? 'CARD';
      const paid = { clientKey, orderKey: key, cents, method, reference: null, at: at + 20 * minuteMs };
      ledger.payments.push({ ...paid, key: ledger.payments.length + 1 });
    }
    if (clientKey % 11 === 0) {
      const key = ledger.credits.length + 1;
      ledger.credits.push({
        key,
        clientKey,
        cents: 500 * clientKey,
        reason: 'Goodwill',
        at: dialectNow - clientKey * dayMs,
      });
    }
    if (clientKey % 4 === 1) addThread(ledger, clientKey, fullNameOf(client));
  }
  return ledger;
}

function addThread(ledger: Ledger, clientKey: number, name: string): void {
  const threadKey = ledger.threads.length + 1;
  const texts = ['Could we come a little later?', 'Of course, half an hour later is fine.', 'Thank you!'];
  const subject = 'Your appointment';
  ledger.threads.push({ key: threadKey, clientKey, subject, isClosed: clientKey % 8 === 1 });
  for (const [place, body] of texts.slice(0, 1 + (clientKey % 3)).entries()) {
    const isInbound = place % 2 === 0;
    ledger.messages.push({
      key: ledger.messages.length + 1,
      threadKey,
      clientKey,
      body,
      author: isInbound ? name : staff,
      isInbound,
      isRead: !isInbound || place === 0,
      at: dialectNow - clientKey * 60 * minuteMs + place * 5 * minuteMs,
    });
  }
}

/** What is left to pay of an order, in whole cents. */
export function dueOf(ledger: Ledger, { key, subtotalCents, taxCents }: OrderRecord): number {
  return subtotalCents + taxCents - paidOf(ledger, key);
}

/** What was paid of an order, in whole cents. */
export function paidOf({ payments }: Ledger, orderKey: number): number {
  return payments.reduce((sum, payment) => sum + (payment.orderKey === orderKey ? payment.cents : 0), 0);
}

/** What a payment says; orderKey is undefined where none was named, and null where it means nothing here. */
export interface Payment {
  readonly clientKey: number | null;
  readonly cents: number | null;
  readonly orderKey?: number | null | undefined;
  readonly method?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

/** Takes money from a client. */
export function takePayment(practice: Practice, ledger: Ledger, input: Payment, now: number): Written<PaymentRecord> {
  const { cents, orderKey, reference = null } = input;
  const client = rowOf(practice.clients, input.clientKey);
  if (!client || client.isDeleted) return refused('clientId', 'No such client');
  if (cents === null || cents <= 0) return refused('amount', 'An amount above zero is needed');
  const method = (['CARD', 'CASH', 'CHECK'] as const).find((word) => word === (input.method ?? 'CARD'));
  if (!method) return refused('method', 'No such method of payment');
  const order = orderKey === undefined ? null : rowOf(ledger.orders, orderKey);
  if (orderKey !== undefined && order?.clientKey !== client.key)
    return refused('orderId', 'No such order of this client');
  if (order && cents > dueOf(ledger, order)) return refused('amount', 'That is more than is left to pay');
  const key = ledger.payments.length + 1;
  const row = { key, clientKey: client.key, orderKey: order?.key ?? null, cents, method, reference, at: now };
  ledger.payments.push(row);
  return { ok: true, row };
}

/** What is to be sent, and in which thread; a new one where none is named. */
export interface NewMessage {
  readonly clientKey?: number | null | undefined;
  readonly threadKey?: number | null | undefined;
  readonly body: string;
}

/** Writes to a client. */
export function writeMessage(
  practice: Practice,
  ledger: Ledger,
  input: NewMessage,
  now: number,
): Written<MessageRecord> {
  const body = input.body.trim();
  const known = input.threadKey === undefined ? null : rowOf(ledger.threads, input.threadKey);
  if (input.threadKey !== undefined && !known) return refused('conversationId', 'No such conversation');
  const client = rowOf(practice.clients, input.clientKey ?? known?.clientKey ?? null);
  if (!client || client.isDeleted) return refused('clientId', 'No such client');
  if (known && known.clientKey !== client.key) return refused('conversationId', 'No such conversation of this client');
  if (body === '') return refused('body', 'A text is needed');
  const thread = known ?? {
    key: ledger.threads.length + 1,
    clientKey: client.key,
    subject: 'Message',
    isClosed: false,
  };
  if (!known) ledger.threads.push(thread);
  const key = ledger.messages.length + 1;
  const sent = { author: staff, isInbound: false, isRead: true, at: now };
  const row = { key, threadKey: thread.key, clientKey: client.key, body, ...sent };
  ledger.messages.push(row);
  return { ok: true, row };
}

/** Whole cents of an amount as it was given, or null. */
export function centsOf(amount: unknown): number | null {
  return typeof amount === 'string' || typeof amount === 'number' ? centsOfDecimal(String(amount)) : null;
}

function refused(field: string, message: string): { readonly ok: false; field: string; message: string } {
  return { ok: false, field, message };
}
