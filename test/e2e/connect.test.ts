import type { ServerResponse } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { dialects } from '../dialects/dialects.ts';
import { type AuthorityFile, makeAuthorityFile } from '../support/service/authorityFile.ts';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { tuesday } from '../support/core/memoryCore.ts';
import { startRawServer } from '../support/service/rawServer.ts';
import { environmentCard } from './pages/environmentCard.ts';
import { clientsPage } from './pages/clientsPage.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
let authority: AuthorityFile;

beforeAll(async () => {
  [browser, authority] = await Promise.all([startBrowser(), makeAuthorityFile()]);
});
afterAll(async () => {
  await browser.close();
  authority.remove();
});
/** The settings of a desk of its own. Tests that run side by side name their own `finished`. */
async function openSettings(finished: TestContext['onTestFinished'] = onTestFinished) {
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file });
  finished(() => preview.stop());
  const { page, context } = await visit(browser, `${preview.url}#/settings`);
  finished(() => context.close());
  return { page, preview };
}

type Auth = Parameters<typeof startDemoClinic>[0]['auth'];

async function startClinic(auth: Auth): Promise<string> {
  const clinic = await startDemoClinic({ seed: 3, now: () => tuesday, tls: authority.server, auth });
  onTestFinished(() => clinic.close());
  return clinic.url;
}

describe('connecting a clinic', () => {
  it('refuses a wrong key, keeps what was typed, and opens with the right one', async () => {
    const url = await startClinic({ kind: 'direct', key: 'right-key' });
    const { page } = await openSettings();
    const sandbox = environmentCard(page, 'Sandbox');
    await sandbox.setUp();
    await sandbox.enter({ Address: url, Key: 'wrong-key' });
    await sandbox.connect();
    await sandbox.card.getByText('Your practice system rejected the key.').first().waitFor();
    expect(await sandbox.field('Address').inputValue()).toBe(url);
    expect(await sandbox.field('Key').inputValue()).toBe('wrong-key');
    expect(await page.getByText('Environment: Demo').first().isVisible()).toBe(true);

    await sandbox.enter({ Key: 'right-key' });
    await sandbox.connect();
    await sandbox.isConnected();
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click();
    await dayPage(page).firstVisit.waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await environmentCard(page, 'Sandbox').card.getByText('Harbor & Pine Animal Hospitals').first().waitFor();
    const demo = environmentCard(page, 'Demo');
    await demo.card.getByRole('button', { name: /Use/ }).click();
    await demo.isConnected();
  });

  it('opens the gateway with two keys', async () => {
    const url = await startClinic({ kind: 'gateway', apiKey: 'api-key', serviceKey: 'service-key' });
    const { page } = await openSettings();
    const gateway = environmentCard(page, 'Gateway');
    await gateway.setUp();
    await gateway.enter({
      Address: url,
      'Gateway key (x-api-key)': 'api-key',
      'Application key (x-service-key)': 'not-it',
    });
    await gateway.connect();
    await gateway.card.getByText('Your practice system rejected the key.').first().waitFor();
    await gateway.enter({ 'Application key (x-service-key)': 'service-key' });
    await gateway.connect();
    await gateway.isConnected();
  });

  it.each(['relay', 'journey'])('reads a service of another shape and shows its day and clients: %s', async (name) => {
    const dialect = dialects.find((each) => each.name === name);
    if (dialect?.auth.kind !== 'direct') throw new Error(`There is no dialect ${name} with one key.`);
    const server = await dialect.start({ tls: authority.server });
    onTestFinished(() => server.close());
    const { page, preview } = await openSettings();
    const sandbox = environmentCard(page, 'Sandbox');
    await sandbox.connectTo(server.url, dialect.auth.key);
    await page.getByRole('group').getByRole('button').first().waitFor();
    await page.goto(`${preview.url}#/clients`);
    await clientsPage(page).searchField.fill('zoe obrien');
    await page
      .getByRole('link', { name: /Zoë O'Brien/ })
      .first()
      .waitFor();
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(server.received.mutations).toEqual([]);
  });

  it('tests a connection without using it', async () => {
    const url = await startClinic({ kind: 'direct', key: 'right-key' });
    const { page } = await openSettings();
    const testing = environmentCard(page, 'Testing');
    await testing.setUp();
    await testing.enter({ Address: url, Key: 'right-key' });
    await testing.card.getByRole('button', { name: 'Test connection' }).click();
    await testing.card
      .getByText(/Harbor & Pine/)
      .first()
      .waitFor();
    expect(await page.getByRole('banner').getByText('Environment: Demo').count()).toBe(1);
  });

  it('refuses plain http before a byte leaves', async () => {
    const server = await startRawServer((response) => response.end());
    onTestFinished(() => server.close());
    const { page } = await openSettings();
    const sandbox = environmentCard(page, 'Sandbox');
    await sandbox.setUp();
    await sandbox.enter({ Address: server.origin, Key: 'a-key' });
    await sandbox.connect();
    await sandbox.card.getByText('This address isn’t encrypted (http). Nothing was sent.').waitFor();
    expect(server.received).toEqual([]);
  });

  // Side by side: what is tried again waits most of the time.
  it.concurrent.for<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'a sign-in page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
      /isn’t the practice system|instead of the practice system/,
    ],
    [
      'a quota that is used up',
      (response) => void response.writeHead(429, { 'retry-after': '20' }).end('{"fault":{}}'),
      /request limit is reached/,
    ],
    [
      '100 MB',
      (response) => void response.writeHead(200, { 'content-length': '100000000' }).write('{'),
      /far too large/,
    ],
    [
      '100 000 levels',
      (response) => void response.end(`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      /arrived damaged/,
    ],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: 'https://127.0.0.1:9/' }).end(),
      /redirects somewhere else/,
    ],
    ['trouble', (response) => void response.writeHead(502).end('<html>Bad gateway</html>'), /returned an error/],
  ])(
    'names %s, keeps what was typed and stays usable',
    async ([_name, answer, words], { onTestFinished: finished }) => {
      const server = await startRawServer(answer, authority.server);
      finished(() => server.close());
      const { page } = await openSettings(finished);
      const sandbox = environmentCard(page, 'Sandbox');
      await sandbox.setUp();
      await sandbox.enter({ Address: server.origin, Key: 'typed-key' });
      await sandbox.connect();
      await sandbox.card.getByText(words).first().waitFor();
      expect(await sandbox.field('Address').inputValue()).toBe(server.origin);
      expect(await sandbox.field('Key').inputValue()).toBe('typed-key');
      await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).click();
      await dayPage(page).firstVisit.waitFor();
    },
  );

  it('shows progress while a silent service is queried, and stops on request', async () => {
    const server = await startRawServer(() => undefined, authority.server);
    onTestFinished(() => server.close());
    const { page } = await openSettings();
    const sandbox = environmentCard(page, 'Sandbox');
    await sandbox.setUp();
    await sandbox.enter({ Address: server.origin, Key: 'typed-key' });
    await sandbox.card.getByRole('button', { name: 'Test connection' }).click();
    await sandbox.card.getByRole('progressbar').waitFor();
    await expect.poll(() => server.received.length).toBe(1);
    await sandbox.card.getByRole('button', { name: /Cancel|Stop/ }).click();
    await sandbox.card.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await sandbox.field('Key').inputValue()).toBe('typed-key');
  });
});
