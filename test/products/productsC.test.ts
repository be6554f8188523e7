import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DialectOptions, DialectServer } from '../dialects/dialect.ts';
import { keyHeaders, postDialect } from '../dialects/dialectRequests.ts';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { productsC } from './productsC.ts';

let certificates: Certificates;
const running: DialectServer[] = [];

beforeAll(async () => {
  certificates = await makeCertificates();
});
afterAll(() => Promise.all(running.map((server) => server.close())));

/** For each product the first clients, so many of them, and the mutation that enters one. */
const texts: Readonly<Record<string, { readonly list: (size: number) => string; readonly enter: string }>> = {
  twenty: {
    list: (size) => `{ people(first: ${String(size)}) { edges { node { id } } } }`,
    enter: 'mutation { createPerson(data: { name: { firstName: "Jo", lastName: "Park" } }) { id } }',
  },
  supabase: {
    list: (size) => `{ clientsCollection(first: ${String(size)}) { edges { node { id } } } }`,
    enter: `mutation { insertIntoclientsCollection(objects: [{ first_name: "Jo", last_name: "Park", email: "" }]) {
      affectedCount } }`,
  },
  keystone: {
    list: (size) => `{ patients(take: ${String(size)}) { id } }`,
    enter: 'mutation { createPatient(data: { name: "Jo Park" }) { id } }',
  },
  dgraph: {
    list: (size) => `{ queryOwner(first: ${String(size)}) { id } }`,
    enter: 'mutation { addOwner(input: [{ name: "Jo Park" }]) { numUids } }',
  },
  directus: {
    list: (size) => `{ clients(limit: ${String(size)}) { id } }`,
    enter: 'mutation { create_clients_item(data: { first_name: "Jo", last_name: "Park" }) { id } }',
  },
};

describe.each(productsC.map((product) => [product.name, product] as const))('%s', (name, product) => {
  const { list, enter } = texts[name] ?? { list: () => '{ __typename }', enter: '{ __typename }' };

  async function start(options: Partial<DialectOptions>) {
    const server = await product.start({ tls: certificates.server, ...options });
    running.push(server);
    const post = (query: string) =>
      postDialect(server, query, { headers: keyHeaders(product), ca: certificates.authority });
    return { server, post };
  }

  it('offers what a careful person would choose, and no organization', () => {
    const schema = buildSchema(product.sdl);
    const offered = Object.keys({ ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() });
    const named = Object.values(product.expectedMap)
      .flat()
      .filter((operation) => operation !== null);
    expect(offered).toEqual(expect.arrayContaining(named));
    expect(offered).not.toContain('org');
  });

  it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
    const [first] = product.view.clients((await start({})).server.practice);
    const { post } = await start({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }], noise: 20 });
    expect((await post(list(3))).status).toBe(500);
    const { body } = await (await start({ cap: 3 })).post(list(20));
    expect(JSON.stringify(body.data).match(/"id"/g)).toHaveLength(3);
  });

  it('refuses to enter a client when configured so', async () => {
    const { server, post } = await start({ refuseWrites: 'Closed for the day' });
    const before = structuredClone(server.practice);
    const { status, body } = await post(enter);
    expect(status).toBe(200);
    expect(body.errors?.[0]?.message).toBe('Closed for the day');
    expect(server.practice).toEqual(before);
    expect((await (await start({})).post(enter)).body.errors).toBeUndefined();
  });
});
