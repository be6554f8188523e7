import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hotChocolate } from './hotChocolate.ts';

const { view } = hotChocolate;
const visit = productVisits(hotChocolate);

describe('Hot Chocolate', () => {
  it('gives ten owners, or as many as are taken, fifty at most', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: owners { items { id } totalCount pageInfo { hasNextPage hasPreviousPage } }
      second: owners(skip: 50, take: 50) { items { id } } last: owners(skip: 100, take: 50) { items { id } pageInfo { hasNextPage hasPreviousPage } } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, `${list}.items`).map(({ id }) => id);
    expect(idsOf('usual')).toEqual(ids.slice(0, 10));
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(idsOf('last')).toEqual(ids.slice(100));
    expect(at(pages, 'usual.totalCount')).toBe(ids.length);
    expect(at(pages, 'last.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const { body } = await post('{ owners(take: 51) { totalCount } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('HC0051');
    expect(missingOperations(hotChocolate)).toEqual([]);
  });

  it('finds owners by filters, and one by its id', async () => {
    const { server, query } = await visit();
    const id = view.ids.of('client', 6);
    const found = await query(
      `query($id: UUID!) { by: owners(where: { surname: { contains: "o'brien" } }) { items { id } }
      both: owners(where: { or: [{ surname: { eq: "Abel" } }, { email: { startsWith: "zoe2" } }] }, order: [{ surname: DESC }]) { items { surname } }
      pets: owners(where: { pets: { some: { species: { eq: "rabbit" } } } }, take: 50) { items { pets { species } } }
      through: pets(where: { owner: { surname: { eq: "Abel" } } }) { items { owner { surname } } }
      ownerById(id: $id) { id name surname email phone isActive clinic { id name } }
      staff: veterinarianById(id: $id) { id } }`,
      { id },
    );
    expect(rowsAt(found, 'by.items').map((row) => row['id'])).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(rowsAt(found, 'both.items').map((row) => row['surname'])).toEqual(["O'Brien", 'Abel']);
    const pets = rowsAt(found, 'pets.items');
    expect(pets.length).toBeGreaterThan(0);
    expect(pets.every((row) => rowsAt(row, 'pets').some(({ species }) => species === 'Rabbit'))).toBe(true);
    expect(rowsAt(found, 'through.items').every((row) => at(row, 'owner.surname') === 'Abel')).toBe(true);
    expect(found['staff']).toBeNull();
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['ownerById']).toEqual({
      id,
      name: shown?.givenName,
      surname: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
      isActive: shown?.active,
      clinic: shown?.location,
    });
  });

  it('has the appointments of a day with the offsets of their clinics', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(hotChocolate, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `query($clinic: UUID!) { appointments(take: 50, order: [{ startTime: ASC }], where: { clinicId: { eq: $clinic },
        startTime: { gte: "2026-11-17T00:00:00-07:00", lt: "2026-11-18T00:00:00-07:00" } }) { items {
        id startTime endTime status description pet { id name owner { id name surname } } vet { id name surname } clinic { id name } } } }`,
      { clinic: view.ids.of('place', 2) },
    );
    const items = rowsAt(day, 'appointments.items');
    expect(items.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider, location }] of appointments.entries()) {
      const item = items[index];
      expect(String(at(item, 'startTime')).replace('.000', '')).toBe(start);
      expect(String(at(item, 'endTime')).replace('.000', '')).toBe(end);
      expect(item).toMatchObject({ status, description: reason ?? null, clinic: location });
      expect(at(item, 'pet.id')).toBe(patient?.id ?? null);
      expect(at(item, 'pet.owner.id')).toBe(client?.id ?? null);
      expect(at(item, 'vet.id')).toBe(provider?.id ?? null);
    }
    const { body } = await post('{ appointments(where: { startTime: { gte: "2026-11-17" } }) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('DateTime cannot parse');
  });

  it('books, moves and cancels, and tells in payloads what went wrong', async () => {
    const { server, query } = await visit();
    const book = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
      appointment { id startTime status pet { owner { id } } } errors { __typename ... on Error { message } } } }`;
    const input = {
      startTime: '2026-11-19T02:00:00-05:00',
      endTime: '2026-11-19T02:30:00-05:00',
      appointmentTypeId: view.ids.of('visitType', 1),
      clinicId: view.ids.of('place', 1),
      petId: view.ids.of('patient', 1),
      vetId: view.ids.of('provider', 1),
    };
    const made = await query(book, { input });
    expect(made['createAppointment']).toMatchObject({
      appointment: { startTime: '2026-11-19T02:00:00.000-05:00', status: 'SCHEDULED' },
      errors: null,
    });
    const again = await query(book, { input });
    expect(rowsAt(again, 'createAppointment.errors')[0]?.['__typename']).toBe('VetNotAvailableError');
    const astray = await query(book, { input: { ...input, petId: view.ids.of('client', 1) } });
    expect(rowsAt(astray, 'createAppointment.errors')[0]?.['__typename']).toBe('EntityNotFoundError');
    const id = at(made, 'createAppointment.appointment.id');
    await query(
      `mutation($id: UUID!) { updateAppointment(input: { id: $id, startTime: "2026-11-19T08:00:00Z" }) { errors { __typename } } }`,
      { id },
    );
    await query(
      'mutation($id: UUID!) { cancelAppointment(input: { id: $id, reason: "Away" }) { errors { __typename } } }',
      { id },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Away',
      minutes: 30,
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T08:00:00Z'));
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.query(
      'mutation { registerOwner(input: { surname: "Park" }) { person { id } errors { ... on Error { message } } } }',
    );
    expect(refused['registerOwner']).toEqual({ person: null, errors: [{ message: 'Closed for the day' }] });
    const entered = await query(
      'mutation { registerOwner(input: { name: "Jo", surname: "Park", phone: "207 555 0199" }) { person { surname rol } } }',
    );
    expect(at(entered, 'registerOwner.person')).toEqual({ surname: 'Park', rol: 'OWNER' });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('ownerById');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
