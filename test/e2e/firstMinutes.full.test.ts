import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthorityFile, makeAuthorityFile } from '../support/service/authorityFile.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { axe } from '../support/browser/expectNoViolations.ts';
import { openFirstRun } from './pages/firstRun.ts';

let browser: Browser;
let authority: AuthorityFile;
beforeAll(async () => {
  [browser, authority] = await Promise.all([startBrowser(), makeAuthorityFile()]);
});
afterAll(async () => {
  await browser.close();
  authority.remove();
});

describe('the first minutes', () => {
  it.each(['light', 'dark'] as const)('have nothing that axe finds, in %s', async (scheme) => {
    const { page, clinic } = await openFirstRun(browser, authority, scheme);
    await page.getByRole('button', { name: 'Connect your clinic' }).click();
    await page.getByText('From the sandbox to your live clinic').click();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: /Sandbox/ }).click();
    await page.getByLabel('Address', { exact: true }).fill(clinic);
    await page.getByLabel('Key', { exact: true }).fill('the-key');
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(/clients are loaded/).waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
});
