import type { Clinic } from '../adapter/clinic/clinic.ts';
import type { AppointmentRow } from '../adapter/deskObjects.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import type { Clock } from '../foundation/ports.ts';
import type { DayCache } from '../session/days/dayCache.ts';
import type { DayRows } from '../session/days/dayRows.ts';
import type { Directory } from '../session/directory/directory.ts';
import type { DeskDrafts } from '../storage/draftStore.ts';
import type { EnvironmentKind, OutcomeView } from '../../contract/settings.ts';

/** Runs tasks of the same name in sequence; different names run concurrently. */
type Queue = <Value>(name: string, run: () => Promise<Value>) => Promise<Value>;

/** Bounded by the core API, which limits the queued queries. */
export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return async (name, run) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}

/** For reads around a change, which is not stopped half-way: no signal of the page counts. */
export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

/** What the resolvers of one request work with. */
export interface DeskContext {
  readonly clinic: Clinic;
  readonly clock: Clock;
  /** The computer's zone. */
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly environment: { readonly kind: EnvironmentKind; readonly host: string };
  readonly lastOutcome: () => OutcomeView | null;
  readonly lastLocation: { read(): string | null; keep(location: string): void };
  readonly directory: Directory;
  /** A client is not there any more. */
  readonly forgetMarks: (id: string) => void;
  /** Ids of clients who were opened or pinned at this desk. */
  readonly recentClients: () => Pick<DeskDrafts, 'pinned' | 'recent'>;
  /** Every change is written there, before it begins and when it ended. */
  readonly audit: Pick<AuditLog, 'intend'>;
  /** An appointment as it is right before it is changed, or is not, as somebody else was first. */
  readonly onSeen?: (appointment: AppointmentRow) => void;
  /** The days of this clinic as they were last read. */
  readonly days: DayCache;
  /** Changes of one appointment, one after the other. */
  readonly queue: Queue;
  /** A day was read and differs from before. */
  readonly onDayChanged: (day: DayRows) => void;
  /** Waits until background work may send a request: for what a screen asks again although nobody waits for it. */
  readonly waitForRoom: (signal: AbortSignal) => Promise<void>;
  /** Something was changed: screens that show it refetch. */
  readonly onChanged: () => void;
}
