import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { dialects } from '../dialects/dialects.ts';
import { makeAuthorityFile } from '../support/service/authorityFile.ts';
import { connectPreview } from '../support/browser/connectPreview.ts';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { readCsv } from '../support/readCsv.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { clientForm } from './pages/clientForm.ts';
import { clientsPage } from './pages/clientsPage.ts';

const within = { timeout: 20_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function openWindow(url: string): Promise<Page> {
  const { page, context, problems } = await visit(browser, url);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(20_000);
  return page;
}

async function openDemo(screen = 'clients') {
  const preview = await startPreviewProcess();
  onTestFinished(() => preview.stop());
  return { preview, page: await openWindow(`${preview.url}#/${screen}`) };
}

function field(page: Page) {
  return clientsPage(page).searchField;
}

/** The rows that are found for these words. The list of former words is gone before. */
async function search(page: Page, words: string): Promise<readonly string[]> {
  const list = clientsPage(page).found;
  await field(page).fill('');
  await list.waitFor({ state: 'detached' });
  await field(page).fill(words);
  await list.and(page.locator(':not([aria-busy])')).waitFor();
  return foundRows(page);
}

function foundRows(page: Page): Promise<readonly string[]> {
  return clientsPage(page).foundLinks.allInnerTexts();
}

/**
 * Finds the first client of a search again: by the end of her number, by her pet, and with a slip. Clients read
 * meanwhile join the list, as not every service can search digits or correct slips itself.
 */
async function findAgain(page: Page, word: string): Promise<void> {
  const [first = ''] = await search(page, word);
  const [name = ''] = first.split('\n');
  const phone = /\d[\d() +.-]{6,}\d/.exec(first)?.[0] ?? '';
  expect(phone).not.toBe('');
  await search(page, phone.replace(/\D/g, '').slice(-4));
  await expect.poll(async () => (await foundRows(page)).some((row) => row.startsWith(name)), within).toBe(true);
  const pet = /\n([\p{L}’' -]+) \(/u.exec(first)?.[1] ?? '';
  expect(pet).not.toBe('');
  await search(page, `${pet} ${name.split(' ').at(-1)}`);
  await expect.poll(async () => (await foundRows(page))[0], within).toContain(name);
  // Two letters changed places.
  const family = name.split(' ').at(-1) ?? '';
  const slip = `${family.slice(0, 2)}${family.charAt(3)}${family.charAt(2)}${family.slice(4)}`;
  await search(page, slip);
  await expect.poll(async () => (await foundRows(page)).some((row) => row.includes(family)), within).toBe(true);
}

describe('finding a client', () => {
  it('works by the last four digits, by the pet and with a slip, at the demo clinic', async () => {
    const { page } = await openDemo();
    await findAgain(page, 'fitzgerald');
  });

  it.each(['literal', 'tables'])('works so at the service of the dialect %s', async (name) => {
    const dialect = dialects.find((each) => each.name === name);
    if (!dialect) throw new Error(`There is no dialect ${name}.`);
    const authority = await makeAuthorityFile();
    onTestFinished(() => authority.remove());
    const server = await dialect.start({ tls: authority.server });
    onTestFinished(() => server.close());
    const { page } = await connectPreview(browser, dialect, server, authority.file);
    await page.keyboard.press('Alt+2');
    await findAgain(page, 'a');
  });
});

describe('registering a client', () => {
  it('continues to the booking of her patient, in one go and without a mouse', async () => {
    const { page } = await openDemo();
    await field(page).waitFor();
    await page.locator('body').press('c');
    const form = page.getByRole('dialog');
    await clientForm(form).clientName.fill('Wilhelmina Ackerknecht');
    await form.getByLabel('Phone', { exact: true }).fill('646 555 0177');
    await clientForm(form).petName.fill('Knöpfchen');
    await clientForm(form).species.fill('Canine');
    await form.getByRole('button', { name: /Register and book/ }).press('Enter');
    await bookingDialog(page).chosenClient.waitFor();
    expect(await bookingDialog(page).chosenClient.innerText()).toContain('Wilhelmina Ackerknecht');
    // A list takes what is typed only once its choices have come.
    await page.getByRole('option', { name: /^Recheck/ }).waitFor({ state: 'attached' });
    await page.keyboard.type('Recheck');
    await page.getByRole('button', { name: /AM|PM/ }).first().waitFor();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Control+Enter');
    await page
      .getByText(/^Knöpfchen, .* with/)
      .first()
      .waitFor();
    await page.keyboard.press('Alt+2');
    expect((await search(page, 'akcerknecht'))[0]).toContain('Wilhelmina Ackerknecht');
  });

  it('warns about known clients, and its draft survives the window', async () => {
    const { page, preview } = await openDemo();
    const [known = ''] = await search(page, 'fitzgerald');
    const phone = /\d[\d() +.-]{6,}\d/.exec(known)?.[0] ?? '';
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Register client/ }).click();
    await clientForm(page.getByRole('dialog')).clientName.fill('Somebody Else');
    await page.getByRole('dialog').getByLabel('Phone', { exact: true }).fill(phone.replace(/\D/g, ''));
    const [name = ''] = known.split('\n');
    await page.getByRole('dialog').getByText(name).first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: /Use/ }).first().waitFor();
    // What is typed is kept a moment after the last key; the window is then killed.
    await expect.poll(async () => draftsOf(page)).toContain('Somebody Else');
    await page.close({ runBeforeUnload: false });
    const again = await openWindow(`${preview.url}#/clients`);
    await field(again).waitFor();
    await again.getByRole('button', { name: /Register client/ }).click();
    await expect.poll(() => clientForm(again.getByRole('dialog')).clientName.inputValue()).toBe('Somebody Else');
  });
});

/** The drafts that the core keeps, read through the page's own core API. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const body = JSON.stringify({ id: 'drafts', channel: 'drafts:read', payload: null });
    return (await fetch('request', { method: 'POST', body })).text();
  });
}

describe('the review', () => {
  it('writes what the table shows to a file', async () => {
    const { page, preview } = await openDemo('review');
    await page
      .getByText(/Complete as of/)
      .first()
      .waitFor();
    const grid = page.getByRole('grid');
    await grid.getByRole('row').nth(3).waitFor();
    await page.keyboard.press('Control+Shift+E');
    await page
      .getByText(/clients?.*\.csv/)
      .first()
      .waitFor();
    const folder = join(preview.folder, 'exports');
    const [file = ''] = readdirSync(folder);
    const [titles = [], ...rows] = readCsv(readFileSync(join(folder, file), 'utf8'));
    expect(titles[0]).toBe('Name');
    expect(rows.length).toBeGreaterThan(100);
    const shown = await grid.getByRole('row').nth(1).innerText();
    expect(shown).toContain(rows[0]?.[0] ?? 'nobody');
  });
});
