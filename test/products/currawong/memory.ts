import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { zoneOfPlace } from './values.ts';

/** What is kept of a booking beside the practice. */
export interface BookingExtras {
  readonly roomKey?: number | null | undefined;
  readonly deskNote?: string | null | undefined;
  readonly cancelledBy?: 'HOUSEHOLD' | 'PRACTICE' | undefined;
  readonly isOurs?: boolean | undefined;
  readonly triage?: string | undefined;
  /** When they came, where it was entered. */
  readonly arrived?: number | undefined;
}

/** Something to do. */
export interface TaskRow {
  readonly key: number;
  readonly title: string;
  readonly providerKey: number | null;
  readonly dueOn: string | null;
  readonly isDone: boolean;
}

/** A household that would come sooner. */
export interface WaitlistRow {
  readonly key: number;
  readonly clientKey: number;
  readonly placeKey: number;
  readonly wants: string;
  readonly since: string;
}

/** What Currawong keeps that the practice has no place for. */
export interface CurrawongMemory {
  readonly ledger: Ledger;
  readonly bookings: Map<number, BookingExtras>;
  /** How often something was changed, by its id. */
  readonly revisions: Map<string, number>;
  readonly tasks: TaskRow[];
  readonly waitlist: readonly WaitlistRow[];
}

const dayMs = 86_400_000;
const wantedTimes = ['Any morning', 'As soon as possible', 'Fridays after four'];

/** What is kept when the service starts. */
export function createMemory({ practice, now }: Backstage): CurrawongMemory {
  const placeKey = practice.places[0]?.key ?? 1;
  const day = (days: number): string => wallDay(now() + days * dayMs, zoneOfPlace(practice, placeKey));
  const task = (key: number, title: string, dueOn: string | null, isDone = false): TaskRow => {
    const providerKey = practice.providers[key % practice.providers.length]?.key ?? null;
    return { key, title, providerKey: key === 2 ? null : providerKey, dueOn, isDone };
  };
  return {
    ledger: createLedger(practice),
    bookings: new Map(),
    revisions: new Map(),
    tasks: [
      task(1, 'Call the lab about the cytology', day(1)),
      task(2, 'Order worming tablets', null),
      task(3, 'Send the export certificate', day(-1), true),
    ],
    waitlist: practice.clients
      .filter(({ key, isDeleted, isActive }) => key % 29 === 2 && isActive && !isDeleted)
      .map((client, index) => ({
        key: index + 1,
        clientKey: client.key,
        placeKey: client.placeKey,
        wants: wantedTimes[index % wantedTimes.length] ?? '',
        since: day(-2 - index * 3),
      })),
  };
}
