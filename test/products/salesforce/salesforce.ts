import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { salesforceIds, salesforceWords } from './records.ts';
import { salesforceRoots } from './resolvers.ts';
import { salesforceText } from './schema.ts';

/**
 * Salesforce's GraphQL API over an organization with objects of its own: contacts are the clients, users the staff.
 *
 * Source: developer.salesforce.com/docs/platform/graphql/guide (Query Records, Query Objects, Mutations) for the shape
 * of lists, filters, orders, values and mutations; the custom objects are what a small clinic would define.
 */
export const salesforce: Dialect = defineDialect({
  name: 'salesforce',
  trait: 'everything below uiapi, each value in a wrapper, custom objects with __c and __r; fields deep down',
  sdl: salesforceText,
  auth: { kind: 'direct', key: 'salesforce-key' },
  cap: 2000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: salesforceRoots,
  body: withErrors,
  expectedMap: {
    locations: 'uiapi.query.Location__c',
    clients: 'uiapi.query.Contact',
    clientSearch: 'uiapi.query.Contact',
    client: 'uiapi.query.Contact',
    patients: 'uiapi.query.Animal__c',
    appointments: 'uiapi.query.Appointment__c',
    appointment: 'uiapi.query.Appointment__c',
    providers: 'uiapi.query.User',
    appointmentTypes: 'uiapi.query.Appointment_Type__c',
    bookAppointment: 'uiapi.Appointment__cCreate',
    updateAppointment: 'uiapi.Appointment__cUpdate',
    cancelAppointment: 'uiapi.Appointment__cUpdate',
    registerClient: 'uiapi.ContactCreate',
    addPatient: 'uiapi.Animal__cCreate',
  },
  view: viewOf({
    ids: salesforceIds,
    status: ({ state }) => [salesforceWords[state]],
    // In the order of the schema, which is the alphabet's: HomePhone, MobilePhone, Phone.
    phones: (client) =>
      (['Home', 'Mobile', 'Work'] as const).flatMap((label) =>
        client.phones.filter((phone) => phone.label === label).map(({ value }) => value),
      ),
  }),
});

/** Every answer has both keys: a list of errors, which is empty where all went well. */
function withErrors({ data, errors }: ExecutionResult): object {
  return {
    data: data ?? null,
    errors: (errors ?? []).map(({ message, path, locations, originalError }) => ({
      message,
      locations,
      paths: path ?? [],
      extensions: { ErrorType: originalError ? 'DataFetchingException' : 'ValidationError' },
    })),
  };
}
