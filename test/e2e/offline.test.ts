import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowsItsWeek, openDeskOnLine } from '../support/browser/cutLine.ts';
import { startBrowser } from '../support/browser/desk.ts';
import { bookingDialog } from './pages/bookingDialog.ts';
import { clientsPage } from './pages/clientsPage.ts';
import { dayPage } from './pages/dayPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe('a connection that is cut while a day is open', () => {
  it('leaves the day, its paper, the clients and their cards, with the time; what comes back is read anew', async () => {
    const desk = await openDeskOnLine(browser);
    const { page, line } = desk;
    await knowsItsWeek(desk);
    const tiles = await dayPage(page).tiles.count();
    await line.down();
    await page.keyboard.press('r');
    await page.getByText(/Still showing the schedule as of/).waitFor();
    expect(await dayPage(page).tiles.count()).toBeGreaterThanOrEqual(tiles);
    const middles = await page.locator('[data-failure-notice] :is(a, button)').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(middles).toHaveLength(2);
    expect(middles[0]).toBe(middles[1]);
    await page.keyboard.press('Control+p');
    await page.getByRole('dialog').getByRole('row').nth(5).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+2');
    await clientsPage(page).searchField.fill('lopez');
    await clientsPage(page).foundLinks.first().click();
    await page.getByText(/Still showing the client as last loaded/).waitFor();
    await clientsPage(page)
      .card(/L[oó]pez/)
      .waitFor();
    await line.up();
    await page.keyboard.press('Alt+1');
    await page.locator('body').press('r');
    await page.getByText(/Still showing the schedule as of/).waitFor({ state: 'detached' });
  });
});

describe('a connection that is cut while a dialog is open', () => {
  it('loses nothing that was typed, books nothing, and books once when it is back', async () => {
    const { page, line, clinic } = await openDeskOnLine(browser);
    const before = clinic.store.appointments().length;
    await page.keyboard.press('n');
    await bookingDialog(page).clientField.waitFor();
    await page.keyboard.type('lopez');
    // The first client's first patient stands below her.
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await bookingDialog(page).chosenClient.waitFor();
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
