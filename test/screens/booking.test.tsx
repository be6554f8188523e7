import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { forgetBooking } from '../../renderer/features/booking/keptWork.ts';
import { type BookingDraft, requestBooking } from '../../renderer/lib/bookingRequest.ts';
import { type TestCore, valueOf } from '../support/memoryCore.ts';
import { openScreen } from '../support/screen.tsx';

type Day = ScheduleDayQuery['day'];

// What was begun in one test is not what the next one begins with.
beforeEach(forgetBooking);

async function openDialog(
  draft: BookingDraft = {},
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<TestCore> {
  const test = await openScreen('#/', ports, through);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  requestBooking(draft);
  await screen.findByRole('dialog');
  return test;
}

async function dayOf(test: TestCore, date: string): Promise<Day> {
  const question = { operation: 'ScheduleDay', variables: { location: '101', date } };
  const { data } = valueOf(await test.ask('desk:query', question));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

/** Counts the mutations that reach the service; may lose the answer to some, or put words into its mouth. */
function overhear(change: (body: string, answer: () => ReturnType<typeof nodeFetch>) => ReturnType<typeof nodeFetch>) {
  const sent: string[] = [];
  const ports: Partial<CorePorts> = {
    fetch: async (url, init) => {
      if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
      sent.push(init.body);
      return change(init.body, () => nodeFetch(url, init));
    },
  };
  return { sent, ports };
}

/** Answers one change in the service's place, with what no demo clinic can be brought to say. */
function answerInstead(operation: string, end: object): (transport: Transport) => Transport {
  return ({ ask, listen }) => ({
    listen,
    ask: async (envelope) =>
      envelope.includes(`"operation":"${operation}"`)
        ? JSON.stringify({ ok: true, value: { data: { change: end } } })
        : ask(envelope),
  });
}

/** Lets the service offer less than it does. */
function withdraw(change: string, why: string): (transport: Transport) => Transport {
  return ({ ask, listen }) => ({
    listen,
    async ask(envelope) {
      const text = await ask(envelope);
      if (!envelope.includes('"operation":"ScheduleDay"')) return text;
      // Sound: a registered operation answers in its shape.
      const answer = JSON.parse(text) as { value: { data: ScheduleDayQuery } };
      const { day } = answer.value.data;
      const offers = day.offers.map((each) =>
        each.change === change ? { ...each, offered: false, why, takes: [], demands: [] } : each,
      );
      return JSON.stringify({ ...answer, value: { ...answer.value, data: { day: { ...day, offers } } } });
    },
  });
}

const honest = overhear.bind(null, (_body, answer) => answer());

function search(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Client, phone or pet' });
}

async function choosePerson(typed: string, option: RegExp): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Client, phone or pet' }), typed);
  const found = await screen.findByRole('listbox', { name: 'Found' });
  const [first] = await within(found).findAllByRole('option', { name: option });
  if (first) await userEvent.click(first);
}

async function chooseType(name = /^Wellness Exam/): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(field, await within(field).findByRole('option', { name }));
}

async function setTime(date: string, time: string): Promise<void> {
  await replace(screen.getByLabelText('Date'), date);
  await replace(screen.getByLabelText(/^Time/), time);
}

async function replace(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

function bookButton(): HTMLElement {
  return screen.getByRole('button', { name: /^Book/ });
}

describe('booking', () => {
  it('finds a patient by name and books: the dialog goes, and a message says what was booked', async () => {
    const { sent, ports } = honest();
    const test = await openDialog({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    expect(await screen.findByRole('region', { name: 'Chosen client' })).toHaveTextContent('Amir Yılmaz');
    expect(screen.getByRole('radio', { name: /Waffles/ })).toBeChecked();
    await chooseType();
    await setTime('2026-11-18', '10:15');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Dr. Amara Okafor');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, Wed, Nov 18, 2026, 10:15\sAM with Dr\. Amara Okafor$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveLength(1);
    const day = await dayOf(test, '2026-11-18');
    const made = day.appointments.find(({ reason }) => reason === 'Limps');
    expect(made).toMatchObject({ start: '2026-11-18T10:15:00-05:00', patient: { name: 'Waffles' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
  });

  it('shows alerts and balance of whoever is found and chosen, without a click', async () => {
    await openDialog();
    await userEvent.type(search(), 'sugar');
    const option = await screen.findByRole('option', { name: /Sugar Feline Escape artist/ });
    expect(option).toBeVisible();
    await userEvent.click(option);
    const card = await screen.findByRole('region', { name: 'Chosen client' });
    expect(within(card).getByText('Escape artist, double leash')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Somebody else' }));
    await userEvent.clear(search());
    await choosePerson('wisniewski', /^Łukasz Wiśniewski.*\$24\.56 credit/);
    expect(await screen.findByRole('region', { name: 'Chosen client' })).toHaveTextContent('$24.56 credit');
  });

  it('finds by the digits of a phone number, in any form', async () => {
    await openDialog();
    await userEvent.type(search(), '718 5550111');
    expect(await screen.findByRole('option', { name: /^Zoë O'Brien-Muñoz/ })).toBeVisible();
  });

  it('says what is missing, at its field, and sends nothing', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await userEvent.click(bookButton());
    expect(search()).toHaveAccessibleDescription('Choose who it is for.');
    expect(search()).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Choose a type.');
    expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription('Choose a time.');
    await chooseType();
    expect(screen.getByRole('combobox', { name: 'Type' })).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  });

  it('takes the length from the type until a person chose one', async () => {
    await openDialog();
    await chooseType(/^Surgery/);
    expect(screen.getByLabelText('Minutes')).toHaveValue(120);
    await replace(screen.getByLabelText('Minutes'), '100');
    await chooseType(/^Recheck/);
    expect(screen.getByLabelText('Minutes')).toHaveValue(100);
    await replace(screen.getByLabelText('Minutes'), '500');
    expect(screen.getByLabelText('Minutes')).toHaveAccessibleDescription('5 to 480 minutes.');
  });

  it('offers the next free times, says where they come from, and takes one by a key', async () => {
    await openDialog();
    const free = await screen.findByRole('region', { name: 'Next free' });
    const first = await within(free).findByRole('button', { name: /Today 10:15\sAM Dr\. Daniel Weiss/ });
    expect(within(free).getByText(/Worked out from the schedule/)).toBeVisible();
    expect(within(free).getAllByRole('button')).toHaveLength(6);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('10:15');
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Dr. Daniel Weiss');
    expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  it('warns of an overlap and books anyway', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
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
    await openDialog({ start: '2026-11-18T10:00:00-05:00', provider: '204' });
    await choosePerson('waffles', /^Waffles Feline Deceased/);
    expect(await screen.findByText('Waffles is marked as deceased.')).toBeVisible();
  });

  it('refuses a time that the clocks skip', async () => {
    await openDialog({ date: '2027-03-14' });
    await screen.findByRole('option', { name: /^Wellness Exam/ });
    await replace(screen.getByLabelText(/^Time/), '02:30');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Time/)).toHaveAccessibleDescription(/^2:30\sAM does not exist that day/),
    );
  });
});

describe('registering with a booking', () => {
  async function fillNewPeople(): Promise<void> {
    await choosePerson('Mary Jo Park 917 555 0188', /^Register a new client/);
    expect(screen.getByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
    expect(screen.getByLabelText('Phone')).toHaveValue('917 555 0188');
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Rex');
    await userEvent.type(screen.getByLabelText('Species'), 'Dog');
    await chooseType();
    await setTime('2026-11-18', '11:00');
  }

  it('makes client, patient and appointment with one click', async () => {
    const { sent, ports } = honest();
    const test = await openDialog({}, ports);
    await fillNewPeople();
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Rex, Wed, Nov 18/)).toBeVisible();
    expect(sent).toHaveLength(3);
    const day = await dayOf(test, '2026-11-18');
    expect(day.appointments.find(({ patient }) => patient?.name === 'Rex')).toMatchObject({
      start: '2026-11-18T11:00:00-05:00',
      client: { name: 'Mary Jo Park' },
    });
  });

  it('demands a name, a phone number, a pet and its species', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
    await choosePerson('Mary Jo Park', /^Register a new client/);
    await userEvent.click(bookButton());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('The client needs a phone number.');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByLabelText('Pet’s name')).toBeInvalid();
    expect(screen.getByLabelText('Species')).toBeInvalid();
    expect(screen.getByLabelText('E-mail (optional)')).toBeValid();
    expect(sent).toEqual([]);
  });

  it('keeps what earlier steps did when a later one fails, and does not do it again', async () => {
    let broken = true;
    const { sent, ports } = overhear((body, answer) => {
      // A new pet is the only thing that has a species.
      if (broken && body.includes('"Dog"')) {
        return Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
      }
      return answer();
    });
    await openDialog({}, ports);
    await fillNewPeople();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/can’t be reached/);
    expect(screen.getByText(/Mary Jo Park is registered\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chosen client' })).toHaveTextContent('Mary Jo Park');
    expect(screen.getByLabelText('Pet’s name')).toHaveValue('Rex');
    broken = false;
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Rex, Wed, Nov 18/)).toBeVisible();
    // The client, the patient twice, and the appointment.
    expect(sent).toHaveLength(4);
    expect(sent.filter((body) => body.includes('"Park"'))).toHaveLength(1);
  });

  it('says why where nobody new can be registered', async () => {
    await openDialog({}, {}, withdraw('registerClient', 'This key may not register anybody.'));
    await waitFor(() => expect(search()).toHaveAccessibleDescription(/This key may not register anybody/));
    await userEvent.type(search(), 'Nobody at all');
    expect(await screen.findByText('Nobody was found.')).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Register/ })).toBeNull();
  });

  it('adds a pet to a client whom the clinic knows', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
    await choosePerson('wisniewski', /^Łukasz Wiśniewski/);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a pet' }));
    await userEvent.type(screen.getByLabelText('Pet’s name'), 'Mruczek');
    await userEvent.type(screen.getByLabelText('Species'), 'Cat');
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Mruczek, Wed/)).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('an attempt to book that did not work', () => {
  async function fill(): Promise<void> {
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
  }

  it('shows the service’s own words, and nothing typed is lost', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
    await choosePerson('waffles', /^Waffles Feline Deceased/);
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.click(screen.getByRole('button', { name: 'Book anyway' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Waffles is deceased.*Nothing was booked/);
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('11:00');
    expect(sent).toHaveLength(1);
  });

  it('shows words about a field at that field until it says something else', async () => {
    const problem = { __typename: 'Problem', field: 'room', message: 'There is no room 9.' };
    await openDialog(
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

  it('that the service does not offer says why', async () => {
    const end = { __typename: 'NotOffered', why: 'This key may not book.' };
    await openDialog({}, {}, answerInstead('BookAppointment', end));
    await fill();
    await userEvent.click(bookButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('This key may not book.');
  });

  it('that nobody knows the end of is told as such and not sent again by a key', async () => {
    let lose = true;
    const { sent, ports } = overhear(async (_body, answer) => {
      const response = await answer();
      if (lose) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
      return response;
    });
    await openDialog({}, ports);
    await fill();
    await userEvent.click(bookButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/no answer came/);
    expect(screen.getByRole('dialog')).toBeVisible();
    lose = false;
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(1);
    await userEvent.click(within(notice).getByRole('button', { name: 'Look at the day' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
    expect(sent).toHaveLength(1);
    // It is not forgotten that nobody knows.
    requestBooking();
    expect(await screen.findByRole('alert')).toHaveTextContent(/no answer came/);
    expect(screen.getByRole('button', { name: 'Book once more' })).toBeVisible();
  });
});

describe('the dialog', () => {
  it('says why where nothing can be booked, and sends nothing', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports, withdraw('bookAppointment', 'This service only shows appointments.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This service only shows appointments.');
    await userEvent.click(bookButton());
    expect(sent).toEqual([]);
  });

  it('is worked by keyboard alone', async () => {
    const { sent, ports } = honest();
    await openDialog({}, ports);
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

  it('sends once, however often the button is pressed', async () => {
    const { sent, ports } = honest();
    await openDialog({ start: '2026-11-18T10:00:00-05:00' }, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.dblClick(bookButton());
    expect(await screen.findByText(/^Waffles, Wed/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps what was begun, and gives the focus back', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Book' });
    await userEvent.click(opener);
    await choosePerson('waffles', /^Waffles Canine/);
    await userEvent.type(screen.getByLabelText('Reason'), 'Limps');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    requestBooking({ start: '2026-11-18T15:30:00-05:00', minutes: 45 });
    expect(await screen.findByText('This is the booking that you had begun.')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Limps');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('15:30');
    await userEvent.click(screen.getByRole('button', { name: 'Start new' }));
    expect(search()).toHaveValue('');
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('15:30');
  });

  it('opens with the client and patient that it is asked for', async () => {
    await openDialog({ patient: '500382' });
    expect(await screen.findByRole('region', { name: 'Chosen client' })).toHaveTextContent('Amir Yılmaz');
    expect(screen.getByRole('radio', { name: /Waffles/ })).toBeChecked();
  });

  it('books a walk-in now, as arrived', async () => {
    const test = await openDialog({ walkIn: true }, { clock: { now: () => Date.parse('2026-11-17T15:13:00Z') } });
    expect(screen.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Time/)).toHaveValue('10:10'));
    expect(screen.queryByText('This time is past.')).toBeNull();
    await choosePerson('waffles', /^Waffles Canine/);
    await chooseType();
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, 10:10\sAM$/)).toBeVisible();
    const day = await dayOf(test, '2026-11-17');
    expect(day.appointments.find(({ patient }) => patient?.name === 'Waffles')).toMatchObject({
      status: { stage: 'arrived' },
    });
  });

  it('books at another location, by the clock on its wall', async () => {
    const { ports } = honest();
    const test = await openDialog({}, ports);
    await choosePerson('waffles', /^Waffles Canine/);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Location' }), 'Lincoln Square');
    await chooseType();
    await setTime('2026-11-18', '11:00');
    await waitFor(() => expect(screen.getByLabelText('Time (CST)')).toHaveValue('11:00'));
    await userEvent.click(bookButton());
    expect(await screen.findByText(/^Waffles, Wed/)).toBeVisible();
    const question = { operation: 'ScheduleDay', variables: { location: '103', date: '2026-11-18' } };
    const { data } = valueOf(await test.ask('desk:query', question));
    // Sound: a registered operation answers in its shape.
    const { day } = data as unknown as ScheduleDayQuery;
    expect(day.appointments.find(({ patient }) => patient?.name === 'Waffles')?.start).toBe(
      '2026-11-18T11:00:00-06:00',
    );
  });
});
