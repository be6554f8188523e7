import type { VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { otherId } from './ids.ts';

/** What was written and the practice has no place for. */
export interface CurandisMemory {
  /** Fields of appointments, by key. */
  readonly bookings: Map<number, Row>;
  /** Fields of patients, by key. */
  readonly people: Map<number, Row>;
  /** Payments of treatments, by the key of their appointment. */
  readonly payments: Map<number, Row>;
  readonly paths: Row[];
  readonly settings: Row[];
}

const updatedAt = '2025-02-11T09:30:00.000Z';

/** Nothing is written yet. */
export function newMemory(): CurandisMemory {
  const setting = (number: number, key: string, value: unknown, valueType: string, category: string): Row => ({
    id: otherId(90, number),
    key,
    value,
    valueType,
    category,
    description: null,
    updatedAt,
  });
  return {
    bookings: new Map(),
    people: new Map(),
    payments: new Map(),
    paths: [],
    settings: [
      setting(1, 'calendar.startHour', 8, 'number', 'calendar'),
      setting(2, 'calendar.endHour', 20, 'number', 'calendar'),
      setting(3, 'appointments.autoAttended', false, 'boolean', 'appointments'),
      setting(4, 'practice.name', 'Studio Harbor', 'string', 'general'),
    ],
  };
}

// A cancelled one is of three kinds; which one is told by its row.
const bookingWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'ATTENDED',
  inProgress: 'ATTENDED',
  ready: 'ATTENDED',
  completed: 'ATTENDED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

const treatmentWords: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'WAITING',
  inProgress: 'IN_PROGRESS',
  ready: 'OPERATOR_COMPLETED',
  completed: 'CLOSED',
};

interface Visit {
  readonly key: number;
  readonly state: VisitState;
}

/** The kind of a cancellation that was there from the beginning: the plain one is the oldest. */
export function oldCancellation(key: number): string {
  if (key % 4 === 0) return 'CANCELLED';
  return key % 2 === 0 ? 'CANCELLED_EARLY' : 'CANCELLED_LATE';
}

/** How far a booking is. */
export function bookingStatus({ key, state }: Visit, { bookings }: CurandisMemory): string {
  if (state !== 'cancelled') return bookingWords[state];
  const written = bookings.get(key)?.['cancellation'];
  return typeof written === 'string' ? written : oldCancellation(key);
}

/** How far the treatment of someone who came is, or null. */
export function treatmentStatus({ state }: Visit): string | null {
  return treatmentWords[state] ?? null;
}
