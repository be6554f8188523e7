import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { consultorioBack } from './consultorioBack.ts';
import { documentId, isCita } from './seeds.ts';

const { view } = consultorioBack;
const { of } = view.ids;
const visit = productVisits(consultorioBack);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const nodes = (answer: unknown, path: string): Row[] =>
  rowsAt(answer, `${path}.edges`).map((edge) => edge['node'] as Row);
const message = (body: { readonly errors?: readonly { readonly message?: string }[] }): string | undefined =>
  body.errors?.[0]?.message;
const day = '2026-11-17T15:00:00Z';
const parts = `id_cita motivoConsulta fechaProgramada cancelada finalizada modificadoPorId
  paciente { id_paciente dni nombre_paciente apellido_paciente telefono } doctor { id_Usuario nombre_completo rol_usuario }`;

describe('Consultorio', () => {
  it('pages patients by name, and needs both skip and limit', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ getPacientes(skip: 0, limit: 5) { aggregate { count } edges { cursor node { id_paciente dni
      nombre_paciente apellido_paciente telefono email edad altura fecha_nacimiento sexo direccion eliminadoLog } } }
      later: getPacientes(skip: 4, limit: 3) { edges { node { id_paciente } } }
      all: getPacientes(skip: 0, limit: 0) { edges { node { apellido_paciente } } } }`);
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    const rows = nodes(answer, 'getPacientes');
    expect(at(answer, 'getPacientes.aggregate.count')).toBe(clients.length);
    expect(clients.length).toBeLessThan(practice.clients.length);
    for (const [index, { id, givenName = '', familyName, phones, emails, active }] of clients.slice(0, 5).entries())
      expect(rows[index]).toMatchObject({
        id_paciente: id,
        nombre_paciente: givenName,
        apellido_paciente: familyName,
        telefono: phones?.[0] ?? null,
        email: emails?.[0] ?? null,
        eliminadoLog: active === false,
        dni: expect.stringMatching(/^\d+$/),
        fecha_nacimiento: expect.stringMatching(/T00:00:00\.000Z$/),
      });
    expect(column(nodes(answer, 'later'), 'id_paciente')).toEqual(clients.slice(4, 7).map(({ id }) => id));
    expect(column(nodes(answer, 'all'), 'apellido_paciente')).toEqual(clients.map(({ familyName }) => familyName));
    expect(column(rowsAt(answer, 'getPacientes.edges'), 'cursor')).toEqual(column(rows, 'id_paciente'));
    for (const args of ['', '(limit: 5)', '(skip: 5)']) {
      // One after the other, as one would try it.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ getPacientes${args} { aggregate { count } } }`);
      expect(message(body)).toBe('Error al buscar pacientes');
    }
    expect(missingOperations(consultorioBack)).toEqual([]);
  });

  it('searches one name at a time, and cards as numbers or as texts', async () => {
    const { server, query, post } = await visit();
    const search = async (where: string): Promise<unknown[]> => {
      const answer = await query(`{ getPacientes(skip: 0, limit: 200, where: { ${where} }) { edges { node {
        nombre_paciente apellido_paciente dni id_paciente } } } }`);
      return column(nodes(answer, 'getPacientes'), 'apellido_paciente');
    };
    expect(await search(`nombre_paciente: "zoe"`)).toEqual(["O'Brien", "O'Brien"]);
    expect(await search(`nombre_paciente: "ABBOTT"`)).toEqual(['Abbott']);
    expect(await search(`nombre_paciente: "muller"`)).toEqual(['Müller']);
    // No part of a name has both; and no other field is looked at.
    expect(await search(`nombre_paciente: "Ruth Abbott"`)).toEqual([]);
    const all = view.clients(server.practice).length;
    expect(await search(`apellido_paciente: "Abbott", telefono: "2075550107"`)).toHaveLength(all);
    const { body } = await post(
      '{ getPacientes(skip: 0, limit: 5, where: { nombre_paciente: "(" }) { edges { cursor } } }',
    );
    expect(message(body)).toBe('Error al buscar pacientes');
    const known = String(21_400_000 + 7 * 7919);
    expect(await search(`dni: "${known}"`)).toEqual(['Abbott']);
    expect(await query(`{ getPacientePorDNI(dni: "${known}") { dni } }`)).toEqual({ getPacientePorDNI: null });
    await query(`mutation { createPaciente(data: { dni: "40111222", nombre_paciente: "Jo" }) }`);
    expect(await search(`dni: "40111222"`)).toEqual([]);
    const found = await query('{ getPacientePorDNI(dni: "40111222") { id_paciente nombre_paciente } }');
    expect(found['getPacientePorDNI']).toEqual({ id_paciente: of('client', 121), nombre_paciente: 'Jo' });
  });

  it('has the visits of a day by the clock of its server, without ids of patients', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const answer = await query(`{ getCitasByFecha(skip: 0, limit: 100, where: { fechaProgramada: "${day}" }) {
      aggregate { count } edges { cursor node { ${parts} } } }
      whole: getCitas(limit: 500) { aggregate { count } edges { node { ${parts} } } }
      usual: getCitas { aggregate { count } edges { cursor } } second: getCitas(skip: 10, limit: 4) { edges { cursor } }
      before: getCitasByFecha(skip: 0, limit: 100, where: { fechaProgramada: "2026-11-17T00:00:00Z" }) { edges { node { fechaProgramada } } } }`);
    const rows = nodes(answer, 'getCitasByFecha');
    const whole = nodes(answer, 'whole');
    const { appointments } = expectedSample(consultorioBack, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(15);
    expect(rows).toHaveLength(appointments.length);
    expect(at(answer, 'getCitasByFecha.aggregate.count')).toBe(appointments.length);
    for (const { id, start, reason, client, provider, status } of appointments) {
      const dated = rows.find((each) => each['id_cita'] === id) ?? {};
      const listed = whole.find((each) => each['id_cita'] === id) ?? {};
      expect(dated['fechaProgramada']).toBe(new Date(Date.parse(start ?? '')).toISOString());
      expect(listed).toEqual({ ...dated, paciente: listed['paciente'] });
      expect(dated['motivoConsulta']).toBe(reason);
      const name = [at(dated, 'paciente.nombre_paciente'), at(dated, 'paciente.apellido_paciente')].filter(Boolean);
      expect(name.join(' ')).toBe(client?.name);
      expect([at(dated, 'paciente.id_paciente'), at(listed, 'paciente.id_paciente')]).toEqual([null, client?.id]);
      expect(dated['doctor']).toEqual({ id_Usuario: provider?.id, nombre_completo: provider?.name, rol_usuario: null });
      expect([status, dated['modificadoPorId'], at(dated, 'paciente.telefono')]).toEqual([undefined, null, null]);
      const record = practice.appointments.find(({ key }) => of('appointment', key) === id);
      const flags = [record?.state === 'cancelled', record?.state === 'completed'];
      expect([dated['cancelada'], dated['finalizada']]).toEqual(flags);
    }
    const all = practice.appointments.filter(isCita);
    expect(column(whole, 'id_cita')).toEqual(all.map(({ key }) => of('appointment', key)));
    expect(rowsAt(answer, 'usual.edges')).toHaveLength(10);
    expect(at(answer, 'usual.aggregate.count')).toBe(all.length);
    expect(column(rowsAt(answer, 'second.edges'), 'cursor')).toEqual(
      all.slice(10, 14).map(({ key }) => of('appointment', key)),
    );
    // Midnight in UTC is still the day before.
    for (const text of column(nodes(answer, 'before'), 'fechaProgramada'))
      expect(Date.parse(String(text))).toBeLessThan(Date.parse('2026-11-17T05:00:00Z'));
    expect(message((await post('{ getCitasByFecha { edges { cursor } } }')).body)).toBe('Error al buscar citas');
    const { body } = await post('{ getCitas { edges { node { doctor { password } } } } }');
    expect(message(body)).toBe('Cannot return null for non-nullable field Usuario.password.');
  });

  it('looks at few filters, and gives no id with what is read alone', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const [one] = practice.appointments.filter(isCita);
    const count = async (list: string, where: string): Promise<unknown> =>
      at(
        await query(`{ ${list}(skip: 0, limit: 5, where: { ${where} }) { aggregate { count } } }`),
        `${list}.aggregate.count`,
      );
    const all = practice.appointments.filter(isCita);
    const sum = (isMeant: (row: (typeof all)[number]) => boolean): number => all.filter(isMeant).length;
    const client = one?.clientKey ?? 0;
    expect(await count('getCitas', `fechaProgramada: "${day}", cancelada: true`)).toBe(all.length);
    expect(await count('getCitasByFecha', 'finalizada: true')).toBe(all.length);
    expect(await count('getCitas', `paciente: { id_paciente: "${of('client', client)}" }`)).toBe(
      sum(({ clientKey }) => clientKey === client),
    );
    expect(await count('getCitas', `doctor: { id_Usuario: "${of('provider', 3)}", dni: "1" }`)).toBe(
      sum(({ providerKey }) => providerKey === 3),
    );
    expect(await count('getCitas', 'buscar: "not eat"')).toBe(await count('getCitasByFecha', 'buscar: "not eat"'));
    expect(await count('getCitas', 'buscar: "müller"')).toBeGreaterThan(0);
    expect(await count('getCitasByFecha', 'buscar: "müller"')).toBe(0);
    expect(await count('getCitasByFecha', `fechaProgramada: "${day}", registradoPorId: "x"`)).toBe(0);
    const id = of('appointment', one?.key ?? 0);
    const alone = await query(`{ getCita(id: "${id}") { id_cita motivoConsulta paciente { id_paciente } }
      none: getCita(id: "${documentId(9, 9)}") { id_cita }
      getPaciente(id: "${of('client', 7)}") { id_paciente dni apellido_paciente } }`);
    expect(alone).toEqual({
      getCita: { id_cita: null, motivoConsulta: one?.reason, paciente: { id_paciente: of('client', client) } },
      none: null,
      getPaciente: { id_paciente: null, dni: '21455433', apellido_paciente: 'Abbott' },
    });
    expect(message((await post('{ getCita(id: "7") { id_cita } }')).body)).toBe('Error al obtener la cita');
    const unknown = await post(`{ getPaciente(id: "${documentId(9, 9)}") { dni } }`);
    expect(message(unknown.body)).toBe('Error al recuperar paciente');
  });

  it('books with copies, moves, calls off and ends, and answers sentences', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const book = (data: string): string => `mutation { createCita(data: { ${data} }, paciente: {
      id_paciente: "${of('client', 7)}", nombre_paciente: "Ruth", apellido_paciente: "Abbott" }) }`;
    const doctor = `doctor: { id_Usuario: "${of('provider', 3)}", nombre_completo: "Priya Raman" }`;
    const made = await query(book(`motivoConsulta: "Tos", fechaProgramada: "2026-11-20T14:00:00.000Z", ${doctor}`));
    expect(made).toEqual({ createCita: 'Cita creada exitosamente' });
    const last = (): unknown => practice.appointments.at(-1);
    const start = Date.parse('2026-11-20T14:00:00Z');
    expect(last()).toMatchObject({ start, reason: 'Tos', providerKey: 3, clientKey: 7, state: 'planned' });
    const id = of('appointment', practice.appointments.at(-1)?.key ?? 0);
    const read = async (): Promise<unknown> =>
      at(await query(`{ getCita(id: "${id}") { ${parts} observaciones diagnostico } }`), 'getCita');
    expect(await read()).toMatchObject({
      paciente: { id_paciente: of('client', 7), dni: null, nombre_paciente: 'Ruth' },
      doctor: { nombre_completo: 'Priya Raman' },
    });
    await query(`mutation { updateCita(citaId: "${id}", data: { observaciones: "Ayuno" })
      cargarDiagnosticoCita(citaId: "${id}", data: { diagnostico: "Resfrío" }) }`);
    expect(await read()).toMatchObject({ motivoConsulta: 'Tos', observaciones: 'Ayuno', diagnostico: 'Resfrío' });
    await query(`mutation { cancelarCita(id: "${id}") }`);
    expect(last()).toMatchObject({ state: 'cancelled' });
    const ended = await post(`mutation { finalizarCita(id: "${id}") }`);
    expect(message(ended.body)).toBe('No se puede finalizar una cita cancelada');
    expect(ended.body.errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    const moved = `mutation { reprogramarCita(citaId: "${id}", fechaProgramada: "2026-11-20T16:00:00Z") }`;
    expect(await query(moved)).toEqual({ reprogramarCita: 'Cita reprogramada correctamente' });
    expect(last()).toMatchObject({ state: 'planned', start: start + 7_200_000 });
    await query(`mutation { finalizarCita(id: "${id}") }`);
    await query(`mutation { cancelarCita(id: "${id}") }`);
    expect(await read()).toMatchObject({ cancelada: true, finalizada: true });
    // The visit keeps the name.
    await query(
      `mutation { updatePaciente(pacienteId: "${of('client', 7)}", data: { dni: "1", apellido_paciente: "Ott" }) }`,
    );
    expect(await read()).toMatchObject({ paciente: { apellido_paciente: 'Abbott' } });
    expect(practice.clients[6]).toMatchObject({ givenName: 'Ruth', familyName: 'Ott', phones: [{}, {}] });
    const without = await post(book('motivoConsulta: "Tos", fechaProgramada: "2026-11-20T14:00:00Z"'));
    expect(message(without.body)).toContain("reading 'id_Usuario'");
    expect(message((await post(book(doctor))).body)).toContain('Invalid Date');
    const gone = await post(`mutation { cancelarCita(id: "${documentId(9, 9)}") }`);
    expect(message(gone.body)).toBe('La cita no existe');
    // A visit without a reason can be stored, and no list with it can be read but that of the day.
    await query(book(`fechaProgramada: "2026-11-20T18:00:00Z", ${doctor}`));
    const broken = await post('{ getCitas(limit: 500) { edges { node { motivoConsulta } } } }');
    expect(message(broken.body)).toBe('Cannot return null for non-nullable field Cita.motivoConsulta.');
    const dated =
      await query(`{ getCitasByFecha(skip: 0, limit: 90, where: { fechaProgramada: "2026-11-20T18:00:00Z" }) {
      edges { node { motivoConsulta } } } }`);
    expect(column(nodes(dated, 'getCitasByFecha'), 'motivoConsulta')).toContain('Sin motivo');
  });

  it('enters and deletes patients, and refuses', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const enter = `mutation { createPaciente(data: { dni: "40111222", nombre_paciente: "Jo", apellido_paciente: "Park",
      telefono: "207 555 0199", email: "jo@example.test", edad: 31, obra_social: "OSDE" }) }`;
    expect(await query(enter)).toEqual({ createPaciente: 'Paciente creado exitosamente' });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
    const id = of('client', 121);
    await query(
      `mutation { updatePaciente(pacienteId: "${id}", data: { dni: "40111222", telefono: "207 555 0188", edad: 32 }) }`,
    );
    const read = `{ getPaciente(id: "${id}") { telefono edad obra_social dni eliminadoLog } }`;
    expect(await query(read)).toEqual({
      getPaciente: { telefono: '207 555 0188', edad: 32, obra_social: 'OSDE', dni: '40111222', eliminadoLog: false },
    });
    await query(`mutation { ElimiarPacienteLog(pacienteId: "${id}") }`);
    expect(at(await query(read), 'getPaciente.eliminadoLog')).toBe(true);
    const searched = await query(
      '{ getPacientes(skip: 0, limit: 9, where: { nombre_paciente: "Park" }) { edges { cursor } } }',
    );
    expect(rowsAt(searched, 'getPacientes.edges')).toEqual([]);
    await query(`mutation { EliminarPaciente(pacienteId: "${id}") }`);
    expect(message((await post(read)).body)).toBe('Error al recuperar paciente');
    expect(practice.clients).toHaveLength(120);
    const closed = await visit({ refuseWrites: 'Hoy no' });
    expect(message((await closed.post(enter)).body)).toBe('Hoy no');
    const off = await closed.post(`mutation { cancelarCita(id: "${of('appointment', 1)}") }`);
    expect(message(off.body)).toBe('Hoy no');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils and cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Mutation'), 'fields'), 'name')).toContain('ElimiarPacienteLog');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ cap: 3, poison: [{ kind: 'client', key: 6 }] });
    expect(rowsAt(await poisoned.query('{ getCitas(limit: 50) { edges { cursor } } }'), 'getCitas.edges')).toHaveLength(
      3,
    );
    expect((await poisoned.post('{ getPacientes(skip: 0, limit: 50) { edges { cursor } } }')).status).toBe(500);
  });
});
