import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinicasVeterinarias } from './clinicasVeterinarias.ts';
import { clinicZone, clinicasIds } from './records.ts';

const { view } = clinicasVeterinarias;
const visit = productVisits(clinicasVeterinarias);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

/** The day of a visit, YYYY-MM-DD. */
function dayOf(row: Row): string {
  return new Date(Number(row['data'])).toISOString().slice(0, 10);
}

describe('the system for veterinary clinics', () => {
  it('gives whole lists of clients, animals and staff', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ getClientes { id nome contato endereco animais { id } }
      getAnimais { id nome especie raca idade peso clienteId cliente { id } } getVeterinarios { id nome especialidades } }`);
    const { clients, patients } = expectedSample(clinicasVeterinarias, '2026-11-17');
    const people = rowsAt(answer, 'getClientes');
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => clinicasIds.of('client', key)));
    expect(people.slice(0, 5).map((row) => [row['id'], row['nome'], row['contato']])).toEqual(
      clients.map(({ id, name, phones }) => [id, name, phones?.[0] ?? '']),
    );
    const animals = rowsAt(answer, 'getAnimais');
    expect(
      animals.slice(0, 5).map((row) => [row['id'], row['nome'], row['especie'], row['raca'], row['clienteId']]),
    ).toEqual(patients.map(({ id, name, species, breed, clientId }) => [id, name, species, breed ?? '', clientId]));
    expect(animals.every((row) => at(row, 'cliente.id') === row['clienteId'])).toBe(true);
    expect(people.flatMap((row) => rowsAt(row, 'animais'))).toHaveLength(animals.length);
    expect(rowsAt(answer, 'getVeterinarios')).toHaveLength(8);
    expect(missingOperations(clinicasVeterinarias)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ getClientes { id } }');
    expect(rowsAt(short, 'getClientes')).toHaveLength(3);
  });

  it('finds one by its id alone', async () => {
    const { query, post } = await visit();
    const [client, gone] = [clinicasIds.of('client', 5), clinicasIds.of('client', 41)];
    const answer =
      await query(`{ getCliente(id: "${client}") { nome animais { nome } } gone: getCliente(id: "${gone}") { id }
      getFeedbacks { id consultaId nota consulta { status } } }`);
    expect(at(answer, 'getCliente.nome')).toBe("Ana D'Angelo");
    expect(rowsAt(answer, 'getCliente.animais')).toHaveLength(3);
    expect(answer['gone']).toBeNull();
    const feedbacks = rowsAt(answer, 'getFeedbacks');
    expect(new Set(feedbacks.map((row) => at(row, 'consulta.status')))).toEqual(new Set(['realizada']));
    const first = await query(`{ getFeedback(id: "${String(feedbacks[0]?.['id'])}") { consultaId } }`);
    expect(at(first, 'getFeedback.consultaId')).toBe(feedbacks[0]?.['consultaId']);
    const { body } = await post('{ getCliente(id: "abc") { id } }');
    expect(body.errors?.[0]?.message).toBe(
      'Cast to ObjectId failed for value "abc" (type string) at path "_id" for model "Cliente"',
    );
  });

  it('has the visits of all days, with the day apart from the time', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ getConsultas { id animalId veterinarioId data horario motivo status
      animal { nome cliente { id nome } } veterinario { nome } } }`);
    const { appointments } = expectedSample(clinicasVeterinarias, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    const rows = rowsAt(answer, 'getConsultas')
      .filter((row) => dayOf(row) === '2026-11-17')
      .toSorted((one, other) => (String(one['horario']) < String(other['horario']) ? -1 : 1));
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, status, reason, patient, client, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['data']).toBe('1794873600000');
      expect(instantOfWall(`2026-11-17T${String(row['horario'])}`, clinicZone)).toBe(Date.parse(start ?? ''));
      expect([row['status'], row['motivo']]).toEqual([status, reason ?? '']);
      expect([row['animalId'], at(row, 'animal.nome'), row['veterinarioId'], at(row, 'veterinario.nome')]).toEqual([
        patient?.id,
        patient?.name,
        provider?.id,
        provider?.name,
      ]);
      expect([at(row, 'animal.cliente.id'), at(row, 'animal.cliente.nome')]).toEqual([client?.id, client?.name]);
    }
  });

  it('books by day and time, and changes only the status', async () => {
    const { server, query, post } = await visit();
    const book = (data: string, horario: string, motivo = 'Tosse'): string =>
      `mutation { createConsulta(animalId: "${clinicasIds.of('patient', 2)}", veterinarioId: "${clinicasIds.of('provider', 1)}",
      data: "${data}", horario: "${horario}", motivo: "${motivo}") { id data horario status } }`;
    const made = await query(book('2026-11-20', '16:00'));
    expect(made['createConsulta']).toMatchObject({ data: '1795132800000', horario: '16:00', status: 'agendada' });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      providerKey: 1,
      patientKey: 2,
      reason: 'Tosse',
    });
    const id = String(at(made, 'createConsulta.id'));
    const change = async (status: string): Promise<unknown> =>
      at(
        await query(`mutation { updateConsulta(id: "${id}", status: "${status}") { status } }`),
        'updateConsulta.status',
      );
    expect(await change('cancelada')).toBe('cancelada');
    expect(last()).toMatchObject({ state: 'cancelled' });
    expect(await change('em espera')).toBe('em espera');
    expect(at(await query(`{ getConsulta(id: "${id}") { status } }`), 'getConsulta.status')).toBe('em espera');
    const noDay = await post(book('amanhã', '16:00'));
    expect(noDay.body.errors?.[0]?.message).toBe(
      'Consulta validation failed: data: Cast to date failed for value "amanhã" (type string) at path "data"',
    );
    const noReason = await post(book('2026-11-20', '16:00', ''));
    expect(noReason.body.errors?.[0]?.message).toBe('Consulta validation failed: motivo: Path `motivo` is required.');
  });

  it('enters clients and animals, and refuses', async () => {
    const { server, query } = await visit();
    const enter =
      'mutation { createCliente(nome: "Jo Park", contato: "207 555 0199", endereco: "1 Oak Road, Saco") { id nome endereco } }';
    const made = await query(enter);
    expect(made['createCliente']).toMatchObject({ nome: 'Jo Park', endereco: '1 Oak Road, Saco' });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ value: '207 555 0199' }],
    });
    const id = String(at(made, 'createCliente.id'));
    const more = await query(`mutation { updateCliente(id: "${id}", contato: "207 555 0188") { nome contato endereco }
      createAnimal(nome: "Kit", especie: "Feline", raca: "Siamese", idade: 2, peso: 3.4, clienteId: "${id}")
      { nome idade peso clienteId cliente { nome } } }`);
    expect(more['updateCliente']).toEqual({ nome: 'Jo Park', contato: '207 555 0188', endereco: '1 Oak Road, Saco' });
    expect(more['createAnimal']).toEqual({
      nome: 'Kit',
      idade: 2,
      peso: 3.4,
      clienteId: id,
      cliente: { nome: 'Jo Park' },
    });
    const closed = await visit({ refuseWrites: 'Fechado hoje' });
    const { body } = await closed.post(enter);
    expect(body.errors?.[0]?.message).toBe('Fechado hoje');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getConsultas');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ getClientes { id } }')).status).toBe(500);
  });
});
