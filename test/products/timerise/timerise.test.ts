import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { offerKeyOf } from './records.ts';
import { timerise } from './timerise.ts';
import { textOf } from '../generatedRows.ts';

const visit = productVisits(timerise);
const { view } = timerise;
const { ids } = view;
const day = '2026-11-17';
const projectId = ids.of('organization', 1);
const range = 'dateTimeFrom: "2026-11-17T05:00:00.000Z", dateTimeTo: "2026-11-18T07:00:00.000Z"';
const serviceId = ids.of('visitType', 111);
const slotsOf = (service: string): string => `{ service(serviceId: "${service}") { slots(slotType: AVAILABLE,
  dateTimeFrom: "2026-11-19T14:00:00.000Z", dateTimeTo: "2026-11-19T22:00:00.000Z") { slotId dateTimeFrom duration } } }`;
const creating = (slotId: unknown, more: string): string => `mutation { bookingCreate(serviceId: "${serviceId}",
  slotId: "${String(slotId)}", ${more}) { bookingId status dateTimeFrom dateTimeTo fullName service { title } } }`;

describe('the Timerise API', () => {
  it('lists bookings of its project in pages, after the id of the last one', async () => {
    const { query, post, server } = await visit({ cap: 30 });
    expect((await query('{ projects { projectId title shortId } }'))['projects']).toMatchObject([
      { projectId, title: 'Harbor Veterinary Group' },
    ]);
    const all = await allPages(async (cursor) => {
      const from = cursor === null ? '' : `, cursor: "${cursor}"`;
      const rows = rowsAt(
        await query(`{ bookings(projectId: "${projectId}", limit: 50${from}) { bookingId } }`),
        'bookings',
      );
      expect(rows.length).toBeLessThanOrEqual(30);
      return { rows, next: rows.length === 0 ? null : String(rows.at(-1)?.['bookingId']) };
    });
    const shown = server.practice.appointments.filter(view.shows).toSorted((one, other) => one.start - other.start);
    expect(all.map(({ bookingId }) => textOf(bookingId)).toSorted()).toEqual(
      shown.map(({ key }) => ids.of('appointment', key)).toSorted(),
    );
    const strange = await post('{ bookings(projectId: "another") { bookingId } }');
    expect(strange.body.errors?.[0]).toMatchObject({ message: 'Permission denied', extensions: { code: 'FORBIDDEN' } });
    const lost = await post(`{ bookings(projectId: "${projectId}", cursor: "none") { bookingId } }`);
    expect(lost.body.errors?.[0]?.message).toBe('Invalid cursor');
  });

  it('shows the bookings of a day, with place and staff in lists of the service', async () => {
    const { query } = await visit();
    const list = rowsAt(
      await query(`{ bookings(projectId: "${projectId}", limit: 100, ${range}) { bookingId status dateTimeFrom dateTimeTo
        duration comment fullName emailAddress service { title hosts { userId fullName } locations { locationId title } } } }`),
      'bookings',
    );
    const { appointments, clients, patients } = expectedSample(timerise, day);
    expect([clients, patients]).toEqual([[], []]);
    expect(appointments.length).toBeGreaterThan(20);
    const known = new Set(appointments.map(({ id }) => id));
    const ofDay = list.filter(({ bookingId }) => known.has(String(bookingId)));
    const seen = ofDay.map((row) => {
      const [host, place] = [rowsAt(row, 'service.hosts')[0], rowsAt(row, 'service.locations')[0]];
      return {
        id: row['bookingId'],
        start: String(row['dateTimeFrom']).replace('.000', ''),
        end: String(row['dateTimeTo']).replace('.000', ''),
        status: row['status'],
        ...(row['comment'] !== null && { reason: row['comment'] }),
        ...(row['fullName'] !== null && { client: { name: row['fullName'] } }),
        ...(host && { provider: { id: host['userId'], name: host['fullName'] } }),
        location: { id: place?.['locationId'], name: place?.['title'] },
      };
    });
    const byId = (one: { id?: unknown }, other: { id?: unknown }): number =>
      String(one.id) < String(other.id) ? -1 : 1;
    expect(seen.toSorted(byId)).toEqual(appointments.toSorted(byId));
    // What else is in the range is of the day before or after, as the desk's clock says.
    const others = list.filter(({ bookingId }) => !known.has(String(bookingId)));
    expect(others.every((row) => String(row['dateTimeFrom']) >= '2026-11-18T05:00:00.000Z')).toBe(true);
    expect(list.every((row) => /^PT(\d+H)?(\d+M)?$/.test(String(row['duration'])))).toBe(true);
  });

  it('finds bookings by place, staff, service, status and by texts', async () => {
    const { query, server } = await visit();
    const count = async (filters: string): Promise<number> =>
      rowsAt(
        await query(`{ bookings(projectId: "${projectId}", limit: 100, ${range}, ${filters}) { bookingId } }`),
        'bookings',
      ).length;
    const rows = server.practice.appointments.filter(
      (row) =>
        view.shows(row) &&
        row.start >= Date.parse(`${day}T05:00:00Z`) &&
        row.start < Date.parse('2026-11-18T07:00:00Z'),
    );
    const service = rows.find(({ placeKey }) => placeKey === 2);
    const serviceKey = service ? offerKeyOf(service) : 0;
    expect(await count(`locationId: "${ids.of('place', 2)}"`)).toBe(
      rows.filter(({ placeKey }) => placeKey === 2).length,
    );
    expect(await count(`hostId: "${ids.of('provider', 2)}"`)).toBe(rows.filter((row) => row.providerKey === 2).length);
    expect(await count(`serviceId: "${ids.of('visitType', serviceKey)}"`)).toBe(
      rows.filter((row) => offerKeyOf(row) === serviceKey).length,
    );
    expect(await count('status: REJECTED')).toBe(rows.filter(({ state }) => state === 'noShow').length);
    expect(await count('status: DRAFT')).toBe(0);
    const search = async (text: string): Promise<readonly Row[]> => {
      const found = await query(`{ bookingsSearch(projectId: "${projectId}", query: "${text}") { fullName comment } }`);
      return rowsAt(found, 'bookingsSearch');
    };
    const limping = await search('  LIMPING');
    expect(limping.length).toBeGreaterThan(3);
    expect(limping.every(({ comment }) => String(comment).startsWith('Limping'))).toBe(true);
    expect(await search('zqxwv')).toEqual([]);
  });

  it('has places, a team of more than those who see anyone, and a page for each kind of visit', async () => {
    const { query } = await visit();
    const { locations } = expectedSample(timerise, day);
    const answer = await query(`{ locations(projectId: "${projectId}") { locationId title address shortId }
      team(projectId: "${projectId}") { userId fullName role email jobTitle }
      one: teamMember(projectId: "${projectId}", userId: "${ids.of('provider', 3)}") { fullName }
      services(projectId: "${projectId}", hostId: "${ids.of('provider', 2)}") { title duration locations { title } }
      servicesSearch(projectId: "${projectId}", query: "nail") { title }
      found: locationsSearch(projectId: "${projectId}", query: "summit") { locationId } }`);
    expect(rowsAt(answer, 'locations').map(({ locationId, title }) => ({ id: locationId, name: title }))).toEqual(
      locations.map(({ id, name }) => ({ id, name })),
    );
    expect(at(rowsAt(answer, 'locations')[0], 'address')).toBe('18 Harbor Street, Portland, ME 04101');
    expect(rowsAt(answer, 'team').map(({ role }) => role)).toEqual([
      'OWNER',
      'MANAGER',
      'MANAGER',
      'MANAGER',
      'MANAGER',
      'STAFF',
      'STAFF',
      'STAFF',
      'APIADMIN',
    ]);
    expect(at(answer, 'one.fullName')).toBe('Priya Raman');
    // Six kinds of visits at each of two places.
    expect(rowsAt(answer, 'services')).toHaveLength(12);
    expect(rowsAt(answer, 'services')[3]).toMatchObject({ title: 'Surgery with Björn Håkansson', duration: 'PT1H30M' });
    expect(rowsAt(answer, 'servicesSearch').every(({ title }) => String(title).startsWith('Nail trim'))).toBe(true);
    expect(rowsAt(answer, 'found')).toEqual([{ locationId: ids.of('place', 2) }]);
  });

  it('books a slot that is free, moves, confirms, accepts, rejects and cancels', async () => {
    const { query, post, server } = await visit();
    const [first, second] = rowsAt(await query(slotsOf(serviceId)), 'service.slots');
    const made = await query(
      creating(first?.['slotId'], 'fullName: "Mai Nguyễn", emailAddress: "mai@example.test", comment: "Cough"'),
    );
    expect(made['bookingCreate']).toMatchObject({
      status: 'NEW',
      fullName: 'Mai Nguyễn',
      dateTimeFrom: first?.['dateTimeFrom'],
      service: { title: 'Wellness exam with Amelia Okafor' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      clientKey: 4,
      providerKey: 1,
      placeKey: 1,
      reason: 'Cough',
    });
    const again = await post(creating(first?.['slotId'], 'fullName: "Jo Park"'));
    expect(again.body.errors?.[0]?.message).toBe('Slot is not available');
    const nameless = await post(creating(second?.['slotId'], 'comment: "Cough"'));
    expect(nameless.body.errors?.[0]?.message).toBe('Field fullName is required');
    const bookingId = String(at(made, 'bookingCreate.bookingId'));
    const ask = async (call: string): Promise<unknown> =>
      (await query(`mutation { done: ${call} { status dateTimeFrom } }`))['done'];
    expect(
      await ask(`bookingReschedule(bookingId: "${bookingId}", slots: ["${String(second?.['slotId'])}"])`),
    ).toMatchObject({
      dateTimeFrom: second?.['dateTimeFrom'],
    });
    expect(await ask(`bookingConfirm(bookingId: "${bookingId}")`)).toMatchObject({ status: 'CONFIRMED' });
    const named = `(projectId: "${projectId}", bookingId: "${bookingId}")`;
    expect(await ask(`bookingAccept${named}`)).toMatchObject({ status: 'ACCEPTED' });
    expect((await post(`mutation { bookingConfirm(bookingId: "${bookingId}") { status } }`)).body.errors).toHaveLength(
      1,
    );
    expect(await ask(`bookingCancel(bookingId: "${bookingId}")`)).toMatchObject({ status: 'CANCELED' });
    const over = await post(`mutation { bookingCancel(bookingId: "${bookingId}") { status } }`);
    expect(over.body.errors?.[0]?.message).toBe('Booking status does not allow this action');
    const planned = server.practice.appointments.find((row) => view.shows(row) && row.state === 'planned');
    const rejected = `bookingReject(projectId: "${projectId}", bookingId: "${ids.of('appointment', planned?.key ?? 0)}")`;
    expect(await ask(rejected)).toMatchObject({ status: 'REJECTED' });
  });

  it('takes who is new, and refuses all writes in words', async () => {
    const { query, post, server } = await visit();
    const [first] = rowsAt(await query(slotsOf(serviceId)), 'service.slots');
    await query(creating(first?.['slotId'], 'fullName: "Jo van Park", phoneNumber: "+12075550199"'));
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo van', familyName: 'Park' });
    const low = await post(
      `mutation { locationDelete(projectId: "${projectId}", locationId: "${ids.of('place', 1)}") }`,
    );
    expect(low.body.errors?.[0]).toMatchObject({ message: 'Permission denied', extensions: { code: 'FORBIDDEN' } });
    const closed = await visit({ refuseWrites: 'This key is read-only' });
    const { body } = await closed.post(creating(first?.['slotId'], 'fullName: "Jo Park"'));
    expect(body.errors?.[0]?.message).toBe('This key is read-only');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    expect(missingOperations(timerise)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('bookingsSearch');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
