import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cardsIn, column, otherDesk } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';

async function firstAwaited(): Promise<{ readonly id: string; readonly card: HTMLElement }> {
  const [card] = cardsIn(await column('Expected'));
  const id = card?.dataset['tile'];
  if (!card || id === undefined) throw new Error('No expected visit.');
  return { id, card };
}

const idsIn = (place: HTMLElement): readonly (string | undefined)[] =>
  cardsIn(place).map((card) => card.dataset['tile']);

describe('the board', () => {
  it('brings a visit from check-in to its end by one key, and keeps the focus on it', async () => {
    await openScreen('#/board');
    const { id, card } = await firstAwaited();
    const done = screen.getByRole('button', { name: /^Done/ });
    const before = Number(/\d+/.exec(done.textContent ?? '')?.[0]);
    card.focus();
    for (const place of ['Waiting', 'In progress', 'Checking out']) {
      await userEvent.keyboard('s');
      await waitFor(async () => expect(idsIn(await column(place))).toContain(id));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-tile', id));
      // Saved: the next step is offered again.
      await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-busy'));
    }
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Done/ })).toHaveTextContent(String(before + 1)));
    expect(document.activeElement).toHaveAttribute('data-tile');
  });

  it('moves between columns with Shift and an arrow, and back by Ctrl+Z', async () => {
    const core = await openScreen('#/board');
    const { id, card } = await firstAwaited();
    const before = await otherDesk(core).visit(id);
    card.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await screen.findByText(/: Checked in\./)).toBeVisible();
    expect(idsIn(await column('Waiting'))).toContain(id);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(/^Undone\./)).toBeVisible();
    expect(idsIn(await column('Expected'))).toContain(id);
    expect((await otherDesk(core).visit(id))?.status).toEqual(before?.status);
  });

  it('is the same day as the grid: the key B goes there and back, and both agree', async () => {
    await openScreen('#/board');
    const { id, card } = await firstAwaited();
    card.focus();
    await userEvent.keyboard('s');
    await screen.findByText(/: Checked in\./);
    await userEvent.keyboard('b');
    const tile = await waitFor(() => {
      const found = screen.getAllByRole('button').find((each) => each.dataset['tile']?.endsWith(id));
      if (!found) throw new Error('It is not on the grid.');
      return found;
    });
    expect(tile).toHaveTextContent('Checked in');
    await userEvent.keyboard('b');
    expect(idsIn(await column('Waiting'))).toContain(id);
  });

  it('walks through its cards by arrows; Enter opens and Esc closes', async () => {
    await openScreen('#/board');
    const { card } = await firstAwaited();
    card.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = document.activeElement;
    expect(second).not.toBe(card);
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(within(details).getByRole('button', { name: 'Check in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(second);
  });

  it('shows what another desk does, without taking the focus or closing what is open', async () => {
    const core = await openScreen('#/board');
    const { id, card } = await firstAwaited();
    const others = cardsIn(await column('In progress'));
    const other = others[0]?.dataset['tile'] ?? '';
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit…' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, ' and more');
    await otherDesk(core).setStatus(other, 'CHECKING_OUT');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Checking out/, hidden: true })).toHaveTextContent('Checking out 1'),
    );
    expect(reason).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveDisplayValue(/ and more$/);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/ saved\./);
    expect((await otherDesk(core).visit(id))?.reason).toMatch(/ and more$/);
  });
});
