import type { Locator, Page } from 'playwright-core';

// “Data mapping”, as a manager uses it.

export async function goTo(page: Page, screen: 'Schedule' | 'Clients' | 'Settings'): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
}

export async function openReview(page: Page): Promise<void> {
  await goTo(page, 'Settings');
  await page.getByRole('link', { name: 'Review mapping' }).click();
  await page.getByText('Based on the schema of your practice system.').waitFor();
}

/** The row of a concept, by the words for it. */
export function conceptRow(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Data it reads' }).getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Opens a concept and has one of its fields read from elsewhere. */
export async function chooseField(page: Page, concept: string, field: string, from: string): Promise<void> {
  await conceptRow(page, concept).click();
  const name = `${field} of “${concept}” is read from`;
  await page.getByRole('combobox', { name, exact: true }).selectOption(from);
  await page.getByText(`${field} of “${concept}” is now read from ${from}.`).waitFor();
}

/** One of the operations to choose from, in an open concept; `deed` is what it does. */
export function operationOf(page: Page, deed: string, name: string | RegExp): Locator {
  return page.getByRole('radiogroup', { name: `Which operation ${deed}?` }).getByRole('radio', { name });
}
