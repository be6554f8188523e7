import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { makeCertificates } from '../support/certificates.ts';
import { startBrowser, startPreviewProcess, visit } from '../support/desk.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';
import { temporaryFolder, tuesday } from '../support/memoryCore.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

interface Desk {
  readonly page: Page;
  readonly line: FaultProxy;
  readonly clinic: Awaited<ReturnType<typeof startDemoClinic>>;
}

/** A desk that is connected to a clinic over a line that can be cut, and shows its day. */
async function openDesk(): Promise<Desk> {
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, auth: { kind: 'direct', key: 'front-desk' } });
  onTestFinished(() => clinic.close());
  const certificates = await makeCertificates();
  const line = await startFaultProxy({ behind: clinic.url, certificate: certificates.server });
  onTestFinished(() => line.close());
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const authority = join(folder.folder, 'authority.pem');
  writeFileSync(authority, certificates.authority);
  const preview = await startPreviewProcess({ NODE_EXTRA_CA_CERTS: authority });
  onTestFinished(() => preview.stop());
  const { page, context, problems } = await visit(browser, `${preview.url}#/settings`);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(30_000);
  const heading = page.getByRole('heading', { name: /Environment: Sandbox/ });
  const sandbox = page.getByRole('listitem').filter({ has: heading });
  await sandbox.getByRole('button', { name: 'Set up Sandbox' }).click();
  await sandbox.getByLabel('Address', { exact: true }).fill(line.url);
  await sandbox.getByLabel('Key', { exact: true }).fill('front-desk');
  await sandbox.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('banner').getByText('Environment: Sandbox').waitFor();
  await page.keyboard.press('Alt+1');
  await page.locator('[data-tile]').first().waitFor();
  return { page, line, clinic };
}

/** Until this desk has read the days beside today and all clients by itself. */
async function knowsItsWeek({ page }: Desk): Promise<void> {
  await page.keyboard.press('Alt+2');
  await page.getByText(/All 600 clients/).waitFor();
  await page.keyboard.press('Alt+1');
  await page.locator('[data-tile]').first().waitFor();
}

describe('a line that is cut while a day is open', () => {
  it('leaves the day, its paper, the clients and their cards, with the time; what comes back is read anew', async () => {
    const desk = await openDesk();
    const { page, line } = desk;
    await knowsItsWeek(desk);
    const tiles = await page.locator('[data-tile]').count();
    await line.down();
    await page.keyboard.press('r');
    await page.getByText(/You still see the day as of/).waitFor();
    expect(await page.locator('[data-tile]').count()).toBeGreaterThanOrEqual(tiles);
    await page.keyboard.press('Control+p');
    await page.getByRole('dialog').getByRole('row').nth(5).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+2');
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('lopez');
    await page.getByRole('list', { name: 'Found clients' }).getByRole('link').first().click();
    await page.getByText(/You still see the client as read before/).waitFor();
    await page.getByRole('article', { name: /L[oó]pez/ }).waitFor();
    await line.up();
    await page.keyboard.press('Alt+1');
    await page.locator('body').press('r');
    await page.getByText(/You still see the day as of/).waitFor({ state: 'detached' });
  });
});

describe('a line that is cut while a dialog is open', () => {
  it('loses nothing that was typed, books nothing, and books once when it is back', async () => {
    const { page, line, clinic } = await openDesk();
    const before = clinic.store.appointments().length;
    await page.keyboard.press('n');
    await page.getByRole('combobox', { name: 'Client, phone or pet' }).waitFor();
    await page.keyboard.type('lopez');
    // The first client's first patient stands below her.
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await page.getByRole('region', { name: 'Chosen client' }).waitFor();
    await page.keyboard.type('Recheck');
    await page
      .getByRole('button', { name: /\d:\d\d/ })
      .first()
      .waitFor();
    await page.keyboard.press('Alt+1');
    await page.getByLabel('Reason').fill('Coughs at night');
    await line.down();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await page.getByLabel('Reason').inputValue()).toBe('Coughs at night');
    expect(clinic.store.appointments().length).toBe(before);
    await line.up();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(clinic.store.appointments().length).toBe(before + 1);
  });
});
