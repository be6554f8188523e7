import { describe, expect, it } from 'vitest';
import { dialectNow } from '../../dialects/practice.ts';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { petbooqz } from './petbooqz.ts';
import { petbooqzIds } from './values.ts';

const visit = productVisits(petbooqz);
const { of } = petbooqzIds;
const who = `client_first: "Ana", client_last: "D'Angelo", email_address: "ana@example.test", phone_number: "", patient_name: ""`;
const answer = 'messagecode message error_description';
const book = (rest: string): string => `mutation { bookSlot(${rest}) { ${answer} slot_id datetime clientid patientid
  slot { slot_id datetime duration status calendar reason appointment_note appointment_type email_address
    staff { staffcode } client { lastname } patient { patientname } practice { PracticeCode } } } }`;
const when = (calendar: string, datetime: string, duration = '30'): string =>
  `calendar_id: "${calendar}", datetime: "${datetime}", duration: "${duration}"`;

describe('writes of Petbooqz', () => {
  it('books known clients by the clock of the practice, and cancels', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const animal = practice.patients.find(({ clientKey }) => clientKey === 5);
    const ids = `client_id: "${of('client', 5)}", patient_id: "${of('patient', animal?.key ?? 0)}"`;
    const [clients, patients] = [practice.clients.length, practice.patients.length];
    const made = await query(
      book(`${when('st03', '2026-12-01 09:00:00', '45')}, ${who}, ${ids}, appointment_type: "32", reason: "Coughs"
        appointment_note: "Side door"`),
    );
    expect(made['bookSlot']).toMatchObject({
      messagecode: 'Success',
      error_description: null,
      datetime: '2026-12-01 09:00:00',
      clientid: of('client', 5),
      slot: {
        datetime: '2026-12-01 09:00:00',
        duration: 45,
        status: 'Online',
        calendar: 'ST03',
        reason: 'Coughs',
        appointment_note: 'Side door',
        appointment_type: 'Vaccination',
        email_address: 'ana@example.test',
        staff: { staffcode: 'ST03' },
        client: { lastname: "D'Angelo" },
        patient: { patientname: animal?.name },
        practice: { PracticeCode: of('place', 2) },
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T16:00:00Z'),
      minutes: 45,
      placeKey: 2,
      providerKey: 3,
      clientKey: 5,
      patientKey: animal?.key,
      typeKey: 2,
      state: 'planned',
      isDeleted: false,
    });
    expect([practice.clients.length, practice.patients.length]).toEqual([clients, patients]);
    const id = String(at(made, 'bookSlot.slot_id'));
    const cancel = (calendar: string): string =>
      `mutation { cancelSlot(calendar_id: "${calendar}", slot_id: "${id}") { ${answer} } }`;
    expect((await query(cancel('ST04')))['cancelSlot']).toMatchObject({ error_description: 'Slot not found' });
    expect((await query(cancel('ST03')))['cancelSlot']).toEqual({
      messagecode: 'Success',
      message: 'Slot cancelled',
      error_description: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    expect((await query(cancel('ST03')))['cancelSlot']).toMatchObject({ messagecode: 'Error' });
    const listed = await query('{ daybook(dates: ["2026-12-01"]) { slot_id status } }');
    expect(listed['daybook']).toEqual([{ slot_id: id, status: 'Cancelled' }]);
    // What was cancelled is free again.
    expect(
      at(
        await query(book(`${when('ST03', '2026-12-01 09:15:00')}, ${who}, ${ids}, reason: "Vaccination"`)),
        'bookSlot.slot',
      ),
    ).toMatchObject({
      appointment_type: 'Vaccination',
      reason: 'Vaccination',
    });
  });

  it('enters those who are new by booking', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(
      book(`${when('ROOM 1', '2026-12-02 10:00:00')}, client_practice: "${of('place', 3)}", client_first: "Jo", client_last: "Park"
        email_address: "jo@example.test", phone_number: "0456 789 123", patient_name: "Tofu", appointment_type: "APT003"`),
    );
    const [client, patient] = [practice.clients.at(-1), practice.patients.at(-1)];
    expect(client).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3, emails: ['jo@example.test'] });
    expect(patient).toMatchObject({ name: 'Tofu', clientKey: client?.key });
    expect(made['bookSlot']).toMatchObject({
      clientid: of('client', client?.key ?? 0),
      patientid: of('patient', patient?.key ?? 0),
      slot: { calendar: 'ROOM 1', staff: null, practice: { PracticeCode: of('place', 3) } },
    });
    const found = await query(
      '{ clientsSearch(phone: "61456789123") { client { firstname patients { patientname } } } }',
    );
    expect(found['clientsSearch']).toEqual([{ client: { firstname: 'Jo', patients: [{ patientname: 'Tofu' }] } }]);
  });

  it('refuses in words what can not be', async () => {
    const { query, post, server } = await visit();
    const before = server.practice.clients.length;
    const known = `client_id: "${of('client', 5)}", reason: "Check"`;
    const taken = server.practice.appointments.find(
      (row) => row.start > dialectNow && row.providerKey === 1 && row.state === 'planned' && !row.isDeleted,
    );
    expect(taken).toBeDefined();
    const slots = await query(`{ daybook(dates: ["2026-11-18"], calendars: ["ST01"]) { datetime status } }`);
    const booked = rowsAt(slots, 'daybook').find(({ status }) => status !== 'Cancelled');
    for (const [text, message] of [
      [`${when('ST99', '2026-12-01 09:00:00')}, ${who}, ${known}`, 'Calendar not found'],
      [`${when('ST08', '2026-12-01 09:00:00')}, ${who}, ${known}`, 'Calendar not found'],
      [`${when('ST02', '2026-12-01 09:00:00')}, ${who}, ${known}`, 'CLIENT_PRACTICE is required'],
      [`${when('ST01', '2026-12-01T09:00:00Z')}, ${who}, ${known}`, 'Invalid datetime'],
      [`${when('ST01', '2026-12-01 09:00:00', 'half an hour')}, ${who}, ${known}`, 'Invalid duration'],
      [`${when('ST01', '2026-11-16 09:00:00')}, ${who}, ${known}`, 'Cannot book in the past'],
      [`${when('ST01', '2026-12-06 09:00:00')}, ${who}, ${known}`, 'Room is not available'],
      [`${when('ST01', '2026-12-01 17:45:00')}, ${who}, ${known}`, 'Room is not available'],
      [`${when('ST01', String(booked?.['datetime']))}, ${who}, ${known}`, 'Sorry, this slot has been taken'],
      [`${when('ST01', '2026-12-01 09:00:00')}, ${who}`, 'Either appointment_type or reason is required'],
      [`${when('ST01', '2026-12-01 09:00:00')}, ${who}, ${known}, appointment_type: "Haircut"`, 'No appointment type'],
      [`${when('ST01', '2026-12-01 09:00:00')}, ${who}, reason: "x", client_id: "1"`, 'No client found'],
      [
        `${when('ST01', '2026-12-01 09:00:00')}, ${who}, ${known}, patient_id: "${of('patient', 1)}"`,
        'No patient found',
      ],
      [
        `${when('ST01', '2026-12-01 09:00:00')}, ${who.replace('Ana', ' ').replace("D'Angelo", '')}, reason: "x"`,
        'Client name',
      ],
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { bookSlot: refusal } = await query(book(String(text)));
      expect(refusal, String(text)).toMatchObject({ messagecode: 'Error', slot_id: null, slot: null });
      expect(at(refusal, 'error_description'), String(text)).toContain(message);
    }
    expect(server.practice.clients).toHaveLength(before);
    expect(rowsAt(await query('{ daybook(dates: ["2026-12-01", "2026-12-06"]) { slot_id } }'), 'daybook')).toEqual([]);
    // Who comes has to be said, even of those who are known.
    const { body } = await post(book(`${when('ST01', '2026-12-01 09:00:00')}, ${known}`));
    expect(body.errors?.length).toBeGreaterThan(0);
    const free = await query(book(`${when('ST01', '2026-12-01 09:00:00')}, ${who}, ${known}`));
    expect(free['bookSlot']).toMatchObject({ messagecode: 'Success', clientid: of('client', 5), patientid: null });
  });

  it('holds a slot for eight minutes, confirms and releases it', async () => {
    let time = dialectNow;
    const { query, server } = await visit({ now: () => time });
    const reserve = (datetime: string): string =>
      `mutation { reserveSlot(${when('ST01', datetime)}) { ${answer} slot_id datetime } }`;
    const idOf = async (datetime: string): Promise<string> =>
      String(at(await query(reserve(datetime)), 'reserveSlot.slot_id'));
    const confirm = (id: string): string =>
      `mutation { confirmSlot(calendar_id: "ST01", slot_id: "${id}", ${who}, client_id: "${of('client', 5)}", reason: "x") { ${answer} clientid } }`;
    const [first, second] = [await idOf('2026-12-01 09:00:00'), await idOf('2026-12-01 10:00:00')];
    expect(at(await query(reserve('2026-12-01 09:15:00')), 'reserveSlot.error_description')).toMatch(/taken/);
    const held = await query(
      `{ slot(calendar_id: "ST01", slot_id: "${first}") { reason status client_id } daybook(dates: ["2026-12-01"]) { slot_id } }`,
    );
    expect(held).toEqual({
      slot: { reason: 'Temporary Reservation', status: 'Online', client_id: null },
      daybook: [],
    });
    expect((await query(confirm(first)))['confirmSlot']).toMatchObject({
      messagecode: 'Success',
      clientid: of('client', 5),
    });
    expect(server.practice.appointments.find(({ key }) => of('appointment', key) === first)).toMatchObject({
      clientKey: 5,
      isDeleted: false,
    });
    time += 9 * 60_000;
    expect(at(await query(confirm(second)), 'confirmSlot.error_description')).toBe('Reservation has expired');
    const third = await idOf('2026-12-01 10:00:00');
    const release = `mutation { releaseSlot(calendar_id: "ST01", slot_id: "${third}") { ${answer} } }`;
    expect(at(await query(release), 'releaseSlot.messagecode')).toBe('Success');
    expect(at(await query(release), 'releaseSlot.error_description')).toBe('Reservation not found');
    expect(rowsAt(await query('{ daybook(dates: ["2026-12-01"]) { slot_id } }'), 'daybook')).toEqual([
      { slot_id: first },
    ]);
  });

  it('writes histories', async () => {
    const { query, server } = await visit();
    const patient = server.practice.patients[0];
    const history =
      await query(`mutation { newHistory(title: "Call", client_id: "${of('client', patient?.clientKey ?? 0)}"
      patient_id: "${of('patient', 1)}", notes: "All well") { ${answer} history { title notes date } } }`);
    expect(history['newHistory']).toMatchObject({ messagecode: 'Success', history: { title: 'Call' } });
    const read = await query(`{ histories(patient_id: "${of('patient', 1)}") { title } }`);
    expect(rowsAt(read, 'histories').at(-1)).toEqual({ title: 'Call' });
  });

  it('refuses every write with a key that may only read', async () => {
    const { query, server } = await visit({ refuseWrites: 'Access denied' });
    const before = server.practice.appointments.length;
    const [row] = server.practice.appointments;
    for (const text of [
      `bookSlot(${when('ST01', '2026-12-01 09:00:00')}, ${who}, reason: "x")`,
      `reserveSlot(${when('ST01', '2026-12-01 09:00:00')})`,
      `cancelSlot(calendar_id: "${of('provider', row?.providerKey ?? 0)}", slot_id: "${of('appointment', 1)}")`,
      `newHistory(title: "x", client_id: "${of('client', 1)}", patient_id: "${of('patient', 1)}", notes: "x")`,
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const done = await query(`mutation { done: ${text} { messagecode error_description } }`);
      expect(done['done'], text).toEqual({ messagecode: 'Error', error_description: 'Access denied' });
    }
    expect(server.practice.appointments).toHaveLength(before);
    expect(server.practice.appointments[0]).toEqual(row);
  });
});
