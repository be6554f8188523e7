import { describe, expect, it } from 'vitest';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { endear } from './endear.ts';
import { eventFields } from './fields.ts';

const visit = productVisits(endear);
const { of } = endear.view.ids;
const create = (args: string): string =>
  `mutation { createAppointmentEvent(${args}) { appointment_event { ${eventFields} calendar_event { id } } } }`;
const times = 'startDateTime: "2026-11-19T17:00:00Z", endDateTime: "2026-11-19T10:30:00-07:00"';

describe('Writing to Endear', () => {
  it('books by a type or by a page, reschedules and cancels', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const codeOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.extensions?.code;
    const typed = `appointmentTypeId: "${of('visitType', 1)}", assignedTeamId: "${of('place', 2)}"
      assignedUserId: "${of('provider', 3)}"`;
    const booker = `booker: { customerId: "${of('client', 2)}" }`;
    const made = await query(create(`${typed} ${booker} ${times} description: "Coughs"`));
    const event = at(made, 'createAppointmentEvent.appointment_event');
    expect(event).toMatchObject({
      event_starts_at: '2026-11-19T17:00:00Z',
      event_ends_at: '2026-11-19T17:30:00Z',
      event_starts_time_zone: 'America/Denver',
      event_status: 'CONFIRMED',
      description: 'Coughs',
      rescheduled_count: 0,
      customer: { id: of('client', 2) },
      assigned_user: { id: of('provider', 3) },
    });
    const isTaken = `preventBookingIfRangeIsUnavailable: true`;
    expect(await codeOf(create(`${typed} ${booker} ${times} ${isTaken}`))).toBe('BAD_USER_INPUT');
    expect(await codeOf(create(`${booker} ${times}`))).toBe('BAD_USER_INPUT');
    expect(await codeOf(create(`${typed} booker: {} ${times}`))).toBe('BAD_USER_INPUT');
    expect(await codeOf(create(`${typed} booker: { customerId: "x" } ${times}`))).toBe('NOT_FOUND');
    const pages = await query(`{ listAppointmentBookingPages(appointmentTypeId: "${of('visitType', 4)}"
      userId: "${of('provider', 2)}") { edges { node { id calendars { id team { id } } } } } }`);
    const [page = {}] = nodesAt(pages, 'listAppointmentBookingPages');
    const calendar = rowsAt(page, 'calendars').find((row) => at(row, 'team.id') === of('place', 3));
    const paged = await query(
      create(`appointmentBookingPageId: "${String(page['id'])}", appointmentCalendarId: "${String(calendar?.['id'])}"
      booker: { email: "new@example.test", firstName: "Nia", lastName: "Stone", phoneNumber: "+12075550190" } ${times}`),
    );
    expect(at(paged, 'createAppointmentEvent.appointment_event')).toMatchObject({
      appointment_type: { label: 'Surgery' },
      assigned_team: { id: of('place', 3) },
      assigned_user: { id: of('provider', 2) },
      booker_name: 'Nia Stone',
    });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Stone', emails: ['new@example.test'] });
    const reschedule = (target: string, rest = ''): string => `mutation { rescheduleAppointmentEvent(${target}
      targetStartDateTime: "2026-11-20T18:00:00Z", targetEndDateTime: "2026-11-20T18:45:00Z" ${rest}) {
      appointment_event { ${eventFields} timeline_events { event_name actor_user { id } changes {
        before { event_starts_at } after { event_starts_at } } } } } }`;
    const id = String(at(event, 'id'));
    const moved = await query(
      reschedule(
        `calendarEventId: "${String(at(event, 'calendar_event.id'))}"`,
        `actor: { userId: "${of('provider', 5)}" }`,
      ),
    );
    expect(at(moved, 'rescheduleAppointmentEvent.appointment_event')).toMatchObject({
      id,
      event_duration_minutes: 45,
      rescheduled_count: 1,
      assigned_user: { id: of('provider', 3) },
      timeline_events: [
        {
          event_name: 'APPOINTMENT_EVENT_RESCHEDULED',
          actor_user: { id: of('provider', 5) },
          changes: {
            before: { event_starts_at: '2026-11-19T17:00:00Z' },
            after: { event_starts_at: '2026-11-20T18:00:00Z' },
          },
        },
        { event_name: 'APPOINTMENT_EVENT_CREATED' },
      ],
    });
    expect(await codeOf(reschedule(''))).toBe('BAD_USER_INPUT');
    expect(await codeOf(reschedule('id: "x"'))).toBe('NOT_FOUND');
    const cancel = `mutation { cancelAppointmentEvent(id: "${id}", note: "Is well again") {
      appointment_event { event_status timeline_events { note } } } }`;
    expect(at(await query(cancel), 'cancelAppointmentEvent.appointment_event')).toMatchObject({
      event_status: 'CANCELLED',
      timeline_events: [{ note: 'Is well again' }, {}, {}],
    });
    expect(await codeOf(cancel)).toBe('BAD_USER_INPUT');
    expect(await codeOf(reschedule(`id: "${id}"`))).toBe('BAD_USER_INPUT');
    const row = practice.appointments.find(({ key }) => of('appointment', key) === id);
    expect(row).toMatchObject({ state: 'cancelled', isDeleted: false, placeKey: 2, minutes: 45 });
  });

  it('enters, assigns, archives and imports customers', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { createCustomerField(key: "shoe", label: "Shoe size", type: NUMBER
      allowMultiple: false, isUserEditable: true) { customer_field { id key } }
      createCustomer(assignedTo: ["${of('provider', 5)}"], attributes: [{ key: "first_name", values: ["Jo"] }
      { key: "last_name", values: ["Park"] }, { key: "phone_number", values: ["207 555 0199"] }
      { key: "email_address", values: ["jo@example.test"] }, { key: "shoe", values: ["39"] }, { key: "tags", values: ["VIP"] }]) {
      customer { id full_name phone_numbers email_addresses tags assigned_users { id } custom_fields { values } } } }`);
    const customer = at(made, 'createCustomer.customer');
    expect(customer).toMatchObject({
      full_name: 'Jo Park',
      phone_numbers: ['+12075550199'],
      email_addresses: ['jo@example.test'],
      tags: ['VIP'],
      assigned_users: [{ id: of('provider', 5) }],
      custom_fields: [{ values: ['39'] }],
    });
    const id = String(at(customer, 'id'));
    const first = await query('{ searchCustomers(first: 1) { edges { node { id } } } }');
    expect(nodesAt(first, 'searchCustomers')).toEqual([{ id }]);
    const changed = await query(`mutation { updateCustomer(id: "${id}", archived: true) { customer { is_archived } }
      unassignUsersFromCustomer(id: "${id}", assigneeIds: ["${of('provider', 5)}"]) { customer { assigned_users { id } } }
      bulkUpsertExternalCustomers(customers: [{ id: "pos-1", first_name: "Ada", last_name: "Lund", email_address: "ada@example.test" }
      { id: "pos-1", phone_number: "+12075550188" }, { id: "cust_6", deleted_at: "2026-11-17T00:00:00Z" }]) { status } }`);
    expect(changed).toMatchObject({
      updateCustomer: { customer: { is_archived: true } },
      unassignUsersFromCustomer: { customer: { assigned_users: [] } },
      bulkUpsertExternalCustomers: { status: 'SUCCESS' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Ada',
      familyName: 'Lund',
      phones: [{ value: '+12075550188' }],
    });
    expect(server.practice.clients.find(({ key }) => key === 6)?.isDeleted).toBe(true);
    const { body } = await post(
      'mutation { createCustomer(attributes: [{ key: "hat", values: ["7"] }]) { customer { id } } }',
    );
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('keeps notes and tasks, and refuses all of it with a word', async () => {
    const { query } = await visit();
    const user = of('provider', 1);
    const made = await query(`mutation { createNote(customerId: "${of('client', 1)}", creatorId: "${user}"
      description: "Likes the window", tags: ["seat"]) { note { id tags customer { full_name } } }
      createTask(type: TODO, title: "Call back", timeZone: "America/New_York", dueDate: "2026-11-18T15:00:00Z"
      idempotencyKey: "a", associations: [{ customerId: "${of('client', 1)}" }]) { task { id status customers { id } } }
      again: createTask(type: TODO, title: "Call back", timeZone: "UTC", dueDate: "2026-11-18T15:00:00Z"
      idempotencyKey: "a") { task { id } } }`);
    const [note, task] = [String(at(made, 'createNote.note.id')), String(at(made, 'createTask.task.id'))];
    expect(at(made, 'again.task.id')).toBe(task);
    const commented =
      await query(`mutation { createNoteComment(noteId: "${note}", comment: "Yes") { note_comment { id } }
      updateNote(id: "${note}", title: "Seat") { note { title description comments { comment } } }
      assignUsersToTask(id: "${task}", assignerId: "${user}", assigneeIds: ["${user}"]) { task { assigned_users { id } } }
      updateTask(id: "${task}", status: COMPLETED) { task { status completed_at } } }`);
    expect(commented).toMatchObject({
      updateNote: { note: { title: 'Seat', description: 'Likes the window', comments: [{ comment: 'Yes' }] } },
      assignUsersToTask: { task: { assigned_users: [{ id: user }] } },
      updateTask: { task: { status: 'COMPLETED', completed_at: '2026-11-17T15:10:00Z' } },
    });
    const closed = await visit({ refuseWrites: 'This API key is read-only' });
    for (const text of [
      `updateCustomer(id: "${of('client', 1)}", archived: true) { customer { id } }`,
      `cancelAppointmentEvent(id: "${of('appointment', 1)}") { appointment_event { id } }`,
      'createNote(title: "x") { note { id } }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await closed.post(`mutation { ${text} }`);
      expect(body.errors?.[0]).toMatchObject({
        message: 'This API key is read-only',
        extensions: { code: 'FORBIDDEN' },
      });
    }
  });
});
