import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { appointmentFields } from './fields.ts';
import { ostrander } from './ostrander.ts';

const visit = productVisits(ostrander);
const { of } = ostrander.view.ids;
const book = `mutation($input: SchedulingBookAppointmentInput!) { schedulingBookAppointment(input: $input) {
  appointment { ${appointmentFields} etag bookingChannel } conflicts { appointment { id } } } }`;
const update = `mutation($input: SchedulingUpdateAppointmentInput!) { schedulingUpdateAppointment(input: $input) {
  appointment { ${appointmentFields} etag } } }`;
const register = `mutation($input: PartyRegisterCustomerInput!) { partyRegisterCustomer(input: $input) { customer { id } } }`;
const appointment = {
  slot: { facilityId: of('place', 2), startTime: '2026-11-19T17:15:00Z', workerId: of('provider', 3) },
  serviceLines: [
    { serviceOfferingId: of('visitType', 2), patientId: of('patient', 1) },
    { serviceOfferingId: of('visitType', 5), patientId: of('patient', 2) },
  ],
  reasonForVisit: 'Second vaccine',
};

describe('Writing to Ostrander', () => {
  it('books, updates by mask and etag, moves on, cancels and deletes', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = { requestId: 'a-1', appointment };
    const made = await query(book, { input });
    expect(at(made, 'schedulingBookAppointment.appointment')).toMatchObject({
      status: 'APPOINTMENT_STATUS_BOOKED',
      slot: { startTime: '2026-11-19T17:15:00Z', endTime: '2026-11-19T17:50:00Z' },
      customer: { id: of('client', practice.patients[0]?.clientKey ?? 0) },
      bookingChannel: 'BOOKING_CHANNEL_FRONT_DESK',
    });
    expect(rowsAt(made, 'schedulingBookAppointment.appointment.serviceLines')).toHaveLength(2);
    const count = practice.appointments.length;
    const again = await query(book, { input });
    expect(at(again, 'schedulingBookAppointment.appointment.id')).toBe(
      at(made, 'schedulingBookAppointment.appointment.id'),
    );
    expect(practice.appointments).toHaveLength(count);
    const twice = await query(book, { input: { appointment } });
    const appointmentId = at(twice, 'schedulingBookAppointment.appointment.id');
    const etag = at(twice, 'schedulingBookAppointment.appointment.etag');
    expect(rowsAt(twice, 'schedulingBookAppointment.conflicts').length).toBeGreaterThan(0);

    const moved = await query(update, {
      input: { appointmentId, etag, appointment: { slot: { startTime: '2026-11-20T09:00:00-07:00' } } },
    });
    expect(at(moved, 'schedulingUpdateAppointment.appointment')).toMatchObject({
      slot: {
        startTime: '2026-11-20T16:00:00Z',
        endTime: '2026-11-20T16:35:00Z',
        worker: { id: of('provider', 3) },
      },
      reasonForVisit: 'Second vaccine',
    });
    const stale = await post(update, { input: { appointmentId, etag, appointment: {} } });
    expect(stale.body.errors?.[0]?.extensions?.code).toBe('ABORTED');
    const masked = await query(update, {
      input: {
        appointmentId,
        updateMask: 'slot.workerId,reasonForVisit',
        appointment: { slot: { facilityId: of('place', 1) }, reasonForVisit: 'Third vaccine' },
      },
    });
    expect(at(masked, 'schedulingUpdateAppointment.appointment')).toMatchObject({
      slot: { worker: null, facility: { id: of('place', 2) } },
      reasonForVisit: 'Third vaccine',
    });
    const lines = await query(update, {
      input: {
        appointmentId,
        appointment: { serviceLines: [{ serviceOfferingId: of('visitType', 3) }], customerId: of('client', 5) },
      },
    });
    expect(at(lines, 'schedulingUpdateAppointment.appointment')).toMatchObject({
      serviceLines: [{ patient: null }],
      customer: { id: of('client', 5) },
    });

    const go = `mutation($input: SchedulingTransitionAppointmentInput!) { schedulingTransitionAppointment(input: $input) { appointment { status } } }`;
    const target = (targetStatus: string): object => ({ input: { appointmentId, targetStatus } });
    expect(
      at(
        await query(go, target('APPOINTMENT_STATUS_CHECKED_IN')),
        'schedulingTransitionAppointment.appointment.status',
      ),
    ).toBe('APPOINTMENT_STATUS_CHECKED_IN');
    const cancel = `mutation($input: SchedulingCancelAppointmentInput!) { schedulingCancelAppointment(input: $input) { appointment { status cancellation { reason comment } } } }`;
    expect(await query(cancel, { input: { appointmentId, comment: 'Snow' } })).toEqual({
      schedulingCancelAppointment: {
        appointment: {
          status: 'APPOINTMENT_STATUS_CANCELED',
          cancellation: { reason: 'CANCELLATION_REASON_CUSTOMER_REQUEST', comment: 'Snow' },
        },
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false, cancelReason: 'Snow' });
    const back = await post(go, target('APPOINTMENT_STATUS_FULFILLED'));
    expect(back.body.errors?.[0]?.extensions?.code).toBe('FAILED_PRECONDITION');
    const remove = `mutation($id: ID!) { schedulingDeleteAppointment(appointmentId: $id) { deleteTime } }`;
    await query(remove, { id: appointmentId });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect((await post(remove, { id: appointmentId })).body.errors?.[0]?.extensions?.code).toBe('FAILED_PRECONDITION');
    await query(`mutation($id: ID!) { schedulingUndeleteAppointment(appointmentId: $id) { deleteTime } }`, {
      id: appointmentId,
    });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(false);
  });

  it('refuses what cannot be, and changes nothing then', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, input: object, code: string, field?: string): Promise<void> => {
      const { body } = await post(text, { input });
      expect(body.errors?.[0]).toMatchObject({ extensions: { code } });
      if (field) expect(body.errors?.[0]?.message.startsWith(`${field}: `), body.errors?.[0]?.message).toBe(true);
    };
    const { slot } = appointment;
    await refusal(
      book,
      { appointment: { ...appointment, serviceLines: [] } },
      'INVALID_ARGUMENT',
      'appointment.serviceLines',
    );
    await refusal(
      book,
      { appointment: { slot, serviceLines: [{ serviceOfferingId: of('visitType', 1) }] } },
      'INVALID_ARGUMENT',
      'appointment.customerId',
    );
    await refusal(
      book,
      { appointment: { ...appointment, slot: { ...slot, startTime: '2026-11-19T10:15:00' } } },
      'INVALID_ARGUMENT',
      'appointment.slot.startTime',
    );
    await refusal(
      book,
      { appointment: { ...appointment, slot: { ...slot, facilityId: of('client', 1) } } },
      'NOT_FOUND',
    );
    const appointmentId = of('appointment', 1);
    await refusal(update, { appointmentId, updateMask: 'status', appointment: {} }, 'INVALID_ARGUMENT', 'updateMask');
    await refusal(update, { appointmentId, updateMask: 'slot.startTime', appointment: {} }, 'INVALID_ARGUMENT');
    await refusal(register, { customer: { party: {} } }, 'INVALID_ARGUMENT', 'customer.party');
    const both = { person: { givenName: 'A', familyName: 'B' }, organization: { legalName: 'C' } };
    await refusal(register, { customer: { party: both } }, 'INVALID_ARGUMENT', 'customer.party');
    const phone = { ...both, organization: null, phoneNumbers: [{ number: '12' }] };
    await refusal(
      register,
      { customer: { party: phone } },
      'INVALID_ARGUMENT',
      'customer.party.phoneNumbers[0].number',
    );
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'The scope scheduling.write is missing' });
    expect((await locked.post(book, { input: { appointment } })).body).toMatchObject({
      data: null,
      errors: [
        {
          message: 'The scope scheduling.write is missing',
          extensions: { code: 'PERMISSION_DENIED', serviceName: 'scheduling' },
        },
      ],
    });
  });
});
