import fc from 'fast-check';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../../graphql/demo/schema.ts';
import { maxDepth } from '../../../graphql/service/depth.ts';
import { buildDocuments, buildMutations } from '../../../graphql/service/documents.ts';
import type { SchemaModel, TypeModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { matchSchema, confidenceThreshold } from '../../../graphql/service/match/matchSchema.ts';
import { dialects, fieldDialects } from '../../dialects/dialects.ts';
import { modelOf } from '../../support/service/modelOf.ts';
import { randomSchema } from '../../support/service/randomSchema.ts';

function shuffled<Value>(list: readonly Value[], seed: number): readonly Value[] {
  return list
    .map((value, index) => [Math.sin(seed * 1000 + index * 7919) % 1, value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}

function reorder(schema: SchemaModel, seed: number): SchemaModel {
  const mixed = (type: TypeModel): TypeModel => ({
    ...type,
    fields: shuffled(type.fields, seed).map((field) => ({ ...field, arguments: shuffled(field.arguments, seed + 1) })),
    inputFields: shuffled(type.inputFields, seed + 2),
  });
  return {
    ...schema,
    types: new Map(shuffled([...schema.types.values()], seed + 3).map((type) => [type.name, mixed(type)])),
  };
}

const schemas = [{ name: 'demo', sdl: schemaText }, ...dialects.map(({ name, sdl }) => ({ name, sdl }))];

describe.each(schemas)('the map of $name', ({ sdl }) => {
  it('leads to documents that are valid there and at most 8 deep', async () => {
    const { map } = matchSchema(await modelOf(sdl));
    const schema = buildSchema(sdl);
    for (const { text, depth } of [...buildDocuments(map).values(), ...buildMutations(map).values()]) {
      expect(
        validate(schema, parse(text)).map(({ message }) => message),
        text,
      ).toEqual([]);
      expect(depth).toBeLessThanOrEqual(maxDepth);
    }
  });

  it('is the same, byte for byte, in whatever order types, fields and arguments come', async () => {
    const model = await modelOf(sdl);
    const map = JSON.stringify(matchSchema(model));
    for (const seed of [1, 2, 3]) expect(JSON.stringify(matchSchema(reorder(model, seed)))).toBe(map);
  });
});

describe('any schema', () => {
  it('gives a map whose documents are valid and at most 8 deep', async () => {
    await fc.assert(
      fc.asyncProperty(randomSchema, async (text) => {
        const { map, concepts } = matchSchema(await modelOf(text));
        const schema = buildSchema(text);
        for (const { concept, text: document, depth } of buildDocuments(map).values()) {
          expect(depth).toBeLessThanOrEqual(maxDepth);
          // Without an organization of its own the interface document's question stands in, to be refused in words.
          if (concepts[concept]?.chosen) expect(validate(schema, parse(document))).toEqual([]);
        }
        for (const { chosen } of Object.values(concepts))
          expect(chosen?.confidence ?? 1).toBeGreaterThanOrEqual(confidenceThreshold);
      }),
      { numRuns: 300 },
    );
  });
});

describe('distractors', () => {
  it.each(fieldDialects)('whose names change do not change the map of $name', async ({ sdl, expectedMap }) => {
    const model = await modelOf(sdl);
    const expected = new Set(Object.values(expectedMap).flat());
    const before = matchSchema(model);
    const used = new Set([...Object.values(before.concepts).map(({ chosen }) => chosen?.operation), 'org']);
    const root = model.types.get(model.queryType);
    if (!root) throw new Error('There is no query root.');
    const fields = root.fields.map((field) =>
      expected.has(field.name) || used.has(field.name) ? field : { ...field, name: `zz${field.name}Archive` },
    );
    const types = new Map([...model.types, [root.name, { ...root, fields }]]);
    expect(JSON.stringify(matchSchema({ ...model, types }).map)).toBe(JSON.stringify(before.map));
  });
});
