import { dateAt } from '../../../graphql/service/readers/time.ts';
import type { DirectoryProgress } from '../../contract/clients.ts';
import type { OfflineCopy } from '../../contract/settings.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import type { Clock, DirectoryPace } from '../foundation/ports.ts';
import { createDeferred, rest } from '../foundation/timing.ts';
import type { DayCache } from './days/dayCache.ts';
import type { DayRows } from './days/dayRows.ts';
import { prefetchDays } from './days/refreshDays.ts';
import { createDirectory, type Directory } from './directory/directory.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import type { SnapshotFiles } from './snapshotFiles.ts';

/** The clinic in use, with all of its data: data of one clinic never shows under another. */
export interface ClinicSession {
  clinic(): Clinic;
  directory(): Directory;
  days(): DayCache;
  offlineCopy(): OfflineCopy;
  /** Switches to another clinic, or to another map of the same; its stored data loads after a moment. */
  replace(): void;
  /** Resolves when the stored data of the clinic in use has loaded, except the list of all clients. */
  ready(): Promise<void>;
  /** Erases the offline copy, in memory and on disk; returns whether it is gone on disk too. */
  erase(): Promise<boolean>;
  /** Writes what is not on disk yet and stops background work. */
  close(): Promise<void>;
}

interface OpenClinic {
  readonly accountId: string;
  readonly clinic: Clinic;
  readonly snapshot: Snapshot;
  readonly directory: Directory;
  /** Aborts when another clinic answers. */
  readonly closed: AbortController;
}

const dayMilliseconds = 86_400_000;
/** How long new data waits before it is written, all of it at once. */
const writeDaysAfter = 5_000;
const writeClientsAfter = 60_000;

export function createClinicSession(options: {
  readonly connected: () => Clinic;
  /** Names the connection in use: environment and address. */
  readonly accountId: () => string;
  /** Whether the offline copy is enabled, and for how many days. */
  readonly offline: () => { readonly on: boolean; readonly days: number };
  readonly files: SnapshotFiles;
  readonly clock: Clock;
  readonly steadyClock: Clock;
  readonly timeZone: string;
  readonly pace: DirectoryPace;
  /** Resolves when no screen waits for the service. */
  readonly waitForIdle: (signal: AbortSignal) => Promise<void>;
  readonly onDirectory: (progress: DirectoryProgress) => void;
  readonly onClientsChanged: (ids: readonly string[]) => void;
  /** Where this desk was last. */
  readonly lastLocation: () => string | null;
  /** A day that was prefetched differs from what a screen may show. */
  readonly onDayChanged: (day: DayRows) => void;
  /** Since when days, or clients, are known to be as they were (live/quiet.ts). */
  readonly quietSince: (what: 'days' | 'clients') => number | null;
  /** Polling found these clients changed. */
  readonly onClientsFound: (ids: readonly string[]) => void;
}): ClinicSession {
  const { files, clock, timeZone, offline, pace } = options;
  const isOn = (): boolean => offline().on;
  const daysWrite = createDeferred(writeDaysAfter, writeDays);
  const clientsWrite = createDeferred(writeClientsAfter, writeClients);
  let current = open();
  let restored = restore(current);

  function open(): OpenClinic {
    const accountId = options.accountId();
    const snapshot = createSnapshot({ accountId, clock, isOn, onChange: () => daysWrite.schedule() });
    const clinic = snapshot.lists.over(options.connected());
    let written = -1;
    const directory: Directory = createDirectory({
      clinic,
      clock,
      timeZone,
      pace,
      waitForIdle: options.waitForIdle,
      onClientsChanged: options.onClientsChanged,
      quietSince: () => options.quietSince('clients'),
      onFound: options.onClientsFound,
      onChange(progress) {
        options.onDirectory(progress);
        if (progress.state !== 'complete' || directory.store.version === written) return;
        written = directory.store.version;
        clientsWrite.schedule();
      },
    });
    const opened = { accountId, clinic, snapshot, directory, closed: new AbortController() };
    if (pace.around !== null && pace.startAfter !== null) void prefetch(opened, pace.startAfter, pace.around);
    return opened;
  }

  /** Reads the days around today, now and then, for as long as this clinic answers. */
  async function prefetch({ clinic, snapshot, closed }: OpenClinic, startAfter: number, every: number): Promise<void> {
    const { signal } = closed;
    await rest(startAfter, signal);
    let last = { of: '', at: Number.NEGATIVE_INFINITY };
    while (!signal.aborted) {
      const location = options.lastLocation();
      const of = `${dateAt(clock.now(), timeZone)} ${location ?? ''}`;
      const since = options.quietSince('days');
      const isKnown = last.of === of && since !== null && last.at >= since;
      if (isOn() && !isKnown) {
        last = { of, at: performance.now() };
        await prefetchDays({
          source: { clinic, clock, timeZone },
          days: snapshot.days,
          location,
          async canQuery() {
            await rest(pace.betweenPages * 5, signal);
            await options.waitForIdle(signal);
            return !signal.aborted;
          },
          onRead(day) {
            if (snapshot.days.store(day) === 'changed') options.onDayChanged(day);
          },
          signal,
        });
      }
      await rest(every, signal);
    }
  }

  /** The days first, as a screen waits for them; the clients when they come. */
  async function restore(opened: OpenClinic): Promise<void> {
    if (!isOn()) return;
    const oldest = options.steadyClock.now() - offline().days * dayMilliseconds;
    const days = await files.readDays(opened.accountId, oldest);
    if (days && opened === current) opened.snapshot.restore(days);
    void files.readClients(opened.accountId, oldest).then((stored) => {
      if (stored && opened === current) opened.directory.restore(stored);
    });
  }

  async function writeDays(): Promise<void> {
    const content = current.snapshot.content();
    if (content && isOn()) await files.writeDays(content);
  }

  async function writeClients(): Promise<void> {
    const stored = current.directory.keep();
    if (stored && isOn()) await files.writeClients(current.accountId, stored);
  }

  function cancelWrites(): void {
    daysWrite.cancel();
    clientsWrite.cancel();
  }

  function stop({ directory, closed }: OpenClinic): void {
    directory.stop();
    closed.abort();
  }

  return {
    clinic: () => current.clinic,
    directory: () => current.directory,
    days: () => current.snapshot.days,
    offlineCopy: () => ({ ...offline(), where: files.where, readAt: current.snapshot.readAt() }),
    replace() {
      stop(current);
      cancelWrites();
      current = open();
      restored = restore(current);
    },
    ready: () => restored,
    async erase() {
      cancelWrites();
      current.snapshot.erase();
      return files.erase();
    },
    async close() {
      stop(current);
      await Promise.all([daysWrite.flush(), clientsWrite.flush()]);
    },
  };
}
