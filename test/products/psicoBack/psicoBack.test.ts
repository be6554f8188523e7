import { describe, expect, it } from 'vitest';
import { wallDay, wallTime } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { psicoBack } from './psicoBack.ts';
import { isConsulta, practiceZone } from './values.ts';

const visit = productVisits(psicoBack);
const { view } = psicoBack;
const { of } = view.ids;
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const parts = `id fecha hora motivo tipo confirmada cancelada usuarioId psicologoId
  usuario { id nombre apellidos correo telefono consultas { id } } psicologo { id nombreCompleto consultas { id } }`;
const create = `mutation Create($input: CreateConsultaInput!) { createConsulta(createConsultaInput: $input) {
  id fecha hora googleEventId googleMeetLink confirmada psicologo { nombre } } }`;
const update = `mutation Update($id: String!, $input: UpdateConsultaInput!) {
  updateConsulta(id: $id, updateConsultaInput: $input) { fecha hora motivo tipo psicologoId usuario { nombre } } }`;

describe('Psico', () => {
  it('lists all patients at once, with visits that lead no further', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ usuarios { id rut nombre apellidos correo telefono direccion consultas { id usuarioId } }
      usuario(id: "${of('client', 1)}") { apellidos rut } }`);
    const rows = rowsAt(answer, 'usuarios');
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect(rows).toHaveLength(clients.length);
    expect(expectedSample(psicoBack, '2026-11-17').clients).toEqual(clients.slice(0, 5));
    for (const [index, { id, name, givenName = '', familyName, phones, emails, ...rest }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect(row).toMatchObject({ id, nombre: givenName, apellidos: familyName, correo: emails?.[0] });
      expect([row['telefono']].filter(Boolean)).toEqual(phones);
      expect([row['nombre'], row['apellidos']].filter(Boolean).join(' ')).toBe(name);
      expect(rest).toEqual({});
    }
    const own = rowsAt(rows[0], 'consultas');
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(column(own, 'usuarioId'))).toEqual(new Set([of('client', 1)]));
    const rut = String(at(answer, 'usuario.rut'));
    expect(rut).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
    expect(at(await query(`{ usuarioByRut(rut: "${rut}") { id } }`), 'usuarioByRut.id')).toBe(of('client', 1));
    const deeper = await post('{ usuarios { consultas { usuario { id } } } }');
    expect(deeper.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Consulta.usuario.');
    const missing = await post(`{ usuario(id: "${of('client', 999)}") { id } }`);
    expect(missing.body.errors?.[0]).toMatchObject({
      message: `Usuario con ID ${of('client', 999)} no encontrado`,
      extensions: { code: 'INTERNAL_SERVER_ERROR', status: 404 },
    });
    expect((await post('{ usuario(id: "1") { id } }')).body.errors?.[0]?.message).toMatch(/type uuid: "1"$/);
    expect(missingOperations(psicoBack)).toEqual([]);
  });

  it('lists all visits by day and hour, apart from each other, with two flags', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ consultas { ${parts} } consultasProximas { fecha cancelada } consultasPasadas { fecha hora cancelada }
      mine: consultasByPsicologo(psicologoId: "${of('provider', 2)}") { psicologoId }
      hers: consultasByUsuario(usuarioId: "${of('client', 1)}") { usuario { nombre } }
      next: consultasProximasByPsicologo(psicologoId: "${of('provider', 2)}") { fecha psicologo { nombre } } }`);
    const rows = rowsAt(answer, 'consultas');
    expect(rows).toHaveLength(practice.appointments.filter(isConsulta).length);
    const keys = rows.map((row) => `${String(row['fecha'])} ${String(row['hora'])}`);
    expect(keys).toEqual(keys.toSorted());
    const { appointments } = expectedSample(psicoBack, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(8);
    const dated = rows.filter((row) => row['fecha'] === '2026-11-17T00:00:00.000Z');
    expect(new Set(column(dated, 'id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, reason, client, provider, ...rest } of appointments) {
      const row = dated.find((each) => each['id'] === id) ?? {};
      const instant = Date.parse(start ?? '');
      expect(row['fecha']).toBe(`${wallDay(instant, practiceZone)}T00:00:00.000Z`);
      expect([row['hora'], row['motivo']]).toEqual([wallTime(instant, practiceZone), reason]);
      const names = [at(row, 'usuario.nombre'), at(row, 'usuario.apellidos')].filter(Boolean).join(' ');
      expect([at(row, 'usuario.id'), names]).toEqual([client?.id, client?.name]);
      expect(row['psicologo']).toEqual({ id: provider?.id, nombreCompleto: provider?.name, consultas: null });
      expect([at(row, 'usuario.consultas'), rest]).toEqual([null, {}]);
      const record = practice.appointments.find(({ key }) => of('appointment', key) === id);
      const words = record && view.status(record);
      expect(words?.includes('cancelada')).toBe(row['cancelada']);
      expect(words?.includes('confirmada')).toBe(row['confirmada']);
    }
    const behind = column(rowsAt(answer, 'consultasPasadas'), 'fecha').map(String);
    const ahead = column(rowsAt(answer, 'consultasProximas'), 'fecha').map(String);
    expect([behind[0], ahead[0]]).toEqual(['2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z']);
    expect(behind).toEqual(behind.toSorted().toReversed());
    expect([...rowsAt(answer, 'consultasProximas'), ...rowsAt(answer, 'consultasPasadas')].length).toBe(
      rows.filter((row) => row['cancelada'] === false).length,
    );
    expect(new Set(column(rowsAt(answer, 'mine'), 'psicologoId'))).toEqual(new Set([of('provider', 2)]));
    expect(new Set(column(rowsAt(answer, 'hers'), 'usuario.nombre'))).toEqual(new Set(['Zoë']));
    expect(rowsAt(answer, 'next').length).toBeLessThan(rowsAt(answer, 'mine').length);
  });

  it('has psychologists, active ones or all, and a calendar with free times', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ psicologos { id nombre activo consultas { id } consultasCount } psicologosAll { activo }
      one: psicologo(id: "${of('provider', 1)}") { email consultasCount consultas { id psicologoId } }
      psicologoByEmail(email: "staff2@example.test") { nombreCompleto } testCalendarConnection
      free: horariosDisponibles(fecha: "2026-11-18") early: horariosDisponibles(fecha: "2026-11-18", horaInicio: "08:00", horaFin: "10:00")
      gone: horariosDisponibles(fecha: "2026-11-16") getEventsForDate(date: "2026-11-18") }`);
    const people = rowsAt(answer, 'psicologos');
    expect(column(people, 'nombre')).toEqual(['Amelia', 'Björn', 'Grace', 'Lena', 'Marcus', 'Priya', 'Tomás']);
    expect(people.every((row) => row['activo'] === true && row['consultas'] === null)).toBe(true);
    expect(rowsAt(answer, 'psicologosAll')).toHaveLength(8);
    expect(at(answer, 'one.consultasCount')).toBe(rowsAt(answer, 'one.consultas').length);
    expect(at(answer, 'psicologoByEmail.nombreCompleto')).toBe('Björn Håkansson');
    expect(answer['free']).toEqual(['09:50', '10:40', '11:30', '12:20', '13:10', '14:00', '15:40', '16:30', '17:20']);
    expect([answer['early'], answer['gone']]).toEqual([['08:00', '08:50', '09:40'], []]);
    expect(answer['getEventsForDate']).toHaveLength(2);
    const event =
      await query(`mutation { createTestEvent(summary: "Prueba", description: "", endDateTime: "2026-11-19T10:00:00Z"
      startDateTime: "2026-11-19T09:10:00Z") { success meetLink message } }`);
    expect(event['createTestEvent']).toEqual({ success: true, meetLink: null, message: 'Evento creado exitosamente' });
    const made = await query(`mutation { createPsicologo(createPsicologoInput: { nombre: "Inés", apellidos: "Rojas"
      email: "ines@example.test", googleCalendarId: "ines" }) { id activo consultasCount nombreCompleto } }`);
    const id = String(at(made, 'createPsicologo.id'));
    const gone = await query(`mutation { removePsicologo(id: "${id}") { activo } }`);
    expect(gone['removePsicologo']).toEqual({ activo: false });
    const again = await post(
      `mutation { updatePsicologo(id: "${id}", updatePsicologoInput: { email: "staff1@example.test" }) { id } }`,
    );
    expect(again.body.errors?.[0]).toMatchObject({ extensions: { originalError: { statusCode: 409 } } });
  });

  it('books an hour once for each psychologist, and changes all but the people of a visit', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = { fecha: '2026-12-01', hora: '9:30', tipo: 'ONLINE', motivo: 'Ansiedad', usuarioId: of('client', 1) };
    const booked = at(await query(create, { input: { ...input, psicologoId: of('provider', 2) } }), 'createConsulta');
    expect(booked).toMatchObject({ fecha: '2026-12-01T00:00:00.000Z', hora: '09:30:00', confirmada: false });
    expect(at(booked, 'googleMeetLink')).toMatch(/^https:/);
    const record = practice.appointments.at(-1);
    expect(record).toMatchObject({
      start: Date.parse('2026-12-01T14:30:00Z'),
      minutes: 50,
      providerKey: 2,
      clientKey: 1,
    });
    const twice = await post(create, { input: { ...input, hora: '09:30', psicologoId: of('provider', 2) } });
    expect(twice.body.errors?.[0]).toMatchObject({
      message: 'Ya existe una consulta programada para Björn Håkansson en esta fecha y hora',
      extensions: { code: 'BAD_REQUEST' },
    });
    const other = at(await query(create, { input: { ...input, psicologoId: of('provider', 1) } }), 'createConsulta');
    const past = await post(create, { input: { ...input, fecha: '2026-11-16', psicologoId: of('provider', 1) } });
    expect(past.body.errors?.[0]?.message).toBe('No se pueden crear consultas en fechas pasadas');
    const id = String(at(booked, 'id'));
    const met = await post(update, { id, input: { fecha: '2026-12-01T05:00:00Z' } });
    expect(met.body.errors?.[0]?.message).toBe('Ya existe una consulta programada para esta fecha y hora');
    const change = { hora: '11:00', motivo: 'Sueño', psicologoId: of('provider', 1) };
    expect(at(await query(update, { id, input: change }), 'updateConsulta')).toEqual({
      fecha: '2026-12-01T00:00:00.000Z',
      hora: '11:00:00',
      motivo: 'Sueño',
      tipo: 'ONLINE',
      psicologoId: of('provider', 2),
      usuario: { nombre: 'Zoë' },
    });
    const deep = await post(
      `mutation { updateConsulta(id: "${id}", updateConsultaInput: { motivo: "Ira" }) { psicologo { id } } }`,
    );
    expect(deep.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Consulta.psicologo.');
    expect(practice.appointments.at(-2)?.reason).toBe('Ira');
    const flags = await query(`mutation { confirmarConsulta(id: "${id}") { confirmada cancelada }
      cancelarConsulta(id: "${id}") { confirmada cancelada psicologo { nombre } } }`);
    expect(flags['confirmarConsulta']).toEqual({ confirmada: true, cancelada: false });
    expect(flags['cancelarConsulta']).toEqual({ confirmada: true, cancelada: true, psicologo: { nombre: 'Björn' } });
    expect(practice.appointments.at(-2)?.state).toBe('cancelled');
    expect(
      (await query(create, { input: { ...input, hora: '11:00', psicologoId: of('provider', 2) } }))['createConsulta'],
    ).toBeTruthy();
    const last = String(at(other, 'id'));
    const removed = await post(`mutation { removeConsulta(id: "${last}") { id } }`);
    expect(removed.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Consulta.id.');
    expect((await post(`{ consulta(id: "${last}") { id } }`)).body.errors?.[0]?.message).toBe(
      `Consulta con ID ${last} no encontrada`,
    );
    expect(
      (await post(create, { input: { ...input, hora: '25:00', psicologoId: of('provider', 1) } })).body.errors?.[0]
        ?.message,
    ).toBe('date/time field value out of range: "25:00"');
  });

  it('enters patients whose number and address are theirs alone, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const text = (
      correo: string,
    ): string => `mutation { createUsuario(createUsuarioInput: { rut: "9.876.543-2", nombre: "Jo"
      apellidos: "Paredes", correo: "${correo}", telefono: "207 555 0199" }) { id nombre direccion consultas { id } } }`;
    const added = at(await query(text('jo@example.test')), 'createUsuario');
    expect(added).toMatchObject({ nombre: 'Jo', direccion: null, consultas: null });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Paredes', emails: ['jo@example.test'] });
    expect((await post(text('other@example.test'))).body.errors?.[0]?.message).toBe(
      'Ya existe un usuario con este RUT o correo',
    );
    const id = String(at(added, 'id'));
    const edited =
      await query(`mutation { updateUsuario(id: "${id}", updateUsuarioInput: { apellidos: "Soto", direccion: "Calle 1" }) {
      nombre apellidos direccion telefono consultas { id } } }`);
    expect(edited['updateUsuario']).toEqual({
      nombre: 'Jo',
      apellidos: 'Soto',
      direccion: 'Calle 1',
      telefono: '207 555 0199',
      consultas: [],
    });
    const taken = await post(
      `mutation { updateUsuario(id: "${id}", updateUsuarioInput: { correo: "ana@example.test" }) { id } }`,
    );
    expect(taken.body.errors?.[0]?.message).toBe('Ya existe otro usuario con este RUT o correo');
    const removed = await query(`mutation { removeUsuario(id: "${id}") { nombre } }`);
    expect(removed['removeUsuario']).toEqual({ nombre: 'Jo' });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(text('x@example.test'))).body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('TipoConsulta'), 'enumValues')).toHaveLength(2);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect((await poisoned.post('{ usuarios { id } }')).status).toBe(500);
  });
});
