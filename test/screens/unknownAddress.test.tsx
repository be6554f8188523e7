import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

it('an address of nothing leads to the schedule', async () => {
  await openScreen('#/nothing-is-here');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Schedule' })).toHaveAttribute('href', '#/');
});
