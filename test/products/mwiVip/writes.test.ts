import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { mwiVip } from './mwiVip.ts';

const visit = productVisits(mwiVip);
const { view } = mwiVip;

describe('the MWI VIP API, written to', () => {
  it('registers a contact, then her numbers, an account and an animal', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const create = `mutation($input: CreateContactInput!) { createContact(input: $input) { success message
      result { contactUuid contactType firstName accounts { accountUuid } } } }`;
    const input = { lastName: 'Park', firstName: 'Jo', contactType: 'CLIENT', locationUuid: view.ids.of('place', 2) };
    const made = await query(create, { input });
    const id = at(made, 'createContact.result.contactUuid');
    expect(made).toMatchObject({ createContact: { success: true, result: { accounts: [] } } });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', givenName: 'Jo', placeKey: 2 });
    const refused = await query(create, { input: { ...input, firstName: ' ' } });
    expect(at(refused, 'createContact')).toEqual({
      success: false,
      message: 'first-name size must be between 1 and 100',
      result: null,
    });
    const staff = await query(create, { input: { ...input, contactType: 'USER' } });
    expect(at(staff, 'createContact.message')).toBe('Insufficient scope');
    const more = await query(
      `mutation($id: ID!, $place: ID!) {
        createContactNumber(contactUuid: $id, input: { number: "303 555 0199", numberType: "Home" }) { result { number numberType main } }
        createContactEmail(contactUuid: $id, input: { emailAddress: "jo@example.test" }) { success }
        createAccount(input: { contactUuid: $id, registeredLocationUuid: $place }) { result { accountUuid mainContact { lastName } } }
        again: createAccount(input: { contactUuid: $id, registeredLocationUuid: $place }) { message } }`,
      { id, place: input.locationUuid },
    );
    expect(more).toMatchObject({
      createContactNumber: { result: { number: '303 555 0199', numberType: 'Home', main: true } },
      createAccount: { result: { mainContact: { lastName: 'Park' } } },
      again: { message: 'Contact already has an account' },
    });
    expect(practice.clients.at(-1)).toMatchObject({ emails: ['jo@example.test'], phones: [{ label: 'Home' }] });
    const lists = await query('{ species { results { speciesUuid name } } breeds { results { breedUuid name } } }');
    const uuidOf = (path: string, field: string, name: string): unknown =>
      rowsAt(lists, path).find((row) => row['name'] === name)?.[field];
    const pet = `mutation($input: CreatePatientInput!) { createPatient(input: $input) { success message
      result { patientName species { name } account { mainContact { contactUuid } } statusDeactivated } } }`;
    const patient = {
      accountUuid: at(more, 'createAccount.result.accountUuid'),
      patientName: 'Socks',
      speciesUuid: uuidOf('species.results', 'speciesUuid', 'Feline'),
    };
    expect(at(await query(pet, { input: patient }), 'createPatient.result')).toEqual({
      patientName: 'Socks',
      species: { name: 'Feline' },
      account: { mainContact: { contactUuid: id } },
      statusDeactivated: false,
    });
    const dog = { ...patient, breedUuid: uuidOf('breeds.results', 'breedUuid', 'Dachshund') };
    expect(at(await query(pet, { input: dog }), 'createPatient.message')).toBe('Breed Dachshund is not of the species');
  });

  it('books, changes and deletes appointments, but not where time is kept free', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { success message
      result { appointmentUuid endDate accountContact { contactUuid } note } } }`;
    const input = {
      patientUuid: view.ids.of('patient', 1),
      startDate: '2026-11-19T15:00:00.00Z',
      endDate: '2026-11-19T15:30:00.00Z',
      reasonUuid: view.ids.of('visitType', 2),
      reasonText: 'Booster',
      note: 'Muzzle',
      locationUuid: view.ids.of('place', 1),
      contactPractitionerUuid: view.ids.of('provider', 1),
    };
    const made = await query(create, { input });
    expect(at(made, 'createAppointment')).toMatchObject({
      success: true,
      result: {
        endDate: '2026-11-19T15:30:00.00Z',
        accountContact: { contactUuid: view.ids.of('client', 1) },
        note: 'Muzzle',
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ typeKey: 2, minutes: 30, reason: 'Booster', clientKey: 1 });
    const messages = async (change: object): Promise<unknown> =>
      at(await query(create, { input: { ...input, ...change } }), 'createAppointment.message');
    expect(await messages({ startDate: '2026-11-17T17:15:00Z', endDate: '2026-11-17T17:30:00Z' })).toBe(
      'Appointment slot is blocked',
    );
    expect(await messages({ endDate: input.startDate })).toBe('end-date must be after start-date');
    expect(await messages({ patientUuid: null })).toBe('account-uuid must not be null');
    expect(await messages({ accountContactUuid: view.ids.of('client', 2) })).toBe(
      'Patient does not belong to the account',
    );
    expect(await messages({ locationUuid: 'nowhere' })).toBe('Location not found');
    const id = at(made, 'createAppointment.result.appointmentUuid');
    const update = `mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(appointmentUuid: $id, input: $input) {
      message result { startDate endDate contactPractitionerUuid assignedPractitionerUuid reasonText } } }`;
    const change = { startDate: '2026-11-19T16:00:00Z', assignedPractitionerUuid: view.ids.of('provider', 2) };
    expect(at(await query(update, { id, input: change }), 'updateAppointment.result')).toEqual({
      startDate: '2026-11-19T16:00:00.00Z',
      endDate: '2026-11-19T16:30:00.00Z',
      contactPractitionerUuid: view.ids.of('provider', 1),
      assignedPractitionerUuid: view.ids.of('provider', 2),
      reasonText: 'Booster',
    });
    const remove = 'mutation($id: ID!) { deleteAppointment(appointmentUuid: $id) { success message } }';
    expect(at(await query(remove, { id }), 'deleteAppointment')).toEqual({ success: true, message: 'OK' });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(at(await query(remove, { id }), 'deleteAppointment.message')).toBe('Appointment not found');
    const locked = await visit({ refuseWrites: 'This key is read-only' });
    expect(at(await locked.query(create, { input }), 'createAppointment')).toEqual({
      success: false,
      message: 'This key is read-only',
      result: null,
    });
  });
});
