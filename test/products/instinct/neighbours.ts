import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, dialectNow, rowOf } from '../../dialects/practice.ts';
import {
  createLedger,
  dueOf,
  type Ledger,
  type OrderRecord,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { InstinctRecords } from './records.ts';
import { decimal, instinctIds, isAppointment, stamp } from './values.ts';

const { of } = instinctIds;
const dayMs = 86_400_000;
const begun = Date.parse('2026-03-19T16:57:50Z');
const stamps: Row = { insertedAt: stamp(begun), updatedAt: stamp(begun + dayMs) };

const goods: readonly (readonly [label: string, type: string, cents: number])[] = [
  ['Examination', 'SERVICE', 6450],
  ['Rabies vaccine', 'VACCINE', 3205],
  ['Nail trim', 'SERVICE', 1999],
  ['Blood panel', 'DIAGNOSTIC', 14_875],
  ['Antibiotic tablets', 'INVENTORY', 85],
  ['Oclacitinib 3.6mg Tablet', 'INVENTORY', 410],
];

/** What is sold, services among it. */
export const productRows: readonly Row[] = goods.map(([label, type, cents], index) => ({
  id: String(2900 + index),
  label,
  type,
  price: decimal(cents),
  isControlledSubstance: false,
  ...stamps,
}));

/** The labels of reminders. */
export const reminderLabelRows: readonly Row[] = [
  { id: '31', label: 'Rabies', productType: 'VACCINE', validFor: 365 },
  { id: '32', label: 'Annual exam', productType: 'SERVICE', validFor: 365 },
  { id: '33', label: 'Dental cleaning', productType: null, validFor: null },
];

/** Whether the patient came. */
function isVisit(row: AppointmentRecord): boolean {
  return (
    isAppointment(row) && row.patientKey !== null && ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state)
  );
}

/** A stay that began with an appointment. The two aren't tied together. */
function visitOf(row: AppointmentRecord, { patient, location, user }: InstinctRecords, backstage: Backstage): Row {
  const { practice } = backstage;
  const checkedIn = row.start - 240_000;
  return {
    id: String(8000 + row.key),
    patientId: of('patient', row.patientKey ?? 0),
    patient: () => patient(rowOf(practice.patients, row.patientKey)),
    locationId: of('place', row.placeKey),
    location: () => location(row.placeKey),
    primaryClinicianId: row.providerKey === null ? null : of('provider', row.providerKey),
    primaryClinician: () => user(row.providerKey),
    reason: row.reason,
    checkedInAt: utcText(checkedIn),
    checkedOutAt: row.state === 'completed' ? utcText(row.start + row.minutes * 60_000) : null,
    insertedAt: stamp(checkedIn),
    updatedAt: stamp(row.updatedAt),
  };
}

function invoiceOf(ledger: Ledger, row: OrderRecord, records: InstinctRecords, { practice }: Backstage): Row {
  const due = dueOf(ledger, row);
  return {
    id: String(600 + row.key),
    number: `INV-${String(row.key).padStart(6, '0')}`,
    accountId: of('client', row.clientKey),
    account: () => records.account(rowOf(practice.clients, row.clientKey)),
    patientId: row.patientKey === null ? null : of('patient', row.patientKey),
    patient: () => records.patient(rowOf(practice.patients, row.patientKey)),
    locationId: of('place', row.placeKey),
    status: due === 0 ? 'CLOSED' : 'OPEN',
    lineItems: row.items.map(({ name, quantity, unitCents }, index) => ({
      id: String(row.key * 10 + index),
      description: name,
      quantity: quantity.toFixed(1),
      unitPrice: decimal(unitCents),
      total: decimal(quantity * unitCents),
    })),
    subtotal: decimal(row.subtotalCents),
    tax: decimal(row.taxCents),
    total: decimal(row.subtotalCents + row.taxCents),
    balanceDue: decimal(due),
    insertedAt: stamp(row.at),
    updatedAt: stamp(row.at),
  };
}

function transactionOf(row: PaymentRecord, records: InstinctRecords, { practice }: Backstage): Row {
  return {
    id: String(1200 + row.key),
    accountId: of('client', row.clientKey),
    account: () => records.account(rowOf(practice.clients, row.clientKey)),
    invoiceId: row.orderKey === null ? null : String(600 + row.orderKey),
    type: 'PAYMENT',
    method: row.method.toLowerCase(),
    amount: decimal(row.cents),
    insertedAt: stamp(row.at),
  };
}

/** Rows beside the front desk, which can only be read. */
export function neighboursOf(backstage: Backstage, records: InstinctRecords) {
  const { practice } = backstage;
  const ledger = createLedger(practice);
  const { patient, user } = records;
  const owned = practice.patients.filter(({ clientKey }) => clientKey !== null);
  const reminders = owned
    .filter(({ key, isDeceased }) => key % 4 === 1 && !isDeceased)
    .map(({ key }, index): Row => {
      const label = reminderLabelRows[index % reminderLabelRows.length];
      return {
        id: String(400 + index),
        patientId: of('patient', key),
        patient: () => patient(rowOf(practice.patients, key)),
        labelId: label?.['id'],
        label,
        locationId: of('place', 1 + (index % 3)),
        remindOn: wallDay(dialectNow + (index - 10) * 9 * dayMs, 'UTC'),
        notes: index % 6 === 0 ? 'Call, no text message' : null,
        ...stamps,
      };
    });
  const dispensed = owned
    .filter(({ key }) => key % 13 === 2)
    .map(({ key, clientKey }, index): Row => {
      const product = productRows[4 + (index % 2)];
      return {
        id: String(index + 1),
        accountId: of('client', clientKey ?? 0),
        patientId: of('patient', key),
        patient: () => patient(rowOf(practice.patients, key)),
        productId: product?.['id'],
        product,
        instructions: 'Give one tablet by mouth every 12 hours for 7 days.',
        quantity: '14.0',
        daysSupply: index % 2 === 0 ? 7 : null,
        totalFills: 1,
        remainingFills: index % 3 === 0 ? 1 : 0,
        isControlledSubstance: false,
        note: null,
        status: index % 5 === 4 ? 'VOIDED' : 'ACTIVE',
        prescribedAt: stamp(begun + index * dayMs),
        expiresAt: stamp(begun + (365 + index) * dayMs),
        ...stamps,
      };
    });
  const external = owned
    .filter(({ key }) => key % 29 === 5)
    .map(({ key }, index): Row => ({
      id: `c0ffee00-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      patientId: of('patient', key),
      patient: () => patient(rowOf(practice.patients, key)),
      creatorId: of('provider', 5),
      prescriberId: of('provider', 1),
      prescriber: () => user(1),
      productLabel: 'Oclacitinib 3.6mg Tablet',
      quantityPerFill: '22.0',
      instructions: 'Give half a tablet by mouth once a day.',
      pharmacyNote: index % 2 === 0 ? 'By mail' : null,
      deactivateReasonNote: null,
      isPrn: false,
      totalFills: 7,
      status: 'WRITTEN',
      expiresAt: stamp(begun + 365 * dayMs),
      ...stamps,
    }));
  return {
    visits: (): readonly Row[] => practice.appointments.filter(isVisit).map((row) => visitOf(row, records, backstage)),
    invoices: ledger.orders.map((row) => invoiceOf(ledger, row, records, backstage)),
    transactions: ledger.payments.map((row) => transactionOf(row, records, backstage)),
    reminders,
    dispensed,
    external,
  };
}
