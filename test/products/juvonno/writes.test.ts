import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { juvonno } from './juvonno.ts';

const visit = productVisits(juvonno);
const { ids } = juvonno.view;
const number = (kind: 'client' | 'provider' | 'visitType' | 'appointment', key: number): number =>
  Number(ids.of(kind, key));
const shown = `appointment { id date start_time duration status notes cancellation_reason branch { id } customer { id }
  attendants { num } schedule_type { name } services { code } }`;
const book = `mutation($input: AppointmentRequest_Input) { post_appointments(input: $input) { ${shown} } }`;
const change = `mutation($id: Int!, $input: AppointmentUpdateRequest_Input) {
  put_appointments_by_appointmentId(appointmentId: $id, input: $input) { ${shown} } }`;
const cancel = `mutation($id: Int!, $input: AppointmentCancelRequest_Input) {
  put_appointments_by_appointmentId_cancel(appointmentId: $id, input: $input) { ${shown} } }`;
const person = `customer { id num { chart } first_name last_name date_of_birth gender status email phone mobile work_phone
  branch { code } notes groups { name } custom_fields { custom_field_id value } preferred_language }`;
const register = `mutation($input: CustomerRequest_Input) { post_customers(input: $input) { ${person} } }`;
const amend = `mutation($id: Int!, $input: CustomerUpdateRequest_Input) {
  put_customers_by_customerId(customerId: $id, input: $input) { ${person} } }`;
const input = {
  branch_name: 'summit pet clinic',
  customer_num: 'C00001',
  schedule_type_id: number('visitType', 2),
  date: '2026-11-30',
  start_time: '10:15',
  attendants: [{ staff_num: '103' }],
  notes: 'Second treatment',
};
const newcomer = { first_name: 'Jo', last_name: 'Park', date_of_birth: '1990-07-15', gender: 'female' };

describe('Writing to Juvonno', () => {
  it('books by ids or other words, moves, marks, cancels and deletes', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(book, { input });
    expect(at(made, 'post_appointments.appointment')).toMatchObject({
      date: '2026-11-30',
      start_time: '10:15',
      duration: 20,
      status: 'booked',
      branch: { id: 2 },
      customer: { id: number('client', 1) },
      attendants: [{ num: '103' }],
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-30T17:15:00Z'),
      clientKey: 1,
      patientKey: null,
      reason: 'Second treatment',
    });
    const id = at(made, 'post_appointments.appointment.id');
    const services = await query('{ services { list { id code } } }');
    const [service] = rowsAt(services, 'services.list');
    const moved = await query(change, {
      id,
      input: { branch_code: 'HARSTR', duration: 45, status: 'confirmed', service_id: service?.['id'] },
    });
    expect(at(moved, 'put_appointments_by_appointmentId.appointment')).toMatchObject({
      start_time: '10:15',
      duration: 45,
      status: 'confirmed',
      branch: { id: 1 },
      notes: 'Second treatment',
      services: [{ code: service?.['code'] }],
    });
    expect(practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-30T15:15:00Z'));
    await query(change, { id, input: { start_time: '11:00', attendants: [], notes: null } });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-30T16:00:00Z'),
      providerKey: null,
      reason: null,
      state: 'confirmed',
    });
    const off = await query(cancel, { id, input: { cancellation_reason: 'Ill' } });
    expect(at(off, 'put_appointments_by_appointmentId_cancel.appointment')).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'Ill',
    });
    const gone = await query(
      `mutation { delete_appointments_by_appointmentId(appointmentId: ${String(id)}) { message } }`,
    );
    expect(at(gone, 'delete_appointments_by_appointmentId.message')).toBe('Appointment has been deleted.');
    expect(practice.appointments.at(-1)).toMatchObject({ isDeleted: true, state: 'cancelled' });
  });

  it('enters customers and changes what is given of them', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const contact = { email: 'jo@example.test', mobile: '+1 207 555 0199', phone: '207 555 0198', branch_id: 3 };
    const made = await query(register, {
      input: { ...newcomer, ...contact, chart_num: 'X-1', notes: 'Left knee', preferred_language: 'french' },
    });
    expect(at(made, 'post_customers.customer')).toMatchObject({
      ...newcomer,
      num: { chart: 'X-1' },
      status: 'active',
      mobile: '+1 207 555 0199',
      work_phone: null,
      preferred_language: 'french',
    });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 3, note: 'Left knee' });
    const id = at(made, 'post_customers.customer.id');
    const changed = await query(amend, {
      id,
      input: {
        mobile: null,
        work_phone: '207 555 0197',
        status: 'discharged',
        group_ids: [3],
        custom_fields: [{ custom_field_id: 12, value: 'Sam' }],
      },
    });
    expect(at(changed, 'put_customers_by_customerId.customer')).toMatchObject({
      first_name: 'Jo',
      mobile: null,
      phone: '207 555 0198',
      work_phone: '207 555 0197',
      status: 'discharged',
      groups: [{ name: 'VIP' }],
      custom_fields: [
        { custom_field_id: 11, value: null },
        { custom_field_id: 12, value: 'Sam' },
        { custom_field_id: 13, value: null },
      ],
    });
    expect(practice.clients.at(-1)).toMatchObject({ isActive: false, tags: ['VIP'], emails: ['jo@example.test'] });
    const chart = await query(`mutation { put_customers_chart_by_number(number: "X-1", input: { last_name: "Parks" }) {
      customer { last_name custom_fields { value } } }
      post_customers_by_customerId_documents_upload_token(customerId: ${String(id)}) { upload_token } }`);
    expect(at(chart, 'put_customers_chart_by_number.customer.last_name')).toBe('Parks');
    await query(`mutation { delete_customers_by_customerId(customerId: ${String(id)}) { message } }`);
    expect(practice.clients.at(-1)).toMatchObject({ isDeleted: true });
    expect((await post(`{ customers_chart_by_number(number: "X-1") { customer { id } } }`)).body.errors).toHaveLength(
      1,
    );
  });

  it('keeps complaints and takes payments', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation { post_complaints(input: { customer_id: ${String(number('client', 5))}
      name: "Sore shoulder", laterality: "left" }) { complaint { id onset_date status priority } } }`);
    expect(at(made, 'post_complaints.complaint')).toMatchObject({ onset_date: '2026-11-17', status: 'active' });
    const complaint = Number(at(made, 'post_complaints.complaint.id'));
    const solved = await query(`mutation { put_complaints_by_complaintId(complaintId: ${String(complaint)}
      input: { status: resolved }) { complaint { name status laterality } } }`);
    expect(at(solved, 'put_complaints_by_complaintId.complaint')).toEqual({
      name: 'Sore shoulder',
      status: 'resolved',
      laterality: 'left',
    });
    const booked = await query(book, { input: { ...input, complaint_id: complaint } });
    const id = String(at(booked, 'post_appointments.appointment.id'));
    const linked = await query(`{ appointments_by_appointmentId_complaints(appointmentId: ${id}) { list { name } } }`);
    expect(rowsAt(linked, 'appointments_by_appointmentId_complaints.list')).toEqual([{ name: 'Sore shoulder' }]);
    const open = await query('{ invoices_list(status: open, count: 1) { list { id balance } } }');
    const [invoice] = rowsAt(open, 'invoices_list.list');
    const pay = `mutation($input: PaymentRequest_Input) { post_payments(input: $input) { payment { amount method date } } }`;
    const money = { invoice_id: invoice?.['id'], amount: invoice?.['balance'], method: 'cheque' };
    const paid = await query(pay, { input: money });
    expect(at(paid, 'post_payments.payment')).toEqual({ amount: money.amount, method: 'cheque', date: '2026-11-17' });
    expect((await post(pay, { input: money })).body).toMatchObject({
      errors: [{ extensions: { responseBody: { code: 400 } } }],
    });
  });

  it('passes on what the API refuses', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const refused = async (text: string, variables: object, code: number, words: RegExp): Promise<void> => {
      const { status, body } = await post(text, variables);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        errors: [{ extensions: { responseBody: { code, message: expect.stringMatching(words) as unknown } } }],
      });
    };
    const id = number('appointment', 1);
    await refused(book, {}, 400, /body/);
    await refused(book, { input: { ...input, branch_name: 'Nowhere' } }, 400, /branch_name Nowhere/);
    await refused(book, { input: { ...input, branch_name: null } }, 400, /branch_id, branch_code/);
    await refused(book, { input: { ...input, customer_num: 'C99' } }, 404, /Chart Num C99/);
    await refused(book, { input: { ...input, customer_num: null } }, 400, /customer_id or customer_num/);
    await refused(book, { input: { ...input, schedule_type_id: 1 } }, 400, /schedule_type_id/);
    await refused(book, { input: { ...input, start_time: '10:15:00Z' } }, 400, /HH:mm/);
    await refused(book, { input: { ...input, duration: 0 } }, 400, /duration/);
    await refused(book, { input: { ...input, attendants: [{ staff_num: '108' }] } }, 400, /attendants/);
    await refused(book, { input: { ...input, date: '2026-11-18', start_time: '08:00' } }, 400, /already booked/);
    await refused(change, { id: 9, input: {} }, 404, /Appointment with ID 9/);
    await refused(change, { id, input: { complaint_id: 1 } }, 400, /complaint_id/);
    const done = server.practice.appointments.find(({ state }) => state === 'completed')?.key ?? 0;
    await refused(cancel, { id: number('appointment', done) }, 400, /completed/);
    await refused(register, { input: { ...newcomer, first_name: ' ' } }, 400, /first_name/);
    await refused(register, { input: { ...newcomer, email: 'jo' } }, 400, /email/);
    await refused(register, { input: { ...newcomer, chart_num: 'C00002' } }, 400, /already in use/);
    await refused(amend, { id: number('client', 1), input: { group_ids: [9] } }, 400, /group_id 9/);
    await refused(
      amend,
      { id: number('client', 1), input: { custom_fields: [{ custom_field_id: 1 }] } },
      400,
      /custom_/,
    );
    const nameless = await post(register, { input: { first_name: 'Jo' } });
    expect(nameless.body.errors?.[0]?.message).toMatch(/last_name/);
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect((await locked.post(book, { input })).body).toMatchObject({
      data: { post_appointments: null },
      errors: [
        {
          message: 'Upstream HTTP Error: 403, Could not invoke operation POST /appointments',
          extensions: { responseBody: { code: 403, message: 'This key may only read' } },
        },
      ],
    });
    expect(locked.server.practice.appointments).toHaveLength(before.appointments.length);
  });
});
