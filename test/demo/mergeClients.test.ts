import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoClinic } from '../../graphql/demo/server.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;
beforeAll(async () => {
  clinic = await startClinic({ clients: 60 });
});
afterAll(() => clinic.close());

interface Listed {
  readonly id: string;
  readonly balance: string;
  readonly tags: readonly string[];
  readonly updatedAt: string;
  readonly phoneNumbers: readonly { readonly value: string }[];
  readonly patients: readonly { readonly id: string }[];
}

const fields = 'id balance tags updatedAt phoneNumbers { value } patients { id }';

async function list(where = ''): Promise<readonly Listed[]> {
  const { data } = await runQuery<{ getClients: readonly Listed[] }>(
    clinic.url,
    `{ getClients(limit: 200${where}) { ${fields} } }`,
  );
  return data.getClients;
}

it('two clients become one, who has the patients, visits, invoices and the balance of both', async () => {
  const before = await list();
  const [keep, remove] = before.filter(({ patients }) => patients.length > 0);
  if (!keep || !remove) throw new Error('No client has a patient.');
  const visits = `appointments(clientId: $id, limit: 200, includeCancelled: true) { id } invoices(clientId: $id, pageSize: 200) { entries { id } }`;
  interface Of {
    readonly appointments: readonly { readonly id: string }[];
    readonly invoices: { readonly entries: readonly { readonly id: string }[] };
  }
  const of = async (id: string): Promise<Of> =>
    (await runQuery<Of>(clinic.url, `query($id: ID!) { ${visits} }`, { id })).data;
  const [kept, removed] = [await of(keep.id), await of(remove.id)];

  const { data, errors } = await runQuery<{ mergeClients: Listed }>(
    clinic.url,
    `mutation($keep: ID!, $remove: ID!) { mergeClients(keepId: $keep, removeId: $remove) { ${fields} } }`,
    { keep: keep.id, remove: remove.id },
  );
  expect(errors).toBeUndefined();
  const one = data.mergeClients;
  expect(one.id).toBe(keep.id);
  const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id).toSorted();
  expect(ids(one.patients)).toEqual(ids([...keep.patients, ...remove.patients]));
  expect(Number(one.balance)).toBeCloseTo(Number(keep.balance) + Number(remove.balance), 2);
  const both = await of(keep.id);
  expect(ids(both.appointments)).toEqual(ids([...kept.appointments, ...removed.appointments]));
  expect(ids(both.invoices.entries)).toEqual(ids([...kept.invoices.entries, ...removed.invoices.entries]));

  const after = await list();
  expect(ids(after)).toEqual(ids(before).filter((id) => id !== remove.id));
  const { data: rest } = await runQuery<object>(
    clinic.url,
    `query($id: ID!) { client(id: $id) { id } archivedClients(limit: 200) { id mergedIntoId } }`,
    { id: remove.id },
  );
  expect(rest).toMatchObject({
    client: null,
    archivedClients: expect.arrayContaining([{ id: remove.id, mergedIntoId: keep.id }]),
  });
  const repeated = await runQuery(
    clinic.url,
    `mutation { mergeClients(keepId: "${keep.id}", removeId: "${remove.id}") { id } }`,
  );
  expect(repeated.errors?.[0]?.message).toMatch(/was not found/);
});

it('moves payments, estimates and messages to the remaining client', async () => {
  interface Rows {
    readonly conversations: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly payments: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly estimates: readonly { readonly id: string }[];
    readonly messages: readonly { readonly id: string }[];
  }
  const query = `query($id: ID!) { conversations(clientId: $id, first: 200) { edges { node { id } } }
    payments(clientId: $id, first: 200) { edges { node { id } } } estimates(clientId: $id) { id } messages(clientId: $id) { id } }`;
  const rowsOf = async (id: string): Promise<Rows> => (await runQuery<Rows>(clinic.url, query, { id })).data;
  const [keep, , remove] = (await list()).filter(({ phoneNumbers }) => phoneNumbers.length > 0);
  if (!keep || !remove) throw new Error('No client has a phone number.');
  const { errors } = await runQuery(
    clinic.url,
    `mutation($id: ID!) { sendMessage(input: { clientId: $id, channel: SMS, body: "Hello" }) { id }
      recordPayment(input: { clientId: $id, amount: "5", method: CASH }) { id }
      createEstimate(input: { clientId: $id, lines: [{ description: "Exam", price: { amount: "60" } }] }) { id } }`,
    { id: remove.id },
  );
  expect(errors).toBeUndefined();
  const removed = await rowsOf(remove.id);
  await runQuery(clinic.url, `mutation { mergeClients(keepId: "${keep.id}", removeId: "${remove.id}") { id } }`);
  const kept = await rowsOf(keep.id);
  for (const edge of removed.conversations.edges) expect(kept.conversations.edges).toContainEqual(edge);
  for (const edge of removed.payments.edges) expect(kept.payments.edges).toContainEqual(edge);
  for (const estimate of removed.estimates) expect(kept.estimates).toContainEqual(estimate);
  for (const message of removed.messages) expect(kept.messages).toContainEqual(message);
  expect([removed.messages.length, removed.estimates.length, removed.payments.edges.length].every(Boolean)).toBe(true);
  expect(await rowsOf(remove.id)).toEqual({
    conversations: { edges: [] },
    payments: { edges: [] },
    estimates: [],
    messages: [],
  });
});

it('a list has only clients that were changed then or later', async () => {
  const all = await list();
  const since = all.map(({ updatedAt }) => updatedAt).toSorted()[40] ?? '';
  const changed = await list(`, updatedSince: "${since}"`);
  expect(changed).toEqual(all.filter(({ updatedAt }) => updatedAt >= since));
  expect(changed.length).toBeLessThan(all.length);
  expect(await list(`, updatedSince: "${new Date(saturdayMorning + 86_400_000).toISOString().slice(0, 19)}"`)).toEqual(
    [],
  );
});

it('some clients have tags, the same ones at every start and in every size of the clinic', async () => {
  const tagsOf = async (clients: number): Promise<readonly (readonly string[])[]> => {
    const started = await startClinic({ clients });
    const { data } = await runQuery<{ getClients: readonly Listed[] }>(
      started.url,
      '{ getClients(limit: 200) { tags } }',
    );
    await started.close();
    return data.getClients.map(({ tags }) => tags);
  };
  const tags = await tagsOf(60);
  expect(tags.filter((each) => each.length > 0).length).toBeGreaterThan(8);
  expect(tags.filter((each) => each.length === 0).length).toBeGreaterThan(20);
  expect(await tagsOf(20)).toEqual(tags.slice(0, 20));
});
