import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../support/page/screen.tsx';

async function openHelp(): Promise<HTMLElement> {
  await userEvent.keyboard('{F1}');
  const field = await screen.findByRole('searchbox', { name: 'Search help' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

describe('help', () => {
  it('opens on F1, finds by words, and returns to the previous screen', async () => {
    await openScreen('#/locations');
    await screen.findByText(/218 Riverside Drive/);
    const field = await openHelp();
    expect(document.title).toBe('Help – Front Desk');
    await userEvent.type(field, 'walk in');
    const found = await screen.findByRole('list', { name: 'Results' });
    expect(within(found).getAllByRole('link')[0]).toHaveTextContent(/^Walk-ins/);
    expect(screen.getByText(/^\d+ topics? found$/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { level: 1, name: 'Walk-ins' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(location.hash).toBe('#/help/reception/walk-in');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/218 Riverside Drive/)).toBeVisible();
  });

  it('is the current screen in the top bar while it is open', async () => {
    await openScreen('#/locations');
    await screen.findByText(/218 Riverside Drive/);
    const button = screen.getByRole('button', { name: 'Help' });
    expect(button).not.toHaveAttribute('aria-current');
    await openHelp();
    expect(button).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await screen.findByText(/218 Riverside Drive/);
    expect(button).not.toHaveAttribute('aria-current');
  });

  it('moves by arrows from the search into the results, and back', async () => {
    await openScreen('#/help');
    const field = await screen.findByRole('searchbox', { name: 'Search help' });
    await userEvent.type(field, 'undo');
    const links = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.getByRole('navigation', { name: 'Help contents' })).toBeVisible();
  });

  it('shows when nothing is found', async () => {
    await openScreen('#/help');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'xylophone');
    expect(await screen.findByText('No topic matches all of these words.')).toBeVisible();
    expect(screen.getByText('0 topics found')).toBeInTheDocument();
  });

  it('is read page by page: contents, topic, the next one, and links between pages', async () => {
    await openScreen('#/help/managers');
    const contents = await screen.findByRole('navigation', { name: 'Help contents' });
    await userEvent.click(within(contents).getByRole('link', { name: 'Merge two clients' }));
    await screen.findByRole('heading', { level: 1, name: 'Merge two clients' });
    expect(within(contents).getByRole('link', { name: 'Merge two clients' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Find duplicates' }));
    await screen.findByRole('heading', { level: 1, name: 'Find duplicates' });
    await userEvent.click(screen.getByRole('link', { name: 'Next Unfinished work' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Unfinished work' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('shows its pictures, with alternative text', async () => {
    await openScreen('#/help/reception/undo');
    const picture = await screen.findByRole('img', { name: /with Undo$/ });
    expect(picture.getAttribute('src')).toMatch(/undo.*\.webp/);
  });

  it('takes an address that leads nowhere to what is nearest', async () => {
    await openScreen('#/help/it/nothing');
    await screen.findByRole('heading', { level: 1, name: 'IT' });
    location.hash = '#/help/nothing';
    await screen.findByRole('heading', { level: 1, name: 'Help' });
  });

  it('is reached from what did not work, at the very topic', async () => {
    await openScreen('#/locations', { fetch: () => Promise.reject(new Error('net::ERR_CERT_AUTHORITY_INVALID')) });
    const notice = await screen.findByRole('alert');
    await userEvent.click(within(notice).getByRole('link', { name: 'Help' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The certificate isn’t trusted' })).toBeVisible();
  });

  it('is in the palette and on the shortcut sheet', async () => {
    await openScreen('#/locations');
    await screen.findByText(/218 Riverside Drive/);
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Help').nextElementSibling).toHaveTextContent('F1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Client, patient/ }), 'manual');
    await userEvent.click(await screen.findByRole('option', { name: /^Help/ }));
    expect(await screen.findByRole('searchbox', { name: 'Search help' })).toBeVisible();
  });
});
