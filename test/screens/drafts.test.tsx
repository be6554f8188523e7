import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { type ClientFormRequest, openDialog } from '../../renderer/state/dialogs.ts';
import { choosePerson, replace, setTime } from '../support/page/bookingScreen.ts';
import { draftIds, sendButton } from '../support/page/clientFormScreen.ts';
import { type TestCore, tuesday, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

const zoe = { kind: 'edit', client: '10001' } as const;

async function openDay(ports: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await openScreen('#/', ports);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  return test;
}

/** A connection that can be cut and restored, and a clock that is set. */
function cuttable() {
  const line = { isUp: true, now: tuesday };
  const ports: Partial<CorePorts> = {
    clock: { now: () => line.now },
    fetch: (url, init) =>
      line.isUp ? nodeFetch(url, init) : Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')),
  };
  return { line, ports };
}

async function openForm(request: ClientFormRequest): Promise<HTMLElement> {
  openDialog('clientForm', request);
  const form = await screen.findByRole('dialog');
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
  return form;
}

async function beginClient(name: string): Promise<void> {
  await openForm({ kind: 'new', typed: name });
  await userEvent.type(screen.getByLabelText('Phone'), '917 555 0188');
  await leave();
}

async function beginEdit(): Promise<void> {
  await openForm(zoe);
  await replace(await screen.findByLabelText('Phone'), '718 555 0199');
  await leave();
}

async function leave(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function count(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^\d unfinished$/ });
}

async function openList(): Promise<HTMLElement> {
  await userEvent.keyboard('u');
  return screen.findByRole('dialog', { name: 'Unfinished work' });
}

function titles(list: HTMLElement): readonly string[] {
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent ?? '');
}

describe('a draft', () => {
  it('is counted while there is any, with a title that names task and client', async () => {
    await openDay();
    expect(count()).toBeNull();
    expect(await within(await openList()).findByText('No unfinished work')).toBeVisible();
    await leave();
    await beginClient('Wilhelmina Ackerknecht');
    expect(await screen.findByRole('button', { name: '1 unfinished' })).toBeVisible();
    await beginEdit();
    openDialog('booking', {});
    await choosePerson('waffles', /Waffles/);
    await setTime('2026-11-19', '14:30');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: '3 unfinished' }));
    const list = await screen.findByRole('dialog', { name: 'Unfinished work' });
    await within(list).findAllByRole('listitem');
    expect(titles(list).toSorted()).toEqual([
      expect.stringMatching(/^Booking for Waffles \(.+\), Thu, Nov 19, 2:30\sPM$/),
      "Changes to Zoë O'Brien-Muñoz: phone",
      'New client Wilhelmina Ackerknecht',
    ]);
  });

  it('is resumed in its own form, any of several', async () => {
    await openDay();
    await beginClient('Wilhelmina Ackerknecht');
    await beginClient('Mary Jo Park');
    const list = await openList();
    await userEvent.click(
      await within(list).findByRole('button', { name: 'Resume: New client Wilhelmina Ackerknecht' }),
    );
    expect(await screen.findByLabelText('Client’s name')).toHaveValue('Wilhelmina Ackerknecht');
    await leave();
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume: New client Mary Jo Park' }));
    expect(await screen.findByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
  });

  it('of a booking is resumed as it stands, also where it was a walk-in', async () => {
    await openDay();
    openDialog('booking', { walkIn: true });
    await choosePerson('waffles', /Waffles.*Deceased/);
    await leave();
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: /^Resume: Walk-in for Waffles/ }));
    const form = await screen.findByRole('dialog', { name: 'Walk-in' });
    expect(await within(form).findByText('Waffles is marked as deceased.')).toBeVisible();
  });

  it('is kept and resumed by keyboard alone, unchanged', async () => {
    const test = await openDay();
    await beginClient('Wilhelmina Ackerknecht');
    await beginEdit();
    const kept = valueOf(await test.request('drafts:read', null)).map(({ id, content }) => ({ id, content }));
    await openList();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Resume/ })[0]).toHaveFocus());
    const [first] = titles(screen.getByRole('dialog'));
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await draftIds(test)).toHaveLength(1));
    expect(screen.getByRole('button', { name: `Undo: ${first}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await waitFor(async () => expect(await draftIds(test)).toEqual([]));
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await waitFor(async () => expect(await draftIds(test)).toHaveLength(2));
    const back = valueOf(await test.request('drafts:read', null)).map(({ id, content }) => ({ id, content }));
    expect(back).toEqual(expect.arrayContaining(kept));
    expect(screen.getByRole('button', { name: `Resume: ${first}` })).toHaveFocus();
  });

  it('leaves the focus on the screen where what led to the list is gone with the last of it', async () => {
    await openDay();
    await beginEdit();
    await userEvent.click(await screen.findByRole('button', { name: '1 unfinished' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(count()).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('in another window is counted here, and is gone here when it is done there', async () => {
    const test = await openDay();
    await beginEdit();
    const [draft] = valueOf(await test.request('drafts:read', null));
    if (!draft) throw new Error('Nothing is kept.');
    await test.request('drafts:keep', { id: 'client new', content: draft.content });
    await screen.findByRole('button', { name: '2 unfinished' });
    await test.request('drafts:keep', { id: 'client new', content: null });
    await test.request('drafts:keep', { id: draft.id, content: null });
    await waitFor(() => expect(count()).toBeNull());
  });
});

describe('a service that answers again', () => {
  it('sends nothing by itself, and announces failed attempts once', async () => {
    const { line, ports } = cuttable();
    await openDay(ports);
    await openForm(zoe);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    line.isUp = false;
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Nothing was changed. What you typed is saved as a draft. Send it once');
    await leave();
    await openForm({ kind: 'new' });
    expect(screen.getByText(/^Your practice system isn’t responding\. Your draft is saved/)).toBeVisible();
    await leave();
    const list = await openList();
    expect(await within(list).findByText('Not sent: no connection.')).toBeVisible();
    expect(list).toHaveTextContent('Your practice system isn’t responding.');
    await leave();
    line.isUp = true;
    await userEvent.keyboard('r');
    const announcements = screen.getByRole('region', { name: 'Notifications' });
    expect(await within(announcements).findByText(/^Back online/)).toHaveTextContent(
      "Draft not sent: Changes to Zoë O'Brien-Muñoz: phone.",
    );
    await userEvent.click(within(announcements).getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('dialog', { name: 'Unfinished work' })).toBeVisible();
    expect(within(announcements).queryByText(/^Back online/)).toBeNull();
  });

  it('announces them only after the open form is closed, without those sent from there', async () => {
    const { line, ports } = cuttable();
    await openDay(ports);
    await beginClient('Wilhelmina Ackerknecht');
    line.now += 60_000;
    await openForm(zoe);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    line.isUp = false;
    await userEvent.click(sendButton());
    await screen.findByRole('alert');
    line.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("Zoë O'Brien-Muñoz saved.")).toBeVisible();
    await screen.findByRole('button', { name: '1 unfinished' });
    expect(screen.queryByText(/^Back online/)).toBeNull();
  });
});
