import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { splose } from './splose.ts';

const visit = productVisits(splose);
const { view } = splose;
const idOf = (kind: 'client' | 'appointment' | 'place' | 'provider' | 'visitType', key: number): number =>
  Number(view.ids.of(kind, key));
const visitFields = `id start end note archived appointmentPatients {
  patientId status cancellationReason cancellationRate cancellationNote }`;
const create = `mutation Create($appointment: AppointmentInput!) { createAppointment(appointment: $appointment) { ${visitFields} } }`;
const update = `mutation Update($id: Int!, $patch: AppointmentPatch!) { updateAppointment(id: $id, patch: $patch) { ${visitFields} } }`;
const cancel = `mutation Cancel($id: Int!, $reasonId: Int!) {
  cancelAppointment(id: $id, cancellation: { reasonId: $reasonId, note: "By phone" }) { ${visitFields} } }`;

describe('splose, written to', () => {
  it('books, moves, receives and cancels, and says which field is wrong', async () => {
    const { query, post, server } = await visit();
    const appointment = {
      start: '2026-11-19T15:00:00Z',
      end: '2026-11-19T15:45:00.000Z',
      patientId: idOf('client', 2),
      serviceId: idOf('visitType', 2),
      locationId: idOf('place', 2),
      practitionerId: idOf('provider', 3),
      note: 'First visit',
    };
    const made = at(await query(create, { appointment }), 'createAppointment');
    expect(made).toMatchObject({ start: '2026-11-19T15:00:00.000Z', note: 'First visit', archived: false });
    expect(rowsAt(made, 'appointmentPatients')[0]).toMatchObject({ patientId: idOf('client', 2), status: null });
    const id = at(made, 'id');
    const stored = (): unknown => server.practice.appointments.at(-1);
    expect(stored()).toMatchObject({ minutes: 45, placeKey: 2, providerKey: 3, typeKey: 2, clientKey: 2 });
    const late = await post(update, { id, patch: { start: '2026-11-19T16:00:00Z' } });
    expect(late.body.errors?.[0]?.message).toBe('Bad request: end: End must be after start');
    const patch = { start: '2026-11-19T16:00:00Z', end: '2026-11-19T16:30:00Z', practitionerId: idOf('provider', 4) };
    await query(update, { id, patch });
    expect(stored()).toMatchObject({
      start: Date.parse(patch.start),
      minutes: 30,
      providerKey: 4,
      reason: 'First visit',
    });
    const arrived = await query(
      `mutation { markPatientArrived(id: ${String(id)}) { appointmentPatients { status } } }`,
    );
    expect(rowsAt(arrived, 'markPatientArrived.appointmentPatients')).toEqual([{ status: 'Arrived' }]);
    const other = await post(
      `mutation { markPatientArrived(id: ${String(id)}, patientId: ${String(idOf('client', 3))}) { id } }`,
    );
    expect(other.body.errors?.[0]?.message).toBe('Appointment patient not found');
    expect((await post(cancel, { id, reasonId: 1 })).body.errors?.[0]?.message).toBe(
      'Bad request: reasonId: Not found',
    );
    const off = at(await query(cancel, { id, reasonId: 63 }), 'cancelAppointment');
    expect(rowsAt(off, 'appointmentPatients')[0]).toMatchObject({
      status: 'Cancelled',
      cancellationReason: 'Less than 24 hours notice',
      cancellationRate: 100,
      cancellationNote: 'By phone',
    });
    expect(stored()).toMatchObject({ state: 'cancelled', isDeleted: false });
    const nobody = await post(create, { appointment: { ...appointment, patientId: 5 } });
    expect(nobody.body.errors?.[0]).toMatchObject({
      message: 'Bad request: patientId: Not found',
      extensions: { code: 'BAD_USER_INPUT', fieldErrors: { patientId: ['Not found'] } },
    });
    const busy = await query(`mutation { createBusyTime(busyTime: { start: "2026-11-19T18:00:00Z"
      end: "2026-11-19T18:30:00Z", practitionerIds: [${String(idOf('provider', 1))}], busyTimeTypeId: 55339, note: "Desk" }) {
      busyTimeType { title } note } }`);
    expect(busy['createBusyTime']).toEqual({ busyTimeType: { title: 'Admin' }, note: 'Desk' });
    const closed = await visit({ refuseWrites: 'Read-only key' });
    const refused = await closed.post(create, { appointment });
    expect(refused.body.errors?.[0]?.message).toBe('Read-only key');
  });

  it('enters and changes patients, and takes contacts and payments', async () => {
    const { query, post, server } = await visit();
    const text = `mutation Enter($patient: PatientInput!) { createPatient(patient: $patient) {
      id firstname lastname email birthdate city postalCode alert phoneNumbers { type code phoneNumber } } }`;
    const patient = {
      firstname: 'Jo',
      lastname: 'Park',
      email: 'jo@example.test',
      birthdate: '1988-05-06',
      city: 'Portland',
      postalCode: '04103',
      phoneNumbers: [{ type: 'Work', code: '+44', phoneNumber: '20 7946 0199' }],
    };
    const made = at(await query(text, { patient }), 'createPatient');
    expect(made).toMatchObject(patient);
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      emails: ['jo@example.test'],
      phones: [{ label: 'Work', value: '+44 20 7946 0199' }],
    });
    expect((await post(text, { patient: { ...patient, lastname: ' ' } })).body.errors?.[0]?.message).toBe(
      'Bad request: lastname: Required',
    );
    const patched = await query(
      `mutation($id: Int!) { updatePatient(id: $id, patch: { email: null, alert: "Knock", phoneNumbers: [{ type: Mobile, phoneNumber: "207 555 0199" }] }) {
      email alert birthdate firstname phoneNumbers { type code phoneNumber } } }`,
      { id: at(made, 'id') },
    );
    expect(patched['updatePatient']).toEqual({
      email: null,
      alert: 'Knock',
      birthdate: '1988-05-06',
      firstname: 'Jo',
      phoneNumbers: [{ type: 'Mobile', code: '+1', phoneNumber: '207 555 0199' }],
    });
    const invoice = rowsAt(
      await query('{ invoices(search: { status: "Awaiting Payment" }) { rows { id patientId total paidAmount } } }'),
      'invoices.rows',
    )[0];
    const pay = `mutation { createPayment(payment: { patientId: ${String(invoice?.['patientId'])}
      invoiceId: ${String(invoice?.['id'])}, amount: 1.5, paymentMethod: "Cash" }) { amount invoiceId paymentMethod } }`;
    expect(await query(pay)).toEqual({
      createPayment: { amount: 1.5, invoiceId: invoice?.['id'], paymentMethod: 'Cash' },
    });
    const contact = await query(
      'mutation { createContact(contact: { type: "Standard", name: "Acme", email: "a@example.test" }) { id name archived } }',
    );
    expect(contact['createContact']).toMatchObject({ name: 'Acme', archived: false });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map((field) => field['name'])).toContain('waitlists');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
