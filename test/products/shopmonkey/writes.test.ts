import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { shopmonkey } from './shopmonkey.ts';

const visit = productVisits(shopmonkey);
const { of } = shopmonkey.view.ids;
const fields = `id name startDate endDate note color confirmationStatus cancellationNote locationId customerId technicianIds
  vehicleId`;
const create = `mutation($data: AppointmentCreateInput!) { createAppointment(data: $data) { ${fields} } }`;
const update = `mutation($id: ID!, $data: AppointmentUpdateInput!) { updateAppointment(id: $id, data: $data) { ${fields} } }`;
const person = `id customerType firstName lastName companyName address1 city postalCode note locationIds
  emails { id email primary } phoneNumbers { id number userDefinedType primary }`;
const register = `mutation($data: CustomerCreateInput!) { createCustomer(data: $data) { ${person} } }`;
const change = `mutation($id: ID!, $data: CustomerUpdateInput!) { updateCustomer(id: $id, data: $data) { ${person} } }`;
const data = {
  name: 'Vaccination',
  startDate: '2026-11-19T17:00:00Z',
  endDate: '2026-11-19T17:20:00.000Z',
  color: 'red',
  locationId: of('place', 2),
  customerId: of('client', 2),
  technicianIds: [of('provider', 3)],
  note: 'Second dose',
};

describe('Writing to Shopmonkey', () => {
  it('books, moves, confirms, cancels and removes appointments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(create, { data });
    expect(made['createAppointment']).toMatchObject({
      ...data,
      startDate: '2026-11-19T17:00:00.000Z',
      confirmationStatus: 'NoResponse',
      cancellationNote: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse(data.startDate),
      minutes: 20,
      placeKey: 2,
      typeKey: 2,
      providerKey: 3,
      clientKey: 2,
      reason: 'Second dose',
      state: 'planned',
      isBlock: false,
    });
    const id = at(made, 'createAppointment.id');
    const refused = async (text: string, variables: object): Promise<string | undefined> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    const later = { startDate: '2026-11-20T16:00:00Z' };
    // The end stays where it is, so that a later start alone is refused.
    expect(await refused(update, { id, data: later })).toBe('endDate must be after startDate');
    const moved = await query(update, { id, data: { ...later, endDate: '2026-11-20T09:45:00-07:00' } });
    expect(moved['updateAppointment']).toMatchObject({ startDate: '2026-11-20T16:00:00.000Z', note: 'Second dose' });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, providerKey: 3 });
    const passed = await query(update, { id, data: { customerId: of('client', 5) } });
    expect(passed['updateAppointment']).toMatchObject({
      customerId: of('client', 5),
      startDate: later.startDate.replace('Z', '.000Z'),
    });
    const freed = await query(update, {
      id,
      data: { technicianIds: [], note: null, name: 'Trim & bath', color: 'aqua' },
    });
    expect(freed['updateAppointment']).toMatchObject({
      technicianIds: [],
      note: '',
      name: 'Trim & bath',
      color: 'aqua',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ providerKey: null, reason: null, typeKey: 2 });
    const own = `(id: "${String(id)}")`;
    expect(await query(`mutation { confirmAppointment${own} { confirmationStatus } }`)).toEqual({
      confirmAppointment: { confirmationStatus: 'Confirmed' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'confirmed' });
    const off = await query(
      `mutation { cancelAppointment(id: "${String(id)}", cancellationNote: "Snow") { confirmationStatus cancellationNote } }`,
    );
    expect(off['cancelAppointment']).toEqual({ confirmationStatus: 'Declined', cancellationNote: 'Snow' });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow', isDeleted: false });
    expect(await refused(`mutation { confirmAppointment${own} { id } }`, {})).toMatch(/canceled/);
    expect(await refused(`mutation { cancelAppointment${own} { id } }`, {})).toMatch(/canceled/);
    expect(await query(`mutation { deleteAppointment${own} { success } }`)).toEqual({
      deleteAppointment: { success: true },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ isDeleted: true });
    expect(await refused(update, { id, data: { note: 'x' } })).toMatch(/not found/);
  });

  it('books at the location of the key where none is named, and refuses what makes no sense', async () => {
    const { query, post, server } = await visit();
    const { locationId: _, ...homeless } = data;
    expect(at(await query(create, { data: homeless }), 'createAppointment.locationId')).toBe(of('place', 1));
    const { customerId: _customer, ...withoutCustomer } = data;
    const blocked = await query(create, { data: { ...withoutCustomer, name: 'Lunch' } });
    expect(blocked['createAppointment']).toMatchObject({ name: 'Lunch', customerId: null });
    expect(server.practice.appointments.at(-1)).toMatchObject({ isBlock: true, clientKey: null });
    const count = server.practice.appointments.length;
    for (const [wrong, code] of [
      [{ ...data, name: ' ' }, 'BAD_REQUEST'],
      [{ ...data, endDate: data.startDate }, 'BAD_REQUEST'],
      [{ ...data, startDate: 'soon' }, 'BAD_REQUEST'],
      [{ ...data, technicianIds: [of('provider', 8)] }, 'BAD_REQUEST'],
      [{ ...data, technicianIds: ['x'] }, 'NOT_FOUND'],
      [{ ...data, customerId: of('client', 41) }, 'NOT_FOUND'],
      [{ ...data, locationId: 'x' }, 'NOT_FOUND'],
      [{ ...data, vehicleId: 'x' }, 'NOT_FOUND'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(create, { data: wrong })).body.errors?.[0]?.extensions?.code, JSON.stringify(wrong)).toBe(
        code,
      );
    }
    expect(server.practice.appointments).toHaveLength(count);
  });

  it('registers customers and fleets, and writes their e-mails and numbers one by one', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(register, {
      data: { customerType: 'Customer', firstName: 'Jo', lastName: 'Park', city: 'Saco', locationId: of('place', 3) },
    });
    expect(made['createCustomer']).toMatchObject({
      customerType: 'Customer',
      firstName: 'Jo',
      lastName: 'Park',
      companyName: null,
      city: 'Saco',
      locationIds: [of('place', 3)],
      emails: [],
      phoneNumbers: [],
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    const customerId = String(at(made, 'createCustomer.id'));
    const contact = (name: string, input: string): string =>
      `mutation { ${name}(customerId: "${customerId}", ${input}) { id primary ${name.includes('Email') ? 'email' : 'number userDefinedType'} } }`;
    const first = await query(contact('createCustomerEmail', 'data: { email: "jo@example.test" }'));
    const second = await query(contact('createCustomerEmail', 'data: { email: "park@example.test", primary: true }'));
    expect(first['createCustomerEmail']).toMatchObject({ email: 'jo@example.test', primary: true });
    expect(second['createCustomerEmail']).toMatchObject({ email: 'park@example.test', primary: true });
    const home = 'data: { number: "207 555 0199", userDefinedType: Home }';
    const phone = await query(contact('createCustomerPhoneNumber', home));
    expect(phone['createCustomerPhoneNumber']).toMatchObject({ userDefinedType: 'Home', primary: true });
    const firstId = String(at(first, 'createCustomerEmail.id'));
    const renamed = await query(
      contact('updateCustomerEmail', `id: "${firstId}", data: { email: "jo.p@example.test" }`),
    );
    expect(renamed['updateCustomerEmail']).toEqual({ id: firstId, email: 'jo.p@example.test', primary: false });
    expect(practice.clients.at(-1)).toMatchObject({
      emails: ['park@example.test', 'jo.p@example.test'],
      phones: [{ label: 'Home', value: '207 555 0199' }],
    });
    const phoneId = String(at(phone, 'createCustomerPhoneNumber.id'));
    const newNumber = `id: "${phoneId}", data: { number: "207 555 0198" }`;
    expect(at(await query(contact('updateCustomerPhoneNumber', newNumber)), 'updateCustomerPhoneNumber.id')).toBe(
      phoneId,
    );
    const gone = (name: string, id: string): string =>
      `mutation { ${name}(customerId: "${customerId}", id: "${id}") { success } }`;
    await query(gone('deleteCustomerEmail', firstId));
    await query(gone('deleteCustomerPhoneNumber', phoneId));
    expect(practice.clients.at(-1)).toMatchObject({ emails: ['park@example.test'], phones: [] });
    expect((await post(gone('deleteCustomerEmail', firstId))).body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const changed = await query(change, {
      id: customerId,
      data: { lastName: 'Parker', postalCode: '04072', note: 'Dogs' },
    });
    expect(changed['updateCustomer']).toMatchObject({
      firstName: 'Jo',
      lastName: 'Parker',
      city: 'Saco',
      postalCode: '04072',
      note: 'Dogs',
      emails: [{ email: 'park@example.test', primary: true }],
    });
    const only = await query(register, { data: { customerType: 'Customer', lastName: 'Prince' } });
    expect(only['createCustomer']).toMatchObject({ customerType: 'Customer', firstName: null, lastName: 'Prince' });
    const fleet = await query(register, { data: { customerType: 'Fleet', companyName: 'Barn Cats Inc.' } });
    expect(fleet['createCustomer']).toMatchObject({ companyName: 'Barn Cats Inc.', firstName: null, lastName: null });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: null, familyName: 'Barn Cats Inc.' });
    for (const text of [
      contact('createCustomerEmail', 'data: { email: "nowhere" }'),
      contact('createCustomerPhoneNumber', 'data: { number: "12" }'),
      'mutation { createCustomer(data: { customerType: Customer, firstName: " " }) { id } }',
      'mutation { createCustomer(data: { customerType: Fleet, lastName: "Park" }) { id } }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.extensions?.code, text).toBe('BAD_REQUEST');
    }
    await query(`mutation { deleteCustomer(id: "${customerId}") { success } }`);
    const search = await query('{ searchCustomersByEmail(email: "park@example.test") { data { id } } }');
    expect(rowsAt(search, 'searchCustomersByEmail.data')).toEqual([]);
  });

  it('refuses every write with a key that may only read', async () => {
    const { post, server } = await visit({ refuseWrites: 'This API key is read-only' });
    const before = JSON.stringify(server.practice);
    const id = of('appointment', 1);
    const customer = of('client', 1);
    for (const [text, variables] of [
      [create, { data }],
      [update, { id, data: { note: 'x' } }],
      [register, { data: { customerType: 'Customer', firstName: 'Jo' } }],
      [change, { id: customer, data: { lastName: 'Park' } }],
      [`mutation { cancelAppointment(id: "${id}") { id } }`, {}],
      [`mutation { confirmAppointment(id: "${id}") { id } }`, {}],
      [`mutation { deleteAppointment(id: "${id}") { success } }`, {}],
      [`mutation { createCustomerEmail(customerId: "${customer}", data: { email: "a@example.test" }) { id } }`, {}],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text, variables);
      expect(body.errors?.[0], text).toMatchObject({
        message: 'This API key is read-only',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    expect(JSON.stringify(server.practice)).toBe(before);
  });
});
