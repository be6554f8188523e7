import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Language } from '../../electron/contract/language.ts';
import { requestFrom, visit } from '../support/browser/desk.ts';
import { everyOpened, openDialog, settled } from '../support/browser/everyScreen.ts';
import { sharePreview } from '../support/browser/sharedPreview.ts';
import { dayPage } from './pages/dayPage.ts';

const shared = sharePreview();

async function open(width: number, height: number): Promise<Page> {
  const { page } = await visit(shared.browser, 'about:blank');
  onTestFinished(() => page.context().close());
  await page.setViewportSize({ width, height });
  return page;
}

/** The page in a language, and in English again after the test. It loads itself anew for that, and is not closed meanwhile. */
async function openIn(language: Language, hash = ''): Promise<Page> {
  const page = await open(1280, 800);
  const speak = async (spoken: Language): Promise<void> => {
    await requestFrom(page, 'settings:change', { language: spoken });
    await page.locator(`html[lang="${spoken}"]`).waitFor({ state: 'attached' });
  };
  await page.goto(`${shared.preview.url}${hash}`);
  // Its first screen is there, so that it hears of changes.
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await speak(language);
  onTestFinished(() => speak('en'));
  return page;
}

/** The demo clinic, if its first location had another name. */
async function rename(page: Page, name: string): Promise<void> {
  await page.route('**/request', async (route) => {
    try {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"name":"Riverside"', `"name":"${name}"`);
      await route.fulfill({ response, body });
    } catch {
      // The page was closed meanwhile.
    }
  });
}

describe('a screen of 1280 pixels', () => {
  it.each(['Riverside Heights', 'Riverside Animal Hospital', 'Riverside Veterinary Hospital and Emergency Center'])(
    'shows that the day is today beside %s',
    async (name) => {
      const page = await open(1280, 800);
      await rename(page, name);
      await page.goto(shared.preview.url);
      await dayPage(page).tiles.first().waitFor();
      await page.getByRole('combobox', { name: 'Location' }).filter({ hasText: name }).waitFor();
      const badge = page.locator('[data-today]').filter({ hasText: /^Today$/ });
      expect(await badge.isVisible()).toBe(true);
    },
  );

  it.each(['en', 'de', 'es', 'fr'] as const)('keeps the actions of a client in a row in %s', async (language) => {
    const page = await openIn(language, '#/clients/10528');
    await settled(page);
    const tops = await page
      .locator('[data-opens="messages"]')
      .evaluate((messages) =>
        [...(messages.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect().top),
      );
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });

  it('shows a short patient record no higher than it needs', async () => {
    const page = await open(1280, 800);
    await page.goto(`${shared.preview.url}#/clients/10528`);
    await settled(page);
    await openDialog(page, [{ click: '[data-opens="record"]' }]);
    expect((await page.getByRole('dialog').boundingBox())?.height).toBeLessThan(600);
  });

  it.each(['en', 'de', 'es', 'fr'] as const)(
    'keeps the head of the day and its filters in a row each in %s',
    async (language) => {
      const page = await openIn(language);
      await dayPage(page).tiles.first().waitFor();
      const heading = page.getByRole('heading', { level: 1 });
      await page.locator('[data-moves]').waitFor();
      await settled(page);
      const rows = await page.getByRole('main').evaluate((main) => {
        const filters = main.querySelector('[data-filter]')?.closest('[role="group"]');
        const head = main.querySelector('h1')?.parentElement?.parentElement;
        return [head, filters].map((bar) => {
          const seen = [...(bar?.querySelectorAll('button, select, fieldset') ?? [])].filter((each) =>
            each.checkVisibility(),
          );
          return new Set(
            seen.map((each) => {
              const { top, bottom } = each.getBoundingClientRect();
              return Math.round((top + bottom) / 2 / 10);
            }),
          ).size;
        });
      });
      expect(rows).toEqual([1, 1]);
      const cut = await heading.evaluate((title) => {
        const { width } = title.getBoundingClientRect();
        title.style.flex = 'none';
        return title.getBoundingClientRect().width > width + 1;
      });
      expect(cut).toBe(false);
    },
  );

  it('ends the head of a provider’s week where the page ends, also in two rows', async () => {
    const page = await open(1280, 800);
    await page.goto(`${shared.preview.url}#/week/101/2026-11-17/201`);
    const place = page.getByRole('combobox', { name: 'Location' }).filter({ hasText: 'Riverside' });
    await place.waitFor();
    await settled(page);
    const box = await place.boundingBox();
    const today = await page.getByRole('main').getByRole('button', { name: 'Today', exact: true }).boundingBox();
    if (!box || !today) throw new Error('Nothing is there.');
    const main = await page.getByRole('main').boundingBox();
    const [before, after] = [today.x - (main?.x ?? 0), 1280 - (box.x + box.width)];
    expect(Math.abs(after - before)).toBeLessThan(12);
  });

  it('keeps date, time and length of a move in one row', async () => {
    const page = await open(1280, 800);
    await page.goto(shared.preview.url);
    await openDialog(page, everyOpened.find(({ name }) => name === 'move')?.steps ?? []);
    const labels = page
      .getByRole('dialog')
      .locator('label')
      .filter({ hasText: /^(Date|Time|Minutes)$/ });
    const tops = await labels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  it.each(['de', 'es', 'fr'] as const)('has every label of an appointment in one line in %s', async (language) => {
    const page = await openIn(language);
    await page.locator('[data-tile][data-stage="confirmed"]').first().click();
    const labels = page.locator('aside dt');
    await labels.nth(4).waitFor();
    await settled(page);
    const heights = await labels.evaluateAll((all) =>
      all.map((each) => {
        const lines = document.createRange();
        lines.selectNodeContents(each);
        return lines.getClientRects().length;
      }),
    );
    expect(heights).toEqual(heights.map(() => 1));
  });

  it('has every name of a screen inside its mark, the longest too', async () => {
    const page = await openIn('de');
    const links = page.getByRole('navigation').first().getByRole('link');
    await links.filter({ hasText: 'Einstellungen' }).waitFor();
    const widths = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  });

  it('keeps the time of the list in view beside an open appointment', async () => {
    const page = await open(1280, 800);
    await page.goto(shared.preview.url);
    await dayPage(page).tiles.first().waitFor();
    await page.getByText('List', { exact: true }).first().click();
    const list = page.getByRole('region', { name: 'Schedule' });
    await list.locator('[data-tile]').nth(8).click();
    await page.getByRole('complementary', { name: 'Appointment' }).waitFor();
    await list.evaluate((element) => element.scrollTo({ left: 1_000 }));
    const edge = (await list.boundingBox())?.x ?? -1;
    const heads = list.getByRole('columnheader', { name: 'Time' });
    expect((await heads.boundingBox())?.x).toBe(edge);
    const cell = list.locator('tbody tr').nth(8).locator('td').first();
    expect((await cell.boundingBox())?.x).toBe(edge);
    // A click on it is still one on the row.
    await cell.click({ force: true });
    await page.getByRole('complementary', { name: 'Appointment' }).waitFor({ state: 'detached' });
  });
});

it('at 853 pixels the search keeps its own place beside a draft', async () => {
  const page = await open(853, 533);
  await page.goto(shared.preview.url);
  await dayPage(page).tiles.first().waitFor();
  await page.keyboard.press('n');
  await page.getByLabel('Reason').fill('Limps');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByText(/^1 /).waitFor();
  const search = await page
    .getByRole('banner')
    .getByRole('button', { name: /Search clients/ })
    .boundingBox();
  expect(search?.width).toBeGreaterThan(120);
  const others = await page.getByRole('banner').getByRole('button').all();
  for (const other of others) {
    const box = await other.boundingBox();
    if (!box || !search || box.x === search.x) continue;
    expect(box.x + box.width <= search.x || box.x >= search.x + search.width).toBe(true);
  }
});
