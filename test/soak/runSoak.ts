import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocationListQuery, ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { type DemoClinic, startDemoClinic } from '../../graphql/demo/server.ts';
import { makeCertificates } from '../support/certificates.ts';
import { startBrowser } from '../support/desk.ts';
import { startFaultProxy } from '../support/faultProxy.ts';
import { temporaryFolder, tuesday } from '../support/memoryCore.ts';
import { createChance } from '../torture/numbered.ts';
import { traceClinic, type ClinicTrace } from './clinicTrace.ts';
import { type DeskDoor, openDeskDoor } from './deskDoor.ts';
import { type AskedChange, type Disagreement, judge } from './ledger.ts';
import { openPage } from './openPage.ts';
import { createReceptionist, type Office, type OwnVisit } from './receptionist.ts';
import { rest } from './rest.ts';
import { badDay, createScript, cutNowAndThen, type Met, type Trouble } from './soakFaults.ts';
import { startSoakedPreview } from './soakedPreview.ts';
import { countByName, courseOf, type Reading, type SoakReport, some } from './soakReport.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly receptionists: number;
  readonly trouble?: Trouble;
  /** The mean rest of a receptionist between two acts. */
  readonly restMilliseconds?: number;
  /** What happens to the clinic behind the desk's back before it is looked at: shows that damage is seen. */
  readonly tamper?: (clinic: DemoClinic, changes: readonly AskedChange[]) => void;
}

const key = 'soak';
const pageRest = 4_000;
const mostReadings = 90;
const dates = Array.from({ length: 6 }, (_, day) => new Date(tuesday + day * 86_400_000).toISOString().slice(0, 10));

/**
 * Scripted receptionists and a page at one built preview, over a line that goes wrong now and then, for so many minutes.
 * What they were told is then held against what the clinic did and has.
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
  const { minutes, seed, receptionists, trouble = badDay, restMilliseconds = 1_500 } = options;
  const temporary = temporaryFolder();
  onClose(temporary.remove);
  const certificates = await makeCertificates();
  const authority = join(temporary.folder, 'authority.pem');
  writeFileSync(authority, certificates.authority);
  const behind = tuesday - Date.now();
  const auth = { kind: 'direct', key } as const;
  const clinic = await startDemoClinic({ seed: 7, now: () => Date.now() + behind, auth });
  onClose(() => clinic.close());
  const trace = traceClinic(clinic.store);
  const proxy = await startFaultProxy({ behind: clinic.url, certificate: certificates.server });
  onClose(() => proxy.close());
  const preview = await startSoakedPreview(join(temporary.folder, 'data'), {
    FRONT_DESK_NOW: new Date(Date.now() + behind).toISOString(),
    NODE_EXTRA_CA_CERTS: authority,
  });
  onClose(() => preview.stop());

  const unexpected: string[] = [];
  const changes: AskedChange[] = [];
  const ends: string[] = [];
  const acts: string[] = [];
  const door = openDeskDoor(preview.url, (words) => void unexpected.push(words));
  const locations = await connect(door, proxy.url);
  const requests = (): readonly string[] =>
    proxy.passed.flatMap(({ carriedOut, variables }) => (carriedOut && variables !== '' ? [variables] : []));
  const office: Office = {
    door,
    locations,
    dates,
    now: () => ({ writes: trace.writes.length, requests: requests().length }),
    onAct: (kind) => void acts.push(kind),
    onChange(change, why) {
      changes.push(change);
      ends.push(why === null ? change.end : `${change.end} (${why})`);
    },
  };
  const staff = Array.from({ length: receptionists }, (_, index) =>
    createReceptionist(String(index + 1), office, createChance(seed * 1_000 + index), restMilliseconds),
  );
  // Without V8's optimising compilers: what they write would hide what the page itself keeps (see scheduleSoak.ts).
  const browser = await startBrowser(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
  onClose(() => browser.close());
  const page = await openPage(browser, preview.url, createChance(seed * 1_000 + 998), pageRest);
  onClose(() => page.close());

  const before = sizeOf(clinic);
  const begun = performance.now();
  const sinceBegun = (): number => (performance.now() - begun) / 60_000;
  const readings: Reading[] = [];
  async function weigh(): Promise<void> {
    const minute = sinceBegun();
    readings.push({ minute, preview: await preview.weigh(), page: await page.weigh() });
    unexpected.push(...preview.newFaults().map((line) => `log: ${line}`));
  }
  async function weighNowAndThen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await weigh();
      await rest(Math.max(2_000, (minutes * 60_000) / mostReadings), signal);
    }
  }

  const met: Met = {};
  const end = new AbortController();
  const chanceOfLine = createChance(seed * 1_000 + 999);
  proxy.script = createScript(trouble, chanceOfLine, met);
  const timer = setTimeout(() => end.abort(), minutes * 60_000);
  onClose(() => clearTimeout(timer));
  const work = [...staff.map((one) => one.work(end.signal)), page.lead(end.signal), weighNowAndThen(end.signal)];
  const cuts = cutNowAndThen(proxy, trouble, chanceOfLine, end.signal);
  await Promise.all([...work, cuts]).finally(() => end.abort());
  proxy.script = () => null;
  await weigh();

  if (!(await page.recovers())) unexpected.push('page: it did not show the day again once the line was whole');
  unexpected.push(...page.problems.map((words) => `page: ${words}`));
  unexpected.push(...preview.complaints().map((words) => `preview: ${words}`));
  if (!preview.isAlive()) unexpected.push('preview: it has ended');
  options.tamper?.(clinic, changes);
  const visits = staff.flatMap((one) => one.visits);
  const disagreements = [
    ...judge(changes, { writes: trace.writes, requests: requests(), kept: trace.kept }),
    ...(await compareDays(door, visits, trace)),
  ];
  const descriptors = readings.every(({ preview: { descriptors: each } }) => each !== null);
  const after = sizeOf(clinic);
  return {
    minutes,
    seed,
    receptionists,
    acts: countByName(acts),
    changes: countByName(ends),
    faults: met,
    outages: await cuts,
    disagreements: some(disagreements),
    unexpected: some(unexpected),
    preview: {
      heap: courseOf(readings, ({ preview: { heap } }) => heap),
      rss: courseOf(readings, ({ preview: { rss } }) => rss),
      handles: courseOf(readings, ({ preview: { resources } }) => resources.length),
      descriptors: descriptors ? courseOf(readings, (each) => each.preview.descriptors ?? 0) : null,
    },
    page: {
      heap: courseOf(readings, ({ page: { megabytes } }) => megabytes),
      nodes: courseOf(readings, ({ page: { nodes } }) => nodes),
      acts: page.acts,
    },
    clinic: {
      appointments: [before.appointments, after.appointments],
      clients: [before.clients, after.clients],
    },
    resources: countByName(readings.at(-1)?.preview.resources ?? []),
  };
}

/** Connects the desk to the clinic over the proxy; answers where the clinic works. */
async function connect(door: DeskDoor, url: string): Promise<readonly string[]> {
  const keys = { kind: 'single', key } as const;
  const opened = await door.ask('connection:open', { environment: 'sandbox', url, keys });
  const read = await door.query<LocationListQuery>('LocationList', {});
  if (opened?.outcome.kind !== 'ok' || read === null) throw new Error('The clinic could not be opened.');
  return read.locations.map(({ id }) => id);
}

/** Whether the desk shows visits as the clinic has them, once its line is whole. */
async function compareDays(
  door: DeskDoor,
  visits: readonly OwnVisit[],
  trace: ClinicTrace,
): Promise<readonly Disagreement[]> {
  const found: Disagreement[] = [];
  for (const { id, location, date } of visits) {
    const read = await door.query<ScheduleDayQuery>('ScheduleDay', { location, date });
    const shown = read?.day.appointments.find((each) => each.id === id);
    const agrees = shown?.reason === trace.kept(id, 'reason') && shown?.notes === trace.kept(id, 'notes');
    const isStale = read === null || read.day.outage !== null;
    if (!agrees || isStale)
      found.push({ kind: 'the desk shows something else', operation: 'ScheduleDay', subject: id, told: 'Done' });
  }
  return found;
}

function sizeOf({ store }: DemoClinic): { readonly appointments: number; readonly clients: number } {
  return { appointments: store.appointments().length, clients: store.clients().length };
}
