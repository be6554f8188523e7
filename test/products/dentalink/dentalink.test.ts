import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { createPractice, practiceDays } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dentalink } from './dentalink.ts';
import { zoneOfAccount } from './values.ts';

const visit = productVisits(dentalink);
const { view } = dentalink;
const day = '2026-11-17';
const zone = zoneOfAccount(createPractice());
const citaFields = `id id_paciente nombre_paciente id_estado estado_cita estado_anulacion fecha hora_inicio hora_fin duracion
  id_dentista nombre_dentista id_sucursal nombre_sucursal id_sillon comentarios`;
const pacienteFields = 'id rut nombre apellidos celular telefono email habilitado es_carga tiene_cargas';
const id = (kind: 'client' | 'provider' | 'place', key: number): number => Number(view.ids.of(kind, key));
const given = (...values: unknown[]): string[] => values.filter((value) => value !== '').map(String);
const instant = (row: Row, time: string): number => instantOfWall(`${String(row['fecha'])}T${String(row[time])}`, zone);

/** All rows of a list, page by page. */
function listed(query: RunQuery, list: string, fields: string, args: string): Promise<readonly Row[]> {
  return allPages(async (cursor) => {
    const call = cursor === null ? args : `cursor: "${cursor}"`;
    const answer = await query(`{ ${list}${call === '' ? '' : `(${call})`} { data { ${fields} } links { next } } }`);
    const next = at(answer, `${list}.links.next`);
    return { rows: rowsAt(answer, `${list}.data`), next: typeof next === 'string' ? next : null };
  });
}

function shownCita(row: Row): object {
  const person = { id: String(row['id_paciente']), name: row['nombre_paciente'] };
  const end = instant(row, 'hora_inicio') + Number(row['duracion']) * 60_000;
  return {
    id: String(row['id']),
    start: utcText(instant(row, 'hora_inicio')),
    end: utcText(end),
    status: row['estado_cita'],
    ...(row['comentarios'] !== '' && { reason: row['comentarios'] }),
    client: person,
    ...(row['id_dentista'] !== null && {
      provider: { id: String(Number(row['id_dentista'])), name: row['nombre_dentista'] },
    }),
    location: { id: String(row['id_sucursal']), name: row['nombre_sucursal'] },
  };
}

describe('Dentalink', () => {
  it('gives its sucursales and its pacientes as a careful person would show them', async () => {
    const { query, server } = await visit();
    const { clients, locations, patients } = expectedSample(dentalink, day);
    expect(patients).toEqual([]);
    const places = await listed(query, 'sucursales', 'id nombre direccion comuna ciudad habilitada', '');
    expect(places.map((row) => ({ id: String(row['id']), name: row['nombre'] }))).toEqual(
      locations.map(({ id: own, name }) => ({ id: own, name })),
    );
    for (const [index, row] of places.entries()) {
      const address = [row['direccion'], row['comuna'], row['ciudad']].join(', ');
      for (const part of locations[index]?.address?.split(', ') ?? ['?']) expect(address).toContain(part);
    }
    const rows = await listed(query, 'pacientes', pacienteFields, '');
    expect(rows).toHaveLength(view.clients(server.practice).length);
    const people = rows.map((row) => ({
      id: String(row['id']),
      name: given(row['nombre'], row['apellidos']).join(' '),
      ...(row['nombre'] !== '' && { givenName: row['nombre'] }),
      familyName: row['apellidos'],
      phones: given(row['celular'], row['telefono']),
      emails: given(row['email']),
      active: row['habilitado'] === 1,
    }));
    expect(people.slice(0, 5)).toEqual(clients);
    expect(rows.filter((row) => row['es_carga'] === 1).length).toBeGreaterThan(3);
    expect(missingOperations(dentalink)).toEqual([]);
  });

  it('gives the book of each day, also of another practice', async () => {
    const { query } = await visit();
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      const rows = await listed(query, 'citas', citaFields, `q: { fecha: { eq: "${each}" } }, sort: "hora:asc,id:asc"`);
      const { appointments, statusWords } = expectedSample(dentalink, each);
      expect(rows.map(shownCita)).toEqual(
        appointments.map((row, index) => ({ ...row, status: rows[index]?.['estado_cita'] })),
      );
      for (const row of rows) expect(statusWords[String(row['id'])]).toContain(row['estado_cita']);
    }
    const practice = createOtherPractice('oneDoctor');
    const other = await visit({ practice });
    const rows = await listed(other.query, 'citas', citaFields, `q: { fecha: { gte: "${day}", lte: "${day}" } }`);
    const ids = expectedSample(dentalink, day, { practice }).appointments.map((row) => row.id);
    expect(rows.map((row) => String(row['id'])).toSorted()).toEqual(ids.toSorted());
    expect(ids.length).toBeGreaterThan(3);
  });

  it('pages by a cursor that stands for the whole search, and sorts', async () => {
    const { query, post, server } = await visit({ cap: 20 });
    const all = await listed(query, 'citas', 'id fecha', '');
    expect(all).toHaveLength(server.practice.appointments.filter(view.shows).length);
    const numbers = all.map((row) => Number(row['id']));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    const second = `{ citas(q: { fecha: { gte: "2026-11-16" } }, sort: "fecha:desc,id:desc") { data { fecha } links { next prev current } } }`;
    const first = await query(second);
    expect(at(first, 'citas.links.prev')).toBeNull();
    const next = await query(
      `{ citas(cursor: "${String(at(first, 'citas.links.next'))}") { data { fecha } links { prev } } }`,
    );
    const days = [...rowsAt(first, 'citas.data'), ...rowsAt(next, 'citas.data')].map((row) => String(row['fecha']));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days).toHaveLength(40);
    expect(days.every((each) => each >= '2026-11-16')).toBe(true);
    expect(at(next, 'citas.links.prev')).not.toBeNull();
    for (const bad of ['cursor: "x"', 'sort: "comentarios:asc"', 'sort: "id:up"']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ citas(${bad}) { data { id } } }`);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    }
  });

  it('finds by operators, one row by its number, and refuses what is not there', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      zoe: pacientes(q: { nombre: { lk: "zoe" } }) { data { email observaciones adicionales { nombre valor } } }
      eq: pacientes(q: { nombre: { eq: "Zo" } }) { data { id } }
      both: pacientes(q: { apellidos: { lk: "o'b" }, email: { eq: "zoe2@example.test" } }) { data { observaciones } }
      off: pacientes(q: { habilitado: { eq: 0 } }) { data { habilitado fecha_deshabilitacion } }
      celular: pacientes(q: { celular: { lk: "0101" } }) { data { apellidos telefono } }
      paciente(id_paciente: ${String(id('client', 1))}) { citas { id_paciente } tratamientos { total abonado deuda detalles { total } } }
      priya: citas(q: { id_dentista: { eq: ${String(id('provider', 3))} }, fecha: { gt: "2026-11-15", lt: "2026-11-18" } }) { data { nombre_dentista fecha } }
      off2: citas(q: { estado: { eq: "anulado" } }) { data { estado_anulacion id_estado } }
      some: citas(q: { id_estado: { in: [2, 6] } }) { data { estado_cita } }
    }`);
    expect(rowsAt(found, 'zoe.data').map((row) => row['email'])).toEqual([
      'zoe.obrien@example.test',
      'zoe2@example.test',
    ]);
    expect(at(found, 'zoe.data.0.adicionales.0.nombre')).toBe('Mascotas');
    expect(found['eq']).toEqual({ data: [] });
    expect(at(found, 'both.data')).toEqual([{ observaciones: 'Not the other Zoë.' }]);
    expect(rowsAt(found, 'off.data').every((row) => row['habilitado'] === 0)).toBe(true);
    expect(at(found, 'celular.data')).toEqual([{ apellidos: "O'Brien", telefono: '(207) 555-0102' }]);
    expect(new Set(rowsAt(found, 'paciente.citas').map((row) => row['id_paciente']))).toEqual(
      new Set([id('client', 1)]),
    );
    expect(new Set(rowsAt(found, 'priya.data').map((row) => row['nombre_dentista']))).toEqual(new Set(['Priya Raman']));
    expect(rowsAt(found, 'off2.data').every((row) => row['estado_anulacion'] === 1 && row['id_estado'] === 1)).toBe(
      true,
    );
    expect([...new Set(rowsAt(found, 'some.data').map((row) => String(row['estado_cita'])))].toSorted()).toEqual([
      'Atendido',
      'No asiste',
    ]);
    for (const text of [
      `paciente(id_paciente: ${String(id('client', 41))}) { id }`,
      'cita(id_cita: 1) { id }',
      'dentista(id_dentista: 4711) { id }',
      'tratamiento(id_tratamiento: 1) { id }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
  });

  it('has dentistas, motivos, free times and an agenda', async () => {
    const { query, post } = await visit();
    const lists =
      await query(`{ dentistas { data { id nombre habilitado intervalo horarios_sucursal horarios { dia } } }
      motivosAtencionEspecialidad { data { id nombre_motivo_atencion duracion } } estadosCita { data { id nombre anulacion } }
      sillones { data { id } } especialidades { data { nombre } } }`);
    expect(rowsAt(lists, 'dentistas.data')).toHaveLength(8);
    expect(rowsAt(lists, 'dentistas.data')[7]).toMatchObject({ habilitado: 0, horarios_sucursal: [], horarios: [] });
    expect(rowsAt(lists, 'motivosAtencionEspecialidad.data')).toHaveLength(6);
    expect(rowsAt(lists, 'estadosCita.data').filter((row) => row['anulacion'] === 1)).toHaveLength(1);
    const free = (
      to: string,
    ): string => `horariosDisponibles(ids_dentista: [${String(id('provider', 1))}, ${String(id('provider', 3))}]
      id_sucursal: 1, fecha_inicio: "2026-11-18", fecha_fin: "${to}") { id_dentista fechas { fecha bloques { hora_inicio hora_fin intervalo } } }`;
    const times = await query(`{ ${free('2026-11-22')} agenda(id_sucursal: 1, id_dentista: ${String(id('provider', 1))}
      fecha_inicio: "${day}", fecha_fin: "${day}", mostrar_detalles: 1) { fecha horas { hora sillones { id_sillon disponible detalle { tipo inicio fin bloque } } } } }`);
    expect(rowsAt(times, 'horariosDisponibles')).toHaveLength(1);
    const [first, sunday] = [0, 4].map((index) =>
      rowsAt(times, `horariosDisponibles.0.fechas.${String(index)}.bloques`),
    );
    expect(first?.length).toBeGreaterThan(60);
    expect(first?.length).toBeLessThan(120);
    expect(sunday).toEqual([]);
    const lines = rowsAt(times, 'agenda.0.horas');
    expect(lines).toHaveLength(40);
    const noon = lines.find((row) => row['hora'] === '12:00') ?? {};
    expect(at(noon, 'sillones.0.detalle')).toEqual({
      tipo: 'Bloqueo',
      inicio: '12:00:00',
      fin: '13:00:00',
      bloque: '1/4',
    });
    const { body } = await post(`{ ${free('2026-12-18')} }`);
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  it('has the money and the office', async () => {
    const { query } = await visit();
    const office =
      await query(`{ tratamientos { data { id id_paciente total abonado deuda } } tratamientosDetalles { data { id total } }
      prestaciones { data { nombre precio } } categorias { data { nombre } } aranceles { data { nombre } } convenios { data { id nombre } }
      pagos(sort: "fecha_recepcion:desc") { data { monto_pago medio_pago fecha_recepcion } } pagosEliminados { data { fecha_eliminacion } } medios { data { id } } bancos { data { id } }
      cajas { data { acumulado } } liquidaciones { data { monto detalles { monto } } } liquidacionesDetalles { data { id_dentista } }
      tareas(q: { estado: { eq: 0 } }) { data { detalle } } encuestas { data { puntaje } }
      reporteProduccion(id_sucursal: 2, fecha_inicio: "2026-09-01", fecha_fin: "${day}") { id_sucursal monto fecha_realizacion } }`);
    for (const [list, rows] of Object.entries(office))
      expect(
        rowsAt(Array.isArray(rows) ? { rows } : rows, Array.isArray(rows) ? 'rows' : 'data').length,
        list,
      ).toBeGreaterThan(0);
    for (const row of rowsAt(office, 'tratamientos.data'))
      expect(Number(row['abonado']) + Number(row['deuda'])).toBeCloseTo(Number(row['total']), 2);
    expect(rowsAt(office, 'tareas.data')).toHaveLength(2);
    const days = rowsAt(office, 'pagos.data').map((row) => String(row['fecha_recepcion']));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('shows its schema within the depth that is allowed, and fails a page with a row that it cannot read', async () => {
    const { query } = await visit();
    const types = [...(await readPiecewise(query)).values()];
    const own = types.filter(
      (type) => type['kind'] === 'OBJECT' && !/^(Query|Mutation|__)|Respuesta$/.test(String(type['name'])),
    );
    expect(own.length).toBeGreaterThanOrEqual(30);
    const broken = await visit({ poison: [{ kind: 'client', key: 60 }] });
    expect((await broken.post('{ pacientes { data { id } } }')).status).toBe(200);
    const { body } = await broken.post('{ pacientes { links { next } } }');
    const next = String(at(body.data, 'pacientes.links.next'));
    expect((await broken.post(`{ pacientes(cursor: "${next}") { data { id } } }`)).status).toBe(500);
  });
});
