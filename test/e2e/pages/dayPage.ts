import type { Locator, Page } from 'playwright-core';

/** The day, as its page shows it. */
export function dayPage(page: Page) {
  const tiles = page.locator('[data-tile]');
  return {
    /** Every appointment on it. */
    tiles,
    tile: (words: RegExp): Locator => tiles.filter({ hasText: words }),
    /** The first appointment with a status in words; a screen reader's name of its tile. */
    firstVisit: page.getByRole('button', { name: /Confirmed|Completed/ }).first(),
    title: (date: string): Locator => page.getByRole('heading', { level: 1, name: date }),
    location: page.getByRole('combobox', { name: 'Location' }),
    /** What moves appointments is loaded once the day is shown. */
    movable: page.locator('[data-moves]'),
  };
}
