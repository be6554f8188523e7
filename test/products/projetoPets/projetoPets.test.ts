import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { projetoPets } from './projetoPets.ts';
import { createdText, documentId, petsIds } from './values.ts';

const visit = productVisits(projetoPets);
const { view } = projetoPets;
const day = '2026-11-17';
const userFields = 'id email name password nascimento cpf sexo rg telefones endereco { logradouro cidade cep }';
const petFields =
  'id nome especie cor raca sexo peso nascimento criado ativo comportamento observacoes usuario { id name }';
const consultaFields = 'id timestamp diagnostico receita procedimentoPlanos atendente pet';

/** The book in desk words, with names from the lists of pets and users, by start. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query(`{ getUsers { id name } getPets { ${petFields} } getConsultas { ${consultaFields} } }`);
  const named = (path: string, name: string, id: unknown): Row | null => {
    const row = rowsAt(answer, path).find((each) => each['id'] === id);
    return row ? { id, name: row[name] } : null;
  };
  return rowsAt(answer, 'getConsultas')
    .map((row) => {
      const owner = at(
        rowsAt(answer, 'getPets').find((pet) => pet['id'] === row['pet']),
        'usuario',
      );
      const provider = named('getUsers', 'name', row['atendente']);
      return {
        id: row['id'],
        start: utcText(Date.parse(String(row['timestamp']))),
        patient: named('getPets', 'nome', row['pet']),
        ...(owner !== null && { client: owner }),
        ...(provider && { provider }),
      };
    })
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

describe('Projeto Pets', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const { clients, patients, locations, appointments } = expectedSample(projetoPets, day);
    expect(locations).toEqual([]);
    const answer = await query(`{ getUsers { ${userFields} } getPets { ${petFields} } }`);
    const users = rowsAt(answer, 'getUsers');
    const people = users.map((row) => ({
      id: row['id'],
      name: row['name'],
      phones: row['telefones'],
      emails: row['email'] === null ? [] : [row['email']],
    }));
    expect(people.slice(0, 5)).toEqual(clients);
    const owners = view.clients(practice);
    expect(people.slice(0, owners.length).map(({ name }) => name)).toEqual(owners.map(fullNameOf));
    expect(people.slice(owners.length).map(({ name }) => name)).toEqual(practice.providers.map(fullNameOf));
    expect(users[0]).toMatchObject({ password: null, cpf: null, endereco: { logradouro: '101 Mill Road', cep: null } });
    const animals = rowsAt(answer, 'getPets').map((row) => ({
      id: row['id'],
      name: row['nome'],
      species: row['especie'],
      ...(row['raca'] !== null && { breed: row['raca'] }),
      ...(row['usuario'] !== null && { clientId: at(row, 'usuario.id') }),
    }));
    expect(animals.slice(0, 5)).toEqual(patients);
    expect(animals).toHaveLength(practice.patients.length);
    expect(rowsAt(answer, 'getPets').at(-1)).toMatchObject({ nome: 'Stray tabby', usuario: null });
    const book = await bookOf(query);
    for (const each of practiceDays) {
      const expected = expectedSample(projetoPets, each).appointments;
      const ids = expected.map(({ id }) => id);
      expect(book.filter(({ id }) => ids.includes(String(id)))).toEqual(expected);
    }
    expect(book).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(appointments.length).toBeGreaterThan(15);
    expect(missingOperations(projetoPets)).toEqual([]);
  });

  it('finds one by id, and says what it can not read as an id', async () => {
    const { query, post } = await visit();
    const [owner, staff, pet] = [petsIds.of('client', 2), petsIds.of('provider', 2), petsIds.of('patient', 3)];
    const gone = petsIds.of('client', 41);
    const found = await query(`{ owner: getUser(id: "${owner}") { name } staff: getUser(id: "${staff}") { name email }
      gone: getUser(id: "${gone}") { id } nobody: getUser { id } pet: getPet(id: "${pet}") { id }
      none: getPet(id: "${owner}") { id } consulta: getConsulta(id: "${petsIds.of('appointment', 1)}") { ${consultaFields} }
      noConsulta: getConsulta(id: "${pet}") { id } theirs: getPetsByUser(id: "${petsIds.of('client', 5)}") { nome usuario { name } }
      strays: getPetsByUser { nome } empty: getPetsByUser(id: "${staff}") { id }
      clinica: getClinica(id: "${documentId('Clinica', 2)}") { nome } plano: getPlano(id: "${pet}") { nome } }`);
    expect(found).toMatchObject({
      owner: { name: 'Søren Müller' },
      staff: { name: 'Björn Håkansson', email: 'staff2@example.test' },
      gone: null,
      nobody: null,
      pet: { id: pet },
      none: null,
      noConsulta: null,
      strays: [{ nome: 'Stray tabby' }],
      empty: [],
      clinica: { nome: 'Summit Pet Clinic' },
      plano: null,
    });
    expect(rowsAt(found, 'theirs').map((row) => at(row, 'usuario.name'))).toEqual(
      Array.from({ length: 3 }, () => "Ana D'Angelo"),
    );
    expect(found['consulta']).toMatchObject({ id: petsIds.of('appointment', 1) });
    const messageOf = async (text: string): Promise<string | undefined> => {
      const { status, body } = await post(`{ ${text} { __typename } }`);
      expect(status).toBe(200);
      return body.errors?.[0]?.message;
    };
    expect(await messageOf('getUser(id: "7")')).toBe(
      'Cast to ObjectId failed for value "7" at path "_id" for model "User"',
    );
    expect(await messageOf('getPetsByUser(id: "x")')).toContain('at path "usuario" for model "Pet"');
    expect(await messageOf('getConsulta(id: "x")')).toContain('for model "Consulta"');
    expect(await messageOf('getPlano(id: "x")')).toContain('for model "Plano"');
    expect(await messageOf('getPet(id: "x")')).toBe('An unknown error has occurred!  Please try again later');
  });

  it('lists clinics with staff and plans, and everything in lists by something', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(`{ getClinicas { nome cnpj admins { name } funcionarios { id name } planos { nome
      procedimentoPlanos { valorVenda procedimento { nome } } } } getClinicasByUser { nome } getPlanos { nome descricao }
      getPlanosByClinica { nome descricao } getProcedimentos { nome descricao tipo } getProcedimentoPlanos { valorCusto qtd
      carencia intervaloDias } getProcedimentoPlanosByPlano { qtd } getConsultas { id } getConsultasByPet { id } }`);
    const clinics = rowsAt(answer, 'getClinicas');
    expect(clinics.map(({ nome }) => nome)).toEqual(practice.places.map(({ name }) => name));
    const staff = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(1));
    expect(clinics[0]?.['funcionarios']).toEqual(
      staff.map((row) => ({ id: petsIds.of('provider', row.key), name: fullNameOf(row) })),
    );
    expect(at(rowsAt(clinics[0], 'planos')[0], 'procedimentoPlanos')).not.toEqual([]);
    expect(rowsAt(answer, 'getClinicasByUser')).toHaveLength(clinics.length);
    expect(answer['getPlanosByClinica']).toEqual(answer['getPlanos']);
    expect(answer['getConsultasByPet']).toEqual(answer['getConsultas']);
    expect(rowsAt(answer, 'getProcedimentos').map(({ nome }) => nome)).toEqual(
      practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name }) => name),
    );
    expect(rowsAt(answer, 'getProcedimentoPlanosByPlano')).toHaveLength(rowsAt(answer, 'getProcedimentoPlanos').length);
    const term = at(await query('{ getConsultas { procedimentoPlanos } }'), 'getConsultas.0.procedimentoPlanos.0');
    const one = await query(`{ getProcedimentoPlano(id: "${String(term)}") { procedimento { nome } } }`);
    const first = practice.appointments.find(view.shows);
    expect(at(one, 'getProcedimentoPlano.procedimento.nome')).toBe(
      practice.visitTypes.find(({ key }) => key === first?.typeKey)?.name,
    );
  });

  it('leaves out what is called off, blocks, and consultations without an animal', async () => {
    const { query, server } = await visit();
    const ids = rowsAt(await query('{ getConsultas { id } }'), 'getConsultas').map(({ id }) => id);
    const kinds = server.practice.appointments.filter(
      ({ state, isBlock, isDeleted, patientKey }) =>
        state === 'cancelled' || isBlock || isDeleted || patientKey === null,
    );
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter(({ key }) => ids.includes(petsIds.of('appointment', key)))).toEqual([]);
    const noShow = server.practice.appointments.find((row) => row.state === 'noShow' && view.shows(row));
    expect(ids).toContain(petsIds.of('appointment', noShow?.key ?? 0));
    expect(createdText(Date.parse('2026-11-07T15:10:00Z'))).toBe('Sat Nov 07 2026 15:10:00 GMT+0000 (UTC)');
  });

  it('shows its schema within the depth that is allowed, and spoils an answer with a row it can not read', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect([...types.keys()]).toContain('ProcedimentoPlano');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'patient', key: 2 }] });
    expect((await poisoned.post('{ getPets { id } }')).status).toBe(500);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ getUsers { id } }'), 'getUsers')).toHaveLength(7);
  });
});
