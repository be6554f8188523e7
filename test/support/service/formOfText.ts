import { buildSchema, executeSync, parse } from 'graphql';
import type { Form } from '../../../graphql/service/forms/form.ts';
import { buildForm, typesForForm } from '../../../graphql/service/forms/buildForm.ts';
import { readMore } from '../../../graphql/service/introspection/readSchema.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { modelOf } from './modelOf.ts';

/** Reads what the forms of a service need beyond what the desk has read, in pieces as the desk does it. */
export async function readForForms(text: string): Promise<(mutation: string) => Promise<SchemaModel>> {
  const schema = buildSchema(text);
  const model = await modelOf(schema);
  return async (mutation) => {
    const reading = await readMore(
      async (question) => {
        const { data } = executeSync({ schema, document: parse(question.text) });
        return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
      },
      model,
      (known) => typesForForm(known, mutation),
    );
    return reading.schema;
  };
}

/** The form of a mutation of a schema that is written down. */
export async function formOfText(text: string, mutation: string): Promise<Form> {
  const form = buildForm(await (await readForForms(text))(mutation), mutation);
  if (!form) throw new Error(`There is no form of ${mutation}.`);
  return form;
}

/** A made-up schema of a service with input types that nest four deep and hold each other. */
export const estimateText = `
  scalar Date
  scalar DateTime
  scalar Decimal
  scalar JSON
  type Query { org: Organization  clients(limit: Int, offset: Int): [Client!]! }
  type Organization { id: ID!  name: String! }
  type Client { id: ID!  firstName: String!  lastName: String! }
  enum EstimateKind { SURGERY DENTAL OTHER }
  enum DiscountReason { STAFF LOYALTY }
  "What a discount takes off."
  input DiscountInput { percent: Decimal!  reason: DiscountReason  note: String }
  input PriceInput { amount: Decimal!  weight: Float  discount: DiscountInput }
  input LineInput { text: String!  quantity: Int! = 1  price: PriceInput!  parts: [LineInput!] }
  "An offer to a client."
  input EstimateInput {
    clientId: ID!
    kind: EstimateKind!
    "The last day on which it holds."
    validUntil: Date
    begins: DateTime
    email: String
    urgent: Boolean
    tags: [String!]
    lines: [LineInput!]!
    extra: JSON
    notes: String
  }
  type Estimate { id: ID!  number: String }
  type EstimatePayload { estimate: Estimate  errors: [UserError!]! }
  type UserError { message: String!  path: [String!] }
  type Mutation {
    "Writes an estimate and sends it to nobody."
    createEstimate(input: EstimateInput!): EstimatePayload!
    deleteEstimate(id: ID!): Boolean!
    touch: Int
  }
`;
