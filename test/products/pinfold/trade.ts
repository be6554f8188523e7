import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { dueOf, type MessageRecord, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { isWithin } from './clinical.ts';
import type { JottingRow, PinfoldMemory } from './memory.ts';
import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import type { PinfoldRecords, PinfoldTrade } from './parts.ts';
import { receiptMethods } from './setUp.ts';
import { pinfoldStock } from './stock.ts';
import { amountOf, checkedDate, forbidden, headZoneOf, keyOf, notFound, stampText } from './values.ts';

interface PostingArgs extends PageArgs {
  readonly criteria: {
    readonly accountId: string;
    readonly kinds?: readonly string[] | null;
    readonly postedFrom?: string | null;
    readonly postedTo?: string | null;
  };
}

interface InvoiceArgs extends PageArgs {
  readonly criteria?: {
    readonly accountId?: string | null;
    readonly surgeryId?: string | null;
    readonly outstandingOnly: boolean;
    readonly raisedFrom?: string | null;
    readonly raisedTo?: string | null;
  } | null;
}

interface LetterArgs extends PageArgs {
  readonly criteria?: {
    readonly accountId?: string | null;
    readonly incoming?: boolean | null;
    readonly unreadOnly: boolean;
  } | null;
}

interface Posting {
  readonly id: string;
  readonly kind: 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE';
  readonly at: number;
  readonly reference: string;
  readonly details: string | null;
  /** What it adds to what is owed. */
  readonly cents: number;
}

const dayMs = 86_400_000;
const firstInvoice = 700_000;
const postingSortable: Sortable<Row> = { postedOn: (row) => String(row['postedOn']) };
const invoiceSortable: Sortable<OrderRecord> = { raisedOn: ({ at }) => at, id: ({ key }) => key };
const letterSortable: Sortable<MessageRecord> = { writtenAt: ({ at }) => at };

/** The ledger and the letters. */
export function pinfoldTrade(
  { practice, cap, now, refuseWrites }: Backstage,
  memory: PinfoldMemory,
  records: () => PinfoldRecords,
): PinfoldTrade {
  const { ledger, jottings } = memory;
  const day = (instant: number): string => wallDay(instant, headZoneOf(practice));
  const allowed = (): void => {
    if (refuseWrites !== null) throw forbidden(refuseWrites);
  };
  const invoiceNoOf = ({ key }: OrderRecord): string => `SI${String(key).padStart(6, '0')}`;
  const ordersOf = (clientKey: number): readonly OrderRecord[] =>
    ledger.orders.filter((row) => row.clientKey === clientKey);
  const postingsOf = (clientKey: number): readonly Posting[] =>
    [
      ...ordersOf(clientKey).map((row): Posting => ({
        id: String(firstInvoice + row.key),
        kind: 'INVOICE',
        at: row.at,
        reference: invoiceNoOf(row),
        details: row.items[0]?.name ?? null,
        cents: row.subtotalCents + row.taxCents,
      })),
      ...ledger.payments
        .filter((row) => row.clientKey === clientKey)
        .map(({ key, at, method, cents }): Posting => ({
          id: String(800_000 + key),
          kind: 'RECEIPT',
          at,
          reference: `RC${String(key).padStart(6, '0')}`,
          details: receiptMethods[method].description,
          cents: -cents,
        })),
      ...ledger.credits
        .filter((row) => row.clientKey === clientKey)
        .map(({ key, at, reason, cents }): Posting => ({
          id: String(900_000 + key),
          kind: 'CREDIT_NOTE',
          at,
          reference: `CN${String(key).padStart(6, '0')}`,
          details: reason,
          cents: -cents,
        })),
    ].toSorted((one, other) => one.at - other.at);

  const receipt = (row: PaymentRecord): Row => ({
    id: String(800_000 + row.key),
    receiptNo: `RC${String(row.key).padStart(6, '0')}`,
    account: () => records().accountOf(row.clientKey),
    amount: amountOf(row.cents),
    methodCode: receiptMethods[row.method].code,
    methodDescription: receiptMethods[row.method].description,
    reference: row.reference,
    takenAt: stampText(practice, row.at),
  });
  const invoice = (row: OrderRecord): Row => ({
    id: String(firstInvoice + row.key),
    invoiceNo: invoiceNoOf(row),
    account: () => records().accountOf(row.clientKey),
    card: () => records().recordCardOf(row.patientKey),
    surgery: () => records().surgeryOf(row.placeKey),
    raisedOn: day(row.at),
    lines: row.items.map(({ name, quantity, unitCents }, index) => ({
      lineNo: index + 1,
      description: name,
      quantity,
      unitPrice: amountOf(unitCents),
      lineTotal: amountOf(quantity * unitCents),
    })),
    net: amountOf(row.subtotalCents),
    vat: amountOf(row.taxCents),
    gross: amountOf(row.subtotalCents + row.taxCents),
    outstanding: () => amountOf(dueOf(ledger, row)),
    receipts: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(receipt),
  });
  const letter = (row: MessageRecord): Row => ({
    id: String(950_000 + row.key),
    account: () => records().accountOf(row.clientKey),
    heading: rowOf(ledger.threads, row.threadKey)?.subject ?? '',
    body: row.body,
    signedBy: row.author,
    incoming: row.isInbound,
    unread: !row.isRead,
    writtenAt: stampText(practice, row.at),
  });
  const jotting = ({ providerKey, ...row }: JottingRow): Row => ({
    ...row,
    forOperator: () => records().operatorOf(providerKey),
  });

  return {
    receipt,
    letter,
    balanceOf: (clientKey) => amountOf(postingsOf(clientKey).reduce((sum, { cents }) => sum + cents, 0)),
    agedDebtOf(clientKey) {
      const between = (least: number, most: number): number => {
        const rows = ordersOf(clientKey).filter(({ at }) => {
          const age = (now() - at) / dayMs;
          return age >= least && age < most;
        });
        return amountOf(rows.reduce((sum, row) => sum + dueOf(ledger, row), 0));
      };
      const open = Number.POSITIVE_INFINITY;
      return {
        current: between(-open, 30),
        days30: between(30, 60),
        days60: between(60, 90),
        days90: between(90, open),
      };
    },
    roots: {
      ...pinfoldStock(cap),
      postings({ criteria, page }: PostingArgs) {
        let balance = 0;
        const rows = postingsOf(keyOf(practice, 'client', criteria.accountId)).map(({ at, cents, ...row }): Row => {
          balance += cents;
          return {
            ...row,
            postedOn: day(at),
            debit: cents >= 0 ? amountOf(cents) : null,
            credit: cents < 0 ? amountOf(-cents) : null,
            balanceAfter: amountOf(balance),
          };
        });
        const asked = rows
          .filter(({ kind }) => !criteria.kinds || criteria.kinds.includes(String(kind)))
          .filter(({ postedOn }) => isWithin(String(postedOn), criteria.postedFrom, criteria.postedTo));
        return pageOf(asked, { page: page ?? null }, cap, postingSortable, (row) => row);
      },
      invoices({ criteria, page }: InvoiceArgs) {
        const account = criteria?.accountId ? keyOf(practice, 'client', criteria.accountId) : null;
        const place = criteria?.surgeryId ? keyOf(practice, 'place', criteria.surgeryId) : null;
        const rows = ledger.orders
          .filter(({ clientKey }) => account === null || clientKey === account)
          .filter(({ placeKey }) => place === null || placeKey === place)
          .filter((row) => !criteria?.outstandingOnly || dueOf(ledger, row) > 0)
          .filter(({ at }) => isWithin(day(at), criteria?.raisedFrom, criteria?.raisedTo))
          .toSorted((one, other) => other.at - one.at || other.key - one.key);
        return pageOf(rows, { page: page ?? null }, cap, invoiceSortable, invoice);
      },
      invoice({ id }: { readonly id: string }) {
        const row = invoiceOf(memory, id);
        return row && invoice(row);
      },
      letters({ criteria, page }: LetterArgs) {
        const account = criteria?.accountId ? keyOf(practice, 'client', criteria.accountId) : null;
        const incoming = criteria?.incoming ?? null;
        const rows = ledger.messages
          .filter(({ clientKey }) => account === null || clientKey === account)
          .filter(({ isInbound }) => incoming === null || isInbound === incoming)
          .filter(({ isRead }) => !criteria?.unreadOnly || !isRead);
        return pageOf(rows, { page: page ?? null }, cap, letterSortable, letter);
      },
      jottings({ operatorId, includeTickedOff }: { operatorId?: string | null; includeTickedOff: boolean }) {
        const provider = operatorId ? keyOf(practice, 'provider', operatorId) : null;
        return jottings
          .filter((row) => (includeTickedOff || !row.tickedOff) && (provider === null || row.providerKey === provider))
          .map(jotting);
      },
      jotDown({ input }: { input: { text: string; forOperatorId?: string | null; dueOn?: string | null } }) {
        allowed();
        const row: JottingRow = {
          id: String(jottings.length + 1),
          text: input.text,
          providerKey: input.forOperatorId ? keyOf(practice, 'provider', input.forOperatorId) : null,
          dueOn: input.dueOn ? checkedDate(input.dueOn) : null,
          tickedOff: false,
        };
        jottings.push(row);
        return jotting(row);
      },
      tickOffJotting({ id }: { readonly id: string }) {
        allowed();
        const index = jottings.findIndex((row) => row.id === id);
        const earlier = jottings[index];
        if (!earlier) throw notFound('Jotting', id);
        const row = { ...earlier, tickedOff: true };
        jottings[index] = row;
        return jotting(row);
      },
    },
  };
}

/** The invoice with an id; null where there is none. */
export function invoiceOf({ ledger }: PinfoldMemory, id: string): OrderRecord | null {
  return rowOf(ledger.orders, /^\d+$/.test(id) ? Number(id) - firstInvoice : null);
}
