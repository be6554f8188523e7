import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskOnLine, openDeskOnLine } from '../support/browser/cutLine.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const words = 'The bandage stays on until Thursday.';

interface Talk extends DeskOnLine {
  readonly client: string;
  readonly dialog: Locator;
  readonly held: Locator;
  /** What the clinic has of these words. */
  readonly arrived: () => number;
  /** How often this desk queried for it. */
  readonly sent: () => number;
}

/** The messages of a client who wrote, opened by keyboard. */
async function openTalk(): Promise<Talk> {
  const desk = await openDeskOnLine(browser);
  const { page, line, clinic } = desk;
  const office = clinic.store.backOffice();
  const client = office.conversations.list()[0]?.clientId ?? '';
  const talk: Talk = {
    ...desk,
    client,
    dialog: page.getByRole('dialog', { name: /^Messages with/ }),
    held: page.getByRole('region', { name: 'Messages waiting to be sent' }),
    arrived: () => office.messages.list().filter(({ body }) => body === words).length,
    sent: () => line.passed.filter(({ kind, variables }) => kind === 'mutation' && variables.includes(words)).length,
  };
  await show(talk);
  return talk;
}

async function show({ page, client, dialog }: Talk): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/clients/${id}`;
  }, client);
  await page.getByRole('button', { name: 'Messages' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('log').getByRole('listitem').first().waitFor();
  await dialog.getByLabel('Message', { exact: true }).waitFor();
}

/** Presses Tab until something has the focus: there is no mouse here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not reached by Tab.');
}

async function hold({ page, dialog, held }: Talk): Promise<void> {
  await tabTo(page, dialog.getByLabel('Message', { exact: true }));
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await held.getByText(/^Sends in/).waitFor();
}

describe('a message to a client', () => {
  it('is undone by keyboard as a whole, and nothing of it reached the clinic', async () => {
    const talk = await openTalk();
    const { page, dialog, held } = talk;
    await hold(talk);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, held.getByRole('button', { name: /^Cancel/ }));
    await page.keyboard.press('Enter');
    const text = dialog.getByLabel('Message', { exact: true });
    await expect.poll(() => text.inputValue()).toBe(words);
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
    await held.waitFor({ state: 'detached' });
    expect([talk.arrived(), talk.sent()]).toEqual([0, 0]);
  });

  it('is sent once after ten seconds, over whatever screen, and stands in the conversation', async () => {
    const talk = await openTalk();
    const { page, dialog, held } = talk;
    const startedAt = Date.now();
    await hold(talk);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+1');
    await dayPage(page).tiles.first().waitFor();
    await held.waitFor();
    expect(talk.sent()).toBe(0);
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/^Message to .* sent\.$/)
      .waitFor();
    expect(Date.now() - startedAt).toBeGreaterThan(9_500);
    expect([talk.arrived(), talk.sent()]).toEqual([1, 1]);
    await show(talk);
    await dialog.getByRole('log').getByText(words).waitFor();
    expect(await dialog.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  });

  it('is a draft and nothing else where the window is loaded anew before', async () => {
    const talk = await openTalk();
    const { page, dialog } = talk;
    await hold(talk);
    await page.reload();
    await page.getByRole('button', { name: '1 unfinished', exact: true }).waitFor();
    await page.keyboard.press('u');
    const list = page.getByRole('dialog', { name: 'Unfinished work' });
    await list.getByText(new RegExp(`^Message to .*: ${words}`)).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByLabel('Message', { exact: true }).inputValue()).toBe(words);
    expect([talk.arrived(), talk.sent()]).toEqual([0, 0]);
  });

  it('is found by reading where its answer was lost, and was sent once', async () => {
    const talk = await openTalk();
    const { page, line, dialog, held } = talk;
    line.script = (arrived) => (arrived?.kind === 'mutation' ? { kind: 'reset', carriedOut: true } : null);
    await hold(talk);
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, held.getByRole('button', { name: /^Send now/ }));
    await page.keyboard.press('Enter');
    await dialog.getByRole('log').getByText(words).waitFor();
    await held.waitFor({ state: 'detached' });
    expect([talk.arrived(), talk.sent()]).toEqual([1, 1]);
    await page.getByRole('button', { name: /unfinished$/ }).waitFor({ state: 'detached' });
  });
});
