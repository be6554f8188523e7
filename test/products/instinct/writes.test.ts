import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { instinct } from './instinct.ts';

const { view } = instinct;
const visit = productVisits(instinct);

describe('writes of Instinct', () => {
  it('confirms and cancels appointments, and does nothing else to them', async () => {
    const { query, server } = await visit();
    const keyOf = (state: string): number =>
      server.practice.appointments.find((row) => row.state === state && !row.isDeleted)?.key ?? 0;
    const planned = keyOf('planned');
    const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) {
      appointment { id isConfirmed canceledAt } userErrors { code field message } } }`;
    const cancel = `mutation($id: ID!) { cancelAppointment(input: { id: $id }) {
      appointment { isConfirmed canceledAt } userErrors { code field message } } }`;
    const id = view.ids.of('appointment', planned);
    expect(at(await query(update, { input: { id, isConfirmed: true } }), 'updateAppointment')).toEqual({
      appointment: { id, isConfirmed: true, canceledAt: null },
      userErrors: [],
    });
    const rowNow = () => server.practice.appointments.find((row) => row.key === planned);
    expect(rowNow()?.state).toBe('confirmed');
    await query(update, { input: { id, isConfirmed: false } });
    expect(rowNow()?.state).toBe('planned');
    const over = { id: view.ids.of('appointment', keyOf('completed')), isConfirmed: false };
    expect(rowsAt(await query(update, { input: over }), 'updateAppointment.userErrors')).toEqual([
      {
        code: 'UNPROCESSABLE_ENTITY',
        field: ['input', 'isConfirmed'],
        message: 'Appointment is over or has begun',
      },
    ]);
    const canceled = at(await query(cancel, { id }), 'cancelAppointment');
    expect(canceled).toMatchObject({
      appointment: { isConfirmed: false, canceledAt: expect.stringMatching(/Z$/) },
      userErrors: [],
    });
    expect(rowNow()?.state).toBe('cancelled');
    expect(rowsAt(await query(cancel, { id }), 'cancelAppointment.userErrors')[0]).toMatchObject({
      message: 'Appointment is already canceled',
    });
    expect(rowsAt(await query(cancel, { id: '1' }), 'cancelAppointment.userErrors')[0]).toMatchObject({
      code: 'NOT_FOUND',
      field: ['input', 'id'],
    });
    expect(Object.values(await query(`{ appointment(id: "${id}") { canceledAt } }`))[0]).not.toBeNull();
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect(rowsAt(await locked.query(cancel, { id }), 'cancelAppointment.userErrors')[0]).toMatchObject({
      message: 'This key may only read',
    });
  });

  it('enters accounts and patients, changes and transfers them, and checks patients in', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const create = `mutation($contact: ContactInput!) { createAccount(input: { primaryContact: $contact, note: "New" }) {
      account { id pimsCode note primaryContact { nameFirst nameLast communicationDetails { type value } } } userErrors { field message } } }`;
    const details = [
      { type: 'MOBILE', value: '207 555 0199' },
      { type: 'EMAIL', value: 'jo@example.test' },
    ];
    const contact = { nameFirst: 'Jo', nameLast: 'Park', communicationDetails: details };
    const made = at(await query(create, { contact }), 'createAccount');
    expect(made).toMatchObject({ account: { note: 'New', primaryContact: { nameLast: 'Park' } }, userErrors: [] });
    expect(practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      emails: ['jo@example.test'],
      phones: [{ label: 'Mobile', value: '207 555 0199' }],
    });
    expect(at(await query(create, { contact: { nameFirst: 'Jo' } }), 'createAccount')).toEqual({
      account: null,
      userErrors: [{ field: ['input', 'primaryContact'], message: "nameLast can't be blank" }],
    });
    const id = String(at(made, 'account.id'));
    const changed = await query(`mutation { updateAccount(input: { id: "${id}", pimsCode: "J1"
      primaryContact: { nameMiddle: "K", address: { line1: "1 Way", state: "ME" } } }) { account { pimsCode
      primaryContact { nameFirst nameMiddle communicationDetails { value } address { line1 state country } } } } }`);
    expect(at(changed, 'updateAccount.account')).toMatchObject({
      pimsCode: 'J1',
      primaryContact: { nameFirst: 'Jo', nameMiddle: 'K', address: { line1: '1 Way', state: 'ME', country: 'US' } },
    });
    const animal = `accountId: "${id}", name: "Pip", speciesId: "1", breedId: "701", sexId: "2", weight: "4.5"`;
    const born = at(
      await query(`mutation { createPatient(input: { ${animal}, alertIds: ["215"] }) { patient { id name weight
        species { label } breed { label } sex { label } alerts { label } account { id } } userErrors { message } } }`),
      'createPatient',
    );
    expect(born).toMatchObject({
      patient: {
        name: 'Pip',
        weight: '4.5',
        breed: { label: 'Dachshund' },
        sex: { label: 'Female' },
        alerts: [{ label: 'Will bite' }],
        account: { id },
      },
    });
    const patientId = String(at(born, 'patient.id'));
    const moved =
      await query(`mutation { transferPatient(input: { id: "${patientId}", accountId: "${view.ids.of('client', 2)}" }) {
      patient { accountId } } wrong: updatePatient(input: { id: "${patientId}", speciesId: "99" }) { userErrors { code } } }`);
    expect(moved).toEqual({
      transferPatient: { patient: { accountId: view.ids.of('client', 2) } },
      wrong: { userErrors: [{ code: 'NOT_FOUND' }] },
    });
    const stay = at(
      await query(`mutation { createVisit(input: { patientId: "${patientId}", locationId: "${view.ids.of('place', 1)}" }) {
        visit { id checkedInAt checkedOutAt primaryClinician { id } patient { name } } userErrors { message } } }`),
      'createVisit.visit',
    );
    expect(stay).toMatchObject({ checkedInAt: '2026-11-17T15:10:00Z', checkedOutAt: null, primaryClinician: null });
    const out = `mutation { checkOutVisit(input: { id: "${String(at(stay, 'id'))}" }) { visit { checkedOutAt }
      userErrors { message } } }`;
    expect(at(await query(out), 'checkOutVisit.visit')).toEqual({ checkedOutAt: '2026-11-17T15:10:00Z' });
    expect(rowsAt(await query(out), 'checkOutVisit.userErrors')).toEqual([{ message: 'Visit is already checked out' }]);
  });
});
