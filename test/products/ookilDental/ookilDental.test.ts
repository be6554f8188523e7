import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { ookilDental } from './ookilDental.ts';

const visit = productVisits(ookilDental);
const { view } = ookilDental;
const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const book = `query Book($clinic: ID!, $from: DateTime!, $to: DateTime!) {
  clinicAppointments(appointmentsData: { clinicId: $clinic, firstDay: $from, lastDay: $to }) {
    id treatment startAt endAt status dentistId dentist { id name surname active } patient { id name surname } } }`;
const create = `mutation Create($data: CreateAppointmentInput!, $new: CreatePatientInput) {
  createAppointment(appointmentData: $data, newPatientData: $new) { id startAt status treatment patient { id name mobile email } dentist { surname } } }`;
const change = `mutation Change($id: ID!, $data: UpdateAppointmentInput!) {
  updateAppointment(id: $id, appointmentData: $data) { id startAt endAt status treatment createdAt } }`;
const register = `mutation Register($data: CreatePatientInput!) {
  createPatient(patientData: $data) { id name surname email mobile phone bday active address { street city country } } }`;

describe('ookil dental', () => {
  it('leads from whoever is logged in to the clinics, and from one of them to its patients, archived ones included', async () => {
    const { query, server } = await visit();
    const answer = await query(
      '{ loggedUser { id roles occupation clinic { id } owningClinics { id name address settings { workEndHour appointmentDuration } assistants { name worksWith { surname } } } } }',
    );
    const { locations, clients } = expectedSample(ookilDental, '2026-11-17');
    const clinics = rowsAt(answer, 'loggedUser.owningClinics');
    expect(clinics.map(({ id, name }) => ({ id, name }))).toEqual(locations.map(({ id, name }) => ({ id, name })));
    for (const [index, place] of locations.entries())
      for (const part of (place.address ?? '').split(', ')) expect(clinics[index]?.['address']).toContain(part);
    expect(answer['loggedUser']).toMatchObject({
      id: '1',
      roles: ['ADMIN'],
      occupation: 'REGULAR',
      clinic: { id: '1' },
    });
    const patients: Row[] = [];
    for (const { id } of clinics) {
      // eslint-disable-next-line no-await-in-loop
      const list = await query(
        `{ getScrollPatients(patientsVar: { clinicId: ${String(id)}, pageSize: 200 }) { patients { id name surname email
           mobile phone active bday nationalId appointments { id } address { street houseNum city } dentist { id surname }
           patientChart { type tooth status } } } }`,
      );
      patients.push(...rowsAt(list, 'getScrollPatients.patients'));
    }
    expect(idsOf(patients)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const row = patients[index] ?? {};
      expect([row['name'], row['surname']].filter((text) => text !== '').join(' ')).toBe(client.name);
      expect([row['mobile'], row['phone']].filter((value) => value !== null)).toEqual(client.phones);
      expect([row['email']].filter((value) => value !== null)).toEqual(client.emails);
      expect(row['active']).toBe(client.active);
      expect(client.location?.id).toBe('1');
    }
    expect(patients.some((row) => row['active'] === false)).toBe(true);
    expect(patients.every((row) => row['appointments'] === null)).toBe(true);
    expect(patients.some((row) => rowsAt(row, 'patientChart').length > 0)).toBe(true);
    expect(await query('{ clinicPatients(id: "9") { id } clinic(id: "x") { id } }')).toEqual({
      clinicPatients: [],
      clinic: null,
    });
    expect(missingOperations(ookilDental)).toEqual([]);
  });

  it('lists the appointments of one clinic that lie in a range, and fails where their clinic is asked for', async () => {
    const { query, post } = await visit();
    const { appointments } = expectedSample(ookilDental, '2026-11-17');
    const range = { from: '2026-11-17T05:00:00.000Z', to: '2026-11-18T06:59:59.999Z' };
    const found = new Map<unknown, Row>();
    const clinics = new Map<unknown, string>();
    for (const clinic of ['1', '2', '3']) {
      // eslint-disable-next-line no-await-in-loop
      for (const row of rowsAt(await query(book, { clinic, ...range }), 'clinicAppointments')) {
        found.set(row['id'], row);
        clinics.set(row['id'], clinic);
      }
    }
    expect(appointments.length).toBeGreaterThan(12);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = found.get(id) ?? {};
      expect([row['startAt'], row['endAt']]).toEqual([start, end].map((text) => new Date(String(text)).toISOString()));
      expect(row).toMatchObject({ status, treatment: reason ?? '', dentistId: provider?.id });
      expect(at(row, 'patient.id')).toBe(client?.id);
      expect(`${String(at(row, 'dentist.name'))} ${String(at(row, 'dentist.surname'))}`).toBe(provider?.name);
      expect(clinics.get(id)).toBe(location?.id);
    }
    const [first] = [...found.values()];
    const exact = { clinic: clinics.get(first?.['id']), from: first?.['startAt'], to: first?.['endAt'] };
    expect(idsOf(rowsAt(await query(book, exact), 'clinicAppointments'))).toContain(first?.['id']);
    const before = { ...exact, to: new Date(Date.parse(String(first?.['endAt'])) - 1).toISOString() };
    expect(idsOf(rowsAt(await query(book, before), 'clinicAppointments'))).not.toContain(first?.['id']);
    const asked = await post(
      '{ clinicAppointments(appointmentsData: { clinicId: 1, firstDay: "2026-11-17", lastDay: "2026-11-18" }) { id clinic { id } } }',
    );
    expect(asked.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Appointment.clinic.');
    const one = `{ appointment(id: ${String(first?.['id'])}) { id } patientAppointments(patientId: "${String(at(first, 'patient.id'))}") { id } none: appointment(id: 9999) { id } }`;
    const single = await query(one);
    expect([at(single, 'appointment.id'), single['none']]).toEqual([first?.['id'], null]);
    expect(idsOf(rowsAt(single, 'patientAppointments'))).toContain(first?.['id']);
  });

  it('looks for patients by words in all clinics, and gives pages of one by number or after another patient', async () => {
    const { query, post, server } = await visit();
    const names = async (text: string): Promise<unknown[]> =>
      rowsAt(
        await query(`{ searchPatients(searchQuery: "${text}") { id name surname appointments { endAt } } }`),
        'searchPatients',
      ).map(({ id }) => id);
    expect(await names("o'brien zoë")).toEqual(['1', '8']);
    expect(await names('+1 303 555 0104')).toEqual([]);
    expect(await names('2075550107')).toEqual(['7']);
    expect(await names('')).toHaveLength(server.practice.clients.filter((row) => !row.isDeleted).length);
    const page = (orderBy: string, from: number, more = ''): string =>
      `{ getOffsetPatients(patientsVar: { clinicId: 1, pageSize: 10, currentPage: ${String(from)}, orderBy: ${orderBy}${more} }) { totalCount patients { id surname appointments { id endAt } } } }`;
    const all = rowsAt(await query('{ clinicPatients(id: 1) { id } }'), 'clinicPatients');
    const second = at(await query(page('{}', 1)), 'getOffsetPatients');
    expect(at(second, 'totalCount')).toBe(all.length);
    expect(idsOf(rowsAt(second, 'patients'))).toEqual(idsOf(all.slice(10, 20)));
    expect(rowsAt(second, 'patients').every((row) => rowsAt(row, 'appointments').length <= 1)).toBe(true);
    const surnames = rowsAt(await query(page('{ surname: "desc" }', 0)), 'getOffsetPatients.patients').map((row) =>
      String(row['surname']),
    );
    expect(surnames).toEqual(surnames.toSorted().toReversed());
    expect((await post(page('{ surname: "desc", name: "asc" }', 0))).body.errors?.[0]?.message).toMatch(/exactly one/);
    const scroll = async (after: string): Promise<Row> => {
      const text = `{ getScrollPatients(patientsVar: { clinicId: 1, pageSize: 25${after} }) { cursor hasMore patients { id surname } } }`;
      return query(text);
    };
    const one = await scroll('');
    const two = await scroll(`, after: "${String(at(one, 'getScrollPatients.cursor'))}"`);
    const both = [...rowsAt(one, 'getScrollPatients.patients'), ...rowsAt(two, 'getScrollPatients.patients')];
    expect([new Set(idsOf(both)).size, at(two, 'getScrollPatients.hasMore')]).toEqual([all.length, false]);
    expect(
      rowsAt(await scroll(', firstLetter: "b"'), 'getScrollPatients.patients').every((row) =>
        /^[Bb]/.test(String(row['surname'])),
      ),
    ).toBe(true);
  });

  it('books, moves and deletes appointments, with a patient or with a new one', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const data = {
      treatment: 'Crown',
      startAt: '2026-12-01T15:00:00Z',
      endAt: '2026-12-01T15:45:00Z',
      patientId: '3',
      dentistId: '4',
      clinicId: '2',
    };
    const made = at(await query(create, { data }), 'createAppointment');
    expect(made).toMatchObject({
      status: 'REGISTERED',
      treatment: 'Crown',
      patient: { id: '3' },
      dentist: { surname: 'Raman' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse(data.startAt),
      minutes: 45,
      placeKey: 2,
      providerKey: 3,
    });
    expect((await post(create, { data })).body.errors?.[0]).toMatchObject({
      message: 'Something went wrong, appointment already exists!',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const id = String(at(made, 'id'));
    const times = { startAt: '2026-12-01T16:00:00Z', endAt: '2026-12-01T16:30:00Z' };
    const moved = at(await query(change, { id, data: { ...times, status: 'CONFIRMED' } }), 'updateAppointment');
    expect(moved).toMatchObject({
      status: 'CONFIRMED',
      treatment: 'Crown',
      startAt: '2026-12-01T16:00:00.000Z',
      createdAt: '2026-11-17T15:10:00.000Z',
    });
    const same = await post(change, { id, data: { ...times, dentistId: '4', status: 'CANCELED' } });
    expect(same.body.errors?.[0]?.message).toBe('Something went wrong, appointment alredy exists!');
    await query(change, { id, data: { status: 'CANCELED' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 30 });
    expect(await query(`mutation { deleteAppointment(id: "${id}") { id dentistId } }`)).toEqual({
      deleteAppointment: { id, dentistId: '4' },
    });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect((await post(change, { id, data: {} })).body.errors?.[0]?.message).toBe("Appointment doesn't exist");
    const newcomer = {
      name: 'Johan',
      surname: 'Parker',
      mobile: '207 555 0199',
      email: 'jp@example.test',
      clinicId: '1',
    };
    const other = at(
      await query(create, { data: { ...data, clinicId: '1', dentistId: '2' }, new: newcomer }),
      'createAppointment',
    );
    expect(at(other, 'patient')).toMatchObject({ name: 'Johan', mobile: '207 555 0199', email: null });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Parker', placeKey: 1 });
  });

  it('enters patients whose names have three to ten letters and who have an address or a number', async () => {
    const { query, post, server } = await visit();
    const refusal = async (data: object): Promise<unknown> =>
      (await post(register, { data })).body.errors?.[0]?.message;
    const data = {
      name: 'Maria',
      surname: 'Lopez',
      email: 'ml@example.test',
      mobile: '1',
      phone: '2',
      bday: '1990-05-06',
      street: 'Way',
      clinicId: '3',
    };
    expect(await refusal({ ...data, name: 'Al' })).toBe('Argument Validation Error');
    expect(await refusal({ name: 'Maria', surname: 'Lopez', clinicId: '3' })).toBe('Please provide email or ID number');
    const made = at(await query(register, { data }), 'createPatient');
    expect(made).toMatchObject({
      email: 'ml@example.test',
      mobile: '1',
      phone: '2',
      bday: null,
      active: true,
      address: { street: 'Way', city: null },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Maria',
      placeKey: 3,
      emails: ['ml@example.test'],
    });
    expect(await refusal(data)).toBe('Patient already exists!');
    expect(await refusal({ ...data, clinicId: '1' })).toMatch(/^Unique constraint/);
    const id = String(at(made, 'id'));
    const update = (more: string): string =>
      `mutation { updatePatient(id: "${id}", patientData: { surname: "Lopes", active: false }${more}) { surname active dentist { id } } }`;
    expect((await post(update(''))).body.errors?.[0]?.message).toMatch(/needs at least one argument/);
    expect(await query(update(', dentistId: 8'))).toEqual({
      updatePatient: { surname: 'Lopes', active: false, dentist: { id: '8' } },
    });
    expect((await post(`mutation { deletePatient(id: "${id}") { id } }`)).body.errors?.[0]?.message).toMatch(
      /required relation/,
    );
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(register, { data })).body.errors?.[0]?.message).toBe('This account is read-only');
  });

  it('has staff, free times, treatments and teeth, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ clinicDentists(id: 1) { id name surname active } treatments { id name category } d: treatments(category: DIAGNOSTIC) { category }
      appointmentsList(searchData: { clinicId: 1, dentistId: 2, date: "2026-11-17T00:00:00Z" }) { startAt endAt busy }
      weeklyAppointments(weeklyAppointmentsData: { days: ["2026-11-16", "2026-11-17"], clinicId: 1, dentistId: 2, currentDate: "2026-11-17T15:10:00Z" }) { date appointments }
      patientTeeth(patientId: 1) { position crown { occlusial { action { name type icon { alt } } } buccal { id } } root { rootOne { action { name } } } }
      getUserProfile(occupation: "DENTIST", userId: 2) { ... on Dentist { surname appointments { id } } } diagramCategories(clinicId: 1) { diagnostic { name actions { name } } } }`);
    expect(idsOf(rowsAt(answer, 'clinicDentists'))).toEqual(['2', '3', '6', '9']);
    expect(rowsAt(answer, 'clinicDentists').at(-1)).toMatchObject({ surname: 'Bell', active: false });
    expect([rowsAt(answer, 'treatments').length, rowsAt(answer, 'd').length]).toEqual([6, 2]);
    expect(rowsAt(answer, 'appointmentsList')).toHaveLength(20);
    expect(rowsAt(answer, 'appointmentsList').some(({ busy }) => busy === true)).toBe(true);
    expect(at(rowsAt(answer, 'weeklyAppointments')[0], 'appointments')).toEqual([]);
    expect(rowsAt(answer, 'patientTeeth')[0]).toMatchObject({
      crown: { buccal: null, occlusial: { action: { name: 'Caries', icon: null } } },
    });
    const assistant = await post(
      '{ getUserProfile(occupation: "ASSISTANT", userId: 10) { ... on Assistant { name } } }',
    );
    expect(assistant.body.errors?.[0]?.message).toMatch(/^Abstract type "RoleResultUnion" must resolve/);
    const drawn = await query(
      'mutation { createToothDiagram(createToothTreatmentData: { patientId: 1, teeth: [{ position: "33", quadrant: 3, toothNumber: 3, mesialActionId: 3 }] }) { position crown { mesial { action { name } } } } addTreatment(treatmentData: { name: "Inlay", description: "Of gold", category: OTHER }) { id } }',
    );
    expect(rowsAt(drawn, 'createToothDiagram')).toEqual([
      { position: '33', crown: { mesial: { action: { name: 'Composite' } } } },
    ]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('RoleResultUnion'), 'possibleTypes')).toHaveLength(2);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 3 }] });
    expect((await poisoned.post('{ clinicPatients(id: 1) { id } }')).status).toBe(500);
  });
});
