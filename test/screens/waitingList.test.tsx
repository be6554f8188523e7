import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { valueOf } from '../support/core/memoryCore.ts';
import { choosePerson, chooseType, openBooking, withdraw } from '../support/page/bookingScreen.ts';
import { breakableNetwork } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';
import { add, cancel, dayReady, listOf, notices, rows, title, visitToCome } from '../support/page/waitingScreen.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

describe('from booking', () => {
  it('who finds no time that suits is put on the list, and the booking is closed and comes back with the undo', async () => {
    const core = await openBooking();
    await choosePerson('maria gar', /^Maria Garcia/);
    await chooseType();
    await userEvent.click(await screen.findByRole('button', { name: 'Tue' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the day' }), 'Morning');
    await userEvent.keyboard('{Alt>}[KeyW]{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    expect(within(dialog).getByRole('button', { name: 'Tue' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to list' }));
    await within(notices()).findByText(/ added to the waiting list\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listOf(core)).toMatchObject([
      { client: { name: 'Maria Garcia' }, type: { name: 'Wellness Exam' }, weekdays: [2], earliest: null, latest: 720 },
    ]);
    const drafts = async (): Promise<readonly string[]> =>
      valueOf(await core.request('drafts:read', null)).map(({ id }) => id);
    expect(await drafts()).toEqual([]);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listOf(core)).toEqual([]));
    await waitFor(async () => expect(await drafts()).toEqual(['booking']));
  });

  it('takes somebody off the list once booked there, and back with the undo', async () => {
    const core = await openScreen('#/clients');
    const entry = await add(core, { type: null, minutes: 20 });
    await userEvent.keyboard('{Escape}');
    document.body.focus();
    await waitFor(() => expect(document.activeElement?.tagName).not.toBe(''));
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Find a time…: /));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Book an appointment' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Selected client' })).toHaveTextContent(entry.client.name),
    );
    await chooseType();
    expect(screen.getByLabelText('Minutes')).toHaveValue(20);
    await userEvent.click(
      within(
        (await within(screen.getByRole('region', { name: 'Next available' })).findAllByRole('listitem'))[0] ??
          document.body,
      ).getByRole('button'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
    await within(notices()).findByText(`${entry.patient?.name} is no longer on the waiting list.`);
    expect(await listOf(core)).toEqual([]);
    await userEvent.click(within(notices()).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listOf(core)).toEqual([entry]));
  });
});

describe('the list', () => {
  it('is sorted by waiting time, edited, removed and restored by keys', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const young = await add(core, { id: 'young', since: '2026-11-16T10:00:00.000Z' });
    const old = await add(core, { id: 'old', since: '2026-11-02T10:00:00.000Z', note: 'Second' });
    document.body.focus();
    await userEvent.keyboard('l');
    await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows().map(({ dataset }) => dataset['waiting'])).toEqual(['old', 'young']));
    expect(rows()[0]).toHaveTextContent('Added 15 days ago');
    // The number to call.
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/\d{3}-\d{4}|\d{3} \d{4}/));
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await waitFor(async () => expect(await listOf(core)).toEqual([old]));
    expect(rows().find(({ dataset }) => dataset['waiting'] === 'young')).toHaveTextContent('removed from the list');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await listOf(core)).toEqual([old, young]));
    await waitFor(() => expect(rows().every((row) => !('removed' in row.dataset))).toBe(true));
    within(rows()[0] ?? document.body)
      .getAllByRole('button')[0]
      ?.focus();
    await userEvent.keyboard('e');
    const form = await screen.findByRole('dialog', { name: /^Waiting list: / });
    await userEvent.clear(within(form).getByLabelText('Note'));
    await userEvent.type(within(form).getByLabelText('Note'), 'Mornings are best');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await listOf(core))[0]?.note).toBe('Mornings are best'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Mornings are best'));
  });

  it('marks and clears entries that are over, together, and brings them back', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await add(core, { id: 'fine', since: '2026-11-16T10:00:00.000Z' });
    await add(core, { id: 'until', until: '2026-11-16' });
    await add(core, { id: 'visit', visit: { id: '1', start: '2026-11-17T09:00:00-05:00' } });
    await add(core, { id: 'gone', client: { id: 'nobody', name: 'Nobody' }, patient: null });
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    const clear = await within(dialog).findByRole('button', { name: 'Clear 3 expired' });
    expect(rows()[0]).toHaveAttribute('data-waiting', 'fine');
    for (const text of [
      'This client no longer exists.',
      'Their appointment has passed.',
      'The last requested day has passed.',
    ])
      expect(dialog).toHaveTextContent(text);
    await userEvent.click(clear);
    await waitFor(async () => expect((await listOf(core)).map(({ id }) => id)).toEqual(['fine']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await listOf(core)).toHaveLength(4));
  });

  it('adds somebody who is found by name', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    expect(dialog).toHaveTextContent('The waiting list is empty');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add…' }));
    const form = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add to list' }));
    expect(form).toHaveTextContent('Choose a client.');
    await choosePerson('maria gar', /^Maria Garcia/);
    await userEvent.click(within(form).getByRole('button', { name: 'Add to list' }));
    await waitFor(async () =>
      expect(await listOf(core)).toMatchObject([
        { client: { name: 'Maria Garcia' }, location: { id: '101' }, visit: null },
      ]),
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('asks before it gives up what was typed, and keeps it on request', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add…' }));
    const form = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());

    await userEvent.click(within(dialog).getByRole('button', { name: 'Add…' }));
    const again = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    await userEvent.type(within(again).getByLabelText('Note'), 'Only by bus');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard this entry?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(again).getByLabelText('Note')).toHaveValue('Only by bus');
    await userEvent.click(within(again).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await listOf(core)).toEqual([]);
  });

  it('adds the client whose card is open, with Ctrl Enter', async () => {
    const core = await openScreen('#/clients/10001');
    const name = (await screen.findByRole('heading', { level: 2, name: /^Zoë O.Brien/ })).textContent ?? '';
    await userEvent.click(await screen.findByRole('button', { name: 'Waiting list…' }));
    const form = await screen.findByRole('dialog', { name: 'Add to the waiting list' });
    expect(form).toHaveTextContent(name);
    await userEvent.type(within(form).getByLabelText('Note'), 'Calls back');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () =>
      expect(await listOf(core)).toMatchObject([{ client: { id: '10001', name }, note: 'Calls back' }]),
    );
  });

  it('says when it is full, and adds nobody', async () => {
    const core = await openScreen('#/');
    await dayReady();
    const first = await add(core);
    for (let each = 1; each < 200; each += 1)
      valueOf(await core.request('waitingList:change', { keep: { ...first, id: `more ${each}` } }));
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(200));
    const button = within(dialog).getByRole('button', { name: 'Add…' });
    expect(button).toHaveAccessibleDescription(/^The waiting list is full \(200 entries\)\./);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps people where nothing can be booked, and says why', async () => {
    const through = withdraw('bookAppointment', 'Not in this plan.');
    const core = await openScreen('#/', {}, (transport) => {
      const withdrawn = through(transport);
      return {
        ...withdrawn,
        async request(envelope) {
          const text = await withdrawn.request(envelope);
          if (!envelope.includes('"operation":"Offers"')) return text;
          // Sound: a registered operation answers in its shape.
          const answer = JSON.parse(text) as { value: { data: { service: { offers: { change: string }[] } } } };
          for (const offer of answer.value.data.service.offers)
            if (offer.change === 'bookAppointment') Object.assign(offer, { offered: false, why: 'Not in this plan.' });
          return JSON.stringify(answer);
        },
      };
    });
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Waiting list/ })).toBeEnabled());
    await add(core);
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await within(dialog).findByText(/^Booking isn’t available here\. Not in this plan\. You can still keep/);
    await waitFor(() => expect(rows()).toHaveLength(1));
    const [find] = within(rows()[0] ?? document.body).getAllByRole('button');
    expect(find).toHaveAttribute('aria-disabled', 'true');
    expect(find).toHaveAccessibleDescription('Not in this plan.');
    expect(within(dialog).getByRole('button', { name: 'Add…' })).not.toHaveAttribute('aria-disabled');
  });

  it('stays readable while the service does not answer, and sends nothing', async () => {
    const network = breakableNetwork();
    const core = await openScreen('#/', network.ports);
    await dayReady();
    const entry = await add(core);
    const visit = await visitToCome(core);
    await cancel(core, visit);
    await userEvent.keyboard('r');
    await within(notices()).findByText(/1 on the waiting list fits\.$/);
    network.broken = 'all';
    await userEvent.keyboard('r');
    await screen.findAllByText(/Couldn’t reach|no response|internet/i);
    await userEvent.keyboard('l');
    const dialog = await screen.findByRole('dialog', title);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent(entry.client.name);
    expect(dialog).toHaveTextContent('Your practice system isn’t responding, so nothing can be booked.');
    const book = within(rows()[0] ?? document.body).getAllByRole('button')[0];
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(await listOf(core)).toEqual([entry]);
  });

  it('belongs to one clinic: an entry of another one under the same address is not shown', async () => {
    const core = await openScreen('#/');
    await dayReady();
    await add(core, { clinic: 'demo  another' });
    await userEvent.keyboard('l');
    expect(await screen.findByRole('dialog', title)).toHaveTextContent('The waiting list is empty');
  });
});
