import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { queryEntries } from '../support/core/deskRequests.ts';
import type { TestCore } from '../support/core/memoryCore.ts';
import type { Visit } from '../support/page/changing.ts';
import { draftText, withoutOffer } from '../support/page/clientFormScreen.ts';
import { openScreen } from '../support/page/screen.tsx';
import { busiestProvider, tileOf } from '../support/page/selectingScreen.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const body = 'We are running half an hour late today.';

/** The dialog to the clients of all visits of a provider. */
async function writeToAll(
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<{ readonly core: TestCore; readonly clients: readonly NonNullable<Visit['client']>[] }> {
  const core = await openScreen('#/', ports, through);
  const { visits } = await busiestProvider(core);
  tileOf(visits[0] ?? { id: '' }).focus();
  await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
  await userEvent.click(screen.getByRole('button', { name: /^(Write|Contacts)…$/ }));
  await screen.findByRole('dialog');
  const all = visits.filter(({ status }) => status?.stage !== 'cancelled' && status?.stage !== 'noShow');
  const clients = new Map(all.flatMap(({ client }) => (client ? [[client.id, client] as const] : [])));
  return { core, clients: [...clients.values()] };
}

async function fill(channel: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Send by'), channel);
  await userEvent.click(screen.getByLabelText('Message'));
  await userEvent.paste(body);
}

async function received(core: TestCore, clients: readonly { readonly id: string }[]): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const { id } of clients) {
    const { messages } = await queryEntries(core, 'ClientMessages', { client: id });
    counts.push((messages.messages?.entries ?? []).filter(({ text }) => text === body).length);
  }
  return counts;
}

describe('a message to the clients of selected visits', () => {
  it('goes to each alone and once, after a moment in which it can be cancelled', async () => {
    const { core, clients } = await writeToAll();
    await fill('SMS');
    const reached = clients.filter(({ phones }) => phones.length > 0);
    const dialog = within(screen.getByRole('dialog', { name: 'Message several clients' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(dialog.getByText(/^Sends in (10|9) s$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Message')).toHaveValue(body);
    expect(await received(core, reached)).toEqual(reached.map(() => 0));

    const [left, ...others] = reached;
    await userEvent.click(dialog.getByRole('checkbox', { name: `Message ${left?.name}` }));
    await userEvent.click(dialog.getByRole('button', { name: `Send ${others.length} messages` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await screen.findByText(`${others.length} messages sent.`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await received(core, reached)).toEqual([0, ...others.map(() => 1)]);
    expect(await draftText(core)).toBe('[]');
  });

  it('fills in a template for each, and leaves out whom a placeholder is not known of', async () => {
    const { core, clients } = await writeToAll();
    await userEvent.selectOptions(await screen.findByLabelText('Send by'), 'SMS');
    const field = screen.getByLabelText('Message');
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ready to go home' }));
    expect(field).toHaveDisplayValue(/Hello {{client first name}}, {{patient}} is ready/);
    expect(screen.getByText('Placeholders are filled in for each client.')).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: 'Message several clients' }));
    const left = dialog.queryAllByText(/^Not on file for this client: /).length;
    await userEvent.click(dialog.getByRole('button', { name: /^Send \d+ messages$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await screen.findByText(/^\d+ messages sent\.$/);
    const texts: string[] = [];
    for (const { id } of clients) {
      const { messages } = await queryEntries(core, 'ClientMessages', { client: id });
      const own = (messages.messages?.entries ?? []).filter(({ text }) => text?.includes('is ready to go home'));
      expect(own.length).toBeLessThanOrEqual(1);
      texts.push(...own.flatMap(({ text }) => text ?? []));
    }
    const reached = clients.filter(({ phones }) => phones.length > 0);
    expect(texts).toHaveLength(reached.length - left);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join()).not.toMatch(/[{}]/);
  });

  it('names those to call, whom that way of sending does not reach', async () => {
    const { clients } = await writeToAll();
    await fill('EMAIL');
    const without = clients.filter(({ emails }) => emails.length === 0);
    expect(without.length).toBeGreaterThan(0);
    const list = screen.getByRole('list', { name: new RegExp(`^${without.length} clients? to call$`) });
    for (const { name, phones } of without) {
      expect(list).toHaveTextContent(name);
      // Written in the clinic's format, however it is kept.
      const digits = (text: string | null | undefined): string => text?.replaceAll(/\D/g, '') ?? '';
      expect(digits(list.textContent)).toContain(digits(phones[0]?.number));
    }
    expect(within(list).queryByRole('checkbox')).toBeNull();
  });

  it('is told per client where every second is refused; nothing is lost, and nothing sent twice', async () => {
    let mutations = 0;
    let refuses = true;
    const { core, clients } = await writeToAll({
      fetch: async (url, init) => {
        if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
        mutations += 1;
        if (!refuses || mutations % 2 === 1) return nodeFetch(url, init);
        const errors = [{ message: 'Not to this number.', extensions: { code: 'BAD_USER_INPUT' } }];
        return Response.json({ data: null, errors });
      },
    });
    await fill('SMS');
    const reached = clients.filter(({ phones }) => phones.length > 0);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: `Send ${reached.length} messages` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    const done = Math.ceil(reached.length / 2);
    await screen.findByText(`${done} messages sent.`);
    expect(mutations).toBe(reached.length);
    expect(dialog.getAllByText('Sent')).toHaveLength(done);
    expect(dialog.getAllByText('Not to this number.')).toHaveLength(reached.length - done);
    expect(screen.getByLabelText('Message')).toHaveValue(body);
    refuses = false;
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(`^Send ${reached.length - done} messages?$`) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await received(core, reached)).toEqual(reached.map(() => 1));
  });

  it('stops after the one under way', async () => {
    let mutations = 0;
    const held: (() => void)[] = [];
    const { clients } = await writeToAll({
      fetch: async (url, init) => {
        if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
        mutations += 1;
        if (mutations === 1) await new Promise<void>((resolve) => held.push(resolve));
        return nodeFetch(url, init);
      },
    });
    await fill('SMS');
    const reached = clients.filter(({ phones }) => phones.length > 0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    held[0]?.();
    await screen.findByText('1 message sent.');
    expect(mutations).toBe(1);
    expect(screen.getByRole('button', { name: `Send ${reached.length - 1} messages` })).toBeEnabled();
  });

  it('asks before a text is discarded', async () => {
    await writeToAll();
    await fill('SMS');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Discard the message?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard the message?' })).toBeNull());
    expect(screen.getByLabelText('Message')).toHaveValue(body);
  });

  it('is a list of contacts where the service sends none', async () => {
    const { clients } = await writeToAll({}, withoutOffer('sendMessage', 'This key may not send.'));
    const dialog = await screen.findByRole('dialog', { name: 'Contact details' });
    expect(await within(dialog).findByText(/This key may not send\./)).toBeVisible();
    for (const { name } of clients) expect(dialog).toHaveTextContent(name);
    expect(within(dialog).queryByLabelText('Message')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});
