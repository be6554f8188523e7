import '../support/propertySeed.ts';
import fc from 'fast-check';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../graphql/demo/schema.ts';
import { measureDepth } from '../../graphql/service/depth.ts';
import type { SchemaModel } from '../../graphql/service/introspection/schemaModel.ts';
import { listRequest, rowRequests } from '../../graphql/service/lists/listRequest.ts';
import type { ServiceList } from '../../graphql/service/lists/serviceList.ts';
import { findServiceLists } from '../../graphql/service/lists/findLists.ts';
import { foreignSchemaNames, loadForeignSchema } from '../foreignSchemas/foreignSchema.ts';
import { modelOf } from '../support/service/modelOf.ts';
import { randomSchema } from '../support/service/randomSchema.ts';

/** Every document that a schema's lists and rows lead to, with all columns and all filters. */
function documentsOf(model: SchemaModel): readonly string[] {
  const lists = findServiceLists(model);
  const rows = [...new Set(lists.map(({ type }) => type))].flatMap((type) => rowRequests(model, type) ?? []);
  return [
    ...lists.flatMap((list) => {
      if (list.unknown.length > 0) return [];
      const valuesOf = (filters: ServiceList['filters']): ReadonlyMap<string, string> =>
        new Map(filters.map((filter) => [filter.key, filter.choices[0] ?? '1']));
      const demanded = valuesOf(list.filters.filter(({ required }) => required));
      const usual = list.columns.filter((column) => column.usual);
      return [
        listRequest(list, list.columns, valuesOf(list.filters), 'UTC').document.text,
        listRequest(list, usual, demanded, 'UTC').document.text,
      ];
    }),
    ...rows.flatMap(({ facts, tables }) => [...facts, ...tables].map(({ document }) => document.text)),
  ];
}

function shuffled(model: SchemaModel, seed: number): SchemaModel {
  const entries = [...model.types];
  const rest = entries.toSorted(([one], [other]) => hash(one, seed) - hash(other, seed));
  return { ...model, types: new Map(rest) };
}

function hash(text: string, seed: number): number {
  return text.split('').reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, seed);
}

describe('the lists of any service', () => {
  it('lead to documents that the schema takes, never deeper than 8, whatever the schema is', async () => {
    await fc.assert(
      fc.asyncProperty(randomSchema, async (text) => {
        const schema = buildSchema(text);
        for (const document of documentsOf(await modelOf(schema))) {
          expect(measureDepth(parse(document))).toBeLessThanOrEqual(8);
          expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it.each(foreignSchemaNames)('lead to documents that %s takes', async (name) => {
    const { schema, model } = await loadForeignSchema(name);
    const lists = findServiceLists(model);
    expect(lists.length).toBeGreaterThan(0);
    for (const document of documentsOf(model)) {
      expect(measureDepth(parse(document))).toBeLessThanOrEqual(8);
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
    }
  });

  it('are the same in any order of the types', async () => {
    const model = await modelOf(schemaText);
    for (const seed of [1, 2, 3]) expect(findServiceLists(shuffled(model, seed))).toEqual(findServiceLists(model));
    for (const name of foreignSchemaNames.slice(0, 6)) {
      const { model: foreign } = await loadForeignSchema(name);
      expect(findServiceLists(shuffled(foreign, 7))).toEqual(findServiceLists(foreign));
    }
  });
});

async function listsOf(text: string): Promise<readonly ServiceList[]> {
  return findServiceLists(await modelOf(text));
}

function usualOf(lists: readonly ServiceList[], name: string): readonly string[] {
  const list = lists.find((each) => each.name === name);
  return (list?.columns ?? []).filter(({ usual }) => usual).map(({ title, kind }) => `${title}: ${kind}`);
}

const billing = /* GraphQL */ `
  scalar DateTime
  scalar Decimal
  type Query {
    purchaseOrders(first: Int!, after: String, filter: OrderFilter): OrderConnection
    viewer: Viewer
    notes(about: Subject!): [Note]
    stockLevels(page: PageInput!): StockPage
  }
  input PageInput {
    page: Int!
    pageSize: Int!
  }
  input Subject {
    kinds: [Kind!]!
    target: Target!
  }
  input Target {
    deep: Deeper!
  }
  input Deeper {
    all: [Target2!]!
  }
  input Target2 {
    id: ID!
  }
  input Kind {
    name: String!
  }
  input OrderFilter {
    status: OrderStatus
    supplierId: ID
    placedAfter: DateTime
    total: Decimal
  }
  enum OrderStatus {
    DRAFT
    SENT
  }
  type OrderConnection {
    edges: [OrderEdge]
    pageInfo: PageInfo
    totalCount: Int
  }
  type OrderEdge {
    node: Order
  }
  type PageInfo {
    hasNextPage: Boolean
    endCursor: String
  }
  type Order {
    id: ID!
    number: String
    status: OrderStatus
    totalCents: Int
    taxAmount: Int
    paidAmount: Decimal
    currency: String
    price: Money
    placedAt: DateTime
    updatedAt: DateTime
    notes: String
    supplier: Supplier
    lines: [Line]
  }
  type Money {
    amount: Decimal
    currencyCode: String
  }
  type Line {
    description: String
    quantity: Int
    unitPrice: Decimal
  }
  type Supplier {
    id: ID!
    name: String
  }
  type Note {
    id: ID!
    body: String
  }
  type StockPage {
    items: [Stock]
    total: Int
  }
  type Stock {
    id: ID!
    product: String
    count: Int
    reorderPrice: Float
  }
  type Viewer {
    invoices(limit: Int, offset: Int): [Invoice]
  }
  type Invoice {
    id: ID!
    total: Decimal!
    issuedOn: DateTime
    clientId: ID
  }
`;

describe('a list', () => {
  it('has the usual columns, in their order', async () => {
    const lists = await listsOf(billing);
    expect(usualOf(lists, 'purchaseOrders')).toEqual([
      'Number: text',
      'Placed at: moment',
      'Total cents: money',
      'Paid amount: money',
      'Status: state',
      'Supplier: link',
      'Tax amount: number',
    ]);
    expect(usualOf(lists, 'viewer.invoices')).toEqual(['ID: id', 'Issued on: moment', 'Total: money']);
  });

  it('counts money in the unit of its name, and marks an unknown unit', async () => {
    const order = (await listsOf(billing)).find(({ name }) => name === 'purchaseOrders');
    const column = (key: string) => order?.columns.find((each) => each.key === key);
    expect(column('totalCents')?.from).toEqual({
      kind: 'money',
      money: { amount: ['totalCents'], currency: ['currency'], cents: true },
    });
    expect(column('price.amount')?.from).toEqual({
      kind: 'money',
      money: { amount: ['price', 'amount'], currency: ['price', 'currencyCode'] },
    });
    expect(column('price.amount')?.title).toBe('Price');
    expect(column('taxAmount')).toMatchObject({ kind: 'number', unitUnknown: true });
    expect(column('paidAmount')?.unitUnknown).toBeUndefined();
  });

  it('belongs to a domain by its name, and is titled by it', async () => {
    const lists = await listsOf(billing);
    expect(lists.map(({ title, domain }) => [title, domain])).toEqual([
      ['Notes', 'medical'],
      ['Invoices', 'billing'],
      ['Purchase orders', 'billing'],
      ['Stock levels', 'inventory'],
    ]);
    const demo = await listsOf(schemaText);
    const domain = (name: string) => demo.find((list) => list.name === name)?.domain;
    expect(domain('getClients')).toBe('clients');
    expect(domain('payments')).toBe('billing');
    expect(domain('inventoryItems')).toBe('inventory');
    expect(domain('treatments')).toBe('medical');
    expect(domain('messageTemplates')).toBe('messages');
  });

  it('has filters for all arguments but paging, inside an object too, and reports missing ones', async () => {
    const lists = await listsOf(billing);
    const orders = lists.find(({ name }) => name === 'purchaseOrders');
    expect(orders?.filters.map(({ key, kind, of, required }) => [key, kind, of, required])).toEqual([
      ['filter.status', 'choice', null, false],
      ['filter.supplierId', 'id', 'Supplier', false],
      ['filter.placedAfter', 'moment', null, false],
      ['filter.total', 'number', null, false],
    ]);
    expect(lists.find(({ name }) => name === 'notes')?.unknown).toEqual(['about.kinds', 'about.target.deep.all']);
    expect(lists.find(({ name }) => name === 'stockLevels')?.unknown).toEqual([]);
  });

  it('opens a row with its lines as a table', async () => {
    const model = await modelOf(billing.replace('viewer: Viewer', 'viewer: Viewer order(id: ID!): Order'));
    const reading = rowRequests(model, 'Order');
    expect(reading?.tables.map(({ key, columns }) => [key, columns.map(({ title }) => title)])).toEqual([
      ['lines', ['Description', 'Unit price', 'Quantity']],
    ]);
    expect(rowRequests(model, 'Supplier')).toBeNull();
  });
});
