import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { compareValues } from '../generatedRows.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { nestjsQuery } from './nestjsQuery.ts';

const { view } = nestjsQuery;
const visit = productVisits(nestjsQuery);
const idOf = (key: number): string => view.ids.of('client', key);

describe('nestjs-query', () => {
  it('pages owners by cursor, ten at first and fifty at most', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => idOf(key));
    const list = (paging: string): string =>
      `petOwners${paging} { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount }`;
    const first = await query(`{ usual: ${list('')} fifty: ${list('(paging: { first: 50 })')} }`);
    const idsOf = (answer: unknown, part: string): unknown[] => nodesAt(answer, part).map(({ id }) => id);
    expect(idsOf(first, 'usual')).toEqual(ids.slice(0, 10));
    expect(at(first, 'usual.totalCount')).toBe(ids.length);
    expect(at(first, 'usual.pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(Buffer.from(String(at(first, 'fifty.pageInfo.endCursor')), 'base64').toString()).toBe('arrayconnection:49');
    const cursor = JSON.stringify(at(first, 'fifty.pageInfo.endCursor'));
    const second = await query(`{ after: ${list(`(paging: { first: 50, after: ${cursor} })`)}
      before: ${list(`(paging: { last: 3, before: ${cursor} })`)} }`);
    expect(idsOf(second, 'after')).toEqual(ids.slice(50, 100));
    expect(idsOf(second, 'before')).toEqual(ids.slice(46, 49));
    for (const [paging, message] of [
      ['first: 51', 'Field paging.first max allowed value is `50`.'],
      [`after: ${cursor}`, 'paging.Cannot be used without `first`.'],
    ] as const) {
      const { body } = await post(`{ ${list(`(paging: { ${paging} })`)} }`);
      expect(body.errors?.[0]).toMatchObject({
        message: 'Bad Request Exception',
        extensions: { code: 'BAD_REQUEST', originalError: { message: [message], statusCode: 400 } },
      });
    }
    const { body } = await post('{ __type(name: "PetOwnerConnection") { fields { name } } }');
    expect(rowsAt(body.data, '__type.fields').map(({ name }) => name)).toEqual(['pageInfo', 'edges', 'totalCount']);
    expect(missingOperations(nestjsQuery)).toEqual([]);
  });

  it('filters by likeness, by relations and by alternatives, and one by id', async () => {
    const { server, query, post } = await visit();
    const found = await query(`{
      exact: petOwners(filter: { surnames: { like: "o'bri%" } }) { totalCount }
      folded: petOwners(filter: { surnames: { iLike: "o'bri%" } }) { edges { node { id } } }
      either: petOwners(filter: { or: [{ surnames: { eq: "Abel" } }, { names: { is: null } }] }) { edges { node { id } } }
      hers: appointments(filter: { Owner: { surnames: { eq: "O'Brien" } } }) { edges { node { id_owner } } }
      cats: pets(filter: { Specie: { name: { eq: "Feline" } }, Breed: { name: { eq: "Maine Coon" } } }) {
        edges { node { name Specie { name } Breed { name } Owner { id surnames } } } }
      last: pets(sorting: [{ field: created_at, direction: DESC }], paging: { first: 1 }) { edges { node { name id_owner } } }
      petOwner(id: "${idOf(1)}") { names surnames email telephone_number status Pets { edges { node { name } } totalCount } }
      petOwnerAggregate { groupBy { status } count { id email } }
      days: appointmentAggregate { groupBy { start_at(by: MONTH) } count { id } max { start_at } }
      clinics(paging: { limit: 2 }) { nodes { name address Owner { role } } pageInfo { hasNextPage } totalCount }
      species { name Breeds { name } } }`);
    expect(at(found, 'exact.totalCount')).toBe(0);
    expect(nodesAt(found, 'folded').map(({ id }) => id)).toEqual([idOf(1), idOf(8)]);
    expect(nodesAt(found, 'either').map(({ id }) => id)).toEqual([idOf(6), idOf(3)]);
    const owners = new Set(nodesAt(found, 'hers').map((row) => row['id_owner']));
    expect([...owners].every((id) => id === idOf(1) || id === idOf(8))).toBe(true);
    expect(nodesAt(found, 'cats')[0]).toMatchObject({ Specie: { name: 'Feline' }, Breed: { name: 'Maine Coon' } });
    expect(nodesAt(found, 'last')).toEqual([{ name: 'Stray tabby', id_owner: null }]);
    const zoe = server.practice.clients[0];
    const shown = zoe && clientThrough(view, server.practice, zoe);
    expect(found['petOwner']).toMatchObject({
      names: shown?.givenName,
      surnames: shown?.familyName,
      email: shown?.emails?.[0],
      telephone_number: shown?.phones?.[0],
      status: true,
    });
    expect(rowsAt(found, 'petOwnerAggregate').map((row) => at(row, 'groupBy.status'))).toEqual([true, false]);
    const months = rowsAt(found, 'days').map((row) => at(row, 'groupBy.start_at'));
    expect(months.toSorted(compareValues)).toEqual(['2026-03-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']);
    expect(at(found, 'clinics.totalCount')).toBe(3);
    expect(rowsAt(found, 'clinics.nodes')[0]).toMatchObject({ Owner: { role: 'CLINIC_OWNER' } });
    expect(rowsAt(found, 'species').map(({ name }) => name)).toContain('Canine');
    const { body } = await post('{ petOwner(id: "nobody") { id } }');
    expect(body.errors?.[0]?.message).toBe('Unable to find PetOwner with id: nobody');
  });

  it('has the appointments of a day by a range; two conditions on one field are alternatives', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(nestjsQuery, '2026-11-17', { practice: server.practice });
    const [lower, upper] = ['2026-11-17T05:00:00.000Z', '2026-11-18T04:59:59.999Z'];
    const day = await query(`{
      day: appointments(paging: { first: 50 }, sorting: [{ field: start_at, direction: ASC }]
        filter: { start_at: { between: { lower: "${lower}", upper: "${upper}" } } }) { edges { node { id start_at end_at
          state reason services status Owner { id } Pet { id name } Veterinarian { id } Clinic { id name } } } totalCount }
      both: appointments(filter: { and: [{ start_at: { gte: "${lower}" } }, { start_at: { lte: "${upper}" } }] }) { totalCount }
      loose: appointments(filter: { start_at: { gte: "${lower}", lte: "${upper}" } }) { totalCount }
      all: appointments { totalCount } }`);
    const nodes = nodesAt(day, 'day');
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect([at(day, 'day.totalCount'), at(day, 'both.totalCount')]).toEqual([appointments.length, appointments.length]);
    expect(at(day, 'loose.totalCount')).toBe(at(day, 'all.totalCount'));
    for (const { id, start, end, status, reason, client, patient, provider, location } of appointments) {
      const node = nodes.find((each) => each['id'] === id);
      expect(node).toMatchObject({
        start_at: new Date(start ?? '').toISOString(),
        end_at: new Date(end ?? '').toISOString(),
        state: status,
        reason: reason ?? null,
        status: true,
        Clinic: location,
      });
      expect([at(node, 'Owner.id'), at(node, 'Pet.id'), at(node, 'Veterinarian.id')]).toEqual(
        [client, patient, provider].map((row) => row?.id ?? null),
      );
    }
  });

  it('books, moves, cancels and deletes softly, and enters an owner with a pet', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createOneAppointment(input: { appointment: { id_clinic: "${view.ids.of('place', 2)}"
      id_pet: "${view.ids.of('patient', 1)}", services: ["Vaccination"], start_at: "2026-11-19T15:00:00.000Z"
      end_at: "2026-11-19T15:25:00.000Z", reason: "Shots" } }) { id state Owner { surnames } } }`);
    expect(made['createOneAppointment']).toMatchObject({ state: 'PENDING', Owner: { surnames: "O'Brien" } });
    const id = String(at(made, 'createOneAppointment.id'));
    const update = (data: string): string =>
      `mutation { updateOneAppointment(input: { id: "${id}", update: { ${data} } }) { start_at end_at state appointment_status } }`;
    const moved = await query(update('start_at: "2026-11-19T16:00:00Z", end_at: "2026-11-19T16:30:00Z"'));
    expect(moved['updateOneAppointment']).toMatchObject({ end_at: '2026-11-19T16:30:00.000Z' });
    const accepted = await query(update('appointment_status: ACCEPTED'));
    expect(accepted['updateOneAppointment']).toMatchObject({ state: 'PENDING', appointment_status: 'ACCEPTED' });
    await query(
      `mutation { setVeterinarianOnAppointment(input: { id: "${id}", relationId: "${view.ids.of('provider', 3)}" }) { id } }`,
    );
    await query(update('state: CANCELLED'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      minutes: 30,
      placeKey: 2,
      providerKey: 3,
    });
    const gone = await query(`mutation { deleteOneAppointment(input: { id: "${id}" }) { id reason } }`);
    expect(gone['deleteOneAppointment']).toEqual({ id, reason: 'Shots' });
    const hidden = await post(`{ appointment(id: "${id}") { id } }`);
    expect(hidden.body.errors?.[0]?.message).toBe(`Unable to find Appointment with id: ${id}`);
    const entered = await query(`mutation { createManyPetOwners(input: { petOwners: [
      { names: "Jo", surnames: "Park", telephone_number: "207 555 0199" }] }) { id } }`);
    const [owner] = rowsAt(entered, 'createManyPetOwners');
    await query(`mutation { createOnePet(input: { pet: { id_owner: "${String(owner?.['id'])}", id_specie: 1, name: "Comet"
      gender: F } }) { id Specie { name } } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '207 555 0199' }] });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Comet', sex: 'FEMALE' });
    const many = await query(`mutation { updateManyPetOwners(input: { filter: { surnames: { eq: "Park" } }
      update: { status: false } }) { updatedCount } }`);
    expect(at(many, 'updateManyPetOwners.updatedCount')).toBe(1);
    expect(server.practice.clients.at(-1)?.isActive).toBe(false);
    const denied = await post('mutation { createOneService(input: { service: { name: "Bath" } }) { id } }');
    expect(denied.body.errors?.[0]).toMatchObject({ message: 'Forbidden resource', extensions: { code: 'FORBIDDEN' } });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(
      'mutation { createOnePetOwner(input: { petOwner: { names: "Jo", surnames: "Park" } }) { id } }',
    );
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
    const { server } = await visit();
    const [first] = view.clients(server.practice);
    const { post } = await visit({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }] });
    expect((await post('{ petOwners(paging: { first: 3 }) { edges { node { id } } } }')).status).toBe(500);
    const cut = await (await visit({ cap: 3 })).query('{ petOwners(paging: { first: 20 }) { edges { node { id } } } }');
    expect(nodesAt(cut, 'petOwners')).toHaveLength(3);
  });

  it('shows its animals and places as expected', async () => {
    const { server, query } = await visit();
    const { patients, locations } = expectedSample(nestjsQuery, '2026-11-17', { practice: server.practice });
    const shown =
      await query(`{ pets(paging: { first: 5 }) { edges { node { id name Specie { name } Breed { name } id_owner } } }
      clinics { nodes { id name address } } }`);
    const pets = nodesAt(shown, 'pets').map((row) => [
      row['id'],
      row['name'],
      at(row, 'Specie.name'),
      at(row, 'Breed.name'),
    ]);
    expect(pets).toEqual(patients.map(({ id, name, species, breed }) => [id, name, species, breed ?? null]));
    expect(nodesAt(shown, 'pets').map((row) => row['id_owner'])).toEqual(patients.map(({ clientId }) => clientId));
    for (const [index, clinic] of rowsAt(shown, 'clinics.nodes').entries()) {
      expect(clinic).toMatchObject({ id: locations[index]?.id, name: locations[index]?.name });
      for (const part of locations[index]?.address?.split(', ') ?? []) expect(clinic['address']).toContain(part);
    }
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('appointmentAggregate');
    expect(types.has('AppointmentFilterPetOwnerFilter')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
