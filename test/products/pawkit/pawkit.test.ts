import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pawkit } from './pawkit.ts';

const { view } = pawkit;
const visit = productVisits(pawkit);
const day = '2026-11-17';
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
describe('Pawkit', () => {
  it('gives customers without names, page by page', async () => {
    const { server, query } = await visit();
    const rows = await allPages(async (nextToken) => {
      const text = `query($nextToken: String) { listCustomers(limit: 50, nextToken: $nextToken) {
        items { id username isDeactivated address { streetName } pets { items { id } } } nextToken } }`;
      const answer = await query(text, { nextToken });
      const next = at(answer, 'listCustomers.nextToken');
      return { rows: rowsAt(answer, 'listCustomers.items'), next: typeof next === 'string' ? next : null };
    });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(rows.map((row) => [row['id'], row['username'], row['isDeactivated']])).toEqual(
      expected.map(({ id, name, active }) => [id, name, active === false]),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rowsAt(rows[0], 'pets.items').length).toBeGreaterThan(0);
    expect(rowsAt(await query('{ listCustomers { items { id } } }'), 'listCustomers.items')).toHaveLength(100);
    expect(missingOperations(pawkit)).toEqual([]);
    const { id } = rows[3] ?? {};
    const one = await query(
      `query($id: ID!, $name: String!) { getCustomer(id: $id) { username } none: getCustomer(id: "x") { id }
      customerByUsername(username: $name) { items { id } } keyed: listCustomers(id: $id) { items { id } } }`,
      { id, name: id },
    );
    expect([one['getCustomer'], one['none']]).toEqual([{ username: id }, null]);
    expect([at(one, 'customerByUsername.items'), at(one, 'keyed.items')]).toEqual([[{ id }], [{ id }]]);
  });

  it('has animals with kinds as words of its own, those that were deleted among them', async () => {
    const { server, query } = await visit();
    const { patients } = expectedSample(pawkit, day, { practice: server.practice });
    const answer =
      await query(`{ listPets(limit: 1000) { items { id name petType breedName isDeleted customerId customer { username } } }
      dogs: listPets(limit: 1000, filter: { petType: { eq: DOG }, isDeleted: { eq: false } }) { items { petType } }
      heavy: listPets(limit: 1000, filter: { weightValue: { gt: 9.5 } }) { items { weightValue } }
      calm: listPets(limit: 1000, filter: { predefinedBehaviors: { contains: ANXIOUS }, not: { petType: { eq: CAT } } }) { items { predefinedBehaviors petType } }
      unknown: petsByBreed(breedName: "Unknown Dog Breed") { items { petType } } }`);
    const all = rowsAt(answer, 'listPets.items');
    expect(
      all.slice(0, 5).map((row) => [row['id'], row['name'], row['petType'], row['breedName'], row['customerId']]),
    ).toEqual(patients.map(({ id, name, species, breed, clientId }) => [id, name, species, breed, clientId]));
    const kept = all.filter((row) => row['isDeleted'] === false);
    expect(column(kept, 'id')).toEqual(
      (view.patients?.(server.practice) ?? []).map(({ key }) => view.ids.of('patient', key)),
    );
    expect(kept.length).toBeLessThan(all.length);
    expect(new Set(column(rowsAt(answer, 'dogs.items'), 'petType'))).toEqual(new Set(['DOG']));
    expect(column(rowsAt(answer, 'heavy.items'), 'weightValue').every((weight) => Number(weight) > 9.5)).toBe(true);
    expect(rowsAt(answer, 'heavy.items').some((row) => Number(row['weightValue']) >= 10)).toBe(true);
    expect(new Set(column(rowsAt(answer, 'calm.items'), 'petType')).has('CAT')).toBe(false);
    expect(rowsAt(answer, 'unknown.items').length).toBeGreaterThan(3);
    const own = await query(
      `query($id: ID!) { petsByCustomer(customerId: $id) { items { id } } getPet(id: "x") { id } }`,
      {
        id: view.ids.of('client', 5),
      },
    );
    expect([rowsAt(own, 'petsByCustomer.items').length, own['getPet']]).toEqual([3, null]);
  });

  it('has the bookings of a day, with their places, times and animals', async () => {
    const { server, query } = await visit();
    const { appointments, locations } = expectedSample(pawkit, day, { practice: server.practice });
    const fields = `id startDateTime status customerUsername address petIds serviceName customer { id username } timeSlot { endDateTime bookingIds }
      serviceProvider { id name } pets { items { pet { id name } } } order { bookingIds }`;
    const filter = 'filter: { startDateTime: { between: ["2026-11-17T05:00:00.000Z", "2026-11-18T07:00:00.000Z"] } }';
    const answer = await query(`{ listBookings(limit: 1000, ${filter}) { items { ${fields} } }
      listServiceProviders { items { id name displayName address { streetName postalCode } isHeadquarters headquarters { name } bookings { items { id } } } }
      short: listBookings(limit: 5, ${filter}) { items { id } nextToken } }`);
    const rows = new Map(rowsAt(answer, 'listBookings.items').map((row) => [row['id'], row]));
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, status, patient, client, location } of appointments) {
      const row = rows.get(id) ?? {};
      const instants = [at(row, 'startDateTime'), at(row, 'timeSlot.endDateTime')].map((text) =>
        Date.parse(String(text)),
      );
      expect(instants).toEqual([start, end].map((text) => Date.parse(text ?? '')));
      expect(row['startDateTime']).toMatch(/\.000Z$/);
      expect(row['status']).toBe(status);
      expect(row['customer']).toEqual({ id: client?.id, username: client?.name });
      expect(row['serviceProvider']).toEqual(location);
      expect(rowsAt(row, 'pets.items').map((item) => item['pet'])).toEqual(patient ? [patient] : []);
      expect(row['petIds']).toEqual(patient ? [patient.id] : []);
      expect(at(row, 'order.bookingIds')).toEqual([id]);
    }
    expect(appointments.some(({ patient }) => !patient)).toBe(true);
    const known = new Set<unknown>(appointments.map(({ id }) => id));
    const rest = [...rows.values()].filter((row) => !known.has(row['id']));
    expect(rest.every((row) => Date.parse(String(row['startDateTime'])) >= Date.parse('2026-11-18T05:00:00Z'))).toBe(
      true,
    );
    expect(rowsAt(answer, 'short.items').length).toBeLessThan(5);
    expect(at(answer, 'short.nextToken')).not.toBeNull();
    const places = rowsAt(answer, 'listServiceProviders.items');
    expect(places.map((row) => [row['id'], row['name']])).toEqual(locations.map(({ id, name }) => [id, name]));
    for (const [index, { address }] of locations.entries()) {
      const shown = `${String(at(places[index], 'address.streetName'))}, ${String(at(places[index], 'address.postalCode'))}`;
      expect(shown).toBe(address);
    }
    expect(places.map((row) => at(row, 'headquarters.name'))).toEqual([null, locations[0]?.name, locations[0]?.name]);
    // No one fills the columns behind this relation.
    expect(places.flatMap((row) => rowsAt(row, 'bookings.items'))).toEqual([]);
  });

  it('finds bookings by keys and indexes, and services by keys of several columns', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('appointment', 48);
    const answer = await query(
      `query($id: ID!) { bookingById(id: $id) { items { id customerUsername timeSlotId startDateTime serviceId orderId petIds } }
      none: bookingById(id: "0000000") { items { id } } }`,
      { id },
    );
    const [found = {}] = rowsAt(answer, 'bookingById.items');
    expect(id).toMatch(/^[0-9a-zA-Z]{7}$/);
    expect(at(answer, 'none.items')).toEqual([]);
    const pet = Array.isArray(found['petIds']) ? found['petIds'][0] : null;
    const others = await query(
      `query($customerUsername: String!, $timeSlotId: ID!, $startDateTime: AWSDateTime!, $serviceId: ID!, $orderId: ID!, $pet: ID!) {
        getBooking(customerUsername: $customerUsername, timeSlotId: $timeSlotId) { id }
        listBookings(customerUsername: $customerUsername, sortDirection: DESC, timeSlotId: { beginsWith: $timeSlotId }) { items { id } }
        bookingsByStartDateTime(startDateTime: $startDateTime) { items { startDateTime } }
        bookingsByOrder(orderId: $orderId) { items { id } } bookingsByTimeSlot(timeSlotId: $timeSlotId) { items { id } }
        getTimeSlot(serviceId: $serviceId, startDateTime: $startDateTime) { id bookingCount isFull bookings { items { id } } }
        serviceById(id: $serviceId) { items { name serviceProviderName serviceCategory petType baseDuration bookingIds } }
        petBookingsByPetId(petId: $pet) { items { booking { id } } }
        petBookingsByBookingCustomerUsernameAndBookingtimeSlotId(bookingCustomerUsername: $customerUsername, bookingtimeSlotId: { eq: $timeSlotId }) { items { petId } } }`,
      { ...found, pet },
    );
    expect(others['getBooking']).toEqual({ id });
    for (const name of ['listBookings', 'bookingsByOrder', 'bookingsByTimeSlot'])
      expect(at(others, `${name}.items`)).toEqual([{ id }]);
    expect(rowsAt(others, 'bookingsByStartDateTime.items').length).toBeGreaterThan(0);
    expect(others['getTimeSlot']).toMatchObject({
      id: found['timeSlotId'],
      bookingCount: 1,
      isFull: true,
      bookings: { items: [] },
    });
    expect(rowsAt(others, 'petBookingsByPetId.items').map((row) => at(row, 'booking.id'))).toContain(id);
    expect(at(others, 'petBookingsByBookingCustomerUsernameAndBookingtimeSlotId.items')).toEqual([{ petId: pet }]);
    const [service = {}] = rowsAt(others, 'serviceById.items');
    expect(service['bookingIds']).toContain(id);
    const one = await query(
      `query($name: String!, $serviceProviderName: String!, $serviceCategory: ServiceCategory!, $petType: PetType!) {
        getService(name: $name, serviceProviderName: $serviceProviderName, serviceCategory: $serviceCategory, petType: $petType) { id }
        listServices(name: "Nail trim", serviceProviderNameServiceCategoryPetType: { beginsWith: { serviceProviderName: $serviceProviderName } }) { items { petType serviceCategory } }
        grooming: servicesByCategory(serviceCategory: GROOMING) { items { name } }
        all: listServices { items { id } } }`,
      service,
    );
    expect(at(one, 'getService.id')).toBe(found['serviceId']);
    expect(new Set(column(rowsAt(one, 'listServices.items'), 'petType'))).toEqual(
      new Set(['BIRD', 'CAT', 'DOG', 'OTHER', 'RABBIT']),
    );
    expect(new Set(column(rowsAt(one, 'grooming.items'), 'name'))).toEqual(new Set(['Nail trim']));
    expect(rowsAt(one, 'all.items')).toHaveLength(30);
    const sorted = await post('{ listBookings(sortDirection: ASC) { items { id } } }');
    expect(sorted.body.errors?.[0]).toMatchObject({ errorType: 'InvalidArgumentsError', path: ['listBookings'] });
  });

  it('spoils pages with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('bookingsByStartDateTime');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'patient', key: 1 }], cap: 5 });
    expect((await poisoned.post('{ listPets { items { id } } }')).status).toBe(200);
    expect((await poisoned.post('query { listPets(limit: 5, nextToken: "cm93OjU") { items { id } } }')).status).toBe(
      500,
    );
  });
});
