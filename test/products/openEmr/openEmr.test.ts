import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openEmr } from './openEmr.ts';
import { serverZone } from './values.ts';

const visit = productVisits(openEmr);
const { view } = openEmr;
const day = '2026-11-17';
const id = (row: Row | undefined, column: string): string => String(row?.[column]);
const nameOf = (row: unknown): string => [at(row, 'fname'), at(row, 'lname')].filter((part) => part !== '').join(' ');
const book = `mutation Book($pid: ID!, $input: AppointmentInput!) { createAppointment(pid: $pid, input: $input) {
  pc_eid pc_apptstatus pc_endTime pc_title patient { pid } provider { id } facility { id } } }`;
const slot = {
  pc_catid: '16',
  pc_title: 'Wellness exam',
  pc_duration: 1800,
  pc_hometext: 'Limps',
  pc_apptstatus: '-',
  pc_eventDate: '2026-12-01',
  pc_startTime: '09:30',
  pc_facility: '4',
  pc_billing_location: '3',
  pc_aid: '6',
};

describe('OpenEMR', () => {
  it('serves every value that is expected of places and people', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(openEmr, day);
    const answer = await query(`{ facilities { id name street city state postal_code }
      patients { pid fname lname phone_home phone_biz phone_cell phone_contact email email_direct status DOB } }`);
    const facilities = rowsAt(answer, 'facilities');
    expect(facilities.map(({ name }) => name)).toEqual([
      'Harbor Street Animal Hospital',
      "St. Mary's Cat Practice",
      'Summit Pet Clinic',
    ]);
    for (const place of locations) {
      const row = facilities.find((each) => each['id'] === place.id) ?? {};
      const { name, street, city, state, postal_code: code } = row;
      expect({ id: row['id'], name, address: [street, city, state, code].join(', ') }).toEqual(place);
    }
    const patients = rowsAt(answer, 'patients');
    expect(patients.map(({ pid }) => pid)).toEqual(
      view.clients(server.practice).map((client) => view.ids.of('client', client.key)),
    );
    for (const [index, client] of clients.entries()) {
      const row = patients[index] ?? {};
      const phones = ['phone_cell', 'phone_home', 'phone_biz'].map((column) => row[column]).filter(Boolean);
      expect({
        id: row['pid'],
        name: nameOf(row),
        ...(row['fname'] !== '' && { givenName: row['fname'] }),
        familyName: row['lname'],
        phones,
        emails: [row['email']].filter(Boolean),
      }).toEqual(client);
      expect([row['phone_contact'], row['email_direct']]).toEqual(['', '']);
    }
    expect(missingOperations(openEmr)).toEqual([]);
  });

  it('serves every value that is expected of a day, by the clock of the server', async () => {
    const { query } = await visit();
    const { appointments, mayOmit, statusWords } = expectedSample(openEmr, day);
    const answer = await query(
      `query Day($day: String!) { appointments(filter: { pc_eventDate: $day }) { pc_eid pc_eventDate pc_startTime pc_endTime
        pc_duration pc_apptstatus pc_title pc_hometext pid fname lname pc_aid pce_aid_fname pce_aid_lname pc_facility facility_name
        patient { pid fname lname } provider { id fname lname } facility { id name } category { pc_catname pc_cattype } } }`,
      { day },
    );
    const rows = rowsAt(answer, 'appointments');
    const read = rows.map((row) => {
      const start = instantOfWall(`${id(row, 'pc_eventDate')}T${id(row, 'pc_startTime')}`, serverZone);
      const part = (field: string, column: string): object =>
        at(row, field) === null ? {} : { [field]: { id: at(row, `${field}.${column}`), name: nameOf(at(row, field)) } };
      expect(row['pid']).toBe(at(row, 'patient.pid'));
      expect([row['pce_aid_fname'], row['pce_aid_lname']]).toEqual([
        at(row, 'provider.fname'),
        at(row, 'provider.lname'),
      ]);
      const { patient, ...rest } = { patient: undefined, ...part('patient', 'pid'), ...part('provider', 'id') };
      return {
        id: row['pc_eid'],
        start: utcText(start),
        end: utcText(start + Number(row['pc_duration']) * 1000),
        status: row['pc_apptstatus'],
        ...(row['pc_hometext'] !== '' && { reason: row['pc_hometext'] }),
        ...(patient !== undefined && { client: patient }),
        ...rest,
        location: { id: row['pc_facility'], name: row['facility_name'] },
      };
    });
    expect(read.toSorted((one, other) => (one.start < other.start ? -1 : 1)).map((row) => row.id)).toHaveLength(
      appointments.length,
    );
    for (const appointment of appointments) {
      expect(read.find((row) => row.id === appointment.id)).toEqual(appointment);
      expect(statusWords[appointment.id]).toContain(appointment.status);
    }
    expect(appointments.length).toBeGreaterThan(20);
    const blocks = rows.filter((row) => at(row, 'category.pc_cattype') === 1);
    expect(blocks.map((row) => row['pc_eid'])).toEqual(mayOmit);
    expect(blocks[0]).toMatchObject({ pid: null, patient: null, fname: null, pc_title: 'Team meeting' });
    // Past midnight the end is before the start.
    expect(rows.some((row) => id(row, 'pc_endTime') < id(row, 'pc_startTime'))).toBe(true);
  });

  it('filters with everything that is given, by parts of names without regard to accents, and in pages', async () => {
    const { query, post, server } = await visit();
    const answer =
      await query(`{ one: patients(filter: { lname: "muller" }) { pid lname } both: patients(filter: { fname: "ZO", lname: "brien" }) { pid }
      whole: patients(filter: { email: "zoe" }) { pid } exact: patients(filter: { email: "ZOE.obrien@example.test" }) { pid }
      sorted: patients(sort: "-lname,shoe,fname", limit: 3) { lname } none: patients(filter: { lname: "nobody" }) { pid }
      first: patients(limit: 3) { pid } next: patients(limit: 3, offset: 3) { pid } all: patients(limit: 0) { pid }
      range: appointments(filter: { pc_eventDate_from: "2026-11-16", pc_eventDate_to: "2026-11-17", pc_facility: 4 }) { pc_eventDate pc_facility }
      open: appointments(filter: { pc_apptstatus: "@" }) { pc_apptstatus } own: appointments(filter: { pid: 1 }) { pid }
      staff: practitioners(filter: { lname: "okafor" }) { id npi title suffix facility } gone: practitioners(filter: { active: 0 }) { lname } }`);
    expect(answer).toMatchObject({ one: [{ pid: '2', lname: 'Müller' }], whole: [], none: [] });
    expect([answer['both'], answer['exact']]).toEqual([[{ pid: '1' }, { pid: '8' }], [{ pid: '1' }]]);
    expect(rowsAt(answer, 'sorted').map(({ lname }) => lname)).toEqual(['Zimmermann', 'Zimmermann', 'Zimmermann']);
    expect([...rowsAt(answer, 'first'), ...rowsAt(answer, 'next')]).toEqual(rowsAt(answer, 'all').slice(0, 6));
    const range = rowsAt(answer, 'range');
    expect(new Set(range.map((row) => row['pc_eventDate']))).toEqual(new Set(['2026-11-16', day]));
    expect(range.every((row) => row['pc_facility'] === '4')).toBe(true);
    expect(rowsAt(answer, 'open').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'own').every(({ pid }) => pid === '1')).toBe(true);
    expect(answer['staff']).toMatchObject([{ id: '4', title: 'Dr.', facility: 'Harbor Street Animal Hospital' }]);
    expect(answer['gone']).toEqual([{ lname: 'Bell' }]);
    const wrong = await post('{ appointments(filter: { pc_eventDate: "17.11.2026" }) { pc_eid } }');
    expect(wrong.body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const shows = server.practice.appointments.filter((row) => view.shows(row));
    expect(rowsAt(await query('{ appointments { pc_eid } }'), 'appointments')).toHaveLength(shows.length);
    const small = await visit({ cap: 5 });
    expect(rowsAt(await small.query('{ patients(limit: 50) { pid } }'), 'patients')).toHaveLength(5);
  });

  it('has the lists, categories, encounters and what is noted about patients', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ list(list_name: "apptstat") { option_id title } appointmentCategories { pc_catid pc_catname pc_duration pc_cattype pc_active }
      patient(pid: "4") { status DOB appointments { pc_eid pid } encounters { reason date } } none: patient(pid: "41") { pid }
      medicalProblems(pid: "4") { title type } insurances(pid: "6") { subscriber_lname } messages(pid: "5") { body }
      documents(pid: "5") { id } drugs { name } insuranceCompanies { name } version { v_major } appointment(pc_eid: "9") { pc_eid } }`);
    expect(rowsAt(answer, 'list').slice(0, 4)).toMatchObject([{}, {}, {}, { option_id: 'x', title: 'x Canceled' }]);
    expect(rowsAt(answer, 'appointmentCategories').map((row) => row['pc_catname'])).toContain('Wellness exam');
    expect(rowsAt(answer, 'appointmentCategories').every((row) => row['pc_active'] === 1)).toBe(true);
    expect(answer).toMatchObject({
      none: null,
      appointment: null,
      documents: [],
      messages: [{ body: 'Prefers messages.' }],
    });
    expect(rowsAt(answer, 'patient.appointments').every(({ pid }) => pid === '4')).toBe(true);
    expect(rowsAt(answer, 'medicalProblems')).toEqual([{ title: 'Hypertension', type: 'medical_problem' }]);
    expect(rowsAt(answer, 'insurances')).toEqual([{ subscriber_lname: 'Abel' }]);
  });

  it('enters and changes patients, and says which column is wrong', async () => {
    const { query, post, server } = await visit();
    const added =
      await query(`mutation { createPatient(input: { fname: "Jo", lname: "Park", DOB: "1990-05-06", sex: "Female"
      phone_cell: "207 555 0199", phone_biz: "207 555 0198", email: "jo@example.test" }) { pid fname phone_cell phone_biz phone_home DOB regdate } }`);
    const pid = String(at(added, 'createPatient.pid'));
    expect(added['createPatient']).toMatchObject({
      phone_cell: '207 555 0199',
      phone_home: '',
      DOB: '1990-05-06',
      regdate: '2026-11-17 10:10:00',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const changed = await query(
      `mutation Change($pid: ID!) { updatePatient(pid: $pid, input: { phone_cell: "207 555 0100", email: "" }) {
        fname phone_cell phone_biz email DOB } }`,
      { pid },
    );
    expect(changed['updatePatient']).toEqual({
      fname: 'Jo',
      phone_cell: '207 555 0100',
      phone_biz: '207 555 0198',
      email: '',
      DOB: '1990-05-06',
    });
    const short = await post(
      'mutation { createPatient(input: { fname: "Jo", lname: "P", DOB: "1990-05-06", sex: "Female" }) { pid } }',
    );
    expect(short.body.errors?.[0]).toMatchObject({
      message: 'lname: lname must be between 2 and 255 characters long',
      extensions: { code: 'BAD_USER_INPUT', validationErrors: { lname: expect.any(String) } },
    });
    const nobody = await post('mutation { updatePatient(pid: "999", input: { fname: "Jo" }) { pid } }');
    expect(nobody.body.errors?.[0]?.message).toBe('pid: pid must be for a valid patient');
  });

  it('books, moves, cancels and deletes appointments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = at(await query(book, { pid: '2', input: slot }), 'createAppointment');
    expect(made).toMatchObject({
      pc_apptstatus: '-',
      pc_endTime: '10:00:00',
      patient: { pid: '2' },
      provider: { id: '6' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T14:30:00Z'),
      minutes: 30,
      placeKey: 2,
      clientKey: 2,
      reason: 'Limps',
    });
    const change = `mutation Change($id: ID!, $input: AppointmentUpdateInput!) { updateAppointment(pc_eid: $id, input: $input) {
      pc_eventDate pc_startTime pc_duration pc_apptstatus pc_hometext } }`;
    const eid = String(at(made, 'pc_eid'));
    const moved = await query(change, { id: eid, input: { pc_startTime: '11:00', pc_apptstatus: '~' } });
    expect(moved['updateAppointment']).toEqual({
      pc_eventDate: '2026-12-01',
      pc_startTime: '11:00:00',
      pc_duration: 1800,
      pc_apptstatus: '~',
      pc_hometext: 'Limps',
    });
    expect(practice.appointments.at(-1)?.state).toBe('arrived');
    await query(change, { id: eid, input: { pc_apptstatus: 'x' } });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    const wrong = await post(change, { id: eid, input: { pc_apptstatus: 'off' } });
    expect(wrong.body.errors?.[0]?.message).toMatch(/^pc_apptstatus: /);
    const early = await post(book, { pid: '2', input: { ...slot, pc_startTime: '9:30' } });
    expect(early.body.errors?.[0]?.message).toBe('pc_startTime: pc_startTime must be exactly 5 characters long');
    expect(await query(`mutation { deleteAppointment(pc_eid: "${eid}") { message } }`)).toEqual({
      deleteAppointment: { message: 'record deleted' },
    });
    expect((await post(change, { id: eid, input: {} })).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await query('mutation { createMessage(pid: "2", input: { body: "Called back" }) { id } }');
    expect(await query('{ messages(pid: "2") { body message_status } }')).toEqual({
      messages: [{ body: 'Called back', message_status: 'New' }],
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(book, { pid: '2', input: slot })).body.errors?.[0]?.message).toBe(
      'This account is read-only',
    );
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(limit: 1) { pid } }')).status).toBe(200);
    expect((await poisoned.post('{ patients(limit: 2) { pid } }')).status).toBe(500);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('pc_eid');
  });
});
