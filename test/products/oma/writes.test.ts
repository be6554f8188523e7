import { describe, expect, it } from 'vitest';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { oma } from './oma.ts';

const visit = productVisits(oma);

describe('Writing to OMA', () => {
  it('gives an appointment another doctor and time, and takes payments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const move = `mutation($input: SetDoctorToAppointmentDto!) { setDoctorToAppointment(input: $input) { id doctorId
      scheduleTime status schedule { dayOfWeek } doctor { userProfile { lastName } } transactionId } }`;
    const planned = practice.appointments.find(({ state, placeKey, isDeleted, clientKey }) => {
      return state === 'planned' && placeKey === 1 && !isDeleted && clientKey !== null;
    });
    const appointmentId = planned?.key ?? 0;
    const input = { appointmentId, doctorId: 2, scheduleTime: '2026-12-02T16:00:00Z' };
    expect((await query(move, { input }))['setDoctorToAppointment']).toMatchObject({
      id: String(appointmentId),
      doctorId: 2,
      scheduleTime: '2026-12-02T16:00:00.000Z',
      schedule: { dayOfWeek: 'WEDNSDAY' },
    });
    expect(practice.appointments.find(({ key }) => key === appointmentId)).toMatchObject({
      providerKey: 2,
      start: Date.parse('2026-12-02T16:00:00Z'),
    });
    const refusal = async (change: object, message: string): Promise<void> => {
      const { body } = await post(move, { input: { ...input, ...change } });
      expect(body.errors?.[0]?.message).toBe(message);
    };
    await refusal({ doctorId: 3 }, 'Doctor does not work at this health provider');
    await refusal({ doctorId: 99 }, 'Doctor not found');
    await refusal({ appointmentId: 99_999 }, 'Appointment not found');
    await refusal({ scheduleTime: 'tomorrow' }, 'Bad Request Exception');
    const other = practice.appointments.find((row) => {
      return row.state === 'planned' && row.placeKey === 1 && row.key !== appointmentId && row.clientKey !== null;
    });
    await refusal({ appointmentId: other?.key }, 'Doctor is not available at this time');
    const pay = `mutation($input: PayAppointmentDto!) { payForAppointment(input: $input) { success message
      transaction { amount provider patientId appointment { transactionId } } } }`;
    const payment = { appointmentId, phone: '+255 700 000 001', provider: 'Mpesa' };
    expect((await query(pay, { input: payment }))['payForAppointment']).toMatchObject({
      success: true,
      transaction: { provider: 'Mpesa', patientId: planned?.clientKey },
    });
    expect((await query(pay, { input: payment }))['payForAppointment']).toMatchObject({
      success: false,
      transaction: null,
    });
    const open = `mutation { setAppointmentProviderAndDepartment(input: { providerId: 1, departmentId: 1 }) { id } }`;
    expect((await post(open)).body).toMatchObject({
      data: null,
      errors: [{ message: 'Patient not found', extensions: { code: 'NOT_FOUND', originalError: { statusCode: 404 } } }],
    });
  });

  it('registers who has a code, and signs in', async () => {
    const { query, post, server } = await visit();
    const asked = await query(
      'mutation { requestLoginOtp(input: { phoneNumber: "+255700000002" }) { verificationCodeNonce } }',
    );
    const nonce = String(at(asked, 'requestLoginOtp.verificationCodeNonce'));
    const verify = (
      code: string,
    ): string => `mutation { verifyLoginOtp(input: { nonce: "${nonce}", verificationCode: "${code}" }) {
      profileCompletionToken requiresProfileUpdate userProfile { phoneNumber } } }`;
    expect((await post(verify('123456'))).body.errors?.[0]?.message).toBe('Invalid verification code');
    const verified = await query(verify('000000'));
    expect(verified['verifyLoginOtp']).toMatchObject({ requiresProfileUpdate: true });
    const token = String(at(verified, 'verifyLoginOtp.profileCompletionToken'));
    const made = await query(`mutation { completeAccountRegistration(input: { profileCompletionToken: "${token}"
      firstName: "Jo", lastName: "Park", email: "jo@example.test", password: "secret", username: "jo" }) {
      id firstName phoneNumber username patient { id } } }`);
    expect(made['completeAccountRegistration']).toMatchObject({
      firstName: 'Jo',
      phoneNumber: '+255700000002',
      username: 'jo',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'] });
    const login =
      'mutation($password: String!) { login(identifier: "jo", password: $password) { tokenType userProfile { lastName } } }';
    expect(at(await query(login, { password: 'secret' }), 'login.userProfile.lastName')).toBe('Park');
    expect((await post(login, { password: 'x' })).body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const change = `mutation { changePassword(currentPassword: "front-desk", newPassword: "n", newPasswordConfirmation: "n") logout
      forgetPassword(input: { email: "jo@example.test" }) { expiresAt } }`;
    expect(await query(change)).toMatchObject({ changePassword: true, logout: true });
  });

  it('sets up health providers, departments, doctors and hours', async () => {
    const { query, post } = await visit();
    const made =
      await query(`mutation { createOneHealthProvider(input: { healthProvider: { name: "Mikocheni", description: "New"
        type: "HOSPITAL", region: "Dar es Salaam", district: "Kinondoni" } }) { id name departments { id } }
      createManyDepartments(input: { departments: [{ name: "Eyes" }, { name: "Teeth", types: "x" }] }) { id name }
      setDoctor(input: { userId: 3, departmentId: 4, providerIds: [1, 2] }) { id department { name } userProfile { role } }
      rateDoctor(input: { doctorId: 1, rate: 5 }) }`);
    expect(rowsAt(made, 'createManyDepartments').map(({ id }) => id)).toEqual(['4', '5']);
    expect(made['setDoctor']).toMatchObject({ department: { name: 'Eyes' }, userProfile: { role: 'DOCTOR' } });
    const id = String(at(made, 'createOneHealthProvider.id'));
    const changed =
      await query(`mutation { assignDepartmentToProvider(input: { providerId: ${id}, departmentIds: [4, 5] }) {
        departments(sorting: [{ field: name, direction: DESC }]) { name } }
      updateManyDepartments(input: { filter: { id: { in: ["4", "5"] } }, update: { description: "Moved" } }) { updatedCount }
      updateOneDoctorType(input: { id: "1", update: { name: "Physician" } }) { name code }
      assignCategoriesToDoctorTypes(input: { docTypeId: 3, docTypeCategories: [4] }) { categories { name } }
      setDoctorAvailability(input: { doctorId: 1, dayOfWeek: "SUNDAY", timeslots: [{ startTime: "09:00", endTime: "10:30" }] }) {
        availabilities(filter: { dayOfWeek: { eq: SUNDAY } }) { startTime endTime } }
      deleteOneDepartment(input: { id: "5" }) { id name } deleteManySchedules(input: { filter: { doctorId: { eq: 2 } } }) { deletedCount } }`);
    expect(changed).toMatchObject({
      assignDepartmentToProvider: { departments: [{ name: 'Teeth' }, { name: 'Eyes' }] },
      updateManyDepartments: { updatedCount: 2 },
      updateOneDoctorType: { name: 'Physician', code: 'MD' },
      setDoctorAvailability: { availabilities: [{ startTime: '09:00', endTime: '10:30' }] },
      deleteOneDepartment: { id: '5', name: 'Teeth' },
      deleteManySchedules: { deletedCount: 10 },
    });
    const left = await query('{ departments { edges { node { name description } } totalCount } }');
    expect(nodesAt(left, 'departments').at(-1)).toEqual({ name: 'Eyes', description: 'Moved' });
    const bad = `mutation { setDoctorAvailability(input: { doctorId: 1, dayOfWeek: "WEDNESDAY" }) { id } }`;
    expect((await post(bad)).body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    const locked = await visit({ refuseWrites: 'This account may only read' });
    expect((await locked.post('mutation { logout }')).body).toMatchObject({
      errors: [{ message: 'This account may only read', extensions: { code: 'FORBIDDEN' } }],
    });
  });
});
