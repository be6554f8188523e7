import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../support/core/deskRequests.ts';
import { answerInstead, honest, recordRequests } from '../support/page/bookingScreen.ts';
import { openLossyTransport } from '../support/service/lossyTransport.ts';
import { draftIds, draftText, withoutOffer } from '../support/page/clientFormScreen.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { confirmPayment, dialogOf, openPayment, sendPayment, typePayment } from '../support/page/paymentScreen.ts';
import { killPage, openPage } from '../support/page/screen.tsx';

const ofAmount = (amount: string) => (each: { readonly amount: { readonly amount: string } | null }) =>
  each.amount?.amount === amount;

describe('a payment at the desk', () => {
  it('starts with the open amount, and is confirmed in figures and in words', async () => {
    const { billing, name } = await openPayment();
    const open = billing.balance?.amount ?? '';
    expect(screen.getByLabelText('Amount')).toHaveValue(open);
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    await typePayment('45,50', 'Card');
    await userEvent.type(screen.getByLabelText(/^Reference/), 'Slip 7');
    await userEvent.keyboard('{Enter}');
    const dialog = await dialogOf('Is this right?');
    expect(dialog.getByText('$45.50')).toBeVisible();
    expect(dialog.getByText('forty-five dollars and fifty cents')).toBeVisible();
    for (const text of [name, 'Card', 'Slip 7']) expect(dialog.getByText(text)).toBeVisible();
  });

  it('goes from the amount to the method and to the confirm step by Enter, with a digit for the method', async () => {
    const { sent, ports } = honest();
    await openPayment(ports);
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [first, second] = screen.getAllByRole('radio');
    expect(first).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Method' })).toHaveAccessibleDescription('');
    await userEvent.keyboard('2');
    expect(second).toBeChecked();
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toBeChecked();
    amount.focus();
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(second).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await dialogOf('Is this right?');
    expect(sent).toEqual([]);
  });

  it('says before and after it which invoices stay open', async () => {
    const { billing } = await openPayment();
    const open = (billing.invoices?.entries ?? []).filter((each) => Number(each.open?.amount ?? 0) > 0);
    expect(open.length).toBeGreaterThan(0);
    const stays = /^This is a payment on account: \d+ unpaid invoices? stays? open/;
    expect(screen.getByText(stays)).toBeVisible();
    const [invoice] = open;
    await userEvent.selectOptions(screen.getByLabelText(/^Invoice/), invoice?.id ?? '');
    expect(screen.queryByText(stays)).toBeNull();
    await typePayment('0.01');
    expect(screen.getByText(/^\$[\d,.]+ of invoice .+ stays open\.$/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Invoice/), '');
    await confirmPayment();
    const done = await dialogOf('Payment recorded');
    expect(done.getByText(/^Recorded on account\. \d+ invoices? stays? unpaid/)).toBeVisible();
  });

  it('is recorded once, and shows the new balance', async () => {
    const { sent, ports } = honest();
    const { test, id } = await openPayment(ports);
    await typePayment('1.05');
    await confirmPayment();
    const dialog = await dialogOf('Payment recorded');
    expect(dialog.getByText('New balance').parentElement).toHaveTextContent(/\$[\d,.]+ due|No balance due/);
    expect(sent).toHaveLength(1);
    expect((await paymentsOf(test, id)).filter(ofAmount('1.05'))).toHaveLength(1);
    expect(await draftIds(test)).toEqual([]);
  });

  it('does not take an Enter too many for a yes', async () => {
    const { sent, ports } = honest();
    await openPayment(ports);
    await typePayment('1.05');
    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Control>}{Enter}{/Control}');
    await dialogOf('Is this right?');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await dialogOf('Payment recorded');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['', 'Enter an amount.'],
    ['ten', 'Enter an amount, such as 45.50.'],
    ['1.005', 'Use up to two decimal places.'],
    ['0', 'Enter an amount above zero.'],
    ['1234567890', 'This amount is too large for one payment.'],
  ])('is not confirmed with “%s” as its amount', async (amount, text) => {
    await openPayment();
    const field = screen.getByLabelText('Amount');
    await userEvent.clear(field);
    if (amount !== '') await userEvent.type(field, amount);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(text);
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: 'Method' })).toHaveAccessibleDescription('Choose a payment method.');
  });

  it('shows the service’s message at its field, and keeps what was typed', async () => {
    const problem = { __typename: 'Problem', field: 'reference', message: 'This slip was used.' };
    await openPayment({}, answerInstead('RecordPayment', { __typename: 'Refused', problems: [problem] }));
    await typePayment('2.50');
    await userEvent.type(screen.getByLabelText(/^Reference/), 'Slip 7');
    await confirmPayment();
    const field = await screen.findByLabelText(/^Reference/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('This slip was used.'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('Slip 7');
    expect(screen.getByLabelText('Amount')).toHaveValue('2.50');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was recorded.');
  });

  it('shows why none can be recorded', async () => {
    await openPayment({}, withoutOffer('recordPayment', 'This key may only read.'));
    expect(screen.getByRole('alert')).toHaveTextContent('This key may only read.');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is stored as a draft while it is typed, and resumed', async () => {
    const { test, ...who } = await openPayment();
    await typePayment('17.25', 'Card');
    await waitFor(async () => expect(await draftText(test)).toContain('17.25'));
    killPage();
    openPage(test, '#/clients');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    await sendPayment(who);
    expect(await screen.findByText(/^Draft started at/)).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('17.25');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  });

  it('has a receipt on paper, with all that it is', async () => {
    const { name } = await openPayment();
    await typePayment('3.75');
    await userEvent.type(screen.getByLabelText(/^Reference/), 'Slip 9');
    await confirmPayment();
    await dialogOf('Payment recorded');
    window.dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector<HTMLElement>('.print-root');
    for (const text of [
      'Receipt',
      '$3.75',
      'three dollars and seventy-five cents',
      name,
      'Cash',
      'Slip 9',
      'Nov 17, 2026',
    ])
      expect(paper).toHaveTextContent(text);
    window.dispatchEvent(new Event('afterprint'));
  });
});

describe('a payment with a lost answer', () => {
  it('is found by the core, and recorded once', async () => {
    const line = openLossyTransport();
    const { test, id } = await openPayment(line.ports);
    line.lose = 'answers';
    await typePayment('6.10');
    await confirmPayment();
    await dialogOf('Payment recorded');
    expect(line.sent).toHaveLength(1);
    expect((await paymentsOf(test, id)).filter(ofAmount('6.10'))).toHaveLength(1);
  });

  it('is looked up again where the first lookup failed, and found', async () => {
    let cut = false;
    const line = openLossyTransport();
    const ports = {
      fetch: async (...[url, init]: Parameters<NonNullable<typeof line.ports.fetch>>) => {
        const isChange = init.body.includes('"query":"mutation');
        if (cut && !isChange) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        if (isChange) cut = true;
        // Sound: the line above has one.
        return (line.ports.fetch as NonNullable<typeof line.ports.fetch>)(url, init);
      },
    };
    const { test, id } = await openPayment(ports);
    line.lose = 'answers';
    await typePayment('7.20');
    await confirmPayment();
    const dialog = await dialogOf('Payment may have been recorded');
    expect(dialog.queryByRole('button', { name: 'Record it again…' })).toBeNull();
    expect(await draftText(test)).toContain('7.20');
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    // The outcome is still unknown, so the page must not call the payment missing.
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-disabled'),
    );
    expect(dialog.queryByText(/It isn’t among .* payments/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Record it again…' })).toBeNull();
    cut = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    const done = await dialogOf('Payment recorded');
    expect(done.getByText(/It was recorded once/)).toBeVisible();
    expect(line.sent).toHaveLength(1);
    expect((await paymentsOf(test, id)).filter(ofAmount('7.20'))).toHaveLength(1);
    expect(await draftIds(test)).toEqual([]);
  });

  it('is recorded a second time only where it is not there and a person decides it', async () => {
    const line = openLossyTransport();
    const { test, id, name } = await openPayment(line.ports);
    line.lose = 'questions';
    await typePayment('8.30');
    await confirmPayment();
    const dialog = await dialogOf('Payment may have been recorded');
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    expect(await dialog.findByText(new RegExp(`^It isn’t among ${name}’s payments yet`))).toBeVisible();
    expect(line.sent).toHaveLength(1);
    line.lose = 'nothing';
    await userEvent.click(dialog.getByRole('button', { name: 'Record it again…' }));
    const second = await dialogOf('Record it a second time?');
    expect(second.getByText(/no reply came/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(line.sent).toHaveLength(1);
    await userEvent.click(second.getByRole('button', { name: 'Record $8.30 again' }));
    await dialogOf('Payment recorded');
    expect(line.sent).toHaveLength(2);
    expect((await paymentsOf(test, id)).filter(ofAmount('8.30'))).toHaveLength(1);
  });

  it('is not forgotten with the window', async () => {
    const line = openLossyTransport();
    const { test, ...who } = await openPayment(line.ports);
    line.lose = 'questions';
    await typePayment('9.40');
    await confirmPayment();
    await dialogOf('Payment may have been recorded');
    await waitFor(async () => expect(await draftText(test)).toContain('OutcomeUnknown'));
    killPage();
    openPage(test, '#/clients');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    const { openDialog } = await import('../../renderer/state/dialogs.ts');
    openDialog('payment', { client: who.id, name: who.name });
    const dialog = await dialogOf('Payment may have been recorded');
    expect(dialog.getByText('$9.40')).toBeVisible();
    expect(line.sent).toHaveLength(1);
  });

  it('is not sent over one that another desk has recorded meanwhile', async () => {
    const { sent, ports } = recordRequests((_body, answer) => answer());
    const { test, id } = await openPayment(ports);
    const payment = { client: id, amount: '5.55', method: 'CASH' };
    const ended = valueOf(await test.request('desk:change', { operation: 'RecordPayment', variables: { payment } }));
    expect(ended.data).toMatchObject({ recordPayment: { __typename: 'Done' } });
    await typePayment('5.55');
    await confirmPayment();
    const dialog = await dialogOf('Matching payment found');
    expect(sent).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Record another…' }));
    const another = await dialogOf(/^Record another payment/);
    await userEvent.click(another.getByRole('button', { name: 'Record $5.55' }));
    await dialogOf('Payment recorded');
    expect((await paymentsOf(test, id)).filter(ofAmount('5.55'))).toHaveLength(2);
    expect(within(document.body).queryByText('1 unfinished')).toBeNull();
  });
});
