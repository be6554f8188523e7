import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { openVpms } from './openVpms.ts';

const visit = productVisits(openVpms);
const { ids } = openVpms.view;
const shown = `id startTime endTime status statusName notes reason { code } arrivalTime customer { id } patient { id }
  clinician { id } appointmentType { id } schedule { id name location { id } } sendReminder tasks { status }`;
const create = `mutation($appointment: AppointmentInput!) { createAppointment(appointment: $appointment) { ${shown} } }`;
const update = `mutation($id: ID!, $appointment: AppointmentUpdate!) {
  updateAppointment(id: $id, appointment: $appointment) { ${shown} } }`;
const createCustomer = `mutation($customer: CustomerInput!) { createCustomer(customer: $customer) { id name fullName firstName
  companyName titleCode location { id } classifications { name } homePhone { telephoneNumber }
  contacts { ... on Phone { telephoneNumber } ... on Email { emailAddress } ... on Address { address suburbName } } } }`;
const createPatient = `mutation($patient: PatientInput!) { createPatient(patient: $patient) { id name speciesName breedName sex
  desexed dateOfBirth microchip { identity } owner { id } } }`;

async function schedulesAt(query: (text: string) => Promise<Row>, place: number): Promise<readonly string[]> {
  const answer = await query(`{ schedules(location: "${ids.of('place', place)}") { id } }`);
  return rowsAt(answer, 'schedules').map(({ id }) => String(id));
}

describe('Writing to OpenVPMS', () => {
  it('books into a schedule, changes, checks in and cancels', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const [denver = '', longDenver = ''] = await schedulesAt(query, 2);
    const appointment = {
      schedule: denver,
      appointmentType: ids.of('visitType', 3),
      startTime: '2026-11-19T10:15:00-07:00',
      customer: ids.of('client', 1),
      patient: ids.of('patient', 1),
      clinician: ids.of('provider', 3),
      reason: 'ILLNESS',
      notes: 'Coughs',
    };
    const made = await query(create, { appointment });
    expect(made['createAppointment']).toMatchObject({
      startTime: '2026-11-19T10:15:00-07:00',
      endTime: '2026-11-19T10:55:00-07:00',
      status: 'PENDING',
      reason: { code: 'ILLNESS' },
      notes: 'Coughs',
      schedule: { id: denver, location: { id: ids.of('place', 2) } },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, minutes: 40, reason: 'Coughs', clientKey: 1 });
    const id = at(made, 'createAppointment.id');
    const moved = await query(update, {
      id,
      appointment: { startTime: '2026-11-20T16:00:00Z', clinician: null, reason: null, status: 'CONFIRMED' },
    });
    expect(moved['updateAppointment']).toMatchObject({
      startTime: '2026-11-20T09:00:00-07:00',
      endTime: '2026-11-20T09:40:00-07:00',
      status: 'CONFIRMED',
      clinician: null,
      reason: null,
      notes: 'Coughs',
    });
    const longer = await query(update, {
      id,
      appointment: { schedule: longDenver, appointmentType: ids.of('visitType', 4), endTime: '2026-11-20T18:00:00Z' },
    });
    expect(longer['updateAppointment']).toMatchObject({
      endTime: '2026-11-20T11:00:00-07:00',
      schedule: { name: 'Procedures' },
    });
    const lists = await query(`{ workLists(location: "${ids.of('place', 2)}") { id } }`);
    const arrived = await query(
      `mutation($id: ID!, $list: ID!) { checkIn(appointment: $id, workList: $list) { ${shown} } }`,
      { id, list: rowsAt(lists, 'workLists')[1]?.['id'] },
    );
    expect(arrived['checkIn']).toMatchObject({ status: 'CHECKED_IN', arrivalTime: '2026-11-17T08:10:00-07:00' });
    expect(at(arrived, 'checkIn.tasks')).toEqual([{ status: 'PENDING' }]);
    const admitted = await query(update, { id, appointment: { status: 'ADMITTED' } });
    expect(admitted['updateAppointment']).toMatchObject({ status: 'ADMITTED', statusName: 'Admitted' });
    expect(practice.appointments.at(-1)?.state).toBe('inProgress');
    const off = await query('mutation($id: ID!) { cancelAppointment(id: $id) { status } }', { id });
    expect(off['cancelAppointment']).toEqual({ status: 'CANCELLED' });
    const block = await query(`mutation { createCalendarBlock(calendarBlock: { schedule: "${denver}"
      type: "${ids.of('visitType', 7)}", startTime: "2026-11-20T12:00:00-07:00", endTime: "2026-11-20T13:00:00-07:00"
      notes: "Lunch" }) { id name endTime } }`);
    expect(block['createCalendarBlock']).toMatchObject({ name: 'Lunch', endTime: '2026-11-20T13:00:00-07:00' });
    await query('mutation($id: ID!) { removeCalendarBlock(id: $id) }', { id: at(block, 'createCalendarBlock.id') });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
  });

  it('enters and changes customers and patients, and joins customers', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(createCustomer, {
      customer: {
        title: 'MS',
        firstName: ' Jo ',
        lastName: 'Park',
        phones: [{ telephoneNumber: '207 555 0199', purposes: ['HOME'] }],
        emails: [{ emailAddress: 'jo@example.test' }],
        address: { address: '5 Quay', suburb: 'Saco' },
        classifications: ['VIP'],
        location: ids.of('place', 2),
      },
    });
    expect(made['createCustomer']).toMatchObject({
      name: 'Park,Jo',
      fullName: 'Jo Park',
      companyName: null,
      titleCode: 'MS',
      homePhone: { telephoneNumber: '207 555 0199' },
      location: { id: ids.of('place', 2) },
      classifications: [{ name: 'VIP' }],
      contacts: [
        { address: '5 Quay', suburbName: 'Saco' },
        { telephoneNumber: '207 555 0199' },
        { emailAddress: 'jo@example.test' },
      ],
    });
    const customer = at(made, 'createCustomer.id');
    const changed = await query(
      `mutation($id: ID!) { updateCustomer(id: $id, customer: { firstName: "Joanna", emails: [], active: false }) {
        name active contacts { archetype } } }`,
      { id: customer },
    );
    expect(changed['updateCustomer']).toMatchObject({ name: 'Park,Joanna', active: false });
    expect(practice.clients.at(-1)).toMatchObject({ emails: [], placeKey: 2, city: 'Saco' });
    const patient = {
      name: 'Fig',
      species: 'EQUINE',
      newBreed: 'Morgan',
      sex: 'FEMALE',
      desexed: true,
      dateOfBirth: '2020-05-01',
      microchip: '985000000000001',
      customer,
    };
    const fig = await query(createPatient, { patient });
    expect(fig['createPatient']).toMatchObject({
      speciesName: 'Equine',
      breedName: 'Morgan',
      sex: 'FEMALE',
      microchip: { identity: '985000000000001' },
      owner: { id: customer },
    });
    const given = await query(
      `mutation($id: ID!, $owner: ID!) { updatePatient(id: $id, patient: { customer: $owner, breed: null, deceased: true }) {
        breedName deceased deceasedDate active owner { id } customers { activeEndTime source { id } } } }`,
      { id: at(fig, 'createPatient.id'), owner: ids.of('client', 2) },
    );
    expect(given['updatePatient']).toMatchObject({
      breedName: null,
      deceased: true,
      deceasedDate: '2026-11-17',
      active: false,
      owner: { id: ids.of('client', 2) },
      customers: [{ activeEndTime: null }, { source: { id: customer }, activeEndTime: '2026-11-17T10:10:00-05:00' }],
    });
    const merged = await query('mutation($from: ID!, $to: ID!) { mergeCustomers(from: $from, to: $to) { id } }', {
      from: ids.of('client', 8),
      to: ids.of('client', 1),
    });
    expect(at(merged, 'mergeCustomers.id')).toBe(ids.of('client', 1));
    expect(practice.clients.find(({ key }) => key === 8)?.isDeleted).toBe(true);
  });

  it('keeps tasks, reminders, notes, payments and messages', async () => {
    const { query, post } = await visit();
    const start = await query(`{ tasks(maxResults: 1) { results { id } } reminders(maxResults: 1) { results { id } }
      invoices(query: { outstanding: true }, maxResults: 1) { results { id amount allocatedAmount customer { id } } }
      workLists { id } taskTypes { id } userMessages(status: PENDING) { id } }`);
    const [invoice] = rowsAt(start, 'invoices.results');
    const due = (Number(invoice?.['amount']) * 100 - Number(invoice?.['allocatedAmount']) * 100) / 100;
    const pay = `mutation($payment: PaymentInput!) { createPayment(payment: $payment) { amount items { archetype } } }`;
    const payment = { customer: at(invoice, 'customer.id'), invoice: invoice?.['id'], type: 'CHEQUE', amount: due };
    const one = (list: string): string => String(rowsAt(start, list)[0]?.['id']);
    const client = ids.of('client', 1);
    expect(await query(pay, { payment })).toMatchObject({
      createPayment: { amount: due, items: [{ archetype: 'act.customerAccountPaymentCheque' }] },
    });
    expect((await post(pay, { payment })).body).toMatchObject({
      errors: [{ extensions: { classification: 'BAD_REQUEST', errors: [{ node: 'amount' }] } }],
    });
    const answer = await query(`mutation {
      updateTaskStatus(id: "${one('tasks.results')}", status: COMPLETED) { status endTime }
      completeReminder(id: "${one('reminders.results')}") { status }
      completeUserMessage(id: "${one('userMessages')}") { status }
      createTask(task: { workList: "${one('workLists')}", taskType: "${one('taskTypes')}", customer: "${client}" }) { status }
      createCustomerNote(customer: "${client}", category: "ACCOUNT", note: "Pays monthly") { note category { name } }
      sendCommunication(customer: "${client}", message: "See you soon") { message inbound address } }`);
    expect(answer).toMatchObject({
      updateTaskStatus: { status: 'COMPLETED', endTime: expect.stringContaining('2026-11-17T') as unknown },
      completeReminder: { status: 'COMPLETED' },
      completeUserMessage: { status: 'COMPLETED' },
      createTask: { status: 'PENDING' },
      createCustomerNote: { note: 'Pays monthly', category: { name: 'Account' } },
      sendCommunication: { inbound: false, address: '+1 207 555 0101' },
    });
  });

  it('refuses faults with the node that is to blame, and changes nothing', async () => {
    const { query, post, server } = await visit();
    const [consults = '', procedures = ''] = await schedulesAt(query, 1);
    const before = structuredClone(server.practice);
    const refusal = async (text: string, variables: object, node: string): Promise<void> => {
      expect((await post(text, variables)).body).toMatchObject({
        errors: [{ extensions: { classification: 'BAD_REQUEST', errors: [{ node }] } }],
      });
    };
    const appointment = {
      schedule: consults,
      appointmentType: ids.of('visitType', 1),
      startTime: '2026-11-19T10:00:00-05:00',
      customer: ids.of('client', 1),
    };
    await refusal(create, { appointment: { ...appointment, schedule: procedures } }, 'appointmentType');
    await refusal(create, { appointment: { ...appointment, endTime: appointment.startTime } }, 'endTime');
    await refusal(create, { appointment: { ...appointment, reason: 'Coughs' } }, 'reason');
    await refusal(createCustomer, { customer: { lastName: ' ' } }, 'lastName');
    await refusal(createCustomer, { customer: { lastName: 'P', emails: [{ emailAddress: 'p' }] } }, 'emailAddress');
    await refusal(
      createPatient,
      { patient: { name: 'X', species: 'Canine', customer: ids.of('client', 1) } },
      'species',
    );
    await refusal(createPatient, { patient: { name: ' ', species: 'CANINE', customer: ids.of('client', 1) } }, 'name');
    const done = server.practice.appointments.find(({ state }) => state === 'completed');
    const cancel = 'mutation($id: ID!) { cancelAppointment(id: $id) { id } }';
    await refusal(cancel, { id: ids.of('appointment', done?.key ?? 0) }, 'status');
    for (const [text, variables] of [
      [cancel, { id: '7' }],
      [create, { appointment: { ...appointment, customer: ids.of('client', 41) } }],
      [create, { appointment: { ...appointment, schedule: '7' } }],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text, variables);
      expect(body).toMatchObject({ errors: [{ extensions: { classification: 'NOT_FOUND' } }] });
    }
    const birth = { name: 'X', species: 'CANINE', customer: ids.of('client', 1), dateOfBirth: '2020-02-31' };
    expect((await post(createPatient, { patient: birth })).body).toMatchObject({
      errors: [{ extensions: { classification: 'BAD_REQUEST' } }],
    });
    const wall = await post(create, { appointment: { ...appointment, startTime: '2026-11-19T10:00:00' } });
    expect(wall.body).toMatchObject({ errors: [{ extensions: { classification: 'BAD_REQUEST' } }] });
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'Access is denied' });
    expect((await locked.post(create, { appointment })).body).toMatchObject({
      errors: [{ message: 'Access is denied', extensions: { classification: 'FORBIDDEN' } }],
    });
  });
});
