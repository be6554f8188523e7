import {
  buildSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { keyHeaders, postDialect, queryWith } from './dialectRequests.ts';
import { wallDay } from './clock.ts';
import type { Dialect, DialectOptions, DialectServer } from './dialect.ts';
import { dialects } from './dialects.ts';
import { expectedSample } from './expectedSample.ts';
import { handReaders } from './handReaders.ts';
import { moreHandReaders } from './moreHandReaders.ts';
import { practiceDays } from './practice.ts';
import { readPiecewise, rowsAt } from './readByHand.ts';

let certificates: Certificates;
const running: DialectServer[] = [];

beforeAll(async () => {
  certificates = await makeCertificates();
});
afterAll(() => Promise.all(running.map((server) => server.close())));

async function start(dialect: Dialect, options: Partial<DialectOptions> = {}): Promise<DialectServer> {
  const server = await dialect.start({ tls: certificates.server, ...options });
  running.push(server);
  return server;
}

function post(dialect: Dialect, server: DialectServer, query: string, headers: object = keyHeaders(dialect)) {
  return postDialect(server, query, { headers, ca: certificates.authority });
}

/** Depth 4 and what is given. */
function typesOfFields(fields: string): string {
  return `{ __schema { types { fields { type { ${fields} } } } } }`;
}

function wrapped(levels: number): string {
  return levels === 0 ? 'name' : `ofType { ${wrapped(levels - 1)} }`;
}

describe.each(dialects.map((dialect) => [dialect.name, dialect] as const))('dialect %s', (name, dialect) => {
  it('answers its organization, to its own key alone', async () => {
    const server = await start(dialect);
    const requested = '{ org { id name } }';
    expect((await post(dialect, server, requested)).body.data).toMatchObject({
      org: { name: 'Harbor Veterinary Group' },
    });
    const wrong =
      dialect.auth.kind === 'direct'
        ? { Authorization: `Bearer ${dialect.auth.key}` }
        : { 'x-api-key': dialect.auth.apiKey, 'x-service-key': 'wrong' };
    expect((await post(dialect, server, requested, wrong)).status).toBe(403);
    expect(server.received).toMatchObject({ count: 2, deepest: 2, documents: [requested], mutations: [] });
  });

  it('refuses depth 9, in introspection as elsewhere', async () => {
    const server = await start(dialect);
    expect((await post(dialect, server, typesOfFields(wrapped(3)))).body.errors).toBeUndefined();
    const { body } = await post(dialect, server, typesOfFields(wrapped(4)));
    expect(body.errors).toEqual([
      {
        message: 'Query has depth of 9, which exceeds max depth of 8',
        extensions: { code: 'query_depth_limit' },
      },
    ]);
    expect(server.received.deepest).toBe(9);
  });

  it('shows its whole schema piece by piece, noise and all', async () => {
    const server = await start(dialect, { noise: 60 });
    const types = await readPiecewise(queryWith(dialect, server, certificates.authority));
    expect(server.received.deepest).toBe(8);
    const own = buildSchema(dialect.sdl).getTypeMap();
    for (const [typeName, type] of Object.entries(own)) {
      if (typeName.startsWith('__')) continue;
      const read = types.get(typeName);
      expect(read, typeName).toBeDefined();
      const names = (list: string): unknown[] => rowsAt(read, list).map((row) => row['name']);
      if (isInputObjectType(type)) expect(names('inputFields')).toEqual(Object.keys(type.getFields()));
      else if (isEnumType(type)) expect(names('enumValues')).toEqual(type.getValues().map((value) => value.name));
      else if (isObjectType(type) || isInterfaceType(type)) {
        expect(names('fields')).toEqual(expect.arrayContaining(Object.keys(type.getFields())));
      }
    }
    expect(types.size).toBeGreaterThanOrEqual(Object.keys(own).length - 8 + 60);
  });

  it('exempts introspection from the limit, or refuses it, when configured so', async () => {
    const full = await start(dialect, { introspection: 'full' });
    expect((await post(dialect, full, getIntrospectionQuery())).body.errors).toBeUndefined();
    const closed = await start(dialect, { introspection: 'refused' });
    const { status, body } = await post(dialect, closed, '{ __schema { queryType { name } } }');
    expect(status).toBe(dialect.introspectionRefusal === 'forbidden' ? 403 : 200);
    expect(body.errors).toHaveLength(1);
    expect((await post(dialect, closed, '{ org { id } }')).status).toBe(200);
  });

  it('answers hand-written queries with the rows that are expected', async () => {
    const server = await start(dialect);
    const read = { ...handReaders, ...moreHandReaders }[name];
    if (!read) throw new Error(`Nobody wrote queries for ${name}`);
    for (const day of practiceDays) {
      // eslint-disable-next-line no-await-in-loop
      const hand = await read(queryWith(dialect, server, certificates.authority), day);
      const expected = expectedSample(dialect, day);
      // Tags, last visit and home location are read by hand only where a dialect offers them.
      const [edited] = hand.clients;
      expect(hand.clients).toEqual(
        expected.clients.map(({ id, name: called, tags, lastVisit = null, location }) => ({
          id,
          name: called,
          ...(edited && 'tags' in edited && { tags }),
          ...(edited && 'lastVisit' in edited && { lastVisit }),
          ...(edited && 'location' in edited && { location: location?.id }),
        })),
      );
      expect(hand.patients).toEqual(expected.patients.map((patient) => ({ id: patient.id, name: patient.name })));
      const ofDay = hand.appointments.filter(({ start: instant, zone }) => wallDay(instant, zone) === day);
      const ids = ofDay.map((row) => row.id);
      const missing = expected.appointments.filter((row) => !ids.includes(row.id)).map((row) => row.id);
      expect(expected.mayOmit).toEqual(expect.arrayContaining(missing));
      for (const row of ofDay) {
        const match = expected.appointments.find((appointment) => appointment.id === row.id);
        expect(match, `${day} ${String(row.id)}`).toBeDefined();
        expect(Date.parse(match?.start ?? '')).toBe(row.start);
        expect(expected.statusWords[String(row.id)]).toContain(row.status);
        expect(match?.patient?.name ?? null).toBe(row.patient);
      }
    }
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(server.received.mutations).toEqual([]);
  });

  it('offers what the expected map names, among much else', () => {
    const schema = buildSchema(dialect.sdl);
    const offered = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    const named = Object.values(dialect.expectedMap)
      .flat()
      .filter((operation) => operation !== null);
    for (const operation of named) expect(Object.keys(offered)).toContain(operation.split('.')[0]);
    const others = Object.keys(offered).filter((operation) => !named.includes(operation));
    expect(others.length).toBeGreaterThanOrEqual(name === 'minimal' ? 2 : 15);
  });
});
