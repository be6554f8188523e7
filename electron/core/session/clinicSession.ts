import type { DirectoryProgress } from '../../contract/clients.ts';
import type { OfflineCopy } from '../../contract/settings.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import type { DayRows } from './days/dayRows.ts';
import { rest } from './backoff.ts';
import { readAround } from './snapshot/readAround.ts';
import { createDirectory, type Directory } from './directory/directory.ts';
import type { Clock, DirectoryPace } from '../foundation/ports.ts';
import { createKeptClinic } from './snapshot/keptClinic.ts';
import { createSnapshot, type Snapshot } from './snapshot/snapshot.ts';
import type { SnapshotFiles } from './snapshot/snapshotFiles.ts';

/** The clinic that answers now, with all that was read of it: what is known of one clinic never shows under another. */
export interface LiveClinic {
  clinic(): Clinic;
  directory(): Directory;
  snapshot(): Snapshot;
  offlineCopy(): OfflineCopy;
  /** Another clinic answers from now on, or the same in another way; what was kept of it comes back after a moment. */
  replace(): void;
  /** Resolves when what was kept of the clinic in use is there, but for the list of all clients. */
  ready(): Promise<void>;
  /** Erases what is kept for a time without a line, in memory and on disk; answers whether it is gone there too. */
  erase(): Promise<boolean>;
  /** Writes what is not on disk yet and ends what goes on in the background. */
  close(): Promise<void>;
}

interface Opened {
  readonly key: string;
  readonly clinic: Clinic;
  readonly snapshot: Snapshot;
  readonly directory: Directory;
  /** Aborts when another clinic answers. */
  readonly gone: AbortController;
}

const dayMilliseconds = 86_400_000;
/** What is new is written after so long, all of it at once. */
const writeDaysAfter = 5_000;
const writeClientsAfter = 60_000;

export function createLiveClinic(options: {
  readonly connected: () => Clinic;
  /** Names the clinic in use: environment and address. */
  readonly clinicKey: () => string;
  readonly wish: () => { readonly on: boolean; readonly days: number };
  readonly files: SnapshotFiles;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly pace: DirectoryPace;
  readonly quiet: () => Promise<void>;
  readonly onDirectory: (progress: DirectoryProgress) => void;
  /** Where this desk was last. */
  readonly lastLocation: () => string | null;
  /** A day was read for a time without a line. */
  readonly onDay: (day: DayRows) => void;
}): LiveClinic {
  const { files, clock, timeZone, wish } = options;
  const isOn = (): boolean => wish().on;
  const daysToWrite = createDebt(writeDaysAfter, writeDays);
  const clientsToWrite = createDebt(writeClientsAfter, writeClients);
  let live = open();
  let restored = restore(live);

  function open(): Opened {
    const key = options.clinicKey();
    const snapshot = createSnapshot({ clinic: key, clock, isOn, onChange: () => daysToWrite.owe() });
    const clinic = createKeptClinic(options.connected(), snapshot);
    let written = -1;
    const directory: Directory = createDirectory({
      clinic,
      clock,
      timeZone,
      pace: options.pace,
      quiet: options.quiet,
      onChange(progress) {
        options.onDirectory(progress);
        if (progress.state !== 'complete' || directory.store.version === written) return;
        written = directory.store.version;
        clientsToWrite.owe();
      },
    });
    const gone = new AbortController();
    if (options.pace.around !== null && options.pace.startAfter !== null)
      void keepAround({
        clinic,
        snapshot,
        signal: gone.signal,
        startAfter: options.pace.startAfter,
        every: options.pace.around,
      });
    return { key, clinic, snapshot, directory, gone };
  }

  /** Reads the days around today, now and then, for as long as this clinic answers. */
  async function keepAround(around: {
    readonly clinic: Clinic;
    readonly snapshot: Snapshot;
    readonly signal: AbortSignal;
    readonly startAfter: number;
    readonly every: number;
  }): Promise<void> {
    const { clinic, snapshot, signal } = around;
    await rest(around.startAfter, signal);
    while (!signal.aborted) {
      if (isOn())
        await readAround({
          source: { clinic, clock, timeZone },
          snapshot,
          location: options.lastLocation(),
          async mayAsk() {
            await rest(options.pace.betweenPages * 5, signal);
            await options.quiet();
            return !signal.aborted;
          },
          onRead: options.onDay,
          signal,
        });
      await rest(around.every, signal);
    }
  }

  /** The days first, as a screen waits for them; the clients when they come. */
  async function restore(opened: Opened): Promise<void> {
    if (!isOn()) return;
    const oldest = clock.now() - wish().days * dayMilliseconds;
    const days = await files.readDays(opened.key, oldest);
    if (days && opened === live) opened.snapshot.restore(days);
    void files.readClients(opened.key, oldest).then((kept) => {
      if (kept && opened === live) opened.directory.restore(kept);
    });
  }

  async function writeDays(): Promise<void> {
    const content = live.snapshot.content();
    if (content && isOn()) await files.writeDays(content);
  }

  async function writeClients(): Promise<void> {
    const kept = live.directory.keep();
    if (kept && isOn()) await files.writeClients(live.key, kept);
  }

  return {
    clinic: () => live.clinic,
    directory: () => live.directory,
    snapshot: () => live.snapshot,
    offlineCopy: () => ({ ...wish(), where: files.where, readAt: live.snapshot.readAt() }),
    replace() {
      live.directory.stop();
      live.gone.abort();
      daysToWrite.forgive();
      clientsToWrite.forgive();
      live = open();
      restored = restore(live);
    },
    ready: () => restored,
    async erase() {
      daysToWrite.forgive();
      clientsToWrite.forgive();
      live.snapshot.erase();
      return files.erase();
    },
    async close() {
      live.directory.stop();
      live.gone.abort();
      await Promise.all([daysToWrite.settle(), clientsToWrite.settle()]);
    },
  };
}

/** Something to do later, once, however often it is owed meanwhile. */
function createDebt(
  milliseconds: number,
  pay: () => Promise<void>,
): { owe(): void; forgive(): void; settle(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  const forgive = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  return {
    owe() {
      if (timer) return;
      timer = setTimeout(() => {
        timer = null;
        void pay();
      }, milliseconds);
      timer.unref();
    },
    forgive,
    async settle() {
      if (!timer) return;
      forgive();
      await pay();
    },
  };
}
