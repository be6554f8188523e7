import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answerInstead,
  bookButton,
  choosePerson,
  chooseType,
  dayOf,
  headstrong,
  honest,
  openBooking,
  failsAfterChange,
  recordRequests,
  replace,
  search,
  setTime,
  withdraw,
} from '../support/page/bookingScreen.ts';

describe('booking', () => {
  it('finds a patient by name and books: the dialog closes, and a message names the booking', async () => {
    const { sent, ports } = honest();
    const test = await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    expect(await screen.findByRole('region', { name: 'Selected client' })).toHaveTextContent('Amir Yılmaz');
    expect(screen.getByRole('radio', { name: /Waffles/ })).toBeChecked();
    await chooseType();
    await setTime('2026-11-18', '10:15');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Dr. Amara Okafor');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, tomorrow, 10:15\sAM with Dr\. Amara Okafor$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(1);
    const day = await dayOf(test, '2026-11-18');
    const made = day.appointments.find(({ reason }) => reason === 'Limps');
    expect(made).toMatchObject({ start: '2026-11-18T10:15:00-05:00', patient: { name: 'Waffles' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
  });

  it('tells what the service has booked otherwise, until it is read', async () => {
    await openBooking({}, headstrong({ start: '2026-11-18T10:30:00-05:00', reason: null }));
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await setTime('2026-11-18', '10:15');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.click(bookButton());
    const notice = await screen.findByText(/^Waffles, tomorrow, 10:15\sAM\. Saved, but your practice system/);
    expect(notice).toHaveTextContent(/changed it: Time: 10:30\sAM, Reason: None\.$/);
  });

  it('shows alerts and balance of the found and the chosen client, without a click', async () => {
    await openBooking();
    await userEvent.type(search(), 'sugar');
    const option = await screen.findByRole('option', { name: /Sugar Feline Escape artist/ });
    expect(option).toBeVisible();
    await userEvent.click(option);
    const card = await screen.findByRole('region', { name: 'Selected client' });
    expect(within(card).getByText('Escape artist, double leash')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Change client' }));
    await userEvent.clear(search());
    await choosePerson('wisniewski', /^Łukasz Wiśniewski.*\$24\.56 credit/);
    expect(await screen.findByRole('region', { name: 'Selected client' })).toHaveTextContent('$24.56 credit');
  });

  it('finds by the digits of a phone number, in any form', async () => {
    await openBooking();
    await userEvent.type(search(), '718 5550111');
    expect(await screen.findByRole('option', { name: /^Zoë O'Brien-Muñoz/ })).toBeVisible();
  });

  it('shows what is missing, at its field, and sends nothing', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await userEvent.click(bookButton());
    expect(search()).toHaveAccessibleDescription('Choose a client.');
    expect(search()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Choose an appointment type.');
    expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription('Choose a time.');
    await chooseType();
    expect(screen.getByRole('combobox', { name: 'Type' })).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  });

  it('blocks time without a client, and says that none is needed', async () => {
    const { sent, ports } = honest();
    const test = await openBooking({}, ports);
    await chooseType(/^Blocked/);
    expect(search()).toHaveAccessibleDescription('Blocked time needs no client.');
    await setTime('2026-11-18', '11:00');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Blocked, tomorrow, 11:00\sAM/)).toBeVisible();
    expect(sent).toHaveLength(1);
    const { appointments } = await dayOf(test, '2026-11-18');
    expect(appointments).toContainEqual(
      expect.objectContaining({ start: '2026-11-18T11:00:00-05:00', blocked: true, client: null, patient: null }),
    );
  });

  it('still asks for the client who was searched for and not chosen', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await chooseType(/^Blocked/);
    await setTime('2026-11-18', '11:00');
    await userEvent.type(search(), 'waffles');
    await userEvent.click(bookButton());
    expect(search()).toHaveAccessibleDescription('Choose a client.');
    expect(sent).toEqual([]);
  });

  it('takes the length from the type until a person chose one', async () => {
    await openBooking();
    await chooseType(/^Surgery/);
    expect(screen.getByLabelText('Minutes')).toHaveValue(120);
    await replace(screen.getByLabelText('Minutes'), '100');
    await chooseType(/^Recheck/);
    expect(screen.getByLabelText('Minutes')).toHaveValue(100);
    await replace(screen.getByLabelText('Minutes'), '500');
    expect(screen.getByLabelText('Minutes')).toHaveAccessibleDescription('5 to 480 minutes.');
  });

  it('offers the next free times, shows their source, and takes one by a key', async () => {
    await openBooking();
    const free = await screen.findByRole('region', { name: 'Next available' });
    const first = await within(free).findByRole('button', { name: /Today 10:15\sAM Dr\. Daniel Weiss/ });
    expect(within(free).getByText(/Based on existing bookings/)).toBeVisible();
    expect(within(free).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('10:15 AM');
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Dr. Daniel Weiss');
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  it('warns of an overlap and books anyway', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Dr. Amara Okafor');
    await setTime('2026-11-17', '14:30');
    const warnings = await screen.findByRole('list', { name: 'Warnings' });
    expect(warnings).toHaveTextContent(/Dr\. Amara Okafor is taken 2:30 – 3:00\sPM: Casper\./);
    await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
    expect(await screen.findByText(/^Waffles, 2:30\sPM with/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('marks a deceased patient and warns, without a time being wrong', async () => {
    await openBooking({ start: '2026-11-18T10:00:00-05:00', provider: '204' });
    await choosePerson('waffles', /^Waffles Feline Deceased/);
    expect(await screen.findByText('Waffles is marked as deceased.')).toBeVisible();
  });

  it('refuses a time that the clocks skip', async () => {
    await openBooking({ date: '2027-03-14' });
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await replace(screen.getByLabelText(/^Time/), '02:30');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription(/^2:30\sAM doesn’t exist that day/),
    );
  });
});

describe('registering with a booking', () => {
  async function fillNewPeople(): Promise<void> {
    await choosePerson('Mary Jo Park 917 555 0188', /^Register a new client/);
    expect(screen.getByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
    expect(screen.getByLabelText('Phone')).toHaveValue('917 555 0188');
    expect(screen.getByLabelText('Pet’s name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Rex');
    await userEvent.type(screen.getByLabelText('Species'), 'Dog');
    await chooseType();
    await setTime('2026-11-18', '11:00');
  }

  it('makes client, patient and appointment with one click', async () => {
    const { sent, ports } = honest();
    const test = await openBooking({}, ports);
    await fillNewPeople();
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Rex, tomorrow/)).toBeVisible();
    expect(sent).toHaveLength(3);
    const day = await dayOf(test, '2026-11-18');
    expect(day.appointments.find(({ patient }) => patient?.name === 'Rex')).toMatchObject({
      start: '2026-11-18T11:00:00-05:00',
      client: { name: 'Mary Jo Park' },
    });
  });

  it('demands a name, a phone number, a pet and its species', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await choosePerson('Mary Jo Park', /^Register a new client/);
    await userEvent.click(bookButton());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter a phone number.');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByLabelText('Pet’s name')).toBeInvalid();
    expect(screen.getByLabelText('Species')).toBeInvalid();
    expect(screen.getByLabelText('Email (optional)')).toBeValid();
    expect(sent).toEqual([]);
  });

  it('keeps what earlier steps did when a later one fails, and does not do it again', async () => {
    let broken = true;
    const { sent, ports } = recordRequests((body, answer) => {
      // A new pet is the only thing that has a species.
      if (broken && body.includes('"Canine"')) {
        return Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
      }
      return answer();
    });
    await openBooking({}, ports);
    await fillNewPeople();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t reach/);
    expect(screen.getByText(/Mary Jo Park registered\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Selected client' })).toHaveTextContent('Mary Jo Park');
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
    broken = false;
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Rex, tomorrow/)).toBeVisible();
    // The client, the patient twice, and the appointment.
    expect(sent).toHaveLength(4);
    expect(sent.filter((body) => body.includes('"Park"'))).toHaveLength(1);
  });

  it('with an unknown outcome leads to the existing client: she is not registered again', async () => {
    const { sent, ports, state } = failsAfterChange();
    await openBooking({}, ports);
    await fillNewPeople();
    await userEvent.click(bookButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/no reply came/);
    state.works = true;
    await userEvent.click(within(notice).getByRole('button', { name: 'Search for the client' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: /^Mary Jo Park/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a pet' }));
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Rex, tomorrow/)).toBeVisible();
    expect(sent).toHaveLength(3);
  });

  it('continues with a search where the service does not return the new client', async () => {
    const end = { __typename: 'Done', id: null, appointment: null };
    await openBooking({}, {}, answerInstead('RegisterClient', end));
    await fillNewPeople();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/no ID came back/);
    expect(screen.getByText(/Mary Jo Park registered/)).toBeVisible();
    expect(search()).toHaveValue('Mary Jo Park');
  });

  it('shows the client who has the phone number already, and chooses her instead', async () => {
    await openBooking();
    await choosePerson('Marie Garcia', /^Register a new client/);
    await userEvent.type(screen.getByLabelText('Phone'), '914 555 0111');
    expect(await screen.findByText('Maria Garcia already has this phone number.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Maria Garcia' }));
    expect(await screen.findByRole('radio', { name: /Sugar/ })).toBeChecked();
  });

  it('shows why registration is not available', async () => {
    await openBooking({}, {}, withdraw('registerClient', 'This key may not register anybody.'));
    await waitFor(() => expect(search()).toHaveAccessibleDescription(/This key may not register anybody/));
    await userEvent.type(search(), 'Nobody at all');
    expect(await screen.findByText('No clients found')).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Register/ })).toBeNull();
  });

  it('adds a pet to a client of the clinic', async () => {
    const { sent, ports } = honest();
    await openBooking({}, ports);
    await choosePerson('wisniewski', /^Łukasz Wiśniewski/);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a pet' }));
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Mruczek');
    await userEvent.type(screen.getByLabelText('Species'), 'Cat');
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Mruczek, tomorrow/)).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});
