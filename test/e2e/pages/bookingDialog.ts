import type { Page } from 'playwright-core';

/** The dialog that books an appointment. */
export function bookingDialog(page: Page) {
  return {
    dialog: page.getByRole('dialog', { name: 'Book an appointment' }),
    clientField: page.getByRole('combobox', { name: 'Client, phone or pet' }),
    chosenClient: page.getByRole('region', { name: 'Selected client' }),
  };
}
