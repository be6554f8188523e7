import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthorityFile, makeAuthorityFile } from '../support/service/authorityFile.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { openFirstRun } from './pages/firstRun.ts';
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

/** What a person does, counted: a key, a paste, a click. */
function countSteps(page: Page) {
  let steps = 0;
  return {
    steps: () => steps,
    async press(key: string): Promise<void> {
      steps += 1;
      await page.keyboard.press(key);
    },
    async paste(text: string): Promise<void> {
      steps += 1;
      await page.keyboard.insertText(text);
    },
    async click(name: string): Promise<void> {
      steps += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
    return label ?? '';
  });
}

describe('the first minutes', () => {
  it('see an appointment without any step, and a client after a few letters', async () => {
    const { page } = await openFirstRun(browser, authority);
    await dayPage(page).firstVisit.waitFor();
    const person = countSteps(page);
    await person.press('/');
    await clientsPage(page).searchField.waitFor();
    for (const letter of 'garc') await person.press(letter);
    await clientsPage(page).foundLinks.first().waitFor();
    await person.press('Enter');
    await page.getByRole('heading', { level: 2, name: /Garc[ií]a/ }).waitFor();
    expect(person.steps()).toBeLessThanOrEqual(6);
  });

  it('connect a clinic in six steps, and open its day in two more', async () => {
    const { page, clinic } = await openFirstRun(browser, authority);
    const person = countSteps(page);
    await person.click('Connect your clinic');
    await expect.poll(() => focusedName(page)).toMatch(/Sandbox/);
    await person.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Address');
    await person.paste(clinic);
    await person.press('Tab');
    await person.paste('the-key');
    await person.press('Enter');
    await page.getByText(/Front Desk found \d+ of the \d+ features/).waitFor();
    expect(person.steps()).toBeLessThanOrEqual(6);
    expect(await focusedName(page)).toMatch(/Available features/);
    await page.getByText(/clients are loaded|Loading clients/).waitFor();
    await page.getByRole('radio', { name: /Park Slope/ }).check();
    await page.getByRole('button', { name: 'Open schedule' }).click();
    await dayPage(page).title('Tuesday, November 17, 2026').waitFor();
    expect(await dayPage(page).location.locator('option:checked').textContent()).toBe('Park Slope');
  });

  it('resume where they stopped, across other screens and a closed window', async () => {
    const { page, clinic, preview } = await openFirstRun(browser, authority);
    await page.getByRole('button', { name: 'Connect your clinic' }).click();
    await page.getByRole('button', { name: /Testing/ }).click();
    await page.getByLabel('Address', { exact: true }).fill(clinic);
    await page.getByLabel('Key', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Your practice system rejected the key.').first().waitFor();
    await page.getByRole('link', { name: 'Schedule', exact: true }).click();
    await dayPage(page).title('Tuesday, November 17, 2026').waitFor();
    await page.goto('about:blank');
    await page.goto(preview.url);
    await page.getByRole('button', { name: 'Connect your clinic' }).click();
    await expect.poll(() => page.getByLabel('Address', { exact: true }).inputValue()).toBe(clinic);
    // A key is never kept before it opened something.
    expect(await page.getByLabel('Key', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Key', { exact: true }).fill('the-key');
    await page.keyboard.press('Enter');
    await page.getByText(/Front Desk found \d+ of the \d+ features/).waitFor();
    await page.goto('about:blank');
    await page.goto(`${preview.url}#/connect`);
    await page.getByText(/Front Desk found \d+ of the \d+ features/).waitFor();
  });
});
