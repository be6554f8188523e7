import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { TestCore } from '../support/core/memoryCore.ts';
import { breakableNetwork, otherDesk, type Visit } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';

const title = { name: 'Block time' };

/** The day's button is there, disabled, before it is known whether time can be blocked. */
async function blockButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', title);
  await waitFor(() => expect(screen.getByRole('button', title)).toBeEnabled());
  return button.isConnected ? button : screen.getByRole('button', title);
}

/** The tile of a visit that a provider has, with the focus. */
async function focusTile(core: TestCore): Promise<Visit> {
  const { appointments } = await otherDesk(core).day();
  const visit = appointments.find(
    ({ provider, blocked, status }) => provider && !blocked && status?.stage === 'booked',
  );
  if (!visit) throw new Error('Nobody is expected.');
  const tiles = await screen.findAllByRole('button', { expanded: false });
  tiles.find(({ dataset }) => dataset['tile'] === visit.id)?.focus();
  expect(document.activeElement).toHaveAttribute('data-tile', visit.id);
  return visit;
}

async function blocksOf(core: TestCore, provider: string | undefined, reason: string): Promise<readonly Visit[]> {
  const { appointments } = await otherDesk(core).day();
  return appointments.filter((each) => each.blocked && each.provider?.id === provider && each.reason === reason);
}

/** What the page sent with each booking. */
function watchBookings(): { readonly sent: unknown[]; readonly through: (transport: Transport) => Transport } {
  const sent: unknown[] = [];
  return {
    sent,
    through: (transport) => ({
      ...transport,
      request: (envelope) => {
        const text = JSON.stringify(envelope);
        if (text.includes('BookAppointment')) sent.push(envelope);
        return transport.request(envelope);
      },
    }),
  };
}

describe('blocking time', () => {
  it('blocks lunch after the focused appointment of its provider with two keys, without a client, and undoes it', async () => {
    const { sent, through } = watchBookings();
    const core = await openScreen('#/', {}, through);
    await blockButton();
    const visit = await focusTile(core);
    const keys = ['x', '{Enter}'];
    for (const key of keys) await userEvent.keyboard(key);
    expect(keys.length).toBeLessThanOrEqual(4);

    await screen.findByText(/^Blocked: Lunch, /);
    const [block] = await blocksOf(core, visit.provider?.id, 'Lunch');
    expect(block?.client ?? block?.patient ?? null).toBeNull();
    expect(Date.parse(block?.start ?? '')).toBeGreaterThanOrEqual(Date.parse(visit.end ?? ''));
    expect(Date.parse(block?.start ?? '') - Date.parse(visit.end ?? '')).toBeLessThan(15 * 60_000);
    expect(JSON.stringify(sent)).not.toMatch(/"(client|patient)"/);
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-tile', visit.id));

    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('Undone. Lunch: block removed.');
    const [gone] = await blocksOf(core, visit.provider?.id, 'Lunch');
    expect(gone?.status?.stage ?? 'cancelled').toBe('cancelled');
  });

  it('proposes the next time at which the provider is free, where another appointment follows', async () => {
    const core = await openScreen('#/');
    await blockButton();
    const { appointments } = await otherDesk(core).day();
    const follows = (visit: Visit): Visit | undefined =>
      appointments.find(
        ({ start, provider, status }) =>
          start === visit.end && provider?.id === visit.provider?.id && status?.stage !== 'cancelled',
      );
    const visit = appointments.find((each) => each.provider && each.status?.stage === 'confirmed' && follows(each));
    const next = visit && follows(visit);
    const tiles = await screen.findAllByRole('button', { expanded: false });
    tiles.find(({ dataset }) => dataset['tile'] === visit?.id)?.focus();
    await userEvent.keyboard('x{Enter}');
    await screen.findByText(/^Blocked: Lunch, /);
    const [block] = await blocksOf(core, visit?.provider?.id, 'Lunch');
    expect(Date.parse(block?.start ?? '')).toBeGreaterThanOrEqual(Date.parse(next?.end ?? ''));
    const end = Date.parse(block?.end ?? '');
    const meanwhile = appointments.filter(
      ({ provider, start, end: until, status }) =>
        provider?.id === visit?.provider?.id &&
        status?.stage !== 'cancelled' &&
        Date.parse(start ?? '') < end &&
        Date.parse(until ?? '') > Date.parse(block?.start ?? ''),
    );
    expect(meanwhile).toEqual([]);
  });

  it('blocks a meeting at another time by mouse, and warns of what is in the way', async () => {
    const core = await openScreen('#/');
    const user = userEvent.setup();
    await user.click(await blockButton());
    const dialog = await screen.findByRole('dialog', title);
    const { appointments, providers } = await otherDesk(core).day();
    const visit = appointments.find(
      ({ provider, status, blocked }) => provider && !blocked && status?.stage === 'booked',
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Meeting' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Provider' }), visit?.provider?.id ?? '');
    const time = within(dialog).getByLabelText('Time');
    await user.clear(time);
    await user.type(time, visit?.start?.slice(11, 16) ?? '');
    const name = providers.find(({ id }) => id === visit?.provider?.id)?.name;
    expect(await within(dialog).findByRole('list', { name: 'Warnings' })).toHaveTextContent(`${name} is taken`);
    await user.click(within(dialog).getByRole('button', { name: 'Block anyway' }));
    await screen.findByText(/^Blocked: Meeting, /);
    expect(await blocksOf(core, visit?.provider?.id, 'Meeting')).toMatchObject([{ start: visit?.start }]);
  });

  it.each([
    ['is not reached', 'all', 'Block time'],
    ['does not answer', 'mutations', 'Check now'],
  ] as const)('keeps what was typed where the service %s, and sends nothing by itself', async (_how, broken, next) => {
    const network = breakableNetwork();
    const core = await openScreen('#/', network.ports);
    await blockButton();
    const visit = await focusTile(core);
    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('radio', { name: 'Other' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'X-ray service');
    network.broken = broken;
    await userEvent.keyboard('{Enter}');
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('X-ray service');
    network.broken = 'no';
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: next }));
    if (broken === 'mutations') await userEvent.click(await screen.findByRole('button', { name: 'Block time' }));
    await screen.findByText(/^Blocked: X-ray service, /);
    expect(await blocksOf(core, visit.provider?.id, 'X-ray service')).toHaveLength(1);
  });

  it('says why time can’t be blocked where the service has no type for it', async () => {
    await openScreen('#/', {}, (transport) => ({
      ...transport,
      request: async (envelope) => {
        const answer = await transport.request(envelope);
        return typeof answer === 'string' ? answer.replaceAll('"blocked":true', '"blocked":false') : answer;
      },
    }));
    const button = await screen.findByRole('button', { name: /^Block time: Your practice system has no/ });
    expect(button).toBeDisabled();
    await userEvent.keyboard('x');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('removing a block', () => {
  it('is one click in its details, and can be undone; nobody is checked in', async () => {
    const core = await openScreen('#/');
    const { appointments } = await otherDesk(core).day();
    const block = appointments.find(({ blocked, status }) => blocked && status?.stage === 'booked');
    if (!block) throw new Error('Nothing is blocked.');
    const tiles = await screen.findAllByRole('button', { expanded: false });
    await userEvent.click(tiles.find(({ dataset }) => dataset['tile'] === block.id) ?? document.body);
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    const names = within(details)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(['Move…', 'Edit…', 'Remove block']);
    await userEvent.click(within(details).getByRole('button', { name: 'Remove block' }));
    await screen.findByText(`${block.reason ?? block.type?.name ?? ''}: block removed.`);
    const stage = async (): Promise<string | undefined> => (await otherDesk(core).visit(block.id))?.status?.stage;
    expect((await stage()) ?? 'cancelled').toBe('cancelled');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stage()).toBe('booked'));
  });
});
