import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { openDialog } from '../../renderer/state/dialogs.ts';
import {
  answerInstead,
  bookButton,
  choosePerson,
  chooseType,
  dayOf,
  honest,
  openBooking,
  failsAfterChange,
  recordRequests,
  replace,
  search,
  setTime,
  withdraw,
} from '../support/page/bookingScreen.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage } from '../support/page/screen.tsx';

describe('a failed booking', () => {
  async function fill(): Promise<void> {
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
  }

  it('shows the service’s own message, and nothing typed is lost', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Feline Deceased/);
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Waffles is deceased.*Nothing was booked/);
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    expect(screen.getByLabelText(/^Time( \(.+\))?$/)).toHaveValue('11:00 AM');
    expect(sent).toHaveLength(1);
  });

  it('shows a field’s error at that field until it changes', async () => {
    const problem = { __typename: 'Problem', field: 'room', message: 'There is no room 9.' };
    await openBooking(
      { room: '9' },
      {},
      answerInstead('BookAppointment', { __typename: 'Refused', problems: [problem] }),
    );
    await fill();
    await userEvent.click(bookButton());
    await waitFor(() => expect(screen.getByLabelText('Room')).toHaveAccessibleDescription('There is no room 9.'));
    expect(screen.getByLabelText('Room')).toHaveFocus();
    await replace(screen.getByLabelText('Room'), 'Exam 1');
    expect(screen.getByLabelText('Room')).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the service does not offer shows why', async () => {
    const end = { __typename: 'NotOffered', why: 'This key may not book.' };
    await openBooking({}, {}, answerInstead('BookAppointment', end));
    await fill();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This key may not book.');
  });

  it('with an unknown outcome is shown as such and not sent again by a key', async () => {
    const { sent, ports, state } = failsAfterChange();
    await openBooking({}, ports);
    await fill();
    await userEvent.click(bookButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/no reply came/);
    expect(screen.getByRole('dialog')).toBeVisible();
    state.works = true;
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(1);
    await userEvent.click(within(notice).getByRole('button', { name: 'View schedule' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
    expect(sent).toHaveLength(1);
    // The outcome stays marked as unknown.
    openDialog('booking', {});
    expect(await screen.findByRole('alert')).toHaveTextContent(/no reply came/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the dialog', () => {
  it('shows why nothing can be booked, and sends nothing', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports, withdraw('bookAppointment', 'This service only shows appointments.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This service only shows appointments.');
    await userEvent.click(bookButton());
    expect(sent).toEqual([]);
  });

  it('is worked by keyboard alone', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    const keys = userEvent.setup();
    expect(search()).toHaveFocus();
    await keys.keyboard('waffles');
    await screen.findByRole('option', { name: /^Waffles Canine/, selected: true });
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Type' })).toHaveFocus());
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Type' }), '301');
    await screen.findByRole('button', { name: /Today 10:15/ });
    await keys.keyboard('{Alt>}1{/Alt}{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^Waffles, 10:15\sAM with Dr\. Daniel Weiss$/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('takes the client that Enter meant once this query is answered, never one of a former query', async () => {
    const { hold, release, through } = heldSearches();
    await openBooking({}, {}, through);
    await userEvent.keyboard('waf');
    await screen.findByRole('option', { name: /^Waffles Canine/, selected: true });
    hold();
    await userEvent.clear(search());
    await userEvent.keyboard('sugar{Enter}');
    expect(screen.queryByRole('region', { name: 'Selected client' })).toBeNull();
    release();
    await screen.findByRole('region', { name: 'Selected client' });
    expect(screen.getByRole('radio', { name: /Sugar/ })).toBeChecked();
  });

  it('takes no client where the query has changed since Enter, and registers none unseen', async () => {
    const { hold, release, through } = heldSearches();
    await openBooking({}, {}, through);
    hold();
    await userEvent.keyboard('sugar{Enter}qq{Enter}');
    release();
    await screen.findByText('No clients found');
    expect(search()).toHaveValue('sugarqq');
    hold();
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}q{Backspace}');
    release();
    await screen.findByRole('option', { name: /^Sugar/, selected: true });
    expect(search()).toHaveFocus();
  });

  it('sends once, however often the button is pressed', async () => {
    const { sent, ports } = honest();
    await openBooking({ start: '2026-11-18T10:00:00-05:00' }, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.dblClick(bookButton());
    expect(await screen.findByText(/^Waffles, tomorrow/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps the draft, and gives the focus back', async () => {
    await openBooking();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Book' });
    await userEvent.click(opener);
    await choosePerson('waffles', /^Waffles Canine/);
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    openDialog('booking', { start: '2026-11-18T15:30:00-05:00', minutes: 45 });
    expect(await screen.findByText(/^Draft started at 10:10\sAM\./)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    expect(screen.getByLabelText(/^Time( \(.+\))?$/)).toHaveValue('3:30 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(search()).toHaveValue('');
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    expect(screen.getByLabelText(/^Time( \(.+\))?$/)).toHaveValue('3:30 PM');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    expect(screen.getByRole('radio', { name: /Waffles/ })).toBeChecked();
  });

  it('that was only looked at leaves no draft, with or without a client', async () => {
    const test = await openBooking();
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await userEvent.keyboard('{Escape}');
    openDialog('booking', { patient: '500382', date: '2026-11-19' });
    await screen.findByRole('region', { name: 'Selected client' });
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openDialog('booking', {});
    await userEvent.type(await screen.findByRole('combobox', { name: 'Client, phone or pet' }), 'Zo');
    await userEvent.clear(search());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await draftsOf(test)).toEqual([]);
    expect(screen.queryByRole('button', { name: /draft/ })).toBeNull();
  });

  it('that is a draft stays as it is when a walk-in is opened, and when it is looked at from another day', async () => {
    const test = await openBooking({ start: '2026-11-18T10:00:00-05:00' });
    await choosePerson('waffles', /^Waffles Canine/);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await draftsOf(test)).toHaveLength(1));
    const [kept] = await draftsOf(test);

    openDialog('booking', { walkIn: true });
    const walkIn = within(await screen.findByRole('dialog', { name: 'Walk-in' }));
    expect(walkIn.queryByText(/^Draft started/)).toBeNull();
    expect(search()).toHaveValue('');
    await waitFor(() => expect(walkIn.getByLabelText(/^Time/)).not.toHaveValue(''));
    await userEvent.type(walkIn.getByLabelText('Reason'), 'Bee sting');
    await userEvent.keyboard('{Escape}');

    await waitFor(async () => expect(await draftsOf(test)).toHaveLength(2));
    expect((await draftsOf(test)).find(({ id }) => id === kept?.id)).toEqual(kept);
    openDialog('booking', { date: '2026-11-20' });
    expect(await screen.findByLabelText('Date')).toHaveValue('11/20/2026');
    await userEvent.keyboard('{Escape}');
    expect((await draftsOf(test)).find(({ id }) => id === kept?.id)?.content).toMatchObject({
      about: { title: expect.stringMatching(/Waffles .*Nov 18, 10:00\sAM$/) as string },
      typed: { work: { date: '2026-11-18', time: '10:00' } },
    });
    openDialog('booking', { walkIn: true });
    expect(await screen.findByLabelText('Reason')).toHaveValue('Bee sting');
  });

  it('loses nothing to a window that is killed', async () => {
    const test = await openBooking();
    await choosePerson('waffles', /^Waffles Canine/);
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await waitFor(async () => expect(JSON.stringify(await draftsOf(test))).toContain('Limps'));
    killPage();
    openPage(test, '#/');
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    openDialog('booking', {});
    expect(await screen.findByLabelText('Reason')).toHaveValue('Limps');
    expect(await screen.findByRole('radio', { name: /Waffles/ })).toBeChecked();
  });

  it('resumes an unfinished step after the window was killed', async () => {
    const { sent, ports } = recordRequests(() => new Promise(() => undefined));
    const test = await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.click(bookButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    killPage();
    openPage(test, '#/');
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    openDialog('booking', {});
    expect(await screen.findByRole('alert')).toHaveTextContent(/the window closed before a reply came/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('opens with the requested client and patient', async () => {
    await openBooking({ patient: '500382' });
    expect(await screen.findByRole('region', { name: 'Selected client' })).toHaveTextContent('Amir Yılmaz');
    expect(screen.getByRole('radio', { name: /Waffles/ })).toBeChecked();
  });

  it('books a walk-in now, as arrived', async () => {
    const test = await openBooking({ walkIn: true }, { clock: { now: () => Date.parse('2026-11-17T15:13:00Z') } });
    expect(screen.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Time( \(.+\))?$/)).toHaveValue('10:10 AM'));
    expect(screen.queryByText('This time has passed.')).toBeNull();
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, 10:10\sAM$/)).toBeVisible();
    const day = await dayOf(test, '2026-11-17');
    expect(day.appointments.find(({ patient }) => patient?.name === 'Waffles')).toMatchObject({
      status: { stage: 'arrived' },
    });
  });

  it('shows another location without changing the desk’s own', async () => {
    const test = await openBooking();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Location' }), 'Lincoln Square');
    await setTime('2026-11-18', '11:00');
    await waitFor(() => expect(screen.getByLabelText('Time (CST)')).toHaveValue('11:00'));
    const { data } = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(data).toMatchObject({ day: { location: { id: '101' } } });
  });

  it('books at another location, by the clock on its wall', async () => {
    const { ports } = honest();
    const test = await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Location' }), 'Lincoln Square');
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await waitFor(() => expect(screen.getByLabelText('Time (CST)')).toHaveValue('11:00'));
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, tomorrow/)).toBeVisible();
    const question = { operation: 'ScheduleDay', variables: { location: '103', date: '2026-11-18' } };
    const { data } = valueOf(await test.request('desk:query', question));
    // Sound: a registered operation answers in its shape.
    const { day } = data as unknown as ScheduleDayQuery;
    expect(day.appointments.find(({ patient }) => patient?.name === 'Waffles')?.start).toBe(
      '2026-11-18T11:00:00-06:00',
    );
  });
});

async function draftsOf(test: TestCore) {
  return valueOf(await test.request('drafts:read', null));
}

/** Lets searches for people wait for their answer. */
function heldSearches() {
  let held = Promise.resolve();
  let release = (): void => undefined;
  const through = (transport: Transport): Transport => ({
    ...transport,
    async request(envelope) {
      if (envelope.includes('"operation":"FindClients"')) await held;
      return transport.request(envelope);
    },
  });
  return {
    through,
    hold: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}
