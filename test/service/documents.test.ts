import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../graphql/demo/schema.ts';
import { maxDepth, measureDepth } from '../../graphql/service/depth.ts';
import { buildDocument, buildDocuments } from '../../graphql/service/documents.ts';
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

  it('passes the arguments of a list below another field once, also where the list in its page is called as it is', () => {
    const cursor = { name: 'pageToken', type: 'String', at: 'clients', slots: [{ path: [], role: 'cursor' as const }] };
    const id = { kind: 'path' as const, path: ['id'] };
    const rows = ['clients', 'clients'];
    const operation = { field: 'party', arguments: [cursor], rows, fields: { id } };
    expect(buildDocument('clients', operation).text).toBe(
      'query DeskClients($clients_pageToken: String) { party { clients(pageToken: $clients_pageToken) { clients { id } } } }',
    );
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
