import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClientFormRequest, registerDialogHost } from '../../renderer/state/dialogs.ts';
import { bookButton, chooseType } from '../support/page/bookingScreen.ts';
import { breakableNetwork } from '../support/page/changing.ts';
import { openClients, search, watchedService } from '../support/page/clientsScreen.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

const zoe = "Zoë O'Brien-Muñoz";
const castro = 'Manuel Castro';
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function openCastro(): Promise<{ readonly test: TestCore; readonly card: HTMLElement }> {
  const test = await openClients();
  await search('manuel castro{Enter}');
  return { test, card: await settledCard(castro) };
}

async function settledCard(name: string): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name });
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'));
  return card;
}

function requestedForms(): ClientFormRequest[] {
  const requests: ClientFormRequest[] = [];
  stops.push(registerDialogHost(({ kind, request }) => kind === 'clientForm' && requests.push(request)));
  return requests;
}

const list = (): HTMLElement => screen.getByRole('list', { name: 'Results' });

describe('a client’s card', () => {
  it('shows contacts, patients, visits and what else is known', async () => {
    await openScreen('#/clients/10001');
    const card = await settledCard(zoe);
    expect(within(card).getByRole('heading', { name: 'Patients' })).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Past appointments' })).toBeVisible();
    expect(within(card).getByRole('button', { name: /^Copy.*555-0111/ })).toBeVisible();
    expect(within(card).getByText('Client since')).toBeVisible();
    expect(within(card).getByText('Diabetic, insulin twice a day')).toBeVisible();
  });

  it('says that nothing is due where the balance is zero', async () => {
    await openScreen('#/clients/10039');
    const card = await settledCard('Amir Yılmaz');
    expect(within(card).getByText('No balance due')).toBeVisible();
  });

  it('says offline that appointments can’t be loaded, names the location, and takes no booking or payment', async () => {
    const network = breakableNetwork();
    const test = await openClients('#/clients', network.ports);
    await test.request('desk:query', { operation: 'LocationList', variables: {} });
    network.broken = 'all';
    await search('manuel castro{Enter}');
    const card = await settledCard(castro);
    expect(
      await within(card).findByText('Offline: this client’s appointments can’t be loaded right now.'),
    ).toBeVisible();
    expect(within(card).queryByText(/doesn’t show a client’s appointments/)).toBeNull();
    expect(within(card).getByText('Location').nextElementSibling).toHaveTextContent(/^[A-Z][a-z]/);
    const reason = 'Your practice system isn’t responding: this isn’t possible right now.';
    // What is typed in these is kept as a draft.
    for (const name of ['Edit', 'Add patient'])
      expect(within(card).getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    for (const name of ['Book', 'Record payment']) {
      const button = within(card).getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(reason);
    }
    await userEvent.keyboard('n');
    expect(await screen.findByText(reason, { selector: '[role="region"] *' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const button of within(card).getAllByRole('button', { name: /^Book .*: Your practice system/ }))
      expect(button).toBeDisabled();
  });

  it('shows numbers in one format, however they are kept, and copies them so', async () => {
    // Kept as 212.555.0113 and as (551) 555-0171.
    await openScreen('#/clients/10369');
    const contacts = await screen.findByRole('region', { name: 'Contacts' });
    expect(await within(contacts).findByRole('button', { name: /^Copy.*\(212\) 555-0113/ })).toBeVisible();
    expect(within(contacts).getByRole('button', { name: /^Copy.*\(551\) 555-0171/ })).toBeVisible();
    expect(within(contacts).queryByText(/212\.555/)).toBeNull();
  });

  it('shows when a client does not exist', async () => {
    await openScreen('#/clients/999999');
    expect(await screen.findByText('Client not found')).toBeVisible();
  });

  it('opens at once with the row’s data, while the rest is loading', async () => {
    const service = watchedService();
    await openClients('#/clients', service.ports);
    service.hold(/./);
    await search('manuel castro{Enter}');
    const card = await screen.findByRole('article', { name: castro });
    expect(card).toHaveAttribute('aria-busy', 'true');
    expect(within(card).getByRole('button', { name: /^Copy.*\(551\) 555-0128/ })).toBeVisible();
    expect(within(card).getByText('Simba')).toBeVisible();
    expect(within(card).queryByRole('heading', { name: 'Past appointments' })).toBeNull();
    service.release();
    expect(await within(card).findByRole('heading', { name: 'Past appointments' })).toBeVisible();
  });

  it('costs the service two requests, with its visits', async () => {
    const service = watchedService();
    await openScreen('#/', service.ports);
    // The day has shown how long the service's pages are.
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    await search('manuel castro');
    await screen.findByRole('link', { name: /Manuel Castro/ });
    const before = service.sent.length;
    await userEvent.click(screen.getByRole('link', { name: /Manuel Castro/ }));
    await settledCard(castro);
    const sent = service.sent.slice(before).filter((body) => body.includes('"10334"'));
    // Her billing follows by itself, in a query of its own.
    const ofBilling = sent.findIndex((body) => body.includes('Invoices'));
    expect(ofBilling < 0 ? sent : sent.slice(0, ofBilling)).toHaveLength(2);
  });

  it('books for her, and for one of her patients, by button and by key', async () => {
    const { card } = await openCastro();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('region', { name: 'Selected client' })).toHaveTextContent(castro);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(card).getByRole('button', { name: 'Book for Simba' }));
    const chosen = await screen.findByRole('region', { name: 'Selected client' });
    await waitFor(() => expect(within(chosen).getByRole('radio', { name: /Simba/ })).toBeChecked());
  });

  it('opens her form, and those of her patients, by button and by key', async () => {
    const { card } = await openCastro();
    const requests = requestedForms();
    await userEvent.keyboard('eac');
    await userEvent.click(within(card).getByRole('button', { name: 'Edit' }));
    await userEvent.click(within(card).getByRole('button', { name: 'Add patient' }));
    await userEvent.click(within(card).getByRole('button', { name: 'Edit Simba' }));
    await userEvent.click(screen.getByRole('button', { name: 'Register client' }));
    const client = '10334';
    const typed = 'manuel castro';
    expect(requests).toEqual([
      { kind: 'edit', client },
      { kind: 'addPatient', client },
      { kind: 'new', typed },
      { kind: 'edit', client },
      { kind: 'addPatient', client },
      { kind: 'editPatient', client, patient: expect.any(String) },
      { kind: 'new', typed },
    ]);
  });

  it('is pinned by key, and confirms it', async () => {
    await openCastro();
    const pin = screen.getByRole('button', { name: 'Pin' });
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('p');
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
  });

  it('leads to the day of a visit, with the visit open', async () => {
    const { card } = await openCastro();
    const [visit] = within(card).getAllByRole('link', { name: 'Tue, Nov 24' });
    if (visit) await userEvent.click(visit);
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(within(details).getByRole('heading', { name: /Simba/ })).toBeVisible();
  });

  it('follows a change made elsewhere, in the list as well', async () => {
    const { test, card } = await openCastro();
    const change = { client: '10334', patient: { name: 'Figaro', species: 'Feline' } };
    const ended = valueOf(await test.request('desk:change', { operation: 'AddPatient', variables: change }));
    expect(ended.data).toMatchObject({ addPatient: { __typename: 'Done' } });
    // Another screen has read her since.
    await test.request('desk:query', { operation: 'BookingClient', variables: { id: '10334' } });
    expect(await within(card).findByText('Figaro')).toBeVisible();
    await waitFor(() => expect(within(list()).getByRole('link')).toHaveTextContent('Figaro'));
  });

  it('follows a booking that is made for her from here', async () => {
    const { card } = await openCastro();
    await userEvent.click(within(card).getByRole('button', { name: 'Book for Phoebe' }));
    await screen.findByRole('region', { name: 'Selected client' });
    await chooseType();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Today/ }))[0] ?? card);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Itches since Sunday');
    await userEvent.click(bookButton());
    expect(await within(card).findByText(/Itches since Sunday/)).toBeVisible();
  });

  it('shows the beginning of long notes, and the rest on request', async () => {
    await openClients('#/clients', {}, (transport) => ({
      ...transport,
      async request(envelope) {
        const text = await transport.request(envelope);
        const notes = `${'Comes with two dogs. '.repeat(60)}The end.`;
        return envelope.includes('"ClientCard"')
          ? text.replace('"notes":null', `"notes":${JSON.stringify(notes)}`)
          : text;
      },
    }));
    await search('manuel castro{Enter}');
    const card = await settledCard(castro);
    expect(card).not.toHaveTextContent('The end.');
    await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
    expect(card).toHaveTextContent('The end.');
  });
});
