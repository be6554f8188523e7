import { wallDay } from '../../dialects/clock.ts';
import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { EventType } from './values.ts';

/** What the calendar keeps of an event that the practice has no place for. */
export interface EventExtras {
  readonly title?: string | undefined;
  readonly type?: EventType | undefined;
}

/** A request of a pet owner for a time. */
export interface BookingRequestRow {
  readonly key: number;
  readonly patientKey: number;
  readonly placeKey: number;
  readonly start: number;
  readonly message: string | null;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly appointmentKey: number | null;
  readonly createdAt: number;
}

/** A chore. */
export interface TodoRow {
  readonly key: number;
  readonly title: string;
  readonly dueOn: string | null;
  readonly isDone: boolean;
  readonly providerKey: number | null;
  readonly createdAt: number;
}

/** Where changes are reported to. */
export interface WebhookRow {
  readonly key: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdAt: number;
}

/** What the service holds beside the shared practice. */
export interface VetigenMemory {
  readonly ledger: Ledger;
  /** By the keys of appointments. */
  readonly extras: Map<number, EventExtras>;
  readonly signed: Map<number, number>;
  /** Kilograms by the keys of patients; nobody is weighed until it is written. */
  readonly weights: Map<number, number | null>;
  /** What was added to stock, by the keys of items. */
  readonly stockChanges: Map<number, number>;
  readonly requests: BookingRequestRow[];
  readonly todos: TodoRow[];
  readonly webhooks: WebhookRow[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const chores = ['Call back with lab results', 'Order vaccines', 'Scan the consent forms'];

/** What is there at the start; the practice and the clock say how much. */
export function createMemory(practice: Practice, now: number): VetigenMemory {
  const living = practice.patients.filter(({ isActive, clientKey }) => isActive && clientKey !== null);
  const requests = living
    .filter((_, index) => index % 19 === 3)
    .map(({ key: patientKey, clientKey }, index): BookingRequestRow => {
      const owner = practice.clients.find(({ key }) => key === clientKey);
      return {
        key: index + 1,
        patientKey,
        placeKey: owner?.placeKey ?? practice.places[0]?.key ?? 1,
        start: Math.ceil(now / dayMs) * dayMs + (index + 1) * dayMs + 15 * hourMs,
        message: index % 2 === 0 ? 'Any time that day would do.' : null,
        status: index % 4 === 3 ? 'REJECTED' : 'PENDING',
        appointmentKey: null,
        createdAt: now - (20 - index) * hourMs,
      };
    });
  return {
    ledger: createLedger(practice),
    extras: new Map(),
    signed: new Map(),
    weights: new Map(),
    stockChanges: new Map(),
    requests,
    todos: chores.map((title, index) => ({
      key: index + 1,
      title,
      dueOn: index === 2 ? null : wallDay(now + index * dayMs, 'UTC'),
      isDone: index === 1,
      providerKey: practice.providers[index]?.key ?? null,
      createdAt: now - (index + 1) * dayMs,
    })),
    webhooks: [],
  };
}
