import { describe, expect, it } from 'vitest';
import { visit } from '../../support/browser/desk.ts';
import { expectNoViolations } from '../../support/browser/expectNoViolations.ts';
import { sharePreview } from '../../support/browser/sharedPreview.ts';

const shared = sharePreview();

/** Each screen with what is there once it has its data. Three more are in everyday.test.ts. */
const screens = [
  ['#/board', /Checking out/],
  ['#/week/101/2026-11-17', /h booked|min booked/],
  ['#/week/101/2026-11-17/201', /Completed/],
  ['#/clients', /All 600 clients/],
  ['#/clients/compare', /\d+ pairs/],
  ['#/review', /^Complete as of/],
  ['#/review/no-visit=12&missing=email&sort=-balance', /^Visit history goes back to/],
  ['#/explorer', /^Choose a list/],
  ['#/explorer/reservations', /requires: Location/],
  ['#/explorer/invoices;by.status=OPEN', /as of/],
  ['#/explorer/getClients/10001', /^Given name/],
  ['#/locations', /218 Riverside Drive/],
  ['#/settings/service', /Possible requests/],
  ['#/forms', /No operations turned on/],
  ['#/help', /Available offline/],
  ['#/help/reception/visit', /the bill next/],
  ['#/help/it/profile', /front-desk-profile/],
] as const;

describe('each screen, in light and in dark', () => {
  it.each(screens)('axe finds nothing on /%s', async (path, content) => {
    // Axe injects itself as a script, which the page's own policy rightly forbids.
    const { page, context } = await visit(shared.browser, shared.preview.url + path, { bypassCSP: true });
    await page.getByText(content).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in help during a search, and where nothing is found', async () => {
    const { page, context } = await visit(shared.browser, `${shared.preview.url}#/help`, { bypassCSP: true });
    const field = page.getByRole('searchbox', { name: 'Search help' });
    await field.fill('undo');
    await page.getByRole('list', { name: 'Results' }).waitFor();
    await expectNoViolations(page);
    await field.fill('xylophone');
    await page.getByText('No topic matches all of these words.').waitFor();
    await expectNoViolations(page);
    await context.close();
  });

  it('axe finds nothing in the week overview, nor in the month with its loads', async () => {
    const { page, context } = await visit(shared.browser, shared.preview.url, { bypassCSP: true });
    await page
      .getByText(/Confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press('o');
    const week = page.getByRole('region', { name: 'Week overview' });
    await week.getByRole('button', { name: /^Fri .* appointments/ }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('j');
    const month = page.getByRole('grid', { name: 'November 2026' });
    await month.locator('[data-date="2026-11-30"][title*="appointments"]').waitFor();
    await expectNoViolations(page);
    await context.close();
  });
});
