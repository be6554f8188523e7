import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failsAfterChange, replace } from '../support/page/bookingScreen.ts';
import { clientOf, draftIds, draftText, openForm, sendButton, typeMary } from '../support/page/clientFormScreen.ts';

/** A service that answers no change before it is let, and may lose the answer then. */
function slowService() {
  let settle: () => void = () => undefined;
  const { sent, ports, state } = failsAfterChange(new Promise<void>((resolve) => (settle = resolve)));
  const answer = (): void => {
    state.works = true;
    settle();
  };
  return { sent, ports, answer, loseAnswer: () => settle() };
}

/** Mary Jo Park without a pet, under a number that belongs to another client of the clinic. */
async function typeKnownNumber(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
  await userEvent.type(screen.getByLabelText('Phone'), '914 555 0111');
  await screen.findByText('Same phone number');
}

describe('a form that is being sent', () => {
  it('takes nothing that would not be sent, and keeps the cursor where it is', async () => {
    const service = slowService();
    await openForm({ kind: 'new' }, service.ports);
    await typeMary();
    const notes = screen.getByLabelText('Client notes (optional)');
    await userEvent.type(notes, 'Rings twice{Control>}{Enter}{/Control}');
    await waitFor(() => expect(service.sent).toHaveLength(1));
    await userEvent.keyboard(' and waits');
    await userEvent.click(screen.getByRole('button', { name: 'Add another patient' }));
    await userEvent.click(notes);
    expect(notes).toHaveValue('Rings twice');
    expect(screen.getAllByLabelText('Pet’s name')).toHaveLength(1);
    expect(notes.closest('[aria-disabled="true"]')).not.toBeNull();
    service.loseAnswer();
    await screen.findByRole('alert');
    expect(notes).toHaveFocus();
    expect(notes.closest('[aria-disabled="true"]')).toBeNull();
    await userEvent.keyboard(' and waits');
    expect(notes).toHaveValue('Rings twice and waits');
  });

  it('stays until its end is seen, whichever client may be known', async () => {
    const service = slowService();
    const test = await openForm({ kind: 'new' }, service.ports);
    await userEvent.click(screen.getByRole('button', { name: 'Remove patient' }));
    await typeKnownNumber();
    await userEvent.click(sendButton());
    await waitFor(() => expect(service.sent).toHaveLength(1));
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await userEvent.click(screen.getByRole('button', { name: 'Use this client – Maria Garcia' }));
    service.loseAnswer();
    expect(await screen.findByRole('alert')).toHaveTextContent(/no reply came/);
    expect(screen.getByRole('dialog', { name: 'New client' })).toBeVisible();
    expect(await draftIds(test)).toEqual(['client new']);
  });

  it('saves just what it shows', async () => {
    const service = slowService();
    const test = await openForm({ kind: 'edit', client: '10001' }, service.ports);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    const notes = screen.getByLabelText('Client notes');
    await userEvent.type(notes, 'Rings twice{Control>}{Enter}{/Control}');
    await waitFor(() => expect(service.sent).toHaveLength(1));
    await userEvent.keyboard(' and waits');
    expect(notes).toHaveValue('Rings twice');
    expect(notes).toHaveFocus();
    expect(notes.closest('[aria-disabled="true"]')).not.toBeNull();
    service.answer();
    expect(await screen.findByText("Zoë O'Brien-Muñoz saved.")).toBeVisible();
    expect((await clientOf(test, '10001')).notes).toBe('Rings twice');
  });
});

describe('a client who is known after all', () => {
  it('keeps as a draft what the clinic does not have of her', async () => {
    const test = await openForm();
    await typeKnownNumber();
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'new@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Use this client – Maria Garcia' }));
    expect(await screen.findByRole('article', { name: 'Maria Garcia' })).toBeVisible();
    await waitFor(async () => expect(await draftText(test)).toContain('new@example.com'));
  });

  it('leaves nothing where the clinic has it all', async () => {
    const test = await openForm();
    await typeKnownNumber();
    await waitFor(async () => expect(await draftIds(test)).toEqual(['client new']));
    const panel = screen.getByRole('region', { name: 'Possible duplicates' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Use this client – Maria Garcia' }));
    expect(await screen.findByRole('article', { name: 'Maria Garcia' })).toBeVisible();
    await waitFor(async () => expect(await draftIds(test)).toEqual([]));
  });
});
