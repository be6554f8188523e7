import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const keys = uuidIds();
const firstProvider = 100;

/** Random keys, as Ecto makes them; providers have numbers that their own system gives. */
export const careFlexIds: Ids = {
  of: (kind, key) => (kind === 'provider' ? `PROV-${String(firstProvider + key)}` : keys.of(kind, key)),
  key(kind, id) {
    if (kind !== 'provider') return keys.key(kind, id);
    const number = Number(/^PROV-(\d+)$/.exec(String(id))?.[1] ?? 0) - firstProvider;
    return number > 0 ? number : null;
  },
};

/** How far an appointment is: there is no word for someone who waits, or who is ready to go. */
// prettier-ignore
export const careFlexWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'CONFIRMED', arrived: 'CONFIRMED', inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS', completed: 'COMPLETED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

// By the key of the type of visit, from 1 on.
const services = ['WELLNESS_CHECK', 'HOME_VISIT', 'HOME_VISIT', 'TRANSPORTATION', 'MEAL_DELIVERY', 'TELEHEALTH'];
const zones = ['America/New_York', 'America/New_York', 'America/Denver', 'America/Chicago'];
const benefitTypes = ['TRANSPORTATION', 'MEALS', 'FITNESS', 'OTC_ITEMS', 'UTILITIES'];

/** The key of the first type of visit that is a service. */
export function typeKeyOf(service: unknown): number {
  return services.indexOf(String(service)) + 1;
}

/** The only address; who gave none has one that was made up at the desk, since there must be one. */
export function emailOf({ emails, key }: practices.ClientRecord): string {
  return emails[0] ?? `no-email-${String(key)}@careflex.example.test`;
}

/** The patients that a list shows: the active ones, the newest first. */
export function activePatients({ clients }: practices.Practice): readonly practices.ClientRecord[] {
  const active = clients.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
  return active.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** Whether there is such an appointment at all: nobody is seen without being known, and there are no blocks. */
export function isAppointment({ clientKey, isBlock }: practices.AppointmentRecord): boolean {
  return clientKey !== null && !isBlock;
}

/** What isn't in the practice, since only this service has it; what was written stays as long as the server runs. */
export interface Extras {
  readonly patients: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  readonly benefits: Row[];
}

/** The extras of a server that was just started. */
export function newExtras({ clients }: practices.Practice): Extras {
  const benefits = clients
    .filter(({ key, isDeleted }) => key % 3 !== 0 && !isDeleted)
    .flatMap(({ key }) => Array.from({ length: 1 + (key % 2) }, (_, index) => benefitOf(key, index)));
  return { patients: new Map(), appointments: new Map(), benefits };
}

function benefitOf(clientKey: number, index: number): Row {
  const used = (clientKey * 13 + index * 40) % 200;
  const isOver = clientKey % 7 === 0;
  const type = benefitTypes[(clientKey + index) % benefitTypes.length] ?? 'MEALS';
  return {
    id: idLike(50_000 + clientKey * 2 + index),
    clientKey,
    patientId: careFlexIds.of('client', clientKey),
    benefitType: type,
    total: 200,
    used,
    isOver,
    periodStart: isOver ? '2026-10-01' : '2026-11-01',
    periodEnd: isOver ? '2026-10-31' : '2026-11-30',
    externalPlanId: clientKey % 4 === 0 ? null : `PLAN-${type}-${String(clientKey).padStart(3, '0')}`,
    lastSyncedAt: clientKey % 2 === 0 ? '2026-11-16T06:00:00Z' : null,
    insertedAt: '2026-10-01T04:00:00Z',
    updatedAt: '2026-11-16T06:00:00Z',
  };
}

/** An id in the shape of all others, of something that the practice doesn't have. */
export function idLike(number: number): string {
  const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0').slice(-digits);
  const mix = hex(mixed(number), 8);
  return `${mix}-${mix.slice(2, 6)}-4${mix.slice(0, 3)}-a${mix.slice(4, 7)}-${hex(number, 12)}`;
}

/** An amount as it is kept: text with two digits. */
export function decimal(amount: unknown): string {
  return Number(amount).toFixed(2);
}

/** How rows of the practice look there. */
export type CareFlexRecords = ReturnType<typeof careFlexRecords>;

/** Makes rows from the records of a practice. */
export function careFlexRecords({ practice, meet }: Backstage, extras: Extras) {
  const patient = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const { key, givenName, familyName, phones } = client;
    return {
      id: careFlexIds.of('client', key),
      externalId: `PAT-${String(key).padStart(3, '0')}`,
      firstName: givenName ?? '',
      lastName: familyName,
      email: emailOf(client),
      phone: phones[0]?.value ?? null,
      // Where someone lives, whatever the place of a visit.
      timezone: zones[key % zones.length],
      status: client.isActive ? 'ACTIVE' : 'INACTIVE',
      communicationPreferences: { prefer_sms: key % 2 === 0, prefer_voice: key % 5 === 0, prefer_email: key % 3 !== 0 },
      accessibilityNeeds: { wheelchair_accessible: key % 11 === 0, hearing_assistance: key % 17 === 0 },
      insertedAt: utcText(client.createdAt),
      updatedAt: utcText(client.updatedAt),
      ...extras.patients.get(key),
      // Loaded by the key alone, so that deleted ones are among them.
      appointments: () => practice.appointments.filter((row) => row.clientKey === key && !row.isBlock).map(appointment),
      benefits: () => extras.benefits.filter(({ clientKey }) => clientKey === key).map(benefit),
    };
  };
  const notification = (row: practices.AppointmentRecord, client: practices.ClientRecord, hours: number): Row => {
    const sentAt = utcText(row.start - hours * 3_600_000);
    const hasFailed = client.phones.length === 0;
    const name = (services[row.typeKey - 1] ?? '').toLowerCase().replaceAll('_', ' ');
    return {
      id: idLike(row.key * 32 + hours),
      patientId: careFlexIds.of('client', client.key),
      appointmentId: careFlexIds.of('appointment', row.key),
      notificationType: client.key % 5 === 0 ? 'VOICE' : 'SMS',
      status: hasFailed ? 'FAILED' : 'DELIVERED',
      templateName: `appointment_reminder_${String(hours)}_hour`,
      content: `Reminder: your ${name} appointment is in ${String(hours)} hours.`,
      sentAt,
      deliveredAt: hasFailed ? null : sentAt,
      failedAt: hasFailed ? sentAt : null,
      failureReason: hasFailed ? 'No phone number' : null,
      insertedAt: sentAt,
    };
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const provider = practices.rowOf(practice.providers, row.providerKey);
    const isCancelled = row.state === 'cancelled';
    return {
      id: careFlexIds.of('appointment', row.key),
      patientId: careFlexIds.of('client', row.clientKey ?? 0),
      careServiceType: services[row.typeKey - 1] ?? 'HOME_VISIT',
      scheduledAt: utcText(row.start),
      durationMinutes: row.minutes,
      status: careFlexWords[row.state],
      providerId: provider && careFlexIds.of('provider', provider.key),
      providerName: provider && practices.fullNameOf(provider),
      cancellationReason: isCancelled ? row.cancelReason : null,
      cancelledAt: isCancelled ? utcText(row.updatedAt) : null,
      noShowRiskScore: (row.key * 7) % 60,
      notes: row.reason,
      insertedAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
      ...extras.appointments.get(row.key),
      patient: () => client && patient(client),
      notifications: () =>
        client && row.state === 'completed' ? [24, 2].map((hours) => notification(row, client, hours)) : [],
    };
  };
  const benefit = (row: Row): Row => {
    const { total, used, isOver, clientKey } = row;
    const status = total === used ? 'DEPLETED' : 'ACTIVE';
    return {
      ...row,
      totalAllocated: decimal(total),
      usedAmount: decimal(used),
      remainingBalance: decimal(Number(total) - Number(used)),
      status: isOver === true ? 'EXPIRED' : status,
      patient() {
        const client = practices.rowOf(practice.clients, Number(clientKey));
        return client && patient(client);
      },
    };
  };
  return { patient, appointment, benefit };
}
