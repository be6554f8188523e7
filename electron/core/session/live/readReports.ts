import type { EventSubject } from '../../../../graphql/service/serviceMap.ts';
import type { WatchedDay } from '../../../contract/channels.ts';
import type { Failure } from '../../../contract/failure.ts';
import type { ClinicSession } from '../clinicSession.ts';
import { mentions } from '../days/refreshDays.ts';
import { dayKey, type DayPolling } from '../days/dayPolling.ts';
import { createPacedReads } from './pacedReads.ts';

/** Turns what the service reports into the smallest readings. Nothing of a report is shown, and none is believed. */
export interface ReportReader {
  report(about: EventSubject, ids: readonly string[] | null): void;
  /** A day came on a screen: what was reported since it was read there is read now. */
  noteShown(day: WatchedDay): void;
  /** Another clinic answers, or nothing is heard any more. */
  clear(): void;
}

/** Milliseconds from one reading to the next, however much is reported. */
const readEvery = 1_000;
/** A page may have read a day this long before it reports to show it: so long may a question take. */
const shownAfter = 30_000;
/** With more ids than these a day is read whole. */
const maxReported = 200;

export function createReportReader(options: {
  readonly clinic: ClinicSession;
  readonly polling: () => DayPolling;
  /** A client was read because of a report, and had changed. */
  readonly onClientAgreed: () => void;
}): ReportReader {
  const { clinic } = options;
  const paced = createPacedReads(readEvery);
  /** What was reported since a day was read last, by its key; null: anything. */
  const reported = new Map<string, Set<string> | null>();
  let lastReport = Number.NEGATIVE_INFINITY;

  function readDaySoon(day: WatchedDay, ids: readonly string[] | null): void {
    const key = dayKey(day);
    const known = reported.get(key);
    const all = ids === null || known === null ? null : new Set([...(known ?? []), ...ids]);
    reported.set(key, all !== null && all.size > maxReported ? null : all);
    paced.add(key, true, async (signal) => {
      const changed = reported.get(key) ?? null;
      reported.delete(key);
      return pauseOf(await options.polling().readReported(day, changed, signal));
    });
  }

  /** Whether a day, as it was last read, has one of these clients or patients. */
  function has(day: WatchedDay, ids: readonly string[]): boolean {
    const known = clinic.days().read(day.location, day.date);
    return known !== null && mentions(known.day, new Set(ids));
  }

  async function readClient(id: string, signal: AbortSignal): Promise<number> {
    const client = await clinic.clinic().client(id, signal);
    if (signal.aborted) return 0;
    if (!client.ok) return pauseOf(client.failure);
    const { store } = clinic.directory();
    const before = store.version;
    if (client.value) clinic.directory().learnCards([client.value]);
    else clinic.directory().forget(id);
    if (store.version !== before) options.onClientAgreed();
    return 0;
  }

  async function readPatient(id: string, signal: AbortSignal): Promise<number> {
    const patient = await clinic.clinic().patient(id, signal);
    if (!patient.ok) return pauseOf(patient.failure);
    const owner = patient.value?.client?.id;
    if (owner !== undefined) paced.add(`client ${owner}`, false, (again) => readClient(owner, again));
    return 0;
  }

  return {
    report(about, ids) {
      lastReport = performance.now();
      for (const day of options.polling().watched())
        if (about === 'appointment' || ids === null || has(day, ids)) readDaySoon(day, ids);
      if (about === 'appointment') return;
      const read = about === 'client' ? readClient : readPatient;
      for (const id of ids ?? []) paced.add(`${about} ${id}`, false, (signal) => read(id, signal));
    },
    noteShown(day) {
      if (performance.now() - lastReport < shownAfter) readDaySoon(day, null);
    },
    clear() {
      paced.clear();
      reported.clear();
    },
  };
}

function pauseOf(failure: Failure | null): number {
  return failure === null ? 0 : Math.max(readEvery * 5, (failure.waitSeconds ?? 0) * 1_000);
}
