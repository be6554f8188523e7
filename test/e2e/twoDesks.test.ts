import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from 'playwright-core';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { dentiagest } from '../products/dentiagest/dentiagest.ts';
import { vetspire } from '../products/vetspire/vetspire.ts';
import { requestFrom, startBrowser, startPreviewProcess, type Visit, visit } from '../support/browser/desk.ts';
import { tuesday } from '../support/core/memoryCore.ts';
import { type AuthorityFile, makeAuthorityFile } from '../support/service/authorityFile.ts';
import { boardPage } from './pages/boardPage.ts';
import { environmentCard } from './pages/environmentCard.ts';

let browser: Browser;
let authority: AuthorityFile;

beforeAll(async () => {
  [browser, authority] = await Promise.all([startBrowser(), makeAuthorityFile()]);
});
afterAll(async () => {
  await browser.close();
  authority.remove();
});

/** Longer than any test: what arrives has not been found by polling. */
const neverPolls = { FRONT_DESK_POLL_SECONDS: '3600' };

interface Desk extends Visit {
  /** Of the page, without a screen. */
  readonly url: string;
}

async function openDesk(environment: Readonly<Record<string, string>>): Promise<Desk> {
  const preview = await startPreviewProcess({ ...neverPolls, ...environment });
  onTestFinished(() => preview.stop());
  const desk = await visit(browser, `${preview.url}#/board`);
  onTestFinished(async () => {
    await desk.context.close();
    expect(desk.problems).toEqual([]);
  });
  return { ...desk, url: preview.url };
}

interface Service {
  readonly url: string;
  readonly key: string;
}

async function startDemo(sockets: boolean): Promise<Service> {
  const key = 'key-of-two-desks';
  const auth = { kind: 'direct', key } as const;
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, tls: authority.server, auth, sockets });
  onTestFinished(() => clinic.close());
  return { url: clinic.url, key };
}

async function startProduct(product: typeof vetspire): Promise<Service> {
  const server = await product.start({ tls: authority.server });
  onTestFinished(() => server.close());
  if (product.auth.kind !== 'direct') throw new Error(`${product.name} wants two keys.`);
  return { url: server.url, key: product.auth.key };
}

/** Checks a patient in on one desk, and waits until the other shows it. */
async function checkInOnOneDesk(one: Visit, other: Visit): Promise<void> {
  const id = await boardPage(one.page).firstAwaited();
  await boardPage(other.page).card('awaiting', id).waitFor();
  // The other listens a moment after it shows the day.
  await other.page.waitForTimeout(3_000);
  await boardPage(one.page).card('awaiting', id).focus();
  await one.page.keyboard.press('s');
  await one.page.getByText(/: Checked in\./).waitFor();
  await boardPage(other.page).card('waiting', id).waitFor({ timeout: 1_500 });
  await other.page.locator('[data-updates="live"]').waitFor({ timeout: 5_000 });
  expect(await other.page.locator('[data-updates]').innerText()).toMatch(/^Live · /);
}

describe('two desks at one clinic show within a second what one of them changes, without polling', () => {
  it.each([
    ['graphql-transport-ws', () => startDemo(true)],
    ['sse', () => startDemo(false)],
    ['graphql-ws', () => startProduct(dentiagest)],
    ['phoenix', () => startProduct(vetspire)],
  ])('%s', async (protocol, start) => {
    const { url, key } = await start();
    const desks = await Promise.all([0, 1].map(() => openDesk({ NODE_EXTRA_CA_CERTS: authority.file })));
    for (const { page, url: desk } of desks) {
      await page.goto(`${desk}#/settings`);
      await environmentCard(page, 'Sandbox').connectTo(url, key);
      await page.goto(`${desk}#/board`);
    }
    const [one, other] = desks;
    if (!one || !other) throw new Error('There are two desks.');
    await checkInOnOneDesk(one, other);
    // Of what was tried before, nothing was held open: this protocol is what is heard.
    const { text } = await requestFrom(other.page, 'diagnostics:read', null);
    expect(text).not.toMatch(new RegExp(`protocol=${protocol} outcome=(notSpoken|closed)`));
  });

  it('in the demo, which both find on one port', async () => {
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const one = await openDesk({ FRONT_DESK_DEMO_PORT: port });
    await checkInOnOneDesk(one, await openDesk({ FRONT_DESK_DEMO_PORT: port }));
  });
});
