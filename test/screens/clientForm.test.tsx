import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../renderer/state/dialogs.ts';
import { answerInstead, honest, failsAfterChange, recordRequests, replace } from '../support/page/bookingScreen.ts';
import {
  clientOf,
  draftIds,
  draftText,
  findAtService,
  openForm,
  sendButton,
  typeMary,
  withoutOffer,
} from '../support/page/clientFormScreen.ts';
import { killPage, openPage } from '../support/page/screen.tsx';

describe('registering', () => {
  it('creates a client and her patients in one go, and confirms it', async () => {
    const { sent, ports } = honest();
    const test = await openForm({ kind: 'new' }, ports);
    await typeMary();
    await userEvent.type(screen.getByLabelText('Born (optional)'), '3/2019');
    expect(screen.getByLabelText('Born (optional)')).toHaveAccessibleDescription('About Mar 1, 2019 · 7 years');
    await userEvent.selectOptions(screen.getByLabelText('Sex (optional)'), 'Female');
    await userEvent.click(screen.getByRole('button', { name: 'Add another patient' }));
    const second = within(screen.getByRole('group', { name: 'Patient 2' }));
    expect(second.getByLabelText('Pet’s name')).toHaveFocus();
    await userEvent.type(second.getByLabelText('Pet’s name'), 'Minka');
    await userEvent.type(second.getByLabelText('Species'), 'Feline');
    await userEvent.click(sendButton());
    expect(await screen.findByText('Mary Jo Park registered, with Rex and Minka.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(3);
    const [mary] = await findAtService(test, '9175550188');
    expect(mary).toMatchObject({ givenName: 'Mary Jo', familyName: 'Park', phones: [{ number: '(917) 555-0188' }] });
    expect(mary?.patients).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Rex', species: 'Canine', sex: 'FEMALE', birthDate: '2019-03-01' }),
        expect.objectContaining({ name: 'Minka', species: 'Feline', birthDate: null }),
      ]),
    );
    expect(await draftIds(test)).toEqual([]);
    // The clients' screen continues with the new client.
    expect(await screen.findByRole('article', { name: 'Mary Jo Park' })).toBeVisible();
  });

  it('takes over the search text and starts with the first missing field', async () => {
    await openForm({ kind: 'new', typed: 'Mary Park 917 555 0188' });
    expect(screen.getByLabelText('Client’s name')).toHaveValue('Mary Park');
    expect(screen.getByLabelText('Phone')).toHaveValue('917 555 0188');
    expect(screen.getByLabelText('Pet’s name')).toHaveFocus();
  });

  it('demands no more than a clinic can’t do without', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new' }, ports);
    await userEvent.click(sendButton());
    expect(screen.getByLabelText('Client’s name')).toHaveFocus();
    expect(screen.getByLabelText('Client’s name')).toHaveAccessibleDescription('Enter the client’s name.');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter a phone number.');
    expect(screen.getByLabelText('Pet’s name')).toBeInvalid();
    expect(screen.getByLabelText('Species')).toBeInvalid();
    expect(screen.getByLabelText('Email (optional)')).toBeValid();
    expect(sent).toEqual([]);
  });

  it('registers a client without a pet on request', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new' }, ports);
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
    await userEvent.type(screen.getByLabelText('Phone'), '917 555 0188');
    await userEvent.click(screen.getByRole('button', { name: 'Remove patient' }));
    await userEvent.click(sendButton());
    expect(await screen.findByText('Mary Jo Park registered.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('registers a client alone where the service takes no patients, and shows it', async () => {
    const { sent, ports } = honest();
    const why = 'This key may not add patients.';
    await openForm({ kind: 'new' }, ports, withoutOffer('addPatient', why));
    expect(await screen.findByText(`Patients can’t be added here. ${why}`)).toBeVisible();
    expect(screen.queryByLabelText('Pet’s name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Register and book' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
    await userEvent.type(screen.getByLabelText('Phone'), '917 555 0188');
    await userEvent.click(sendButton());
    expect(await screen.findByText('Mary Jo Park registered.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('checks a field when it is left, and keeps a number that is none', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'mary@');
    expect(screen.getByLabelText('Email (optional)')).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription('Enter a complete email address.');
    await userEvent.type(screen.getByLabelText('Phone'), '555 01');
    await userEvent.tab();
    expect(screen.getByLabelText('Phone')).toHaveValue('555 01');
    await waitFor(() =>
      expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
        'Is this number complete? It’s saved as typed.',
      ),
    );
    expect(screen.getByLabelText('Phone')).toBeValid();
    await userEvent.type(screen.getByLabelText('Born (optional)'), 'tomorrow');
    await userEvent.tab();
    expect(screen.getByLabelText('Born (optional)')).toHaveAccessibleDescription(/^Enter a date, a year or an age/);
  });

  it('continues to the booking for the new patient', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new' }, ports);
    await typeMary();
    await userEvent.click(screen.getByRole('button', { name: 'Register and book' }));
    expect(await screen.findByRole('dialog', { name: 'Book an appointment' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Selected client' })).toHaveTextContent('Mary Jo Park');
    expect(await screen.findByRole('radio', { name: /Rex/ })).toBeChecked();
    expect(sent).toHaveLength(2);
  });

  it('is worked by keyboard alone', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new' }, ports);
    const keys = userEvent.setup();
    expect(screen.getByLabelText('Client’s name')).toHaveFocus();
    await keys.keyboard('Mary Jo Park{Tab}917 555 0188');
    screen.getByLabelText('Pet’s name').focus();
    await keys.keyboard('Rex{Tab}Canine{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Mary Jo Park registered, with Rex.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('a client who may be known already', () => {
  it('is announced during typing, and gets the patient that was typed', async () => {
    const { sent, ports } = honest();
    const test = await openForm({ kind: 'new' }, ports);
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Marie Garcia');
    await userEvent.type(screen.getByLabelText('Phone'), '914 555 0111');
    const panel = screen.getByRole('region', { name: 'Possible duplicates' });
    expect(await within(panel).findByText('Same phone number')).toBeVisible();
    expect(within(panel).getByText('Maria Garcia')).toBeVisible();
    expect(sendButton()).toHaveTextContent('Register anyway');
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Rex');
    await userEvent.type(screen.getByLabelText('Species'), 'Canine');
    await userEvent.click(within(panel).getByRole('button', { name: 'Use this client – Maria Garcia' }));
    expect(screen.getByRole('dialog', { name: 'New patient of Maria Garcia' })).toBeVisible();
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
    await userEvent.click(sendButton());
    expect(await screen.findByText('Rex added to Maria Garcia.')).toBeVisible();
    expect(sent).toHaveLength(1);
    const [maria] = await findAtService(test, '9145550111');
    expect(maria?.patients?.map(({ name }) => name)).toContain('Rex');
  });

  it('is opened by a key where nothing was typed of a patient', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new', typed: '914 555 0111' }, ports);
    await screen.findByText('Same phone number');
    await userEvent.keyboard('{Alt>}1{/Alt}');
    expect(await screen.findByRole('article', { name: 'Maria Garcia' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each(['914-555-0111 x82', '718 555 0999 / 914 555 0111'])('is found by the number in %j', async (phone) => {
    await openForm({ kind: 'new' });
    await replace(screen.getByLabelText('Phone'), phone);
    expect(await screen.findByText('Same phone number')).toBeVisible();
  });

  it('can be registered all the same', async () => {
    const { sent, ports } = honest();
    await openForm({ kind: 'new' }, ports);
    await typeMary();
    await replace(screen.getByLabelText('Phone'), '914 555 0111');
    await screen.findByText('Same phone number');
    await userEvent.click(screen.getByRole('button', { name: 'Register anyway' }));
    expect(await screen.findByText('Mary Jo Park registered, with Rex.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('a failed registration', () => {
  it('shows the service’s own message at its field, and focuses it', async () => {
    const problems = [
      { __typename: 'Problem', field: 'phone', message: 'This number is blocked.' },
      { __typename: 'Problem', field: null, message: 'Nobody can be made today.' },
    ];
    await openForm({ kind: 'new' }, {}, answerInstead('RegisterClient', { __typename: 'Refused', problems }));
    await typeMary();
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This number is blocked.'));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(/Nobody can be made today\..*Nothing was saved/);
    await userEvent.type(screen.getByLabelText('Phone'), '9');
    expect(screen.getByLabelText('Phone')).toBeValid();
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
  });

  it('resumes where it stopped: a client that exists is not created again', async () => {
    let broken = true;
    const { sent, ports } = recordRequests((body, answer) => {
      if (broken && body.includes('"Minka"')) {
        return Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
      }
      return answer();
    });
    await openForm({ kind: 'new' }, ports);
    await typeMary();
    await userEvent.click(screen.getByRole('button', { name: 'Add another patient' }));
    const second = within(screen.getByRole('group', { name: 'Patient 2' }));
    await userEvent.type(second.getByLabelText('Pet’s name'), 'Minka');
    await userEvent.type(second.getByLabelText('Species'), 'Feline');
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t reach/);
    expect(screen.getByText(/Mary Jo Park registered\. Rex added\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Patient 1' })).toHaveTextContent('Added');
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Minka');
    broken = false;
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mary Jo Park registered, with Rex and Minka.')).toBeVisible();
    // The client, the dog, and the cat twice.
    expect(sent).toHaveLength(4);
  });

  it('with an unknown outcome leads to the existing client, and sends nothing by itself', async () => {
    const { sent, ports, state } = failsAfterChange();
    await openForm({ kind: 'new' }, ports);
    await typeMary();
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/no reply came/);
    state.works = true;
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(1);
    expect(sendButton()).toHaveTextContent('Try again');
    await userEvent.click(within(notice).getByRole('button', { name: 'Check if it went through' }));
    const found = screen.getByRole('region', { name: 'Did it go through?' });
    await userEvent.click(await within(found).findByRole('button', { name: 'It’s this one – Mary Jo Park' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(sendButton());
    expect(await screen.findByText('Mary Jo Park registered, with Rex.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('of a patient looks it up at the client', async () => {
    const { sent, ports, state } = failsAfterChange();
    await openForm({ kind: 'addPatient', client: '10001' }, ports);
    await screen.findByRole('dialog', { name: "New patient of Zoë O'Brien-Muñoz" });
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Baby');
    expect(screen.getByLabelText('Pet’s name')).toHaveAccessibleDescription(
      "Zoë O'Brien-Muñoz already has a patient with this name.",
    );
    await replace(screen.getByLabelText('Pet’s name'), 'Rex');
    await userEvent.type(screen.getByLabelText('Species'), 'Canine');
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    state.works = true;
    await userEvent.click(within(notice).getByRole('button', { name: 'Check if it went through' }));
    expect(await screen.findByText('Rex is on file: it went through.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('shows why registration is not available', async () => {
    const end = { __typename: 'NotOffered', why: 'This key may not register anybody.' };
    await openForm({ kind: 'new' }, {}, answerInstead('RegisterClient', end));
    await typeMary();
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This key may not register anybody.');
  });
});

describe('a draft', () => {
  it('outlives the window, with its completed steps', async () => {
    const { sent, ports } = recordRequests((body, answer) =>
      body.includes('"Rex"') ? new Promise(() => undefined) : answer(),
    );
    const test = await openForm({ kind: 'new' }, ports);
    await typeMary();
    await userEvent.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    killPage();
    openPage(test, '#/clients');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    openDialog('clientForm', { kind: 'new' });
    expect(await screen.findByText(/^Draft started at/)).toBeVisible();
    expect(screen.getByText(/Mary Jo Park registered\./)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/the window closed before a reply came/);
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
  });

  it('comes back after a close, can be discarded, and that can be undone', async () => {
    const test = await openForm();
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    openDialog('clientForm', { kind: 'new' });
    expect(await screen.findByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Client’s name')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await draftText(test)).toContain('Mary Jo Park'));
  });

  it('of another client is not overwritten', async () => {
    const test = await openForm();
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Mary Jo Park');
    await userEvent.keyboard('{Escape}');
    openDialog('clientForm', { kind: 'new', typed: 'Ann Lee' });
    expect(await screen.findByLabelText('Client’s name')).toHaveValue('Ann Lee');
    expect(screen.queryByText(/^Draft started/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Phone'), '5');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect([...(await draftIds(test))].toSorted()).toEqual(['client new', 'client new 2']));
    openDialog('clientForm', { kind: 'new', typed: 'Mary Jo Park' });
    expect(await screen.findByText(/^Draft started/)).toBeVisible();
    expect(screen.getByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
  });
});

describe('a client who is not touched', () => {
  it('is not kept as a draft', async () => {
    const test = await openForm({ kind: 'edit', client: '10001' });
    expect(await screen.findByLabelText('First name')).toHaveValue('Zoë');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await draftIds(test)).toEqual([]);
    expect((await clientOf(test, '10001')).name).toBe("Zoë O'Brien-Muñoz");
  });
});
