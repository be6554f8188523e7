import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import type { DemoClinic } from '../../graphql/demo/server.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { tuesday } from '../support/core/memoryCore.ts';
import { createChance } from '../support/chance.ts';
import { type AskedChange, type Disagreement, judge } from './ledger.ts';
import { type OpenPage, openPage } from './openPage.ts';
import { createReceptionist, type Office, type OwnVisit } from './receptionist.ts';
import { rest } from './rest.ts';
import { openSoakedDesk, type SoakedDesk } from './soakedDesk.ts';
import { badDay, createScript, cutNowAndThen, type Met, type Trouble } from './soakFaults.ts';
import { countByName, type Reading, reportOf, type SoakReport } from './soakReport.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly receptionists: number;
  /** Nothing new is made after the first fifth: a desk that knows more visits and clients weighs more without any leak. */
  readonly steady?: boolean;
  readonly trouble?: Trouble;
  /** The mean rest of a receptionist between two acts. */
  readonly repeatMilliseconds?: number;
  /** Damages the clinic behind the desk's back before the comparison: shows that damage is detected. */
  readonly tamper?: (clinic: DemoClinic, changes: readonly AskedChange[]) => void;
}

/** Two drafts each: more than 50 are not kept. */
export const mostReceptionists = 16;
const pageRest = 4_000;
const mostReadings = 90;
const dates = Array.from({ length: 6 }, (_, day) => new Date(tuesday + day * 86_400_000).toISOString().slice(0, 10));

/**
 * Scripted receptionists and a page at one built preview, over a connection that fails now and then, for so many
 * minutes. The reported outcomes are then compared with what the clinic did and has.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const closers: (() => unknown)[] = [];
  try {
    return await soak(options, (close) => void closers.unshift(close));
  } finally {
    for (const close of closers) await close();
  }
}

async function soak(options: SoakOptions, onClose: (close: () => unknown) => void): Promise<SoakReport> {
  const { minutes, seed, receptionists, trouble = badDay, repeatMilliseconds = 1_500 } = options;
  const chanceOf = (number: number): (() => number) => createChance(seed * 1_000 + number);
  const unexpected: string[] = [];
  const onMistake = (words: string): void => void unexpected.push(words);
  const desk = await openSoakedDesk(onClose, onMistake);
  const { clinic, preview, proxy, trace } = desk;
  const startedAt = performance.now();
  const changes: AskedChange[] = [];
  const ends: string[] = [];
  const acts: string[] = [];
  const office: Office = {
    ...desk,
    dates,
    isSteady: () => options.steady === true && performance.now() - startedAt > minutes * 12_000,
    now: () => ({ writes: trace.writes.length, requests: desk.requests().length }),
    onAct: (kind) => void acts.push(kind),
    onMistake,
    onChange(change, why) {
      changes.push(change);
      ends.push(why === null ? change.end : `${change.end} (${why})`);
    },
  };
  const staff = Array.from({ length: receptionists }, (_, index) =>
    createReceptionist(String(index + 1), office, chanceOf(index), repeatMilliseconds),
  );
  // Without V8's optimising compilers: what they write would hide what the page itself keeps (see scheduleSoak.ts).
  const browser = await startBrowser(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
  onClose(() => browser.close());
  const page = await openPage(browser, preview.url, chanceOf(998), pageRest);
  onClose(() => page.close());

  const before = sizeOf(clinic);
  const met: Met = {};
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), minutes * 60_000);
  onClose(() => clearTimeout(timer));
  proxy.script = createScript(trouble, chanceOf(999), met);
  const cuts = cutNowAndThen(proxy, trouble, chanceOf(997), end.signal);
  const weighing = weighNowAndThen(desk, page, minutes, end.signal);
  const work = [page.lead(end.signal), ...staff.map((one) => one.work(end.signal))];
  // Who fails ends the others' work as well.
  await Promise.all([cuts, weighing, ...work]).finally(() => end.abort());

  proxy.script = () => null;
  if (!(await page.recovers())) unexpected.push('page: it did not show the day again once the line was whole');
  if (!preview.isAlive()) unexpected.push('preview: it has ended');
  const liveChannels = { ...proxy.webSockets };
  if (liveChannels.opened === 0) unexpected.push('live: nothing was listened to');
  // One closes as the next opens.
  if (liveChannels.most > 2) unexpected.push(`live: ${liveChannels.most} channels at a time`);
  unexpected.push(...page.problems.map((words) => `page: ${words}`));
  unexpected.push(...preview.complaints().map((words) => `preview: ${words}`));
  unexpected.push(...preview.faults().map((line) => `log: ${line}`));
  options.tamper?.(clinic, changes);
  const kept: typeof trace.kept = (subject, slot) => trace.kept(subject, slot);
  const visits = staff.flatMap((one) => one.visits);
  const disagreements = [
    ...judge(changes, { writes: trace.writes, requests: desk.requests(), kept }),
    ...(await compareDays(desk, visits)),
  ];
  const after = sizeOf(clinic);
  return {
    minutes,
    seed,
    receptionists,
    acts: countByName(acts),
    changes: countByName(ends),
    faults: met,
    outages: await cuts,
    liveChannels,
    pageActs: page.acts,
    clinic: { appointments: [before.appointments, after.appointments], clients: [before.clients, after.clients] },
    ...reportOf(disagreements, unexpected, await weighing),
  };
}

/** All that was weighed, until the signal aborts and once more. */
async function weighNowAndThen(
  { preview }: SoakedDesk,
  page: OpenPage,
  minutes: number,
  signal: AbortSignal,
): Promise<readonly Reading[]> {
  const startedAt = performance.now();
  const readings: Reading[] = [];
  for (;;) {
    const isLast = signal.aborted;
    const minute = (performance.now() - startedAt) / 60_000;
    readings.push({ minute, preview: await preview.weigh(), page: await page.weigh() });
    preview.followLog();
    if (isLast) return readings;
    await rest(Math.max(2_000, (minutes * 60_000) / mostReadings), signal);
  }
}

/** Whether the desk shows visits as the clinic has them, once its line is whole. */
async function compareDays({ api, trace }: SoakedDesk, visits: readonly OwnVisit[]): Promise<readonly Disagreement[]> {
  const found: Disagreement[] = [];
  for (const { id, location, date } of visits) {
    const read = await api.query<ScheduleDayQuery>('ScheduleDay', { location, date });
    const shown = read?.day.appointments.find((each) => each.id === id);
    const agrees = shown?.reason === trace.kept(id, 'reason') && shown?.notes === trace.kept(id, 'notes');
    const isStale = read === null || read.day.outage !== null;
    if (!agrees || isStale)
      found.push({ kind: 'the desk shows something else', operation: 'ScheduleDay', subject: id, reported: 'Done' });
  }
  return found;
}

function sizeOf({ store }: DemoClinic): { readonly appointments: number; readonly clients: number } {
  return { appointments: store.appointments().length, clients: store.clients().length };
}
