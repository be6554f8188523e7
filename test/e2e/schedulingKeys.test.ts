import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDeskOnLine } from '../support/browser/cutLine.ts';
import { countedKeys, type CountedKeys } from '../support/browser/countedKeys.ts';
import { forgetDrafts, visit } from '../support/browser/desk.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { dayPage } from './pages/dayPage.ts';

// Situations of a front desk at the demo clinic, on Tuesday, November 17, 2026, 10:10 AM, with as many keys
// and clicks as each may take.
const shared = sharePreview();

interface Desk {
  readonly page: Page;
  readonly keys: CountedKeys;
  readonly dialog: (name: string | RegExp) => ReturnType<Page['getByRole']>;
  readonly notice: (words: RegExp) => Promise<void>;
  readonly focusTile: (words: RegExp) => Promise<void>;
}

async function openDesk(path = ''): Promise<Desk> {
  const { page, context, problems } = await visit(shared.browser, `${shared.preview.url}${path}`);
  onTestFinished(async () => {
    await forgetDrafts(page);
    await context.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(20_000);
  await dayPage(page).movable.waitFor();
  await page.getByRole('button', { name: 'Block time' }).and(page.locator(':enabled')).waitFor();
  return {
    page,
    keys: countedKeys(page),
    dialog: (name) => page.getByRole('dialog', { name }),
    notice: (words) => page.getByText(words).first().waitFor(),
    focusTile: (words) => dayPage(page).tile(words).first().focus(),
  };
}

async function chooseClient({ page, keys }: Desk, words: string, option: RegExp, type: string): Promise<void> {
  await keys.press('n');
  await bookingDialog(page).clientField.waitFor();
  await keys.type(words);
  await page.getByRole('option', { name: option }).first().waitFor();
  await keys.press('Enter');
  await bookingDialog(page).chosenClient.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName))
    .not.toBe('BODY');
  await keys.type(type);
  await page.getByRole('region', { name: 'Next available' }).getByRole('button', { name: /AM|PM/ }).first().waitFor();
}

describe('the schedule by keyboard', () => {
  it('books two pets back to back', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await chooseClient(desk, 'waff', /^Waffles/, 'w');
    await keys.press('Alt+p');
    await page.getByRole('region', { name: 'Patient 2: Rosie' }).waitFor();
    await keys.press('Alt+1');
    await page.getByRole('button', { name: 'Book 2 appointments' }).waitFor();
    await keys.press('Control+Enter');
    await desk.notice(/^2 appointments for Waffles and Rosie booked/);
    expect(keys.count).toBeLessThanOrEqual(14);
    await keys.press('Control+z');
    await desk.notice(/^2 appointments were cancelled\./);
  });

  it('books a weekly series of six', async () => {
    const desk = await openDesk('#/day/101/2027-02-23');
    const { page, keys } = desk;
    await chooseClient(desk, 'waff', /^Waffles/, 'w');
    await keys.press('Alt+1', 'Alt+r');
    await page.getByLabel('Dates').and(page.locator(':focus')).waitFor();
    await keys.type('6');
    await page.getByRole('button', { name: 'Book 6 appointments' }).waitFor();
    await keys.press('Control+Enter');
    await desk.notice(/^6 appointments for Waffles booked/);
    expect(keys.count).toBeLessThanOrEqual(16);
    await keys.press('Control+z');
    await desk.notice(/^6 appointments were cancelled\./);
  });

  it('resolves the day of a provider who is out', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await desk.focusTile(/Casper/);
    await keys.press('a');
    await desk.dialog('A provider is out').getByRole('row').nth(7).waitFor();
    await keys.press('Enter');
    await desk.notice(/appointments of .* were changed\./);
    expect(keys.count).toBeLessThanOrEqual(25);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await desk.notice(/restored\./);
  });

  it('blocks lunch', async () => {
    const desk = await openDesk();
    const { keys } = desk;
    await desk.focusTile(/11:30\s*Cinnamon/);
    await keys.press('x');
    await desk.dialog('Block time').waitFor();
    await keys.press('Enter');
    await desk.notice(/^Blocked: Lunch, /);
    expect(keys.count).toBeLessThanOrEqual(4);
    await keys.press('Control+z');
    await desk.notice(/^Undone\. Lunch: block removed\./);
  });

  it('finds the next free Tuesday afternoon with a provider', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await desk.focusTile(/11:30\s*Cinnamon/);
    await keys.press('n', 'Enter');
    const found = page.getByRole('region', { name: 'Next available' });
    await found.waitFor();
    await keys.press('Alt+f', 't', 'Space', 'Tab');
    // "Any time", "Morning", "Afternoon", "Hours…": a letter chooses in a native list, the second time the second one.
    await keys.press('a');
    const times = (): Promise<readonly string[]> => found.getByRole('listitem').getByRole('button').allTextContents();
    await expect
      .poll(async () => (await times()).filter((each) => !/^(Today|Tue, .*)\s(12|[1-5]):\d\d\sPM/.test(each)))
      .toEqual([]);
    await expect.poll(async () => (await times()).length).toBeGreaterThan(0);
    expect(keys.count).toBeLessThanOrEqual(8);
  });

  it('shows the week of a provider, moves an appointment to another day, and takes it back', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await desk.focusTile(/11:30\s*Cinnamon/);
    await keys.press('v');
    await page.getByRole('heading', { level: 1, name: /Nov 15.*21, 2026/ }).waitFor();
    await dayPage(page).movable.waitFor();
    await desk.focusTile(/11:30\s*Cinnamon/);
    await keys.press('m', 'ArrowRight', 'ArrowRight', 'Enter');
    await desk.notice(/^Cinnamon: Thu(rsday)?, .*11:30\sAM/);
    expect(keys.count).toBeLessThanOrEqual(5);
    await keys.press('Control+z');
    await desk.notice(/^Undone\. Cinnamon: /);
  });

  it('moves all appointments of a provider by half an hour', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await desk.focusTile(/Casper/);
    await keys.press('Control+Shift+a', 'm');
    await desk.dialog('Move appointments').waitFor();
    await keys.type('30');
    await page.getByRole('button', { name: /^Move \d+ appointments$/ }).waitFor();
    await keys.press('Control+Enter');
    await desk.notice(/^\d+ appointments were moved\./);
    expect(keys.count).toBeLessThanOrEqual(5);
    await keys.press('Control+z');
    await desk.notice(/appointments restored\./);
  });

  it('warns while an appointment is moved over another one, by keys and in the dialog', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await desk.focusTile(/11:30\s*Cinnamon/);
    await keys.press('m', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await page.getByText('Overlaps Domino').first().waitFor();
    await keys.press('Escape', 'Enter');
    await page.getByRole('button', { name: 'Move…' }).click();
    await desk.dialog(/Move/).getByLabel('Time').fill('12:00');
    await page
      .getByRole('list', { name: 'Warnings' })
      .getByText(/Domino/)
      .waitFor();
    await page.getByRole('button', { name: 'Move anyway' }).waitFor();
    await keys.press('Escape');
  });

  it('shows who is off all day, and warns before something is booked then', async () => {
    const desk = await openDesk('#/day/101/2026-11-18');
    const { page, keys } = desk;
    const weiss = page.getByRole('group', { name: /^Dr\. Daniel Weiss/ });
    await page.getByText('Off all day').first().waitFor();
    expect(await weiss.count()).toBe(1);
    await chooseClient(desk, 'waff', /^Waffles/, 'w');
    await page.getByRole('combobox', { name: 'Provider' }).selectOption({ label: 'Dr. Daniel Weiss' });
    await page.getByLabel(/^Time/).fill('10:15');
    await page
      .getByRole('list', { name: 'Warnings' })
      .getByText(/Dr\. Daniel Weiss/)
      .first()
      .waitFor();
    await keys.press('Escape');
  });

  it('fills a cancelled appointment from the waiting list', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await chooseClient(desk, 'waff', /^Waffles/, 'w');
    await keys.press('Alt+w');
    await desk.dialog('Add to the waiting list').waitFor();
    await keys.press('Control+Enter');
    await desk.notice(/ added to the waiting list\.$/);
    await desk.focusTile(/11:30\s*Cinnamon/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel or no-show…' }).click();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await desk.notice(/1 on the waiting list fits\.$/);
    const before = keys.count;
    await keys.press('l');
    await desk
      .dialog('Waiting list')
      .getByRole('button', { name: /^Book 11:30/ })
      .and(page.locator(':focus'))
      .waitFor();
    await keys.press('Enter');
    await desk.notice(/ booked for .* and removed from the waiting list\./);
    expect(keys.count - before).toBe(2);
  });

  it('books what was asked for online', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await page.getByRole('button', { name: /^Appointment requests: \d/ }).waitFor();
    await keys.press('i');
    await desk.dialog('Appointment requests').getByText('Itching again').first().waitFor();
    await keys.press('Enter', 'b');
    await bookingDialog(page).chosenClient.waitFor();
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Book( anyway)?$/ }).waitFor();
    await keys.press('Control+Enter');
    await desk.notice(/, 10:30\sAM/);
    expect(keys.count).toBeLessThanOrEqual(4);
  });

  it('changes the type of an appointment that is past', async () => {
    const desk = await openDesk('#/day/101/2026-11-16');
    const { page, keys } = desk;
    const tile = page.locator('[data-tile][data-stage="completed"]').first();
    await tile.focus();
    await keys.press('Enter');
    await page.getByRole('button', { name: 'Edit…' }).click();
    const edit = page.getByRole('dialog');
    const type = edit.getByRole('combobox', { name: 'Type' });
    const chosen = await type.inputValue();
    await type.selectOption({ index: (await type.locator('option').first().getAttribute('value')) === chosen ? 1 : 0 });
    await keys.press('Control+Enter');
    await page
      .getByRole('listitem')
      .filter({ hasText: / saved\./ })
      .waitFor();
    await keys.press('Control+z');
    await desk.notice(/^Undone/);
  });

  it('reports the load of each provider', async () => {
    const desk = await openDesk();
    const { page, keys } = desk;
    await keys.press('Alt+7');
    await page.getByText(/^\d+ days? counted/).waitFor();
    await page
      .getByRole('table', { name: 'Providers' })
      .getByRole('row', { name: /^Dr\. Amara Okafor/ })
      .waitFor();
    expect(keys.count).toBe(1);
  });
});

describe('checking in while the service does not answer', () => {
  it('takes one key for each client, and two for all once it is back', async () => {
    const { page, line } = await openDeskOnLine(shared.browser);
    const keys = countedKeys(page);
    await line.down();
    await page.keyboard.press('r');
    await page.getByText(/^Check in clients and note walk-ins as usual/).waitFor();
    // Those of the next two hours: a check-in further ahead is asked about.
    const tiles = page
      .locator('[data-tile][data-stage="booked"], [data-tile][data-stage="confirmed"]')
      .filter({ hasText: /^\s*(11:\d\d|12:00)/ });
    const ids = await tiles.evaluateAll((all) => all.slice(0, 3).map((each) => each.getAttribute('data-tile')));
    for (const id of ids) {
      await page.locator(`[data-tile="${id}"]`).focus();
      await keys.press('s');
      await page.locator(`[data-tile="${id}"][data-queued]`).waitFor();
    }
    expect(keys.count).toBe(3);
    await line.up();
    await page.keyboard.press('r');
    await page
      .getByText(/3 check-ins not sent yet\./)
      .first()
      .waitFor();
    await keys.press('q');
    await page.getByRole('button', { name: 'Send 3 check-ins' }).waitFor();
    await keys.press('Control+Enter');
    for (const id of ids) await page.locator(`[data-tile="${id}"][data-stage="arrived"]:not([data-queued])`).waitFor();
    expect(keys.count).toBe(5);
  });
});
