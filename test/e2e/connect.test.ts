import type { ServerResponse } from 'node:http';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { dialects } from '../dialects/dialects.ts';
import { type AuthorityFile, makeAuthorityFile } from '../support/authorityFile.ts';
import { type PreviewProcess, startBrowser, startPreviewProcess, visit, type Visit } from '../support/desk.ts';
import { tuesday } from '../support/memoryCore.ts';
import { type RawServer, startRawServer } from '../support/rawServer.ts';

let browser: Browser;
let authority: AuthorityFile;
let preview: PreviewProcess;
let desk: Visit;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  [browser, authority] = await Promise.all([startBrowser(), makeAuthorityFile()]);
});
afterAll(async () => {
  await browser.close();
  authority.remove();
});
beforeEach(async () => {
  preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority.file });
  desk = await visit(browser, `${preview.url}#/settings`);
});
afterEach(async () => {
  await desk.context.close();
  await preview.stop();
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Auth = Parameters<typeof startDemoClinic>[0]['auth'];

async function startClinic(
  auth: Auth,
  more: { quota?: { requests: number; perSeconds: number } } = {},
): Promise<string> {
  const clinic = await startDemoClinic({ seed: 3, now: () => tuesday, tls: authority.server, auth, ...more });
  closers.push(() => clinic.close());
  return clinic.url;
}

function card(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`Environment: ${name}`) }) });
}

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

describe('connecting a clinic', () => {
  it('refuses a wrong key, keeps what was typed, and opens with the right one', async () => {
    const url = await startClinic({ kind: 'direct', key: 'right-key' });
    const { page } = desk;
    const sandbox = card(page, 'Sandbox');
    await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
    await fill(sandbox, { Address: url, Key: 'wrong-key' });
    await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
    await sandbox.getByText('The service does not accept the key.').first().waitFor();
    expect(await sandbox.getByLabel('Address', { exact: true }).inputValue()).toBe(url);
    expect(await sandbox.getByLabel('Key', { exact: true }).inputValue()).toBe('wrong-key');
    expect(await page.getByText('Environment: Demo').first().isVisible()).toBe(true);

    await fill(sandbox, { Key: 'right-key' });
    await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('banner').getByText('Environment: Sandbox').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Day' }).click();
    await page
      .getByRole('button', { name: /Confirmed|Completed/ })
      .first()
      .waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await card(page, 'Sandbox').getByText('Harbor & Pine Animal Hospitals').first().waitFor();
    await card(page, 'Demo').getByRole('button', { name: /Use/ }).click();
    await page.getByRole('banner').getByText('Environment: Demo').waitFor();
  });

  it('opens the gateway with two keys', async () => {
    const url = await startClinic({ kind: 'gateway', apiKey: 'api-key', serviceKey: 'service-key' });
    const { page } = desk;
    const gateway = card(page, 'Gateway');
    await gateway.getByRole('button', { name: 'Set up Gateway' }).click();
    await fill(gateway, {
      Address: url,
      'Gateway key (x-api-key)': 'api-key',
      'Application key (x-service-key)': 'not-it',
    });
    await gateway.getByRole('button', { name: 'Connect', exact: true }).click();
    await gateway.getByText('The service does not accept the key.').first().waitFor();
    await fill(gateway, { 'Application key (x-service-key)': 'service-key' });
    await gateway.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('banner').getByText('Environment: Gateway').waitFor();
  });

  it.each(['relay', 'journey'])('reads a service of another shape and shows its day and clients: %s', async (name) => {
    const dialect = dialects.find((each) => each.name === name);
    if (dialect?.auth.kind !== 'direct') throw new Error(`There is no dialect ${name} with one key.`);
    const server = await dialect.start({ tls: authority.server });
    closers.push(() => server.close());
    const { page } = desk;
    const sandbox = card(page, 'Sandbox');
    await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
    await fill(sandbox, { Address: server.url, Key: dialect.auth.key });
    await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByRole('banner').getByText('Environment: Sandbox').waitFor();
    await page.getByRole('group').getByRole('button').first().waitFor();
    await page.goto(`${preview.url}#/clients`);
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('zoe obrien');
    await page
      .getByRole('link', { name: /Zoë O'Brien/ })
      .first()
      .waitFor();
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(server.received.mutations).toEqual([]);
  });

  it('tests a connection without using it', async () => {
    const url = await startClinic({ kind: 'direct', key: 'right-key' });
    const { page } = desk;
    const testing = card(page, 'Testing');
    await testing.getByRole('button', { name: 'Set up Testing' }).click();
    await fill(testing, { Address: url, Key: 'right-key' });
    await testing.getByRole('button', { name: 'Test connection' }).click();
    await testing
      .getByText(/Harbor & Pine/)
      .first()
      .waitFor();
    expect(await page.getByRole('banner').getByText('Environment: Demo').count()).toBe(1);
  });

  it('refuses plain http before a byte leaves', async () => {
    const server = await startRawServer((response) => response.end());
    closers.push(() => server.close());
    const { page } = desk;
    const sandbox = card(page, 'Sandbox');
    await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
    await fill(sandbox, { Address: server.origin, Key: 'a-key' });
    await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
    await sandbox.getByText('This address is not encrypted (http). Nothing was sent.').waitFor();
    expect(server.received).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'a sign-in page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
      /was not the practice-management service/,
    ],
    [
      'a quota that is used up',
      (response) => void response.writeHead(429, { 'retry-after': '20' }).end('{"fault":{}}'),
      /number of requests is used up/,
    ],
    [
      '100 MB',
      (response) => void response.writeHead(200, { 'content-length': '100000000' }).write('{'),
      /far larger than expected/,
    ],
    [
      '100 000 levels',
      (response) => void response.end(`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      /arrived damaged/,
    ],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: 'https://127.0.0.1:9/' }).end(),
      /points somewhere else/,
    ],
    ['trouble', (response) => void response.writeHead(502).end('<html>Bad gateway</html>'), /trouble of its own/],
  ])('names %s, keeps what was typed and stays usable', async (_name, answer, words) => {
    const server: RawServer = await startRawServer(answer, authority.server);
    closers.push(() => server.close());
    const { page } = desk;
    const sandbox = card(page, 'Sandbox');
    await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
    await fill(sandbox, { Address: server.origin, Key: 'typed-key' });
    await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
    await sandbox.getByText(words).first().waitFor();
    expect(await sandbox.getByLabel('Address', { exact: true }).inputValue()).toBe(server.origin);
    expect(await sandbox.getByLabel('Key', { exact: true }).inputValue()).toBe('typed-key');
    await page.getByRole('navigation').getByRole('link', { name: 'Day' }).click();
    await page
      .getByRole('button', { name: /Confirmed|Completed/ })
      .first()
      .waitFor();
  });

  it('shows progress while a silent service is asked, and stops on request', async () => {
    const server = await startRawServer(() => undefined, authority.server);
    closers.push(() => server.close());
    const { page } = desk;
    const sandbox = card(page, 'Sandbox');
    await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
    await fill(sandbox, { Address: server.origin, Key: 'typed-key' });
    await sandbox.getByRole('button', { name: 'Test connection' }).click();
    await sandbox.getByRole('progressbar').waitFor();
    await expect.poll(() => server.received.length).toBe(1);
    await sandbox.getByRole('button', { name: /Cancel|Stop/ }).click();
    await sandbox.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await sandbox.getByLabel('Key', { exact: true }).inputValue()).toBe('typed-key');
  });
});
