import type { Locator, Page } from 'playwright-core';

/** The form of a client and her patients, in `scope` where more than one is open. */
export function clientForm(scope: Page | Locator) {
  return {
    clientName: scope.getByLabel('Client’s name'),
    phone: scope.getByLabel('Phone'),
    petName: scope.getByLabel('Pet’s name'),
    species: scope.getByLabel('Species'),
  };
}
