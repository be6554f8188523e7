import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { dayOf } from './values.ts';

/** How heavy an animal was. */
export interface WeightRecord {
  readonly key: number;
  readonly patientKey: number;
  readonly kilograms: number;
  readonly conditionScore: number | null;
  readonly at: number;
}

/** A task. */
export interface FollowUpRecord {
  readonly key: number;
  readonly subject: string;
  readonly detail: string | null;
  readonly dueOn: string;
  readonly providerKey: number | null;
  readonly clientKey: number | null;
  readonly patientKey: number | null;
  readonly completedAt: number | null;
}

/** A client on the waiting list. */
export interface WaitlistRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly typeKey: number | null;
  readonly placeKey: number;
  readonly availability: string | null;
  readonly at: number;
}

/** What Harrowgate keeps that the shared practice has no place for. */
export interface HarrowgateMemory {
  readonly ledger: Ledger;
  readonly weights: WeightRecord[];
  readonly followUps: FollowUpRecord[];
  readonly waitlist: WaitlistRecord[];
  /** Keys of reminders that were acted upon. */
  readonly actioned: Set<number>;
  /** What reception noted on bookings, by their keys. */
  readonly deskNotes: Map<number, string | null>;
  /** How often a booking was changed, by its key. */
  readonly lockVersions: Map<number, number>;
}

const followUpSubjects = [
  'Ring with lab results',
  'Post-op check by phone',
  'Order prescription diet',
  'Insurance form',
];

/** The memory of a server that just started. */
export function createMemory(practice: Practice, now: number): HarrowgateMemory {
  const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const providers = practice.providers.filter(({ isActive }) => isActive);
  const patientOf = (clientKey: number): number | null =>
    practice.patients.find((row) => row.clientKey === clientKey)?.key ?? null;
  const followUps = clients
    .filter((_client, index) => index % 12 === 0)
    .map((client, index): FollowUpRecord => ({
      key: index + 1,
      subject: followUpSubjects[index % followUpSubjects.length] ?? 'Ring back',
      detail: index % 3 === 0 ? 'Before midday, please.' : null,
      dueOn: dayOf(now, (index % 9) - 3),
      providerKey: providers[index % Math.max(1, providers.length)]?.key ?? null,
      clientKey: client.key,
      patientKey: patientOf(client.key),
      completedAt: index % 4 === 3 ? now - index * 3_600_000 : null,
    }));
  const waitlist = clients
    .filter((_client, index) => index % 17 === 3)
    .map((client, index): WaitlistRecord => ({
      key: index + 1,
      clientKey: client.key,
      patientKey: patientOf(client.key),
      typeKey: practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null,
      placeKey: client.placeKey,
      availability: ['Mornings', 'After school', null][index % 3] ?? null,
      at: now - (index + 2) * 7_200_000,
    }));
  return {
    ledger: createLedger(practice),
    weights: [],
    followUps,
    waitlist,
    actioned: new Set(),
    deskNotes: new Map(),
    lockVersions: new Map(),
  };
}

/** The next number of a list. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + rows.reduce((most, { key }) => Math.max(most, key), 0);
}
