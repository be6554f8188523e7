import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { volunteerPortal } from './volunteerPortal.ts';

const visit = productVisits(volunteerPortal);
const { view } = volunteerPortal;
const seconds = (text: string): number => Date.parse(text) / 1000;
const ids = (value: unknown, path: string): unknown[] => rowsAt(value, path).map(({ id }) => id);
const save = (name: string): string => `mutation Save($input: EditEventInputType!) { ${name}(input: $input) {
  id title description startsAt endsAt signupCount office { id } eventType { title } users { id } tags { name } } }`;
const input = {
  title: 'Adoption day',
  description: 'Bring a leash.',
  location: '1 Way',
  startsAt: '2026-12-01T15:00:00Z',
  endsAt: '2026-12-01T16:30:00Z',
  capacity: 1,
  office: { id: '2' },
  eventType: { id: '13' },
  organization: { id: '1' },
  tags: [{ id: '2' }],
};

describe('Volunteer Portal', () => {
  it('lists offices with zones and whole lists of users, each with a name, an address and an office', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(volunteerPortal, '2026-11-17');
    const answer = await query(`{ offices { id name timezone identifier } sorted: offices(sortBy: NAME_DESC) { name }
      users { id name email office { id name } isAdmin role { name } } some: users(officeId: "2", count: 3) { office { id } }
      currentUser { id isAdmin preference { languageId } } roles { name } languages { languageCode } organizations { name location website } }`);
    expect(rowsAt(answer, 'offices').map(({ id, name, timezone }) => ({ id, name, timeZone: timezone }))).toEqual(
      locations,
    );
    expect(at(rowsAt(answer, 'offices')[1], 'identifier')).toBe('summit_pet_clinic');
    expect(at(rowsAt(answer, 'sorted')[0], 'name')).toBe('Summit Pet Clinic');
    const users = rowsAt(answer, 'users');
    expect(users.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    for (const [index, { id, name, emails, location }] of clients.entries()) {
      const { isAdmin: _isAdmin, role: _role, name: whole, ...row } = users[index] ?? {};
      expect([row, String(whole).trim()]).toEqual([{ id, email: emails?.[0], office: location }, name]);
    }
    expect(rowsAt(answer, 'some')).toEqual(Array.from({ length: 3 }, () => ({ office: { id: '2' } })));
    expect(answer['currentUser']).toEqual({ id: '101', isAdmin: true, preference: { languageId: '1' } });
    expect(missingOperations(volunteerPortal)).toEqual([]);
  });

  it('lists events of an office, within ends that are left out, in an order that is asked for', async () => {
    const { query, server } = await visit();
    const fields =
      'id title startsAt endsAt duration officeId office { id name } users { id name } eventType { title }';
    const { appointments } = expectedSample(volunteerPortal, '2026-11-17');
    const rows = rowsAt(await query(`{ events { ${fields} } }`), 'events');
    expect(rows.map(({ id }) => id)).toEqual(
      server.practice.appointments.filter(view.shows).map(({ key }) => view.ids.of('appointment', key)),
    );
    expect(appointments.length).toBeGreaterThan(12);
    for (const { id, start, end, reason, client, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['startsAt'], row['endsAt']].map((text) => Date.parse(String(text)))).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect(row).toMatchObject({ title: reason, office: location, officeId: location?.id });
      expect(ids(row, 'users')).toEqual(client ? [client.id] : []);
    }
    const first = String(rows[0]?.['startsAt']);
    const lists = await query(
      `query Lists($at: Int, $next: Int) { from: events(after: $at, before: $next) { startsAt } all: events(officeId: "all") { id }
      current: events(officeId: "current", sortBy: STARTS_AT_DESC) { officeId startsAt } eventTypes { title } }`,
      { at: seconds(first), next: seconds(first) + 7200 },
    );
    const starts = rowsAt(lists, 'from').map(({ startsAt }) => seconds(String(startsAt)));
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.every((start) => start > seconds(first) && start < seconds(first) + 7200)).toBe(true);
    expect(ids(lists, 'all')).toEqual(ids({ rows }, 'rows'));
    const current = rowsAt(lists, 'current');
    const home = view.ids.of('place', server.practice.clients[0]?.placeKey ?? 0);
    expect(current.every((row) => row['officeId'] === home)).toBe(true);
    const times = current.map(({ startsAt }) => String(startsAt));
    expect(times).toEqual(times.toSorted().toReversed());
    const titles = rowsAt(lists, 'eventTypes').map(({ title }) => String(title));
    expect(titles).toEqual(titles.toSorted());
    expect(titles).not.toContain('Team meeting');
  });

  it('counts hours, lists users as often as they have events in a range, and never answers some of what it declares', async () => {
    const { query, post } = await visit();
    const range = `after: ${String(seconds('2026-11-16T00:00:00Z'))}, before: ${String(seconds('2026-11-21T00:00:00Z'))}`;
    const answer =
      await query(`{ users(${range}) { id } top: users(${range}, sortBy: HOURS_DESC, count: 4) { id hours(${range}) }
      volunteers(${range}, sortBy: HOURS_DESC) { id name email } pendingIndividualEvents { status user { name } }
      eventTypeOrganizedReport(${range}, officeId: "all") { title minutes } tagOrganizedReport(${range}, officeId: "1") { name minutes } }`);
    const list = ids(answer, 'users');
    expect(new Set(list).size).toBeLessThan(list.length);
    const top = rowsAt(answer, 'top').map(({ hours }) => Number(hours));
    expect(top).toHaveLength(4);
    expect(rowsAt(answer, 'volunteers').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'pendingIndividualEvents').every(({ status }) => status === 'PENDING')).toBe(true);
    expect(rowsAt(answer, 'eventTypeOrganizedReport').every(({ minutes }) => Number(minutes) > 0)).toBe(true);
    expect(rowsAt(answer, 'tagOrganizedReport')).toHaveLength(1);
    const failing = [
      'currentUser { gid }',
      'currentUser { hours }',
      `volunteers(${range}) { timezone }`,
      'node(id: "1") { id }',
    ];
    const replies = await Promise.all(failing.map((text) => post(`{ ${text} }`)));
    expect(replies.map(({ body }) => String(body.errors?.[0]?.message).slice(0, 34))).toEqual([
      'PortalSchema.id_from_object(object',
      'missing keywords: after, before',
      'missing attribute: timezone',
      'PortalSchema.object_from_id(node_i',
    ]);
  });

  it('creates, changes and deletes events, to which only the one who is signed in signs up', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const created = at(await query(save('createEvent'), { input }), 'createEvent');
    expect(created).toMatchObject({
      signupCount: 0,
      office: { id: '2' },
      eventType: { title: 'Sick visit' },
      users: [],
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 90,
      placeKey: 2,
      clientKey: null,
      reason: 'Adoption day',
    });
    const id = String(at(created, 'id'));
    const signed = await query(`mutation { createSignup(eventId: "${id}") { user { id } event { signupCount } } }`);
    expect(signed['createSignup']).toEqual({ user: { id: '101' }, event: { signupCount: 1 } });
    const moved = { ...input, id, startsAt: '2026-12-02T10:00', endsAt: '2026-12-02T11:00', tags: [] };
    expect(at(await query(save('updateEvent'), { input: moved }), 'updateEvent')).toMatchObject({
      startsAt: '2026-12-02T10:00:00Z',
      users: [{ id: '101' }],
      tags: [],
    });
    const wrong = { ...moved, title: ' ', endsAt: '2026-12-01T11:00Z', capacity: 0 };
    expect((await post(save('updateEvent'), { input: wrong })).body.errors?.[0]?.message).toBe(
      "Validation failed: Title can't be blank, Ends at should not end before it starts",
    );
    const gone = await query(
      `mutation { destroySignup(eventId: "${id}", userId: "101") { id } deleteEvent(id: "${id}") { id signupCount } }`,
    );
    expect(gone['deleteEvent']).toEqual({ id, signupCount: 0 });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    const after = await query(`{ event(id: "${id}") { title } events { id } none: event(id: "1") { id } }`);
    expect(after).toMatchObject({ event: { title: 'Adoption day' }, none: null });
    expect(ids(after, 'events')).not.toContain(id);
    const lost = await post('mutation { deleteEvent(id: "4711") { id } }');
    expect(lost.body.errors?.[0]?.message).toBe("Couldn't find Event with 'id'=4711");
  });

  it('moves and deletes users, keeps what is set up, refuses in words, and shows its schema piece by piece', async () => {
    const { query, server } = await visit();
    const changed: Row =
      await query(`mutation { updateUser(input: { id: "105", isAdmin: true, officeId: "3" }) { isAdmin office { id } }
      deleteUser(id: "106") { id } createTag(input: { name: "Night" }) { id name } createOffice(input: { name: "Far Away", timezone: "Asia/Manila" }) { identifier }
      createEditIndividualEvent(input: { description: "Hours", date: "2026-11-10", duration: 45, officeId: "1", eventTypeId: "11"
        organizationId: "1", tags: [] }) { individualEvents { duration status date } } approveIndividualEvents(ids: ["1"]) { status } }`);
    expect(changed).toMatchObject({
      updateUser: { isAdmin: true, office: { id: '3' } },
      createOffice: { identifier: 'far_away' },
      createTag: { id: '4' },
      approveIndividualEvents: [{ status: 'APPROVED' }],
    });
    expect(rowsAt(changed, 'createEditIndividualEvent.individualEvents').at(-1)).toEqual({
      duration: 45,
      status: 'PENDING',
      date: '2026-11-10',
    });
    expect(server.practice.clients[4]?.placeKey).toBe(3);
    expect(ids(await query('{ users { id } }'), 'users')).not.toContain('106');
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(save('createEvent'), { input });
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    expect((await readPiecewise(query)).get('Event')).toBeDefined();
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ users { id } }')).status).toBe(500);
  });
});
