import { describe, expect, it } from 'vitest';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { nectar } from './nectar.ts';

const visit = productVisits(nectar);
const { ids } = nectar.view;
const fields = `id startDatetime endDatetime status reason notes canceledReason institutionId providerId patientId familyId
  room { id name } updatedAt`;
const create = `mutation($input: AppointmentCreateSchema!) { createAppointment(input: $input) { ${fields} } }`;
const update = `mutation($input: AppointmentUpdateSchema!) { updateAppointment(input: $input) { ${fields} } }`;
const createFamily = `mutation($input: FamilyCreateSchema!) { createFamily(input: $input) { id familyName status tags notes
  institutionId primaryContact { firstName lastName email secondaryEmail city phoneNumbers { number type isPrimary } } } }`;
const updateFamily = `mutation($input: FamilyUpdateSchema!) { updateFamily(input: $input) { familyName status notes
  primaryContact { firstName email secondaryEmail phoneNumbers { type } } } }`;
const createPatient = `mutation($input: PatientCreateSchema!) { createPatient(input: $input) { id name species breed sex
  dateOfBirth status familyId } }`;
const booking = {
  institutionId: ids.of('place', 2),
  appointmentTypeId: ids.of('visitType', 2),
  startDatetime: '2026-11-19T10:15:00-07:00',
  patientId: ids.of('patient', 1),
  providerId: ids.of('provider', 3),
  reason: 'Second vaccine',
};

describe('Writing to Nectar', () => {
  it('creates, changes, moves on, cancels and deletes appointments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const rooms = rowsAt(await query(`{ rooms(institutionId: "${booking.institutionId}") { id name } }`), 'rooms');
    const made = await query(create, { input: { ...booking, roomId: rooms[2]?.['id'], notes: 'Bring records' } });
    expect(made['createAppointment']).toMatchObject({
      startDatetime: '2026-11-19T17:15:00+00:00',
      endDatetime: '2026-11-19T17:35:00+00:00',
      status: 'SCHEDULED',
      familyId: ids.of('client', 1),
      room: { name: 'Surgery' },
      notes: 'Bring records',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ patientKey: 1, clientKey: 1, placeKey: 2, minutes: 20 });
    const id = at(made, 'createAppointment.id');
    // Without an offset it is a time in UTC; the end stays where it was.
    const longer = await query(update, { input: { id, startDatetime: '2026-11-19T17:00:00', reason: null } });
    expect(longer['updateAppointment']).toMatchObject({
      startDatetime: '2026-11-19T17:00:00+00:00',
      endDatetime: '2026-11-19T17:35:00+00:00',
      reason: null,
      notes: 'Bring records',
    });
    const late = await post(update, { input: { id, startDatetime: '2026-11-19T18:00:00Z' } });
    expect(late.body).toMatchObject({ data: null, errors: [{ extensions: { field: 'endDatetime' } }] });
    const other = { institutionId: ids.of('place', 1), patientId: ids.of('patient', 3), providerId: null };
    const moved = await query(update, { input: { id, ...other } });
    expect(moved['updateAppointment']).toMatchObject({ institutionId: other.institutionId, providerId: null });
    const owner = practice.patients.find(({ key }) => key === 3)?.clientKey ?? 0;
    expect(at(moved, 'updateAppointment.familyId')).toBe(ids.of('client', owner));
    expect(at(moved, 'updateAppointment.room.name')).toMatch(/^Exam/);
    const status = 'mutation($id: ID!) { updateAppointmentStatus(id: $id, status: CHECKED_IN) { status } }';
    expect(await query(status, { id })).toEqual({ updateAppointmentStatus: { status: 'CHECKED_IN' } });
    const cancel = 'mutation($id: ID!) { cancelAppointment(id: $id, reason: "Snow") { status canceledReason } }';
    expect(await query(cancel, { id })).toEqual({ cancelAppointment: { status: 'CANCELED', canceledReason: 'Snow' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    expect(await query('mutation($id: ID!) { deleteAppointment(id: $id) }', { id })).toEqual({
      deleteAppointment: true,
    });
    expect((await post('query($id: ID!) { appointment(id: $id) { id } }', { id })).body).toMatchObject({
      errors: [{ message: `Appointment not found: ${String(id)}` }],
    });
    const call = {
      ...booking,
      patientId: undefined,
      familyId: ids.of('client', 3),
      endDatetime: '2026-11-19T18:00:00Z',
    };
    expect((await query(create, { input: call }))['createAppointment']).toMatchObject({
      patientId: null,
      familyId: call.familyId,
      endDatetime: '2026-11-19T18:00:00+00:00',
    });
  });

  it('creates and changes families and patients, merges and deletes', async () => {
    const { query, post, server } = await visit();
    const primaryContact = {
      firstName: ' Jo ',
      lastName: 'Park',
      email: 'jo@example.test',
      phoneNumbers: [{ number: '207 555 0199', type: 'HOME' }, { number: '207 555 0198' }],
      city: 'Saco',
    };
    const made = await query(createFamily, {
      input: { primaryContact, tags: ['VIP'], institutionId: ids.of('place', 3) },
    });
    expect(made['createFamily']).toMatchObject({
      familyName: 'Park',
      status: 'ACTIVE',
      tags: ['VIP'],
      institutionId: ids.of('place', 3),
      primaryContact: {
        firstName: 'Jo',
        email: 'jo@example.test',
        secondaryEmail: null,
        city: 'Saco',
        phoneNumbers: [
          { number: '207 555 0199', type: 'HOME', isPrimary: true },
          { number: '207 555 0198', type: 'MOBILE', isPrimary: false },
        ],
      },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    const id = at(made, 'createFamily.id');
    const change = {
      id,
      status: 'INACTIVE',
      notes: 'Moved',
      primaryContact: { email: null, secondaryEmail: 'j@example.test' },
    };
    expect((await query(updateFamily, { input: change }))['updateFamily']).toEqual({
      familyName: 'Park',
      status: 'INACTIVE',
      notes: 'Moved',
      primaryContact: {
        firstName: 'Jo',
        email: 'j@example.test',
        secondaryEmail: null,
        phoneNumbers: [{ type: 'HOME' }, { type: 'MOBILE' }],
      },
    });
    const pet = { familyId: id, name: 'Juno', species: 'Canine', breed: 'Whippet', dateOfBirth: '2024-05-01' };
    const added = await query(createPatient, { input: pet });
    expect(added['createPatient']).toMatchObject({ ...pet, sex: 'UNKNOWN', status: 'ACTIVE' });
    const patientId = at(added, 'createPatient.id');
    const refused = await post('mutation($id: ID!) { deleteFamily(id: $id) }', { id });
    expect(refused.body.errors?.[0]?.message).toBe('A family with active patients cannot be deleted');
    const rename = `mutation($input: PatientUpdateSchema!) { updatePatient(input: $input) { name status breed } }`;
    expect(await query(rename, { input: { id: patientId, name: 'June', status: 'DECEASED', breed: null } })).toEqual({
      updatePatient: { name: 'June', status: 'DECEASED', breed: null },
    });
    const [keep, merge] = [ids.of('client', 1), ids.of('client', 8)];
    const merged = await query(
      `mutation { mergeFamilies(keepId: "${keep}", mergeId: "${merge}") { id patients { id } } }`,
    );
    expect(rowsAt(merged['mergeFamilies'], 'patients').length).toBeGreaterThan(2);
    expect(await query('mutation($id: ID!) { deleteFamily(id: $id) }', { id })).toEqual({ deleteFamily: true });
    expect((await post('query($id: ID!) { family(id: $id) { id } }', { id })).body.errors).toHaveLength(1);
  });

  it('works off reminders, tasks, notes and estimates, takes payments and sends messages', async () => {
    const { query, post } = await visit();
    const open =
      await query(`{ invoicesPaginated(filter: { statuses: [OPEN] }, paginationInfo: { first: 1 }) { edges { node {
        id outstandingAmount family { id } } } }
      soapsPaginated(filter: { statuses: [DRAFT] }) { edges { node { id } } }
      remindersPaginated(filter: { statuses: [PENDING] }) { edges { node { id } } }
      tasksPaginated(filter: { statuses: [OPEN] }) { edges { node { id } } }
      estimatesPaginated(filter: { statuses: [SENT] }) { edges { node { id } } } }`);
    const idOf = (list: string): string => String(nodesAt(open, list)[0]?.['id']);
    const invoice = nodesAt(open, 'invoicesPaginated')[0] ?? {};
    const pay = 'mutation($input: PaymentCreateSchema!) { createPayment(input: $input) { amount method invoiceId } }';
    const payment = { familyId: at(invoice, 'family.id'), invoiceId: invoice['id'], method: 'CASH' };
    const paid = await query(pay, { input: { ...payment, amount: invoice['outstandingAmount'] } });
    expect(paid['createPayment']).toMatchObject({ amount: invoice['outstandingAmount'], invoiceId: invoice['id'] });
    const again = await post(pay, { input: { ...payment, amount: 100 } });
    expect(again.body.errors?.[0]).toMatchObject({ extensions: { field: 'amount', statusCode: 422 } });
    const done = await query(`mutation { finalizeSoap(id: "${idOf('soapsPaginated')}") { status finalizedAt }
      updateReminderStatus(id: "${idOf('remindersPaginated')}", status: SENT) { status }
      completeTask(id: "${idOf('tasksPaginated')}") { status completedAt }
      updateEstimateStatus(id: "${idOf('estimatesPaginated')}", status: APPROVED) { status approvedAt }
      createTask(input: { title: "Order food", institutionId: "${ids.of('place', 1)}", priority: HIGH }) { status priority }
      sendMessage(input: { familyId: "${ids.of('client', 1)}", body: "See you soon" }) { direction body } }`);
    expect(done).toMatchObject({
      finalizeSoap: { status: 'FINALIZED', finalizedAt: '2026-11-17T15:10:00+00:00' },
      updateReminderStatus: { status: 'SENT' },
      completeTask: { status: 'COMPLETED' },
      updateEstimateStatus: { status: 'APPROVED', approvedAt: '2026-11-17T15:10:00+00:00' },
      createTask: { status: 'OPEN', priority: 'HIGH' },
      sendMessage: { direction: 'OUTBOUND' },
    });
  });

  it('refuses with a code and the field that is to blame', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, variables: object, wanted: object): Promise<void> => {
      const { status, body } = await post(text, variables);
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: null, errors: [{ extensions: wanted }] });
    };
    const invalid = (field: string): object => ({ code: 'VALIDATION_ERROR', statusCode: 422, field });
    await refusal(create, { input: { ...booking, startDatetime: 'tomorrow' } }, invalid('startDatetime'));
    await refusal(create, { input: { ...booking, endDatetime: booking.startDatetime } }, invalid('endDatetime'));
    await refusal(create, { input: { ...booking, patientId: undefined } }, invalid('patient'));
    await refusal(create, { input: { ...booking, providerId: '4711' } }, { code: 'NOT_FOUND', statusCode: 404 });
    await refusal(update, { input: { id: 'nothing' } }, { code: 'NOT_FOUND' });
    const contact = (rest: object): object => ({ input: { primaryContact: { lastName: 'Park', ...rest } } });
    await refusal(createFamily, contact({ lastName: ' ' }), invalid('primaryContact.lastName'));
    await refusal(createFamily, contact({ email: 'jo' }), invalid('primaryContact.email'));
    await refusal(createFamily, contact({ phoneNumbers: [{ number: 'x' }] }), invalid('primaryContact.phoneNumbers'));
    const pet = { familyId: ids.of('client', 1), name: 'X', species: 'Canine' };
    await refusal(createPatient, { input: { ...pet, name: '' } }, invalid('name'));
    await refusal(createPatient, { input: { ...pet, dateOfBirth: '5/1/2024' } }, invalid('dateOfBirth'));
    const finished = server.practice.appointments.find(({ state }) => state === 'completed')?.key ?? 0;
    const cancel = `mutation { cancelAppointment(id: "${ids.of('appointment', finished)}") { id } }`;
    await refusal(cancel, {}, invalid('id'));
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This token may only read' });
    expect((await locked.post(create, { input: booking })).body).toMatchObject({
      errors: [{ message: 'This token may only read', extensions: { code: 'FORBIDDEN', statusCode: 403 } }],
    });
  });
});
