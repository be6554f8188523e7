import { describe, expect, it } from 'vitest';
import { at } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { squidexIds } from './records.ts';
import { squidex } from './squidex.ts';

const visit = productVisits(squidex);
const idOf = squidexIds.of;
const data = {
  start: { iv: '2026-11-19T15:00:00Z' },
  durationMinutes: { iv: 45 },
  patient: { iv: [idOf('client', 1)] },
  practitioner: { iv: [idOf('provider', 2)] },
  treatment: { iv: [idOf('visitType', 3)] },
  clinic: { iv: [idOf('place', 1)] },
  status: { iv: 'Confirmed' },
  reason: { iv: 'Cough' },
};
const create = `mutation($data: AppointmentsDataInputDto!, $publish: Boolean) { createAppointmentsContent(data: $data, publish: $publish)
  { id status version flatData { start durationMinutes status reason reminderSent } } }`;
const find = 'query($id: String!) { findAppointmentsContent(id: $id) { flatData { start reason status } } }';
const patch = `mutation($id: String!, $data: AppointmentsDataInputDto!, $version: Int) { patchAppointmentsContent(id: $id, data: $data, expectedVersion: $version) { version flatData { status reason } } }`;

describe('Changes at Squidex', () => {
  it('creates drafts unless told to publish, and changes their status', async () => {
    const { server, query, post } = await visit();
    const made = await query(create, { data });
    const id = at(made, 'createAppointmentsContent.id');
    expect(made['createAppointmentsContent']).toMatchObject({
      status: 'Draft',
      version: 0,
      flatData: { start: '2026-11-19T15:00:00Z', durationMinutes: 45, status: 'Confirmed', reminderSent: null },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      typeKey: 3,
      clientKey: 1,
      state: 'confirmed',
    });
    expect((await query(find, { id }))['findAppointmentsContent']).toBeNull();
    const change =
      'mutation($id: String!, $status: String!) { changeAppointmentsContent(id: $id, status: $status) { status version } }';
    const published = await query(change, { id, status: 'Published' });
    expect(published['changeAppointmentsContent']).toEqual({ status: 'Published', version: 1 });
    expect(at(await query(find, { id }), 'findAppointmentsContent.flatData.reason')).toBe('Cough');
    await query(change, { id, status: 'Archived' });
    const back = await post(change, { id, status: 'Published' });
    expect(back.body.errors?.[0]?.message).toBe('Validation error: Cannot change status from Archived to Published.');
    const whole = await query(create, { data, publish: true });
    expect(at(whole, 'createAppointmentsContent.status')).toBe('Published');
  });

  it('patches what is given, where an update takes the rest away', async () => {
    const { server, query, post } = await visit();
    const id = at(await query(create, { data, publish: true }), 'createAppointmentsContent.id');
    const last = (): unknown => server.practice.appointments.at(-1);
    const moved = await query(patch, { id, data: { start: { iv: '2026-11-19T16:00:00Z' } }, version: 0 });
    expect(moved['patchAppointmentsContent']).toEqual({
      version: 1,
      flatData: { status: 'Confirmed', reason: 'Cough' },
    });
    expect(last()).toMatchObject({ start: Date.parse('2026-11-19T16:00:00Z'), providerKey: 2, clientKey: 1 });
    const stale = await post(patch, { id, data: {}, version: 0 });
    expect(stale.body.errors?.[0]).toMatchObject({
      message: 'Requested version 0, but found 1.',
      extensions: { code: 'DOMAIN_OBJECT_VERSION' },
    });
    await query(patch, { id, data: { status: { iv: 'Cancelled' }, cancellationReason: { iv: 'Away' } } });
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Away', reason: 'Cough' });
    const update =
      'mutation($id: String!, $data: AppointmentsDataInputDto!) { updateAppointmentsContent(id: $id, data: $data) { flatData { reason practitioner { id } } } }';
    const lacking = await post(update, { id, data: { reason: { iv: 'Cough' } } });
    expect(lacking.body.errors?.[0]?.message).toBe(
      'Validation error: start.iv: Field is required. patient.iv: Field is required. clinic.iv: Field is required.',
    );
    const { start, patient, clinic } = data;
    const bare = await query(update, { id, data: { start, patient, clinic } });
    expect(at(bare, 'updateAppointmentsContent.flatData')).toEqual({ reason: null, practitioner: [] });
    const upsert =
      'mutation($id: String!, $data: AppointmentsDataInputDto!) { upsertAppointmentsContent(id: $id, data: $data, patch: true) { flatData { status reason } } }';
    const asked = await query(upsert, { id, data: { status: { iv: 'Requested' }, reason: { iv: 'Again' } } });
    expect(at(asked, 'upsertAppointmentsContent.flatData')).toEqual({ status: 'Requested', reason: 'Again' });
    await query('mutation($id: String!) { deleteAppointmentsContent(id: $id) { version } }', { id });
    expect(last()).toMatchObject({ isDeleted: true });
  });

  it('registers and changes patients, and refuses what is not valid or allowed', async () => {
    const { server, query, post } = await visit();
    const register = `mutation($data: PatientsDataInputDto!) { createPatientsContent(data: $data, publish: true) { id flatData { firstName birthdate phones { kind number } } } }`;
    const person = {
      firstName: { iv: 'Ines' },
      lastName: { iv: 'Falk' },
      email: { iv: 'ines@example.test' },
      phones: { iv: [{ kind: 'Home', number: '207-555-0190' }] },
      birthdate: { iv: '1980-02-03T00:00:00Z' },
      homeClinic: { iv: [idOf('place', 2)] },
    };
    const made = await query(register, { data: person });
    expect(made['createPatientsContent']).toMatchObject({
      flatData: {
        firstName: 'Ines',
        birthdate: '1980-02-03T00:00:00Z',
        phones: [{ kind: 'Home', number: '207-555-0190' }],
      },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Falk',
      emails: ['ines@example.test'],
      placeKey: 2,
    });
    const change =
      'mutation($id: String!, $data: PatientsDataInputDto!) { patchPatientsContent(id: $id, data: $data) { flatData { firstName lastName active } } }';
    const id = at(made, 'createPatientsContent.id');
    const after = await query(change, { id, data: { lastName: { iv: 'Berg' }, active: { iv: false } } });
    expect(at(after, 'patchPatientsContent.flatData')).toEqual({ firstName: 'Ines', lastName: 'Berg', active: false });
    const said = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    expect(await said(register, { data: { firstName: { iv: 'A' } } })).toBe(
      'Validation error: lastName.iv: Field is required.',
    );
    const lost = { ...data, practitioner: { iv: ['nobody'] } };
    expect(await said(create, { data: lost })).toBe("Validation error: practitioner.iv: Reference 'nobody' not found.");
    expect(await said(change, { id: 'nobody', data: {} })).toBe("Domain object 'nobody' not found.");
    const clinic = `mutation { deleteClinicsContent(id: "${idOf('place', 1)}") { version } }`;
    expect(await said(clinic, {})).toBe('You do not have the necessary permission.');
    const closed = await visit({ refuseWrites: 'Closed today' });
    const refused = await closed.post(create, { data });
    expect(refused.body.errors?.[0]?.message).toBe('Validation error: Closed today.');
  });
});
