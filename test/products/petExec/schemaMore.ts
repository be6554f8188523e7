/** Types of what is near: vets, shots, cards, purchases and settings. */
export const petExecMoreText: string = /* GraphQL */ `
  type Vet {
    id: ID!
    name: String!
    phone: String
    city: String
  }

  type Shot {
    id: ID!
    name: String!
    givenOn: Date
    expiresOn: Date!
    isExpired: Boolean!
  }

  type HowFound {
    id: ID!
    name: String!
  }

  type CreditCard {
    id: ID!
    brand: String!
    lastFour: String!
    expires: String!
  }

  type BoardingPackage {
    id: ID!
    name: String!
    nightsLeft: Int!
    expiresOn: Date
  }

  type CompanyPreference {
    name: String!
    value: String
  }

  type Purchase {
    id: ID!
    purchasedOn: Date!
    description: String!
    payType: String!
    total: Float!
    petName: String
  }
`;
