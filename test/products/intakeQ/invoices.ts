import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { IntakeQMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { guidOf, invoiceNumberOf } from './values.ts';

const dayMs = 86_400_000;
const daysToPay = 30;
const methods: Readonly<Record<PaymentRecord['method'], string>> = { CARD: 'CreditCard', CASH: 'Cash', CHECK: 'Check' };

/** Makes rows of invoices. */
export function invoiceRecords({ practice, now }: Backstage, memory: IntakeQMemory, people: PeopleRecords) {
  const { ledger } = memory;

  const dueDateOf = ({ at }: OrderRecord): number => at + daysToPay * dayMs;
  const statusOf = (order: OrderRecord): string => {
    if (dueOf(ledger, order) <= 0) return 'Paid';
    return dueDateOf(order) < now() ? 'PastDue' : 'Unpaid';
  };
  /** Whose invoice it is: a practitioner who works at the place. */
  const providerOf = ({ key, placeKey }: OrderRecord): ProviderRecord | null => {
    const staff = practice.providers.filter((row) => row.isActive && row.placeKeys.includes(placeKey));
    return staff[key % Math.max(1, staff.length)] ?? null;
  };
  const payment = (row: PaymentRecord): Row => ({
    Date: row.at,
    Amount: row.cents / 100,
    Currency: 'USD',
    Method: methods[row.method],
    ProcessedBy: 'Front Desk',
    ProcessedByType: 'Provider',
    TipAmount: 0,
    RefundedAmount: 0,
    AdditionalInfo: row.reference,
    CardDetails:
      row.method === 'CARD'
        ? { Brand: 'Visa', LastDigits: String(1000 + (row.key % 9000)), ExpirationMonth: 4, ExpirationYear: 2029 }
        : null,
  });

  return {
    statusOf,
    providerOf,
    numberOf: ({ key }: OrderRecord): number => invoiceNumberOf(key),
    invoice(order: OrderRecord): Row {
      const client = rowOf(practice.clients, order.clientKey);
      const payments = ledger.payments.filter(({ orderKey }) => orderKey === order.key);
      const provider = providerOf(order);
      return {
        Id: guidOf('invoice', order.key),
        Number: invoiceNumberOf(order.key),
        ClientName: client ? fullNameOf(client) : '',
        ClientEmail: client?.emails[0] ?? null,
        ClientId: guidOf('person', order.clientKey),
        ClientIdNumber: client && people.summary(client)['ClientId'],
        Status: statusOf(order),
        IssuedDate: order.at,
        DueDate: dueDateOf(order),
        DateCreated: order.at,
        LastModified: Math.max(order.at, ...payments.map(({ at }) => at)),
        CurrencyIso: 'USD',
        DiscountAmount: 0,
        DiscountPercent: 0,
        DiscountType: 'Percentage',
        SubTotal: order.subtotalCents / 100,
        TotalAmount: (order.subtotalCents + order.taxCents) / 100,
        AmountDue: dueOf(ledger, order) / 100,
        AmountPaid: paidOf(ledger, order.key) / 100,
        NoteToClient: order.key % 5 === 0 ? 'Thank you for your visit' : null,
        AllowTipping: false,
        TipAmount: 0,
        Automated: order.key % 2 === 0,
        CreatedBy: provider ? fullNameOf(provider) : 'Front Desk',
        AdditionalEmailRecipients: [],
        Payments: payments.map(payment),
        Items: order.items.map((item, index) => ({
          AppointmentId: null,
          ProductId: null,
          Description: item.name,
          TotalTaxAmount: index === 0 ? order.taxCents / 100 : 0,
          Units: item.quantity,
          Price: item.unitCents / 100,
          Date: order.at,
          Taxes: index === 0 && order.taxCents > 0 ? [{ Name: 'Sales tax', Percentage: 5.5 }] : [],
          TaxesIncludedInPrice: false,
          IsCopay: false,
          TotalAmount: (item.quantity * item.unitCents) / 100,
          ServiceCode: null,
          SubItems: [],
        })),
        DiagnosisList: [],
      };
    },
  };
}
