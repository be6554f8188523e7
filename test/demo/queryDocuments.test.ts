import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentReader } from '../../graphql/demo/queryDocuments.ts';
import { demoSchema } from '../../graphql/demo/schema.ts';
import { getIntrospectionQuery } from 'graphql';
import type { DemoClinic } from '../../graphql/demo/server.ts';
import { postQuery, runQuery, startClinic } from './clinicRequests.ts';

describe('document reader', () => {
  it('reads a repeated query once, valid or not', () => {
    const read = createDocumentReader(demoSchema());
    for (const query of ['{ org { id } }', '{ org { nothing } }', '{']) expect(read(query)).toBe(read(query));
  });

  it('drops the least recently used', () => {
    const read = createDocumentReader(demoSchema());
    const often = read('{ org { id } }');
    const once = read('{ org { name } }');
    for (let count = 0; count < 250; count += 1) {
      read(`{ a${String(count)}: org { id } }`);
      expect(read('{ org { id } }')).toBe(often);
    }
    expect(read('{ org { name } }')).not.toBe(once);
    expect(read('{ org { name } }')).toEqual(once);
  });

  it('refuses texts of endless tokens', () => {
    const read = createDocumentReader(demoSchema());
    expect(read(`{ ${'org { id } '.repeat(20_000)} }`)).toMatchObject({ kind: 'invalid' });
  });
});

let clinic: DemoClinic;

beforeAll(async () => {
  clinic = await startClinic({ clients: 40 });
});
afterAll(() => clinic.close());

/** A query of exactly this depth: patients and clients refer to each other as often as needed. */
function nested(depth: number): string {
  let inner = 'id';
  for (let level = depth - 1; level >= 2; level -= 1) {
    inner = level % 2 === 0 ? `client { ${inner} }` : `patients { ${inner} }`;
  }
  return `{ patients(limit: 2) { ${inner} } }`;
}

function refusal(depth: number): object {
  return {
    errors: [
      {
        message: `Query has depth of ${String(depth)}, which exceeds max depth of 8`,
        extensions: { code: 'query_depth_limit' },
      },
    ],
  };
}

describe('depth limit', () => {
  it.each([2, 3, 7, 8])('answers a query of depth %i', async (depth) => {
    const answer = await runQuery<{ patients: unknown[] }>(clinic.url, nested(depth));
    expect(answer.errors).toBeUndefined();
    expect(answer.data.patients.length).toBeGreaterThan(0);
  });

  it.each([9, 10, 14])('refuses a query of depth %i with that depth in the message', async (depth) => {
    const reply = await postQuery(clinic.url, nested(depth));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(refusal(depth));
  });

  it('counts aliases as nothing and fragments as what they hold', async () => {
    const spread = (fields: string): string => `
      query { ... on Query { list: patients(limit: 1) { ...A } } }
      fragment A on Patient { owner: client { ...B } }
      fragment B on Client { pets: patients { ... { client { patients { ...C } } } } }
      fragment C on Patient { client { ${fields} } }`;
    expect((await postQuery(clinic.url, spread('phoneNumbers { value }'))).body).toHaveProperty('data.list');
    expect((await postQuery(clinic.url, spread('patients { client { id } }'))).body).toEqual(refusal(9));
  });

  it('counts __typename like any leaf', async () => {
    expect((await postQuery(clinic.url, nested(8).replace(' id ', ' __typename '))).body).toHaveProperty('data');
    expect((await postQuery(clinic.url, nested(9).replace(' id ', ' __typename '))).body).toEqual(refusal(9));
  });

  it('measures the requested operation', async () => {
    const query = `query Deep ${nested(9)} query Flat { org { id } }`;
    const send = async (operationName: string): Promise<unknown> => {
      const body = JSON.stringify({ query, operationName });
      const headers = { 'Content-Type': 'application/json', Authorization: 'demo-key-1' };
      return (await fetch(`${clinic.url}/graphql`, { method: 'POST', body, headers })).json();
    };
    expect(await send('Flat')).toEqual({ data: { org: { id: '1' } } });
    expect(await send('Deep')).toEqual(refusal(9));
  });

  it('takes no time over fragments that multiply', async () => {
    const parts = Array.from(
      { length: 60 },
      (_, at) => `fragment F${String(at)} on Query { ...F${String(at + 1)} ... { ...F${String(at + 1)} } }`,
    );
    const query = `query { ...F0 } ${parts.join(' ')} fragment F60 on Query { org { id } }`;
    const start = performance.now();
    expect((await postQuery(clinic.url, query)).body).toHaveProperty('data.org.id', '1');
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('refuses fragments in a circle', async () => {
    const answer = await runQuery(clinic.url, '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(answer.errors?.[0]?.message).toMatch(/itself/);
  });
});

describe('introspection', () => {
  it('is refused where it is too deep, as the stock query is', async () => {
    const answer = await runQuery(clinic.url, getIntrospectionQuery());
    expect(answer.errors?.[0]?.extensions?.code).toBe('query_depth_limit');
    const shallower = await runQuery(clinic.url, getIntrospectionQuery({ typeDepth: 3 }));
    expect(shallower.errors?.[0]?.message).toBe('Query has depth of 9, which exceeds max depth of 8');
  });

  it('is answered within eight levels, names, arguments and descriptions included', async () => {
    const roots = await runQuery<{ schema: { types: { name: string }[] } }>(
      clinic.url,
      '{ schema: __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name } } }',
    );
    expect(roots.data.schema.types.map(({ name }) => name)).toContain('Client');
    const wrapped = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
    const query = `query T($n: String!) { type: __type(name: $n) { kind name description fields(includeDeprecated: true) {
      name args { name defaultValue type { ${wrapped} } } type { ${wrapped} } } } }`;
    const type = await runQuery<{ type: { fields: { name: string; type: object; args: { name: string }[] }[] } }>(
      clinic.url,
      query,
      { n: 'Query' },
    );
    const getClients = type.data.type.fields.find(({ name }) => name === 'getClients');
    expect(getClients?.args.map(({ name }) => name)).toEqual(['active', 'updatedSince', 'limit', 'offset']);
    expect(getClients?.type).toMatchObject({ kind: 'LIST', ofType: { kind: 'OBJECT', name: 'Client' } });
  });

  it('is refused altogether where the clinic is configured so, while data is answered', async () => {
    const closed = await startClinic({ clients: 20, introspection: 'refused' });
    try {
      for (const query of [
        '{ __schema { types { name } } }',
        '{ ...F } fragment F on Query { t: __type(name: "Client") { name } }',
      ]) {
        const reply = await postQuery(closed.url, query);
        expect(reply.status).toBe(200);
        expect(reply.body).toEqual({ errors: [expect.objectContaining({ message: 'Introspection is disabled' })] });
      }
      expect((await postQuery(closed.url, '{ org { __typename } }')).body).toHaveProperty('data.org.__typename');
    } finally {
      await closed.close();
    }
  });
});
