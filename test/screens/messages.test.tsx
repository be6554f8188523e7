import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { openDialog } from '../../renderer/state/dialogs.ts';
import { queryEntries } from '../support/core/deskRequests.ts';
import { breakableNetwork } from '../support/page/changing.ts';
import { draftText, withoutOffer } from '../support/page/clientFormScreen.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

const ingrid = { client: '10528', name: 'Ingrid Esposito' };
const body = 'Stella can come at four.';

async function openMessages(ports: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await openScreen('#/clients', ports);
  await screen.findByRole('searchbox', { name: 'Search clients' });
  await showMessages();
  return test;
}

async function showMessages(): Promise<HTMLElement> {
  openDialog('messages', ingrid);
  const dialog = await screen.findByRole('dialog', { name: 'Messages with Ingrid Esposito' });
  await within(dialog).findByText('Thank you so much.', { selector: 'p' });
  await within(dialog).findByRole('button', { name: 'Send' });
  return dialog;
}

async function write(text = body): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Message'), text);
}

/** Writes, and holds it. */
async function send(): Promise<HTMLElement> {
  await write();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  return screen.findByRole('region', { name: 'Messages waiting to be sent' });
}

async function sentTexts(test: TestCore): Promise<readonly (string | null)[]> {
  const { messages } = await queryEntries(test, 'ClientMessages', { client: ingrid.client });
  return (messages.messages?.entries ?? []).map(({ text }) => text).filter((text) => text === body);
}

describe('the messages of a client', () => {
  it('are opened from her card, by conversation, with the newest at the bottom', async () => {
    await openScreen('#/clients/10528');
    await userEvent.click(await screen.findByRole('button', { name: 'Messages' }));
    const dialog = await screen.findByRole('dialog', { name: 'Messages with Ingrid Esposito' });
    expect(await within(dialog).findByText('1 conversation')).toBeVisible();
    const list = within(dialog).getByRole('navigation', { name: 'Conversations' });
    expect(within(list).getByRole('button', { name: /Vaccination record.*Thank you so much/ })).toHaveAttribute(
      'aria-current',
    );
    const log = within(dialog).getByRole('log', { name: 'Conversation' });
    const items = within(log).getAllByRole('listitem');
    expect(items.at(-1)).toHaveTextContent(/Ingrid Esposito \(Client\).*Thank you so much\..*Received/);
    expect(items.some((item) => /Front desk \(Clinic\)/.test(item.textContent ?? ''))).toBe(true);
    expect(within(log).queryByRole('link')).toBeNull();
  });

  it('show how long a text is once that matters, and need one', async () => {
    await openMessages();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Enter a message.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Message'));
    await userEvent.paste('x'.repeat(160));
    expect(screen.getByText(/^160 characters\. A text message holds 160/)).toBeVisible();
  });

  it('show why they can’t be sent where the service does not offer it, and stay readable', async () => {
    await openScreen('#/clients', {}, withoutOffer('sendMessage', 'This key may not send.'));
    await screen.findByRole('searchbox', { name: 'Search clients' });
    openDialog('messages', ingrid);
    const dialog = await screen.findByRole('dialog', { name: 'Messages with Ingrid Esposito' });
    expect(await within(dialog).findByText(/can’t be sent from here\. This key may not send\./)).toBeVisible();
    expect(await within(dialog).findByText('Thank you so much.', { selector: 'p' })).toBeVisible();
    expect(within(dialog).queryByLabelText('Message')).toBeNull();
  });
});

describe('a message that is sent', () => {
  it('waits a moment, comes back whole when it is cancelled, and was not sent', async () => {
    const test = await openMessages();
    const held = await send();
    expect(held).toHaveTextContent(/Sends in (10|9) s/);
    expect(screen.getByText(/will be sent in 10 seconds unless you cancel it/)).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('');
    await userEvent.click(within(held).getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(body));
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.getByLabelText('Send by')).toHaveValue('SMS');
    expect(await sentTexts(test)).toEqual([]);
  });

  it('waits on over another screen, is sent once, and stands in the conversation', async () => {
    const test = await openMessages();
    await send();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
    const held = await screen.findByRole('region', { name: 'Messages waiting to be sent' });
    await userEvent.click(within(held).getByRole('button', { name: /^Send now: message to Ingrid/ }));
    expect(await screen.findByText('Message to Ingrid Esposito sent.', { selector: 'li p' })).toBeVisible();
    expect(await sentTexts(test)).toEqual([body]);
    await waitFor(async () => expect(await draftText(test)).toBe('[]'));
    const dialog = await showMessages();
    expect(within(dialog).getAllByText(body, { selector: 'p' })).toHaveLength(1);
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('is undone by Ctrl+Z from anywhere', async () => {
    await openMessages();
    await send();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByLabelText('Message')).toHaveValue(body);
    expect(screen.queryByRole('region', { name: 'Messages waiting to be sent' })).toBeNull();
  });

  it('is an unsent draft where the window closes before', async () => {
    const test = await openMessages();
    await send();
    await waitFor(async () => expect(await draftText(test)).toContain(body));
    killPage();
    openPage(test, '#/clients');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    await userEvent.keyboard('u');
    const row = await screen.findByRole('button', { name: `Resume: Message to Ingrid Esposito: ${body}` });
    await userEvent.click(row);
    expect(await screen.findByLabelText('Message')).toHaveValue(body);
    expect(await sentTexts(test)).toEqual([]);
  });

  it('is a draft where the desk is locked before', async () => {
    const test = await openMessages();
    valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    await send();
    await waitFor(async () => expect(await draftText(test)).toContain(body));
    test.core.lock();
    await screen.findByText(/locked or asleep/);
    expect(screen.queryByText(/Sends in/)).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /Anna/ }));
    await userEvent.keyboard('1234{Enter}');
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
    expect(await sentTexts(test)).toEqual([]);
    expect(await draftText(test)).toContain(body);
  });

  it('is not sent once it was kept as a draft', async () => {
    const test = await openMessages();
    await send();
    await waitFor(async () => expect(await draftText(test)).toContain(body));
    const [draft] = valueOf(await test.request('drafts:read', null));
    valueOf(await test.request('drafts:keep', { id: draft?.id ?? '', content: null }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages waiting to be sent' })).toBeNull());
    expect(await sentTexts(test)).toEqual([]);
  });

  it('comes back with the service’s message where it is refused', async () => {
    const error = { message: 'This client wants no messages', extensions: { code: 'BAD_USER_INPUT' } };
    const refusal = JSON.stringify({ data: { sendMessage: null }, errors: [{ ...error, path: ['sendMessage'] }] });
    const refusing: Partial<CorePorts> = {
      fetch: async (url, init) =>
        init.body.includes('"query":"mutation')
          ? new Response(refusal, { headers: { 'content-type': 'application/json' } })
          : nodeFetch(url, init),
    };
    const test = await openMessages(refusing);
    const held = await send();
    await userEvent.click(within(held).getByRole('button', { name: /^Send now/ }));
    expect(await screen.findByText('This client wants no messages')).toBeVisible();
    expect(screen.getByText(/Nothing was sent/)).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue(body);
    expect(await sentTexts(test)).toEqual([]);
  });

  it('may have been sent where the outcome is unknown: it is looked up again and never sent by itself', async () => {
    const network = breakableNetwork();
    const test = await openMessages(network.ports);
    network.broken = 'mutations';
    const held = await send();
    await userEvent.click(within(held).getByRole('button', { name: /^Send now/ }));
    expect(await screen.findByText('This may have been sent.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue(body);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Message'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('region', { name: 'Messages waiting to be sent' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/Not among the messages at/)).toBeVisible();
    expect(await sentTexts(test)).toEqual([]);
  });
});
