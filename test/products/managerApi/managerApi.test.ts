import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { managerApi } from './managerApi.ts';

const visit = productVisits(managerApi);
const { ids, clients, shows } = managerApi.view;
const columns = (rows: readonly Row[], path: string): readonly unknown[] => rows.map((row) => at(row, path));
const schedule = `id title start end createdAt updatedAt resources { sendEmail comments doctor { id name specialties { id } }
  patient { id name email } procedures { id name code specialty { id } } }`;
const book = `mutation Book($input: ScheduleInput!) { createSchedule(input: $input) { ${schedule} } }`;
const edit = `mutation Edit($id: ID!, $input: ScheduleInput!) { updateSchedule(id: $id, input: $input) { ${schedule} } }`;
const nowhere = '00000000-0000-4000-8000-000000000000';

describe('Manager', () => {
  it('pages patients by name after an id, and finds a part of a name in just these letters', async () => {
    const { query, server } = await visit();
    const text = (args: string): string =>
      `{ patients${args} { patients { id name gender birth email country cep state city street createdAt } queryInfo { ammount } } }`;
    const patients = await allPages(async (from) => {
      const rows = rowsAt(await query(text(from === null ? '' : `(cursor: "${from}")`)), 'patients.patients');
      return { rows, next: rows.length < 10 ? null : String(rows.at(-1)?.['id']) };
    });
    expect(columns(patients, 'id')).toEqual(clients(server.practice).map(({ key }) => ids.of('client', key)));
    const whole = await query(text('(take: 500)'));
    expect(rowsAt(whole, 'patients.patients')).toEqual(patients);
    expect(at(whole, 'patients.queryInfo.ammount')).toBe(patients.length);
    for (const [index, { id, name, emails = [] }] of expectedSample(managerApi, '2026-11-17').clients.entries()) {
      expect(patients[index]).toMatchObject({ id, name, email: emails[0] ?? null });
    }
    expect(patients.some(({ birth }) => /^-?\d+$/.test(String(birth)))).toBe(true);
    const found = await query(`{ zoe: patients(filter: "Zoë O") { patients { id name } queryInfo { ammount } }
      small: patients(filter: "zoë") { patients { id } } none: patients(cursor: "${nowhere}") { patients { id } }
      last: patients(take: -2) { patients { id } } one: patient(id: "${ids.of('client', 1)}") { name } }`);
    expect(columns(rowsAt(found, 'zoe.patients'), 'name')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(found).toMatchObject({ small: { patients: [] }, none: { patients: [] }, one: { name: "Zoë O'Brien" } });
    expect(columns(rowsAt(found, 'last.patients'), 'id')).toEqual(columns(patients.slice(-2), 'id'));
    expect(missingOperations(managerApi)).toEqual([]);
  });

  it('lists the whole calendar, whatever it is asked for', async () => {
    const { query, post, server } = await visit();
    const rows = rowsAt(await query(`{ schedules(start: "", end: "") { ${schedule} } }`), 'schedules');
    expect(rows).toHaveLength(server.practice.appointments.filter((row) => shows(row)).length);
    const day = await query('{ schedules(start: "1794891600000", end: "1794977999999") { id } }');
    expect(rowsAt(day, 'schedules')).toHaveLength(rows.length);
    const { appointments } = expectedSample(managerApi, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, end, reason = null, client, provider } of appointments) {
      const row = rows.find((each) => each['id'] === id);
      const times = [start, end].map((text) => String(Date.parse(String(text))));
      expect([row?.['start'], row?.['end'], at(row, 'resources.comments')]).toEqual([...times, reason]);
      expect(at(row, 'resources.patient')).toMatchObject({ id: client?.id, name: client?.name });
      expect(at(row, 'resources.doctor')).toEqual({ id: provider?.id, name: provider?.name, specialties: null });
      const [procedure] = rowsAt(row, 'resources.procedures');
      expect(procedure).toMatchObject({ name: row?.['title'], code: null, specialty: null });
      expect([row?.['createdAt'], row?.['updatedAt']]).toEqual([null, null]);
    }
    const ofDay = rows.filter(
      (row) => Number(row['start']) >= 1_794_891_600_000 && Number(row['start']) <= 1_794_977_999_999,
    );
    expect(columns(ofDay, 'id').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect((await post('{ schedules { id } }')).body.errors).toHaveLength(2);
  });

  it('has doctors with specialties, tables with procedures, guides, and itself', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ doctors { id name register birth specialties { name } } specialties { name }
      procedureTables { id name procedures { name } } guides { queryInfo { ammount } guides { id start isClosed
      patient { name } doctor { name } procedureTable { name procedures { id } } proceduresGuide { value procedure { name } } } }
      half: guides(filter: "Amelia") { guides { id } queryInfo { ammount } } me { name plan users { email roles { role } } } user { name } }`);
    expect(rowsAt(answer, 'doctors')).toHaveLength(8);
    expect(rowsAt(answer, 'doctors')[0]).toMatchObject({ name: 'Amelia Okafor', register: 'DVM 4101' });
    const names = columns(rowsAt(answer, 'specialties'), 'name').map(String);
    expect(names).toEqual(names.toSorted());
    const [standard, own] = rowsAt(answer, 'procedureTables');
    expect([standard?.['name'], rowsAt(own, 'procedures').length]).toEqual(['Tabela Padrão', 6]);
    expect(rowsAt(answer, 'guides.guides')).toHaveLength(10);
    expect(rowsAt(answer, 'guides.guides')[0]).toMatchObject({
      procedureTable: { name: 'Particular', procedures: null },
    });
    // No patient is called like this doctor.
    expect(answer['half']).toEqual({ guides: [], queryInfo: at(answer, 'guides.queryInfo') });
    expect(at(answer, 'me.plan')).toBe('STARTER');
    const list = await query(`{ procedures(procedureTableId: "${String(standard?.['id'])}", filter: "Radio") {
      procedures { name code specialty { name } procedureTable { name } } queryInfo { ammount } } }`);
    expect(at(list, 'procedures.queryInfo.ammount')).toBe(2);
    expect(rowsAt(list, 'procedures.procedures')[0]).toMatchObject({ specialty: { name: 'RADIOLOGIA' } });
    const failures = [
      [`{ patient(id: "${nowhere}") { id } }`, 'Falha ao buscar profissional', 'FORBIDDEN'],
      [`{ doctor(id: "${nowhere}") { id } }`, 'Falha ao buscar profissional', 'BAD_USER_INPUT'],
      [`{ specialty(id: "${nowhere}") { id } }`, 'Falha ao buscar especialidade', 'FORBIDDEN'],
      ['mutation { signIn(input: { email: "a", password: "b" }) { token } }', undefined, 'BAD_USER_INPUT'],
    ];
    for (const [text = '', message, code] of failures) {
      // One after the other, so that each failure names its own text.
      // eslint-disable-next-line no-await-in-loop
      const [error] = (await post(text)).body.errors ?? [];
      expect(error?.extensions?.code).toBe(code);
      if (message !== undefined) expect(error?.message).toBe(message);
    }
  });

  it('enters and changes patients, doctors, procedures and guides', async () => {
    const { query, post, server } = await visit();
    const add = 'name: "Jo Anne Park", birth: "631152000000", email: "jo@example.test", city: "Saco"';
    const added = await query(`mutation { createPatient(input: { ${add} }) { id name birth email city state } }`);
    expect(added['createPatient']).toMatchObject({ name: 'Jo Anne Park', birth: '631152000000', city: 'Saco' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Anne', familyName: 'Park', city: 'Saco' });
    const id = String(at(added, 'createPatient.id'));
    const changed =
      await query(`mutation { updatePatient(id: "${id}", input: { name: "Jo Park", email: null, gender: FEMININO }) {
      name birth email gender city } }`);
    expect(changed['updatePatient']).toEqual({
      name: 'Jo Park',
      birth: '631152000000',
      email: null,
      gender: 'FEMININO',
      city: 'Saco',
    });
    const lost = `mutation { updatePatient(id: "${nowhere}", input: { name: "X" }) { id } }`;
    expect((await post(lost)).body.errors?.[0]?.message).toBe('Falha ao editar paciente');
    const doctor = await query(`mutation { updateDoctor(id: "${ids.of('provider', 1)}", input: { name: "Amelia O." }) {
      name email specialties { id } } createSpecialty(input: { name: "Gatos" }) { name } createProcedureTable(input: { name: "Z" }) {
      name procedures { id } } createAccount(input: { email: "x", password: "y", name: "Z" }) { plan users { email } } }`);
    expect(doctor).toEqual({
      updateDoctor: { name: 'Amelia O.', email: 'staff1@example.test', specialties: [] },
      createSpecialty: { name: 'Gatos' },
      createProcedureTable: { name: 'Z', procedures: null },
      createAccount: { plan: 'STARTER', users: [{ email: 'x' }] },
    });
    const { guides } = await query('{ guides(take: 50) { guides { id isClosed procedureTable { id } } } }');
    const [open, closed] = [false, true].map((is) => rowsAt(guides, 'guides').find((row) => row['isClosed'] === is));
    const procedure = `{ procedure: { id: "${ids.of('visitType', 2)}", name: "Vaccination" }, value: "9", quantity: "2" }`;
    const guide = (row: Row | undefined): string => `mutation { updateGuide(id: "${String(row?.['id'])}", input: {
      doctor: { id: "${ids.of('provider', 2)}" }, patient: { id: "${id}" }, start: "soon", isClosed: true
      procedureTable: { id: "${String(at(open, 'procedureTable.id'))}" }, proceduresGuide: [${procedure}] }) {
      start isClosed patient { name } procedureTable { id } proceduresGuide { quantity procedure { name } } } }`;
    expect(await query(guide(open))).toEqual({
      updateGuide: {
        start: 'soon',
        isClosed: true,
        patient: { name: 'Jo Park' },
        procedureTable: null,
        proceduresGuide: [{ quantity: '2', procedure: { name: 'Vaccination' } }],
      },
    });
    expect((await post(guide(closed))).body.errors?.[0]?.message).toBe('Falha ao editar guia');
  });

  it('books and moves, takes away procedures that are not said, and stores any text for a time', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [doctor, patient] = [{ id: ids.of('provider', 2) }, { id: ids.of('client', 5) }];
    const procedures = [{ id: ids.of('visitType', 3), name: 'Sick visit' }];
    const start = Date.parse('2026-12-01T15:00:00Z');
    const times = { start: String(start), end: String(start + 45 * 60_000) };
    const input = { title: 'Consulta', ...times, resources: { doctor, patient, procedures, comments: 'Tosse' } };
    const booked = at(await query(book, { input }), 'createSchedule');
    expect(booked).toMatchObject({
      title: 'Consulta',
      ...times,
      resources: { sendEmail: false, comments: 'Tosse', doctor: { name: 'Björn Håkansson' }, procedures },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start,
      minutes: 45,
      clientKey: 5,
      providerKey: 2,
      typeKey: 3,
      reason: 'Tosse',
    });
    const id = String(at(booked, 'id'));
    const moved = { title: 'Retorno', start: '2026-12-02T15:00:00Z', end: 'later', resources: { doctor, patient } };
    expect(at(await query(edit, { id, input: moved }), 'updateSchedule')).toMatchObject({
      title: 'Retorno',
      start: '2026-12-02T15:00:00Z',
      end: 'later',
      resources: { comments: 'Tosse', procedures: [] },
    });
    expect(practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-02T15:00:00Z'));
    const rows = rowsAt(await query('{ schedules(start: "", end: "") { id title } }'), 'schedules');
    expect(rows.at(-1)).toEqual({ id, title: 'Retorno' });
    const bad = { ...input, resources: { doctor: { id: nowhere }, patient } };
    expect((await post(book, { input: bad })).body.errors?.[0]).toMatchObject({
      message: 'Falha ao criar agendamento',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const lost = await post(edit, { id: nowhere, input });
    expect(lost.body.errors?.[0]?.message).toBe('Falha ao atualizar agendamento');
    expect(lost.body.data).toEqual({ updateSchedule: null });
  });

  it('refuses all writes of a locked account, and shows its schema within the depth that is allowed', async () => {
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post('mutation { createPatient(input: { name: "Jo Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(locked.query);
    expect(rowsAt(types.get('Mutation'), 'fields')).toHaveLength(16);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(take: 200) { patients { id } } }')).status).toBe(500);
  });
});
