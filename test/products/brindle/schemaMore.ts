/** Types beside the book: reminders, money and messages. */
export const brindleMoreText: string = /* GraphQL */ `
  type Reminder {
    id: ID!
    pet: Pet!
    label: String!
    dueOn: Date!
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitPrice: Money!
  }

  type Invoice {
    id: ID!
    issuedAt: DateTime!
    hospital: Hospital!
    petParent: PetParent!
    lines: [InvoiceLine!]!
    tax: Money!
    total: Money!
    open: Money!
  }

  type Message {
    id: ID!
    sentAt: DateTime!
    author: String!
    fromPetParent: Boolean!
    text: String!
  }

  type Conversation {
    id: ID!
    petParent: PetParent!
    subject: String!
    isClosed: Boolean!
    messages: [Message!]!
  }
`;
