import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { studioFlow } from './studioFlow.ts';

const { of } = studioFlow.view.ids;
const visit = productVisits(studioFlow);
const send = (name: string, input: string, fields: string): string =>
  `mutation { ${name}(input: { ${input} }) { ${fields} errors } }`;
const booking = (sessionId: string, key: number): string =>
  send(
    'createBooking',
    `classSessionId: "${sessionId}" clientId: "${of('client', key)}"`,
    'booking { id status paid client { name } }',
  );

describe('writes of StudioFlow', () => {
  it('books open classes, puts who comes too late on a list, and gives a free seat to the first of it', async () => {
    const { query, server, post } = await visit();
    const first = await query(booking('5000', 1));
    expect(first['createBooking']).toMatchObject({
      booking: { status: 'booked', client: { name: "Zoë O'Brien" } },
      errors: [],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-18T23:00:00Z'),
      minutes: 30,
      placeKey: 1,
      typeKey: 1,
      providerKey: 1,
      clientKey: 1,
      patientKey: null,
      state: 'planned',
    });
    expect(await query(booking('5000', 1))).toMatchObject({
      createBooking: { booking: null, errors: ['Client already booked for this session'] },
    });
    await query(booking('5000', 2));
    const third = String(at(await query(booking('5000', 6)), 'createBooking.booking.id'));
    const state = async (id: string): Promise<unknown> =>
      rowsAt(await query('{ bookings { id status } }'), 'bookings').find((row) => row['id'] === id)?.['status'];
    expect(await state(third)).toBe('waitlisted');
    expect(await query(send('promoteFromWaitlist', `id: "${third}"`, 'success'))).toMatchObject({
      promoteFromWaitlist: { success: false, errors: ['No seats available — cancel an existing booking first'] },
    });
    const id = String(at(first, 'createBooking.booking.id'));
    expect(await query(send('cancelBooking', `id: "${id}"`, 'success'))).toEqual({
      cancelBooking: { success: true, errors: [] },
    });
    expect([await state(id), await state(third)]).toEqual(['cancelled', 'booked']);
    const again = await query(send('rebookBooking', `id: "${id}"`, 'booking { status }'));
    expect(again).toMatchObject({ rebookBooking: { booking: { status: 'waitlisted' } } });
    expect(await query(send('rebookBooking', `id: "${third}"`, 'booking { id }'))).toMatchObject({
      rebookBooking: { errors: ['Only cancelled bookings can be re-booked'] },
    });
    expect((await post(booking('77', 1))).body.errors?.[0]?.message).toBe("Couldn't find ClassSession with 'id'=77");
    const without = await post(send('createBooking', 'classSessionId: "5000"', 'booking { id }'));
    expect(without.body.errors?.[0]?.message).toBe('Client is required');
  });

  it('knows no-shows, and takes what is archived out of the list', async () => {
    const { query, server } = await visit();
    const [row] = rowsAt(await query('{ bookings { id status } }'), 'bookings').filter(
      ({ status }) => status === 'booked',
    );
    const id = String(row?.['id']);
    await query(send('markNoShowBooking', `id: "${id}"`, 'success'));
    const key = studioFlow.view.ids.key('appointment', id);
    expect(server.practice.appointments.find((each) => each.key === key)).toMatchObject({ state: 'noShow' });
    await query(send('archiveBooking', `id: "${id}"`, 'success'));
    expect(rowsAt(await query('{ bookings { id } }'), 'bookings').some((each) => each['id'] === id)).toBe(false);
    expect(await query(send('markNoShowBooking', 'id: "1"', 'success'))).toEqual({
      markNoShowBooking: { success: false, errors: ['Booking not found'] },
    });
  });

  it('moves a class with everyone in it, and refuses what overlaps', async () => {
    const { query, server } = await visit();
    const made = await query(
      send(
        'createClassSession',
        'classTemplateId: "1" startTime: "2026-11-25T15:00:00Z" capacity: 3 room: "Room A"',
        'classSession { id seatsAvailable endTime instructor { id } }',
      ),
    );
    expect(made['createClassSession']).toMatchObject({
      classSession: { seatsAvailable: 3, endTime: null },
      errors: [],
    });
    const id = String(at(made, 'createClassSession.classSession.id'));
    await query(booking(id, 7));
    const change = (more: string): string =>
      send('updateClassSession', `id: "${id}" ${more}`, 'classSession { endTime }');
    await query(change('startTime: "2026-11-25T16:00:00Z" endTime: "2026-11-25T16:45:00Z"'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-25T16:00:00Z'),
      minutes: 45,
    });
    expect(await query(change('endTime: "2026-11-25T15:00:00Z"'))).toMatchObject({
      updateClassSession: { errors: ['End time must be after start time'] },
    });
    const twice = send(
      'createClassSession',
      'classTemplateId: "1" startTime: "2026-11-25T16:00:00Z"',
      'classSession { id }',
    );
    expect(at(await query(twice), 'createClassSession.errors')).toEqual([
      'Start time already has this class scheduled at the same time',
      'Instructor already has another session that overlaps this time',
    ]);
    await query(send('deleteClassSession', `id: "${id}"`, 'success'));
    expect(server.practice.appointments.at(-1)).toMatchObject({ isDeleted: true });
    const left = await query('{ classSessions(from: "2026-11-25T00:00:00Z") { id } }');
    expect(left['classSessions']).toEqual([]);
    const starred = await query(send('toggleFavoriteClassSession', 'classSessionId: "5001"', 'favorited'));
    expect(at(starred, 'toggleFavoriteClassSession.favorited')).toBe(false);
  });

  it('enters whoever asks as a client, invites others, and changes or deletes those it has', async () => {
    const { query, server } = await visit();
    const count = server.practice.clients.length;
    for (let time = 0; time < 2; time += 1)
      await query('mutation { createClient(input: {}) { client { id name } errors } }');
    expect(server.practice.clients).toHaveLength(count + 1);
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Robin', familyName: 'Castell' });
    expect(at(await query('{ myClient { user { roleName } } }'), 'myClient.user.roleName')).toBe('owner');
    const invited = await query(
      send('inviteClient', 'email: " Jo@Example.test " name: "Jo"', 'invitation { email status } signupUrl'),
    );
    expect(invited).toMatchObject({ inviteClient: { invitation: { email: 'jo@example.test', status: 'pending' } } });
    expect(server.practice.clients).toHaveLength(count + 1);
    const change = (key: number, more: string): string =>
      send('updateClient', `id: "${of('client', key)}" ${more}`, 'client { name email phone }');
    expect(await query(change(1, 'name: "Zoë van Dam" phone: "207 555 0190"'))).toMatchObject({
      updateClient: { client: { name: 'Zoë van Dam', phone: '207 555 0190', email: 'zoe.obrien@example.test' } },
    });
    expect(server.practice.clients[0]).toMatchObject({ givenName: 'Zoë', familyName: 'van Dam' });
    expect(server.practice.clients[0]?.phones).toHaveLength(3);
    expect(at(await query(change(1, 'name: " "')), 'updateClient.errors')).toEqual(["Name can't be blank"]);
    const note = await query(
      send('createClientNote', `clientId: "${of('client', 1)}" body: "Late"`, 'note { author { name } }'),
    );
    expect(at(note, 'createClientNote.note.author.name')).toBe('Robin Castell');
    const drop = (key: number): string => send('deleteClient', `id: "${of('client', key)}"`, 'success');
    expect(at(await query(drop(5)), 'deleteClient.errors')).toHaveLength(1);
    const free = server.practice.clients.find(
      ({ key, isDeleted }) => !isDeleted && server.practice.appointments.every(({ clientKey }) => clientKey !== key),
    );
    expect(at(await query(drop(free?.key ?? 0)), 'deleteClient.success')).toBe(true);
    expect(server.practice.clients.find(({ key }) => key === free?.key)?.isDeleted).toBe(true);
  });

  it('writes what is around the book', async () => {
    const { query } = await visit();
    const place = await query(send('createStudioLocation', 'name: "Annex" city: "Saco"', 'studioLocation { id }'));
    const id = String(at(place, 'createStudioLocation.studioLocation.id'));
    await query(send('updateStudioLocation', `id: "${id}" zip: "04072"`, 'studioLocation { id }'));
    const kind = await query(
      send(
        'createClassTemplate',
        `title: "Stretching" studioLocationId: "${id}" durationMinutes: 45`,
        'classTemplate { id capacity studioLocation { city zip } }',
      ),
    );
    expect(at(kind, 'createClassTemplate.classTemplate')).toMatchObject({
      capacity: 12,
      studioLocation: { city: 'Saco', zip: '04072' },
    });
    const enroll = send('enrollClientMembership', `clientId: "5" membershipPlanId: "1"`, 'clientMembership { status }');
    expect(at(await query(enroll), 'enrollClientMembership.errors')).toEqual([
      'Client already has an active membership for this plan',
    ]);
    const user = await query(send('updateUser', `id: "${of('provider', 1)}" active: false`, 'user { active name }'));
    expect(at(user, 'updateUser.user')).toEqual({ active: false, name: 'Amelia Okafor' });
    const bundle = (session: string): string =>
      send(
        'createBookingWithBundle',
        `clientId: "5" classSessionId: "${session}" bundlePurchaseId: "1"`,
        'booking { paid bundlePurchase { creditsRemaining } }',
      );
    expect(at(await query(bundle('5000')), 'createBookingWithBundle.errors')).toEqual([
      'This session is not available for bundles',
    ]);
    expect(await query(bundle('5001'))).toMatchObject({
      createBookingWithBundle: { booking: { paid: true, bundlePurchase: { creditsRemaining: 2 } } },
    });
    await query(send('toggleClientBlock', 'clientId: "5" blocked: true', 'blocked'));
    await query(send('markNotificationRead', 'id: "2"', 'notification { read }'));
    expect((await query('{ myUnreadNotificationCount }'))['myUnreadNotificationCount']).toBe(4);
  });

  it('says in errors why nothing was written', async () => {
    const { query, server } = await visit({ refuseWrites: 'Your plan is read-only' });
    const before = server.practice.appointments.length;
    expect(await query(booking('5000', 1))).toEqual({
      createBooking: { booking: null, errors: ['Your plan is read-only'] },
    });
    expect(server.practice.appointments).toHaveLength(before);
    const blocked = await query(booking('5021', 4));
    expect(at(blocked, 'createBooking.errors')).toEqual([
      'This client is blocked from booking with the instructor for this class',
    ]);
  });
});
