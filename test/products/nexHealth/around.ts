import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { NexHealthMemory } from './memory.ts';
import { momentText, money, nexHealthIds, zoneOfPlace } from './values.ts';

const { of } = nexHealthIds;
const methods = ['CARD', 'CASH', 'CHECK'] as const;
const methodNames = { CARD: 'Credit Card', CASH: 'Cash', CHECK: 'Check' };
const changed = momentText(Date.parse('2026-09-14T12:00:00Z'));

/** Ids of rows that only this service has. */
export const aroundIds = {
  charge: (key: number): string => String(71_500_000 + key),
  payment: (key: number): string => String(64_800_000 + key),
  paymentType: (index: number): string => String(9301 + index),
};

/** Plans of insurers. */
export const insurancePlans: readonly Row[] = ['Delta Dental of Maine', 'Northeast Pet Health'].map((name, index) => ({
  id: String(5_601 + index),
  name,
  payerId: `0${String(4_510 + index)}`,
  address: `PO Box ${String(200 + index)}`,
  city: 'Concord',
  state: 'NH',
  zipCode: '03302',
  groupNum: `G-${String(700 + index)}`,
  employerName: index === 0 ? 'Casco Bay Lines' : null,
  foreignId: String(index + 1),
  updatedAt: changed,
}));

/** Reasons to come again. */
export const recallTypes: readonly Row[] = [
  { id: '3301', name: 'Check-up', intervalMonths: 6, foreignId: '1' },
  { id: '3302', name: 'Dental cleaning', intervalMonths: 12, foreignId: '2' },
];

/** Kinds of papers. */
export const documentTypes: readonly Row[] = ['Consent', 'Insurance card', 'Letter'].map((name, index) => ({
  id: String(410 + index),
  name,
  active: true,
}));

/** What changes are reported. */
export const subscriptions: readonly Row[] = [
  ['Appointment', 'appointment_insertion'],
  ['Patient', 'patient_created'],
].map(([resourceType, event], index) => ({
  id: String(8_120 + index),
  resourceType,
  event,
  active: true,
  webhookEndpointId: '2214',
}));

/** How money, procedures, recalls and notes look there. */
export function aroundRecords(
  { practice, now }: Backstage,
  memory: NexHealthMemory,
  patient: (key: number) => Row | null,
) {
  const { ledger } = memory;
  const paymentTypes = (placeKey: number): readonly Row[] =>
    methods.map((method, index) => ({
      id: aroundIds.paymentType(index),
      name: methodNames[method],
      active: true,
      locationId: of('place', placeKey),
    }));

  const charge = (row: OrderRecord): Row => ({
    id: aroundIds.charge(row.key),
    foreignId: String(row.key),
    locationId: of('place', row.placeKey),
    patientId: of('client', row.clientKey),
    guarantorId: of('client', row.clientKey),
    providerId: null,
    description: row.items.map(({ name }) => name).join(', '),
    fee: money(row.subtotalCents + row.taxCents),
    paymentEstimateTotal: null,
    chargedAt: momentText(row.at),
    deletedAt: null,
    updatedAt: momentText(row.at),
    patient: () => patient(row.clientKey),
  });

  const placeOfPayment = ({ orderKey, clientKey }: PaymentRecord): number =>
    rowOf(ledger.orders, orderKey)?.placeKey ?? rowOf(practice.clients, clientKey)?.placeKey ?? 1;
  const payment = (row: PaymentRecord): Row => ({
    id: aroundIds.payment(row.key),
    foreignId: String(row.key),
    locationId: of('place', placeOfPayment(row)),
    patientId: of('client', row.clientKey),
    guarantorId: of('client', row.clientKey),
    chargeId: row.orderKey === null ? null : aroundIds.charge(row.orderKey),
    paymentTypeId: aroundIds.paymentType(methods.indexOf(row.method)),
    description: methodNames[row.method],
    paymentAmount: money(row.cents),
    paidAt: momentText(row.at),
    transactionId: row.reference,
    deletedAt: null,
    updatedAt: momentText(row.at),
    paymentType: paymentTypes(placeOfPayment(row))[methods.indexOf(row.method)],
  });

  const balances = (placeKey: number): readonly (Row & { readonly cents: number })[] =>
    practice.clients
      .filter((row) => !row.isDeleted && row.placeKey === placeKey)
      .map(({ key }) => {
        const own = ledger.orders.filter(({ clientKey }) => clientKey === key);
        const cents = own.reduce((sum, order) => sum + dueOf(ledger, order), 0);
        return {
          cents,
          id: String(520_000 + key),
          guarantorId: of('client', key),
          locationId: of('place', placeKey),
          balance: money(cents),
          updatedAt: own.length === 0 ? changed : momentText(Math.max(...own.map(({ at }) => at))),
        };
      });

  /** What was done at visits that took place. */
  const proceduresOf = (rows: readonly AppointmentRecord[]): readonly Row[] =>
    rows.flatMap((row) => {
      const type = rowOf(practice.visitTypes, row.typeKey);
      if (row.state !== 'completed' || row.clientKey === null || !type) return [];
      const day = wallDay(row.start, zoneOfPlace(row.placeKey));
      return [
        {
          id: String(300_000 + row.key),
          code: `D0${String(110 + type.key * 10)}`,
          name: type.name,
          status: 'completed',
          patientId: of('client', row.clientKey),
          providerId: row.providerKey === null ? null : of('provider', row.providerKey),
          appointmentId: of('appointment', row.key),
          locationId: of('place', row.placeKey),
          fee: money(type.minutes * 200),
          startDate: day,
          endDate: day,
          updatedAt: momentText(row.updatedAt),
        },
      ];
    });

  /** Every third person is insured. */
  const coveragesOf = (key: number): readonly Row[] => {
    const plan = insurancePlans[key % insurancePlans.length];
    if (key % 3 !== 0 || !plan) return [];
    return [
      {
        id: String(930_000 + key),
        patientId: of('client', key),
        planId: plan['id'],
        subscriberNum: `S${String(10_000 + key * 3)}`,
        subscriptionRelation: 'self',
        priority: 0,
        effectiveDate: '2025-01-01',
        expirationDate: null,
        insuranceType: 'dental',
        plan,
      },
    ];
  };

  const recalls = (placeKey: number): readonly Row[] =>
    practice.clients
      .filter((row) => !row.isDeleted && row.placeKey === placeKey && row.key % 4 === 1)
      .map((row) => ({
        id: String(840_000 + row.key),
        patientId: of('client', row.key),
        recallTypeId: recallTypes[row.key % 2]?.['id'],
        appointmentId: null,
        dateDue: wallDay(now() + ((row.key % 30) - 8) * 86_400_000, 'America/New_York'),
        updatedAt: momentText(row.updatedAt),
        patient: () => patient(row.key),
        recallType: recallTypes[row.key % 2],
      }));

  /** Notes of the practice, and those that were written here. */
  const alertsOf = (key: number, withDisabled: boolean): readonly Row[] => {
    const row = rowOf(practice.clients, key);
    const patientId = of('client', key);
    const id = String(270_000 + key);
    const at = momentText(row?.updatedAt ?? 0);
    const own =
      row?.note && !memory.alerts.has(id)
        ? [{ id, patientId, note: row.note, disabledAt: null, createdAt: at, updatedAt: at }]
        : [];
    return [
      ...own,
      ...[...memory.alerts.values()].filter((alert) => alert.patientId === patientId).map((alert) => ({ ...alert })),
    ].filter((alert) => withDisabled || alert.disabledAt === null);
  };

  return { paymentTypes, charge, payment, placeOfPayment, balances, proceduresOf, coveragesOf, recalls, alertsOf };
}
