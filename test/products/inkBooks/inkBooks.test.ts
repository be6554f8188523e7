import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { inkBooks } from './inkBooks.ts';

const { view } = inkBooks;
const visit = productVisits(inkBooks);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const shopIds = [1, 2, 3].map((key) => view.ids.of('place', key));
const day = 'filter: { from: "2026-11-17T00:00:00-05:00", to: "2026-11-18T05:00:00Z" }';
const problem = (reply: { body: { errors?: readonly unknown[] } }, field: string): unknown =>
  at(reply.body.errors?.[0], `extensions.errors.${field}`);

describe('InkBooks', () => {
  it('lists shops, artists, staff and clients, those who are archived only on demand', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ getShops { id name address city state zip } getClients(page: { limit: 5 }) { items { id firstName lastName email phone status } pageInfo { totalCount hasMore limit offset } }
      all: getClients(page: { limit: 500 }) { items { id status } pageInfo { limit } } archived: getClients(includeArchived: true, page: { limit: 200 }) { items { id firstName lastName email status user { email } } }
      getArtists { items { userId firstName startDate status shop { name } user { id role userType userInfo { __typename } } } } left: getArtists(includeArchived: true) { pageInfo { totalCount } }
      getStaff { items { firstName title userId shop { name } } } }`);
    const { clients, locations } = expectedSample(inkBooks, '2026-11-17', { practice: server.practice });
    expect(
      rowsAt(answer, 'getClients.items').map((row) => ({
        id: row['id'],
        name: named(row, 'firstName', 'lastName'),
        givenName: row['firstName'],
        familyName: row['lastName'],
        phones: row['phone'] === '' ? [] : [row['phone']],
        emails: [row['email']],
        active: row['status'] !== 4,
        tags: [],
      })),
    ).toEqual(clients);
    const listed = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(at(answer, 'getClients.pageInfo')).toEqual({
      totalCount: listed.length,
      hasMore: true,
      limit: 5,
      offset: 0,
    });
    expect(column(rowsAt(answer, 'all.items'), 'id')).toEqual(listed);
    expect(at(answer, 'all.pageInfo')).toEqual({ limit: 200 });
    const archived = rowsAt(answer, 'archived.items');
    expect(archived).toHaveLength(120);
    expect(archived.filter(({ status }) => status === 4)).toHaveLength(120 - listed.length);
    const redacted = archived.filter(({ firstName }) => firstName === 'Redacted');
    expect(redacted).toHaveLength(2);
    expect(redacted[0]).toMatchObject({ lastName: '', status: 4 });
    for (const { id, name, address } of locations) {
      const shop = rowsAt(answer, 'getShops').find((row) => row['id'] === id);
      expect(shop?.['name']).toBe(name);
      expect(['address', 'city', 'state', 'zip'].map((field) => at(shop, field)).join(', ')).toBe(address);
    }
    const artists = rowsAt(answer, 'getArtists.items');
    expect([artists.length, at(answer, 'left.pageInfo.totalCount')]).toEqual([7, 8]);
    expect(column(artists, 'startDate')).toEqual(
      column(artists, 'startDate').toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
    );
    for (const { userId, user } of artists)
      expect(user).toMatchObject({ id: userId, userType: 'artist', userInfo: { __typename: 'Artist' } });
    expect(rowsAt(answer, 'getStaff.items').filter(({ userId }) => userId === view.ids.of('provider', 1))).toHaveLength(
      2,
    );
    expect(missingOperations(inkBooks)).toEqual([]);
  });

  it('has the calendar of each shop on a day, with clients behind projects or requests', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(inkBooks, '2026-11-17', { practice: server.practice });
    const calendars = shopIds.map(
      (
        id,
        index,
      ) => `s${String(index)}: getAppointmentsByShop(shopId: "${id}", ${day}) { items { id appointmentDate appointmentEnd durationMinutes
      appointmentStatus appointmentType title description isPersonal shop { id name } user { id firstName lastName } project { title client { id firstName lastName } } bookingRequest { client { id firstName lastName } } } }`,
    );
    const answer = await query(`{ ${calendars.join('\n')} }`);
    const rows = shopIds.flatMap((_, index) => rowsAt(answer, `s${String(index)}.items`));
    expect(rows.map(({ id }) => id).toSorted((one, other) => (String(one) < String(other) ? -1 : 1))).toEqual(
      appointments.map(({ id }) => id).toSorted((one, other) => (one < other ? -1 : 1)),
    );
    expect(appointments.length).toBeGreaterThan(25);
    let consults = 0;
    for (const { id, start = '', end = '', status, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['appointmentDate']).toMatch(/:00\.000Z$/);
      expect(Date.parse(String(row['appointmentDate']))).toBe(Date.parse(start));
      expect(Date.parse(String(row['appointmentEnd']))).toBe(Date.parse(end));
      expect(row).toMatchObject({
        appointmentStatus: status,
        description: reason ?? null,
        shop: location ?? {},
        isPersonal: false,
      });
      const [who, by] = [at(row, 'project.client') ?? at(row, 'bookingRequest.client'), row['user']];
      expect(who && { id: at(who, 'id'), name: named(who as Row, 'firstName', 'lastName') }).toEqual(client ?? null);
      expect(by && { id: at(by, 'id'), name: named(by as Row, 'firstName', 'lastName') }).toEqual(provider ?? null);
      if (row['appointmentType'] === 'consult') {
        consults += 1;
        expect(row).toMatchObject({ project: null, title: client?.name });
      }
    }
    expect(consults).toBeGreaterThan(2);
  });

  it('filters and pages, and keeps what is personal out of shops', async () => {
    const { query, post } = await visit();
    const [here = ''] = shopIds;
    const me = view.ids.of('provider', 1);
    const answer =
      await query(`{ first: getAppointmentsByShop(shopId: "${here}", page: { limit: 3 }) { items { id appointmentDate } pageInfo { totalCount hasMore } }
      next: getAppointmentsByShop(shopId: "${here}", page: { limit: 200, offset: 3 }) { items { id appointmentDate isPersonal } pageInfo { hasMore } }
      done: getAppointmentsByShop(shopId: "${here}", filter: { appointmentStatus: "completed" }) { items { appointmentDate appointmentStatus } }
      soon: getAppointmentsByShop(shopId: "${here}", filter: { upcomingOnly: true }) { items { appointmentDate appointmentStatus } }
      hidden: getAppointmentsByShop(shopId: "${here}", filter: { isPersonal: true }) { items { isPersonal } }
      mine: getAppointmentsByArtist(userId: "${me}", filter: { isPersonal: true }) { items { title shopId user { id } } }
      owed: getShopCutPayoutCandidatesByShop(shopId: "${here}") { shopCutStatus appointmentStatus shopCutCents } }`);
    const all = [...rowsAt(answer, 'first.items'), ...rowsAt(answer, 'next.items')];
    expect([all.length, at(answer, 'first.pageInfo.hasMore'), at(answer, 'next.pageInfo.hasMore')]).toEqual([
      at(answer, 'first.pageInfo.totalCount'),
      true,
      false,
    ]);
    const dates = column(all, 'appointmentDate').map(String);
    expect(dates.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(dates);
    const done = column(rowsAt(answer, 'done.items'), 'appointmentDate').map(String);
    expect(done.toSorted((one, other) => (one > other ? -1 : 1))).toEqual(done);
    for (const row of rowsAt(answer, 'soon.items')) {
      expect(row['appointmentStatus']).toBe('scheduled');
      expect(Date.parse(String(row['appointmentDate']))).toBeGreaterThanOrEqual(Date.parse('2026-11-17T15:10:00Z'));
    }
    expect(rowsAt(answer, 'hidden.items').every(({ isPersonal }) => isPersonal === false)).toBe(true);
    expect(at(answer, 'mine.items')).toEqual([{ title: 'Staff meeting', shopId: null, user: { id: me } }]);
    expect(rowsAt(answer, 'owed').length).toBeGreaterThan(0);
    expect(problem(await post('{ getClients(page: { limit: 0 }) { items { id } } }'), 'limit')).toContain(
      'positive whole number',
    );
    const day1 = await post(
      `{ getAppointmentsByShop(shopId: "${here}", filter: { from: "2026-11-17" }) { items { id } } }`,
    );
    expect(day1.body.errors?.[0]?.message).toContain('DateTime cannot represent');
    const far = await post('{ getAppointmentsByShop(shopId: "64e100000000000000000099") { items { id } } }');
    expect(far.body.errors?.[0]).toMatchObject({
      message: 'Action not allowed',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const token = await post(`{ getUser(userId: "${me}") { accessToken } }`);
    expect(token.body.errors?.[0]?.message).toContain('Cannot return null for non-nullable field User.accessToken');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ getClients { items { id } } }')).status).toBe(500);
  });

  it('finds clients by whole words or by an address, and shows one with all that is hers', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 1);
    const answer =
      await query(`{ search(query: "obrien zoe brien") { clients { id } projects { id } } part: search(query: "bri") { clients { id } }
      nothing: search(query: "  ") { clients { id } } gone: search(query: "Nguyen") { clients { lastName status } } many: search(query: "brown", limit: 3) { clients { lastName } }
      findClientByEmail(email: " ZOE.obrien@example.test ") { id } nobody: findClientByEmail(email: "no@example.test") { id }
      getClient(clientId: "${id}") { firstName projects { items { title artist { firstName } } pageInfo { totalCount } } appointments { items { appointmentDate } } stats { projectCount completedSessionCount } flags { typeKey } notes { note } } }`);
    expect(new Set(column(rowsAt(answer, 'search.clients'), 'id'))).toEqual(new Set([id, view.ids.of('client', 8)]));
    expect([answer['part'], answer['nothing']]).toEqual([{ clients: [] }, { clients: [] }]);
    expect(at(answer, 'gone.clients')).toContainEqual({ lastName: 'Nguyễn', status: 4 });
    expect(column(rowsAt(answer, 'many.clients'), 'lastName')).toEqual(['Brown', 'Brown', 'Brown']);
    expect([answer['findClientByEmail'], answer['nobody']]).toEqual([{ id }, null]);
    expect(at(answer, 'getClient.stats.projectCount')).toBe(at(answer, 'getClient.projects.pageInfo.totalCount'));
    expect(problem(await post('{ getClient(clientId: "x") { id } }'), 'clientId')).toBe('Client not found.');
  });
});
