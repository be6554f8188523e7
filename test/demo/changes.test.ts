import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoClinic } from '../../graphql/demo/server.ts';
import type { Answer } from './clinicRequests.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;
let now = saturdayMorning;

beforeAll(async () => {
  clinic = await startClinic({ clients: 60, now: () => now });
});
afterAll(() => clinic.close());

type Row = Record<string, unknown> & { readonly id: string };

function send(query: string, variables?: Record<string, unknown>): Promise<Answer<Record<string, Row>>> {
  return runQuery(clinic.url, query, variables);
}

/** The one object that an operation answers; fails on any error. */
async function change(query: string, variables?: Record<string, unknown>): Promise<Row> {
  const { data, errors } = await send(query, variables);
  expect(errors).toBeUndefined();
  const [row] = Object.values(data);
  if (!row) throw new Error('No answer');
  return row;
}

async function expectRefused(
  query: string,
  code: string,
  message: RegExp,
  variables?: Record<string, unknown>,
): Promise<void> {
  const { data, errors } = await send(query, variables);
  expect(errors?.length).toBe(1);
  expect(errors?.[0]?.extensions?.code).toBe(code);
  expect(errors?.[0]?.message).toMatch(message);
  expect(Object.values(data)).toEqual([null]);
}

const clientFields = `id name email isActive balance notes alerts insertedAt updatedAt phoneNumbers { value name preferred }
  address { line1 line2 city state postalCode } patients { id name }`;
const createClient = `mutation C($input: ClientInput!) { createClient(input: $input) { ${clientFields} } }`;
const updateClient = `mutation U($id: ID!, $input: ClientInput!) { updateClient(id: $id, input: $input) { ${clientFields} } }`;

describe('clients', () => {
  it('are created, found and stored', async () => {
    const input = {
      givenName: ' Renée ',
      familyName: 'Ó Súilleabháin',
      email: 'renee@example.com',
      phoneNumbers: [{ value: '(212) 555-0199', name: 'Mobile', preferred: true }],
      address: { line1: '1 Main Street', city: 'New York' },
      primaryLocationId: '101',
    };
    const made = await change(createClient, { input });
    expect(made).toMatchObject({
      name: 'Renée Ó Súilleabháin',
      isActive: true,
      balance: '0.00',
      phoneNumbers: input.phoneNumbers,
      address: { line1: '1 Main Street', line2: null, city: 'New York' },
      insertedAt: '2026-11-21T15:30:00.000',
    });
    expect(await change(`{ client(id: "${made.id}") { ${clientFields} } }`)).toEqual(made);
    const found = await runQuery<{ searchClients: Row[] }>(
      clinic.url,
      '{ searchClients(query: "suilleabhain renee", limit: 5) { id } }',
    );
    expect(found.data.searchClients).toEqual([{ id: made.id }]);
    expect(await send('{ clientsCount }')).toEqual({ data: { clientsCount: 61 } });
  });

  it('change only in what is given, and can be emptied with null', async () => {
    const former = await change(`{ client(id: "10001") { ${clientFields} } }`);
    now += 60_000;
    const updated = await change(updateClient, { id: '10001', input: { notes: 'Call first', email: null } });
    expect(updated).toEqual({ ...former, notes: 'Call first', email: null, updatedAt: '2026-11-21T15:31:00.000' });
    expect(await change(`{ client(id: "10001") { ${clientFields} } }`)).toEqual(updated);
  });

  it('get a later time stamp with every change, also where the clock stands still', async () => {
    const stamps: string[] = [];
    for (const notes of ['one', 'two', 'three']) {
      stamps.push(String((await change(updateClient, { id: '10002', input: { notes } })).updatedAt));
    }
    expect(new Set(stamps).size).toBe(3);
    expect(stamps.toSorted((one, other) => one.localeCompare(other))).toEqual(stamps);
  });

  it('are refused where they make no sense', async () => {
    const refuse = (input: object, message: RegExp): Promise<void> =>
      expectRefused(createClient, 'validation_failed', message, { input });
    await refuse({}, /needs a given name or a family name/);
    await refuse({ givenName: '  ' }, /needs a given name/);
    await refuse({ givenName: 'A', email: 'nobody' }, /e-mail/);
    await refuse({ givenName: 'A', phoneNumbers: [{ value: '12' }] }, /Phone number/);
    await refuse({ givenName: 'A', notes: 'x'.repeat(6000) }, /notes is longer/);
    await expectRefused(createClient, 'not_found', /Location 9/, { input: { givenName: 'A', primaryLocationId: '9' } });
    await expectRefused(updateClient, 'not_found', /Client nobody was not found/, { id: 'nobody', input: {} });
    await expectRefused(updateClient, 'validation_failed', /needs a given name/, {
      id: '10007',
      input: { givenName: null },
    });
    expect((await send(createClient, { input: { name: 'A' } })).errors?.[0]?.message).toMatch(/name/);
  });
});

describe('patients', () => {
  const fields = 'id name species breed sex birthDate isDeceased clientId client { id patients { id } }';
  const create = `mutation P($clientId: ID!, $input: PatientInput!) { createPatient(clientId: $clientId, input: $input) { ${fields} } }`;
  const update = `mutation P($id: ID!, $input: PatientInput!) { updatePatient(id: $id, input: $input) { ${fields} } }`;

  it('are added to a client and changed', async () => {
    const input = { name: 'Biscotti', species: 'Canine', sex: 'FEMALE', birthDate: '2024-02-29' };
    const made = await change(create, { clientId: '10003', input });
    expect(made).toMatchObject({ ...input, clientId: '10003', client: { id: '10003' } });
    expect((made.client as { patients: Row[] }).patients).toContainEqual({ id: made.id });
    const changed = await change(update, { id: made.id, input: { breed: 'Whippet', isDeceased: true } });
    expect(changed).toEqual({ ...made, breed: 'Whippet', isDeceased: true });
  });

  it('are refused where they make no sense', async () => {
    const refuse = (input: object, message: RegExp): Promise<void> =>
      expectRefused(create, 'validation_failed', message, { clientId: '10003', input });
    await refuse({ species: 'Canine' }, /needs a name/);
    await refuse({ name: 'Rex' }, /needs a species/);
    await refuse({ name: 'Rex', species: 'Canine', birthDate: '2027-01-01' }, /birthDate is in the future/);
    await expectRefused(create, 'not_found', /Client 0/, { clientId: '0', input: { name: 'Rex', species: 'Canine' } });
    await expectRefused(update, 'not_found', /Patient 0/, { id: '0', input: { name: 'Rex' } });
    await expectRefused(update, 'validation_failed', /needs a name/, { id: '500001', input: { name: null } });
  });
});

describe('appointments', () => {
  const fields = `id start duration status isConfirmed confirmedAt checkedInAt startedAt completedAt cancelledAt
    cancellationReason reason providerId locationId patientId updatedAt type { id } patient { client { id } }`;
  const create = `mutation A($input: AppointmentInput!) { createAppointment(input: $input) { ${fields} } }`;
  const update = `mutation A($id: ID!, $input: AppointmentUpdateInput!) { updateAppointment(id: $id, input: $input) { ${fields} } }`;
  const cancel = `mutation A($id: ID!, $reason: String) { cancelAppointment(id: $id, reason: $reason) { ${fields} } }`;
  const input = {
    locationId: '101',
    start: '2026-11-24T09:15:00-05:00',
    appointmentTypeId: '302',
    patientId: '500001',
    providerId: '201',
    reason: 'Limping',
  };

  it('are booked with the usual length of their type, and take up free time', async () => {
    const free = `{ availableTimes(locationId: "103", appointmentTypeId: "301", date: "2026-11-24") { time start providerId } }`;
    const before = await runQuery<{ availableTimes: { time: string; start: string; providerId: string }[] }>(
      clinic.url,
      free,
    );
    const slot = before.data.availableTimes[0];
    if (!slot) throw new Error('No free time');
    const expected = { ...input, locationId: '103', start: slot.start, providerId: slot.providerId };
    const made = await change(create, { input: expected });
    expect(made).toMatchObject({
      start: slot.start,
      duration: 30,
      status: 'PLANNED',
      isConfirmed: false,
      reason: 'Limping',
    });
    const after = await runQuery<{ availableTimes: unknown[] }>(clinic.url, free);
    expect(after.data.availableTimes).not.toContainEqual(slot);
    expect(await change(`{ appointment(id: "${made.id}") { ${fields} } }`)).toEqual(made);
    const listed = await runQuery<{ appointments: Row[] }>(
      clinic.url,
      `{ appointments(patientId: "500001", start: "${slot.start}", limit: 200) { ${fields} } }`,
    );
    expect(listed.data.appointments).toContainEqual(made);
  });

  it('move, and go through their states with time stamps', async () => {
    const made = await change(create, { input });
    const moved = await change(update, {
      id: made.id,
      input: { start: '2026-11-25T10:00:00-05:00', duration: 45, providerId: null },
    });
    expect(moved).toMatchObject({ start: '2026-11-25T15:00:00Z', duration: 45, providerId: null, reason: 'Limping' });
    const stamp = new Date(now).toISOString().replace('.000', '');
    const confirmed = await change(update, { id: made.id, input: { isConfirmed: true } });
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', isConfirmed: true, confirmedAt: stamp });
    expect(await change(update, { id: made.id, input: { status: 'CHECKED_IN' } })).toMatchObject({
      checkedInAt: stamp,
    });
    expect(await change(update, { id: made.id, input: { status: 'COMPLETED' } })).toMatchObject({ completedAt: stamp });
    const repeated = await change(update, { id: made.id, input: { status: 'PLANNED' } });
    expect(repeated).toMatchObject({ status: 'PLANNED', isConfirmed: false, checkedInAt: null, completedAt: null });
  });

  it('are cancelled with a reason, once', async () => {
    const made = await change(create, { input });
    const called = await change(cancel, { id: made.id, reason: 'Feeling better' });
    expect(called).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Feeling better' });
    expect(called.updatedAt).not.toBe(made.updatedAt);
    await expectRefused(cancel, 'validation_failed', /already cancelled/, { id: made.id });
    const back = await change(update, { id: made.id, input: { status: 'PLANNED' } });
    expect(back).toMatchObject({ status: 'PLANNED', cancelledAt: null, cancellationReason: null });
  });

  it('stay as the user set them, while the others progress with the day', async () => {
    const query = `{ appointments(start: "2026-11-21T18:00:00Z", end: "2026-11-21T23:00:00Z", statuses: [PLANNED, CONFIRMED], limit: 200) { id } }`;
    const { data } = await runQuery<{ appointments: Row[] }>(clinic.url, query);
    const [mine, other] = data.appointments;
    await change(update, { id: mine?.id, input: { note: 'Mine' } });
    now += 12 * 3_600_000;
    const status = async (id?: string): Promise<unknown> =>
      (await change(`{ appointment(id: "${String(id)}") { id status } }`)).status;
    expect(['PLANNED', 'CONFIRMED']).toContain(await status(mine?.id));
    expect(['COMPLETED', 'NO_SHOW', 'CANCELLED']).toContain(await status(other?.id));
  });

  it('are refused where they make no sense', async () => {
    const refuse = (changes: object, code: string, message: RegExp): Promise<void> =>
      expectRefused(create, code, message, { input: { ...input, ...changes } });
    await refuse({ patientId: '0' }, 'not_found', /Patient 0 was not found/);
    await refuse({ providerId: '0' }, 'not_found', /Provider 0/);
    await refuse({ locationId: '0' }, 'not_found', /Location 0/);
    await refuse({ appointmentTypeId: '0' }, 'not_found', /Appointment type 0/);
    await refuse({ patientId: null }, 'validation_failed', /needs a patient/);
    await refuse({ duration: 0 }, 'validation_failed', /duration/);
    await refuse({ duration: 100_000 }, 'validation_failed', /duration/);
    await expectRefused(update, 'not_found', /Appointment 0/, { id: '0', input: {} });
    const unknown = await send(create, { input: { ...input, status: 'SLEEPING' } });
    expect(unknown.errors?.[0]?.message).toMatch(/SLEEPING/);
    const block = await change(create, { input: { ...input, appointmentTypeId: '320', patientId: null } });
    expect(block.patient).toBeNull();
  });
});

describe('payments and the rest', () => {
  it('lower the balance and are listed', async () => {
    const pay = `mutation P($input: PaymentInput!) { recordPayment(input: $input) { id amount method client { id balance } } }`;
    const { balance } = await change('{ client(id: "10004") { id balance } }');
    const paid = await change(pay, { input: { clientId: '10004', amount: '20.50', method: 'CARD' } });
    const expected = (Number(balance) - 20.5).toFixed(2);
    expect(paid).toMatchObject({ amount: '20.50', method: 'CARD', client: { id: '10004', balance: expected } });
    const listed = await send('{ payments(clientId: "10004") { edges { node { id amount } } } }');
    expect(listed.data).toMatchObject({
      payments: { edges: expect.arrayContaining([{ node: { id: paid.id, amount: '20.50' } }]) as unknown[] },
    });
    for (const amount of ['0', '-5', '1.234', '100000.01']) {
      await expectRefused(pay, 'validation_failed', /amount/, { input: { clientId: '10004', amount, method: 'CASH' } });
    }
    await expectRefused(pay, 'not_found', /Client 0/, { input: { clientId: '0', amount: '5', method: 'CASH' } });
    const rough = await send(pay, { input: { clientId: '10004', amount: 'five', method: 'CASH' } });
    expect(rough.errors?.[0]?.message).toMatch(/Decimal/);
  });

  it('are written into the audit log with everything else', async () => {
    const task = await change('mutation { createTask(input: { title: "Call back" }) { id done } }');
    expect(await change(`mutation { completeTask(id: "${task.id}") { id done } }`)).toEqual({
      id: task.id,
      done: true,
    });
    expect(
      await change('mutation { adjustInventoryItem(id: "601", by: 3, reason: "count") { id name } }'),
    ).toHaveProperty('id', '601');
    await expectRefused(
      'mutation { adjustInventoryItem(id: "601", by: -9999, reason: "count") { id } }',
      'validation_failed',
      /left/,
    );
    const message = 'mutation { sendMessage(input: { clientId: "10005", channel: SMS, body: "Hello" }) { id status } }';
    expect(await change(message)).toHaveProperty('status', 'QUEUED');
    const { data } = await runQuery<{ auditLog: { edges: { node: { action: string } }[] } }>(
      clinic.url,
      '{ auditLog(first: 200) { edges { node { action } } } }',
    );
    const actions = data.auditLog.edges.map(({ node }) => node.action);
    expect(actions.at(-1)).toBe('sendMessage');
    expect(actions).toContain('cancelAppointment');
  });
});
