import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { healthCenter } from './healthCenter.ts';

const visit = productVisits(healthCenter);
const save = `mutation($input: AppointmentInput!) { saveAppointment(appointmentInput: $input) {
  success message data { id start end patientId doctorId patientMessage } } }`;
const start = '2026-11-20T21:05:00.000Z';
const end = '2026-11-20T21:25:00.000Z';

describe('writes of the health center', () => {
  it('books without a doctor, moves, and takes text in the query for the year 1970', async () => {
    const { server, query, post } = await visit();
    const input = { start, end, allDay: false, patientId: 11, patientMessage: 'Cough', doctorMessage: 'Not kept' };
    const made = await query(save, { input });
    expect(made['saveAppointment']).toMatchObject({
      success: true,
      message: 'Appointment created',
      data: { start, end, patientId: 11, doctorId: null, patientMessage: 'Cough' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse(start),
      minutes: 20,
      clientKey: 2,
      providerKey: null,
      reason: 'Cough',
    });
    expect(await query(save, { input: { ...input, patientId: 12 } })).toEqual({
      saveAppointment: { success: false, message: 'Appointment already exists', data: null },
    });
    const stranger = await query(save, { input: { ...input, start: end, patientId: 4711 } });
    expect(at(stranger, 'saveAppointment.message')).toContain('a foreign key constraint fails');
    const id = Number(at(made, 'saveAppointment.data.id'));
    const moved = await query(save, {
      input: { id, start: end, end: '2026-11-20T22:00:00Z', allDay: false, patientId: 13 },
    });
    expect(moved['saveAppointment']).toEqual({ success: true, message: 'Appointment updated', data: null });
    expect(last()).toMatchObject({ start: Date.parse(end), minutes: 35, clientKey: 2 });
    await query(
      `mutation { saveAppointment(appointmentInput: { start: "${start}", end: "${end}", allDay: false, patientId: 11 }) { success } }`,
    );
    expect(last()).toMatchObject({ start: 0 });
    const nothing = await post(save, { input: { ...input, id: 4711 } });
    expect(nothing.body.errors?.[0]?.message).toBe("Cannot read properties of null (reading 'start')");
    const free = await query(save, {
      input: { ...input, start: '2026-11-20T23:00:00Z', end: '2026-11-20T23:30:00Z', patientId: null },
    });
    expect(at(free, 'saveAppointment.success')).toBe(true);
    const closed = await visit({ refuseWrites: 'Closed' });
    expect(at(await closed.query(save, { input }), 'saveAppointment')).toMatchObject({
      success: false,
      message: 'Unexpected error while creating appointment: Error: Closed',
    });
  });

  it('calls off by deleting, one for certain and many only when they are over', async () => {
    const { query, post, server } = await visit();
    const { appointments } = await query('{ appointments { id start recordId } }');
    const rows = rowsAt({ appointments }, 'appointments');
    const over = Number(rows.find((row) => row['recordId'] !== null)?.['id']);
    const [one, other] = rows.filter((row) => String(row['start']) > '2026-11-18').map((row) => Number(row['id']));
    const many = await query(
      'mutation($ids: [Int!]) { deleteAppointmentsByIds(appointmentIds: $ids) { success message } }',
      { ids: [over, one] },
    );
    expect(many['deleteAppointmentsByIds']).toEqual({ success: true, message: '2 appointments deleted successfully' });
    const after = await query(`{ a: appointments { id } }`);
    const ids = rowsAt(after, 'a').map((row) => row['id']);
    expect([ids.includes(over), ids.includes(one)]).toEqual([false, true]);
    const single = `mutation($id: Int!) { deleteAppointment(appointmentId: $id) { success message data { start } } }`;
    expect(await query(single, { id: one })).toMatchObject({
      deleteAppointment: { success: true, message: 'Appointment deleted' },
    });
    expect(server.practice.appointments.find(({ key }) => key === one)).toMatchObject({ isDeleted: true });
    expect(at(await query(single, { id: one }), 'deleteAppointment')).toMatchObject({
      success: false,
      message: expect.stringContaining("reading 'doctor'"),
    });
    // What is gone has no id any more.
    const told = await post(`mutation { deleteAppointment(appointmentId: ${String(other)}) { success data { id } } }`);
    expect(told.body.errors?.[0]?.message).toContain('Cannot return null for non-nullable field Appointment.id');
    expect(told.body.data).toMatchObject({ deleteAppointment: { success: true, data: null } });
    const third = rows.filter((row) => String(row['start']) > '2026-11-18')[2]?.['id'];
    const said =
      await query(`mutation { saveAppointmentMessage(appointmentId: ${String(third)}, appointmentMessage: "Late") { message }
      acceptAppointment(appointmentId: ${String(third)}) { success message } deleteRecord(recordId: 1) { success } }`);
    expect(said).toEqual({
      saveAppointmentMessage: { message: 'Message saved' },
      acceptAppointment: { success: false, message: 'Unauthorized action' },
      deleteRecord: { success: false },
    });
    const removed = await query(`mutation { deleteAppointmentMessage(appointmentId: ${String(third)}) { message } }`);
    expect(removed['deleteAppointmentMessage']).toEqual({ message: 'Message removed' });
  });

  it('creates accounts of patients, and saves them, or by mistake its own', async () => {
    const { server, query } = await visit();
    const create = 'mutation($input: UserInput!) { createUser(userInput: $input) { success message } }';
    const change = 'mutation($input: UserInput!) { saveUser(userInput: $input) { success message } }';
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      email: 'jo@example.test',
      phone: '207 555 0199',
      userRoleId: 3,
      dob: '1990-04-05',
    };
    expect(await query(create, { input })).toEqual({ createUser: { success: true, message: 'User created' } });
    const made = server.practice.clients.at(-1);
    expect(made).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
    const id = 9 + (made?.key ?? 0);
    expect(await query(`{ user(userId: ${String(id)}) { firstName dob userRole phone } }`)).toEqual({
      user: { firstName: 'Jo', dob: '1990-04-05', userRole: 'patient', phone: '207 555 0199' },
    });
    expect(at(await query(create, { input }), 'createUser.message')).toBe('Email already in use');
    expect(
      at(await query(create, { input: { ...input, email: 'x@example.test', userRoleId: null } }), 'createUser.message'),
    ).toContain("Field 'userRoleId'");
    await query(change, { input: { id, phone: '207 555 0188', firstName: '', city: 'Saco' } });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      city: 'Saco',
      phones: [{ value: '207 555 0188' }],
    });
    expect(await query(change, { input: { firstName: 'New', lastName: 'Person', email: 'new@example.test' } })).toEqual(
      {
        saveUser: { success: true, message: 'User updated' },
      },
    );
    expect(await query('{ me { firstName lastName } }')).toEqual({ me: { firstName: 'New', lastName: 'Person' } });
    expect(at(await query(change, { input: { id: 4711 } }), 'saveUser.success')).toBe(false);
    const gone = await query(`mutation { deleteUser(userId: ${String(id)}) { message } }`);
    expect(gone).toEqual({ deleteUser: { message: 'User data removed' } });
    expect(await query(`{ user(userId: ${String(id)}) { id } }`)).toEqual({ user: null });
    await query('mutation { deleteUser(userId: 10) { success } }');
    expect(
      server.practice.appointments.filter(
        (row) => row.clientKey === 1 && row.placeKey === 1 && !row.isDeleted && row.state !== 'cancelled',
      ),
    ).toEqual([]);
  });

  it('accepts and dismisses doctors, reads feedback, and logs nobody in', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`mutation { saveDoctor(doctorRequestId: 4) { success }
      again: saveDoctor(doctorRequestId: 4) { message } deactivateDoctorAccountsByIds(userIds: [3]) { message }
      saveDoctorsByIds(userIds: [6]) { message } saveFeedback(feedbackInput: { text: "Fine" }) { message }
      markAsReadFeedbacks(feedbackIds: [2]) { message } deleteFeedbacksByIds(feedbackIds: [1, 9]) { message }
      saveChatMessage(chatId: 1, content: "Soon") { sender { userRole } } setIsReadToTrue(chatId: 1) { success } logOut
      login(directLoginInput: { email: "admin@email.com", password: "x" }) { ... on LoginFailure { message } } }`);
    expect(answer).toMatchObject({
      saveDoctor: { success: true },
      again: { message: 'Doctor request id not found' },
      markAsReadFeedbacks: { message: '1 successfuly updated' },
      deleteFeedbacksByIds: { message: '1 deleted successfully' },
      saveChatMessage: { sender: { userRole: 'admin' } },
      login: { message: 'Incorrect password' },
    });
    expect(
      await query('{ countDoctors countDoctorRequests countFeedback countUnreadFeedback countUnreadMessages }'),
    ).toEqual({
      countDoctors: 9,
      countDoctorRequests: 1,
      countFeedback: 2,
      countUnreadFeedback: 1,
      countUnreadMessages: 0,
    });
    const theirs = server.practice.appointments.filter((row) => row.providerKey === 2 && row.placeKey !== 2);
    expect(theirs.every((row) => row.isDeleted || row.state === 'cancelled')).toBe(true);
    const { body } = await post('mutation { uploadProfilePicture(base64: "", name: "") { success } }');
    expect(body.errors?.[0]?.message).toContain('Cannot return null');
  });
});
