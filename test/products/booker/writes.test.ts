import { describe, expect, it } from 'vitest';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { booker } from './booker.ts';

const visit = productVisits(booker);
const { of } = booker.view.ids;
const customerFields = 'id firstName lastName email cellPhone homePhone workPhone isActive locationName';
const appointmentFields = `id startDateTimeOffset endDateTimeOffset status { name } notes customer { firstName lastName }
  employee { id }`;
const answer = 'isSuccess errorCode errorMessage argumentErrors { argumentName errorMessage }';
const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { ${answer}
  appointment { ${appointmentFields} roomName appointmentTreatments { treatmentDuration room { id } } } } }`;
const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { ${answer}
  appointment { ${appointmentFields} } } }`;

describe('Writes of Booker', () => {
  it('books, moves and cancels appointments, and says in its answer what is wrong', async () => {
    const { query, server } = await visit();
    const slot = {
      treatmentId: of('visitType', 3),
      employeeId: of('provider', 3),
      startTimeOffset: '2026-12-01T09:00:00-07:00',
    };
    const input = {
      locationId: of('place', 2),
      customer: { id: of('client', 2) },
      appointmentDateOffset: '2026-12-01T00:00:00-07:00',
      appointmentTreatments: [slot],
      notes: 'Brings papers',
    };
    const made = await query(create, { input });
    expect(at(made, 'createAppointment')).toMatchObject({
      isSuccess: true,
      errorCode: 0,
      argumentErrors: [],
      appointment: {
        startDateTimeOffset: '2026-12-01T09:00:00-07:00',
        endDateTimeOffset: '2026-12-01T09:40:00-07:00',
        status: { name: 'Booked' },
        customer: { lastName: 'Müller' },
        notes: 'Brings papers',
      },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      clientKey: 2,
    });
    const id = at(made, 'createAppointment.appointment.id');
    const later = { startTimeOffset: '2026-12-01T17:00:00Z', endTimeOffset: '2026-12-01T18:00:00Z' };
    const moved = await query(update, { input: { id, appointmentTreatments: [later] } });
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      startDateTimeOffset: '2026-12-01T10:00:00-07:00',
      endDateTimeOffset: '2026-12-01T11:00:00-07:00',
      employee: { id: of('provider', 3) },
      notes: 'Brings papers',
    });
    const act = (field: string): Promise<Row> =>
      query(`mutation { ${field}(id: "${String(id)}") { ${answer} appointment { status { name } isCancelled } } }`);
    const word = async (field: string): Promise<unknown> => at(await act(field), `${field}.appointment.status.name`);
    expect(await word('confirmAppointment')).toBe('Confirmed');
    expect(await word('checkInAppointment')).toBe('Checked In');
    expect(await word('undoCheckInAppointment')).toBe('Booked');
    expect(await word('cancelAppointment')).toBe('Cancelled');
    expect(at(await act('cancelAppointment'), 'cancelAppointment')).toEqual({
      isSuccess: false,
      errorCode: 1000,
      errorMessage: 'This appointment cannot be cancelled',
      argumentErrors: [],
      appointment: null,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 60 });
    const refusals = await Promise.all(
      [
        { locationId: '1' },
        { customer: { id: '1' } },
        { customer: { firstName: 'Jo' }, appointmentTreatments: [] },
        { appointmentTreatments: [{ ...slot, treatmentId: '1' }] },
        { appointmentTreatments: [{ ...slot, endTimeOffset: '2026-12-01T09:00:00-07:00' }] },
        { appointmentTreatments: [slot, slot] },
      ].map((change) => query(create, { input: { ...input, ...change } })),
    );
    expect(refusals.map((each) => rowsAt(each, 'createAppointment.argumentErrors')[0]?.['argumentName'])).toEqual([
      'LocationID',
      'Customer',
      'AppointmentTreatments',
      'TreatmentID',
      'EndTimeOffset',
      'AppointmentTreatments',
    ]);
    const guest = { firstName: 'Jo', lastName: 'Park', mobilePhone: '303 555 0199' };
    const walkIn = await query(create, { input: { ...input, customer: guest, markAsConfirmed: true } });
    expect(at(walkIn, 'createAppointment.appointment')).toMatchObject({
      status: { name: 'Confirmed' },
      customer: { firstName: 'Jo', lastName: 'Park' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 2 });
  });

  it('enters and changes customers, refuses in its answer, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const enter = `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { ${answer}
      customer { ${customerFields} dateOfBirth allowReceiveSMS } } }`;
    const input = {
      locationId: of('place', 3),
      firstName: 'Ida',
      lastName: 'Berg',
      email: 'ida@example.test',
      workPhone: '207 555 0188',
      dateOfBirth: '1990-05-06',
      allowReceiveSMS: false,
    };
    const made = await query(enter, { input });
    expect(at(made, 'createCustomer')).toMatchObject({
      isSuccess: true,
      customer: {
        cellPhone: null,
        workPhone: '207 555 0188',
        locationName: "St. Mary's Cat Practice",
        dateOfBirth: '1990-05-06',
        allowReceiveSMS: false,
      },
    });
    const id = at(made, 'createCustomer.customer.id');
    const changed = await query(
      `mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${answer} customer { ${customerFields} } } }`,
      { input: { id, cellPhone: '207 555 0189', workPhone: null, isActive: false } },
    );
    expect(at(changed, 'updateCustomer.customer')).toMatchObject({
      firstName: 'Ida',
      email: 'ida@example.test',
      cellPhone: '207 555 0189',
      workPhone: null,
      isActive: false,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Berg', phones: [{ label: 'Mobile' }] });
    const nameless = await query(enter, { input: { ...input, lastName: ' ' } });
    expect(at(nameless, 'createCustomer')).toMatchObject({
      isSuccess: false,
      errorCode: 200,
      argumentErrors: [{ argumentName: 'LastName', errorMessage: 'LastName is required' }],
      customer: null,
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('CustomerPage'), 'fields').map(({ name }) => name)).toContain('totalCount');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect((await post('{ customers { total } }')).body.errors?.[0]?.message).toMatch(/^Cannot query field/);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.query(enter, { input });
    expect(at(refused, 'createCustomer')).toMatchObject({
      isSuccess: false,
      errorMessage: 'This account is read-only',
    });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers { items { id } } }')).status).toBe(500);
  });
});
