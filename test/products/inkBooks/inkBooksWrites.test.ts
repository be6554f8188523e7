import { describe, expect, it } from 'vitest';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { inkBooks } from './inkBooks.ts';

const { view } = inkBooks;
const visit = productVisits(inkBooks);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const shopIds = [1, 2, 3].map((key) => view.ids.of('place', key));
const problem = (reply: { body: { errors?: readonly unknown[] } }, field: string): unknown =>
  at(reply.body.errors?.[0], `extensions.errors.${field}`);

describe('InkBooks, written to', () => {
  it('books for a project, moves with the date again, and cancels instead of deleting', async () => {
    const { server, query, post } = await visit();
    const [client, artist] = [view.ids.of('client', 6), view.ids.of('provider', 3)];
    const project = await query(
      `mutation { createProject(title: "Koi", description: "Sleeve", artistId: "${artist}", clientId: "${client}", status: "open") { id client { lastName } artist { firstName } } }`,
    );
    expect(project['createProject']).toMatchObject({ client: { lastName: 'Abel' }, artist: { firstName: 'Priya' } });
    const book = (
      extra: string,
    ): string => `mutation { createAppointment(appointmentInput: { appointmentDate: "2026-11-19T18:00:00Z", durationMinutes: 30, projectId: "${String(at(project, 'createProject.id'))}",
      userId: "${artist}", shopId: "${shopIds[1] ?? ''}", title: "Koi", description: "Outline", appointmentType: "session", ${extra} }) { id durationMinutes appointmentStatus project { client { id } } shop { id } } }`;
    expect(problem(await post(book('appointmentStatus: "scheduled"')), 'createdAt')).toContain('expected string');
    const stamps = 'createdAt: "2026-11-17T15:00:00Z", updatedAt: "2026-11-17T15:00:00Z"';
    expect(problem(await post(book(`appointmentStatus: "confirmed", ${stamps}`)), 'appointmentStatus')).toContain(
      'Invalid option',
    );
    const made = await query(book(`appointmentStatus: "scheduled", ${stamps}`));
    // The length that is asked for is lost on the way.
    expect(made['createAppointment']).toMatchObject({
      durationMinutes: 180,
      project: { client: { id: client } },
      shop: { id: shopIds[1] },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      clientKey: 6,
      providerKey: 3,
      placeKey: 2,
      reason: 'Outline',
      state: 'planned',
      isBlock: false,
    });
    const id = String(at(made, 'createAppointment.id'));
    const change = (input: string): string =>
      `mutation { updateAppointment(appointmentInput: { id: "${id}", appointmentDate: "2026-11-20T18:00:00Z", ${input} }) { appointmentDate appointmentStatus durationMinutes } }`;
    const moved = await query(change('durationMinutes: 90'));
    expect(moved['updateAppointment']).toEqual({
      appointmentDate: '2026-11-20T18:00:00.000Z',
      appointmentStatus: 'scheduled',
      durationMinutes: 90,
    });
    expect((await post(change(`shopId: "${shopIds[0] ?? ''}"`))).body.errors?.[0]?.message).toContain(
      'shopId cannot be changed',
    );
    await query(change('appointmentStatus: "cancelled"'));
    expect(last()).toMatchObject({ state: 'cancelled', minutes: 90 });
    const done = await query(change('appointmentStatus: "completed"'));
    expect(at(done, 'updateAppointment.appointmentDate')).toBe('2026-11-17T15:10:00.000Z');
    const remove = `mutation { deleteAppointment(appointmentId: "${id}") }`;
    expect(problem(await post(remove), 'appointmentId')).toContain('it is marked completed');
    await query(change('appointmentStatus: "scheduled"'));
    expect(await query(remove)).toEqual({ deleteAppointment: 'Appointment deleted successfully' });
    expect(problem(await post(remove), 'appointmentId')).toBe('Appointment not found');
    const free = server.practice.appointments.find((row) => row.reason === 'Whoever is free');
    const nobodys = change('title: "Mine"').replace(id, view.ids.of('appointment', free?.key ?? 0));
    expect((await post(nobodys)).body.errors?.[0]?.message).toBe('Action not allowed');
    const loose = await query(
      `mutation { createAppointment(appointmentInput: { appointmentDate: "2026-11-19T18:00:00Z", isPersonal: true, appointmentType: "other", appointmentStatus: "scheduled", ${stamps} }) { isPersonal project { id } user { firstName } } }`,
    );
    const alone = await query(book(`appointmentStatus: "scheduled", ${stamps}`).replace(/shopId: "\w+",/, ''));
    expect(at(alone, 'createAppointment.shop')).toBeNull();
    const joined = change(`shopId: "${shopIds[1] ?? ''}"`).replace(id, String(at(alone, 'createAppointment.id')));
    await query(joined);
    const calendar = await query(
      `{ getAppointmentsByShop(shopId: "${shopIds[1] ?? ''}", filter: { from: "2026-11-20T18:00:00Z" }) { items { id } } }`,
    );
    expect(column(rowsAt(calendar, 'getAppointmentsByShop.items'), 'id')).toContain(at(alone, 'createAppointment.id'));
    expect(loose['createAppointment']).toEqual({ isPersonal: true, project: null, user: { firstName: 'Amelia' } });
  });

  it('answers requests, and runs the timer of a session', async () => {
    const { server, query, post } = await visit();
    const artist = view.ids.of('provider', 1);
    const open = await query(
      `{ getBookingRequests(artistId: "${artist}") { items { id status client { id firstName lastName } } } getPendingBookingRequestCount }`,
    );
    expect(at(open, 'getPendingBookingRequestCount')).toBe(rowsAt(open, 'getBookingRequests.items').length);
    const [asked] = rowsAt(open, 'getBookingRequests.items');
    const convert = (
      outcome: string,
      more = '',
    ): string => `mutation { convertBookingRequest(bookingRequestId: "${String(asked?.['id'])}", outcome: "${outcome}", ${more}
      appointmentInput: { appointmentDate: "2026-11-23T15:00:00Z", appointmentStatus: "scheduled" }) { status resultingAppointment { id title durationMinutes appointmentType project { title } shop { id } } } }`;
    const consult = await query(convert('consult_booked'));
    const result = at(consult, 'convertBookingRequest.resultingAppointment');
    expect(result).toMatchObject({
      durationMinutes: 45,
      appointmentType: 'consult',
      project: null,
      shop: { id: shopIds[0] },
    });
    expect(at(result, 'title')).toBe(named(at(asked, 'client') as Row, 'firstName', 'lastName'));
    expect(problem(await post(convert('declined')), 'outcome')).toContain('Cannot convert a "consult_booked"');
    expect(problem(await post(convert('session_booked')), 'projectTitle')).toContain('required');
    const session = await query(convert('session_booked', 'projectTitle: "Swallow",'));
    expect(at(session, 'convertBookingRequest.resultingAppointment.project.title')).toBe('Swallow');
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 180, providerKey: 1, state: 'planned' });
    const ended = server.practice.appointments.find(({ key }) => view.ids.of('appointment', key) === at(result, 'id'));
    expect(ended).toMatchObject({ state: 'completed', start: Date.parse('2026-11-17T15:10:00Z') });
    const id = `appointmentId: "${String(at(result, 'id'))}"`;
    const timed = await query(
      `mutation { startSessionTimer(${id}) { timerStatus timerStartedAt } stopSessionTimer(${id}) { timerStatus timerStartedAt accumulatedSeconds } resetSessionTimer(${id}) { accumulatedSeconds } }`,
    );
    expect(timed).toMatchObject({
      startSessionTimer: { timerStatus: 'running' },
      stopSessionTimer: { timerStatus: 'stopped', timerStartedAt: null },
    });
  });

  it('enters and archives clients, refuses, and shows its schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const enter = (input: string): string =>
      `mutation { createClientAccount(input: { ${input} }) { client { id firstName lastName phone email city status } isNewAccount } }`;
    const made = await query(
      enter('firstName: "Jo", lastName: "Park", email: "Jo@Example.test", phone: "207 555 0199", city: "Saco"'),
    );
    expect(made['createClientAccount']).toMatchObject({
      isNewAccount: true,
      client: { firstName: 'Jo', email: 'jo@example.test', phone: '207 555 0199', city: 'Saco', status: null },
    });
    const again = await query(enter('firstName: "Joanna", lastName: "Park", email: "jo@example.test"'));
    expect(again['createClientAccount']).toMatchObject({ isNewAccount: false, client: { firstName: 'Jo' } });
    expect(server.practice.clients).toHaveLength(121);
    expect(problem(await post(enter('firstName: "", lastName: "Park", email: "x@example.test"')), 'email')).toContain(
      'required',
    );
    const id = String(at(made, 'createClientAccount.client.id'));
    const update = (input: string): string =>
      `mutation { updateClient(client: { id: "${id}", ${input} }) { lastName phone status } }`;
    expect((await query(update('lastName: "Parker", phone: "207 555 0188"')))['updateClient']).toMatchObject({
      lastName: 'Parker',
      phone: '207 555 0188',
    });
    expect(problem(await post(update('status: 4')), 'status')).toContain('Use archiveClient');
    const notes = await query(
      `mutation { updateClientNotes(clientId: "${id}", notes: [{ id: "n1", author: "Robin", note: "Needs breaks" }]) { notes { author note } } archiveClient(clientId: "${id}") { status } }`,
    );
    expect(notes).toMatchObject({
      updateClientNotes: { notes: [{ note: 'Needs breaks' }] },
      archiveClient: { status: 4 },
    });
    expect(view.clients(server.practice)).toHaveLength(view.clients((await visit()).server.practice).length);
    await query(
      `mutation { unarchiveClient(clientId: "${id}") { status } redactClient(clientId: "${id}") { userRedacted projectsAffected } markNotificationsRead }`,
    );
    const shown = await query(
      `{ getClient(clientId: "${id}") { firstName email } getInbox { unreadCount } getEventLogs { items { entityType summary } } }`,
    );
    expect(shown).toMatchObject({ getClient: { firstName: 'Redacted' }, getInbox: { unreadCount: 0 } });
    expect(rowsAt(shown, 'getEventLogs.items')).toEqual([{ entityType: 'Client', summary: 'Created client Jo Park' }]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(50);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAppointmentsByShop');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const twice =
      await post(`mutation { createClient(firstName: "Jo", lastName: "Park", email: "zoe2@example.test", phone: "", address: "", city: "", state: "", zip: "",
      instagram: "", facebook: "", avatar: "", userId: "64e000000000000000000001") { id } }`);
    expect(twice.body.errors?.[0]?.message).toContain('E11000 duplicate key error');
    const closed = await visit({ refuseWrites: 'Closed' });
    expect(
      (await closed.post(enter('firstName: "Jo", lastName: "Park", email: "jo@example.test"'))).body.errors?.[0]
        ?.message,
    ).toBe('Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
