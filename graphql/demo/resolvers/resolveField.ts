import type { GraphQLFieldResolver } from 'graphql';

import { appointmentMutations } from './appointmentMutations.ts';
import { appointmentQueries } from './appointmentQueries.ts';
import { backOfficeMutations } from './backOfficeMutations.ts';
import { backOfficeQueries } from './backOfficeQueries.ts';
import { billingLinks } from './billingLinks.ts';
import { billingMutations } from './billingMutations.ts';
import { billingQueries } from './billingQueries.ts';
import { clientMutations } from './clientMutations.ts';
import { clientQueries } from './clientQueries.ts';
import { linkResolvers } from './links.ts';
import { messageMutations } from './messageMutations.ts';
import { messageQueries } from './messageQueries.ts';
import { patientMutations } from './patientMutations.ts';
import { recordMutations } from './recordMutations.ts';
import { recordQueries } from './recordQueries.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';
import { stockMutations } from './stockMutations.ts';
import { stockQueries } from './stockQueries.ts';

const byType: Readonly<Record<string, FieldResolvers>> = {
  Query: {
    ...clientQueries,
    ...appointmentQueries,
    ...billingQueries,
    ...messageQueries,
    ...recordQueries,
    ...stockQueries,
    ...backOfficeQueries,
  },
  Mutation: {
    ...clientMutations,
    ...patientMutations,
    ...appointmentMutations,
    ...billingMutations,
    ...messageMutations,
    ...recordMutations,
    ...stockMutations,
    ...backOfficeMutations,
  },
  ...linkResolvers,
  ...billingLinks,
};

/** Answers any field of the schema: by its resolver, or else by the property of the record with its name. */
export const resolveField: GraphQLFieldResolver<unknown, DemoContext> = (source, args, context, info) => {
  const resolve = byType[info.parentType.name]?.[info.fieldName];
  // Sound: graphql-js calls with a parent of this type and with arguments that fit the schema.
  if (resolve) return resolve(source as never, args as never, context);
  return (source as Readonly<Record<string, unknown>>)[info.fieldName];
};
