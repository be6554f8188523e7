import fc from 'fast-check';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../graphql/demo/schema.ts';
import { maxDepth, measureDepth } from '../../graphql/service/depth.ts';
import { type SchemaRequest, typesPerRequest, typesRequest } from '../../graphql/service/introspection/schemaPieces.ts';
import { readSchema, type SendSchemaRequest } from '../../graphql/service/introspection/readSchema.ts';
import type { InputModel, SchemaModel } from '../../graphql/service/introspection/schemaModel.ts';
import type { Outcome } from '../../graphql/service/outcome.ts';
import { randomSchema } from '../support/service/randomSchema.ts';

/** A service that answers only what is within depth 8, introspection included. */
function serviceOf(schema: GraphQLSchema, requested: SchemaRequest[] = []): SendSchemaRequest {
  return async (question) => {
    requested.push(question);
    const document: DocumentNode = parse(question.text);
    if (measureDepth(document) > maxDepth) return { kind: 'depthLimit', errors: [] };
    const { data } = executeSync({ schema, document });
    // Through JSON, as over the line.
    return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
  };
}

const everything = (schema: SchemaModel): readonly string[] => [...schema.types.keys()];

async function readWhole(schema: GraphQLSchema): Promise<SchemaModel> {
  const reading = await readSchema(serviceOf(schema), everything);
  if (reading.kind !== 'read') throw new Error(`The schema was refused: ${reading.outcome.kind}`);
  return reading.schema;
}

const inputsOf = (list: readonly (GraphQLArgument | GraphQLInputField)[]): readonly string[] =>
  list.map(({ name, type }) => `${name}: ${String(type)}`);
const modelInputs = (list: readonly InputModel[]): readonly string[] =>
  list.map(({ name, type }) => `${name}: ${type.text}`);

/** Compares against graphql-js' own view of the schema, not against another introspection. */
function expectSame(model: SchemaModel, schema: GraphQLSchema): void {
  expect(model.queryType).toBe(schema.getQueryType()?.name);
  expect(model.mutationType).toBe(schema.getMutationType()?.name ?? null);
  for (const type of Object.values(schema.getTypeMap()).filter((each) => !isIntrospectionType(each))) {
    const read = model.types.get(type.name);
    if (type === schema.getSubscriptionType()) {
      // No query leads to it: what it reports stands apart.
      expect(read?.read).toBe(false);
      const { subscriptions } = model;
      expect(subscriptions?.fields.map(({ name, type: { text } }) => `${name}: ${text}`)).toEqual(
        Object.values(type.getFields()).map(({ name, type: result }) => `${name}: ${String(result)}`),
      );
      continue;
    }
    expect(read?.read, type.name).toBe(true);
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields());
      expect(read?.fields.map(({ name, type: { text } }) => `${name}: ${text}`)).toEqual(
        fields.map((field) => `${field.name}: ${String(field.type)}`),
      );
      fields.forEach((field, index) => {
        expect(modelInputs(read?.fields[index]?.arguments ?? [])).toEqual(inputsOf(field.args));
        expect(read?.fields[index]?.deprecated).toBe(
          field.deprecationReason !== undefined && field.deprecationReason !== null,
        );
        expect(read?.fields[index]?.description ?? null).toBe(field.description ?? null);
      });
      expect(read?.interfaces).toEqual(type.getInterfaces().map(({ name }) => name));
    }
    if (isInputObjectType(type))
      expect(modelInputs(read?.inputFields ?? [])).toEqual(inputsOf(Object.values(type.getFields())));
    if (isEnumType(type)) expect(read?.enumValues).toEqual(type.getValues().map(({ name }) => name));
    if (isUnionType(type)) expect(read?.possibleTypes).toEqual(type.getTypes().map(({ name }) => name));
  }
}

describe('readSchema', () => {
  it('reads 300 random schemas in pieces of at most 8 levels as they are', async () => {
    await fc.assert(
      fc.asyncProperty(randomSchema, async (text) => {
        const schema = buildSchema(text);
        expectSame(await readWhole(schema), schema);
      }),
      { numRuns: 300 },
    );
  });

  it('reads the demo clinic', async () => {
    const schema = buildSchema(schemaText);
    expectSame(await readWhole(schema), schema);
  });

  it('sends queries of exactly 8 levels', () => {
    expect(measureDepth(parse(typesRequest(['Query', 'Client']).text))).toBe(maxDepth);
  });

  it('halves a refused piece and continues without a type that is never answered', async () => {
    const schema = buildSchema('type Query { a: A b: B c: C } type A { id: ID } type B { id: ID } type C { id: ID }');
    const good = serviceOf(schema);
    const runQuery: SendSchemaRequest = async (question) =>
      question.text.includes('"B"') ? { kind: 'refused', errors: [] } : good(question);
    const reading = await readSchema(runQuery, everything);
    const read = reading.kind === 'read' ? reading.schema.types : new Map();
    expect([read.get('A')?.read, read.get('B')?.read, read.get('C')?.read]).toEqual([true, false, true]);
  });

  it('reads 400 types in few requests, each type once', async () => {
    const types = Array.from({ length: 400 }, (_, index) => `type T${index} { id: ID next: T${(index + 1) % 400} }`);
    const requested: SchemaRequest[] = [];
    const schema = buildSchema(`type Query { t: T0 } ${types.join('\n')}`);
    const reading = await readSchema(serviceOf(schema, requested), everything);
    expect(reading.requests).toBe(requested.length);
    expect(reading.requests).toBeLessThanOrEqual(2 + Math.ceil(420 / typesPerRequest));
    const names = requested.flatMap(({ text }) => [...text.matchAll(/__type\(name: "(\w+)"/g)].map(([, name]) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each<Outcome>([
    { kind: 'forbidden', errors: [] },
    { kind: 'refused', errors: [] },
    { kind: 'unreachable', sent: false, code: 'ECONNREFUSED' },
    { kind: 'ok', data: { __schema: null } },
  ])('reports when the service does not show its schema (%o)', async (outcome) => {
    const reading = await readSchema(async () => outcome, everything);
    expect(reading).toEqual({ kind: 'refused', outcome, requests: 1 });
  });
});

describe('a schema with names and texts that are meant to harm', () => {
  const named = (name: unknown, more: object = {}): object => ({ name, kind: 'OBJECT', ...more });
  const reference = (name: unknown): object => ({ kind: 'SCALAR', name, ofType: null });
  const harmful = ['a } evil { b', 'id\u202Egnp', 'x y', '', 'a\n#', '9lives', 'é', '"', '$v', 7, null];

  it('has only names that GraphQL knows, so that none changes a document', async () => {
    const fields = harmful.map((name) => ({ name, args: [], type: reference('String') }));
    const good = { name: 'id', args: [{ name: 'a b', type: reference('Int') }], type: reference('ID } evil {') };
    const answer: Readonly<Record<string, unknown>> = {
      __schema: {
        queryType: { name: 'Query' },
        mutationType: { name: 'M } { x' },
        types: [named('Query'), ...harmful.map((name) => named(name))],
      },
      t0: named('Query', {
        fields: [...fields, good],
        enumValues: harmful.map((name) => ({ name })),
        interfaces: [{ name: 'I {' }],
        possibleTypes: [],
      }),
    };
    const sent: string[] = [];
    const reading = await readSchema(async ({ text }) => {
      sent.push(text);
      return { kind: 'ok', data: answer };
    }, everything);
    if (reading.kind !== 'read') throw new Error('It was refused.');
    const { schema } = reading;
    expect([...schema.types.keys()]).toEqual(['Query']);
    expect(schema.mutationType).toBeNull();
    const query = schema.types.get('Query');
    expect(query?.fields.map(({ name }) => name)).toEqual(['id']);
    expect(query?.fields[0]).toMatchObject({ arguments: [], type: { name: null, text: '?' } });
    expect([query?.enumValues, query?.interfaces]).toEqual([[], []]);
    for (const text of sent) expect(() => parse(text)).not.toThrow();
  });

  it('shows signs that hide, or turn the text around, by their numbers, and ends a text that does not', async () => {
    const description = `pay \u202Eevil\u0000\u200F ${'x'.repeat(10_000)}`;
    const answer = {
      __schema: { queryType: { name: 'Query' }, mutationType: null, types: [named('Query')] },
      t0: named('Query', { description, fields: [{ name: 'id', args: [], type: reference('ID') }] }),
    };
    const reading = await readSchema(async () => ({ kind: 'ok', data: answer }), everything);
    const text = reading.kind === 'read' ? (reading.schema.types.get('Query')?.description ?? '') : '';
    expect(text.startsWith('pay \\u202Eevil\\u0000\\u200F x')).toBe(true);
    expect(text.length).toBeLessThan(4_100);
  });
});
