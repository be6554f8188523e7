import type { DeskEvent } from '../../../electron/contract/channels.ts';
import type { Keys } from '../../../electron/contract/settings.ts';
import type { LineLimits } from '../../../electron/core/foundation/ports.ts';
import { createClock, systemWaiting } from '../../../electron/core/foundation/timing.ts';
import { retryLimits } from '../../../electron/core/connection/transport/retryPolicy.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { fakeKeyring, startTestCore, valueOf } from '../../support/core/memoryCore.ts';

type Day = ScheduleDayQuery['day'];

/** A real core with a day on its screen, and what a page shows of it. */
export interface WatchingDesk {
  readonly day: Day;
  readonly isLive: () => boolean;
  readonly shown: () => Day;
  /** Called when the page shows another reading. */
  onShown: (day: Day) => void;
  /** Requests that the core sent, without the streams that it listens to. */
  readonly reads: () => number;
  /** How often it began to be live. */
  readonly timesLive: () => number;
  /** Reads the day whatever is known of it, as a person who presses Refresh. */
  readonly refresh: () => Promise<void>;
  /** The end of the core's log, to find out what happened. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

export interface WatchingOpening {
  readonly environment: 'production' | 'sandbox' | 'gateway';
  readonly url: string;
  readonly keys: Keys;
  /** Whether sockets are possible: as behind a proxy of the office there are else streams alone. */
  readonly isDirect: boolean;
  /** An ISO instant at which the desk's clock starts. */
  readonly from: string;
  /** Whether it waits for heartbeats of a silent connection without end. */
  readonly isPatient: boolean;
}

/** Much shorter than a desk's own, as the troubles are: some seconds stand for a minute. */
const limits: LineLimits = {
  transport: { headersWithin: 1_500, idleWithin: 1_500, totalWithin: 3_000, maxBytes: 16 * 1024 * 1024 },
  retry: { ...retryLimits, within: 4_000, shortestPause: 50, longestPause: 800, leastTry: 50 },
};
const channel = { openWithin: 2_000, pingEvery: 400, silentAfter: 1_200 };
const patience = { pingEvery: 3_600_000, silentAfter: 3_600_000 };
const pauses = { shortest: 100, longest: 1_500, goodAfter: 3_000 };
const pace = { shown: 3_000, hidden: 10_000 };
/** As renderer/data/useDayWatch.ts repeats it. */
const watchEvery = 120_000;

export async function openWatchingDesk({
  isDirect,
  from,
  isPatient,
  ...opening
}: WatchingOpening): Promise<WatchingDesk> {
  let reads = 0;
  const core = await startTestCore({
    encryption: fakeKeyring(),
    clock: createClock(from),
    waiting: systemWaiting,
    live: { isDirect: async () => isDirect, limits: { ...channel, ...(isPatient && patience) }, pauses },
    lineLimits: limits,
    pace,
    fetch(url, init) {
      // Sound: the core sends JSON.
      const { query } = JSON.parse(init.body) as { readonly query: string };
      if (!query.startsWith('subscription')) reads += 1;
      return nodeFetch(url, init);
    },
  });
  const { outcome } = valueOf(await core.request('connection:open', opening));
  if (outcome.kind !== 'ok') throw new Error(`The desk could not connect: ${outcome.kind}.`);

  /** The day as a page gets it; null where it could not be read. */
  async function queryDay(variables: object): Promise<Day | null> {
    const query = { operation: 'ScheduleDay', variables: { ...variables } };
    const { data } = valueOf(await core.request('desk:query', query));
    // Sound: a registered operation answers in its shape, or with nulls where it failed.
    return (data as unknown as ScheduleDayQuery | null)?.day ?? null;
  }

  // Its limits are short for a machine that is busy.
  let day: Day | null = null;
  for (let time = 0; time < 5 && day === null; time += 1) day = await queryDay({});
  if (!day) throw new Error('The day could not be read.');
  const first = day;
  const { date } = day;
  const location = day.location.id;
  let shown: Day = day;
  let isLive = false;
  let timesLive = 0;
  let isQuerying = false;
  let isChanged = false;

  /** As renderer/data/followDeskEvents.ts: what was read a moment ago will do. */
  async function show(): Promise<void> {
    if (isQuerying) return;
    isQuerying = true;
    while (isChanged) {
      isChanged = false;
      const next = await queryDay({ location, date, recent: true, inPassing: true });
      if (next) {
        shown = next;
        desk.onShown(next);
      }
    }
    isQuerying = false;
  }

  const unsubscribe = core.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind !== 'dayRead' || event.date !== date || event.location !== location) return;
    if (event.live && !isLive) timesLive += 1;
    isLive = event.live;
    isChanged ||= event.changed && event.failure === null;
    void show();
  });
  const watch = async (): Promise<void> => {
    valueOf(await core.request('day:watch', { location, date, hidden: false }));
  };
  await watch();
  const timer = setInterval(() => void watch(), watchEvery);
  const desk: WatchingDesk = {
    day: first,
    isLive: () => isLive,
    shown: () => shown,
    onShown: () => undefined,
    reads: () => reads,
    timesLive: () => timesLive,
    async refresh() {
      const next = await queryDay({ location, date });
      if (next) shown = next;
    },
    log: () => core.core.diagnostics().split('\n').slice(-8).join('\n'),
    async close() {
      clearInterval(timer);
      unsubscribe();
      await core.close();
    },
  };
  return desk;
}
