import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usualDirectoryPace } from '../../electron/core/session/directory/directoryPace.ts';
import { startBrowser, startPreviewProcess } from '../support/browser/desk.ts';
import { desktopOrigin, desktopSwitches, serveDesktopPage } from '../support/browser/desktopPage.ts';
import { startTestCore } from '../support/core/memoryCore.ts';
import { startRawServer } from '../support/service/rawServer.ts';
import { attackScript, type PageAttack, pageAttacks } from '../support/browser/pageAttacks.ts';
import { type Sink, startSink } from '../support/service/sink.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

// Chromium leaves loopback out of WebRTC; here it stands for foreign machines.
const loopback = '--allow-loopback-in-peer-connection';
const smuggled = '<script type="module" src="./attack.js"></script></head>';

let open: Browser;
let closed: Browser;
let sink: Sink;
beforeAll(async () => {
  [open, closed, sink] = await Promise.all([
    startBrowser([loopback]),
    startBrowser([loopback, ...desktopSwitches]),
    startSink(),
  ]);
});
afterAll(() => Promise.all([open.close(), closed.close(), sink.close()]));

/** What came of an attack: whether words arrived at the foreign machine, and whether it ran code of its own. */
interface Attacked {
  readonly arrived: boolean;
  readonly ran: boolean;
}

/** Has the page try one attack, and returns its outcome. Waits where it is expected to be `reachable`. */
async function attack(page: Page, { name, clicked }: PageAttack, reachable: boolean): Promise<Attacked> {
  // Chromium opens a connection for a frame or a form before it checks the policy, and closes it without sending.
  const before = sink.received.length;
  // Sound: the smuggled script has put it there. A page that goes away does not say how it ended.
  const run = (each: string): Promise<unknown> =>
    (window as unknown as { runAttack: (name: string) => Promise<unknown> }).runAttack(each);
  await page.evaluate(run, name).catch(() => null);
  if (clicked) await page.mouse.click(2, 2);
  const isThrough = async (): Promise<boolean> => sink.received.length > before || (await hasRun(page));
  if (reachable) await expect.poll(isThrough, { message: name, timeout: 5_000 }).toBe(true);
  const ran = await hasRun(page);
  // What is on its way arrives before what begins now.
  await fetch(`http://127.0.0.1:${sink.port}/control`);
  return { arrived: sink.received.length - before > 1, ran };
}

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window).catch(() => false);
}

/** Which attacks get through; those that should and do not fail the test. */
async function throughOf(page: Page, url: string, reachable: readonly string[]): Promise<readonly string[]> {
  const through: string[] = [];
  for (const each of pageAttacks) {
    const isThere = await page.evaluate(() => 'runAttack' in window).catch(() => false);
    if (!isThere) {
      await page.goto(url);
      await page.waitForFunction(() => 'runAttack' in window);
    }
    const { arrived, ran } = await attack(page, each, reachable.includes(each.name));
    if (arrived || ran) through.push(each.name);
  }
  return through;
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
}

/** A page with one more file of its own origin, as after a script injection into the build. */
async function smuggle(context: BrowserContext): Promise<Page> {
  await context.route('**/attack.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: attackScript(sink) }),
  );
  return context.newPage();
}

async function desktopPage(browser: Browser): Promise<Page> {
  const context = await newContext(browser);
  const test = await startTestCore();
  onTestFinished(() => test.close());
  await serveDesktopPage(context, test, (html) => html.replace('</head>', smuggled));
  return smuggle(context);
}

const every = pageAttacks.map(({ name }) => name);
const beyondPolicy = pageAttacks.filter((each) => each.beyondPolicy).map(({ name }) => name);

describe('a page with a compromised script', () => {
  it('gets everything through where there is no policy: the control', async () => {
    const server = await startRawServer((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><head>${smuggled}<body>`),
    );
    onTestFinished(() => server.close());
    const page = await smuggle(await newContext(open));
    expect(await throughOf(page, `${server.origin}/`, every)).toEqual(every);
  });

  it('gets nothing through in the preview that a policy can stop', async () => {
    const preview = await startPreviewProcess();
    onTestFinished(() => preview.stop());
    const page = await smuggle(await newContext(open));
    await page.route(preview.url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</head>', smuggled) });
    });
    // Chromium alone has no guard for what is left; the desktop has.
    expect(await throughOf(page, preview.url, beyondPolicy)).toEqual(beyondPolicy);
  });

  it('gets nothing at all through under the desktop’s policy and session', async () => {
    const before = sink.arrived();
    expect(await throughOf(await desktopPage(closed), `${desktopOrigin}/`, [])).toEqual([]);
    // Not even an empty connection: only the controls came.
    expect(sink.arrived() - before).toBe(every.length);
  });

  it('would get some through under the desktop’s policy alone', async () => {
    expect(await throughOf(await desktopPage(open), `${desktopOrigin}/`, beyondPolicy)).toEqual(beyondPolicy);
  });
});

/** Each screen with what is there once it has its data. */
const screens = [
  ['', /Confirmed/],
  ['#/board', /Checking out/],
  ['#/clients', /All 600 clients/],
  ['#/clients/10001', /Client since/],
  ['#/clients/compare', /\d+ pairs/],
  ['#/review', /^Complete as of/],
  ['#/explorer/getClients/10001', /^Given name/],
  ['#/locations', /218 Riverside Drive/],
  ['#/settings', /Appearance/],
  ['#/settings/record', /No activity yet/],
  ['#/settings/service', /Possible requests/],
] as const;

/** The two ways in which the page is served, each with a policy of its own. */
const hosts = {
  desktop: async (): Promise<readonly [BrowserContext, url: string]> => {
    const test = await startTestCore({ directoryPace: { ...usualDirectoryPace, startAfter: 0 } });
    onTestFinished(() => test.close());
    const context = await newContext(closed);
    await serveDesktopPage(context, test);
    return [context, `${desktopOrigin}/`];
  },
  preview: async (): Promise<readonly [BrowserContext, url: string]> => {
    const preview = await startPreviewProcess();
    onTestFinished(() => preview.stop());
    return [await newContext(open), preview.url];
  },
};

describe.each(['desktop', 'preview'] as const)('the page itself in the %s', (host) => {
  it('breaks its policy on no screen', async () => {
    const [context, url] = await hosts[host]();
    await context.addInitScript(() => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      Object.assign(window, { violations: seen });
    });
    const violations = (page: Page): Promise<unknown> =>
      page.evaluate(() => 'violations' in window && window.violations);
    for (const [path, content] of screens) {
      const page = await context.newPage();
      await page.goto(url + path);
      await page.getByText(content).first().waitFor();
      if (path === '') {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').waitFor();
      }
      expect([path, await violations(page)]).toEqual([path, []]);
      await page.close();
    }
    // The control: one of our own would be seen.
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() =>
      document.head.append(
        document.createElement('style').appendChild(document.createTextNode('a{}')).parentNode ?? '',
      ),
    );
    await expect.poll(() => violations(page)).toEqual(['style-src-elem']);
  });
});
