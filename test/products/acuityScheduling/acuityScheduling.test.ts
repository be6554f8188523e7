import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { acuityScheduling } from './acuityScheduling.ts';

const visit = productVisits(acuityScheduling);
const { view } = acuityScheduling;
const day = '2026-11-17';
const fields = `id firstName lastName datetime date time endTime duration timezone calendarTimezone calendar calendarID
  location notes canceled noShow labels { name } forms { values { name value } } formsText type`;
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));
const textsOf = (value: unknown): string[] => [value].filter((one) => one !== '').map(String);
const create = `mutation($input: CreateAppointmentInput!, $admin: Boolean) {
  createAppointment(input: $input, admin: $admin) { ${fields} calendarID phone email } }`;

function answerTo(row: Row, name: string): unknown {
  return rowsAt(row, 'forms')
    .flatMap((form) => rowsAt(form, 'values'))
    .find((answer) => answer['name'] === name)?.['value'];
}

/** The book of a day in desk words. */
async function bookOf(query: RunQuery, on: string): Promise<object[]> {
  const list = `{ appointments(minDate: "${on}", maxDate: "${on}", showall: true, direction: ASC) { ${fields} } }`;
  return rowsAt(await query(list), 'appointments').map((row) => {
    const start = Date.parse(String(row['datetime']).replace(/(\d\d)$/, ':$1'));
    const zone = String(row['calendarTimezone']);
    const [label] = rowsAt(row, 'labels');
    const pet = answerTo(row, "Pet's name");
    const status = row['noShow'] === true ? 'noShow' : row['canceled'] === true ? 'canceled' : label?.['name'];
    return {
      id: String(row['id']),
      start: offsetText(start, zone),
      end: offsetText(start + Number(row['duration']) * 60_000, zone),
      ...(status !== undefined && { status }),
      ...(row['notes'] !== '' && { reason: row['notes'] }),
      ...(pet !== undefined && { patient: { name: pet } }),
      client: { name: [row['firstName'], row['lastName']].filter((part) => part !== '').join(' ') },
      provider: { id: String(row['calendarID']), name: row['calendar'] },
      location: { name: row['location'] },
    };
  });
}

describe('Acuity Scheduling', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query } = await visit();
    const { clients, appointments, mayOmit, locations, patients } = expectedSample(acuityScheduling, day);
    expect([locations, patients]).toEqual([[], []]);
    const answer = await query('{ clients { id firstName lastName email phone notes } }');
    const people = rowsAt(answer, 'clients').map((row) => ({
      id: row['id'],
      name: [row['firstName'], row['lastName']].filter((part) => part !== '').join(' '),
      ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: textsOf(row['phone']),
      emails: textsOf(row['email']),
    }));
    expect(people.slice(0, 5)).toEqual(clients);
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      expect(await bookOf(query, each)).toEqual(expectedSample(acuityScheduling, each).appointments);
    }
    expect(appointments.length).toBeGreaterThan(15);
    expect(mayOmit.length).toBeGreaterThan(2);
    expect(missingOperations(acuityScheduling)).toEqual([]);
  });

  it('leaves out what is canceled unless asked, and lists the latest first, no more than a hundred', async () => {
    const { query, server } = await visit();
    const dayOf = `minDate: "${day}", maxDate: "${day}"`;
    const lists = await query(`{ plain: appointments(${dayOf}) { id canceled noShow datetime }
      canceled: appointments(${dayOf}, canceled: true) { id canceled noShow }
      both: appointments(${dayOf}, showall: true) { id } usual: appointments(showall: true) { id }
      whole: appointments(showall: true, max: 5000) { id } later: appointments(minDate: "2026-11-20") { date }
      bare: appointments(max: 1, excludeForms: true) { forms { id } formsText } }`);
    const [plain, canceled] = [rowsAt(lists, 'plain'), rowsAt(lists, 'canceled')];
    expect(plain.every((row) => row['canceled'] === false && row['noShow'] === null)).toBe(true);
    expect(canceled.map((row) => row['noShow'])).toContain(true);
    expect(canceled.map((row) => row['noShow'])).toContain(false);
    expect(rowsAt(lists, 'both')).toHaveLength(plain.length + canceled.length);
    const starts = plain.map((row) => Date.parse(String(row['datetime']).replace(/(\d\d)$/, ':$1')));
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(rowsAt(lists, 'usual')).toHaveLength(100);
    expect(rowsAt(lists, 'whole')).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(new Set(rowsAt(lists, 'later').map(({ date }) => date))).toEqual(new Set(['November 20, 2026']));
    expect(rowsAt(lists, 'bare')).toEqual([{ forms: null, formsText: '' }]);
    const refused = await (await visit()).post('{ appointments(minDate: "soon") { id } }');
    expect(refused.body.errors?.[0]).toMatchObject({ extensions: { code: 'invalid_date' } });
  });

  it('writes times by the calendar, whatever zone the client is in, and filters by calendar, type and client', async () => {
    const { query } = await visit();
    const { calendars } = await query('{ calendars { id name timezone location } }');
    expect(rowsAt({ calendars }, 'calendars')).toHaveLength(7);
    expect(rowsAt({ calendars }, 'calendars')[2]).toEqual({
      id: 562_033,
      name: 'Priya Raman',
      timezone: 'America/Denver',
      location: 'Summit Pet Clinic',
    });
    const lists =
      await query(`{ denver: appointments(calendarID: 562033, minDate: "${day}", maxDate: "${day}", showall: true) { ${fields} }
      trims: appointments(appointmentTypeID: 957125) { type } none: appointments(calendarID: 1) { id }
      zoe: appointments(firstName: "zoë", lastName: "O'BRIEN", showall: true) { firstName lastName } }`);
    const denver = rowsAt(lists, 'denver');
    expect(denver.length).toBeGreaterThan(2);
    expect(denver.every((row) => /T\d\d:\d\d:00-0700$/.test(String(row['datetime'])))).toBe(true);
    expect(new Set(denver.map(({ timezone }) => timezone)).size).toBe(2);
    expect(denver.at(-1)).toMatchObject({ date: 'November 17, 2026', time: '8:00am' });
    expect(new Set(rowsAt(lists, 'trims').map(({ type }) => type))).toEqual(new Set(['Nail trim']));
    expect(rowsAt(lists, 'none')).toEqual([]);
    expect(new Set(rowsAt(lists, 'zoe').map(({ lastName }) => lastName))).toEqual(new Set(["O'Brien"]));
    const texts = denver.map(({ formsText }) => String(formsText)).filter((text) => text !== '');
    expect(texts.every((text) => text.startsWith("About your pet\n==============\nPet's name: "))).toBe(true);
  });

  it('finds clients by name and phone, and has what is beside them', async () => {
    const { query } = await visit();
    const found =
      await query(`{ name: clients(search: "o'brien") { id firstName } full: clients(search: "ruth abb") { phone }
      phone: clients(search: "5550101") { lastName } none: clients(search: "nobody") { id }
      client(id: "${view.ids.of('client', 3)}") { firstName lastName email phone notes } other: client(id: "x") { id }
      me { id name timezone } labels { id name } forms { fields { id name } } products { name } orders { title }
      certificates(email: "ana@example.test") { certificate } appointmentTypes { id name duration price calendarIDs }
      appointmentAddons { name } blocks(minDate: "${day}") { calendarID start end notes } }`);
    expect(idsOf(rowsAt(found, 'name'))).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(rowsAt(found, 'full')).toEqual([{ phone: '2075550107' }]);
    expect(rowsAt(found, 'phone')).toEqual([{ lastName: "O'Brien" }]);
    expect(found['none']).toEqual([]);
    expect(found['client']).toEqual({
      firstName: '',
      lastName: 'Riverside Cat Rescue',
      email: 'desk@rescue.example.test',
      phone: '(207) 555-0105',
      notes: '',
    });
    expect(found['other']).toBeNull();
    expect(rowsAt(found, 'appointmentTypes')).toHaveLength(6);
    expect(rowsAt(found, 'labels')).toHaveLength(5);
    expect(rowsAt(found, 'blocks')).toEqual([
      {
        calendarID: 562_031,
        start: '2026-11-17T12:00:00-0500',
        end: '2026-11-17T13:00:00-0500',
        notes: 'Staff meeting',
      },
    ]);
    for (const list of ['products', 'orders', 'certificates', 'appointmentAddons'])
      expect(rowsAt(found, list).length).toBeGreaterThan(0);
  });

  it('books as client and as admin, moves, labels and cancels', async () => {
    const { query, post, server } = await visit();
    const input = {
      datetime: '2026-12-01T10:00',
      appointmentTypeID: 957_122,
      calendarID: 562_033,
      firstName: 'Søren',
      lastName: 'Müller',
      phone: '+1 303 555 0104',
    };
    const codeOf = async (text: string, variables: object): Promise<string | undefined> =>
      (await post(text, variables)).body.errors?.[0]?.extensions?.code;
    expect(await codeOf(create, { input })).toBe('required_email');
    const admin = { input: { ...input, notes: 'Bites', labels: [{ id: 1 }] }, admin: true };
    const made = await query(create, admin);
    expect(made['createAppointment']).toMatchObject({
      datetime: '2026-12-01T10:00:00-0700',
      endTime: '10:20am',
      notes: 'Bites',
      labels: [{ name: 'Confirmed' }],
      location: 'Summit Pet Clinic',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ clientKey: 2, providerKey: 3, state: 'confirmed' });
    const guest = { ...input, firstName: 'Nia', lastName: 'Wood', email: 'nia@example.test' };
    expect(await codeOf(create, { input: guest })).toBe('not_available');
    expect(await codeOf(create, { input: { ...guest, appointmentTypeID: 7 } })).toBe('invalid_appointment_type');
    expect(await codeOf(create, { input: { ...guest, firstName: ' ' } })).toBe('required_first_name');
    const free = await query(
      `{ availabilityTimes(date: "2026-12-01", appointmentTypeID: 957122, calendarID: 562033) { time calendarID } }`,
    );
    const times = rowsAt(free, 'availabilityTimes').map(({ time }) => time);
    expect(times).not.toContain('2026-12-01T10:00:00-0700');
    expect(times).toContain('2026-12-01T10:30:00-0700');
    await query(create, { input: { ...guest, datetime: '2026-12-01T10:30:00-0700', notes: 'Ignored' } });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Nia', emails: ['nia@example.test'] });
    expect(server.practice.appointments.at(-1)?.reason).toBeNull();
    const id = Number(at(made, 'createAppointment.id'));
    const moved =
      await query(`mutation { rescheduleAppointment(id: ${String(id)}, input: { datetime: "2026-12-02T09:00:00-0500",
      calendarID: 562032 }, admin: true) { datetime calendar location } }`);
    expect(moved['rescheduleAppointment']).toEqual({
      datetime: '2026-12-02T09:00:00-0500',
      calendar: 'Björn Håkansson',
      location: 'Harbor Street Animal Hospital',
    });
    const labelled =
      await query(`mutation { updateAppointment(id: ${String(id)}, admin: true, input: { labels: [{ id: 2 }],
      phone: "303 555 0199", fields: [{ id: 9101, value: "Rex" }] }) { labels { name } phone forms { values { value } } } }`);
    expect(labelled['updateAppointment']).toEqual({
      labels: [{ name: 'Checked In' }],
      phone: '303 555 0199',
      forms: [{ values: [{ value: 'Rex' }] }],
    });
    const off = `mutation { cancelAppointment(id: ${String(id)}, input: { noShow: true }) { canceled noShow labels { name } } }`;
    expect((await query(off))['cancelAppointment']).toEqual({ canceled: true, noShow: false, labels: null });
    expect(await codeOf(off, {})).toBe('cancel_canceled');
    expect(await codeOf('mutation { cancelAppointment(id: 4) { id } }', {})).toBe('not_found');
  });

  it('writes clients and blocks, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const made =
      await query(`mutation { createClient(input: { firstName: "Ivo", lastName: "Lang", phone: "207 555 0123",
      notes: "New" }) { id notes email } }`);
    expect(made['createClient']).toMatchObject({ notes: 'New', email: '' });
    const id = String(at(made, 'createClient.id'));
    const changed = await query(
      `mutation { updateClient(id: "${id}", input: { firstName: "Ivo", lastName: "Long", email: "i@example.test" }) { lastName email phone notes } }`,
    );
    expect(changed['updateClient']).toEqual({
      lastName: 'Long',
      email: 'i@example.test',
      phone: '207 555 0123',
      notes: 'New',
    });
    expect(await query(`mutation { deleteClient(id: "${id}") }`)).toEqual({ deleteClient: true });
    expect(rowsAt(await query('{ clients(search: "Long") { id } }'), 'clients')).toEqual([]);
    const block = await query(`mutation { createBlock(input: { start: "2026-12-03T12:00", end: "2026-12-03T12:30",
      calendarID: 562031 }) { id start } }`);
    expect(at(block, 'createBlock.start')).toBe('2026-12-03T12:00:00-0500');
    expect(server.practice.appointments.at(-1)).toMatchObject({ isBlock: true, minutes: 30 });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(`mutation { createClient(input: { firstName: "A", lastName: "B" }) { id } }`);
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('calendarTimezone');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clients { id } }')).status).toBe(500);
  });
});
