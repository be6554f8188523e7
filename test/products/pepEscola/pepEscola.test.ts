import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pepEscola } from './pepEscola.ts';

const visit = productVisits(pepEscola);
const { view } = pepEscola;
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

describe('PEP-Escola', () => {
  it('lists its units, and patients by their record, who have the name and the numbers of a person', async () => {
    const { query, server } = await visit();
    const sample = expectedSample(pepEscola, '2026-11-17');
    const answer = await query(`{ unidadesSaude { id nome cnes } pacientes { id prontuario cpf unidadeSaude { nome }
      pessoa { nome dataNascimento contato { celular telefone email } enderecos { logradouro numero cep cidade { nome } } } } }`);
    const units = rowsAt(answer, 'unidadesSaude');
    expect(units.map(({ id, nome }) => ({ id, name: nome }))).toEqual(sample.locations);
    const rows = rowsAt(answer, 'pacientes');
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const read = rows.map((row) => ({
      id: row['id'],
      name: at(row, 'pessoa.nome'),
      phones: [at(row, 'pessoa.contato.celular'), at(row, 'pessoa.contato.telefone')].filter(Boolean),
      emails: [at(row, 'pessoa.contato.email')].filter(Boolean),
    }));
    expect(read).toEqual(expected);
    expect(read.slice(0, 5)).toEqual(sample.clients);
    const numbers = column(rows, 'prontuario').map(String);
    expect(numbers).toEqual(numbers.toSorted((one, other) => (one < other ? -1 : 1)));
    // A list loads neither the unit nor more of an address than its street.
    expect(new Set(column(rows, 'unidadeSaude'))).toEqual(new Set([null]));
    expect(at(rows[0], 'pessoa.enderecos')).toEqual([
      { logradouro: 'Mill Road', numero: 101, cep: null, cidade: null },
    ]);
    expect(at(rows[0], 'pessoa.dataNascimento')).toBe(String(Date.UTC(1951, 1, 2)));
    const one =
      await query(`{ paciente(id: "${String(rows[1]?.['id'])}") { unidadeSaude { id nome } estadoCivil { nome }
      especialidades { nome } pessoa { nome enderecos { tipoLogradouro { nome } cidade { nome } } } }
      none: paciente(id: "4711") { id } }`);
    expect(one).toMatchObject({
      paciente: {
        unidadeSaude: { id: view.ids.of('place', 2), nome: 'Summit Pet Clinic' },
        pessoa: { nome: 'Søren Müller', enderecos: [{ tipoLogradouro: { nome: 'Rua' }, cidade: { nome: 'Boulder' } }] },
      },
      none: null,
    });
    expect(sample).toMatchObject({ patients: [], appointments: [] });
  });

  it('has a book whose entries say when, but neither who nor which', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ agendamentos { data_horario ambulatorio retorno confirmado status cancelado
      paciente { id } usuario { id } } agendamento(id: "1") { data_horario } }`);
    const rows = rowsAt(answer, 'agendamentos');
    const expected = server.practice.appointments.filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted);
    expect(column(rows, 'data_horario')).toEqual(expected.map(({ start }) => String(start)));
    expect(new Set([...column(rows, 'paciente'), ...column(rows, 'usuario')])).toEqual(new Set([null]));
    expect(new Set(column(rows, 'status'))).toEqual(new Set([null, 'Falta', 'Em atendimento', 'Atendido']));
    expect(column(rows, 'cancelado')).toEqual(expected.map(({ state }) => state === 'cancelled'));
    expect(at(answer, 'agendamento.data_horario')).toBe(String(expected[0]?.start));
    expect((await post('{ agendamentos { id } }')).body.errors?.[0]?.message).toContain('Cannot query field "id"');
    const uuid = view.ids.of('client', 1);
    const booking = `mutation { createAgendamento(pacienteId: "${uuid}", ambulatorio: "Nutrição") { ok } }`;
    expect((await post(booking)).body.errors?.[0]?.message).toContain('Int cannot represent non-integer value');
  });

  it('keeps consultations as records, whose patient is named only to those who know', async () => {
    const { query, post, server } = await visit();
    const rows = rowsAt(
      await query('{ consultas { id createdAt paciente { id } queixaPrincipal { nome } } }'),
      'consultas',
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set([...column(rows, 'createdAt'), ...column(rows, 'paciente')])).toEqual(new Set([null]));
    const first = server.practice.appointments.find(({ key }) => String(key) === rows[0]?.['id']);
    const patient = view.ids.of('client', first?.clientKey ?? 0);
    const ofOne = await query(`{ consultasByPaciente(pacienteId: "${patient}") { id createdAt }
      consulta(id: "${String(rows[0]?.['id'])}", pacienteId: "${patient}") { paciente { id } createdAt } }`);
    expect(column(rowsAt(ofOne, 'consultasByPaciente'), 'id')).toContain(rows[0]?.['id']);
    expect(at(ofOne, 'consulta.paciente.id')).toBe(patient);
    const none = await post(`{ consulta(id: "0", pacienteId: "${patient}") { id } }`);
    expect(none.body.errors?.[0]?.message).toContain("reading 'id'");
  });

  it('finds units, users and words of its lists by how they begin', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ unidadesSaudeByText(text: "Summit") { nome } lower: unidadesSaudeByText(text: "summit") { nome }
      usuariosByText(text: "Ame") { id nome pessoa { nome contato { email } } } usuarios { nome pessoa { nome contato { email } } grupos { nome } }
      cidadesByText(text: "S") { nome } religioes { id nome } grupos { nome } currentUser { pessoa { nome } }
      login(nome: "staff1", senha: "x") { ok token errors { path message } } }`);
    expect(answer['unidadesSaudeByText']).toEqual([{ nome: 'Summit Pet Clinic' }]);
    expect(answer['lower']).toEqual([]);
    expect(answer['usuariosByText']).toEqual([
      { id: view.ids.of('provider', 1), nome: null, pessoa: { nome: 'Amelia Okafor', contato: null } },
    ]);
    expect(rowsAt(answer, 'usuarios')).toHaveLength(8);
    expect(rowsAt(answer, 'usuarios')[1]).toMatchObject({ nome: 'staff2', pessoa: { nome: 'Björn Håkansson' } });
    expect(column(rowsAt(answer, 'cidadesByText'), 'nome')).toEqual(['Saco', 'Salvador']);
    expect(rowsAt(answer, 'grupos')).toHaveLength(3);
    expect(at(answer, 'login.errors')).toEqual([{ path: 'Login', message: 'Nome de usuário ou senha incorretos!' }]);
  });

  it('enters patients with their person, by the rules of its columns', async () => {
    const { query, server } = await visit();
    const enter = (
      name: string,
      email: string,
    ): string => `mutation { createWithIncludes(cpf: "123", unidadeSaudeId: "${view.ids.of('place', 3)}"
      pessoa: { nome: "${name}", contato: { celular: "+55 71 5550 0199", email: "${email}" } }) {
      ok paciente { id cpf pessoa { nome contato { celular telefone } } } errors { path message } } }`;
    const entered = await query(enter('Maria das Dores', 'maria@example.test'));
    expect(at(entered, 'createWithIncludes')).toMatchObject({
      ok: true,
      paciente: {
        cpf: '123',
        pessoa: { nome: 'Maria das Dores', contato: { celular: '+55 71 5550 0199', telefone: null } },
      },
      errors: null,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Maria das', familyName: 'Dores', placeKey: 3 });
    expect(at(await query(enter('Jo', 'nowhere')), 'createWithIncludes')).toEqual({
      ok: false,
      paciente: null,
      errors: [
        { path: 'nome', message: 'O nome deve ter no mínimo 3 carateres' },
        { path: 'email', message: 'E-mail inválido' },
      ],
    });
    const person = await query('mutation { createPessoa(nome: "Rui Costa") { ok pessoa { id } } }');
    const id = String(at(person, 'createPessoa.pessoa.id'));
    await query(`mutation { createContato(pessoaId: "${id}", telefone: "71 5550 0100") { ok } }`);
    const joined = `mutation { createPaciente(pessoaId: "${id}") { ok paciente { id pessoa { nome } } errors { path } } }`;
    expect(at(await query(joined), 'createPaciente')).toMatchObject({ ok: true, paciente: { pessoa: null } });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Costa', phones: [{ value: '71 5550 0100' }] });
    expect(at(await query(joined), 'createPaciente.errors')).toEqual([{ path: 'SequelizeForeignKeyConstraintError' }]);
  });

  it('writes changes also where it answers null or complains afterwards', async () => {
    const { query, server } = await visit();
    const id = view.ids.of('client', 1);
    const change = (rest: string): string => `mutation { updatePaciente(id: "${id}", pessoa: { nome: "Zoe O'Brien"
      contato: { telefone: "207 555 0100" } ${rest} }) { ok errors { path message } } }`;
    expect(at(await query(change('')), 'updatePaciente')).toMatchObject({ ok: false, errors: [{ path: 'TypeError' }] });
    expect(server.practice.clients[0]).toMatchObject({ givenName: 'Zoe' });
    expect(at(await query(change('enderecos: []')), 'updatePaciente.ok')).toBe(true);
    const phones = await query(`{ paciente(id: "${id}") { pessoa { contato { celular telefone } } } }`);
    expect(at(phones, 'paciente.pessoa.contato')).toEqual({ celular: '+1 207 555 0101', telefone: '207 555 0100' });
    const booked =
      await query(`mutation { made: createAgendamento(data_horario: "2026-11-19T15:00:00Z", ambulatorio: "Nutrição") {
      ok agendamento { data_horario paciente { id } } } moved: updateAgendamento(id: "5", cancelado: true) { ok agendamento { status } }
      gone: deleteAgendamento(id: "6") again: deleteAgendamento(id: "6") none: updateAgendamento(id: "4711", status: "Falta") { ok } }`);
    expect(booked).toEqual({
      made: { ok: true, agendamento: { data_horario: String(Date.parse('2026-11-19T15:00:00Z')), paciente: null } },
      moved: { ok: null, agendamento: null },
      gone: true,
      again: false,
      none: null,
    });
    expect(server.practice.appointments[4]).toMatchObject({ state: 'cancelled' });
    const lists = await query(`mutation { createReligiao(nome: "Budista") { ok religiao { id nome } }
      updateEscolaridade(id: "1", nome: "Básico") { nome } updateCidade(id: "3", nome: "Saco, ME") { nome } deleteCidade(id: "5") }`);
    expect(lists).toEqual({
      createReligiao: { ok: true, religiao: { id: '4', nome: 'Budista' } },
      updateEscolaridade: null,
      updateCidade: { nome: 'Saco, ME' },
      deleteCidade: 1,
    });
    expect(at(await query('{ escolaridade(id: "1") { nome } }'), 'escolaridade.nome')).toBe('Básico');
    expect(await query(`mutation { deletePaciente(id: "${id}") }`)).toEqual({ deletePaciente: true });
    expect((await query(`{ paciente(id: "${id}") { id } }`))['paciente']).toBeNull();
  });

  it('refuses writes in a body or as an error, spoils what can’t be read, and shows its schema within depth 8', async () => {
    const { query, post, server } = await visit({ refuseWrites: 'Somente leitura' });
    const refused = await query(
      'mutation { createWithIncludes(pessoa: { nome: "Ana Lima" }) { ok errors { path message } } }',
    );
    expect(at(refused, 'createWithIncludes')).toEqual({
      ok: false,
      errors: [{ path: 'SequelizeDatabaseError', message: 'Somente leitura' }],
    });
    const { body } = await post('mutation { deleteAgendamento(id: "1") }');
    expect(body.errors?.[0]?.message).toBe('Somente leitura');
    expect(missingOperations(pepEscola)).toEqual([]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(100);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ pacientes { id } }')).status).toBe(500);
  });
});
