import { describe, expect, it } from 'vitest';
import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { amuillang } from './amuillang.ts';
import { centerZone } from './records.ts';

const { view } = amuillang;
const visit = productVisits(amuillang);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const client = (key: number): string => view.ids.of('client', key);
const specialist = (key: number): string => view.ids.of('provider', key);

describe("the therapy center's patients", () => {
  it('are one whole list', async () => {
    const { server, query } = await visit();
    const answer = await query(
      '{ getPacientes { id Rut edad nombre sexo apellido telefono email Direccion FechaNacimiento tieneFichaMedica } }',
    );
    const people = rowsAt(answer, 'getPacientes');
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => client(key)));
    const { clients, patients, locations } = expectedSample(amuillang, '2026-11-17');
    expect([patients, locations]).toEqual([[], []]);
    for (const [index, { name, phones, emails }] of clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'nombre', 'apellido').trim()).toBe(name);
      expect([String(row['telefono'])]).toEqual(phones);
      expect(row['email']).toBe(emails?.[0] ?? '');
    }
    expect(column(people, 'telefono').slice(0, 4)).toEqual([2_075_550_101, 5_550_104, 2_075_550_105, 2_075_550_100]);
    expect(new Set(column(people, 'Rut')).size).toBe(people.length);
    expect(people.every((row) => /^\d{8}-[\dK]$/.test(String(row['Rut'])))).toBe(true);
    expect(missingOperations(amuillang)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ getPacientes { id } getCitas { id } }');
    expect([rowsAt(short, 'getPacientes').length, rowsAt(short, 'getCitas').length]).toEqual([3, 3]);
  });

  it('are found by id and by identity number', async () => {
    const { query, post } = await visit();
    const one = await query(`{ getPaciente(id: "${client(1)}") { Rut nombre } getPacienteNobody: getPaciente { id } }`);
    expect([at(one, 'getPaciente.nombre'), one['getPacienteNobody']]).toEqual(['Zoë', null]);
    const answer = await query(
      `query($Rut: String!) { buscarPacientePorRut(Rut: $Rut) { id } obtenerPacientePorId(id: "${client(2)}") { nombre }
      gone: getPaciente(id: "${client(41)}") { id } getDirectoras { cargo } getAsistenteSociales { cargo }
      getSecretarias { nombre estado } getEspecialistas { id nombre apellido cargo estado horarios { fecha hora } asistencia { fecha presente } } }`,
      { Rut: at(one, 'getPaciente.Rut') },
    );
    expect(answer['buscarPacientePorRut']).toEqual({ id: client(1) });
    expect([at(answer, 'obtenerPacientePorId.nombre'), answer['gone']]).toEqual(['Søren', null]);
    const staff = rowsAt(answer, 'getEspecialistas');
    expect(column(staff, 'id')).toEqual([1, 2, 5, 8].map(specialist));
    expect(column(staff, 'estado').at(-1)).toBe('deshabilitado');
    const [first] = rowsAt(staff[0], 'horarios');
    expect(first).toEqual({ fecha: String(Date.parse('2026-11-18T00:00:00Z')), hora: '09:00' });
    expect(column(rowsAt(answer, 'getSecretarias'), 'estado')).toEqual(['habilitado', 'deshabilitado']);
    const messageOf = async (text: string) => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('{ buscarPacientePorRut(Rut: "1-9") { id } }')).toBe('RUT no encontrado');
    expect(await messageOf(`{ tieneFichaMedica(id: "${client(1)}") { id } }`)).toContain('Cannot destructure');
    expect(await messageOf('{ getPaciente(id: "1") { id } }')).toBe(
      'Cast to ObjectId failed for value "1" (type string) at path "_id" for model "Paciente"',
    );
  });

  it('are entered once, changed and removed', async () => {
    const { server, query, post } = await visit();
    const input = (Rut: string, telefono: number): string => `input: { Rut: "${Rut}", edad: 7, nombre: "Jo",
      apellido: "Park", sexo: "Femenino", telefono: ${String(telefono)}, email: "jo@example.test", Direccion: "1 Elm Road",
      FechaNacimiento: "2019-04-02", tieneFichaMedica: false }`;
    const made = await query(`mutation { addPaciente(${input('25111222-3', 955_511_122)}) { id Rut telefono } }`);
    expect(made['addPaciente']).toMatchObject({ Rut: '25111222-3', telefono: 955_511_122 });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
      phones: [{ value: '955511122' }],
    });
    const twice = await post(`mutation { addPaciente(${input('25111222-3', 1)}) { id } }`);
    expect(twice.body.errors?.[0]?.message).toBe('ya existe un profesiona con cargo secretaria con este RUT');
    const tooHigh = await post(`mutation { addPaciente(${input('25111222-4', 3_035_550_104)}) { id } }`);
    expect(tooHigh.body.errors?.[0]?.message).toContain('non 32-bit signed integer');
    const nothing = await post('mutation { addPaciente { id } }');
    expect(nothing.body.errors?.[0]?.message).toBe("Cannot read properties of undefined (reading 'Rut')");
    const id = String(at(made, 'addPaciente.id'));
    const changed =
      await query(`mutation { updatePaciente(id: "${id}", ${input('25111222-5', 955_500_000)}) { Rut telefono }
      updateContactoPaciente(id: "${client(1)}", input: { telefono: 2075550999, email: "new@example.test", Direccion: "2 Oak Road" }) { telefono email Direccion } }`);
    // What was there before.
    expect(changed['updatePaciente']).toEqual({ Rut: '25111222-3', telefono: 955_511_122 });
    expect(await query(`{ getPaciente(id: "${id}") { Rut telefono } }`)).toEqual({
      getPaciente: { Rut: '25111222-5', telefono: 955_500_000 },
    });
    expect(at(changed, 'updateContactoPaciente')).toEqual({
      telefono: 2_075_550_999,
      email: 'new@example.test',
      Direccion: '2 Oak Road',
    });
    expect(server.practice.clients[0]).toMatchObject({
      emails: ['new@example.test', 'z.obrien@work.example.test'],
      phones: [{ value: '2075550999' }, { value: '(207) 555-0102' }, { value: '207.555.0103' }],
    });
    const removed = await query(`mutation { deletePaciente(id: "${id}") { message } }`);
    expect(removed['deletePaciente']).toEqual({ message: 'Paciente eliminado' });
    expect(await query(`{ getPaciente(id: "${id}") { id } }`)).toEqual({ getPaciente: null });
  });

  it('have records with observations', async () => {
    const { query, post } = await visit();
    const fields =
      'id fechaCreacion historialMedico { diagnosticoAnterior EnfermedadAnterior } observaciones { id fecha diagnostico especialista { nombre } }';
    const read = `{ obtenerFichaMedicaPorPaciente(PacienteId: "${client(3)}") { Paciente { nombre apellido } ${fields} } }`;
    const before = at(await query(read), 'obtenerFichaMedicaPorPaciente');
    expect(at(before, 'Paciente.apellido')).toBe('Riverside Cat Rescue');
    expect(at(before, 'fechaCreacion')).toMatch(/^\d{13}$/);
    const observation = `diagnostico: "Dislalia", fecha: "2026-11-01"`;
    const added =
      await query(`mutation { agregarObservacion(pacienteId: "${client(3)}", input: { ${observation}, especialistaId: "${specialist(2)}" }) {
      id fecha especialista { apellido } } crearFichaMedica(input: { PacienteId: "${client(1)}", observaciones: [] }) { fechaCreacion Paciente { tieneFichaMedica } } }`);
    expect(at(added, 'agregarObservacion.especialista.apellido')).toBe('Håkansson');
    expect(at(added, 'agregarObservacion.fecha')).toBe(String(Date.parse('2026-11-17T15:10:00Z')));
    expect(at(added, 'crearFichaMedica.Paciente')).toEqual({ tieneFichaMedica: true });
    const id = String(at(added, 'agregarObservacion.id'));
    const changed =
      await query(`mutation { actualizarObservaciones(idObservacion: "${id}", diagnostico: "Rotacismo", notas: "", recomendaciones: "") { diagnostico fecha }
      borrarObservacion(id: "${id}") { message } }`);
    expect(at(changed, 'actualizarObservaciones.diagnostico')).toBe('Rotacismo');
    expect(rowsAt(await query(read), 'obtenerFichaMedicaPorPaciente.observaciones').at(-1)).toMatchObject({ id });
    const none = await post(
      `mutation { agregarObservacion(pacienteId: "${client(2)}", input: { ${observation} }) { id } }`,
    );
    expect(none.body.errors?.[0]?.message).toBe('No se encontró la ficha médica del paciente');
    // A list doesn't look its patients up.
    const list = await post('{ getFichas { id Paciente { nombre } } }');
    expect(list.body.errors?.[0]?.message).toContain('non-nullable field Paciente.nombre');
    expect(rowsAt(list.body.data, 'getFichas')[0]).toMatchObject({ Paciente: null });
  });
});

describe("the therapy center's visits", () => {
  it('have a day and an hour of the wall, and a flag', async () => {
    const { server, query } = await visit();
    const answer = await query(
      `{ getCitas { id fecha hora disponibilidad especialista { id nombre apellido } paciente { id nombre apellido } } }`,
    );
    const all = rowsAt(answer, 'getCitas');
    expect(column(all, 'id')).toEqual(
      server.practice.appointments.filter(view.shows).map(({ key }) => view.ids.of('appointment', key)),
    );
    const { appointments } = expectedSample(amuillang, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(8);
    const rows = all
      .filter(({ fecha }) => fecha === '2026-11-17')
      .toSorted((one, other) => (String(one['hora']) < String(other['hora']) ? -1 : 1));
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start = '', client: who, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['hora']).toMatch(/^\d{2}:\d{2}$/);
      expect(instantOfWall(`${String(row['fecha'])}T${String(row['hora'])}`, centerZone)).toBe(Date.parse(start));
      expect(at(row, 'paciente.id')).toBe(who?.id);
      expect(named(row, 'paciente.nombre', 'paciente.apellido').trim()).toBe(who?.name);
      expect([at(row, 'especialista.id'), named(row, 'especialista.nombre', 'especialista.apellido')]).toEqual([
        provider?.id,
        provider?.name,
      ]);
    }
    const freed = server.practice.appointments.filter((row) => view.shows(row) && row.state === 'noShow');
    expect(all.filter(({ disponibilidad }) => disponibilidad === true)).toHaveLength(freed.length);
    expect(server.practice.appointments.some(({ state, placeKey }) => state === 'cancelled' && placeKey === 1)).toBe(
      true,
    );
  });

  it('are booked, freed and removed', async () => {
    const { server, query, post } = await visit();
    const ids = `pacienteId: "${client(5)}", especialistaId: "${specialist(2)}"`;
    const made =
      await query(`mutation { agendarCita(${ids}, input: { fecha: "2026-11-20", hora: "16:00", disponibilidad: false }) {
      id fecha hora disponibilidad paciente { apellido } especialista { nombre } } }`);
    expect(made['agendarCita']).toMatchObject({ fecha: '2026-11-20', hora: '16:00', disponibilidad: false });
    expect(at(made, 'agendarCita.paciente.apellido')).toBe("D'Angelo");
    const last = () => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      clientKey: 5,
      providerKey: 2,
      state: 'planned',
    });
    const count = server.practice.appointments.length;
    const wrong =
      await query(`mutation { within: agendarCita(input: { ${ids}, fecha: "2026-11-20", hora: "17:00", disponibilidad: false }) { id }
      late: agendarCita(${ids}, input: { fecha: "2026-11-20", disponibilidad: false }) { id }
      unknownPatient: agendarCita(pacienteId: "${client(41)}", especialistaId: "${specialist(2)}", input: { fecha: "2026-11-20", hora: "17:00" }) { id } }`);
    expect(wrong).toEqual({ within: null, late: null, unknownPatient: null });
    expect(server.practice.appointments).toHaveLength(count);
    const id = String(at(made, 'agendarCita.id'));
    const flag = (value: boolean): string =>
      `mutation { updateCitaDisponibilidad(id: "${id}", disponibilidad: ${String(value)}) { disponibilidad } }`;
    expect(at(await query(flag(true)), 'updateCitaDisponibilidad.disponibilidad')).toBe(true);
    expect(at(await query(flag(false)), 'updateCitaDisponibilidad.disponibilidad')).toBe(false);
    const cancel = `mutation { cancelarCita(id: "${id}") { message } }`;
    expect(await query(cancel)).toEqual({ cancelarCita: { message: 'Cita eliminada' } });
    expect(await query(`{ getCita(id: "${id}") { id } }`)).toEqual({ getCita: null });
    expect(await query(cancel)).toEqual({ cancelarCita: { message: 'Cita eliminada' } });
    // A visit needs its patient, and fails with her.
    const first = server.practice.appointments.find(view.shows);
    await query(`mutation { deletePaciente(id: "${client(first?.clientKey ?? 0)}") { message } }`);
    const { body } = await post('{ getCitas { id paciente { id } } }');
    expect(body.errors?.[0]?.message).toContain('non-nullable field Cita.paciente');
    expect(at(body.data, 'getCitas.0')).toBeNull();
    expect(wallDay(first?.start ?? 0, centerZone)).toBe('2026-11-13');
  });

  it('need staff, who sign in, come and go', async () => {
    const { query, post } = await visit();
    const messageOf = async (text: string) => (await post(`mutation { ${text} }`)).body.errors?.[0]?.message;
    const input = `input: { Rut: "14000000-1", pass: "p", nombre: "Eva", apellido: "Lund", email: "eva@example.test", cargo: "Psicólogo", estado: "habilitado" }`;
    const made = await query(`mutation { addEspecialista(${input}) { id horarios { hora } } }`);
    const id = String(at(made, 'addEspecialista.id'));
    expect(await messageOf(`addEspecialista(${input}) { id }`)).toBe('ya existe un especialista con este RUT');
    const hours = 'horarios: [{ fecha: "2026-11-20", hora: "09:00" }]';
    const more = await query(`mutation { actualizarHorarios(id: "${id}", ${hours}) { horarios { fecha hora } }
      agendarCita(pacienteId: "${client(5)}", especialistaId: "${id}", input: { fecha: "2026-11-20", hora: "09:00", disponibilidad: false }) { especialista { nombre } }
      updateEspecialista(id: "${id}", ${input.replace('Eva', 'Ewa')}) { nombre } UpdateEspecialistaEmail(id: "${id}", email: "ewa@example.test") { nombre email } }`);
    expect(at(more, 'actualizarHorarios.horarios')).toEqual([{ fecha: '1795132800000', hora: '09:00' }]);
    expect(at(more, 'agendarCita.especialista')).toEqual({ nombre: 'Eva' });
    expect([at(more, 'updateEspecialista.nombre'), more['UpdateEspecialistaEmail']]).toEqual([
      'Eva',
      { nombre: 'Ewa', email: 'ewa@example.test' },
    ]);
    expect(await messageOf(`updateEspecialistaHorarios(id: "${id}", ${hours.replace('20', '19')}) { id }`)).toBe(
      'No se pueden agregar horarios duplicados',
    );
    const signIn = 'iniciarSesion(Rut: "14000000-1", pass: "p") { message cargo id }';
    expect(at(await query(`mutation { ${signIn} }`), 'iniciarSesion')).toEqual({
      message: 'Rut y Contraseña correcta',
      cargo: 'Psicólogo',
      id,
    });
    expect(await messageOf(`UpdateEspecialistaEstado(id: "${id}", estado: "off") { id }`)).toBe(
      'Valor de estado no válido',
    );
    await query(`mutation { UpdateEspecialistaEstado(id: "${id}", estado: "deshabilitado") { id } }`);
    expect(await messageOf(signIn)).toBe('No tiene permisos para acceder');
    expect(await query(`mutation { deleteEspecialista(id: "${id}") { message } }`)).toEqual({
      deleteEspecialista: { message: 'Especialista eliminado' },
    });
    expect(await messageOf(signIn)).toBe('Rut o contraseña no encontrados');
    expect(await messageOf(`UpdateSecretariaPassword(id: "${id}", pass: "q") { id }`)).toBe(
      'error is not a constructor',
    );
    const closed = await visit({ refuseWrites: 'Cerrado por hoy' });
    const { body } = await closed.post(`mutation { cancelarCita(id: "${id}") { message } }`);
    expect(body.errors?.[0]?.message).toBe('Cerrado por hoy');
  });

  it('spoil lists when poisoned, and their schema is shown within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getCitas');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ getPacientes { id } }')).status).toBe(500);
  });
});
