import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { medCrm } from './medCrm.ts';

const visit = productVisits(medCrm);
const { view } = medCrm;
const numbers = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));
const descending = (values: readonly number[]): number[] => values.toSorted((one, other) => other - one);
const book = `mutation Book($patient: Int!, $clinic: Int!, $object: TreatmentSeriesObjectInput!) {
  addTreatment(patient_id: $patient, clinic_id: $clinic, object: $object) { status } }`;
const edit = `mutation Edit($id: Int!, $object: TreatmentSeriesObjectInput!) { editTreatment(id: $id, object: $object) { status } }`;

describe('medCRM', () => {
  it('lists clinics, and the patients of one at a time, the newest first', async () => {
    const { query, server } = await visit();
    const clinics = rowsAt(
      await query('{ clinics { id name address phone patients { id } therapists { id } } }'),
      'clinics',
    );
    const { locations, clients } = expectedSample(medCrm, '2026-11-17');
    expect(clinics.map(({ id, name }) => ({ id, name }))).toEqual(locations.map(({ id, name }) => ({ id, name })));
    expect(clinics[0]).toMatchObject({ address: '18 Harbor Street, Portland, ME 04101', patients: null });
    const fields = `id first_name last_name phone profile_email archived clinic { id } clinic_id birth_date gender
      id_number related_persons { type name phone email } treatment_series { id } files { name }`;
    const lists =
      await query(`{ ${['1', '2', '3'].map((id) => `c${id}: patients(clinic_id: ${id}) { ${fields} }`).join(' ')}
      archived: patients(clinic_id: "2", archived: true) { id archived archived_date clinic_id } none: patients(clinic_id: "9") { id } }`);
    const patients = ['c1', 'c2', 'c3'].flatMap((list) => rowsAt(lists, list));
    expect(patients.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    for (const [index, client] of clients.entries()) {
      const row = patients[index] ?? {};
      expect(`${String(row['first_name'])} ${String(row['last_name'])}`.trim()).toBe(client.name);
      expect([row['phone'] ?? undefined]).toEqual([client.phones?.[0]]);
      expect(row).toMatchObject({ profile_email: client.emails?.[0] ?? null, archived: false, clinic: null });
      expect(row['clinic_id']).toBe(client.location?.id);
    }
    expect(patients.some((row) => rowsAt(row, 'related_persons').length > 0)).toBe(true);
    expect(patients.every((row) => /^20\d\d-\d\d-\d\dT00:00:00.000Z$/.test(String(row['birth_date'])))).toBe(true);
    expect(rowsAt(lists, 'archived').length).toBeGreaterThan(1);
    expect(rowsAt(lists, 'archived').every((row) => row['archived'] === true && row['clinic_id'] === '2')).toBe(true);
    expect(lists['none']).toEqual([]);
    expect(missingOperations(medCrm)).toEqual([]);
  });

  it('lists treatments without status, of a clinic or a patient or a therapist, never of two of them', async () => {
    const { query, server } = await visit();
    const fields = `id target start_date end_date therapists { id first_name last_name clinic { id } }
      patient { id first_name last_name clinic_id }`;
    const rows = rowsAt(await query(`{ treatmentsList { ${fields} } }`), 'treatmentsList');
    expect(numbers(rows)).toEqual(descending(numbers(rows)));
    const { appointments } = expectedSample(medCrm, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, end, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['start_date'], row['end_date']]).toEqual(
        [start, end].map((text) => new Date(String(text)).toISOString()),
      );
      expect([row['target'] ?? undefined, at(row, 'patient.id')]).toEqual([reason, client?.id]);
      expect(rowsAt(row, 'therapists').map((each) => each['id'])).toEqual([provider?.id ?? []].flat());
      expect(location?.id).toBeDefined();
    }
    const one = `patient_id: "${appointments[0]?.client?.id ?? ''}"`;
    const lists =
      await query(`{ clinic: treatmentsList(clinic_id: "2") { id } one: treatmentsList(${one}) { id patient { id } }
      both: treatmentsList(${one}, clinic_id: "2") { id } therapist: treatmentsList(therapist_id: "22") { id therapists { id } }
      mixed: treatmentsList(therapist_id: "22", clinic_id: "2") { id } past_treatments(${one}) future_treatments(${one}) total_treatments(${one}) }`);
    const atClinic = server.practice.appointments.filter((row) => view.shows(row) && row.placeKey === 2);
    expect(rowsAt(lists, 'clinic').map(({ id }) => id)).toEqual(
      atClinic.toReversed().map(({ key }) => view.ids.of('appointment', key)),
    );
    expect(lists['both']).toEqual(rowsAt(lists, 'one').map(({ id }) => ({ id })));
    expect(lists['mixed']).toEqual(rowsAt(lists, 'therapist').map(({ id }) => ({ id })));
    expect(rowsAt(lists, 'therapist').every((row) => rowsAt(row, 'therapists')[0]?.['id'] === '22')).toBe(true);
    expect(lists['total_treatments']).toBe(rowsAt(lists, 'one').length);
    expect(Number(lists['past_treatments']) + Number(lists['future_treatments'])).toBe(lists['total_treatments']);
  });

  it('has series, objects of a union, people by number, and fields that nothing fills', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ treatmentSeries(clinic_id: "1") { id name treatments_number patient { clinic_id }
        objects { __typename } treatments { id start_date } }
      never: treatmentSeries(therapist_id: "22") { id } therapists { id title disabled clinic { name } } here: therapists(clinic_id: "3") { id }
      treatmentObjects { __typename ... on StaffMeeting { date participants { id first_name } patient { id } }
        ... on SchoolObservation { date therapists { last_name } } ... on OutsideSourceConsult { consultantRole } }
      administrators { email clinic { id } } patient(id: "21") { first_name } none: patient(id: "9999") { id }
      currentUser { role clinic { id } } staff_meetings(patient_id: "66") }`);
    const series = rowsAt(answer, 'treatmentSeries');
    expect(series.every((row) => row['objects'] === null && at(row, 'patient.clinic_id') === '1')).toBe(true);
    expect(series.some((row) => rowsAt(row, 'treatments').length > 0)).toBe(true);
    expect([answer['never'], answer['here']]).toEqual([[], [{ id: '27' }]]);
    expect(rowsAt(answer, 'therapists')).toHaveLength(7);
    const kinds = new Set(rowsAt(answer, 'treatmentObjects').map((row) => row['__typename']));
    expect([...kinds].toSorted((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual([
      'OutsideSourceConsult',
      'SchoolObservation',
      'StaffMeeting',
    ]);
    const meeting = rowsAt(answer, 'treatmentObjects').find((row) => row['__typename'] === 'StaffMeeting');
    expect(rowsAt(meeting, 'participants')).toEqual([
      { id: '21', first_name: 'Amelia' },
      { id: 'Head of school', first_name: 'Head of school' },
    ]);
    expect(answer).toMatchObject({ patient: { first_name: 'Amelia' }, none: null, currentUser: { clinic: null } });
    expect((await post('{ total_treatments }')).body.errors?.[0]?.message).toMatch(/^Undefined binding/);
  });

  it('enters patients within the limit of a clinic, and archives them', async () => {
    const { query, post, server } = await visit();
    const add = (number: string): string => `mutation { addPatient(clinic_id: 2, patient: { id_number: "${number}"
      first_name: "Jo", last_name: "Park", birth_date: "2019-05-06", phone: "207 555 0199", profile_email: "jo@example.test"
      related_persons: [{ type: FATHER, name: "Al", phone: "207 555 0198" }] }) { id clinic_id birth_date archived related_persons { name } } }`;
    const added = at(await query(add('77')), 'addPatient');
    expect(added).toMatchObject({ clinic_id: '2', birth_date: '2019-05-06T00:00:00.000Z', archived: false });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 2 });
    expect((await post(add('77'))).body.errors?.[0]?.message).toBe('DUPLICATE_ID_NUMBER');
    await query(
      'mutation { editClinic(id: 2, clinic: { name: "Summit", address: "1 Way", patients_limit: 3 }) { id } }',
    );
    expect((await post(add('78'))).body.errors?.[0]?.message).toBe('{"code":"PATIENTS_LIMIT","payload":3}');
    const id = String(at(added, 'id'));
    const edited =
      await query(`mutation { editPatient(id: "${id}", patient: { id_number: "79", first_name: "Joe", last_name: "Park"
      birth_date: "2019-05-06" }) { first_name phone id_number related_persons { name } } }`);
    expect(edited['editPatient']).toEqual({
      first_name: 'Joe',
      phone: '207 555 0199',
      id_number: '79',
      related_persons: [{ name: 'Al' }],
    });
    const archived = await query(`mutation { archivePatient(id: "${id}") { archived archived_date } }`);
    expect(archived['archivePatient']).toEqual({ archived: true, archived_date: '2026-11-17T15:10:00.000Z' });
    expect(
      at(await query(`mutation { unarchivePatient(id: "${id}") { archived } }`), 'unarchivePatient.archived'),
    ).toBe(false);
    const gone = await post(`mutation { deletePatient(id: "${id}") { id } }`);
    expect(gone.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Patient.id.');
    expect(server.practice.clients.at(-1)?.isActive).toBe(false);
  });

  it('books, moves and deletes treatments, which may not meet, and answers no more than a status', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const slot = { start_date: '2026-12-01T15:00:00Z', end_date: '2026-12-01T15:45:00Z' };
    const variables = (input: object): Row => ({ patient: 61, clinic: 2, object: { TreatmentInput: input } });
    const twice = { ...slot, target: 'Balance', therapist_ids: ['22', '23'], repeat_weeks: 2 };
    expect(await query(book, variables(twice))).toEqual({ addTreatment: { status: 'true' } });
    const [later, first] = practice.appointments.slice(-2);
    expect(first).toMatchObject({ start: Date.parse(slot.start_date), minutes: 45, placeKey: 2, clientKey: 1 });
    expect(later?.start).toBe(Date.parse('2026-12-08T15:00:00Z'));
    const touching = { start_date: slot.end_date, end_date: '2026-12-01T16:00:00Z' };
    expect((await post(book, variables(touching))).body.errors?.[0]?.message).toBe(
      'Treatments.treatment_collided_error',
    );
    const id = Number(view.ids.of('appointment', first?.key ?? 0));
    const moved = { start_date: '2026-12-01T14:00:00Z', end_date: '2026-12-01T14:30:00Z', method: 'Play' };
    expect(await query(edit, { id, object: { TreatmentInput: moved } })).toEqual({ editTreatment: { status: null } });
    const [, row] = rowsAt(
      await query('{ treatmentsList(patient_id: "61") { id start_date method target therapists { id } } }'),
      'treatmentsList',
    )
      .toReversed()
      .slice(-2);
    expect(row).toMatchObject({ start_date: '2026-12-01T14:00:00.000Z', method: 'Play', target: 'Balance' });
    expect(rowsAt(row, 'therapists')).toHaveLength(2);
    const half = await post(edit, { id, object: { TreatmentInput: { target: 'Walk' } } });
    expect(half.body.errors?.[0]?.message).toMatch(/^Undefined binding/);
    const text = (number: number): string => `mutation { deleteTreatment(id: ${String(number)}) { status } }`;
    expect(await query(text(id))).toEqual({ deleteTreatment: { status: 'true' } });
    expect(await query(text(4711))).toEqual({ deleteTreatment: { status: 'true' } });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    const meeting = { StaffMeetingInput: { participant_ids: ['21'], date: '2026-12-02T08:00:00Z', protocol: 'Ok' } };
    await query(book, { patient: 61, clinic: 2, object: meeting });
    expect(await query('{ staff_meetings(patient_id: "61") }')).toEqual({ staff_meetings: 1 });
    const declared = await post(`mutation { createTreatmentSeriesObject(series_id: 701, object: {}) { __typename } }`);
    expect(declared.body.errors?.[0]?.message).toMatch(/^Cannot return null for non-nullable field/);
  });

  it('writes about patients and series, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const input = `patient_id: "61", patient_age: "1000", date: "2026-11-17T09:00:00Z", fillers_ids: ["21", "Dr. Out"]`;
    const paper =
      await query(`mutation { addDiagnose(input: { ${input}, fields: { summary: "Fine" } }) { diagnoses { date
      fields { summary } fillers { id first_name } } } addTreatmentSeries(name: "New", treatments_number: 4, patient_id: 61, clinic_id: 2) { status } }`);
    expect(rowsAt(paper, 'addDiagnose.diagnoses')).toEqual([
      {
        date: '2026-11-17T09:00:00.000Z',
        fields: { summary: 'Fine' },
        fillers: [
          { id: '21', first_name: 'Amelia' },
          { id: '-1', first_name: 'Dr. Out' },
        ],
      },
    ]);
    expect(rowsAt(await query('{ treatmentSeries(patient_id: "61") { name } }'), 'treatmentSeries')[0]).toEqual({
      name: 'New',
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post('mutation { deleteTreatment(id: 301) { status } }');
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('TreatmentSeriesObject'), 'possibleTypes')).toHaveLength(4);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(clinic_id: 2) { id } }')).status).toBe(500);
  });
});
