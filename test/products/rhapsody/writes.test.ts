import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { codeOf, keyOfCode } from './codes.ts';
import { appointmentFields, clientFields } from './reading.ts';
import { rhapsody } from './rhapsody.ts';

const visit = productVisits(rhapsody);
const summit = codeOf('place', 2);

describe('Writing to Rhapsody', () => {
  it('books, moves, confirms, cancels and deletes appointments', async () => {
    const { query, post, server } = await visit();
    const book = `mutation($businessId: ID, $input: CreateAppointmentInput!) {
      createAppointment(businessId: $businessId, input: $input) { ${appointmentFields} } }`;
    const input = {
      typeId: codeOf('visitType', 3),
      patientId: codeOf('patient', 3),
      providerId: codeOf('provider', 3),
      scheduledStartDatetime: '2026-11-19T11:00:00-07:00',
      reason: 'Coughs',
    };
    const made = await query(book, { businessId: summit, input });
    expect(made['createAppointment']).toMatchObject({
      businessId: summit,
      scheduledStartDatetime: '2026-11-19T18:00:00.000Z',
      scheduledEndDatetime: '2026-11-19T18:40:00.000Z',
      status: 'SCHEDULED',
      confirmed: false,
      reason: 'Coughs',
      client: { id: codeOf('client', server.practice.patients[2]?.clientKey ?? 0) },
    });
    const id = String(at(made, 'createAppointment.id'));
    const home = await query(book, { input: { ...input, confirmed: true } });
    expect(home['createAppointment']).toMatchObject({ businessId: codeOf('place', 1), confirmed: true });
    const update = `mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { ${appointmentFields} } }`;
    const change = async (part: object): Promise<unknown> =>
      at(await query(update, { id, input: part }), 'updateAppointment');
    const moved = { scheduledStartDatetime: '2026-11-20T16:30:00Z', scheduledEndDatetime: '2026-11-20T16:30:00Z' };
    expect(await change({ scheduledStartDatetime: '2026-11-20T16:30:00Z', providerId: null })).toMatchObject({
      scheduledStartDatetime: '2026-11-20T16:30:00.000Z',
      scheduledEndDatetime: '2026-11-20T17:10:00.000Z',
      provider: null,
      reason: 'Coughs',
    });
    expect(await change({ status: 'CHECKED_IN' })).toMatchObject({ status: 'CHECKED_IN', confirmed: true });
    expect(await change({ status: 'SCHEDULED', confirmed: false })).toMatchObject({ confirmed: false });
    const steps = await query(`mutation {
      confirmAppointment(id: "${id}") { status confirmed }
      cancelAppointment(businessId: "${summit}", id: "${id}", reason: "Is well again") { status confirmed cancellationReason }
    }`);
    expect(steps).toEqual({
      confirmAppointment: { status: 'SCHEDULED', confirmed: true },
      cancelAppointment: { status: 'CANCELED', confirmed: false, cancellationReason: 'Is well again' },
    });
    const key = keyOfCode('appointment', id);
    expect(server.practice.appointments.find((row) => row.key === key)).toMatchObject({ state: 'cancelled' });
    expect(await query(`mutation { deleteAppointment(id: "${id}") }`)).toEqual({ deleteAppointment: true });
    expect(await query(`{ appointment(id: "${id}") { deleted } }`)).toEqual({ appointment: { deleted: true } });
    const refusals: readonly (readonly [text: string, variables: object, code: string])[] = [
      [book, { input: { ...input, patientId: null } }, 'BAD_USER_INPUT'],
      [book, { input: { ...input, scheduledStartDatetime: '2026-11-19T11:00' } }, 'BAD_USER_INPUT'],
      [book, { input: { ...input, ...moved } }, 'BAD_USER_INPUT'],
      [book, { input: { ...input, clientId: codeOf('client', 9) } }, 'BAD_USER_INPUT'],
      [book, { input: { ...input, typeId: codeOf('visitType', 7) } }, 'NOT_FOUND'],
      [book, { businessId: 'nowhere', input }, 'NOT_FOUND'],
      [update, { id, input: {} }, 'NOT_FOUND'],
    ];
    for (const [text, variables, code] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text, variables);
      expect(body.errors?.[0]?.extensions?.code, JSON.stringify(variables)).toBe(code);
    }
  });

  it('enters, changes, merges and deletes clients, and enters and changes patients', async () => {
    const { query, post, server } = await visit();
    const create = `mutation($businessId: ID, $input: CreateClientInput!) {
      createClient(businessId: $businessId, input: $input) { ${clientFields} } }`;
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      mobilePhone: '(207) 555-0199',
      homePhone: '207 555 0198',
      email: 'jo@example.test',
      tags: ['VIP'],
    };
    const made = await query(create, { businessId: summit, input });
    expect(made['createClient']).toMatchObject({
      firstName: 'Jo',
      mobilePhone: '+12075550199',
      homePhone: null,
      homePhoneNew: '+12075550198',
      email: 'jo@example.test',
      balance: 0,
      tags: [{ name: 'VIP' }],
      business: { id: summit },
      address: null,
    });
    const id = String(at(made, 'createClient.id'));
    const update = `mutation($id: ID!, $input: UpdateClientInput!) { updateClient(id: $id, input: $input) { ${clientFields} } }`;
    const part = { homePhone: null, workPhone: '207-555-0197', alternateEmail: 'park@example.test', active: false };
    expect(at(await query(update, { id, input: part }), 'updateClient')).toMatchObject({
      lastName: 'Park',
      mobilePhone: '+12075550199',
      homePhoneNew: null,
      workPhone: '+12075550197',
      alternateEmail: 'park@example.test',
      active: false,
    });
    for (const wrong of [{ lastName: ' ' }, { email: 'nowhere' }, { mobilePhone: 'none' }]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(update, { id, input: wrong });
      expect(body.errors?.[0]?.extensions?.code, JSON.stringify(wrong)).toBe('BAD_USER_INPUT');
    }
    const kinds = rowsAt(await query('{ species { id name breeds { id name } } }'), 'species');
    const feline = kinds.find(({ name }) => name === 'Feline') ?? {};
    const breed = rowsAt(feline, 'breeds').find(({ name }) => name === 'Siamese');
    const pet = await query(
      `mutation($input: CreatePatientInput!) { createPatient(input: $input) { id name species { name } breed { name } gender
        spayedNeuteredStatus clientId } }`,
      { input: { clientId: id, name: 'Kit', speciesId: feline['id'], breedId: breed?.['id'], gender: 'FEMALE' } },
    );
    expect(pet['createPatient']).toMatchObject({
      name: 'Kit',
      species: { name: 'Feline' },
      breed: { name: 'Siamese' },
      gender: 'FEMALE',
      spayedNeuteredStatus: null,
      clientId: id,
    });
    const changed = await query(
      `mutation($id: ID!, $input: UpdatePatientInput!) { updatePatient(id: $id, input: $input) { name breed { name }
        spayedNeuteredStatus dateOfBirth } }`,
      {
        id: at(pet, 'createPatient.id'),
        input: { breedId: null, spayedNeuteredStatus: 'SPAYED', dateOfBirth: '2024-05-01' },
      },
    );
    expect(changed['updatePatient']).toEqual({
      name: 'Kit',
      breed: null,
      spayedNeuteredStatus: 'SPAYED',
      dateOfBirth: '2024-05-01',
    });
    const merged = await query(`mutation { mergeClients(id: "${codeOf('client', 5)}", duplicateId: "${id}") {
      patients { name } tags { name } } }`);
    expect(rowsAt(merged, 'mergeClients.patients').at(-1)).toEqual({ name: 'Kit' });
    expect(await query(`{ client(id: "${id}") { deleted } }`)).toEqual({ client: { deleted: true } });
    await query(`mutation { deleteClient(id: "${codeOf('client', 6)}") }`);
    expect(server.practice.clients[5]).toMatchObject({ isDeleted: true });
  });

  it('takes payments, chores, messages and webhooks, and refuses a key that may not write', async () => {
    const { query, post } = await visit();
    const open = await query('{ invoices(status: OPEN, limit: 1) { data { id clientId amountDue } } }');
    const [invoice = {}] = rowsAt(open, 'invoices.data');
    const pay = `mutation($input: CreatePaymentInput!) { createPayment(input: $input) { amount method invoiceId } }`;
    const input = {
      clientId: invoice['clientId'],
      invoiceId: invoice['id'],
      amount: invoice['amountDue'],
      method: 'CASH',
    };
    expect(at(await query(pay, { input }), 'createPayment')).toMatchObject({ amount: input.amount, method: 'CASH' });
    expect((await post(pay, { input })).body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const paid = await query(`{ invoice(id: "${String(invoice['id'])}") { status amountDue } }`);
    expect(paid['invoice']).toEqual({ status: 'PAID', amountDue: 0 });
    const rest = await query(`mutation {
      createTask(input: { title: "Call back", assigneeId: "${codeOf('provider', 5)}" }) { assignee { lastName } completed }
      completeTask(id: "${codeOf('task', 1)}") { completed completedAt }
      sendMessage(input: { clientId: "${codeOf('client', 1)}", body: "See you soon" }) { direction body }
      createWebhook(input: { url: "https://example.test/hook", topics: [CLIENT_UPDATED] }) { topics }
    }`);
    expect(rest).toMatchObject({
      createTask: { assignee: { lastName: 'Whitaker' }, completed: false },
      completeTask: { completed: true },
      sendMessage: { direction: 'OUTBOUND', body: 'See you soon' },
      createWebhook: { topics: ['CLIENT_UPDATED'] },
    });
    const { post: refused } = await visit({ refuseWrites: 'This key is read only' });
    const { body } = await refused(`mutation { deleteAppointment(id: "${codeOf('appointment', 1)}") }`);
    expect(body.errors?.[0]).toMatchObject({ message: 'This key is read only', extensions: { code: 'FORBIDDEN' } });
  });
});
