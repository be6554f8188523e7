import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeAuthorityFile } from '../support/service/authorityFile.ts';
import { dialects } from '../dialects/dialects.ts';
import { connectPreview } from '../support/browser/connectPreview.ts';
import { startBrowser, startPreviewProcess, visit } from '../support/browser/desk.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** The demo clinic in a page of its own, which has to end without complaints. */
async function openDemo(environment: Readonly<Record<string, string>> = {}) {
  const preview = await startPreviewProcess(environment);
  onTestFinished(() => preview.stop());
  return { preview, page: await openWindow(preview.url) };
}

async function openWindow(url: string): Promise<Page> {
  const { page, context, problems } = await visit(browser, url);
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(40_000);
  await dayPage(page).tiles.first().waitFor();
  return page;
}

/** The notice with this text; a live region reads out every notice. */
async function expectNotice(page: Page, words: RegExp): Promise<void> {
  await page.getByText(words).first().waitFor();
}

describe('a shift without a mouse', () => {
  it('books, checks in, starts, checks out and completes; undoes; moves, resizes and cancels', async () => {
    const { page } = await openDemo();
    const { keyboard } = page;
    await keyboard.press('n');
    await bookingDialog(page).clientField.waitFor();
    await keyboard.type('zoe obrien');
    await page.getByRole('option', { name: /Baby/ }).waitFor();
    await keyboard.press('Enter');
    await keyboard.type('Recheck');
    await page.getByRole('button', { name: /10:15/ }).first().waitFor();
    await keyboard.press('Alt+1');
    await keyboard.press('Control+Enter');
    await expectNotice(page, /^Baby, 10:15\sAM with/);

    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /appointment or command/ }).waitFor();
    await keyboard.type('brien');
    await page
      .getByRole('option', { name: /Baby.*10:15|10:15.*Baby/ })
      .first()
      .waitFor();
    await keyboard.press('Enter');
    for (const state of ['Checked in', 'In progress', 'Checking out', 'Completed']) {
      await keyboard.press('s');
      await expectNotice(page, new RegExp(`Baby: ${state}`));
    }
    await keyboard.press('Control+z');
    await expectNotice(page, /Undone\. Baby: Checking out/);
    await keyboard.press('Escape');

    // From one appointment to another, and that one somewhere else.
    const casper = dayPage(page).tile(/2:30\s*Casper/);
    await casper.focus();
    await keyboard.press('m');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expectNotice(page, /Casper: 2:45\sPM, 30 min, Dr\. Daniel Weiss/);
    await dayPage(page)
      .tile(/2:45\s*Casper/)
      .focus();
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Enter');
    await expectNotice(page, /Casper: 2:45\sPM, 45 min/);
    await keyboard.press('Control+z');
    await expectNotice(page, /Undone\. Casper: 2:45\sPM, 30 min/);

    await dayPage(page)
      .tile(/2:45\s*Casper/)
      .focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Cancel or no-show/ }).focus();
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.getByRole('textbox', { name: 'Reason' }).focus();
    await keyboard.type('Feels better');
    await keyboard.press('Enter');
    await expectNotice(page, /Casper: Cancelled/);
    await dayPage(page)
      .tile(/2:45\s*Casper[\s\S]*Cancelled/)
      .waitFor();
  });
});

describe('two windows', () => {
  it('see each other’s changes at once, and neither overwrites the other', async () => {
    const { preview, page } = await openDemo();
    const other = await openWindow(preview.url);
    const move = async (window: Page, steps: number): Promise<void> => {
      await dayPage(window).movable.waitFor();
      await dayPage(window)
        .tile(/Casper/)
        .focus();
      await window.keyboard.press('m');
      for (let step = 0; step < steps; step += 1) await window.keyboard.press('ArrowDown');
      await window.keyboard.press('Enter');
    };
    await move(page, 1);
    await expectNotice(page, /Casper: 2:45\sPM/);
    // The other window shows it without a query.
    await dayPage(other)
      .tile(/2:45\s*Casper/)
      .waitFor();

    // Held in one window while the other one changes it: what was seen is not what there is.
    await dayPage(other)
      .tile(/Casper/)
      .focus();
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Move…' }).click();
    await other.getByRole('dialog').waitFor();
    await move(page, 2);
    await expectNotice(page, /Casper: 3:15\sPM/);
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Time').fill('16:30');
    await other.keyboard.press('Enter');
    const conflict = other.getByRole('dialog', { name: /changed/i });
    await conflict.waitFor();
    expect(await conflict.textContent()).toMatch(/3:15/);
    await conflict.getByRole('button', { name: /Save my change/ }).click();
    await expectNotice(other, /Casper: 4:30\sPM/);
    await dayPage(page)
      .tile(/4:30\s*Casper/)
      .waitFor();
  });
});

describe.each(['tables', 'literal'])('at a service of another shape: %s', (name) => {
  it('moves and undoes, resizes, goes through a visit, books and cancels', async () => {
    const dialect = dialects.find((each) => each.name === name);
    if (!dialect) throw new Error(`There is no dialect ${name}.`);
    const authority = await makeAuthorityFile();
    onTestFinished(() => authority.remove());
    const server = await dialect.start({ tls: authority.server });
    onTestFinished(() => server.close());
    const { page } = await connectPreview(browser, dialect, server, authority.file);
    const { keyboard } = page;
    page.setDefaultTimeout(40_000);
    await keyboard.press('Alt+1');
    const visits = page.locator('[data-tile][data-stage="booked"],[data-tile][data-stage="confirmed"]');
    await visits.first().waitFor();
    const id = (await visits.first().getAttribute('data-tile')) ?? '';
    const one = page.locator(`[data-tile="${id}"]`);
    // What moves it is loaded once the day is shown.
    await dayPage(page).movable.waitFor();
    const before = (await one.textContent()) ?? '';
    await one.focus();
    await keyboard.press('m');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expect.poll(() => one.textContent()).not.toBe(before);
    await keyboard.press('Control+z');
    await expectNotice(page, /^Undone/);
    await expect.poll(() => one.textContent()).toBe(before);
    await one.focus();
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Enter');
    await expect.poll(() => server.received.mutations.length).toBe(3);
    // While a change is being saved, the next one is refused.
    const early = page.getByRole('dialog', { name: /^Check in .* now\?$/ });
    const saved = page.locator(`[data-tile="${id}"]:not([data-pending])`);
    await saved.waitFor();
    for (let step = 1; (await one.getAttribute('data-stage')) !== 'completed' && step <= 6; step += 1) {
      await one.focus();
      await keyboard.press('s');
      await expect
        .poll(async () => {
          // A check-in hours ahead is asked about first.
          if (await early.isVisible()) await keyboard.press('Enter');
          return server.received.mutations.length;
        })
        .toBe(3 + step);
      await saved.waitFor();
    }
    expect(await one.getAttribute('data-stage')).toBe('completed');

    const sent = server.received.mutations.length;
    // After the visit that has the focus.
    await keyboard.press('n');
    await keyboard.press('Enter');
    await bookingDialog(page).clientField.waitFor();
    const { patients, clients } = server.practice;
    const pet = patients.find((each) => each.isActive && !each.isDeceased && each.clientKey !== null);
    // Not every service finds a client by her pet.
    await keyboard.type(clients.find(({ key }) => key === pet?.clientKey)?.familyName ?? '');
    await page
      .getByRole('option', { name: new RegExp(`^${pet?.name ?? ''}`) })
      .first()
      .click();
    await page.getByLabel('Type', { exact: true }).selectOption({ index: 1 });
    await page
      .getByRole('button', { name: /^(Today|Tomorrow)/ })
      .first()
      .waitFor();
    await keyboard.press('Alt+1');
    await keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Show', exact: true }).waitFor();

    await visits.last().focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await expectNotice(page, /: Cancelled/i);
    expect(server.received.mutations).toHaveLength(sent + 2);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});

describe('the two days on which the clocks change', () => {
  it.each([
    ['2026-03-08', /forward/i],
    ['2026-11-01', /back/i],
  ])('are announced on the grid: %s', async (date, words) => {
    const { page } = await openDemo({ FRONT_DESK_NOW: `${date}T15:10:00Z` });
    await page.getByText(words).first().waitFor();
  });
});
