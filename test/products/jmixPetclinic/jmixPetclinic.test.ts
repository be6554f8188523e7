import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { jmixPetclinic } from './jmixPetclinic.ts';
import { clinicZone } from './records.ts';

const { view } = jmixPetclinic;
const visit = productVisits(jmixPetclinic);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const day = 'visitStart: [{ _gte: "2026-11-17T00:00:00" }, { _lt: "2026-11-18T00:00:00" }]';

describe('the pet clinic of Jmix', () => {
  it('gives owners and pets, the latest change first, a hundred at a time', async () => {
    const { server, query } = await visit();
    const answer = await query(`{
      petclinic_OwnerList { id _instanceName firstName lastName fullName telephone email deletedDate pets { name } }
      rest: petclinic_OwnerList(limit: 500, offset: 100) { id } petclinic_OwnerCount
      petclinic_PetList(limit: 500) { id name identificationNumber type { name } owner { id } } petclinic_PetCount }`);
    const { clients, patients } = expectedSample(jmixPetclinic, '2026-11-17');
    const people = rowsAt(answer, 'petclinic_OwnerList');
    expect(people).toHaveLength(100);
    const all = [...people, ...rowsAt(answer, 'rest')];
    expect(column(all, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(answer['petclinic_OwnerCount']).toBe(all.length);
    for (const [index, { name, givenName, familyName, phones, emails }] of clients.entries()) {
      const row = people[index] ?? {};
      expect([named(row, 'firstName', 'lastName'), row['fullName'], row['_instanceName']]).toEqual([name, name, name]);
      expect([row['firstName'], row['lastName']]).toEqual([givenName, familyName]);
      expect([row['telephone'] ?? undefined, row['email'] ?? undefined]).toEqual([phones?.[0], emails?.[0]]);
    }
    expect(new Set(column(people, 'deletedDate'))).toEqual(new Set([null]));
    const pets = rowsAt(answer, 'petclinic_PetList');
    expect(pets).toHaveLength(Number(answer['petclinic_PetCount']));
    expect(pets.slice(0, 5).map((row) => [row['id'], row['name'], at(row, 'type.name'), at(row, 'owner.id')])).toEqual(
      patients.map(({ id, name, species, clientId }) => [id, name, species, clientId ?? null]),
    );
    expect(missingOperations(jmixPetclinic)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ petclinic_OwnerList(limit: 50) { id } }');
    expect(rowsAt(short, 'petclinic_OwnerList')).toHaveLength(3);
  });

  it('has the visits of a day in local time, under their nurses', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ petclinic_VisitList(filter: [{ ${day} }], orderBy: { visitStart: ASC }) {
      id visitStart visitEnd treatmentStatus description type petName
      pet { id name owner { id fullName } } assignedNurse { id firstName lastName username _instanceName } }
      petclinic_VisitCount(filter: { ${day} })
      gone: petclinic_VisitList(filter: { ${day} }, softDeletion: false) { id deletedDate } }`);
    const { appointments } = expectedSample(jmixPetclinic, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    const rows = rowsAt(answer, 'petclinic_VisitList');
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    expect(answer['petclinic_VisitCount']).toBe(rows.length);
    for (const [index, expected] of appointments.entries()) {
      const row = rows[index] ?? {};
      for (const [field, instant] of [
        ['visitStart', expected.start],
        ['visitEnd', expected.end],
      ] as const) {
        expect(row[field]).toMatch(/^2026-11-1[78]T\d{2}:\d{2}:00$/);
        expect(instantOfWall(String(row[field]), clinicZone)).toBe(Date.parse(instant ?? ''));
      }
      expect([row['treatmentStatus'], row['description'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect([at(row, 'pet.id'), at(row, 'pet.name'), row['petName']]).toEqual([
        expected.patient?.id,
        expected.patient?.name,
        expected.patient?.name,
      ]);
      expect([at(row, 'pet.owner.id'), at(row, 'pet.owner.fullName')]).toEqual([
        expected.client?.id,
        expected.client?.name,
      ]);
      expect(at(row, 'assignedNurse.id') ?? undefined).toBe(expected.provider?.id);
      if (expected.provider)
        expect([at(row, 'assignedNurse.firstName'), at(row, 'assignedNurse.lastName')].join(' ')).toBe(
          expected.provider.name,
        );
    }
    const deleted = rowsAt(answer, 'gone').filter((row) => row['deletedDate'] !== null);
    expect(deleted.length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'gone')).toHaveLength(rows.length + deleted.length);
    expect(rows.find((row) => at(row, 'assignedNurse.username') === 'bjorn')).toMatchObject({
      assignedNurse: { _instanceName: 'Björn Håkansson [bjorn]' },
    });
  });

  it('filters by the first field of a condition alone, and sorts', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      both: petclinic_VisitCount(filter: { ${day} })
      open: petclinic_VisitCount(filter: { visitStart: { _gte: "2026-11-17T00:00:00", _lt: "2026-11-18T00:00:00" } })
      from: petclinic_VisitCount(filter: { visitStart: { _gte: "2026-11-17T00:00:00" } })
      done: petclinic_VisitList(filter: [{ ${day} }, { treatmentStatus: { _in: [DONE] } }]) { treatmentStatus }
      named: petclinic_OwnerList(filter: { lastName: { _contains: "o'br" } }, orderBy: { email: ASC }) { email }
      either: petclinic_OwnerList(filter: { OR: [{ firstName: { _eq: "Mai" } }, { firstName: { _startsWith: "søR" } }] }, orderBy: { fullName: ASC }) { firstName }
      cats: petclinic_PetList(filter: { type: { name: { _eq: "Feline" } } }, orderBy: { owner: { lastName: ASC } }, limit: 3) { type { name } owner { lastName } }
      stray: petclinic_PetList(filter: { owner: { _isNull: true } }) { name }
      byPet: petclinic_OwnerCount(filter: { pets: { name: { _eq: "Luna" } } })
      noMail: petclinic_OwnerList(filter: { email: { _isNull: true } }, limit: 4) { email }
      gone: petclinic_OwnerCount(softDeletion: false) here: petclinic_OwnerCount
      UserList(orderBy: { username: ASC }) { username active } petclinic_VeterinarianList { fullName specialties { name } }
      petclinic_PetTypeList { name } userInfo { username } permissions { entities { target value } }
      entityMessages(className: "petclinic_Visit") { key value } sec_RoleAssignmentEntityCount }`);
    expect(Number(answer['open'])).toBe(answer['from']);
    expect(Number(answer['open'])).toBeGreaterThan(Number(answer['both']));
    expect(new Set(column(rowsAt(answer, 'done'), 'treatmentStatus'))).toEqual(new Set(['DONE']));
    expect(column(rowsAt(answer, 'named'), 'email')).toEqual(['zoe.obrien@example.test', 'zoe2@example.test']);
    expect(column(rowsAt(answer, 'either'), 'firstName')).toEqual(['Mai', 'Søren']);
    expect(new Set(rowsAt(answer, 'cats').map((row) => at(row, 'type.name')))).toEqual(new Set(['Feline']));
    expect(rowsAt(answer, 'cats').map((row) => at(row, 'owner.lastName'))).toEqual(['Abbott', 'Brown', 'Brown']);
    expect(answer['stray']).toEqual([{ name: 'Stray tabby' }]);
    expect(Number(answer['byPet'])).toBeGreaterThan(3);
    expect(column(rowsAt(answer, 'noMail'), 'email')).toEqual([null, null, null, null]);
    expect(Number(answer['gone'])).toBe(Number(answer['here']) + 2);
    expect(column(rowsAt(answer, 'UserList'), 'username')[0]).toBe('amelia');
    expect(column(rowsAt(answer, 'UserList'), 'active').filter((active) => active === false)).toHaveLength(1);
    expect(rowsAt(answer, 'petclinic_VeterinarianList')).toHaveLength(4);
    expect(rowsAt(answer, 'petclinic_PetTypeList')).toHaveLength(5);
    expect(rowsAt(answer, 'entityMessages')).toContainEqual({
      key: 'petclinic_Visit.visitStart',
      value: 'Visit start',
    });
    expect(answer['sec_RoleAssignmentEntityCount']).toBe(8);
    const zoned = await post('{ petclinic_VisitCount(filter: { visitStart: { _gte: "2026-11-17T00:00:00Z" } }) }');
    expect(zoned.body.errors?.[0]?.message).toContain("Can't parse value '2026-11-17T00:00:00Z'");
    const computed = await post('{ petclinic_OwnerList(filter: { fullName: { _contains: "a" } }) { id } }');
    expect(computed.body.errors?.[0]?.message).toContain('/petclinic_OwnerList) : Problem compiling');
  });

  it('enters, moves and deletes visits with one mutation each', async () => {
    const { server, query, post } = await visit();
    const pet = view.ids.of('patient', 2);
    const nurse = view.ids.of('provider', 5);
    const made =
      await query(`mutation { upsert_petclinic_Visit(visit: { pet: { id: "${pet}" }, type: RECHARGE, description: "Cough",
      visitStart: "2026-11-20T16:00:00", visitEnd: "2026-11-20T16:45:00", treatmentStatus: UPCOMING, assignedNurse: { id: "${nurse}" } }) {
      id type visitStart petName assignedNurse { firstName } } }`);
    expect(made['upsert_petclinic_Visit']).toMatchObject({
      type: 'RECHARGE',
      visitStart: '2026-11-20T16:00:00',
      assignedNurse: { firstName: 'Lena' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      minutes: 45,
      providerKey: 5,
      patientKey: 2,
      typeKey: 2,
    });
    const id = String(at(made, 'upsert_petclinic_Visit.id'));
    await query(`mutation { upsert_petclinic_Visit(visit: { id: "${id}", visitStart: "2026-11-20T16:15:00", treatmentStatus: IN_PROGRESS,
      assignedNurse: null }) { id } }`);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:15:00Z'),
      minutes: 30,
      state: 'inProgress',
      providerKey: null,
    });
    expect(await query(`mutation { delete_petclinic_Visit(id: "${id}") }`)).toEqual({ delete_petclinic_Visit: null });
    const gone = await query(`{ petclinic_VisitById(id: "${id}") { id }
      deleted: petclinic_VisitById(id: "${id}", softDeletion: false) { description } }`);
    expect(gone).toEqual({ petclinic_VisitById: null, deleted: { description: 'Cough' } });
    const bare = await post('mutation { upsert_petclinic_Visit(visit: { description: "Nobody" }) { id } }');
    expect(bare.body.errors?.[0]).toMatchObject({
      message: 'Exception while fetching data (/upsert_petclinic_Visit) : Entity validation failed',
      extensions: { constraintViolations: [{ path: 'pet', message: 'must not be null' }, { path: 'type' }] },
    });
    const computed = await post(`mutation { upsert_petclinic_Visit(visit: { id: "${id}", petName: "Rex" }) { id } }`);
    expect(computed.body.errors?.[0]?.message).toContain('Modifying read-only attributes is forbidden [petName]');
    const nobody = await post('{ petclinic_VisitById(id: "17") { id } }');
    expect(nobody.body.errors?.[0]?.message).toContain('Invalid UUID string: 17');
  });

  it('enters owners with their pets, changes what is given, and refuses', async () => {
    const { server, query, post } = await visit();
    const type = at(
      await query('{ petclinic_PetTypeList(filter: { name: { _eq: "Rabbit" } }) { id } }'),
      'petclinic_PetTypeList.0.id',
    );
    const made =
      await query(`mutation { upsert_petclinic_Owner(owner: { firstName: "Jo", lastName: "Park", address: "1 Elm", city: "Saco",
      telephone: "207 555 0199", email: "jo@example.test", pets: [{ name: "Kit", identificationNumber: "771" }] }) {
      id fullName telephone pets { id name } } }`);
    expect(made['upsert_petclinic_Owner']).toMatchObject({ fullName: 'Jo Park', pets: [{ name: 'Kit' }] });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', city: 'Saco' });
    const id = String(at(made, 'upsert_petclinic_Owner.id'));
    const changed =
      await query(`mutation { upsert_petclinic_Owner(owner: { id: "${id}", telephone: "207 555 0188" }) { telephone email lastName }
      upsert_petclinic_Pet(pet: { name: "Hop", identificationNumber: "772", birthdate: "2025-05-01", type: { id: "${String(type)}" }, owner: { id: "${id}" } }) {
        id birthdate type { name } owner { fullName } } }`);
    expect(changed['upsert_petclinic_Owner']).toEqual({
      telephone: '207 555 0188',
      email: 'jo@example.test',
      lastName: 'Park',
    });
    expect(changed['upsert_petclinic_Pet']).toMatchObject({
      birthdate: '2025-05-01',
      type: { name: 'Rabbit' },
      owner: { fullName: 'Jo Park' },
    });
    const hop = String(at(changed, 'upsert_petclinic_Pet.id'));
    await query(`mutation { delete_petclinic_Pet(id: "${hop}") }`);
    const left = await query(
      `{ petclinic_OwnerById(id: "${id}") { pets { name } } petclinic_PetById(id: "${hop}") { id } }`,
    );
    expect(left).toEqual({ petclinic_OwnerById: { pets: [{ name: 'Kit' }] }, petclinic_PetById: null });
    await query(`mutation { delete_petclinic_Owner(id: "${id}") }`);
    expect(await query(`{ petclinic_OwnerById(id: "${id}") { id } }`)).toEqual({ petclinic_OwnerById: null });
    const denied = await post('mutation { upsert_User(user: { username: "x" }) { id } }');
    expect(denied.body.errors?.[0]?.message).toContain('Access denied');
    const closed = await visit({ refuseWrites: 'Closed today' });
    const { body } = await closed.post(
      'mutation { upsert_petclinic_Owner(owner: { firstName: "A", address: "B", city: "C" }) { id } }',
    );
    expect(body.errors?.[0]?.message).toContain('Closed today');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('petclinic_VisitList');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 119 }] });
    expect((await poisoned.post('{ petclinic_OwnerList { id } }')).status).toBe(500);
  });
});
