import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type Ledger,
  type MessageRecord,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { Made } from './careRecords.ts';
import type { TaskRecord } from './memory.ts';
import type { CloverRecords } from './records.ts';
import { dateTime, dayAfter, globalId, money, todayOf } from './values.ts';

/** How billing, memberships and the desk look there. */
export type CloverOffice = ReturnType<typeof cloverOffice>;

/** The plans that households can join. */
export const membershipPlans: readonly Row[] = [
  plan(1, 'Clover Basics', 1900, 'MONTHLY', [
    ['Unlimited chat', null],
    ['Wellness exam', 1],
  ]),
  plan(2, 'Clover Plus', 39_900, 'YEARLY', [
    ['Unlimited chat', null],
    ['Wellness exam', 2],
    ['Telehealth consult', 4],
  ]),
];

function plan(
  key: number,
  name: string,
  cents: number,
  cycle: string,
  perks: readonly (readonly [string, number | null])[],
): Row {
  return {
    __typename: 'MembershipPlan',
    id: globalId('MembershipPlan', key),
    name,
    price: money(cents),
    cycle,
    perks: perks.map(([title, usesPerCycle]) => ({ title, usesPerCycle })),
  };
}

/** Makes rows of the ledger and of what the desk keeps. */
export function cloverOffice(backstage: Backstage, records: CloverRecords, ledger: Ledger) {
  const { practice } = backstage;

  const payment = (row: PaymentRecord): Row => ({
    __typename: 'Payment',
    id: globalId('Payment', row.key),
    amount: money(row.cents),
    tender: row.method,
    reference: row.reference,
    receivedAt: dateTime(row.at),
    guardian: () => records.guardianOf(row.clientKey),
  });
  const invoiceStatus = (row: OrderRecord): string => {
    if (dueOf(ledger, row) <= 0) return 'PAID';
    return paidOf(ledger, row.key) > 0 ? 'PARTIALLY_PAID' : 'OPEN';
  };
  const invoice = (row: OrderRecord): Row => ({
    __typename: 'Invoice',
    id: globalId('Invoice', row.key),
    number: `INV-${String(1000 + row.key)}`,
    guardian: () => records.guardianOf(row.clientKey),
    patient: () => records.patientOf(row.patientKey),
    clinic: () => records.clinicOf(row.placeKey) ?? records.clinicOf(practice.places[0]?.key ?? null),
    issuedAt: dateTime(row.at),
    lines: row.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unitPrice: money(unitCents),
      lineTotal: money(quantity * unitCents),
    })),
    subtotal: money(row.subtotalCents),
    tax: money(row.taxCents),
    total: money(row.subtotalCents + row.taxCents),
    amountDue: () => money(dueOf(ledger, row)),
    status: () => invoiceStatus(row),
    payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
  });
  const balanceOf = ({ key }: ClientRecord): string =>
    money(ledger.orders.reduce((sum, row) => sum + (row.clientKey === key ? dueOf(ledger, row) : 0), 0));

  const estimate = ({ key, patient }: Made): Row => ({
    __typename: 'Estimate',
    id: globalId('Estimate', key),
    guardian: () => records.guardianOf(patient.clientKey),
    patient: () => records.patient(patient),
    title: key % 2 === 0 ? 'Dental cleaning with X-rays' : 'Mass removal',
    low: money(42_000 + key * 100),
    high: money(61_000 + key * 150),
    status: (['DRAFT', 'SENT', 'ACCEPTED'] as const)[key % 3],
  });
  const estimates = (): readonly Made[] =>
    practice.patients
      .filter(({ key, clientKey, isDeceased }) => key % 10 === 0 && clientKey !== null && !isDeceased)
      .map((row) => ({ key: row.key, patient: row }));

  const members = (): readonly ClientRecord[] => practice.clients.filter((row) => row.key % 5 === 2 && !row.isDeleted);
  const membershipStatus = ({ isActive }: ClientRecord): string => (isActive ? 'ACTIVE' : 'PAUSED');
  const membership = (row: ClientRecord): Row => {
    const startedOn = dayAfter(todayOf(backstage), -((row.key * 19) % 360));
    const isYearly = row.key % 2 === 1;
    return {
      __typename: 'Membership',
      id: globalId('Membership', row.key),
      household: () => records.household(row),
      plan: membershipPlans[isYearly ? 1 : 0],
      status: membershipStatus(row),
      startedOn,
      renewsOn: isYearly ? dayAfter(startedOn, 365) : dayAfter(todayOf(backstage), 1 + (row.key % 30)),
    };
  };

  const task = (row: TaskRecord): Row => ({
    __typename: 'Task',
    id: globalId('Task', row.key),
    title: row.title,
    status: row.completedAt === null ? 'TODO' : 'DONE',
    priority: row.priority,
    dueAt: row.dueAt === null ? null : dateTime(row.dueAt),
    assignee: () => records.teammateOf(row.providerKey),
    subject: () => records.patientOf(row.patientKey) ?? records.guardianOf(row.clientKey),
    completedAt: row.completedAt === null ? null : dateTime(row.completedAt),
  });

  const message = (row: MessageRecord): Row => ({
    __typename: 'Message',
    id: globalId('Message', row.key),
    body: row.body,
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    authorName: row.author,
    sentAt: dateTime(row.at),
    isRead: row.isRead,
  });
  const conversation = (row: ThreadRecord): Row => {
    const messages = (): readonly MessageRecord[] => ledger.messages.filter(({ threadKey }) => threadKey === row.key);
    return {
      __typename: 'Conversation',
      id: globalId('Conversation', row.key),
      topic: row.subject,
      guardian: () => records.guardianOf(row.clientKey),
      isOpen: !row.isClosed,
      unreadCount: () => messages().filter(({ isRead }) => !isRead).length,
      messages: () => messages().map(message),
    };
  };
  const auditEvent = (event: { readonly key: number; readonly at: number; readonly visitId: string }): Row => ({
    __typename: 'AuditEvent',
    id: globalId('AuditEvent', event.key),
    action: 'visit.updated',
    resourceType: 'Visit',
    resourceId: event.visitId,
    actorName: rowOf(practice.providers, 1 + (event.key % practice.providers.length))?.familyName ?? 'System',
    occurredAt: dateTime(event.at),
  });

  return {
    payment,
    invoice,
    invoiceStatus,
    balanceOf,
    estimate,
    estimates,
    members,
    membership,
    membershipStatus,
    task,
    message,
    conversation,
    auditEvent,
  };
}
