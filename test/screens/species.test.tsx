import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

it('writes a species in the clinic’s own word once the field is left', async () => {
  await openScreen('#/');
  await screen.findByRole('heading', { name: 'Tuesday, November 17, 2026' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Client, patient/ }), 'register a client');
  await screen.findByRole('option', { name: /Register/ });
  await userEvent.keyboard('{Enter}');
  const species = await screen.findByLabelText(/^Species/);
  await userEvent.type(species, 'dog');
  await userEvent.tab();
  expect(species).toHaveValue('Canine');
  await userEvent.clear(species);
  await userEvent.type(species, 'Axolotl');
  await userEvent.tab();
  expect(species).toHaveValue('Axolotl');
});
