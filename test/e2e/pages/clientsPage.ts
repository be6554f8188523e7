import type { Locator, Page } from 'playwright-core';

/** The search for clients, and the card of the one that is open. */
export function clientsPage(page: Page) {
  const found = page.getByRole('list', { name: 'Results' });
  return {
    searchField: page.getByRole('searchbox', { name: 'Search clients' }),
    found,
    foundLinks: found.getByRole('link'),
    card: (name: string | RegExp): Locator => page.getByRole('article', { name }),
  };
}
