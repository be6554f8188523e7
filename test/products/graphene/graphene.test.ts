import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { graphene } from './graphene.ts';

const { view } = graphene;
const visit = productVisits(graphene);

describe('graphene-django', () => {
  it('gives a hundred people at most, by offset or cursor, and counts nothing', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: allPersons { edges { node { id } } pageInfo { hasNextPage endCursor } }
      second: allPersons(first: 50, offset: 50) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } }
      last: allPersons(last: 2) { edges { node { id } } pageInfo { hasPreviousPage } } }`);
    const lists = ['usual', 'second', 'last'].map((list) => nodesAt(pages, list).map(({ id }) => id));
    expect(lists).toEqual([ids.slice(0, 100), ids.slice(50, 100), ids.slice(-2)]);
    expect(at(pages, 'second.pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const after = String(at(pages, 'usual.pageInfo.endCursor'));
    const next = await query(`{ allPersons(after: "${after}") { edges { node { id } } } }`);
    expect(nodesAt(next, 'allPersons').map(({ id }) => id)).toEqual(ids.slice(100));
    const { body } = await post('{ allPersons(first: 101) { edges { cursor } } }');
    expect(body.errors?.[0]?.message).toContain('exceeds the `first` limit of 100 records');
    expect(missingOperations(graphene)).toEqual([]);
  });

  it('finds people and pets by lookups, and one by its global id', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 6);
    const found = await query(
      `query($id: ID!) { loose: allPersons(lastName_Icontains: "o'brien") { edges { node { id } } }
      exact: allPersons(lastName: "o'brien") { edges { node { id } } }
      through: allPets(ownerPerson_LastName_Icontains: "abel") { edges { node { ownerPerson { id } owner { id } } } }
      person(id: $id) { firstName lastName phone email isActive ownedPets { edges { node { name } } } }
      node(id: $id) { __typename } pet(id: $id) { id }
      rescue: allPersons(firstName: "", orderBy: "-created_at") { edges { node { firstName lastName displayName } } } }`,
      { id },
    );
    expect(nodesAt(found, 'loose').map((row) => row['id'])).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(nodesAt(found, 'exact')).toEqual([]);
    expect(nodesAt(found, 'through')[0]).toEqual({ ownerPerson: { id }, owner: null });
    expect(found['person']).toMatchObject({ firstName: 'Íñigo', lastName: 'Abel', phone: '207-555-0106' });
    expect([found['node'], found['pet']]).toEqual([{ __typename: 'PersonNode' }, null]);
    expect(nodesAt(found, 'rescue')[0]).toMatchObject({ firstName: '', displayName: 'Riverside Cat Rescue' });
    const { body } = await post('{ allPersons(orderBy: "phone") { edges { cursor } } }');
    expect(body.errors?.[0]?.message).toContain('invalid_choice');
  });

  it('has the appointments of a day, the newest first unless asked otherwise', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(graphene, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `query($place: ID!) { allAppointments(location: $place, scheduledStart_Gte: "2026-11-17T00:00:00-07:00",
        scheduledStart_Lt: "2026-11-18T07:00:00Z", orderBy: "scheduledStart") { edges { node { id scheduledStart scheduledEnd
        status notes owner { id displayName } pet { id name } veterinarian { id } location { id name } } } }
      newest: allAppointments(location: $place, status_In: [SCHEDULED], first: 1) { edges { node { scheduledStart } } } }`,
      { place: view.ids.of('place', 2) },
    );
    const nodes = nodesAt(day, 'allAppointments');
    expect(nodes.map(({ id }) => id)).toEqual(appointments.map((row) => row.id));
    for (const [index, { start, end, status, reason, client, patient, provider, location }] of appointments.entries()) {
      const node = nodes[index];
      expect(String(at(node, 'scheduledStart'))).toMatch(/T\d\d:\d\d:00\+00:00$/);
      expect(Date.parse(String(at(node, 'scheduledStart')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(node, 'scheduledEnd')))).toBe(Date.parse(end ?? ''));
      const owner = { id: client?.id, displayName: client?.name };
      expect(node).toMatchObject({ status, notes: reason ?? '', owner, location: location ?? {} });
      expect([at(node, 'pet'), at(node, 'veterinarian.id')]).toEqual([patient ?? null, provider?.id ?? null]);
    }
    expect(at(nodesAt(day, 'newest')[0], 'scheduledStart')).toContain('2026-11-20');
    const { body } = await post('{ allAppointments(scheduledStart_Gte: "2026-11-17") { edges { cursor } } }');
    expect(body.errors?.[0]?.message).toContain('DateTime cannot represent value');
  });

  it('answers with ok, or with errors by field', async () => {
    const { server, query, post } = await visit();
    const book = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
      appointment { id status } ok errors { field messages } clientMutationId } }`;
    // prettier-ignore
    const input = {
      owner: view.ids.of('client', 1), pet: view.ids.of('patient', 1), service: view.ids.of('visitType', 1),
      location: view.ids.of('place', 1), veterinarian: view.ids.of('provider', 1), clientMutationId: 'one',
      scheduledStart: '2026-11-19T10:00:00-05:00', scheduledEnd: '2026-11-19T10:25:00-05:00',
    };
    const made = await query(book, { input });
    expect(made['createAppointment']).toMatchObject({ ok: true, errors: [], clientMutationId: 'one' });
    const astray = await query(book, { input: { ...input, pet: input.owner } });
    expect(astray['createAppointment']).toMatchObject({ appointment: null, ok: false, errors: [{ field: 'pet' }] });
    const id = String(at(made, 'createAppointment.appointment.id'));
    await query(`mutation { updateAppointment(input: { id: "${id}", notes: "Fasting", veterinarian: null }) { ok }
      cancelAppointment(input: { id: "${id}", cancellationReason: "Away" }) { ok } }`);
    const last = { state: 'cancelled', cancelReason: 'Away', reason: 'Fasting', minutes: 25, providerKey: null };
    expect(server.practice.appointments.at(-1)).toMatchObject(last);
    const missing = await post('mutation { cancelAppointment(input: { id: "QQ==" }) { ok } }');
    expect(missing.body.errors?.[0]?.message).toBe('Appointment matching query does not exist.');
    const enter = `mutation { createPerson(input: { firstName: "Jo", lastName: "Park", phone: "207 555 0199" }) { person { id } ok errors { field messages } } }`;
    const person = String(at(await query(enter), 'createPerson.person.id'));
    const pet = await query(`mutation { updatePerson(input: { id: "${person}", email: "jo@example.test" }) { ok }
      createPet(input: { ownerPerson: "${person}", name: "Dot", species: "Feline" }) { pet { breed gender ownerPerson { email } } } }`);
    expect(at(pet, 'createPet.pet')).toEqual({
      breed: '',
      gender: 'UNKNOWN',
      ownerPerson: { email: 'jo@example.test' },
    });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const errors = [{ field: '__all__', messages: ['Closed for the day'] }];
    expect(await closed.query(enter)).toEqual({ createPerson: { person: null, ok: false, errors } });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('allScheduleBlocks');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
