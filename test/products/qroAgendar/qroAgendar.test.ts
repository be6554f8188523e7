import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, missingOperations, productVisits } from '../queryProduct.ts';
import { qroAgendar } from './qroAgendar.ts';

const { view } = qroAgendar;
const visit = productVisits(qroAgendar);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const day = '2026-11-17';
const [vet, exam, owner] = [view.ids.of('provider', 2), view.ids.of('visitType', 1), view.ids.of('client', 2)];
const adress =
  'adress: { cep: "04101-000", city: "Portland", state: "ME", neighborhood: "Centro", additionalInfo: "" }';
const calendar = '{ getSchedulesCalendar { id date pet_name employee_id } }';

/** What is said against a query. */
async function refusal({ post }: ProductVisit, text: string): Promise<string | undefined> {
  return (await post(text)).body.errors?.[0]?.message;
}

async function kindOf({ query }: ProductVisit, name: string): Promise<string> {
  const kinds = rowsAt(await query('{ getAllAnimalTypes { id name } }'), 'getAllAnimalTypes');
  return String(kinds.find((row) => row['name'] === name)?.['id']);
}

describe('QRO Agendar', () => {
  it('gives whole lists of customers with their animals, by ids', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ getAllCustomers { id name role phone email birthdate adress { cep city neighborhood }
      animals { name gender breed typeAnimalId neutered } } getAllAnimalTypes { id name } }`);
    const { clients, patients, locations } = expectedSample(qroAgendar, day, { practice: server.practice });
    const people = rowsAt(answer, 'getAllCustomers');
    expect(people.slice(0, 5).map(({ id, name, email, phone }) => [id, name, email, phone])).toEqual(
      clients.map(({ id, name, emails, phones }) => [id, name, emails?.[0] ?? '', phones?.[0] ?? '']),
    );
    const ids = column(people, 'id').map(String);
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(ids).size).toBe(server.practice.clients.filter(({ isDeleted }) => !isDeleted).length);
    for (const id of ids) expect(id).toMatch(/^\w{20}$/);
    expect([patients, locations]).toEqual([[], []]);
    expect(people[0]?.['birthdate']).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
    const animals = people.flatMap((row) => rowsAt(row, 'animals'));
    expect(animals).toHaveLength(server.practice.patients.length - 1);
    const kinds = new Set(column(rowsAt(answer, 'getAllAnimalTypes'), 'id'));
    for (const kind of column(animals, 'typeAnimalId')) expect(kinds.has(kind)).toBe(true);
    expect(missingOperations(qroAgendar)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ getAllCustomers { id } }');
    expect(rowsAt(short, 'getAllCustomers')).toHaveLength(3);
  });

  it('promises fields that are missing', async () => {
    const running = await visit();
    const missing = {
      'getAllCustomers { clinic }': 'Cannot return null for non-nullable field User.clinic.',
      'getAllCustomers { color }': 'Cannot return null for non-nullable field User.color.',
      'getAllCustomers { image_url }': 'Cannot return null for non-nullable field User.image_url.',
      'getAllCustomers { animals { avatar } }': 'Cannot return null for non-nullable field AnimalType.avatar.',
      'getAllVets { birthdate }': 'Cannot return null for non-nullable field User.birthdate.',
      'getAllVets { adress { city } }': 'Cannot return null for non-nullable field User.adress.',
      'getAllAnimals { id }': 'Cannot return null for non-nullable field User.id.',
      [`getUserById(id: "${owner}") { id }`]: 'Cannot return null for non-nullable field User.id.',
      [`getSpecialtyById(id: "${exam}") { id }`]: 'Cannot return null for non-nullable field Specialty.id.',
      'getUserById(id: "x") { name }': 'Cannot return null for non-nullable field Query.getUserById.',
      getDashboard: 'curr.date.getFullYear is not a function',
    };
    const asked = Object.keys(missing).map((text) =>
      refusal(running, `{ ${text === 'getDashboard' ? 'getDashboard { annualRevenue { may } }' : text} }`),
    );
    expect(await Promise.all(asked)).toEqual(Object.values(missing));
    for (const field of [
      'getSchedules { date }',
      'getAllUsers { birthdate }',
      `getUserById(id: "${owner}") { birthdate }`,
    ])
      // eslint-disable-next-line no-await-in-loop -- One after the other.
      expect(await refusal(running, `{ ${field} }`)).toMatch(
        /^Expected `DateTime\.serialize\(\{ _seconds: -?\d+, _nan/,
      );
    const { body } = await running.post('{ getAllCustomers { clinic } }');
    expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect((await running.post('{ nothing }')).body.errors?.length).toBe(1);
  });

  it('has the visits of a day in its calendar, without end, state or place', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(qroAgendar, day, { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(8);
    const answer =
      await query(`{ getSchedulesCalendar { id date pet_name pet_breed pet_type customer_name customer_phone
      employee_id employee_name employee_color specialty_id specialty_name payment { price method } }
      getSchedules { id text pet_name } getMySchedules(id: "${vet}") { id } }`);
    const read = rowsAt(answer, 'getSchedulesCalendar');
    const ofDay = read
      .filter((row) => wallDay(Date.parse(String(row['date'])), 'America/New_York') === day)
      .toSorted((one, other) => (String(one['date']) < String(other['date']) ? -1 : 1));
    expect(column(ofDay, 'id')).toEqual(appointments.map(({ id }) => id));
    const texts = new Map(rowsAt(answer, 'getSchedules').map((row) => [row['id'], row['text']]));
    expect(texts.size).toBe(read.length);
    for (const [index, { id, start, reason, patient, client, provider, ...others }] of appointments.entries()) {
      const row = ofDay[index] ?? {};
      expect(Date.parse(String(row['date']))).toBe(Date.parse(start ?? ''));
      expect(row['date']).toMatch(/\.000Z$/);
      expect([row['pet_name'], row['customer_name']]).toEqual([patient?.name, client?.name]);
      expect({ id: row['employee_id'], name: row['employee_name'] }).toEqual(provider);
      expect([patient?.id, client?.id, others]).toEqual([undefined, undefined, {}]);
      expect(texts.get(id)).toBe(reason ?? '');
    }
    expect(new Set(column(read, 'payment.method')).has('Cartão de dédito')).toBe(true);
    expect(answer['getMySchedules']).toEqual([]);
  });

  it('reads one thing alone, and staff, specialties and money', async () => {
    const running = await visit();
    const { server, query } = running;
    const [first] = rowsAt(await query(calendar), 'getSchedulesCalendar');
    const id = String(first?.['id']);
    const range = 'startDate: "2026-11-16T00:00:00Z", finalDate: "2026-11-20T23:59:59Z"';
    const answer =
      await query(`{ getScheduleDetailsById(id: "${id}") { date pet_name pet_type pet_neutered employee specialty text }
      getScheduleById(id: "${id}") { pet_name } getUserById(id: "${owner}") { name animals { name } }
      getAnimalById(userId: "${owner}", animalIndex: 0) { name } getAllVets { id name role color specialty_id }
      getAllSpecialties { id title qtt_employees } getFinanceList(${range}) { employee_id qtt_schedules revenue_generated }
      getFinanceListByUser(id: "${vet}", ${range}) { date pet_type payment { price } } getDashboardFinance(${range}) { paymentMethods { pix } }
      getDashboardTime(${range}) { dateRangeScheduleHours { first { hour } second { hour qtt_schedules } } }
      getDashboardSpecialties(${range}) { specialties { specialty total_price qtt_consultations } } }`);
    expect(answer['getScheduleDetailsById']).toMatchObject({ date: first?.['date'], pet_name: first?.['pet_name'] });
    expect(at(answer, 'getUserById.animals.0.name')).toBe(at(answer, 'getAnimalById.name'));
    const vets = rowsAt(answer, 'getAllVets');
    expect(column(vets, 'name').map(String).toSorted()).toEqual(
      server.practice.providers
        .filter(({ isActive }) => isActive)
        .map(({ givenName, familyName }) => `${givenName} ${familyName}`)
        .toSorted(),
    );
    expect(rowsAt(answer, 'getAllSpecialties')).toHaveLength(6);
    for (const { id: specialty, qtt_employees: count } of rowsAt(answer, 'getAllSpecialties'))
      expect(count).toBe(String(vets.filter((row) => row['specialty_id'] === specialty).length));
    const earned = rowsAt(answer, 'getFinanceList').find((row) => row['employee_id'] === vet);
    const own = rowsAt(answer, 'getFinanceListByUser');
    expect(earned?.['qtt_schedules']).toBe(own.length);
    expect(earned?.['revenue_generated']).toBe(own.reduce((sum, row) => sum + Number(at(row, 'payment.price')), 0));
    expect(at(answer, 'getDashboardTime.dateRangeScheduleHours')).toEqual({
      first: { hour: 'Invalid Date' },
      second: { hour: '0', qtt_schedules: 0 },
    });
    expect(await refusal(running, `{ getScheduleDetailsById(id: "${id}") { id } }`)).toContain(
      'ScheduleDetailValidator.id',
    );
    expect(await refusal(running, '{ getScheduleDetailsById(id: "x") { text } }')).toContain('Cannot destructure');
  });

  it('books whoever is typed, changes all of it and removes', async () => {
    const running = await visit();
    const { server, query } = running;
    const listed = await query(`{ getUserById(id: "${owner}") { name phone animals { name breed typeAnimalId } } }`);
    const who = at(listed, 'getUserById');
    const pet = at(who, 'animals.0.name');
    const schedule = (date: string, customer = at(who, 'name')): string => `schedule: { pet_name: "${String(pet)}",
      pet_type: "${String(at(who, 'animals.0.typeAnimalId'))}", pet_breed: "SRD", customer_name: "${String(customer)}",
      customer_phone: "${String(at(who, 'phone'))}", employee_id: "${vet}", specialty_id: "${exam}", date: "${date}",
      payment: { price: 80, method: "Pix" }, text: "Tosse" }`;
    const made = await query(`mutation { createSchedule(${schedule('2026-11-20T22:00:00Z')}) { id pet_name text } }`);
    const id = String(at(made, 'createSchedule.id'));
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ clientKey: 2, providerKey: 2, typeKey: 1, placeKey: 1, reason: 'Tosse' });
    const { patientKey } = server.practice.appointments.at(-1) ?? {};
    expect(server.practice.patients.find(({ key }) => key === patientKey)?.name).toBe(pet);
    // What was changed is answered without its id, so that asking it looks like a failure.
    const move = (fields: string): string =>
      `mutation { updateSchedule(id: "${id}", ${schedule('2026-11-20T17:30:00-05:00')}) { ${fields} } }`;
    expect(await refusal(running, move('id'))).toBe('Cannot return null for non-nullable field Schedule.id.');
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T22:30:00Z') });
    expect(await query(move('text payment { price }'))).toEqual({
      updateSchedule: { text: 'Tosse', payment: { price: 80 } },
    });
    const has = async (): Promise<boolean> =>
      column(rowsAt(await query(calendar), 'getSchedulesCalendar'), 'id').includes(id);
    expect(await has()).toBe(true);
    await query(`mutation { removeSchedule(id: "${id}") { pet_name } }`);
    expect(await has()).toBe(false);
    expect(await refusal(running, `mutation { removeSchedule(id: "${id}") { pet_name } }`)).toContain(
      'Mutation.removeSchedule',
    );
    expect(await refusal(running, move('text'))).toContain('5 NOT_FOUND: No document to update');
    const unknown = schedule('2026-11-20T22:00', 'Nobody Here');
    expect(await query(`mutation { createSchedule(${unknown}) { customer_name } }`)).toEqual({
      createSchedule: { customer_name: 'Nobody Here' },
    });
    expect(last()).toMatchObject({ clientKey: null, start: Date.parse('2026-11-20T22:00:00Z') });
    const wrong = `mutation { createSchedule(${schedule('tomorrow')}) { id } }`;
    expect(await refusal(running, wrong)).toBe('Value for argument "seconds" is not a valid integer.');
  });

  it('keeps copies of names, and its calendar breaks with whoever leaves', async () => {
    const running = await visit();
    const { query, server } = running;
    const all = rowsAt(await query('{ getSchedulesCalendar { id customer_name } }'), 'getSchedulesCalendar');
    const visitOfOwner = server.practice.appointments.find(
      (row) => row.clientKey !== null && all.some(({ id }) => id === view.ids.of('appointment', row.key)),
    );
    const client = view.ids.of('client', visitOfOwner?.clientKey ?? 0);
    const id = view.ids.of('appointment', visitOfOwner?.key ?? 0);
    const before = all.find((row) => row['id'] === id)?.['customer_name'];
    const change = `customer: { name: "Ana Nova", email: "ana@example.test", password: "segredo", role: "customer", phone: "207 555 0142", ${adress}, birthdate: "1980-01-02" }`;
    const changed = await query(
      `mutation { updateCustomerProfile(id: "${client}", ${change}) { name phone adress { neighborhood } } }`,
    );
    expect(changed['updateCustomerProfile']).toMatchObject({ name: 'Ana Nova', adress: { neighborhood: 'Centro' } });
    expect(server.practice.clients.find(({ key }) => key === visitOfOwner?.clientKey)).toMatchObject({
      givenName: 'Ana',
      familyName: 'Nova',
    });
    const again = rowsAt(await query('{ getSchedulesCalendar { id customer_name } }'), 'getSchedulesCalendar');
    expect(again.find((row) => row['id'] === id)?.['customer_name']).toBe(before);
    expect(await refusal(running, `{ getScheduleDetailsById(id: "${id}") { text } }`)).toContain('as it is null');
    const title = 'specialty: { title: "Acupuntura" }';
    const made = await query(`mutation { createSpecialty(${title}) { id title } }`);
    const specialty = String(at(made, 'createSpecialty.id'));
    const person = `name: "Lia Costa", email: "lia@example.test", role: "employee", phone: "+1", color: "#000000", specialty_id: "${specialty}"`;
    await query(`mutation { createVet(vet: { ${person}, password: "segredo", image_url: "x" }) { id name } }`);
    expect(await refusal(running, `mutation { removeSpecialty(id: "${specialty}") { title } }`)).toContain(
      'Não é possível',
    );
    await query(`mutation { updateVet(vet: { id: "${vet}", ${person} }) { name } }`);
    const staff = rowsAt(await query('{ getAllVets { id name } }'), 'getAllVets');
    expect(staff.filter((row) => row['name'] === 'Lia Costa')).toHaveLength(2);
    await query(`mutation { removeVet(id: "${vet}") { name } }`);
    expect(await refusal(running, calendar)).toContain("Cannot destructure property 'name'");
  });

  it('enters customers and animals, refuses, and shows its schema within depth 8', async () => {
    const running = await visit();
    const { server, query } = running;
    const cat = await kindOf(running, 'Feline');
    const animal = (user: string, name: string): string =>
      `{ userId: "${user}", name: "${name}", gender: "female", breed: "Siamês", color: "branco", typeAnimalId: "${cat}", neutered: true }`;
    const enter = `mutation { createCustomer(customer: { name: "Jo Park", email: "jo@example.test", password: "segredo", role: "customer",
      phone: "207 555 0199", ${adress}, birthdate: "1990-05-01", animals: [${animal('', 'Kit')}] }) { id name animals { name neutered } } }`;
    const made = await query(enter);
    expect(made['createCustomer']).toMatchObject({ name: 'Jo Park', animals: [{ name: 'Kit', neutered: true }] });
    const id = String(at(made, 'createCustomer.id'));
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ value: '207 555 0199' }],
    });
    const more = await query(`mutation { createAnimal(animal: ${animal(id, 'Mia')}) { name animals { name } } }`);
    expect(column(rowsAt(more, 'createAnimal.animals'), 'name')).toEqual(['Kit', 'Mia']);
    expect(server.practice.patients.at(-1)).toMatchObject({
      name: 'Mia',
      species: 'Feline',
      sex: 'FEMALE',
      color: 'branco',
    });
    await query(`mutation { updateAnimal(animal: ${animal(id, 'Mimi')}, userId: "${id}", animalIndex: 1) { name } }`);
    const less = await query(`mutation { removeAnimal(userId: "${id}", animalIndex: 0) { animals { name } } }`);
    expect(less['removeAnimal']).toEqual({ animals: [{ name: 'Mimi' }] });
    await query(`mutation { deleteUser(id: "${id}") { name } }`);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const logIn = (password: string): string =>
      `{ login(email: "MANAGER@example.test", password: "${password}") { token user { role } } }`;
    expect(await refusal(running, logIn('x'))).toBe('User not found. Please, check your credentials');
    expect(at(await query(logIn('senha123')), 'login.user.role')).toBe('manager');
    const renew =
      'changePassword(email: "manager@example.test", newPassword: "novasenha", repeatNewPassword: "novasenha") { email }';
    await query(`{ ${renew} }`);
    expect(await refusal(running, `{ ${renew} }`)).toBe('A nova senha não pode ser igual a anterior');
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getSchedulesCalendar');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'Fechado' });
    expect(await refusal(closed, enter)).toBe('Fechado');
    expect(closed.server.practice.clients).toHaveLength(120);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ getAllCustomers { id } }')).status).toBe(500);
  });
});
