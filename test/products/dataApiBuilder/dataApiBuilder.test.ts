import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dataApiBuilder } from './dataApiBuilder.ts';

const { view } = dataApiBuilder;
const visit = productVisits(dataApiBuilder);
const zone = 'America/New_York';

describe('Data API builder', () => {
  it('gives a hundred owners, or as many as are asked for, and goes on after a token', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => key);
    const pages = await query(`{ usual: owners { items { OwnerID } endCursor hasNextPage }
      all: owners(first: -1) { items { OwnerID } endCursor hasNextPage }
      sorted: owners(first: 3, orderBy: { LastName: ASC, FirstName: DESC }) { items { LastName } endCursor } }`);
    const idsOf = (answer: object, list: string): unknown[] =>
      rowsAt(answer, `${list}.items`).map(({ OwnerID }) => OwnerID);
    expect(idsOf(pages, 'usual')).toEqual(ids.slice(0, 100));
    expect(at(pages, 'usual.hasNextPage')).toBe(true);
    expect(idsOf(pages, 'all')).toEqual(ids);
    expect(at(pages, 'all')).toMatchObject({ endCursor: null, hasNextPage: false });
    expect(rowsAt(pages, 'sorted.items')[0]).toEqual({ LastName: 'Abbott' });
    const rest = await query(
      `query($usual: String, $sorted: String) { usual: owners(after: $usual) { items { OwnerID } hasNextPage }
        sorted: owners(first: 200, after: $sorted, orderBy: { LastName: ASC, FirstName: DESC }) { items { OwnerID } } }`,
      { usual: at(pages, 'usual.endCursor'), sorted: at(pages, 'sorted.endCursor') },
    );
    expect(idsOf(rest, 'usual')).toEqual(ids.slice(100));
    expect(idsOf(rest, 'sorted')).toHaveLength(ids.length - 3);
    const wrong = await post(
      'query($after: String) { owners(after: $after, orderBy: { City: ASC }) { hasNextPage } }',
      {
        after: at(pages, 'usual.endCursor'),
      },
    );
    expect(wrong.body.errors?.[0]?.extensions?.code).toBe('BadRequest');
    const { body } = await post('{ owners(first: 0) { hasNextPage } }');
    expect(body.errors?.[0]?.message).toContain('Invalid number of items requested');
    expect(missingOperations(dataApiBuilder)).toEqual([]);
    const small = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await small.post('{ owners { items { OwnerID } } }')).status).toBe(500);
    expect(rowsAt(await small.query('{ pets(first: 20) { items { PetID } } }'), 'pets.items')).toHaveLength(3);
  });

  it('finds owners by filters, through relationships, and one by its key', async () => {
    const { server, query } = await visit();
    const found = await query(`{ by: owners(filter: { LastName: { contains: "o'brien" } }) { items { OwnerID } }
      both: owners(filter: { or: [{ LastName: { eq: "abel" } }, { Email: { startsWith: "zoe2" } }] }) { items { OwnerID } }
      rabbits: owners(filter: { pets: { species: { SpeciesName: { eq: "Rabbit" } } } }) { items { pets { items { species { SpeciesName } } } } }
      few: owners(filter: { OwnerID: { in: [6, 7] }, Phone: { isNull: false } }, orderBy: { OwnerID: DESC }) { items { OwnerID } }
      owner_by_pk(OwnerID: 6) { OwnerID FirstName LastName Email Phone EmergencyPhone pets { items { PetFirstName PetLastName breed { BreedName species { SpeciesName } } } } }
      gone: owner_by_pk(OwnerID: 41) { OwnerID }
      pets { groupBy(fields: [SpeciesID]) { fields { SpeciesID } aggregations { count(field: PetID) max(field: PetID) } } } }`);
    expect(rowsAt(found, 'by.items')).toEqual([{ OwnerID: 1 }, { OwnerID: 8 }]);
    expect(rowsAt(found, 'both.items')).toEqual([{ OwnerID: 6 }, { OwnerID: 8 }]);
    expect(rowsAt(found, 'few.items')).toEqual([{ OwnerID: 7 }, { OwnerID: 6 }]);
    const rabbits = rowsAt(found, 'rabbits.items');
    expect(rabbits.length).toBeGreaterThan(0);
    for (const row of rabbits)
      expect(rowsAt(row, 'pets.items').map((pet) => at(pet, 'species.SpeciesName'))).toContain('Rabbit');
    expect(found['gone']).toBeNull();
    const counts = rowsAt(found, 'pets.groupBy').map((group) => Number(at(group, 'aggregations.count')));
    expect(counts.reduce((one, other) => one + other, 0)).toBe(server.practice.patients.length);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['owner_by_pk']).toMatchObject({
      OwnerID: 6,
      FirstName: shown?.givenName,
      LastName: shown?.familyName,
      Email: shown?.emails?.[0],
      Phone: shown?.phones?.[0],
      EmergencyPhone: null,
    });
  });

  it('has species and breeds in tables of their own', async () => {
    const { query } = await visit();
    const list = await query(
      '{ pets(first: 5) { items { PetID PetFirstName PetLastName OwnerID species { SpeciesName } breed { BreedName } } } }',
    );
    const { patients } = expectedSample(dataApiBuilder, '2026-11-17');
    expect(rowsAt(list, 'pets.items')).toEqual(
      patients.map(({ id, name, species, breed, clientId }) => ({
        PetID: Number(id),
        PetFirstName: name,
        PetLastName: '',
        OwnerID: Number(clientId),
        species: { SpeciesName: species },
        breed: breed === undefined ? null : { BreedName: breed },
      })),
    );
  });

  it('has the appointments of a day, with dates and times apart, by the clock of the clinic', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(dataApiBuilder, '2026-11-17', { practice: server.practice });
    const day =
      await query(`{ appointments(orderBy: { Time: ASC, DateID: ASC }, filter: { Date: { eq: "2026-11-17T00:00:00Z" } }) { items {
      DateID Date Time DurationMinutes Status Reason vet { VetID FirstName LastName } pet { PetID PetFirstName owner { OwnerID } } createdByUser { UserName } } }
      later: appointments(filter: { Date: { gt: "2026-11-17" }, Time: { lt: "09:00:00" } }) { items { Date Time } } }`);
    const items = rowsAt(day, 'appointments.items');
    expect(items.map(({ DateID }) => String(DateID))).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider }] of appointments.entries()) {
      const item = items[index];
      expect(at(item, 'Date')).toBe('2026-11-17T00:00:00.000Z');
      const instant = instantOfWall(`2026-11-17T${String(at(item, 'Time'))}`, zone);
      expect(instant).toBe(Date.parse(start ?? ''));
      expect(instant + Number(at(item, 'DurationMinutes')) * 60_000).toBe(Date.parse(end ?? ''));
      expect(item).toMatchObject({ Status: status, Reason: reason ?? null });
      expect(at(item, 'pet')).toEqual({
        PetID: Number(patient?.id),
        PetFirstName: patient?.name,
        owner: client ? { OwnerID: Number(client.id) } : null,
      });
      expect(at(item, 'vet.VetID')).toBe(provider ? Number(provider.id) : null);
    }
    const later = rowsAt(day, 'later.items');
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ Time }) => String(Time) < '09:00:00')).toBe(true);
  });

  it('creates, updates and deletes, and keeps to the constraints of its tables', async () => {
    const { server, query, post } = await visit();
    const item = { VetID: 1, PetID: 1, Date: '2026-11-19T00:00:00.000Z', Time: '16:05:00', Reason: 'Limps' };
    const create =
      'mutation($item: CreateAppointmentInput!) { createAppointment(item: $item) { DateID Status DurationMinutes Time } }';
    const made = await query(create, { item });
    expect(made['createAppointment']).toMatchObject({ Status: 'Scheduled', DurationMinutes: 30, Time: '16:05:00' });
    expect(server.practice.appointments.at(-1)?.start).toBe(instantOfWall('2026-11-19T16:05:00', zone));
    const again = await post(create, { item });
    expect(again.body.errors?.[0]?.message).toContain('UNIQUE KEY');
    const id = String(at(made, 'createAppointment.DateID'));
    const moved = await query(
      `mutation { updateAppointment(DateID: ${id}, item: { Time: "17:00:00", DurationMinutes: 45 }) { Date Time } }`,
    );
    expect(moved['updateAppointment']).toEqual({ Date: item.Date, Time: '17:00:00' });
    await query(`mutation { updateAppointment(DateID: ${id}, item: { Status: "Cancelled" }) { Status } }`);
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 45, reason: 'Limps' });
    await query(`mutation { deleteAppointment(DateID: ${id}) { DateID } }`);
    expect((await query(`{ appointment_by_pk(DateID: ${id}) { DateID } }`))['appointment_by_pk']).toBeNull();
    const entered = await query(
      'mutation { createOwner(item: { FirstName: "Jo", LastName: "Park", Phone: "207 555 0199" }) { OwnerID } }',
    );
    const owner = String(at(entered, 'createOwner.OwnerID'));
    await query(
      `mutation { createPet(item: { OwnerID: ${owner}, SpeciesID: 1, BreedID: 3, PetFirstName: "Comet" }) { PetID } }`,
    );
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Comet', species: 'Canine', breed: 'Dachshund' });
    const failing = [
      [`updateAppointment(DateID: 1, item: { Status: "Moved" }) { DateID }`, 'CHECK constraint'],
      [`createPet(item: { OwnerID: ${owner}, SpeciesID: 77, PetFirstName: "Comet" }) { PetID }`, 'FOREIGN KEY'],
      [`deleteOwner(OwnerID: ${owner}) { OwnerID }`, 'REFERENCE constraint'],
      ['updateOwner(OwnerID: 9999, item: { City: "Saco" }) { OwnerID }', 'Could not find item with <OwnerID: 9999>'],
    ] as const;
    for (const [text, message] of failing) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`mutation { ${text} }`);
      expect(body.errors?.[0]?.message).toContain(message);
    }
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createOwner(item: { LastName: "Park" }) { OwnerID } }');
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'Closed for the day' });
  });

  it('runs stored procedures', async () => {
    const { server, query } = await visit();
    const before = server.practice.appointments.length;
    const insert = `mutation { executeInsertAppointment(PetFirstName: "${server.practice.patients[0]?.name ?? ''}", PetLastName: "",
      OwnerEMail: "zoe.obrien@example.test", VetID: 2, Date: "2026-11-19", Time: "18:00:00", Reason: "Cough") { result } }`;
    expect(await query(insert)).toEqual({ executeInsertAppointment: [] });
    await query(insert);
    expect(server.practice.appointments).toHaveLength(before + 1);
    const months = await query(
      '{ executeMonthlyAppointmentsByVet(FirstDate: "2026-11-01", LastDate: "2026-12-01") { Year Month VetName AppointmentCount } }',
    );
    expect(rowsAt(months, 'executeMonthlyAppointmentsByVet')[0]).toMatchObject({ Year: 2026, Month: 11 });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('species_by_pk');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
