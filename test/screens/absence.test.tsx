import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { otherDesk, type Visit } from '../support/page/changing.ts';
import type { TestCore } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const now = Date.parse('2026-11-17T10:10:00-05:00');
const isComing = ({ status, blocked, end }: Visit): boolean =>
  !blocked && ['booked', 'confirmed', 'arrived'].includes(status?.stage ?? '') && Date.parse(end ?? '') > now;

/** The visits still to come of the provider who has most of them; one of their tiles has the focus. */
async function focusBusiest(core: TestCore): Promise<readonly Visit[]> {
  const { appointments, providers } = await otherDesk(core).day();
  const [visits = []] = providers
    .map(({ id }) => appointments.filter((each) => each.provider?.id === id && isComing(each)))
    .toSorted((one, other) => other.length - one.length);
  const tiles = await screen.findAllByRole('button', { expanded: false });
  tiles.find((each) => each.dataset['tile'] === visits[0]?.id)?.focus();
  return visits;
}

const rows = (): readonly HTMLElement[] => within(screen.getByRole('dialog')).getAllByRole('row').slice(1);

describe('a provider who is out', () => {
  it('has every visit proposed to another one, carried out in two keys and undone by one', async () => {
    const core = await openScreen('#/');
    const visits = await focusBusiest(core);
    expect(visits.length).toBeGreaterThan(4);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog', { name: 'A provider is out' });
    expect(rows()).toHaveLength(visits.length);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(new RegExp(`appointments of .* were changed\\.`));
    const desk = otherDesk(core);
    const after = await Promise.all(visits.map(({ id }) => desk.visit(id)));
    const kept = after.filter((each, index) => each?.provider?.id === visits[index]?.provider?.id);
    expect(kept.length).toBeLessThan(visits.length);
    // It stays open only for those who have to be called.
    expect(screen.queryByRole('dialog') === null).toBe(
      kept.length === 0 && after.every((each, index) => each?.start === visits[index]?.start),
    );

    // In the dialog, or in the notice once it is closed.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/restored\./);
    for (const { id, start, provider } of visits) {
      const back = await desk.visit(id);
      expect([back?.start, back?.provider?.id]).toEqual([start, provider?.id]);
    }
  });

  it('shows how to reach each client, and prints those who must be called', async () => {
    const core = await openScreen('#/');
    const visits = await focusBusiest(core);
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'A provider is out' });
    // Written in the clinic's format, however it is kept.
    const digits = (text: string | null | undefined): string => text?.replaceAll(/\D/g, '') ?? '';
    for (const { client } of visits) {
      expect(dialog).toHaveTextContent(client?.name ?? '');
      expect(digits(dialog.textContent)).toContain(digits(client?.phones[0]?.number).replace(/^1(?=\d{10}$)/, ''));
    }
    const [first] = within(dialog).getAllByRole('combobox', { name: /^Change: / });
    if (!first) throw new Error('Nothing is proposed.');
    await userEvent.selectOptions(first, 'Keep it and call');
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      dispatchEvent(new Event('beforeprint'));
      printed.push(document.querySelector('.print-root')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print call list' }));
    expect(printed[0]).toContain(visits[0]?.client?.name);
    expect(printed[0]).toMatch(/^Call list: /);
  });

  it('sends each change once where the service refuses every second one, and says which', async () => {
    let mutations = 0;
    const core = await openScreen('#/', {
      fetch: async (url, init) => {
        if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
        mutations += 1;
        if (mutations % 2 === 1) return nodeFetch(url, init);
        const errors = [{ message: 'Not on this day.', extensions: { code: 'BAD_USER_INPUT' } }];
        return new Response(JSON.stringify({ data: null, errors }), {
          headers: { 'content-type': 'application/json' },
        });
      },
    });
    const visits = await focusBusiest(core);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog', { name: 'A provider is out' });
    const button = screen.getByRole('button', { name: /^Change \d+ appointments?$/ });
    const count = Number.parseInt(button.textContent.replace(/\D+/, ''), 10);
    await userEvent.click(button);
    await screen.findByText(/(was|were) changed\./);
    expect(mutations).toBe(count);
    const refused = rows().filter((row) => row.textContent.includes('Not on this day.'));
    expect(refused).toHaveLength(Math.floor(count / 2));
    const desk = otherDesk(core);
    const after = await Promise.all(visits.map(({ id }) => desk.visit(id)));
    const moved = after.filter((each, index) => each?.provider?.id !== visits[index]?.provider?.id);
    expect(moved).toHaveLength(Math.ceil(count / 2));
    // What was refused can be sent again, and nothing else is.
    expect(screen.getByRole('button', { name: new RegExp(`^Change ${refused.length} appointments?$`) })).toBeEnabled();
  });

  it('stops after the one under way, and sends the rest when asked again', async () => {
    let mutations = 0;
    const answers: (() => void)[] = [];
    const core = await openScreen('#/', {
      fetch: async (url, init) => {
        if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
        mutations += 1;
        if (mutations === 2) await new Promise<void>((resolve) => answers.push(resolve));
        return nodeFetch(url, init);
      },
    });
    await focusBusiest(core);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog', { name: 'A provider is out' });
    const button = screen.getByRole('button', { name: /^Change \d+ appointments?$/ });
    const count = Number.parseInt(button.textContent.replace(/\D+/, ''), 10);
    await userEvent.click(button);
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Stopping…' })).toHaveFocus();
    answers[0]?.();
    await screen.findByText(/^2 appointments of .* were changed\./);
    expect(mutations).toBe(2);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Change ${count - 2} appointments?$`) }));
    await screen.findByText(new RegExp(`^${count - 2} appointments? of`));
    expect(mutations).toBe(count);
  });

  it('can be chosen in the dialog, and says where nothing is left to change', async () => {
    const core = await openScreen('#/');
    const { providers, appointments } = await otherDesk(core).day();
    const idle = providers.find(({ id }) => !appointments.some((each) => each.provider?.id === id && isComing(each)));
    await focusBusiest(core);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is out' }), idle?.name ?? '');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('has no remaining appointments'));
    expect(screen.getByRole('button', { name: 'Change 0 appointments' })).toHaveAttribute('aria-disabled', 'true');
  });
});
