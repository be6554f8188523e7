import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { customerFields, eventFields } from './fields.ts';
import { vetigen } from './vetigen.ts';

const visit = productVisits(vetigen);
const { of } = vetigen.view.ids;

const envelope = 'success message error { code severity details { field } }';
const create = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { ${envelope}
  data { ${eventFields} } } }`;
const update = `mutation($fp: ID!, $input: UpdateCalendarEventInput!) { updateCalendarEvent(fp: $fp, input: $input) {
  ${envelope} data { ${eventFields} } } }`;
const cancel = `mutation($fp: ID!) { cancelCalendarEvent(fp: $fp, reason: "Is well again") { ${envelope}
  data { status cancellation_reason } } }`;

const input = {
  clinic_fp: of('place', 2),
  type: 'EMERGENCY',
  start_at: '2026-11-19T18:00:00Z',
  end_at: '2026-11-19T18:40:00Z',
  patient_fp: of('patient', 3),
  assigned_user_fp: of('provider', 3),
  notes: 'Coughs',
};

describe('Writing to Vetigen', () => {
  it('books, changes and cancels events', async () => {
    const { query, server } = await visit();
    const owner = of('client', server.practice.patients[2]?.clientKey ?? 0);
    const made = await query(create, { input });
    expect(made['createCalendarEvent']).toMatchObject({
      success: true,
      message: 'OK',
      error: null,
      data: {
        type: 'EMERGENCY',
        status: 'SCHEDULED',
        start_at: '2026-11-19T18:00:00.000Z',
        end_at: '2026-11-19T18:40:00.000Z',
        notes: 'Coughs',
        patient: { owner: { fp: owner } },
        assigned_user: { fp: of('provider', 3) },
        clinic: { fp: of('place', 2) },
      },
    });
    const fp = at(made, 'createCalendarEvent.data.fp');
    const listed = await query(
      '{ calendarEvents(start_date: "2026-11-19", end_date: "2026-11-20", type: EMERGENCY) { items { fp } } }',
    );
    expect(rowsAt(listed, 'calendarEvents.items')).toEqual([{ fp }]);
    const moved = await query(update, {
      fp,
      input: {
        start_at: '2026-11-20T09:30:00-07:00',
        end_at: '2026-11-20T10:00:00-07:00',
        assigned_user_fp: null,
        status: 'CHECKED_IN',
        title: 'Cough, worse',
      },
    });
    expect(at(moved, 'updateCalendarEvent.data')).toMatchObject({
      title: 'Cough, worse',
      type: 'EMERGENCY',
      status: 'CHECKED_IN',
      start_at: '2026-11-20T16:30:00.000Z',
      end_at: '2026-11-20T17:00:00.000Z',
      assigned_user: null,
      notes: 'Coughs',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, state: 'arrived', placeKey: 2 });
    const back = await query(update, { fp, input: { status: 'SCHEDULED' } });
    expect(at(back, 'updateCalendarEvent.error.code')).toBe('CALENDAR.INVALID_TRANSITION');
    const backwards = await query(update, { fp, input: { start_at: '2026-11-21T09:30:00-07:00' } });
    expect(at(backwards, 'updateCalendarEvent.error')).toMatchObject({
      code: 'VALIDATION.FAILED',
      details: [{ field: 'end_at' }],
    });
    expect(at(await query(cancel, { fp }), 'cancelCalendarEvent.data')).toEqual({
      status: 'CANCELLED',
      cancellation_reason: 'Is well again',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Is well again' });
    const closed = server.practice.appointments.find(({ state }) => state === 'completed')?.key ?? 0;
    const late = await query(cancel, { fp: of('appointment', closed) });
    expect(at(late, 'cancelCalendarEvent.error.code')).toBe('CALENDAR.INVALID_TRANSITION');
  });

  it('says what is wrong in the envelope, and leaves everything as it was', async () => {
    const { query, server } = await visit();
    const before = structuredClone(server.practice);
    const codes = async (change: object): Promise<unknown> =>
      at(await query(create, { input: { ...input, ...change } }), 'createCalendarEvent.error.code');
    expect(await codes({ clinic_fp: 'clinic_01J' })).toBe('CLINIC.NOT_FOUND');
    expect(await codes({ patient_fp: of('client', 3) })).toBe('PATIENT.NOT_FOUND');
    expect(await codes({ assigned_user_fp: of('provider', 99) })).toBe('USER.NOT_FOUND');
    expect(await codes({ start_at: 'at noon' })).toBe('VALIDATION.FAILED');
    expect(await codes({ end_at: input.start_at })).toBe('VALIDATION.FAILED');
    const missing = await query(update, { fp: of('appointment', 1999), input: {} });
    expect(missing['updateCalendarEvent']).toMatchObject({
      success: false,
      error: { code: 'CALENDAR_EVENT.NOT_FOUND', severity: 'error', details: [] },
      data: null,
    });
    expect(server.practice).toEqual(before);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.query(create, { input }))['createCalendarEvent']).toMatchObject({
      success: false,
      message: 'Closed for the day',
      error: { code: 'AUTH.FORBIDDEN' },
      data: null,
    });
    expect(closed.server.practice).toEqual(before);
  });

  it('keeps customers and patients', async () => {
    const { query, server } = await visit();
    const register = `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { ${envelope}
      data { ${customerFields} } } }`;
    const person = { clinic_fp: of('place', 3), name: 'Jo Park', phone: '207 555 0199', email: 'jo@example.test' };
    const made = await query(register, { input: person });
    expect(at(made, 'createCustomer.data')).toMatchObject({
      name: 'Jo Park',
      phone: '207 555 0199',
      email: 'jo@example.test',
      status: 'ACTIVE',
      address: null,
      clinic: { fp: of('place', 3) },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    const bad = await query(register, { input: { ...person, email: 'nowhere' } });
    expect(at(bad, 'createCustomer.error.details')).toEqual([{ field: 'email' }]);
    const fp = at(made, 'createCustomer.data.fp');
    const changed = await query(
      `mutation($fp: ID!, $input: UpdateCustomerInput!) { updateCustomer(fp: $fp, input: $input) { data { ${customerFields} } } }`,
      { fp, input: { phone: null, status: 'INACTIVE', address: { line1: '1 Mill Road' }, notes: 'Call first' } },
    );
    expect(at(changed, 'updateCustomer.data')).toMatchObject({
      name: 'Jo Park',
      phone: null,
      email: 'jo@example.test',
      status: 'INACTIVE',
      address: { line1: '1 Mill Road', city: null },
      notes: 'Call first',
    });
    const first = await query('{ customers(page_size: 1) { items { fp } } }');
    expect(at(first, 'customers.items.0.fp')).toBe(fp);
    const pet = await query(
      `mutation($fp: ID!) { createPatient(input: { customer_fp: $fp, name: "Kit", species: "feline", sex: "female", weight_kg: 4.2 }) {
        success data { fp name species sex weight_kg status owner { fp } } } }`,
      { fp },
    );
    expect(at(pet, 'createPatient.data')).toMatchObject({
      name: 'Kit',
      species: 'Feline',
      sex: 'female',
      weight_kg: 4.2,
      status: 'ACTIVE',
      owner: { fp },
    });
    const gone = await query(
      `mutation($fp: ID!) { updatePatient(fp: $fp, input: { status: DECEASED, breed: "Maine Coon" }) { data { status breed } } }`,
      { fp: at(pet, 'createPatient.data.fp') },
    );
    expect(at(gone, 'updatePatient.data')).toEqual({ status: 'DECEASED', breed: 'Maine Coon' });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Kit', isDeceased: true, isActive: false });
  });

  it('settles requests, signs records, and keeps stock, money, messages, chores and webhooks', async () => {
    const { query, server } = await visit();
    const open = await query(`{ bookingRequests(status: PENDING) { items { fp } }
      inventory(category: MEDICATION) { items { fp quantity_on_hand } }
      invoices(status: OPEN, page_size: 1) { items { fp customer_fp total_cents } }
      conversations(page_size: 1) { items { fp customer { fp } messages { body } } } todos(is_done: false) { fp } }`);
    const [one, two] = rowsAt(open, 'bookingRequests.items');
    const count = server.practice.appointments.length;
    const settled = await query(
      `mutation($one: ID!, $two: ID!) {
        approveBookingRequest(fp: $one) { data { status calendar_event { status type } } }
        rejectBookingRequest(fp: $two) { data { status calendar_event { fp } } }
        again: rejectBookingRequest(fp: $one) { success error { code } } }`,
      { one: one?.['fp'], two: two?.['fp'] },
    );
    expect(settled).toEqual({
      approveBookingRequest: {
        data: { status: 'APPROVED', calendar_event: { status: 'SCHEDULED', type: 'APPOINTMENT' } },
      },
      rejectBookingRequest: { data: { status: 'REJECTED', calendar_event: null } },
      again: { success: false, error: { code: 'BOOKING_REQUEST.ALREADY_SETTLED' } },
    });
    expect(server.practice.appointments).toHaveLength(count + 1);
    const current = server.practice.appointments.find(({ state }) => state === 'inProgress');
    const soap = await query(
      `{ calendarEvent(fp: "${of('appointment', current?.key ?? 0)}") { soap_record { fp status } } }`,
    );
    const sign = 'mutation($fp: ID!) { signSoapRecord(fp: $fp) { success data { status signed_at } error { code } } }';
    const signed = { fp: at(soap, 'calendarEvent.soap_record.fp') };
    expect(at(await query(sign, signed), 'signSoapRecord.data.status')).toBe('SIGNED');
    expect(at(await query(sign, signed), 'signSoapRecord.error.code')).toBe('SOAP.IMMUTABLE');
    const done = await query(
      `mutation($item: ID!, $payment: RecordPaymentInput!, $message: SendMessageInput!, $todo: ID!) {
        adjustInventory(fp: $item, delta: 5) { data { quantity_on_hand } }
        recordPayment(input: $payment) { success data { amount_cents invoice_fp } }
        sendMessage(input: $message) { success data { body direction } }
        completeTodo(fp: $todo) { data { is_done } }
        createTodo(input: { title: "Clean the scale", due_on: "2026-11-20" }) { data { title due_on is_done } }
        createWebhook(input: { url: "https://example.test/hook", events: ["appointment.created"], secret: "s" }) { data { fp events } }
      }`,
      {
        item: at(open, 'inventory.items.0.fp'),
        payment: {
          customer_fp: at(open, 'invoices.items.0.customer_fp'),
          invoice_fp: at(open, 'invoices.items.0.fp'),
          amount_cents: at(open, 'invoices.items.0.total_cents'),
          method: 'CASH',
        },
        message: {
          customer_fp: at(open, 'conversations.items.0.customer.fp'),
          conversation_fp: at(open, 'conversations.items.0.fp'),
          body: 'See you then.',
        },
        todo: at(open, 'todos.0.fp'),
      },
    );
    expect(done).toMatchObject({
      adjustInventory: { data: { quantity_on_hand: Number(at(open, 'inventory.items.0.quantity_on_hand')) + 5 } },
      recordPayment: { success: true, data: { invoice_fp: at(open, 'invoices.items.0.fp') } },
      sendMessage: { success: true, data: { body: 'See you then.', direction: 'OUTBOUND' } },
      completeTodo: { data: { is_done: true } },
      createTodo: { data: { title: 'Clean the scale', due_on: '2026-11-20', is_done: false } },
    });
    const after = await query(
      `{ invoice(fp: "${String(at(open, 'invoices.items.0.fp'))}") { status } webhooks { fp } }`,
    );
    expect(at(after, 'invoice.status')).toBe('PAID');
    const removed = await query(
      'mutation($fp: ID!) { deleteWebhook(fp: $fp) { success } again: deleteWebhook(fp: $fp) { error { code } } }',
      { fp: at(after, 'webhooks.0.fp') },
    );
    expect(removed).toEqual({
      deleteWebhook: { success: true },
      again: { error: { code: 'WEBHOOK.NOT_FOUND' } },
    });
  });
});
