import { clinicalQueries, clinicalText } from './schemaClinical.ts';
import { daybookQueries, daybookText } from './schemaDaybook.ts';
import { listArgs, lookupsText } from './schemaLookups.ts';
import { officeQueries, officeText } from './schemaOffice.ts';
import { peopleText } from './schemaPeople.ts';
import { writesText } from './schemaWrites.ts';

/** The whole schema of Marlow. */
export const marlowText: string = `
type Query {
  "Guardians by file number. At most 100 at once, 50 where no limit is given."
  guardians${listArgs('Guardian')}: GuardianOffsetPaginated!
  guardian(pk: ID!): Guardian!
  "Whose number this is, for telephone systems. Country code and punctuation don't matter; seven digits are needed."
  callerLookup(number: String!): [CallerMatch!]!
  guardianFlags: [GuardianFlag!]!
  "Companions by call name. At most 100 at once, 50 where no limit is given."
  companions${listArgs('Companion')}: CompanionOffsetPaginated!
  companion(pk: ID!): Companion!
  companionByMicrochip(number: String!): Companion
  species: [Species!]!
  breeds(speciesId: ID!): [Breed!]!
${daybookQueries}
${clinicalQueries}
${officeQueries}
}
${lookupsText}
${peopleText}
${daybookText}
${clinicalText}
${officeText}
${writesText}
`;
