import { bookingsText } from './schemaBookings.ts';
import { businessesText } from './schemaBusinesses.ts';
import { housesText } from './schemaHouses.ts';
import { inputsText } from './schemaInputs.ts';
import { peopleText } from './schemaPeople.ts';
import { rootsText } from './schemaRoots.ts';

/** The whole schema of the product, as its server puts it together from its modules. */
export const procheDeMoiText: string = /* GraphQL */ `
  directive @cacheControl(maxAge: Int, scope: CacheControlScope) on FIELD_DEFINITION | OBJECT | INTERFACE

  enum CacheControlScope {
    PUBLIC
    PRIVATE
  }

  scalar Upload

  scalar Date

  type Query {
    _: String!
  }

  type Mutation {
    _: String
  }

  ${peopleText}

  ${businessesText}

  ${bookingsText}

  ${housesText}

  ${inputsText}

  ${rootsText}
`;
