import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { DeskEvent } from '../../electron/contract/channels.ts';
import { systemWaiting } from '../../electron/core/foundation/timing.ts';
import { openPageFiles } from '../../electron/page/pageFiles.ts';
import { startPreview } from '../../electron/preview/previewServer.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { startTestCore, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../support/service/secureClinic.ts';
import { atMost, type Figure, percentile95 } from './figures.ts';
import { inNewPage } from './inNewPage.ts';
import { measureIdle } from './liveIdle.ts';

const key = 'bench';
/** Milliseconds to the service and back. */
const latency = 20;
const changes = 40;
/** Reports lead to one reading a second at most; a change that comes sooner waits for it. */
const betweenChanges = 1_200;

/**
 * `live.delay`: from the answer to a change that one desk sent to the frame that shows it on another desk's page, over a
 * line of 20 ms. By sockets, and by streams, as behind a proxy.
 */
export async function measureLive(): Promise<readonly Figure[]> {
  const sockets = await measureDelays(true);
  const streams = await measureDelays(false);
  return [
    atMost('live.delay', percentile95(sockets), 'ms from one desk to another by sockets, p95', 300),
    atMost('live.delay.streams', percentile95(streams), 'ms from one desk to another by streams, p95', 300),
    ...(await measureIdle()),
  ];
}

async function measureDelays(isDirect: boolean): Promise<readonly number[]> {
  const clinic = await startSecureClinic({ auth: { kind: 'direct', key }, latency });
  const distrust = trust(clinic.certificates.authority);
  const [one, other] = [await openDesk(clinic.url, isDirect), await openDesk(clinic.url, isDirect)];
  const files = openPageFiles(fileURLToPath(new URL('../../dist/renderer', import.meta.url)));
  const preview = await startPreview({ core: other.core, files });
  const browser = await startBrowser();
  try {
    return await inNewPage(browser, async (page) => {
      await page.goto(preview.url);
      await page.locator('[data-moves]').waitFor();
      const id = await changeUntilLive(one, other);
      const delays: number[] = [];
      for (let turn = 0; turn < changes; turn += 1) {
        await page.waitForTimeout(betweenChanges);
        const reason = `Turn ${turn}`;
        const shown = frameWith(page, id, reason);
        // A change that fails says more than the page that is closed then.
        shown.catch(() => undefined);
        await change(one, id, reason);
        const answered = Date.now();
        delays.push((await shown) - answered);
      }
      return delays;
    });
  } finally {
    await browser.close();
    await preview.close();
    await Promise.all([one.close(), other.close()]);
    distrust();
    await clinic.close();
  }
}

async function openDesk(url: string, isDirect: boolean): Promise<TestCore> {
  const core = await startTestCore({ waiting: systemWaiting, live: { isDirect: async () => isDirect } });
  const connection = { environment: 'sandbox', url, keys: { kind: 'single', key } } as const;
  if (valueOf(await core.request('connection:open', connection)).outcome.kind !== 'ok')
    throw new Error('The bench could not connect.');
  return core;
}

/** Changes a visit, again and again, until the other desk was told of it by the service; returns the visit's id. */
async function changeUntilLive(one: TestCore, other: TestCore): Promise<string> {
  const heard = { live: false };
  const stop = other.core.subscribe((text) => {
    // Sound: only the core writes events.
    const event = JSON.parse(text) as DeskEvent;
    if (event.kind === 'dayRead') heard.live ||= event.live;
  });
  const { id } = planned(await queryDay(one));
  for (let turn = 0; !heard.live; turn += 1) {
    if (turn === 10) throw new Error('The other desk is not live.');
    await change(one, id, `Before ${turn}`);
    await new Promise((resolve) => setTimeout(resolve, betweenChanges));
  }
  stop();
  return id;
}

type Day = ScheduleDayQuery['day'];

async function queryDay(desk: TestCore): Promise<Day> {
  const query = { operation: 'ScheduleDay', variables: {} };
  // Sound: a registered operation answers in its shape.
  return (valueOf(await desk.request('desk:query', query)).data as unknown as ScheduleDayQuery).day;
}

/** One whose tile has room for its reason: alerts come before it. */
function planned({ appointments }: Day): Day['appointments'][number] {
  const visit = appointments.find(
    ({ patient, client, start, end }) =>
      patient?.alerts.length === 0 &&
      client?.alerts.length === 0 &&
      Date.parse(end ?? '') - Date.parse(start ?? '') >= 30 * 60_000,
  );
  if (!visit) throw new Error('No visit of half an hour without alerts on this day.');
  return visit;
}

async function change(desk: TestCore, id: string, reason: string): Promise<void> {
  const { location, date, appointments } = await queryDay(desk);
  const visit = appointments.find((each) => each.id === id);
  if (!visit) throw new Error('The visit is gone.');
  const appointment = { id, version: visit.version, location: location.id, date };
  const request = { operation: 'UpdateAppointment', variables: { appointment, to: { reason } } };
  const { data } = valueOf(await desk.request('desk:change', request));
  const end = JSON.stringify(data);
  if (!end.includes('"__typename":"Done"')) throw new Error(`A change ended otherwise: ${end}`);
}

/** When the page has drawn a text in a tile. Milliseconds since 1970. */
function frameWith(page: Page, id: string, text: string): Promise<number> {
  return page.evaluate(
    ([tile, words]) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector(`[data-tile="${tile}"]`)?.textContent.includes(words)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [id, text] as const,
  );
}
