import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { drChrono } from './drChrono.ts';
import { accountZone } from './values.ts';

const visit = productVisits(drChrono);
const { view } = drChrono;
const day = '2026-11-17';
const patientsText = `query($cursor: String) { patients(cursor: $cursor) { next results { id first_name last_name email
  cell_phone home_phone office_phone patient_status date_of_last_appointment patient_flags_attached { flag_text }
  offices { id name } doctor { last_name } emergency_contact_phone } } }`;
const appointmentsText = `query($date: Date, $cursor: String) { appointments(date: $date, cursor: $cursor) { previous next
  results { id scheduled_time duration status reason appt_is_break deleted_flag exam_room patient { id first_name last_name }
    doctor { id first_name last_name timezone } office { id name exam_rooms { index } } profile { id name duration } } } }`;
const filled = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== '' && value !== null);
const reference = (row: Row, word: string, field: string): object => {
  const value = at(row, field);
  if (value === null) return {};
  const name = at(value, 'name') ?? filled([at(value, 'first_name'), at(value, 'last_name')]).join(' ');
  return { [word]: { id: String(at(value, 'id')), name } };
};

describe('DrChrono', () => {
  it('lists offices, and patients with three numbers, a letter and flags', async () => {
    const { query, server } = await visit();
    const { locations } = expectedSample(drChrono, day);
    const offices = rowsAt(
      await query('{ offices { results { id name address city state zip_code } } }'),
      'offices.results',
    );
    expect(
      offices.map(({ id, name, ...rest }) => ({ id: String(id), name, address: Object.values(rest).join(', ') })),
    ).toEqual(locations);
    const patients = rowsAt(await query(patientsText), 'patients.results');
    expect(patients.map(({ id }) => String(id))).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    for (const [index, record] of view.clients(server.practice).entries()) {
      const client = clientThrough(view, server.practice, record);
      const row = patients[index] ?? {};
      const [office] = rowsAt(row, 'offices');
      expect({
        id: String(row['id']),
        name: filled([row['first_name'], row['last_name']]).join(' '),
        ...(row['first_name'] !== '' && { givenName: row['first_name'] }),
        familyName: row['last_name'],
        phones: filled([row['cell_phone'], row['home_phone'], row['office_phone']]),
        emails: filled([row['email']]),
        active: row['patient_status'] === 'A',
        tags: rowsAt(row, 'patient_flags_attached').map((flag) => flag['flag_text']),
        ...(row['date_of_last_appointment'] !== null && { lastVisit: row['date_of_last_appointment'] }),
        location: { id: String(office?.['id']), name: office?.['name'] },
      }).toEqual(client);
    }
    expect(patients.some((row) => row['emergency_contact_phone'] !== '')).toBe(true);
    const found =
      await query(`{ patients(last_name: "o'BRIEN") { results { id } } none: patients(last_name: "Brien") { results { id } }
      patients_summary(first_name: "zoë") { results { id doctor } } patient(id: 6310002) { last_name copay }
      gone: patient(id: 6310041) { id } }`);
    expect(rowsAt(found, 'patients.results')).toEqual([{ id: 6_310_001 }, { id: 6_310_008 }]);
    expect(found).toMatchObject({ none: { results: [] }, patient: { last_name: 'Müller' }, gone: null });
    expect(missingOperations(drChrono)).toEqual([]);
  });

  it.each([day, '2026-03-08', '2026-11-01', '2026-11-18'])(
    'has the calendar of %s in pages of 20, with times that have no zone',
    async (date) => {
      const { query } = await visit();
      const rows = await allPages(async (cursor) => {
        const page = at(await query(appointmentsText, { date, cursor }), 'appointments');
        const next = at(page, 'next');
        return { rows: rowsAt(page, 'results'), next: typeof next === 'string' ? next : null };
      });
      const { appointments, mayOmit } = expectedSample(drChrono, date);
      const read = rows.map((row) => {
        const start = instantOfWall(String(row['scheduled_time']), accountZone);
        return {
          id: row['id'],
          start: utcText(start),
          end: utcText(start + Number(row['duration']) * 60_000),
          ...(row['status'] !== '' && { status: row['status'] }),
          ...(row['reason'] !== '' && { reason: row['reason'] }),
          ...reference(row, 'client', 'patient'),
          ...reference(row, 'provider', 'doctor'),
          ...reference(row, 'location', 'office'),
        };
      });
      expect(read).toEqual(appointments);
      expect(appointments.length).toBeGreaterThan(date === day ? 20 : 3);
      const breaks = rows.filter((row) => row['appt_is_break'] === true);
      expect(breaks.map(({ id, patient }) => [id, patient])).toEqual(mayOmit.map((id) => [id, null]));
      expect(at(rows[0], 'doctor.timezone')).toBe('US/Eastern');
    },
  );

  it('filters the calendar by range, change, office, doctor, patient and status, and wants one of them', async () => {
    const { query, post, server } = await visit();
    const range = 'date_range: "2026-11-13/2026-11-13"';
    const answer =
      await query(`{ one: appointments(${range}, office: 4103) { next results { scheduled_time office { id } } }
      who: appointments(date: "2026-11-17", doctor: 15201, status: "Confirmed") { results { status doctor { id } } }
      since: appointments(since: "2026-11-15T00:00:00", page_size: 5) { next results { updated_at } }
      visits: appointments(${range}, page_size: 3) { previous next results { id } } }`);
    const own = server.practice.appointments.filter(
      (row) => view.shows(row) && row.placeKey === 3 && utcText(row.start).startsWith('2026-11-13'),
    );
    expect(rowsAt(answer, 'one.results')).toHaveLength(own.length);
    expect(rowsAt(answer, 'who.results').every((row) => row['status'] === 'Confirmed')).toBe(true);
    expect(rowsAt(answer, 'since.results').every((row) => String(row['updated_at']) >= '2026-11-15')).toBe(true);
    const second = await query(
      `query($cursor: String) { appointments(${range}, page_size: 3, cursor: $cursor) { previous next results { id } } }`,
      { cursor: at(answer, 'visits.next') },
    );
    expect(at(second, 'appointments.previous')).not.toBeNull();
    const bare = await post('{ appointments { results { id } } }');
    expect(bare.body.errors?.[0]).toMatchObject({
      message: '400: Bad Request',
      extensions: { fields: { non_field_errors: [expect.stringMatching(/^Either `since`/)] } },
    });
    expect((await post('{ appointments(date: "17/11/2026") { next } }')).body.errors?.[0]?.extensions).toMatchObject({
      fields: { date: [expect.stringMatching(/^Date has wrong format/)] },
    });
  });

  it('books with a duration or a profile, refuses overlaps, cancels and deletes', async () => {
    const { query, post, server } = await visit();
    const book = (
      rest: string,
    ): string => `mutation { create_appointment(input: { doctor: 15201, office: 4101, exam_room: 2
      scheduled_time: "2026-12-01T15:00:00" ${rest} }) { id scheduled_time duration status exam_room profile { name } reason notes } }`;
    const made = await query(book('patient: 6310002, duration: 45, reason: "Cough", notes: "New"'));
    const row = at(made, 'create_appointment');
    expect(row).toMatchObject({
      scheduled_time: '2026-12-01T15:00:00',
      duration: 45,
      status: '',
      profile: null,
      notes: 'New',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T20:00:00Z'),
      minutes: 45,
      clientKey: 2,
      reason: 'Cough',
    });
    const refused = async (rest: string): Promise<unknown> => (await post(book(rest))).body.errors?.[0]?.extensions;
    expect(await refused('patient: 6310003, profile: 7702')).toMatchObject({ code: 'CONFLICT' });
    expect(await refused('patient: 6310003')).toMatchObject({ fields: { duration: ['This field is required.'] } });
    expect(await refused('duration: 30')).toMatchObject({ fields: { patient: ['This field is required.'] } });
    expect(await refused('patient: 7, duration: 30')).toMatchObject({
      fields: { patient: ['Invalid pk "7" - object does not exist.'] },
    });
    const twin = await query(book('patient: 6310003, profile: 7702, allow_overlapping: true'));
    expect(at(twin, 'create_appointment')).toMatchObject({ duration: 20, profile: { name: 'Vaccination' } });
    const id = String(at(row, 'id'));
    const update = `mutation($id: String!, $input: AppointmentPatchInput!) { update_appointment(id: $id, input: $input) { status scheduled_time reason } }`;
    const moved = await query(update, { id, input: { scheduled_time: '2026-12-01T16:00:00', status: 'Checked In' } });
    expect(moved['update_appointment']).toEqual({
      status: 'Checked In',
      scheduled_time: '2026-12-01T16:00:00',
      reason: 'Cough',
    });
    await query(update, { id, input: { status: 'Cancelled' } });
    expect(server.practice.appointments.at(-2)?.state).toBe('cancelled');
    expect((await post(update, { id, input: { status: 'Lost' } })).body.errors?.[0]?.extensions).toMatchObject({
      fields: { status: ['"Lost" is not a valid choice.'] },
    });
    expect(await query(`mutation { delete_appointment(id: "${id}") }`)).toEqual({ delete_appointment: true });
    expect(await query(`{ appointment(id: "${id}") { id } }`)).toEqual({ appointment: null });
    expect((await post(`mutation { delete_appointment(id: "${id}") }`)).body.errors?.[0]?.message).toBe(
      '404: Not found.',
    );
  });

  it('registers and changes patients, keeps each number in its field, and has bills, tasks and notes', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { create_patient(input: { first_name: "Jo", last_name: "Park", gender: "Other", doctor: 15203
      home_phone: "207 555 0199", email: "jo@example.test", offices: [4102], date_of_birth: "1990-02-03" }) {
      id cell_phone home_phone email gender date_of_birth patient_status offices { id } doctor { id } } }`);
    const id = at(made, 'create_patient.id');
    expect(made['create_patient']).toEqual({
      id,
      cell_phone: '',
      home_phone: '207 555 0199',
      email: 'jo@example.test',
      gender: 'Other',
      date_of_birth: '1990-02-03',
      patient_status: 'A',
      offices: [{ id: 4102 }],
      doctor: { id: 15_203 },
    });
    const changed = await query(`mutation { update_patient(id: ${String(id)}, input: { cell_phone: "207 555 0198"
      patient_status: "I" }) { first_name cell_phone home_phone patient_status } }`);
    expect(at(changed, 'update_patient')).toEqual({
      first_name: 'Jo',
      cell_phone: '207 555 0198',
      home_phone: '207 555 0199',
      patient_status: 'I',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', isActive: false, placeKey: 2 });
    const nameless = await post('mutation { create_patient(input: { gender: "Male", doctor: 15201 }) { id } }');
    expect(nameless.body.errors?.[0]?.extensions).toMatchObject({ fields: { lastName: ['A name is needed'] } });
    const more =
      await query(`{ line_items(page_size: 2) { next results { price billed service_date } } patient_payments { results { amount } }
      messages { results { title } } tasks { results { title notes { text } } } allergies { results { description } }
      doctors { results { first_name last_name is_account_suspended } } users_current { username doctor { id } }
      appointment_profiles { results { id name duration } } insurances(payer_type: "emdeon", term: "cig") { results { payer_name } } }`);
    for (const list of ['line_items', 'patient_payments', 'messages', 'tasks', 'allergies', 'insurances'])
      expect(rowsAt(more, `${list}.results`).length, list).toBeGreaterThan(0);
    expect(rowsAt(more, 'doctors.results').map((row) => named(row, 'first_name', 'last_name'))).toContain('Oscar Bell');
    expect(rowsAt(more, 'appointment_profiles.results')).toHaveLength(6);
    const task = await query('mutation { create_task(input: { title: "Fax", status: 1 }) { id title created_at } }');
    expect(at(task, 'create_task.title')).toBe('Fax');
  });

  it('refuses in words, fails as a whole, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const locked = await visit({ refuseWrites: 'Insufficient permissions' });
    const refused = await locked.post('mutation { delete_appointment(id: "21450001") }');
    expect(refused.body.errors?.[0]?.message).toBe('403: Insufficient permissions');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { results { id } } }')).status).toBe(500);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Patient'), 'fields').length).toBe(50);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
