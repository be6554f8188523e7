import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import { type AskedBilling, queryBilling } from '../support/core/deskRequests.ts';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';
import { confirmPayment, dialogOf, findDebtor, typePayment } from '../support/page/paymentScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

/** A client with open and paid invoices; the demo clinic is the same each time. */
async function whoOwes() {
  const core = await startTestCore();
  try {
    return await findDebtor(core);
  } finally {
    await core.close();
  }
}

/** Puts other billing into the core's answer. */
function withBilling(change: (billing: AskedBilling) => object): (transport: Transport) => Transport {
  return (transport) => ({
    ...transport,
    async request(envelope) {
      const text = await transport.request(envelope);
      if (!envelope.includes('"operation":"ClientBilling"')) return text;
      // Sound: a registered operation answers in its shape.
      const answer = JSON.parse(text) as { value: { data: { billing: AskedBilling } } };
      return JSON.stringify({ ...answer, value: { data: { billing: change(answer.value.data.billing) } } });
    },
  });
}

const part = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Billing' });

describe('the billing on a client’s card', () => {
  it('shows what is open first, unfolds what is paid, and opens an invoice as the service returns it', async () => {
    const { id, billing } = await whoOwes();
    await openScreen(`#/clients/${id}`);
    const region = await part();
    const open = billing.invoices?.entries.find((each) => each.open !== null && !each.open.amount.startsWith('0'));
    const opener = await within(region).findByRole('button', { name: `Open invoice ${open?.number ?? ''}` });
    const paid = billing.invoices?.entries.filter((each) => each.open?.amount === '0.00') ?? [];
    if (paid[0]) {
      const name = `Open invoice ${paid[0].number ?? ''}`;
      expect(within(region).queryByRole('button', { name })).toBeNull();
      await userEvent.click(within(region).getByRole('button', { name: /^Show \d+ paid/ }));
      expect(within(region).getByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(opener);
    const dialog = await dialogOf(`Invoice ${open?.number ?? ''}`);
    for (const line of open?.lines ?? []) expect(dialog.getAllByText(line.text ?? '')[0]).toBeVisible();
    expect(dialog.getByText('Balance due').nextSibling).toHaveTextContent(`$${open?.open?.amount ?? ''}`);
    await userEvent.click(dialog.getByRole('button', { name: /^Record payment/ }));
    const field = await screen.findByLabelText('Amount');
    expect(field).toHaveValue(open?.open?.amount);
    if (screen.queryByLabelText(/^Invoice/)) expect(screen.getByLabelText(/^Invoice/)).toHaveValue(open?.id);
  });

  it('shows a payment that was just taken, and the balance after it', async () => {
    const { id } = await whoOwes();
    const test = await openScreen(`#/clients/${id}`);
    const region = await part();
    await within(region).findByRole('heading', { name: 'Payments' });
    await userEvent.keyboard('y');
    await screen.findByLabelText('Amount');
    await typePayment('11.11');
    await confirmPayment();
    const done = await dialogOf('Payment recorded');
    await userEvent.click(done.getByRole('button', { name: 'Close' }));
    expect(await within(region).findByText('$11.11')).toBeVisible();
    const { balance } = await queryBilling(test, id);
    await waitFor(() => expect(region).toHaveTextContent(`$${balance?.amount ?? ''} due`));
  });

  it('shows what is not listed and what could not be read', async () => {
    const { id } = await whoOwes();
    const problem = {
      __typename: 'Outcome',
      kind: 'forbidden',
      message: 'This key may not read it.',
      action: '',
      at: '',
    };
    const change = (billing: AskedBilling): object => ({
      ...billing,
      payments: { ...billing.payments, entries: [], complete: false, problem },
      estimates: null,
      credits: null,
    });
    await openScreen(`#/clients/${id}`, {}, withBilling(change));
    const region = await part();
    expect(await within(region).findByText('Couldn’t load Payments: This key may not read it.')).toBeVisible();
    expect(within(region).getByText('Not available in your practice system: estimates and credits.')).toBeVisible();
    expect(within(region).queryByText('No payments on file')).toBeNull();
  });

  it('says once what kept every list from being read', async () => {
    const { id } = await whoOwes();
    const problem = { __typename: 'Outcome', kind: 'unreachable', message: 'Nothing answers.', action: '', at: '' };
    const unread = (list: object | null | undefined): object => ({ ...list, entries: [], complete: false, problem });
    const change = (billing: AskedBilling): object => ({
      ...billing,
      invoices: unread(billing.invoices),
      payments: unread(billing.payments),
      estimates: unread(billing.estimates),
      credits: unread(billing.credits),
    });
    await openScreen(`#/clients/${id}`, {}, withBilling(change));
    const region = await part();
    expect(await within(region).findAllByText(/Nothing answers\./)).toHaveLength(1);
    expect(within(region).getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('amounts without a currency', () => {
  const bare = <Of,>(value: Of): Of => JSON.parse(JSON.stringify(value).replaceAll('"USD"', 'null'));

  it('are requested once, and then written in the chosen one', async () => {
    const { id, billing } = await whoOwes();
    const test = await openScreen(`#/clients/${id}`, {}, withBilling(bare));
    const region = await part();
    const choice = await within(region).findByRole('combobox', { name: 'Currency' });
    expect(region).toHaveTextContent(`${billing.balance?.amount ?? ''} due`);
    expect(within(choice).getAllByRole('option')[1]).toHaveTextContent('US Dollar (USD)');
    await userEvent.selectOptions(choice, 'CHF');
    await waitFor(() => expect(within(region).queryByRole('combobox', { name: 'Currency' })).toBeNull());
    expect(valueOf(await test.request('settings:read', null))).toMatchObject({ currency: 'CHF' });
    expect(region).toHaveTextContent(new RegExp(`CHF\\s${billing.balance?.amount ?? ''} due`));
    await userEvent.keyboard('y');
    await screen.findByLabelText('Amount');
    await typePayment('2.50');
    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogOf('Is this right?');
    expect(dialog.getByText('two Swiss francs and fifty centimes')).toBeVisible();
  });

  it('can be given another one in Settings', async () => {
    const test = await openScreen('#/settings');
    const choice = await screen.findByRole('combobox', { name: 'Clinic’s currency' });
    await userEvent.selectOptions(choice, 'EUR');
    await waitFor(async () => expect(valueOf(await test.request('settings:read', null)).currency).toBe('EUR'));
    expect(await test.request('settings:change', { currency: 'euro' })).toMatchObject({ ok: false });
    expect(await test.request('settings:change', { currency: null })).toMatchObject({
      ok: true,
      value: { currency: null },
    });
  });
});

describe('check-out', () => {
  it('offers the payment where something is open, in the details and on the board, by key as well', async () => {
    // A client with a balance due is leaving.
    await openScreen('#/board', { clock: { now: () => Date.parse('2026-11-17T15:05:00Z') } });
    const column = await screen.findByRole('region', { name: /^Checking out/ });
    const take = await within(column).findAllByRole('button', { name: /^Record \$/ });
    const card = take[0]?.closest('li');
    const [open] = within(card ?? column).getAllByRole('button');
    if (open) await userEvent.click(open);
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(await within(details).findByRole('button', { name: /^Record payment · \$/ })).toBeVisible();
    await userEvent.keyboard('y');
    await screen.findByLabelText('Amount');
    await typePayment('0.11');
    await confirmPayment();
    const done = await dialogOf('Payment recorded');
    const balance = done.getByText('New balance').nextSibling?.textContent ?? '';
    await userEvent.keyboard('{Escape}');
    // The board knows of it as well.
    expect(await within(column).findByText(balance)).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
  });
});
