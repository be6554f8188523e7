import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { openDialog } from '../../renderer/state/dialogs.ts';
import { answerInstead, headstrong, honest, recordRequests, replace } from '../support/page/bookingScreen.ts';
import { clientOf, draftIds, draftText, openForm, sendButton, typeMary } from '../support/page/clientFormScreen.ts';
import type { TestCore } from '../support/core/memoryCore.ts';
import { killPage, openPage } from '../support/page/screen.tsx';
import { followedBy } from '../support/service/followedBy.ts';

const zoe = { kind: 'edit', client: '10001' } as const;

/** Changes a client as another desk does. */
async function changeElsewhere(test: TestCore, to: object): Promise<void> {
  const { id, version } = await clientOf(test, '10001');
  const change = { operation: 'UpdateClient', variables: { client: { id, version }, to } };
  expect(await test.request('desk:change', change)).toMatchObject({
    value: { data: { updateClient: { __typename: 'Done' } } },
  });
}

describe('editing a client', () => {
  it('sends the changed fields, and confirms', async () => {
    const { sent, ports } = honest();
    const test = await openForm(zoe, ports);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await userEvent.type(screen.getByLabelText('Client notes'), 'Rings twice');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText("Zoë O'Brien-Muñoz saved.")).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('Muñoz');
    expect(await clientOf(test, '10001')).toMatchObject({
      notes: 'Rings twice',
      phones: [{ number: '(718) 555-0199', label: 'Mobile' }],
    });
    expect(await draftIds(test)).toEqual([]);
    // The card behind it shows it as well.
    expect(await screen.findByText('Rings twice')).toBeVisible();
  });

  it('tells what the service has saved otherwise, until it is read', async () => {
    await openForm(zoe, headstrong({ notes: 'Kept by the server', familyName: 'Smith' }));
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await userEvent.click(sendButton());
    const notice = await screen.findByText(/saved\. Saved, but your practice system changed it: /);
    // The number is written otherwise there, but is the same.
    expect(notice).toHaveTextContent(/changed it: Name: Zoë Smith, Notes: Kept by the server\.$/);
  });

  it('tells what the service has registered otherwise, and takes another spelling for the same', async () => {
    await openForm({ kind: 'new', typed: 'Mary Park 917 555 0188' }, headstrong({ familyName: 'Parks' }));
    await userEvent.type(await screen.findByLabelText(/^E-?mail/i), 'Mary@Example.test');
    await userEvent.click(screen.getByRole('button', { name: 'Remove patient' }));
    await userEvent.click(sendButton());
    const notice = await screen.findByText(/registered\. Saved, but your practice system changed it: /);
    expect(notice).toHaveTextContent(/changed it: Name: Mary Parks\.$/);
  });

  it('tells nothing of a former registration once the form is started afresh', async () => {
    const { fetch = nodeFetch } = headstrong({ familyName: 'Parks' });
    const sent: string[] = [];
    const ports: Partial<CorePorts> = {
      fetch(url, init) {
        const isFirst = init.body.includes('"query":"mutation') && sent.push(init.body) === 1;
        return isFirst ? fetch(url, init) : nodeFetch(url, init);
      },
    };
    const refusal = {
      __typename: 'Refused',
      problems: [{ __typename: 'Problem', field: null, message: 'Not today.' }],
    };
    await openForm({ kind: 'new' }, ports, answerInstead('AddPatient', refusal));
    await typeMary();
    await userEvent.keyboard('{Escape}');
    openDialog('clientForm', { kind: 'new' });
    await screen.findByText(/^Draft started at/);
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await userEvent.type(screen.getByLabelText('Client’s name'), 'Ann Lee');
    await userEvent.type(screen.getByLabelText('Phone'), '917 555 0189');
    await userEvent.click(screen.getByRole('button', { name: 'Remove patient' }));
    await userEvent.click(sendButton());
    expect(await screen.findByText('Ann Lee registered.')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('changes a name in the pieces that the service keeps, and demands one', async () => {
    const { sent, ports } = honest();
    const test = await openForm(zoe, ports);
    await userEvent.clear(await screen.findByLabelText('First name'));
    await userEvent.clear(screen.getByLabelText('Last name'));
    await userEvent.click(sendButton());
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter the client’s name.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Last name'), 'de la Cruz');
    await userEvent.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(async () =>
      expect(await clientOf(test, '10001')).toMatchObject({ givenName: null, familyName: 'de la Cruz' }),
    );
  });

  it('shows the service’s own message at its field', async () => {
    const problem = { __typename: 'Problem', field: 'phone', message: 'This number is blocked.' };
    await openForm(zoe, {}, answerInstead('UpdateClient', { __typename: 'Refused', problems: [problem] }));
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This number is blocked.'));
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });

  it('shows why nothing can be changed', async () => {
    const end = { __typename: 'NotOffered', why: 'This key may only read.' };
    await openForm(zoe, {}, answerInstead('UpdateClient', end));
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await userEvent.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This key may only read.');
  });

  it('shows that the client no longer exists', async () => {
    await openForm(zoe);
    await screen.findByLabelText('First name');
    await userEvent.keyboard('{Escape}');
    openDialog('clientForm', { kind: 'edit', client: '999999' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This client or patient no longer exists.');
  });
});

describe('a concurrent change', () => {
  it('is decided field by field, and only then sent', async () => {
    const { sent, ports } = honest();
    const test = await openForm(zoe, ports);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await replace(screen.getByLabelText('Email'), 'zoe@example.com');
    await changeElsewhere(test, { phone: '(718) 555-0222', notes: 'Moved' });
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Zoë.* was changed by someone else.*Nothing was sent/);
    const choice = screen.getByRole('region', { name: 'Changed in the meantime' });
    expect(choice).toHaveTextContent('Updated with their values: Notes.');
    expect(screen.getByLabelText('Client notes')).toHaveValue('Moved');
    const phone = within(within(choice).getByRole('group', { name: 'Phone' }));
    expect(phone.getByRole('radio', { name: 'Now (718) 555-0222' })).not.toBeChecked();
    // The change from elsewhere, and nothing of this form.
    expect(sent).toHaveLength(1);
    await userEvent.click(sendButton());
    expect(phone.getByRole('radio', { name: 'Now (718) 555-0222' })).toHaveFocus();
    expect(sent).toHaveLength(1);
    await userEvent.click(phone.getByRole('radio', { name: 'Your change (718) 555-0199' }));
    await userEvent.click(sendButton());
    expect(await screen.findByText("Zoë O'Brien-Muñoz saved.")).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(await clientOf(test, '10001')).toMatchObject({
      phones: [{ number: '(718) 555-0199' }],
      emails: ['zoe@example.com'],
      notes: 'Moved',
    });
  });

  it('that came right behind this one is told with both values, and decided like any other', async () => {
    await openForm(zoe, followedBy('555-0199', '555-0222'));
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await replace(screen.getByLabelText('Email'), 'zoe@example.com');
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Zoë O'Brien-Muñoz isn’t as you saved it.*was sent/);
    expect(notice).not.toHaveTextContent('Nothing was sent');
    const phone = within(await screen.findByRole('group', { name: 'Phone' }));
    expect(phone.getByRole('radio', { name: 'Your change (718) 555-0199' })).not.toBeChecked();
    // What was saved as typed is no question.
    expect(screen.queryByRole('group', { name: 'Email' })).toBeNull();
    await userEvent.click(phone.getByRole('radio', { name: 'Now (718) 555-0222' }));
    await userEvent.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is shown again when the draft is resumed', async () => {
    const test = await openForm(zoe);
    await replace(await screen.findByLabelText('Phone'), '718 555 0199');
    await waitFor(async () => expect(await draftText(test)).toContain('555 0199'));
    killPage();
    await changeElsewhere(test, { phone: '(718) 555-0222' });
    openPage(test, '#/clients');
    await screen.findByRole('searchbox', { name: 'Search clients' });
    openDialog('clientForm', zoe);
    expect(await screen.findByText(/^Draft started at/)).toBeVisible();
    const phone = within(await screen.findByRole('group', { name: 'Phone' }));
    await userEvent.click(phone.getByRole('radio', { name: 'Now (718) 555-0222' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('(718) 555-0222');
    await waitFor(async () => expect(await draftIds(test)).toEqual([]));
  });
});

describe('a change with an unknown outcome', () => {
  it('is looked up and found, and sent once', async () => {
    const end = { __typename: 'OutcomeUnknown', message: 'It was sent, and no answer came.', action: 'Look first.' };
    const test = await openForm(zoe, {}, answerInstead('UpdateClient', end));
    await replace(await screen.findByLabelText('Email'), 'zoe@example.com');
    await userEvent.click(sendButton());
    const notice = await screen.findByRole('alert');
    expect(sendButton()).toHaveTextContent('Try again');
    await userEvent.click(within(notice).getByRole('button', { name: 'Check if it went through' }));
    expect(await screen.findByText('It didn’t go through. You can save again.')).toBeVisible();
    await userEvent.click(sendButton());
    await screen.findByRole('alert');
    await changeElsewhere(test, { email: 'zoe@example.com' });
    await userEvent.click(screen.getByRole('button', { name: 'Check if it went through' }));
    expect(await screen.findByText("Zoë O'Brien-Muñoz saved.")).toBeVisible();
  });
});

describe('editing a patient', () => {
  const baby = { kind: 'editPatient', client: '10001', patient: '500001' } as const;

  it('sends the changed fields, with a birth date as a date', async () => {
    const { sent, ports } = honest();
    const test = await openForm(baby, ports);
    expect(await screen.findByLabelText('Born')).toHaveValue('10/7/2019');
    expect(screen.getByLabelText('Sex')).toHaveDisplayValue('Male');
    await replace(screen.getByLabelText('Born'), '2018');
    await userEvent.selectOptions(screen.getByLabelText('Sex'), 'Unknown');
    await userEvent.click(sendButton());
    expect(await screen.findByText('Baby saved.')).toBeVisible();
    expect(sent).toHaveLength(1);
    const { patients } = await clientOf(test, '10001');
    expect(patients?.[0]).toMatchObject({ birthDate: '2018-01-01', sex: 'UNKNOWN', breed: 'German Shepherd' });
  });

  it('keeps the typed values in a draft of the patient', async () => {
    const { ports } = recordRequests((_body, answer) => answer());
    const test = await openForm(baby, ports);
    await userEvent.type(await screen.findByLabelText('Breed'), ' mix');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await draftIds(test)).toEqual(['patient 500001']));
    openDialog('clientForm', baby);
    expect(await screen.findByLabelText('Breed')).toHaveValue('German Shepherd mix');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Breed')).toHaveValue('German Shepherd');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Breed')).toHaveValue('German Shepherd mix');
  });
});
