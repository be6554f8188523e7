import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { dentalink } from './dentalink.ts';

const visit = productVisits(dentalink);
const id = (kind: 'client' | 'provider', key: number): string => dentalink.view.ids.of(kind, key);
const fields = `id id_paciente nombre_paciente id_estado estado_cita estado_anulacion fecha hora_inicio hora_fin duracion id_dentista
  id_sillon nombre_sillon comentarios tratamiento_sin_asignar`;
const book = (input: string): string => `mutation { crearCita(input: { ${input} }) { ${fields} } }`;
const where = `id_sucursal: 1, id_sillon: 2, fecha: "2026-12-01"`;

describe('writes of Dentalink', () => {
  it('enters and changes pacientes', async () => {
    const { query, post, server } = await visit();
    const person = 'id nombre apellidos celular telefono email rut sexo comuna ciudad fecha_nacimiento habilitado';
    const made =
      await query(`mutation { crearPaciente(input: { nombre: "Jo", apellidos: "Park", rut: "12345678-5", celular: "207 555 0199"
      email: "jo@example.test", sexo: "F", comuna: "Vitacura", ciudad: "Santiago", fecha_nacimiento: "1990-02-28" }) { ${person} } }`);
    expect(made['crearPaciente']).toMatchObject({
      nombre: 'Jo',
      celular: '207 555 0199',
      telefono: '',
      rut: '12345678-5',
      comuna: 'Vitacura',
      fecha_nacimiento: '1990-02-28',
      habilitado: 1,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', city: 'Santiago' });
    const own = String(at(made, 'crearPaciente.id'));
    const change = (input: string): string =>
      `mutation { modificarPaciente(id_paciente: ${own}, input: { ${input} }) { ${person} } }`;
    const changed = await query(change('telefono: "207 555 0198", nombre: "Joan", habilitado: 0, email: ""'));
    expect(changed['modificarPaciente']).toMatchObject({
      nombre: 'Joan',
      apellidos: 'Park',
      celular: '207 555 0199',
      telefono: '207 555 0198',
      email: '',
      habilitado: 0,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Joan', isActive: false });
    for (const [text, code] of [
      ['mutation { crearPaciente(input: { nombre: " ", apellidos: "X" }) { id } }', 'BAD_REQUEST'],
      ['mutation { crearPaciente(input: { nombre: "A", apellidos: "B", rut: "12345678-5" }) { id } }', 'BAD_REQUEST'],
      ['mutation { modificarPaciente(id_paciente: 1, input: { nombre: "A" }) { id } }', 'NOT_FOUND'],
      [change('fecha_nacimiento: "1990-02-30"'), 'BAD_REQUEST'],
      [
        book(`${where}, id_paciente: ${own}, id_dentista: ${id('provider', 2)}, hora_inicio: "10:00", duracion: 20`),
        'BAD_REQUEST',
      ],
    ]) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(String(text))).body.errors?.[0]?.extensions?.code, String(text)).toBe(code);
    }
    const convenio = (name: string): string =>
      `mutation { ${name}(id_paciente: ${own}, id_convenio: 2) { convenios { id } } }`;
    expect(at(await query(convenio('agregarConvenioPaciente')), 'agregarConvenioPaciente.convenios')).toEqual([
      { id: 2 },
    ]);
    expect(at(await query(convenio('quitarConvenioPaciente')), 'quitarConvenioPaciente.convenios')).toEqual([]);
  });

  it('books, changes and calls off citas', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const refused = async (text: string): Promise<string | undefined> => (await post(text)).body.errors?.[0]?.message;
    const who = `id_paciente: ${id('client', 2)}, id_dentista: ${id('provider', 2)}`;
    const made = await query(book(`${where}, ${who}, hora_inicio: "10:00", duracion: 20, comentario: "Control"`));
    const cita = rowsAt({ rows: [made['crearCita']] }, 'rows')[0] ?? {};
    expect(cita).toMatchObject({
      id_estado: 7,
      estado_cita: 'No confirmado',
      fecha: '2026-12-01',
      hora_inicio: '10:00:00',
      hora_fin: '10:20:00',
      nombre_sillon: 'Sillón 2',
      comentarios: 'Control',
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 20,
      placeKey: 1,
      providerKey: 2,
      clientKey: 2,
    });
    expect(await refused(book(`${where}, ${who}, hora_inicio: "10:10", duracion: 20`))).toMatch(/disponible/);
    expect(await refused(book(`${where}, ${who}, hora_inicio: "11:00", duracion: 7`))).toMatch(/intervalo/);
    expect(await refused(book(`${where}, ${who}, hora_inicio: "11", duracion: 15`))).toMatch(/HH:MM/);
    const beside = where.replace('id_sillon: 2', 'id_sillon: 7');
    const extra = await query(book(`${beside}, ${who}, hora_inicio: "10:10:00", duracion: 20, id_estado: 9`));
    expect(extra['crearCita']).toMatchObject({ nombre_sillon: 'Sobrecupo', estado_cita: 'Confirmado por email' });
    const any = `${where}, id_paciente: ${id('client', 5)}, id_especialidad: 1, hora_inicio: "10:00", duracion: 30`;
    expect(at(await query(book(any)), 'crearCita.id_dentista')).toBe(Number(id('provider', 1)));
    const change = (input: string): string =>
      `mutation { modificarCita(id_cita: ${String(cita['id'])}, input: { ${input} }) { ${fields} } }`;
    const changed = await query(change('id_estado: 3, comentarios: "Trae radiografías"'));
    expect(changed['modificarCita']).toMatchObject({ estado_cita: 'Confirmado por teléfono', duracion: 20 });
    expect(await refused(change('duracion: 40'))).toMatch(/disponible/);
    const off = await query(change('id_estado: 1, flag_notificar_anulacion: 0'));
    expect(off['modificarCita']).toMatchObject({ estado_cita: 'Anulado', estado_anulacion: 1 });
    const row = practice.appointments.find(({ reason }) => reason === 'Trae radiografías');
    expect(row).toMatchObject({ state: 'cancelled', isDeleted: false });
    // A cancelled appointment stays in the list.
    expect(await query(`{ cita(id_cita: ${String(cita['id'])}) { id_estado } }`)).toEqual({ cita: { id_estado: 1 } });
    expect(await refused(change('id_estado: 99'))).toMatch(/estado/);
    const own = await query(
      'mutation { crearEstadoCita(input: { nombre: "Anulado por la clínica", anulacion: 1 }) { id anulacion reservado } }',
    );
    expect(own['crearEstadoCita']).toMatchObject({ anulacion: 1, reservado: 0 });
    const again = await query(change(`id_estado: ${String(at(own, 'crearEstadoCita.id'))}`));
    expect(again['modificarCita']).toMatchObject({ estado_cita: 'Anulado por la clínica', estado_anulacion: 1 });
  });

  it('keeps tareas, and refuses every write with a key that may only read', async () => {
    const { query } = await visit();
    const made =
      await query(`mutation { crearTarea(input: { detalle: "Llamar", vencimiento: "2026-11-20", id_sucursal: 1
      id_paciente: ${id('client', 1)} }) { id estado paciente fecha_creacion } }`);
    expect(made['crearTarea']).toMatchObject({ estado: 0, paciente: "Zoë O'Brien", fecha_creacion: '2026-11-17' });
    const done = await query(
      `mutation { completarTarea(id_tarea: ${String(at(made, 'crearTarea.id'))}) { estado completador } }`,
    );
    expect(done['completarTarea']).toEqual({ estado: 1, completador: 'Recepción' });
    const closed = await visit({ refuseWrites: 'Sin permisos de escritura' });
    const before = closed.server.practice.appointments.length;
    for (const text of [
      'crearPaciente(input: { nombre: "Jo", apellidos: "Park" }) { id }',
      `crearCita(input: { ${where}, id_paciente: ${id('client', 2)}, id_dentista: ${id('provider', 2)}, hora_inicio: "10:00", duracion: 20 }) { id }`,
      'crearEstadoCita(input: { nombre: "X", anulacion: 0 }) { id }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await closed.post(`mutation { ${text} }`);
      expect(body.errors?.[0]).toMatchObject({ message: 'Sin permisos de escritura' });
    }
    expect(closed.server.practice.appointments).toHaveLength(before);
  });
});
