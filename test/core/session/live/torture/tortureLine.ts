import { vi } from 'vitest';
import type { DeskEvent, WatchedDay } from '../../../../../electron/contract/channels.ts';
import { createListen } from '../../../../../electron/core/connection/live/listen.ts';
import type { Log } from '../../../../../electron/core/foundation/log.ts';
import type { ClinicSession } from '../../../../../electron/core/session/clinicSession.ts';
import type { Connections } from '../../../../../electron/core/session/connections.ts';
import { createDayPolling, type DayPolling, usualPace } from '../../../../../electron/core/session/days/dayPolling.ts';
import type { DayRows } from '../../../../../electron/core/session/days/dayRows.ts';
import { type Live, openLive } from '../../../../../electron/core/session/live/openLive.ts';
import { Random } from '../../../../../graphql/demo/random.ts';
import type { ServiceMap } from '../../../../../graphql/service/serviceMap.ts';
import { createUnsteadyLine, rest, type UnsteadyLine } from './unsteadyLine.ts';

/** What a torture has found. */
export interface Tortured {
  readonly changes: number;
  /** Changes that the desk had not read in time, with what the line had done before. */
  readonly missed: readonly string[];
  /** Milliseconds from a change to its reading, of those on a good line of a live desk. */
  readonly delays: readonly number[];
  readonly readings: number;
  /** How often the desk began to be live. */
  readonly livings: number;
}

const today: WatchedDay = { date: '2026-11-17', location: '1', hidden: false };
/** Milliseconds that a page takes to watch a day again, as renderer/data/useDayWatch.ts does. */
const watchEvery = 120_000;
/** On a good line a change is read within this time, however the desk was when the line became good… */
const readWithin = 60_000;
/** …and this many times what the trouble had taken: pauses after failures double. */
const ofTrouble = 2;
/** Milliseconds between two looks at what was read. */
const step = 5_000;

/**
 * The session's live updates and polling at a clinic behind an unsteady line, on a simulated clock: the day changes at
 * random, and each change has to be read in time.
 */
export async function tortureLine(seed: number, changes: number): Promise<Tortured> {
  vi.useFakeTimers();
  try {
    return await torture(seed, changes);
  } finally {
    vi.useRealTimers();
  }
}

async function torture(seed: number, changes: number): Promise<Tortured> {
  const random = new Random('line', seed);
  const now = (): number => performance.now();
  const line = createUnsteadyLine(random);
  const clinic = createChangingClinic(random);
  const desk = openDesk(line, random, clinic);
  const missed: string[] = [];
  const delays: number[] = [];
  const history: string[] = [];
  let livings = 0;
  let wasLive = false;
  /** Changes that the desk has not read yet: their version, when they were made, and whether all was well then. */
  const unread: { readonly version: number; readonly at: number; readonly isEasy: boolean }[] = [];
  let troubleFrom = 0;
  let mayPauseUntil = 0;
  let nextTurn = now() + random.integer(20_000, 120_000);
  desk.onRead = (version) => {
    while (unread[0] && unread[0].version <= version) {
      const [{ at, isEasy }] = unread.splice(0, 1) as [(typeof unread)[number]];
      if (isEasy && line.state() === 'good') delays.push(now() - at);
    }
  };

  function check(): void {
    const isGood = line.state() === 'good';
    const [oldest] = unread;
    if (desk.live.isLive() && !wasLive) livings += 1;
    wasLive = desk.live.isLive();
    if (!isGood || !oldest) return;
    if (now() <= Math.max(mayPauseUntil, oldest.at + readWithin)) return;
    missed.push(
      `change ${oldest.version} at ${Math.round(oldest.at)}, live: ${wasLive}, ${history.slice(-6).join(', ')}`,
    );
    unread.length = 0;
    desk.polling.pollNow();
  }

  function turn(): void {
    const before = line.state();
    line.turn();
    history.push(`${line.state()} at ${Math.round(now())}`);
    if (before !== 'good')
      mayPauseUntil = Math.max(mayPauseUntil, now() + readWithin + ofTrouble * (now() - troubleFrom));
    // A trouble that comes before the desk is over the last one adds to it.
    else if (now() > mayPauseUntil) troubleFrom = now();
    // Most troubles are short: pauses after failures are then too, and what is missed can't hide behind them.
    const longest = line.state() === 'good' ? 900_000 : random.chance(0.8) ? 30_000 : 300_000;
    nextTurn = now() + random.integer(1_000, longest);
  }

  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      await vi.advanceTimersByTimeAsync(Math.min(left, step));
      if (now() >= nextTurn) turn();
      check();
    }
  }

  desk.watch();
  await vi.advanceTimersByTimeAsync(5_000);
  for (let made = 0; made < changes;) {
    await pass(pauseBeforeChange(random));
    const { version, data } = clinic.change();
    made += 1;
    unread.push({ version, at: now(), isEasy: line.state() === 'good' && desk.live.isLive() });
    line.report(data);
  }
  if (line.state() !== 'good') turn();
  nextTurn = Number.POSITIVE_INFINITY;
  for (let minute = 0; minute < 60 && unread.length > 0; minute += 1) await pass(60_000);
  desk.stop();
  return { changes, missed, delays, readings: desk.readings(), livings };
}

/** Milliseconds: changes come in bursts, as on a busy morning, and after up to ten minutes in which nothing hides a missed one. */
function pauseBeforeChange(random: Random): number {
  if (random.chance(0.4)) return random.integer(1, 300);
  return random.chance(0.6) ? random.integer(300, 15_000) : random.integer(15_000, 600_000);
}

interface ChangingClinic {
  /** Books, changes or deletes something; what its report holds. */
  readonly change: () => { readonly version: number; readonly data: unknown };
  readonly read: () => { readonly version: number; readonly day: DayRows };
}

function createChangingClinic(random: Random): ChangingClinic {
  let version = 0;
  let next = 0;
  const rows = new Map<string, number>();
  return {
    change() {
      version += 1;
      const ids = [...rows.keys()];
      const known = ids[random.integer(0, Math.max(0, ids.length - 1))];
      const isNew = known === undefined || (ids.length < 40 && random.chance(0.3));
      const id = isNew ? `a${(next += 1)}` : known;
      if (!isNew && random.chance(0.2)) rows.delete(id);
      else rows.set(id, version);
      return { version, data: { appointmentChanged: { id } } };
    },
    read() {
      const appointments = [...rows].map(([id, at]) => ({ id, reason: String(at), client: null, patient: null }));
      // Sound: these are the fields that polling and live updates look at.
      const day = { location: { id: today.location }, date: today.date, asOf: '', appointments, complete: true };
      return { version, day: day as unknown as DayRows };
    },
  };
}

interface TorturedDesk {
  readonly live: Live;
  readonly polling: DayPolling;
  /** Called with the version of the clinic that was just read. */
  onRead: (version: number) => void;
  readonly readings: () => number;
  readonly watch: () => void;
  readonly stop: () => void;
}

const map = {
  format: 1,
  subscriptions: [{ field: 'appointmentChanged', about: 'appointment', id: ['id'], arguments: [] }],
} as unknown as ServiceMap;

function openDesk(line: UnsteadyLine, random: Random, clinic: ChangingClinic): TorturedDesk {
  let shown = '';
  let last: DayRows | null = null;
  let readings = 0;
  const emit = (_event: DeskEvent): void => undefined;
  const desk: Pick<TorturedDesk, 'onRead'> = { onRead: () => undefined };
  const polling: DayPolling = createDayPolling({
    clock: { now: () => performance.now() },
    pace: usualPace,
    async read(_day, signal) {
      readings += 1;
      const answer = await line.ask(clinic.read, signal);
      if (!answer.ok) return answer;
      const { day, version } = answer.value;
      const before = last;
      if (signal.aborted) return { ok: true, value: { day, before, changed: false } };
      const text = JSON.stringify(day.appointments);
      const changed = text !== shown;
      shown = text;
      last = day;
      desk.onRead(version);
      return { ok: true, value: { day, before, changed } };
    },
    emit,
    isLive: () => live.isLive(),
    isProven: () => live.isProven(),
    onRead: (reading) => live.noteReading(reading),
    onUnwatched: () => live.rest(),
  });
  const fetch = (): Promise<never> => Promise.reject(new Error('Nothing is asked but by the line.'));
  const live: Live = openLive(
    {
      fetch,
      live: { isDirect: async () => true },
      waiting: { now: () => performance.now(), rest, random: () => random.next() },
    },
    {
      // Sound: these are the parts that live updates use.
      clinic: {
        clinic: () => ({ organization: async () => ({ ok: true, value: null }) }),
        days: () => ({ read: () => (last === null ? null : { day: last, checks: 0 }) }),
        directory: () => ({ learnCards: () => undefined, forget: () => undefined }),
      } as unknown as ClinicSession,
      connections: {
        access: async () => ({
          kind: 'open',
          endpoint: { url: 'https://vet.example/graphql' },
          keys: { kind: 'single', key: 'k' },
        }),
        environment: () => 'sandbox',
      } as unknown as Connections,
      map: () => map,
      log: { write: () => undefined } as unknown as Log,
      polling: () => polling,
      emit,
      createListen: () =>
        createListen({
          fetch,
          isDirect: async () => true,
          loadChannels: async () => ({
            'graphql-transport-ws': line.hold,
            sse: line.holdOther,
            'graphql-ws': line.holdOther,
            phoenix: line.holdOther,
          }),
        }),
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    polling.watch(today);
    live.watch();
  };
  return Object.assign(desk, {
    live,
    polling,
    readings: () => readings,
    watch() {
      polling.pollNow();
      watch();
      timer = setInterval(watch, watchEvery);
    },
    stop() {
      clearInterval(timer);
      live.stop();
      polling.stop();
    },
  });
}
