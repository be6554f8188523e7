import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinicZone } from './records.ts';
import { veterinariaClinico } from './veterinariaClinico.ts';

const { view } = veterinariaClinico;
const visit = productVisits(veterinariaClinico);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

describe('the clinical service', () => {
  it('gives whole lists of clients and animals', async () => {
    const { server, query } = await visit();
    const answer = await query(
      '{ clientes { id nombre apellido ci telefono } mascotas { id nombre raza especie { descripcion } cliente { id } } }',
    );
    const { clients, patients } = expectedSample(veterinariaClinico, '2026-11-17');
    const people = rowsAt(answer, 'clientes');
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => String(key)));
    for (const [index, { name, phones }] of clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'nombre', 'apellido').trim()).toBe(name);
      expect(row['telefono']).toBe(phones?.[0] ?? '');
    }
    expect(new Set(column(people, 'ci')).size).toBe(people.length);
    const animals = rowsAt(answer, 'mascotas').slice(0, 5);
    expect(animals.map((row) => [row['id'], row['nombre'], at(row, 'especie.descripcion'), row['raza']])).toEqual(
      patients.map(({ id, name, species, breed }) => [id, name, species, breed ?? '']),
    );
    expect(animals.map((row) => at(row, 'cliente.id'))).toEqual(patients.map(({ clientId }) => clientId));
    expect(missingOperations(veterinariaClinico)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ clientes { id } }');
    expect(rowsAt(short, 'clientes')).toHaveLength(3);
  });

  it('finds by identity card, by owner, by kind and by number', async () => {
    const { query, post } = await visit();
    const { cliente } = await query('{ cliente(id: 1) { ci nombre } }');
    const answer = await query(
      `query($ci: String!) { clientePorCi(ci: $ci) { id } nobody: clientePorCi(ci: "61") { id } gone: cliente(id: 41) { id }
      mascotasPorCliente(clienteId: 5) { cliente { id } } mascotasPorEspecie(especieId: 3) { especie { descripcion } }
      doctores { id nombre apellido email } cita(id: 1) { motivo } none: cita(id: 4711) { id }
      bloquesHorariosPorDia(diasemana: 2) { horainicio horafinal } diagnosticos { cita { estado } } vacunas { descripcion } }`,
      { ci: at(cliente, 'ci') },
    );
    expect(answer['clientePorCi']).toEqual({ id: '1' });
    expect([answer['nobody'], answer['gone'], answer['none']]).toEqual([null, null, null]);
    expect(rowsAt(answer, 'mascotasPorCliente')).toHaveLength(3);
    expect(rowsAt(answer, 'mascotasPorEspecie').length).toBeGreaterThan(5);
    expect(new Set(rowsAt(answer, 'mascotasPorEspecie').map((row) => at(row, 'especie.descripcion')))).toEqual(
      new Set(['Rabbit']),
    );
    expect(rowsAt(answer, 'doctores')).toHaveLength(8);
    expect(rowsAt(answer, 'bloquesHorariosPorDia')[1]).toEqual({ horainicio: '14:00', horafinal: '18:00' });
    expect(new Set(rowsAt(answer, 'diagnosticos').map((row) => at(row, 'cita.estado')))).toEqual(new Set([2]));
    const { body } = await post('{ cliente(id: "abc") { id } }');
    expect(body.errors?.[0]?.message).toBe('java.lang.NumberFormatException: For input string: "abc"');
  });

  it('has the visits of a day in local time, with the hours of a shift', async () => {
    const { server, query, post } = await visit();
    const fields = `id fechareserva motivo estado doctor { id nombre apellido } mascota { id nombre cliente { id nombre apellido } }
      bloqueHorario { horainicio horafinal }`;
    const answer = await query(`{ citasPorFecha(fecha: "2026-11-17") { ${fields} } citas { id fechareserva }
      citasPorEstado(estado: 3) { estado } citasPorDoctor(doctorId: 2) { doctor { id } } }`);
    const { appointments } = expectedSample(veterinariaClinico, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    const rows = rowsAt(answer, 'citasPorFecha').toSorted((one, other) =>
      String(one['fechareserva']) < String(other['fechareserva']) ? -1 : 1,
    );
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, status, reason, patient, client, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['fechareserva']).toMatch(/^2026-11-17T\d{2}:\d{2}$/);
      expect(instantOfWall(String(row['fechareserva']), clinicZone)).toBe(Date.parse(start ?? ''));
      expect([String(row['estado']), row['motivo']]).toEqual([status, reason ?? '']);
      expect([at(row, 'mascota.id'), at(row, 'mascota.cliente.id')]).toEqual([patient?.id, client?.id]);
      expect(`${String(at(row, 'doctor.nombre'))} ${String(at(row, 'doctor.apellido'))}`).toBe(provider?.name);
    }
    const nine = rows.find((row) => row['fechareserva'] === '2026-11-17T09:00');
    expect(nine?.['bloqueHorario']).toEqual({ horainicio: '08:00', horafinal: '12:00' });
    expect(rows[0]?.['bloqueHorario']).toBeNull();
    const ofDay = rowsAt(answer, 'citas').filter((row) => String(row['fechareserva']).startsWith('2026-11-17'));
    expect(ofDay).toHaveLength(rows.length);
    expect(new Set(column(rowsAt(answer, 'citasPorEstado'), 'estado'))).toEqual(new Set([3]));
    expect(new Set(rowsAt(answer, 'citasPorDoctor').map((row) => at(row, 'doctor.id')))).toEqual(new Set(['2']));
    const { body } = await post('{ citasPorFecha(fecha: "2026-11-17T00:00:00") { id } }');
    expect(body.errors?.[0]?.message).toContain('DateTimeParseException');
  });

  it('books, moves, calls off and deletes, in local time only', async () => {
    const { server, query, post } = await visit();
    const book = (start: string): string => `mutation { crearCita(input: { fechacreacion: "2026-11-17", motivo: "Tos",
      fechareserva: "${start}", estado: 0, mascotaId: 2, doctorId: 1, bloqueHorarioId: 9 }) { id fechareserva fechacreacion estado } }`;
    const made = await query(book('2026-11-20T16:00'));
    expect(made['crearCita']).toMatchObject({
      fechareserva: '2026-11-20T16:00:00',
      fechacreacion: '2026-11-17T00:00:00',
      estado: 0,
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      providerKey: 1,
      patientKey: 2,
      reason: 'Tos',
    });
    const id = String(at(made, 'crearCita.id'));
    await query(
      `mutation { actualizarCita(input: { id: ${id}, fechareserva: "2026-11-20T16:30:00", estado: 1 }) { id } }`,
    );
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T21:30:00Z'), state: 'confirmed' });
    await query(book('2026-11-20T15:15'));
    const taken = await post(
      `mutation { actualizarCita(input: { id: ${id}, fechareserva: "2026-11-20T15:15:00" }) { id } }`,
    );
    expect(taken.body.errors?.[0]?.message).toContain('El doctor ya tiene una cita programada');
    const offset = await post(book('2026-11-20T16:00:00Z'));
    expect(offset.body.errors?.[0]?.message).toContain('Formato de fecha inválido: 2026-11-20T16:00:00Z');
    const off = await query(`mutation { actualizarCita(input: { id: ${id}, estado: 3 }) { estado } }`);
    expect(at(off, 'actualizarCita.estado')).toBe(3);
    expect(await query(`mutation { eliminarCita(id: ${id}) }`)).toEqual({ eliminarCita: true });
    expect(await query(`{ cita(id: ${id}) { id } }`)).toEqual({ cita: null });
    const again = await post(`mutation { eliminarCita(id: ${id}) }`);
    expect(again.body.errors?.[0]?.message).toBe(`java.lang.RuntimeException: Cita no encontrada con ID: ${id}`);
  });

  it('enters clients once, and animals, and refuses', async () => {
    const { server, query, post } = await visit();
    const enter = (ci: string, phone: string): string =>
      `mutation { crearCliente(input: { nombre: "Jo", apellido: "Park", ci: "${ci}", telefono: "${phone}" }) { id ci } }`;
    const made = await query(enter('77', '207 555 0199'));
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const twice = await post(enter('78', '207 555 0199'));
    expect(twice.body.errors?.[0]?.message).toContain('Ya existe un cliente con el teléfono: 207 555 0199');
    const id = String(at(made, 'crearCliente.id'));
    const changed =
      await query(`mutation { actualizarCliente(input: { id: ${id}, telefono: "207 555 0188" }) { ci telefono }
      crearMascota(input: { nombre: "Kit", fechanacimiento: "2025-05-01", raza: "Siamese", sexo: "H", clienteId: ${id}, especieId: 2 })
      { nombre sexo especie { descripcion } cliente { id } } }`);
    expect(changed['actualizarCliente']).toEqual({ ci: '77', telefono: '207 555 0188' });
    expect(changed['crearMascota']).toEqual({
      nombre: 'Kit',
      sexo: 'H',
      especie: { descripcion: 'Feline' },
      cliente: { id },
    });
    const closed = await visit({ refuseWrites: 'Cerrado por hoy' });
    const { body } = await closed.post(enter('79', '207 555 0177'));
    expect(body.errors?.[0]?.message).toBe('java.lang.RuntimeException: Cerrado por hoy');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('citasPorFecha');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clientes { id } }')).status).toBe(500);
  });
});
