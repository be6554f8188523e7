import { describe, expect, it } from 'vitest';
import { at, type Row } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { jadeSpa } from './jadeSpa.ts';
import { otherId } from './neighbours.ts';

const visit = productVisits(jadeSpa);
const { ids } = jadeSpa.view;

const booked = {
  clientId: ids.of('client', 1),
  serviceProviderId: ids.of('provider', 1),
  locationId: ids.of('place', 1),
  serviceType: 'Sick visit',
  scheduledStart: '2026-11-19T23:00:00.000Z',
  scheduledEnd: '2026-11-19T23:40:00.000Z',
  notes: 'Dry cheeks',
};
const result =
  'success appointment { id status serviceType scheduledStart notes cancellationReason cancelledAt actualEnd productsUsed { quantity product { id } } } errors { code field }';
const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { ${result} } }`;
const update = `mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { ${result} } }`;

describe('writes of JADE', () => {
  it('books, moves and cancels', async () => {
    const { query, server } = await visit();
    const last = (): unknown => server.practice.appointments.at(-1);
    const made = await query(create, { input: booked });
    expect(made['createAppointment']).toMatchObject({
      success: true,
      appointment: { status: 'PENDING', serviceType: 'Sick visit', notes: 'Dry cheeks', cancelledAt: null },
      errors: null,
    });
    expect(last()).toMatchObject({ minutes: 40, typeKey: 3, providerKey: 1, clientKey: 1, placeKey: 1 });
    const id = String(at(made, 'createAppointment.appointment.id'));
    const change = async (input: Row): Promise<Row> => query(update, { id, input });
    await change({ scheduledStart: '2026-11-19T23:10:00Z', serviceType: 'Gua sha', notes: null });
    expect(last()).toMatchObject({ start: Date.parse('2026-11-19T23:10:00Z'), minutes: 30, reason: null, typeKey: 3 });
    const wrong = await change({ scheduledEnd: '2026-11-19T22:00:00Z' });
    expect(at(wrong, 'updateAppointment.errors')).toEqual([{ code: 'INVALID_TIME_RANGE', field: 'scheduledEnd' }]);
    const cancel = `mutation { cancelAppointment(id: "${id}", reason: "Ill") { ${result} } }`;
    expect((await query(cancel))['cancelAppointment']).toMatchObject({
      success: true,
      appointment: { status: 'CANCELLED', serviceType: 'Gua sha', cancellationReason: 'Ill', notes: null },
    });
    expect(at(await query(cancel), 'cancelAppointment')).toMatchObject({
      success: false,
      errors: [{ code: 'INVALID_STATUS' }],
    });
    expect(at(await change({ notes: 'Late' }), 'updateAppointment.success')).toBe(false);
  });

  it('checks in and completes, with what was used', async () => {
    const { query, server } = await visit();
    const id = String(at(await query(create, { input: booked }), 'createAppointment.appointment.id'));
    const complete = `mutation { completeAppointment(id: "${id}", input: { notes: "Done", productsUsed: [
      { productId: "${otherId(62)}", quantity: 2 }] }) { ${result} } }`;
    expect(at(await query(complete), 'completeAppointment.errors')).toMatchObject([{ code: 'INVALID_STATUS' }]);
    const here = await query(`mutation { checkInAppointment(id: "${id}") { ${result} } }`);
    expect(at(here, 'checkInAppointment.appointment.status')).toBe('CHECKED_IN');
    expect((await query(complete))['completeAppointment']).toMatchObject({
      appointment: {
        status: 'COMPLETED',
        notes: 'Done',
        productsUsed: [{ quantity: 2, product: { id: otherId(62) } }],
      },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'completed', reason: 'Done' });
  });

  it('refuses in the result', async () => {
    const { query, post, server } = await visit();
    const count = server.practice.appointments.length;
    const wrong: readonly (readonly [Partial<typeof booked>, string, string])[] = [
      [{ clientId: ids.of('client', 41) }, 'CLIENT_NOT_FOUND', 'clientId'],
      [{ serviceProviderId: otherId(101) }, 'PROVIDER_NOT_FOUND', 'serviceProviderId'],
      [{ serviceProviderId: ids.of('provider', 8) }, 'PROVIDER_NOT_FOUND', 'serviceProviderId'],
      [{ locationId: otherId(1) }, 'LOCATION_NOT_FOUND', 'locationId'],
      [{ scheduledEnd: booked.scheduledStart }, 'INVALID_TIME_RANGE', 'scheduledEnd'],
      [{ scheduledStart: '2026-11-19T13:00:00Z' }, 'PROVIDER_UNAVAILABLE', 'scheduledStart'],
    ];
    for (const [more, code, field] of wrong) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(create, { input: { ...booked, ...more } });
      expect(answer['createAppointment']).toEqual({ success: false, appointment: null, errors: [{ code, field }] });
    }
    expect(server.practice.appointments).toHaveLength(count);
    const unknown = await query(`mutation { checkInAppointment(id: "${otherId(5)}") { success errors { code } } }`);
    expect(unknown['checkInAppointment']).toEqual({ success: false, errors: [{ code: 'APPOINTMENT_NOT_FOUND' }] });
    const { serviceType: _type, ...incomplete } = booked;
    expect((await post(create, { input: incomplete })).body.errors).toHaveLength(1);
    const refusing = await visit({ refuseWrites: 'read only' });
    const { body } = await refusing.post(create, { input: booked });
    expect(body.data).toMatchObject({ createAppointment: { success: false, errors: [{ code: 'FORBIDDEN' }] } });
  });

  it('enters and changes clients, who need a skin profile', async () => {
    const { query, post, server } = await visit();
    const text = `mutation($input: CreateClientInput!) { createClient(input: $input) { success errors { code field }
      client { id firstName phone skinProfile { skinType goals } preferences { communicationChannel } dateOfBirth allergies } } }`;
    const skinProfile = { skinType: 'dry', concerns: [], goals: ['glow'], sensitivities: [] };
    const person = { spaOrganizationId: ids.of('organization', 1), firstName: 'Jo', lastName: 'Park', skinProfile };
    const made = await query(text, { input: { ...person, phone: '207 555 0199', email: 'jo@example.test' } });
    expect(made['createClient']).toMatchObject({
      success: true,
      client: {
        firstName: 'Jo',
        phone: '207 555 0199',
        skinProfile: { skinType: 'dry', goals: ['glow'] },
        allergies: [],
      },
    });
    const id = String(at(made, 'createClient.client.id'));
    await query(
      `mutation { updateClient(id: "${id}", input: { lastName: "Parker", phone: null, notes: "Shy" }) { success } }`,
    );
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Parker',
      phones: [],
      emails: ['jo@example.test'],
      note: 'Shy',
    });
    const kept = await query(`{ client(id: "${id}") { skinProfile { skinType } notes } }`);
    expect(kept['client']).toEqual({ skinProfile: { skinType: 'dry' }, notes: 'Shy' });
    const { skinProfile: _skin, ...bare } = person;
    expect((await post(text, { input: bare })).body.errors).toHaveLength(1);
    const elsewhere = await query(text, { input: { ...person, spaOrganizationId: otherId(2) } });
    expect(at(elsewhere, 'createClient.errors')).toEqual([
      { code: 'ORGANIZATION_NOT_FOUND', field: 'spaOrganizationId' },
    ]);
    const nameless = await query(text, { input: { ...person, lastName: ' ' } });
    expect(at(nameless, 'createClient.errors')).toEqual([{ code: 'VALIDATION_ERROR', field: 'lastName' }]);
  });

  it('changes what is the owner’s own', async () => {
    const { query } = await visit();
    const answer = await query(`mutation { updateProfile(input: { phone: "1" }) { user { phone firstName } }
      updateSpaOrganization(id: "${ids.of('organization', 1)}", input: { displayName: "Harbor" }) { spaOrganization { name displayName } }
      updateNotificationSettings(input: { reminderHours: 48 }) { settings { notifications { reminderHours smsEnabled } } }
      registerForEvent(eventId: "${otherId(81)}") { isRegistered } }`);
    expect(answer).toEqual({
      updateProfile: { user: { phone: '1', firstName: 'Dana' } },
      updateSpaOrganization: { spaOrganization: { name: 'Harbor Veterinary Group', displayName: 'Harbor' } },
      updateNotificationSettings: { settings: { notifications: { reminderHours: 48, smsEnabled: false } } },
      registerForEvent: { isRegistered: true },
    });
    const after = await query('{ communityEvents { items { isRegistered } } }');
    expect(at(after, 'communityEvents.items')).toMatchObject([{ isRegistered: true }, { isRegistered: false }, {}]);
    const off = `mutation { cancelEventRegistration(eventId: "${otherId(81)}") { success message } }`;
    expect(at(await query(off), 'cancelEventRegistration.success')).toBe(true);
    expect(at(await query(off), 'cancelEventRegistration.message')).toBe('Not registered');
  });
});
