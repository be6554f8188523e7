import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { patafy } from './patafy.ts';

const { view } = patafy;
const visit = productVisits(patafy);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const [here, animal, groomer] = [view.ids.of('place', 1), view.ids.of('patient', 2), view.ids.of('provider', 2)];

describe('Patafy', () => {
  it('lists shops, tutors and animals, page after page', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ listPetShops { id nomeExibicao endereco cidade estado configJson { slug } }
      tutores: listTutores(filter: { limit: 5 }) { id nome email telefone ativo cpf } first: listTutores { id }
      pets: listPets(filter: { limit: 5 }) { id nome tipoAnimal { nome } tutores { tutorProfileId } } racas { nome tipoAnimal { nome } } }`);
    const { clients, patients, locations } = expectedSample(patafy, '2026-11-17', { practice: server.practice });
    expect(rowsAt(answer, 'tutores').map(({ id, nome, email, ativo }) => [id, nome, email, ativo])).toEqual(
      clients.map(({ id, name, emails, active }) => [id, name, emails?.[0], active]),
    );
    expect(column(rowsAt(answer, 'tutores'), 'telefone')).toEqual(clients.map(({ phones }) => phones?.[0] ?? null));
    const pets = rowsAt(answer, 'pets');
    expect(
      pets.map((row) => [row['id'], row['nome'], at(row, 'tipoAnimal.nome'), at(row, 'tutores.0.tutorProfileId')]),
    ).toEqual(patients.map(({ id, name, species, clientId }) => [id, name, species, clientId ?? null]));
    const shops = rowsAt(answer, 'listPetShops');
    for (const { id, name, address } of locations) {
      const shop = shops.find((row) => row['id'] === id);
      const text = ['endereco', 'cidade', 'estado'].map((field) => String(at(shop, field))).join(', ');
      expect(at(shop, 'nomeExibicao')).toBe(name);
      for (const part of (address ?? '').split(', ')) expect(text).toContain(part);
    }
    const first = column(rowsAt(answer, 'first'), 'id');
    const next = await query(`{ listTutores(filter: { cursor: "${String(first.at(-1))}", limit: 500 }) { id } }`);
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect([first.length, [...first, ...column(rowsAt(next, 'listTutores'), 'id')]]).toEqual([50, all]);
    expect(missingOperations(patafy)).toEqual([]);
  });

  it('finds tutors by parts of names or whole tax numbers, and keeps what is of tutors from staff', async () => {
    const { query, post } = await visit();
    const found = await query('{ listTutores(filter: { nome: "brown" }) { id nome cpf } }');
    expect(rowsAt(found, 'listTutores').length).toBeGreaterThan(1);
    const [one] = rowsAt(found, 'listTutores');
    const again = await query('query($cpf: String) { searchTutor(cpf: $cpf) { id } }', { cpf: one?.['cpf'] });
    expect(again['searchTutor']).toEqual({ id: one?.['id'] });
    const asked = ['myPets', 'myAgendamentos', 'searchTutor', 'listStaff(petshopId: "x")'];
    const codes = asked.map(async (text) => (await post(`{ ${text} { id } }`)).body.errors?.[0]?.extensions?.code);
    expect(await Promise.all(codes)).toEqual(['FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN']);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ listTutores(filter: { limit: 500 }) { id } }')).status).toBe(500);
  });

  it('has the visits of a day at each shop, by status and groomer', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(patafy, '2026-11-17', { practice: server.practice, placeKey: 1 });
    expect(appointments.length).toBeGreaterThan(10);
    const book = `petshopId: "${here}", from: "2026-11-17T05:00:00Z", to: "2026-11-18T04:59:59Z"`;
    const answer = await query(`{ agendaPetShop(${book}) { id dataHoraInicio duracaoTotalMinutos status petshopId
      pet { id name: nome } tutor { id name: nome } banhista { id name: nome } }
      off: agendaPetShop(${book}, filters: { status: ["Cancelado"], banhistaId: "${groomer}" }) { status banhistaId } }`);
    const rows = rowsAt(answer, 'agendaPetShop');
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, patient, client, provider }] of appointments.entries()) {
      const row = rows[index];
      const begins = Date.parse(String(at(row, 'dataHoraInicio')));
      const ends = begins + Number(at(row, 'duracaoTotalMinutos')) * 60_000;
      expect([begins, ends]).toEqual([start, end].map((text) => Date.parse(text ?? '')));
      expect(row).toMatchObject({ status, petshopId: here, pet: patient, tutor: client, banhista: provider ?? null });
    }
    for (const row of rowsAt(answer, 'off')) expect(row).toEqual({ status: 'Cancelado', banhistaId: groomer });
    const { body } = await post(`{ agendaPetShop(petshopId: "${here}", from: "soon", to: "later") { id } }`);
    expect(body.errors?.[0]?.message).toBe('Unexpected error.');
  });

  it('books free groomers, moves, and changes a status only to what may follow', async () => {
    const { server, query, post } = await visit();
    const listed = await query(`{ listServicos(petshopId: "${here}") { nome variantes { id duracaoMinutos } } }`);
    const service = String(at(rowsAt(listed, 'listServicos')[1], 'variantes.0.id'));
    const input = `petshopId: "${here}", petId: "${animal}", servicoVarianteIds: ["${service}"], banhistaId: "${groomer}"`;
    const book = `mutation { createAgendamento(input: { ${input}, dataHoraInicio: "2026-11-19T23:00:00Z" }) { id status } }`;
    const made = await query(book);
    expect(at(made, 'createAgendamento.status')).toBe('Confirmado');
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ patientKey: 2, providerKey: 2, minutes: 20, state: 'confirmed' });
    expect((await post(book)).body.errors?.[0]?.message).toBe('Horário não disponível para este banhista');
    const id = `id: "${String(at(made, 'createAgendamento.id'))}"`;
    await query(`mutation { rescheduleAgendamento(${id}, input: { dataHoraInicio: "2026-11-19T23:10:00Z" }) { id } }`);
    expect(last()).toMatchObject({ start: Date.parse('2026-11-19T23:10:00Z'), providerKey: 2 });
    const off = await query(`mutation { cancelAgendamento(${id}) { status } }`);
    expect(off['cancelAgendamento']).toEqual({ status: 'Cancelado' });
    const { body } = await post(`mutation { updateAgendamentoStatus(${id}, status: "Pronto") { id } }`);
    expect(body.errors?.[0]).toMatchObject({ message: 'Transição inválida: Cancelado → Pronto' });
  });

  it('enters tutors with a tax number, and animals; refuses, and shows its schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const enter = (cpf: string): string =>
      `mutation { createTutorAssisted(input: { nome: "Jo Park", email: "jo@example.test", cpf: "${cpf}", telefone: "207 555 0199" }) { id cpf } }`;
    expect((await post(enter('111.444.777-00'))).body.errors?.[0]?.extensions?.code).toBe('CPF_INVALID');
    const { createTutorAssisted: made } = await query(enter('111.444.777-35'));
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect((await query(enter('529.982.247-25')))['createTutorAssisted']).toEqual(made);
    const kinds = await query('{ tiposAnimal { id nome } }');
    const cat = rowsAt(kinds, 'tiposAnimal').find(({ nome }) => nome === 'Feline');
    const pet = await query(`mutation { createPetForTutor(tutorProfileId: "${String(at(made, 'id'))}",
      input: { nome: "Kit", tipoAnimalId: "${String(cat?.['id'])}" }) { nome tipoAnimal { nome } tutores { tipo } } }`);
    expect(pet['createPetForTutor']).toMatchObject({ nome: 'Kit', tipoAnimal: { nome: 'Feline' } });
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('agendaPetShop');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'Fechado' });
    expect((await closed.post(enter('111.444.777-35'))).body.errors?.[0]?.message).toBe('Fechado');
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
