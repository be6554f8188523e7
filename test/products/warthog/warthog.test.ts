import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { warthog } from './warthog.ts';

const { view } = warthog;
const visit = productVisits(warthog);

describe('Warthog', () => {
  it('gives fifty owners or as many as are asked for, by offset or by cursor, without those who are deleted', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: owners { id } rest: owners(offset: 50, limit: 100) { id }
      deleted: owners(where: { deletedAt_gt: "2000-01-01T00:00:00Z" }) { deletedAt }
      all: ownersConnection(where: { deletedAt_all: true }) { totalCount }
      first: ownersConnection(first: 100) { totalCount edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`);
    expect(rowsAt(pages, 'usual')).toHaveLength(50);
    expect([...rowsAt(pages, 'usual'), ...rowsAt(pages, 'rest')].map(({ id }) => id)).toEqual(ids);
    expect(rowsAt(pages, 'deleted')).toHaveLength(server.practice.clients.length - ids.length);
    expect(at(pages, 'all.totalCount')).toBe(server.practice.clients.length);
    expect(at(pages, 'first.totalCount')).toBe(ids.length);
    const next = await query(
      `query($after: String) { ownersConnection(first: 100, after: $after) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } } }`,
      { after: at(pages, 'first.pageInfo.endCursor') },
    );
    const both = [...nodesAt(pages, 'first'), ...nodesAt(next, 'ownersConnection')].map(({ id }) => String(id));
    expect(both).toEqual(ids.toSorted());
    expect(at(next, 'ownersConnection.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(missingOperations(warthog)).toEqual([]);
  });

  it('finds owners by filters, and one by the id', async () => {
    const { server, query, post } = await visit();
    const where = { id: view.ids.of('client', 6) };
    const found = await query(
      `query($where: OwnerWhereUniqueInput!) { by: owners(where: { lastName_contains: "O'BRIEN" }) { id }
      both: owners(where: { OR: [{ lastName_eq: "Abel" }, { lastName_startsWith: "o'b" }] }, orderBy: [lastName_DESC]) { lastName }
      owner(where: $where) { id firstName lastName phoneNumber version user { email } pets { name species { name } } } }`,
      { where },
    );
    expect(rowsAt(found, 'by').map(({ id }) => id)).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(rowsAt(found, 'both').map(({ lastName }) => lastName)).toEqual(["O'Brien", "O'Brien", 'Abel']);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['owner']).toMatchObject({ firstName: shown?.givenName, phoneNumber: shown?.phones?.[0] ?? null });
    expect(at(found, 'owner.user.email')).toBe(shown?.emails?.[0] ?? null);
    const { body } = await post('{ owner(where: { id: "nobody" }) { id } }');
    expect(body.errors?.[0]?.message).toBe('Unable to find Owner where {"id":"nobody"}');
  });

  it('has the appointments of a day, pets and clinics', async () => {
    const { server, query } = await visit();
    const sample = expectedSample(warthog, '2026-11-17', { practice: server.practice });
    const day = await query(`{ appointments(limit: 100, orderBy: [time_ASC], where: {
      time_gte: "2026-11-17T05:00:00Z", time_lt: "2026-11-18T05:00:00Z" }) { id time durationMinutes status purpose
      pet { id name owner { id } } veterinarian { id firstName lastName } clinic { id name } type { name } }
      pets(limit: 5) { id name breed ownerId species { name } } veterinaryClinics { id name address } }`);
    const rows = rowsAt(day, 'appointments');
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sample.appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, patient, client, provider, location } of sample.appointments) {
      const row = rows.find((each) => each['id'] === id);
      const began = Date.parse(String(at(row, 'time')));
      expect(began).toBe(Date.parse(start ?? ''));
      expect(began + Number(at(row, 'durationMinutes')) * 60_000).toBe(Date.parse(end ?? ''));
      expect(row).toMatchObject({ status, purpose: reason ?? null, clinic: location });
      expect([at(row, 'pet.id'), at(row, 'pet.owner.id'), at(row, 'veterinarian.id')]).toEqual(
        [patient, client, provider].map((reference) => reference?.id ?? null),
      );
    }
    for (const [index, { id, name, species, breed, clientId }] of sample.patients.entries()) {
      const row = rowsAt(day, 'pets')[index];
      expect(row).toMatchObject({
        id,
        name,
        breed: breed ?? null,
        ownerId: clientId ?? null,
        species: { name: species },
      });
    }
    expect(day['veterinaryClinics']).toEqual(sample.locations.map(({ id, name, address }) => ({ id, name, address })));
  });

  it('creates, updates and deletes by date', async () => {
    const { server, query, post } = await visit();
    const user = await query('mutation { createUser(data: { email: "jo@example.test", role: OWNER }) { id } }');
    const userId = at(user, 'createUser.id');
    const owner = await query(
      `mutation($data: OwnerCreateInput!) { createOwner(data: $data) { id lastName version deletedAt user { id email } } }`,
      { data: { firstName: 'Jo', lastName: 'Park', phoneNumber: '207 555 0199', userId } },
    );
    expect(at(owner, 'createOwner.user')).toEqual({ id: userId, email: 'jo@example.test' });
    expect(server.practice.clients.at(-1)?.emails).toEqual(['jo@example.test']);
    const species = rowsAt(await query('{ speciesList(where: { name_eq: "Rabbit" }) { id } }'), 'speciesList')[0]?.[
      'id'
    ];
    const pet = await query(
      'mutation($data: PetCreateInput!) { createPet(data: $data) { id species { name } owner { lastName } } }',
      { data: { name: 'Clover', ownerId: at(owner, 'createOwner.id'), speciesId: species } },
    );
    expect(at(pet, 'createPet.species.name')).toBe('Rabbit');
    const [clinicId, typeId] = [view.ids.of('place', 1), view.ids.of('visitType', 3)];
    const [petId, veterinarianId] = [at(pet, 'createPet.id'), view.ids.of('provider', 1)];
    const data = { time: '2026-11-19T15:00:00.000Z', petId, clinicId, veterinarianId, typeId };
    const book =
      'mutation($data: AppointmentCreateInput!) { createAppointment(data: $data) { id status durationMinutes } }';
    const made = await query(book, { data });
    expect(made['createAppointment']).toMatchObject({ status: 'PENDING', durationMinutes: 40 });
    const where = { id: at(made, 'createAppointment.id') };
    const moved = await query(
      `mutation($where: AppointmentWhereUniqueInput!) { updateAppointment(where: $where, data: { time: "2026-11-19T16:00:00Z",
        status: CANCELLED, cancelReason: "Away" }) { time status version } }`,
      { where },
    );
    expect(moved['updateAppointment']).toEqual({ time: '2026-11-19T16:00:00.000Z', status: 'CANCELLED', version: 2 });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 40, cancelReason: 'Away', providerKey: 1 });
    await query('mutation($where: AppointmentWhereUniqueInput!) { deleteAppointment(where: $where) { id } }', {
      where,
    });
    const gone = await post(`{ appointment(where: { id: "${String(where.id)}" }) { id } }`);
    expect(gone.body.errors?.[0]?.message).toContain('Unable to find Appointment');
    const astray = await post(book, { data: { ...data, petId: view.ids.of('client', 1) } });
    expect(astray.body.errors?.[0]?.message).toContain('foreign key');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createOwner(data: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('ownersConnection');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
