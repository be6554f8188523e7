import { GraphQLError } from 'graphql';

import { decimalOfCents } from '../../../graphql/demo/money.ts';
import { instantOf, instantOfWall, utcText, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { sliceOf, stretchOf } from '../pages.ts';
import { byStart, rowOf } from '../practice.ts';
import {
  type MessageRecord,
  type OrderRecord,
  type PaymentRecord,
  type ThreadRecord,
  centsOf,
  createLedger,
  dueOf,
  paidOf,
  takePayment,
  writeMessage,
} from '../practiceLedger.ts';
import { rowOrError } from '../refusals.ts';
import { mixedIds, mixedRecords } from './records.ts';

interface Page {
  readonly limit?: number;
  readonly offset?: number;
}

interface OrdersArgs extends Page {
  readonly clientId?: string | null;
  readonly locationIds?: readonly string[] | null;
  readonly updatedAtStart?: string;
}

interface EncountersArgs extends Page {
  readonly patientId?: string;
  readonly start?: string;
  readonly end?: string;
}

interface ThreadsArgs {
  readonly clientId?: string | null;
  readonly limit?: number;
  readonly after?: string;
  readonly before?: string;
}

interface PaymentInput {
  readonly amount?: string | number;
  readonly methodType?: string | null;
  readonly reference?: string | null;
  readonly orderIds?: readonly string[] | null;
}

const usualPage = 50;
const refusalCode = 'unprocessable_entity';
const dayMs = 86_400_000;
const { key } = mixedIds;

const naive = (instant: number): string => wallText(instant, 'UTC');
const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
/** Ids of money and messages are numbers as well. */
const keyOf = (id: string): number | null => (/^\d+$/.test(id) ? Number(id) : null);

/** The key of an id that may be left out, or undefined. */
const keyIfGiven = (id: string | null | undefined): number | null | undefined => (id ? keyOf(id) : undefined);

/** Resolvers of what the mixed service knows of money, messages and records. */
export function mixedDeskRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { client, patient, provider, place } = mixedRecords(stage);
  const ledger = createLedger(practice);
  const page = <Row>(rows: readonly Row[], { offset, limit = usualPage }: Page): readonly Row[] =>
    sliceOf(rows, offset, limit, cap);
  const mine = <Row extends { readonly clientKey: number }>(
    rows: readonly Row[],
    clientId?: string | null,
  ): readonly Row[] =>
    clientId === undefined || clientId === null
      ? rows
      : rows.filter(({ clientKey }) => clientKey === key('client', clientId));
  const clientOf = (clientKey: number) => () => client(rowOf(practice.clients, clientKey));

  const order = (row: OrderRecord): object => ({
    id: String(row.key),
    client: clientOf(row.clientKey),
    patient: () => patient(rowOf(practice.patients, row.patientKey)),
    location: () => place(row.placeKey),
    status: () => (dueOf(ledger, row) > 0 ? 'OPEN' : 'PAID'),
    invoiced: true,
    subtotalCents: row.subtotalCents,
    totalAfterTaxCents: row.subtotalCents + row.taxCents,
    paymentDueCents: () => dueOf(ledger, row),
    totalPaid: () => decimalOfCents(paidOf(ledger, row.key)),
    invoicedAt: utcText(row.at),
    updatedAt: naive(row.at),
  });
  const payment = (row: PaymentRecord): object => ({
    id: String(row.key),
    amount: decimalOfCents(row.cents),
    methodType: row.method,
    datetime: utcText(row.at),
    reference: row.reference,
    client: clientOf(row.clientKey),
    orders: () => ledger.orders.filter((each) => each.key === row.orderKey).map(order),
  });
  const message = (row: MessageRecord): object => ({
    id: String(row.key),
    conversationId: String(row.threadKey),
    body: row.body,
    author: row.author,
    incoming: row.isInbound,
    deliveryStatus: row.isInbound ? 'received' : 'delivered',
    insertedAt: naive(row.at),
  });
  function conversation(row: ThreadRecord): object {
    const messages = ledger.messages.filter(({ threadKey }) => threadKey === row.key);
    const last = messages.at(-1);
    return {
      id: String(row.key),
      subject: row.subject,
      closed: row.isClosed,
      client: clientOf(row.clientKey),
      latestMessage: last && message(last),
      messages: messages.map(message),
      updatedAt: last && naive(last.at),
    };
  }
  return {
    orders({ clientId, locationIds, updatedAtStart, ...args }: OrdersArgs) {
      const places = locationIds?.map((id) => key('place', id));
      const from = updatedAtStart === undefined ? Number.NEGATIVE_INFINITY : instantOfWall(updatedAtStart, 'UTC');
      const rows = mine(ledger.orders, clientId).filter(
        ({ placeKey, at }) => at >= from && (places?.includes(placeKey) ?? true),
      );
      return page(rows, args).map(order);
    },
    orderItems: ({ orderId }: { orderId: string }) =>
      rowOf(ledger.orders, keyOf(orderId))?.items.map(({ name, quantity, unitCents }, index) => ({
        id: `${orderId}0${String(index + 1)}`,
        name,
        quantity: String(quantity),
        unitPriceCents: unitCents,
        subtotalCents: quantity * unitCents,
      })) ?? [],
    payments({ clientId, methods, ...args }: Page & { clientId?: string | null; methods?: readonly string[] | null }) {
      const rows = mine(ledger.payments, clientId).filter(({ method }) => methods?.includes(method) ?? true);
      const newestFirst = rows.toReversed().toSorted((one, other) => other.at - one.at);
      return page(newestFirst, args).map(payment);
    },
    accountsReceivableBalance: ({ clientId }: { clientId?: string | null }) =>
      decimalOfCents(mine(ledger.orders, clientId).reduce((sum, row) => sum + dueOf(ledger, row), 0)),
    creditMemos({ start, end, ...args }: Page & { start: string; end: string }) {
      const rows = ledger.credits.filter(({ at }) => dayText(at) >= start && dayText(at) <= end);
      return page(rows, args).map((row) => ({
        id: String(row.key),
        client: clientOf(row.clientKey),
        amountCents: row.cents,
        reason: row.reason,
        insertedAt: naive(row.at),
      }));
    },
    accountCreditHistory({ clientId, ...args }: Page & { clientId: string }) {
      const rows = mine(ledger.credits, clientId).map(({ key: number, cents, reason, at }) => ({
        id: String(number),
        amountCents: cents,
        description: reason,
        insertedAt: naive(at),
      }));
      return page(rows, args);
    },
    conversationsPaginated({ clientId, limit = usualPage, after, before }: ThreadsArgs) {
      const rows = mine(ledger.threads, clientId);
      const stretch = stretchOf(rows, { first: limit, after: after ?? null, before: before ?? null }, cap);
      return {
        entries: stretch.edges.map(({ row }) => conversation(row)),
        metadata: {
          after: stretch.hasNext ? stretch.endCursor : null,
          before: stretch.hasPrevious ? stretch.startCursor : null,
          limit: Math.min(limit, cap),
          totalCount: rows.length,
        },
      };
    },
    encounters({ patientId, start, end, ...args }: EncountersArgs) {
      const from = start === undefined ? Number.NEGATIVE_INFINITY : instantOf(start);
      const to = end === undefined ? Number.POSITIVE_INFINITY : instantOf(end);
      const patientKey = key('patient', patientId);
      const rows = practice.appointments
        .filter((row) => row.state === 'completed' && !row.isDeleted && row.start >= from && row.start < to)
        .filter((row) => patientId === undefined || row.patientKey === patientKey)
        .toSorted(byStart);
      return page(rows, args).map((row) => ({
        id: String(row.key),
        start: utcText(row.start),
        status: 'SIGNED',
        patient: () => patient(rowOf(practice.patients, row.patientKey)),
        provider: () => provider(row.providerKey),
        reason: row.reason,
        signed: true,
      }));
    },
    vitals({ patientId }: { patientId: string }) {
      const row = rowOf(practice.patients, key('patient', patientId));
      if (!row) throw new GraphQLError('patient is invalid');
      const recordedAt = naive(row.updatedAt);
      return [
        {
          id: `${String(row.key)}1`,
          name: 'Weight',
          value: (4 + (row.key % 40) / 2).toFixed(1),
          unit: 'lb',
          recordedAt,
        },
        {
          id: `${String(row.key)}2`,
          name: 'Temperature',
          value: (100 + (row.key % 25) / 10).toFixed(1),
          unit: '°F',
          recordedAt,
        },
      ];
    },
    patientVaccines({ patientId }: { patientId: string }) {
      const row = rowOf(practice.patients, key('patient', patientId));
      if (!row) throw new GraphQLError('patient is invalid');
      return ['Rabies', row.species === 'Feline' ? 'FVRCP' : 'DHPP'].map((name, index) => ({
        id: `${String(row.key)}${String(index + 1)}`,
        name,
        administeredOn: dayText(row.updatedAt - index * dayMs),
        dueOn: dayText(row.updatedAt + (365 - index) * dayMs),
        lotNumber: `${name.slice(0, 2).toUpperCase()}${String(1000 + row.key)}`,
      }));
    },
    createPayment({ clientId, input }: { clientId: string; input: PaymentInput }) {
      const [orderId] = input.orderIds ?? [];
      if ((input.orderIds ?? []).length > 1) {
        throw new GraphQLError('a payment is for one order', { extensions: { code: refusalCode } });
      }
      const details = {
        clientKey: key('client', clientId),
        cents: centsOf(input.amount),
        orderKey: keyIfGiven(orderId),
        method: input.methodType,
        reference: input.reference,
      };
      return payment(rowOrError(stage, () => takePayment(practice, ledger, details, now()), refusalCode));
    },
    createMessage({
      conversationId,
      clientId,
      body,
    }: {
      conversationId?: string | null;
      clientId?: string | null;
      body: string;
    }) {
      const details = {
        clientKey: key('client', clientId),
        threadKey: keyIfGiven(conversationId),
        body,
      };
      return message(rowOrError(stage, () => writeMessage(practice, ledger, details, now()), refusalCode));
    },
  };
}
