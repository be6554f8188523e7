import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../graphql/demo/schema.ts';
import { maxDepth, measureDepth } from '../../graphql/service/depth.ts';
import { buildDocuments } from '../../graphql/service/documents.ts';
import { buildVariables } from '../../graphql/service/variables.ts';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import type { Operation } from '../../graphql/service/serviceMap.ts';

const documents = [...buildDocuments(interfaceMap).values()];

describe('buildDocuments', () => {
  it('builds one document for every concept of the map', () => {
    const concepts = Object.keys(interfaceMap).filter((key) => key !== 'format');
    expect(documents.map(({ concept }) => concept).toSorted()).toEqual(concepts.toSorted());
  });

  it.each(documents)('writes $name valid against the demo clinic and within depth 8', ({ text, depth }) => {
    const document = parse(text);
    expect(validate(buildSchema(schemaText), document)).toEqual([]);
    expect(depth).toBe(measureDepth(document));
    expect(depth).toBeLessThanOrEqual(maxDepth);
  });

  it('uses the interface document’s first query to verify a key', () => {
    expect(documents.find(({ concept }) => concept === 'organization')?.text).toBe(
      'query DeskOrganization { org { id name } }',
    );
  });
});

describe('buildVariables', () => {
  const operation: Operation<object> = {
    field: 'x',
    rows: [],
    fields: {},
    arguments: [
      { name: 'limit', type: 'Int!', slots: [{ path: [], role: 'limit' }] },
      {
        name: 'filter',
        type: 'Filter',
        slots: [
          { path: ['date', 'from'], role: 'from' },
          { path: ['date', 'to'], role: 'to' },
          { path: ['location'], role: 'locationId' },
        ],
      },
    ],
  };

  it('fills arguments and fields of input objects', () => {
    expect(buildVariables(operation, { limit: 5, from: 'a', to: 'b', locationId: '7' })).toEqual({
      limit: 5,
      filter: { date: { from: 'a', to: 'b' }, location: '7' },
    });
  });

  it('leaves out what has no value', () => {
    expect(buildVariables(operation, { limit: 5, locationId: null })).toEqual({ limit: 5 });
  });
});
