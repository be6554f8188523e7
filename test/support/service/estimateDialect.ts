import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { registry } from '../../dialects/registry/registry.ts';
import { registryRoots } from '../../dialects/registry/resolvers.ts';

/** What came in of estimates, in order. */
export interface EstimateDesk {
  readonly dialect: Dialect;
  readonly made: unknown[];
  /** Answers with these messages instead of making any. */
  refuse: readonly { readonly message: string; readonly path: readonly string[] | null }[];
}

const estimateText = `
  scalar EstimateDate
  scalar Decimal
  enum EstimateKind { SURGERY DENTAL OTHER }
  enum DiscountReason { STAFF LOYALTY }
  "What is taken off a price."
  input DiscountInput {
    "In percent of the price."
    percent: Decimal!
    reason: DiscountReason
  }
  input EstimatePriceInput { amount: Decimal!  weight: Float  discount: DiscountInput }
  input EstimateLineInput {
    "What the client reads on the paper."
    text: String!
    quantity: Int! = 1
    price: EstimatePriceInput!
    parts: [EstimateLineInput!]
  }
  input EstimateInput {
    "Whose estimate it is."
    clientId: ID!
    kind: EstimateKind!
    "The last day on which it holds."
    validUntil: EstimateDate
    email: String
    urgent: Boolean
    lines: [EstimateLineInput!]!
    notes: String
  }
  type Estimate { id: ID!  number: String }
  type EstimateError { message: String!  path: [String!] }
  type EstimatePayload { estimate: Estimate  errors: [EstimateError!]! }
  extend type Mutation {
    "Writes an estimate. The client gets nothing yet."
    createEstimate(input: EstimateInput!): EstimatePayload!
    "Takes an estimate away for good."
    deleteEstimate(id: ID!): EstimatePayload!
  }
`;

/** A service whose estimates nest four deep: lines, their prices, discounts of those, and lines in lines. */
export function openEstimates(change: (text: string) => string = (text) => text): EstimateDesk {
  const desk: { -readonly [Key in keyof EstimateDesk]: EstimateDesk[Key] } = {
    made: [],
    refuse: [],
    dialect: defineDialect({
      ...registry,
      sdl: registry.sdl + change(estimateText),
      roots: (backstage) => ({
        ...registryRoots(backstage),
        createEstimate({ input }: { readonly input: unknown }) {
          if (desk.refuse.length > 0) return { estimate: null, errors: desk.refuse };
          desk.made.push(input);
          return { estimate: { id: `EST-${desk.made.length}`, number: '1' }, errors: [] };
        },
        deleteEstimate: ({ id }: { readonly id: string }) => ({ estimate: { id }, errors: [] }),
      }),
    }),
  };
  return desk;
}
