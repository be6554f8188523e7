import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { projetoPets } from './projetoPets.ts';
import { documentId, petsIds } from './values.ts';

const visit = productVisits(projetoPets);
const [pet, staff] = [petsIds.of('patient', 3), petsIds.of('provider', 3)];
const consulta = 'id timestamp diagnostico receita procedimentoPlanos atendente pet';

describe('Writing to Projeto Pets', () => {
  it('books, changes and removes consultations', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const term = at(await query('{ getConsultas { procedimentoPlanos } }'), 'getConsultas.0.procedimentoPlanos.0');
    const made = await query(`mutation { createEditConsulta(timestamp: "2026-11-19T18:00:00.000Z", pet: "${pet}",
      atendente: "${staff}", procedimentoPlanos: ["${String(term)}"]) { ${consulta} } }`);
    expect(made['createEditConsulta']).toMatchObject({
      timestamp: '2026-11-19T18:00:00.000Z',
      diagnostico: null,
      procedimentoPlanos: [term],
      atendente: staff,
      pet,
    });
    const patient = practice.patients.find(({ key }) => key === 3);
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T18:00:00Z'),
      placeKey: practice.providers.find(({ key }) => key === 3)?.placeKeys[0],
      patientKey: 3,
      clientKey: patient?.clientKey,
      typeKey: practice.appointments.find(projetoPets.view.shows)?.typeKey,
    });
    const id = String(at(made, 'createEditConsulta.id'));
    const changed =
      await query(`mutation { createEditConsulta(id: "${id}", pet: "${pet}", timestamp: "2026-11-20T09:30-03:00",
      diagnostico: "Otite", atendente: null) { ${consulta} } }`);
    expect(changed['createEditConsulta']).toMatchObject({
      id,
      timestamp: '2026-11-20T12:30:00.000Z',
      diagnostico: 'Otite',
      procedimentoPlanos: [term],
      atendente: null,
    });
    const utc = `mutation { createEditConsulta(id: "${id}", pet: "${pet}", timestamp: "2026-11-20T12:45") { timestamp } }`;
    expect(at(await query(utc), 'createEditConsulta.timestamp')).toBe('2026-11-20T12:45:00.000Z');
    const unknown = `mutation { createEditConsulta(id: "${pet}", pet: "${pet}") { id } }`;
    expect(await query(unknown)).toEqual({ createEditConsulta: null });
    const late = await post(`mutation { createEditConsulta(pet: "${pet}", timestamp: "amanhã") { id } }`);
    expect(late.body.errors?.[0]?.message).toBe('DateTime cannot represent an invalid ISO-8601 Date string');
    const gone = await query(`mutation { removeConsulta(id: "${id}") }`);
    expect(gone).toEqual({ removeConsulta: '[object Object]' });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(await query(`{ getConsulta(id: "${id}") { id } }`)).toEqual({ getConsulta: null });
  });

  it('registers, changes and removes users, who can log in', async () => {
    const { query, post, server } = await visit();
    const user = 'id email name password cpf nascimento telefones endereco { cidade }';
    const made =
      await query(`mutation { createUser(email: "jo@example.test", password: "12345", name: "Jo da Silva Park",
      cpf: "012", telefones: ["11 5550", "11 5551"], birthDate: "1990-01-01") { ${user} } }`);
    expect(made['createUser']).toMatchObject({
      email: 'jo@example.test',
      name: 'Jo da Silva Park',
      password: null,
      cpf: '012',
      nascimento: null,
      telefones: ['11 5550', '11 5551'],
      endereco: null,
    });
    const { practice } = server;
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo da Silva', familyName: 'Park' });
    const id = String(at(made, 'createUser.id'));
    const login = `mutation($password: String!) { login(email: "jo@example.test", password: $password) { token user { id } } }`;
    expect(at(await query(login, { password: '12345' }), 'login.user.id')).toBe(id);
    expect((await post(login, { password: '54321' })).body.errors?.[0]?.message).toBe('Invalid password');
    const edit = (who: string, rest: string): string =>
      `mutation { editUser(id: "${who}", email: "new@example.test", password: "12345", ${rest}) { ${user} } }`;
    const changed = await query(edit(id, 'name: "Jo Park", telefones: ["11 5551"]'));
    expect(changed['editUser']).toMatchObject({ name: 'Jo Park', email: 'new@example.test', cpf: '012' });
    expect(practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      emails: ['new@example.test'],
      phones: [{ label: 'Home', value: '11 5551' }],
    });
    expect(at(await query(edit(staff, 'name: "Priya R."')), 'editUser')).toMatchObject({ id: staff, name: 'Priya R.' });
    expect(await query(edit(pet, 'name: "X"'))).toEqual({ editUser: null });
    expect(await query(`mutation { a: removeUser(id: "${id}") b: removeUser(id: "${staff}") }`)).toEqual({
      a: '[object Object]',
      b: '[object Object]',
    });
    const left = await query(`{ a: getUser(id: "${id}") { id } b: getUser(id: "${staff}") { id } getUsers { id } }`);
    expect([left['a'], left['b']]).toEqual([null, null]);
    expect(rowsAt(left, 'getUsers').map((row) => row['id'])).not.toContain(staff);
    expect(practice.clients.at(-1)?.isDeleted).toBe(true);
    const signed = await query(`mutation { signup(email: "a@b.test", password: "x", name: "Ada") { user { name } } }`);
    expect(signed).toEqual({ signup: { user: { name: 'Ada' } } });
  });

  it('makes, changes and removes pets', async () => {
    const { query, post, server } = await visit();
    const owner = petsIds.of('client', 6);
    const fields = 'id nome especie raca sexo peso criado ativo comportamento observacoes usuario { id }';
    const made = await query(`mutation { createEditPet(nome: "Bolota", especie: "Feline", sexo: "fêmea", peso: 3.2,
      usuario: "${owner}") { ${fields} } }`);
    expect(made['createEditPet']).toMatchObject({
      nome: 'Bolota',
      especie: 'Feline',
      raca: null,
      peso: 3.2,
      criado: 'Tue Nov 17 2026 15:10:00 GMT+0000 (UTC)',
      ativo: true,
      comportamento: [],
      usuario: { id: owner },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Bolota', sex: 'FEMALE', clientKey: 6 });
    const id = String(at(made, 'createEditPet.id'));
    const changed = await query(`mutation { createEditPet(id: "${id}", nome: "Bola", raca: "Persian", ativo: false,
      usuario: "${petsIds.of('client', 7)}") { ${fields} } }`);
    expect(changed['createEditPet']).toMatchObject({ id, nome: 'Bola', raca: 'Persian', ativo: false, peso: 3.2 });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Feline', isActive: false, clientKey: 7 });
    const nobody = await post(`mutation { createEditPet(nome: "X", usuario: "${pet}") { id } }`);
    expect(nobody.body.errors?.[0]?.message).toBe('No such client');
    expect(await query(`mutation { removePet(id: "${id}") }`)).toEqual({ removePet: '[object Object]' });
    expect(await query(`{ getPet(id: "${id}") { id } }`)).toEqual({ getPet: null });
  });

  it('keeps clinics, plans and procedures, and refuses in words', async () => {
    const { query } = await visit();
    const plan = documentId('Plano', 1);
    await query(`mutation { createEditProcedimento(nome: "Banho", tipo: "Estética") { nome }
      createEditProcedimentoPlano(qtd: 4, valorVenda: 30.5) { qtd } }`);
    const procedures = rowsAt(await query('{ getProcedimentos { nome tipo } }'), 'getProcedimentos');
    expect(procedures.at(-1)).toEqual({ nome: 'Banho', tipo: 'Estética' });
    const renamed = await query(`mutation { createEditPlano(id: "${plan}", nome: "Total") { nome descricao } }`);
    expect(renamed['createEditPlano']).toMatchObject({ nome: 'Total', descricao: 'Todos os procedimentos da clínica' });
    const clinic =
      await query(`mutation { createEditClinica(nome: "Nova", funcionarios: ["${staff}"], planos: ["${plan}"]) {
      nome cnpj funcionarios { id } planos { nome } } }`);
    expect(clinic['createEditClinica']).toEqual({
      nome: 'Nova',
      cnpj: null,
      funcionarios: [{ id: staff }],
      planos: [{ nome: 'Total' }],
    });
    const before = rowsAt(await query('{ getPlanos { nome } }'), 'getPlanos').length;
    await query(`mutation { removeClinica(id: "${plan}") removeProcedimento(id: "${documentId('Procedimento', 1)}") }`);
    const after = await query('{ getPlanos { nome } getProcedimentos { nome } getClinicas { nome } }');
    expect(rowsAt(after, 'getPlanos')).toHaveLength(before - 1);
    expect(rowsAt(after, 'getProcedimentos')).toHaveLength(procedures.length - 1);
    expect(rowsAt(after, 'getClinicas').at(-1)).toEqual({ nome: 'Nova' });
    const closed = await visit({ refuseWrites: 'You are not allowed to do this' });
    const { practice } = closed.server;
    const kept = structuredClone(practice);
    for (const text of [
      `createUser(email: "a@b.test", password: "x", name: "Ada") { id }`,
      `removeConsulta(id: "${petsIds.of('appointment', 1)}")`,
      `createEditPlano(nome: "X") { nome }`,
    ]) {
      // eslint-disable-next-line no-await-in-loop -- One after the other.
      const { body } = await closed.post(`mutation { ${text} }`);
      expect(body.errors?.[0]?.message).toBe('You are not allowed to do this');
    }
    expect(practice).toEqual(kept);
  });
});
