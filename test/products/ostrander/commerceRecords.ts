import { utcText, wallDay } from '../../dialects/clock.ts';
import { rowOf } from '../../dialects/practice.ts';
import {
  type CreditRecord,
  dueOf,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { ulid } from './ids.ts';
import type { Context } from './links.ts';
import { moneyOf } from './values.ts';

interface ItemRow {
  readonly key: number;
  readonly name: string;
  readonly cents: number;
  readonly isService: boolean;
}

/** Rows of the commerce service. */
export interface CommerceRecords {
  readonly invoice: (row: OrderRecord) => Row;
  readonly invoiceStatusOf: (row: OrderRecord) => string;
  readonly payment: (row: PaymentRecord) => Row;
  readonly creditMemo: (row: CreditRecord) => Row;
  readonly items: () => readonly ItemRow[];
  readonly catalogItem: (row: ItemRow) => Row;
  readonly catalogItemOfType: (typeKey: number) => Row | null;
  readonly priceBooks: () => readonly Row[];
  readonly plans: readonly Row[];
  readonly enrollments: () => readonly Row[];
  readonly enrollmentsOf: (clientKey: number) => readonly Row[];
  readonly balanceOf: (clientKey: number) => Row;
}

const plans: readonly Row[] = (
  [
    ['Essential care', 2995, ['Wellness exam', 'Core vaccines']],
    ['Complete care', 5495, ['Wellness exam', 'Core vaccines', 'Dental cleaning']],
  ] as const
).map(([displayName, cents, benefits], index) => ({
  id: ulid('plan', index + 1),
  displayName,
  monthlyFee: moneyOf(cents),
  benefits: benefits.map((name, place) => ({ displayName: name, quantityPerYear: place === 0 ? 2 : 1 })),
}));

const productKeys = 1000;

export function commerceRecords({ backstage, memory, links }: Context): CommerceRecords {
  const { practice } = backstage;
  const { ledger } = memory;

  const invoiceStatusOf = (row: OrderRecord): string => {
    if (dueOf(ledger, row) <= 0) return 'INVOICE_STATUS_PAID';
    return paidOf(ledger, row.key) > 0 ? 'INVOICE_STATUS_PARTIALLY_PAID' : 'INVOICE_STATUS_OPEN';
  };

  function invoice(row: OrderRecord): Row {
    const id = ulid('invoice', row.key);
    return {
      id,
      resourceName: `invoices/${id}`,
      invoiceNumber: `INV-${String(row.key).padStart(7, '0')}`,
      status: invoiceStatusOf(row),
      customer: () => links().customerOf(row.clientKey),
      patient: () => links().patientOf(row.patientKey),
      facility: () => links().facilityOf(row.placeKey),
      lines: row.items.map(({ name, quantity, unitCents }) => ({
        description: name,
        quantity,
        unitPrice: moneyOf(unitCents),
        amount: moneyOf(quantity * unitCents),
      })),
      subtotal: moneyOf(row.subtotalCents),
      taxAmount: moneyOf(row.taxCents),
      totalAmount: moneyOf(row.subtotalCents + row.taxCents),
      amountDue: () => moneyOf(dueOf(ledger, row)),
      payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
      issueTime: utcText(row.at),
    };
  }

  function payment(row: PaymentRecord): Row {
    return {
      id: ulid('payment', row.key),
      customer: () => links().customerOf(row.clientKey),
      invoice: () => {
        const order = rowOf(ledger.orders, row.orderKey);
        return order && invoice(order);
      },
      tenderType: `TENDER_TYPE_${row.method}`,
      amount: moneyOf(row.cents),
      reference: row.reference,
      receiveTime: utcText(row.at),
    };
  }

  /** Services that can be booked, and whatever else was sold. */
  const items = (): readonly ItemRow[] => {
    const services = practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, minutes }) => ({ key, name, cents: 1500 + minutes * 165, isService: true }));
    const sold = new Map(ledger.orders.flatMap((order) => order.items.map((item) => [item.name, item.unitCents])));
    const products = [...sold]
      .filter(([name]) => !services.some((each) => each.name === name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, cents], index) => ({ key: productKeys + index, name, cents, isService: false }));
    return [...services, ...products];
  };
  const catalogItem = ({ key, name, cents, isService }: ItemRow): Row => ({
    id: ulid('catalogItem', key),
    sku: `${isService ? 'SVC' : 'PRD'}-${String(key).padStart(4, '0')}`,
    displayName: name,
    kind: isService ? 'CATALOG_ITEM_KIND_SERVICE' : 'CATALOG_ITEM_KIND_PRODUCT',
    listPrice: moneyOf(cents),
  });

  const enrollments = (): readonly (Row & { readonly clientKey: number })[] =>
    practice.patients.flatMap(({ key, clientKey, isDeceased, createdAt }) => {
      if (clientKey === null || key % 5 !== 0) return [];
      return [
        {
          clientKey,
          id: ulid('enrollment', key),
          plan: plans[key % plans.length],
          customer: () => links().customerOf(clientKey),
          patient: () => links().patientOf(key),
          status: isDeceased ? 'ENROLLMENT_STATUS_LAPSED' : 'ENROLLMENT_STATUS_ACTIVE',
          startDate: wallDay(createdAt, 'UTC'),
        },
      ];
    });

  return {
    invoice,
    invoiceStatusOf,
    payment,
    creditMemo: (row) => ({
      id: ulid('credit', row.key),
      customer: () => links().customerOf(row.clientKey),
      amount: moneyOf(row.cents),
      memo: row.reason,
      issueTime: utcText(row.at),
    }),
    items,
    catalogItem,
    catalogItemOfType(typeKey) {
      const row = items().find(({ key }) => key === typeKey);
      return row ? catalogItem(row) : null;
    },
    priceBooks: () => {
      const states = [...new Set(practice.places.map(({ state }) => state))].toSorted();
      return states.map((state, index) => ({
        id: ulid('priceBook', index + 1),
        displayName: `Price book ${state}`,
        region: () => {
          const place = practice.places.find((each) => each.state === state);
          return place ? links().regionOf(place) : null;
        },
        entries: () =>
          items().map((row) => ({
            catalogItem: catalogItem(row),
            price: moneyOf(Math.round(row.cents * (1 + index / 20))),
          })),
      }));
    },
    plans,
    enrollments,
    enrollmentsOf: (clientKey) => enrollments().filter((row) => row.clientKey === clientKey),
    balanceOf: (clientKey) =>
      moneyOf(
        ledger.orders
          .filter((row) => row.clientKey === clientKey)
          .reduce((sum, order) => sum + dueOf(ledger, order), 0),
      ),
  };
}
