import { describe, expect, it } from 'vitest';
import { checkMap } from '../../../../graphql/service/checkMap.ts';
import { maxDepth } from '../../../../graphql/service/depth.ts';
import { fieldOrigins, titleOf } from '../../../../graphql/service/mapDescription.ts';
import { buildDocuments } from '../../../../graphql/service/documents.ts';
import { buildVariables, mutationVariables } from '../../../../graphql/service/variables.ts';
import { isServiceMap } from '../../../../graphql/service/mapGuard.ts';
import { withField } from '../../../../graphql/service/match/queries/fieldChoices.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { sortSchema } from '../../../../graphql/service/introspection/sortSchema.ts';
import { type EntryConcept, entryConcepts } from '../../../../graphql/service/serviceEntries.ts';
import { loadForeignSchema } from '../../../foreignSchemas/foreignSchema.ts';
import { modelOf } from '../../../support/service/modelOf.ts';
import type { WriteConcept } from '../../../../graphql/service/serviceWrites.ts';
import { mixed } from '../../../dialects/mixed/mixed.ts';
import { relay } from '../../../dialects/relay/relay.ts';

/** A service whose money counts hundredths, and whose vaccinations stand on the patient's own card. */
const coins = /* GraphQL */ `
  scalar DateTime
  scalar Date
  type Query {
    org: Org
    customers(limit: Int!, offset: Int): [Customer]
    customer(id: ID!): Customer
    pets(limit: Int!): [Pet]
    pet(id: ID!): Pet
    bills(customerId: ID!, limit: Int): [Bill]
    overdueBills(limit: Int): [Bill]
    paymentMethods(customerId: ID!): [PaymentMethod]
    payments(customerId: ID!, first: Int, after: String): PaymentPage
  }
  type Org {
    id: ID!
    name: String
  }
  type Customer {
    id: ID!
    firstName: String
    lastName: String
    email: String
    phone: String
    pets: [Pet]
  }
  type Pet {
    id: ID!
    name: String
    species: String
    breed: String
    customer: Customer
    vaccinations(limit: Int): [Vaccination]
  }
  type Bill {
    id: ID!
    billNumber: String
    customerId: ID
    issuedAt: DateTime
    dueDate: Date
    totalPaidCents: Int
    totalCents: Int
    amountDueCents: Int
    currency: String
    state: String
    lines: [BillLine]
  }
  type BillLine {
    id: ID!
    description: String
    quantity: Int
    totalCents: Int
  }
  type Vaccination {
    id: ID!
    vaccineName: String
    givenOn: Date
    nextDue: Date
  }
  type PaymentMethod {
    id: ID!
    name: String
  }
  type PaymentPage {
    items: [Payment]
    nextCursor: String
  }
  type Payment {
    id: ID!
    paidAt: DateTime
    amount: Float
    methodType: String
    billId: ID
  }
`;

const origins = (map: ReturnType<typeof matchSchema>['map'], concept: EntryConcept, field: string) => {
  const operation = map[concept];
  return operation ? fieldOrigins(operation, field) : null;
};

describe('entries about clients and patients', () => {
  it('is found by the name of a list, its arguments and the fields of its rows', async () => {
    const { map } = matchSchema(await modelOf(coins));
    expect(entryConcepts.flatMap((each) => (map[each] ? [`${each}: ${titleOf(map[each])}`] : []))).toEqual([
      'invoices: bills',
      'payments: payments',
      'vaccinations: pet.vaccinations',
    ]);
    expect(origins(map, 'invoices', 'number')).toEqual(['billNumber']);
    expect(origins(map, 'invoices', 'amount')).toEqual(['totalCents ÷ 100', 'currency']);
    expect(origins(map, 'invoices', 'open')).toEqual(['amountDueCents ÷ 100', 'currency']);
    expect(origins(map, 'invoices', 'due')).toEqual(['dueDate']);
    expect(origins(map, 'payments', 'amount')).toEqual(['amount']);
    expect(origins(map, 'payments', 'invoice')).toEqual(['billId']);
    expect(origins(map, 'vaccinations', 'due')).toEqual(['nextDue']);
  });

  it('is read from the card where it is a field there, by the owner’s id', async () => {
    const { map } = matchSchema(await modelOf(coins));
    const operation = map.vaccinations;
    if (!operation) throw new Error('The vaccinations stand on the card of a pet.');
    expect(buildDocuments(map).get('vaccinations')?.text).toContain('pet(id: $id) { vaccinations(limit:');
    expect(buildVariables(operation, { patientId: '7', limit: 20 })).toEqual({ id: '7', vaccinations_limit: 20 });
  });

  it('can be corrected to count hundredths, and not to', async () => {
    const schema = sortSchema(await modelOf(coins));
    const { map } = matchSchema(schema);
    if (!map.payments || !map.invoices) throw new Error('Both are there.');
    const inCents = withField(schema, 'payments', map.payments, 'amount', 'amount ÷ 100');
    expect(inCents && fieldOrigins(inCents, 'amount')).toEqual(['amount ÷ 100']);
    const whole = withField(schema, 'invoices', map.invoices, 'amount', 'totalCents');
    expect(whole && fieldOrigins(whole, 'amount')).toEqual(['totalCents', 'currency']);
    expect(withField(schema, 'invoices', map.invoices, 'amount', 'nowhere ÷ 100')).toBeNull();
  });

  it.each([
    ['idlinks', 'invoices', 'invoices', { amount: 'totalMinor ÷ 100', open: 'openMinor ÷ 100', due: 'dueOn' }],
    ['idlinks', 'payments', 'payments', { amount: 'amountMinor ÷ 100', method: 'tender', date: 'takenAt' }],
    ['nestjs', 'invoices', 'invoiceList', { status: 'status.label', date: 'issuedAt' }],
    ['lighthouse', 'invoices', 'invoices', { open: 'open_amount', due: 'due_on' }],
    ['pascal', 'payments', 'GetPaymentList', { amount: 'Amt', date: 'DateTimePosted' }],
    ['postgraph', 'invoices', 'customer.invoicesByCustomerId', {}],
    ['rubyist', 'vaccinations', 'pet.vaccinations', {}],
    ['hotchoc', 'encounters', null, {}],
    ['django', 'encounters', null, {}],
    ['frenchie', 'invoices', null, {}],
  ] as const)('of %s are %s at %s', async (name, concept, operation, fields) => {
    const { model } = await loadForeignSchema(name);
    const { map } = matchSchema(model);
    const found = map[concept];
    expect(found ? titleOf(found) : null).toBe(operation);
    for (const [field, from] of Object.entries(fields)) expect(origins(map, concept, field)?.[0], field).toBe(from);
    expect(isServiceMap(map)).toBe(true);
    expect(checkMap(map, model)).toEqual([]);
    for (const { depth } of buildDocuments(map).values()) expect(depth).toBeLessThanOrEqual(maxDepth);
  });
});

async function writeOf(sdl: string, concept: WriteConcept) {
  const { map } = matchSchema(await modelOf(sdl));
  const operation = map.writes?.[concept];
  if (!operation) throw new Error(`Nothing was found for ${concept}.`);
  return operation;
}

const money = (type: string, name = 'amount'): string => /* GraphQL */ `
  scalar Decimal
  type Query { org: Org customers(limit: Int!): [Customer] }
  type Org { id: ID! name: String }
  type Customer { id: ID! firstName: String lastName: String phone: String email: String }
  type Payment { id: ID! message: String }
  type Mutation { recordPayment(customerId: ID!, ${name}: ${type}!): Payment }
`;

describe('payments and messages', () => {
  it('are found where they are recorded and where they are created', async () => {
    expect((await writeOf(relay.sdl, 'recordPayment')).field).toBe('recordPayment');
    expect((await writeOf(mixed.sdl, 'recordPayment')).field).toBe('createPayment');
    expect((await writeOf(relay.sdl, 'sendMessage')).field).toBe('sendClientMessage');
    expect((await writeOf(mixed.sdl, 'sendMessage')).field).toBe('createMessage');
  });

  it('take a sent message for the created object, and never for a refusal', async () => {
    const { object, refusals } = (await writeOf(relay.sdl, 'sendMessage')).result;
    expect(object).toEqual({ path: ['message'], id: 'id' });
    expect(refusals.map(({ list }) => list)).toEqual([['userErrors']]);
    expect((await writeOf(money('Decimal'), 'recordPayment')).result.refusals).toEqual([]);
  });

  it.each([
    ['Decimal', 'amount', '120.50'],
    ['String', 'amount', '120.50'],
    ['Float', 'amount', 120.5],
    ['Int', 'amount', 12050],
    ['Int', 'amountCents', 12050],
    ['Float', 'amountMinor', 12050],
  ])('write 120.50 for %s %s as %o', async (type, name, written) => {
    const operation = await writeOf(money(type, name), 'recordPayment');
    const filled = mutationVariables(operation, { clientId: '7', amount: '120.50' }, 'UTC');
    expect(filled).toEqual({ kind: 'ready', variables: { customerId: '7', [name]: written } });
  });
});
