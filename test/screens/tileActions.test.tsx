import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import { openScreen } from '../support/page/screen.tsx';

let clientsRead = 0;
const countClients = (transport: Transport): Transport => ({
  ...transport,
  request(envelope) {
    if (JSON.stringify(envelope).includes('ClientOfTile')) clientsRead += 1;
    return transport.request(envelope);
  },
});

async function openDay(): Promise<HTMLElement> {
  clientsRead = 0;
  await openScreen('#/day/101/2026-11-17', {}, countClients);
  const tile = await screen.findByRole('button', { name: /^11:30.*Cinnamon/ });
  // The part that listens is loaded once the tiles are shown.
  await waitFor(() => expect(summary()).not.toBeNull());
  return tile;
}

const summary = (): HTMLElement | null => document.querySelector('[role="tooltip"]');
const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 700));
const moveOver = (element: Element): void => {
  fireEvent.pointerMove(element, { pointerType: 'mouse', buttons: 0 });
};

describe('the menu of an appointment', () => {
  it('opens by right click with the actions of its panel, and gives the focus back', async () => {
    const tile = await openDay();
    fireEvent.contextMenu(tile, { button: 2, clientX: 40, clientY: 50 });
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    const labels = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.querySelector('span')?.textContent);
    expect(labels).toEqual([
      'Check in',
      'Status…',
      'Move…',
      'Edit…',
      'Cancel or no-show…',
      'Wants an earlier time…',
      'Messages',
      'Patient record',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(tile).toHaveFocus();
    await userEvent.click(tile);
    const panel = await screen.findByRole('complementary', { name: 'Appointment' });
    for (const name of ['Check in', 'Move…', 'Edit…', 'Cancel or no-show…', 'Wants an earlier time…', 'Messages'])
      expect(within(panel).getByRole('button', { name })).toBeVisible();
  });

  it('opens by Shift+F10 and the menu key, and does what is chosen', async () => {
    const tile = await openDay();
    tile.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu', { name: 'Actions' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{ContextMenu}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    expect(await screen.findByRole('dialog', { name: /Cinnamon/ })).toBeVisible();
  });

  it('leads to all statuses', async () => {
    const tile = await openDay();
    fireEvent.contextMenu(tile, { button: 2 });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status…' }));
    expect(await screen.findByRole('menuitem', { name: 'No-show' })).toBeVisible();
  });

  it('names what is not possible, with the reason', async () => {
    await openDay();
    fireEvent.contextMenu(screen.getByRole('button', { name: /Freckles.*Cancelled/ }), { button: 2 });
    const cancel = await screen.findByRole('menuitem', { name: /^Cancel or no-show….+/ });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a double click edits, also where the first click moves the tile away', async () => {
  const tile = await openDay();
  await userEvent.click(tile);
  await screen.findByRole('complementary', { name: 'Appointment' });
  fireEvent.click(document.body, { detail: 2 });
  expect(await screen.findByRole('dialog', { name: 'Edit Cinnamon (Feline)' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Appointment', hidden: true })).toBeInTheDocument();
});

describe('the summary of an appointment', () => {
  it('shows after a rest, reads the client once, and goes with Escape or when it is left', async () => {
    const tile = await openDay();
    moveOver(tile);
    expect(summary()).toBeEmptyDOMElement();
    await rest();
    const card = within(summary() ?? document.body);
    expect(await card.findByText('(914) 555-0183')).toBeVisible();
    expect(card.getByText('Raúl Castro')).toBeVisible();
    expect(card.getByText('Senior wellness')).toBeVisible();
    expect(tile).toHaveAttribute('aria-describedby', summary()?.id);
    await waitFor(() => expect(card.queryByText('…')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(summary()).toBeEmptyDOMElement();
    // It was sent away: only once the tile was left it comes again.
    moveOver(tile);
    await rest();
    expect(summary()).toBeEmptyDOMElement();
    moveOver(screen.getByRole('group', { name: /^Dr\. Daniel Weiss/ }));
    moveOver(tile);
    await rest();
    expect(summary()).not.toBeEmptyDOMElement();
    fireEvent.pointerOut(tile, { relatedTarget: summary() });
    fireEvent.pointerEnter(summary() ?? document.body);
    await rest();
    expect(summary()).not.toBeEmptyDOMElement();
    fireEvent.pointerOut(summary() ?? document.body, { relatedTarget: document.body });
    await waitFor(() => expect(summary()).toBeEmptyDOMElement());
    expect(clientsRead).toBe(1);
  });

  it('reads nothing where the pointer only passes', async () => {
    const tile = await openDay();
    moveOver(tile);
    fireEvent.pointerOut(tile, { relatedTarget: document.body });
    await rest();
    expect(summary()).toBeEmptyDOMElement();
    expect(clientsRead).toBe(0);
  });

  it('shows and hides by P, and goes with the focus', async () => {
    const tile = await openDay();
    tile.focus();
    await userEvent.keyboard('p');
    expect(await within(summary() ?? document.body).findByText('(914) 555-0183')).toBeVisible();
    expect(summary()?.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('p');
    expect(summary()).toBeEmptyDOMElement();
    await userEvent.keyboard('p');
    await within(summary() ?? document.body).findByText('(914) 555-0183');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(summary()).toBeEmptyDOMElement());
  });
});
