import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { dialectNow, fullNameOf, practiceDays, rowOf } from '../../dialects/practice.ts';
import { createLedger, dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ListSource } from './lists.ts';
import type { ProvetRecords } from './records.ts';
import { idOf, provetIds, provetZone, written } from './values.ts';

const dayMs = 86_400_000;
const methods = { CARD: 'Card', CASH: 'Cash', CHECK: 'Cheque' } as const;
const money = (cents: number): number => cents / 100;

/** A list whose rows are filtered by some values beside them. */
type Rows = ListSource<{ readonly row: Row; readonly values: Row }>;

function rowsOf(items: () => readonly { readonly row: Row; readonly values: Row }[]): Rows {
  return { items, values: ({ values }) => values, show: ({ row }) => row };
}

/** What is paid, planned and sent beside the calendar. */
export function provetBooks({ practice }: Backstage, records: ProvetRecords): Readonly<Record<string, Rows>> {
  const ledger = createLedger(practice);
  const products = [...new Map(ledger.orders.flatMap(({ items }) => items).map((item) => [item.name, item])).values()];

  const payment = (row: PaymentRecord): Row => ({
    __typename: 'InvoicePayment',
    id: idOf('InvoicePayment', row.key),
    method: methods[row.method],
    sum: money(row.cents),
    created: written(row.at),
  });
  const invoice = (order: OrderRecord): Row => {
    const client = rowOf(practice.clients, order.clientKey);
    const total = order.subtotalCents + order.taxCents;
    const patient = rowOf(practice.patients, order.patientKey);
    const paid = paidOf(ledger, order.key);
    return {
      __typename: 'Invoice',
      id: idOf('Invoice', order.key),
      invoiceNumber: String(10_000_000_000 + order.key),
      status: paid >= total ? 'PAID' : 'SENT',
      invoiceDate: written(order.at),
      invoiceDueDate: wallDay(order.at + 14 * dayMs, provetZone),
      client: () => records.clientOf(order.clientKey),
      patients: () => (patient ? [records.patient(patient)] : []),
      department: () => records.departmentOf(order.placeKey),
      payerName: client && fullNameOf(client),
      payerStreetAddress: client?.street ?? null,
      payerCity: client?.city ?? null,
      total: money(order.subtotalCents),
      totalVat: money(order.taxCents),
      totalWithVat: money(total),
      dueSum: money(dueOf(ledger, order)),
      creditNote: false,
      invoiceRows: order.items.map((item, index) => ({
        __typename: 'InvoiceRow',
        id: idOf('InvoiceRow', order.key * 10 + index),
        name: item.name,
        quantity: item.quantity,
        price: money(item.unitCents),
        sum: money(item.quantity * item.unitCents),
        vatPercentage: 0,
      })),
      invoicePayments: ledger.payments.filter(({ orderKey }) => orderKey === order.key).map(payment),
      created: written(order.at),
    };
  };

  const shifts = rowsOf(() =>
    practice.providers
      .filter(({ isActive }) => isActive)
      .flatMap((provider) =>
        practiceDays.slice(2).map((day, index) => {
          const placeKey = provider.placeKeys[index % provider.placeKeys.length] ?? 1;
          const zone = rowOf(practice.places, placeKey)?.zone ?? provetZone;
          const [start, end] = ['08:00:00', '17:00:00'].map((time) => instantOfWall(`${day}T${time}`, zone));
          const row = {
            __typename: 'Shift',
            id: idOf('Shift', provider.key * 10 + index),
            start: written(start ?? 0),
            end: written(end ?? 0),
            user: records.user(provider),
            department: records.departmentOf(placeKey),
            ward: null,
            web: provider.role === 'veterinarian',
            note: null,
            isSlot: false,
          };
          const ids = { user: provetIds.of('provider', provider.key), department: provetIds.of('place', placeKey) };
          return { row, values: { start, end, ...ids } };
        }),
      ),
  );
  const reminders = rowsOf(() =>
    practice.patients
      .filter(({ key, clientKey, isActive }) => key % 9 === 0 && clientKey !== null && isActive)
      .map((patient) => {
        const client = rowOf(practice.clients, patient.clientKey);
        const planned = dialectNow + ((patient.key % 60) - 20) * dayMs;
        const row = {
          __typename: 'Reminder',
          id: idOf('Reminder', patient.key),
          department: records.departmentOf(client?.placeKey ?? 1),
          patient: () => records.patient(patient),
          client: () => records.clientOf(patient.clientKey),
          emailAddress: client?.emails[0] ?? null,
          phoneNumber: client?.phones[0]?.value ?? null,
          emailSubject: 'Vaccines are due',
          plannedSendingDate: wallDay(planned, provetZone),
          expiryDate: wallDay(planned + 30 * dayMs, provetZone),
          sent: planned < dialectNow,
          created: written(planned - 300 * dayMs),
        };
        const ids = {
          patient: provetIds.of('patient', patient.key),
          client: provetIds.of('client', patient.clientKey ?? 0),
        };
        return { row, values: ids };
      }),
  );
  return {
    shifts,
    reminders,
    invoices: rowsOf(() =>
      ledger.orders.map((order) => ({
        row: invoice(order),
        values: {
          id: idOf('Invoice', order.key),
          client: provetIds.of('client', order.clientKey),
          department: provetIds.of('place', order.placeKey),
          invoiceDate: order.at,
        },
      })),
    ),
    items: rowsOf(() =>
      products.map(({ name, unitCents }, index) => ({
        row: {
          __typename: 'Item',
          id: idOf('Item', index + 1),
          name,
          code: `P${String(100 + index)}`,
          price: money(unitCents),
          active: true,
          itemList: records.itemList,
        },
        values: { name },
      })),
    ),
    tags: rowsOf(() => records.tags().map((row) => ({ row, values: row }))),
    wards: rowsOf(() =>
      practice.places.map(({ key }) => ({
        row: {
          __typename: 'Ward',
          id: idOf('Ward', key),
          name: 'Ward 1',
          department: records.departmentOf(key),
        },
        values: { department: provetIds.of('place', key) },
      })),
    ),
    reasonGroups: rowsOf(() => [{ row: records.group, values: { department: null } }]),
    phoneNumbers: rowsOf(() =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .flatMap((client) =>
          records.phones(client).map((row) => ({
            row,
            values: { client: provetIds.of('client', client.key), phoneNumber: row['phoneNumber'] },
          })),
        ),
    ),
  };
}
