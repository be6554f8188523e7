import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../graphql/demo/random.ts';
import { changeAtRandom } from './clinicBook.ts';
import { createChangeLedger } from './changeLedger.ts';
import { startsAt, startTorturedClinic, type Transport } from './torturedClinics.ts';
import { startUnsteadyProxy, type Trouble, troubles } from './unsteadyProxy.ts';
import { openWatchingDesk } from './watchingDesk.ts';

/** What a torture has found. */
export interface TorturedLive {
  readonly changes: number;
  /** Changes that the desk did not show in time, with what the connection had done before. */
  readonly missed: readonly string[];
  /** How often each trouble happened. */
  readonly troubles: Readonly<Record<Trouble, number>>;
  /** Requests that the desk sent to read. */
  readonly reads: number;
  readonly timesLive: number;
  /** Whether the desk was live again in the end, on a good connection. */
  readonly isLiveAtEnd: boolean;
  /** Milliseconds from a change to its being shown, of those on a good connection and a live desk. */
  readonly delays: readonly number[];
  /** The longest time from a good connection, or the last change on it, until the desk showed all. */
  readonly longestWait: number;
  readonly seconds: number;
}

/** Milliseconds in which all changes are shown, once the connection is good and nothing more is changed. */
const shownWithin = 15_000;
/** A desk that has doubted reports needs up to 48 that agree with its readings. */
const liveWithin = 120_000;

/** The real core at a real service behind an unsteady proxy: bursts of changes, troubles, and each change has to be shown. */
export async function runTortureLive(options: {
  readonly transport: Transport;
  readonly changes: number;
  readonly seed: number;
  /** A control: this desk waits for heartbeats without end, so that it has to miss something. */
  readonly isPatient?: boolean;
  readonly onRound?: (made: number, missed: number) => void;
}): Promise<TorturedLive> {
  const { transport, changes, seed } = options;
  const started = performance.now();
  // The troubles of a seed are the same, however many changes are made meanwhile.
  const plan = new Random('plan', transport, seed);
  const random = new Random('changes', transport, seed);
  const clinic = await startTorturedClinic(transport);
  const service = new URL(clinic.url);
  const proxy = await startUnsteadyProxy(Number(service.port), new Random('proxy', transport, seed));
  service.port = String(proxy.port);
  const desk = await openWatchingDesk({
    environment: clinic.environment,
    keys: clinic.keys,
    url: service.href.replace(/\/$/, ''),
    isDirect: transport !== 'streams',
    from: startsAt,
    isPatient: options.isPatient ?? false,
  });
  const textsOf = ({ appointments }: typeof desk.day): ReadonlyMap<string, string | null> =>
    new Map(appointments.filter(({ blocked }) => !blocked).map((each) => [each.id, each[clinic.field] ?? '']));
  const ledger = createChangeLedger(textsOf(desk.day));
  desk.onShown = (day) => ledger.see(textsOf(day));
  const missed: string[] = [];
  const history: string[] = [];
  const count: Record<Trouble, number> = {
    reset: 0,
    closed: 0,
    halfOpen: 0,
    deaf: 0,
    mute: 0,
    forgotten: 0,
    refused: 0,
    slow: 0,
  };
  let made = 0;
  let longestWait = 0;

  function change(): void {
    made += 1;
    const isEasy = proxy.state() === 'good' && desk.isLive();
    ledger.note(changeAtRandom(clinic.book, ledger.rows(), random, `#${made}`), isEasy);
  }

  /** Bursts of changes, as of several people at once, until it is over. */
  async function changeInBursts(isOver: () => boolean): Promise<void> {
    while (!isOver() && made < changes) {
      const burst = random.integer(20, 150);
      for (let left = burst; left > 0 && !isOver() && made < changes; left -= 1) {
        change();
        await pause(random.integer(10, 32));
      }
      await pause(random.integer(50, 400));
    }
  }

  /** A trouble from its begin to its end; `during` runs beside it for as long. */
  async function passTrouble(during: (milliseconds: number) => Promise<void> = pause): Promise<void> {
    const trouble = plan.pick(troubles);
    ledger.noteTrouble();
    await proxy.begin(trouble);
    count[trouble] += 1;
    const lasts = plan.chance(0.7) ? plan.integer(200, 1_500) : plan.integer(1_500, 4_000);
    history.push(`${trouble} for ${lasts} ms`);
    await during(lasts);
    await proxy.heal();
  }

  async function settle(): Promise<void> {
    const from = performance.now();
    while (!ledger.isSeen() && performance.now() - from < shownWithin) await pause(10);
    longestWait = Math.max(longestWait, performance.now() - from);
    if (ledger.isSeen()) return;
    const before = history.slice(-4).join(', ');
    for (const each of ledger.giveUp()) missed.push(`${each}; after ${before}; live: ${desk.isLive()}\n${desk.log()}`);
    await desk.refresh();
  }

  async function untilLive(within: number): Promise<void> {
    const from = performance.now();
    while (!desk.isLive() && performance.now() - from < within) await pause(50);
  }

  /** Troubles while much is changed. */
  async function busyRound(): Promise<void> {
    let isOver = false;
    const changing = changeInBursts(() => isOver);
    await untilLive(5_000);
    await pause(plan.integer(0, 3_500));
    const times = plan.chance(0.7) ? 1 : plan.integer(2, 4);
    for (let time = 0; time < times; time += 1) {
      await passTrouble();
      if (time < times - 1) await pause(plan.integer(0, 800));
    }
    await pause(plan.integer(0, 1_500));
    isOver = true;
    await changing;
    await settle();
  }

  /** A few changes in a trouble before and after which nothing is changed that would make the desk read. */
  async function calmRound(): Promise<void> {
    await untilLive(2_000);
    await pause(plan.integer(0, 1_500));
    await passTrouble(async (lasts) => {
      const before = plan.integer(0, lasts);
      await pause(before);
      for (let left = plan.integer(1, 6); left > 0; left -= 1) change();
      await pause(lasts - before);
    });
    await settle();
  }

  async function round(): Promise<void> {
    await (plan.chance(0.4) ? calmRound() : busyRound());
    options.onRound?.(made, missed.length);
  }

  async function becomesLive(): Promise<boolean> {
    const from = performance.now();
    while (!desk.isLive() && performance.now() - from < liveWithin) {
      change();
      await pause(1_200);
    }
    await settle();
    return desk.isLive();
  }

  try {
    await becomesLive();
    const isDone = (): boolean => made >= changes;
    while (!isDone()) await round();
    const isLiveAtEnd = await becomesLive();
    return {
      changes: made,
      missed,
      troubles: count,
      reads: desk.reads(),
      timesLive: desk.timesLive(),
      isLiveAtEnd,
      delays: ledger.delays,
      longestWait,
      seconds: (performance.now() - started) / 1_000,
    };
  } finally {
    await desk.close();
    await proxy.close();
    await clinic.close();
  }
}
