import type { Locator, Page } from 'playwright-core';

/** The board: a place for each stage of a visit, with its cards. */
export function boardPage(page: Page) {
  const place = (name: string): Locator => page.locator(`[data-place="${name}"]`);
  const cards = (name: string): Locator => place(name).locator('[data-tile]');
  return {
    place,
    cards,
    card: (name: string, id: string): Locator => place(name).locator(`[data-tile="${id}"]`),
    /** The appointment of a patient who has not arrived yet, by its id. */
    async firstAwaited(): Promise<string> {
      const first = cards('awaiting').first();
      await first.waitFor();
      return (await first.getAttribute('data-tile')) ?? '';
    },
  };
}
