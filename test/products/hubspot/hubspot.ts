import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect, DialectSource } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hubspotText } from './objects.ts';
import { hubspotIds, hubspotWords } from './records.ts';
import { hubspotRoots } from './resolvers.ts';

const source: DialectSource = {
  name: 'hubspot',
  trait: 'read only, below CRM: properties and labels, times in milliseconds, everyone through associations',
  sdl: hubspotText,
  auth: { kind: 'direct', key: 'hubspot-key' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: hubspotRoots,
  expectedMap: {
    locations: 'CRM.p_clinic_collection',
    clients: 'CRM.contact_collection',
    clientSearch: 'CRM.contact_collection',
    client: ['CRM.contact', 'CRM.contact_collection'],
    patients: 'CRM.p_pet_collection',
    appointments: 'CRM.appointment_collection',
    appointment: ['CRM.appointment', 'CRM.appointment_collection'],
    // Owners are values of a property only.
    providers: null,
    appointmentTypes: 'HUBDB.services_collection',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: hubspotIds,
    status: ({ state }) => [hubspotWords[state]],
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    absent: { clients: ['active', 'lastVisit', 'location'] },
    // The reason is in a property of the account, beside the name of the appointment.
    loose: { appointments: ['reason'] },
  }),
};
const own = defineDialect(source);
// Types that a test adds to the schema come with mutations, which need a type that they extend.
const extended = defineDialect({ ...source, sdl: `${hubspotText}\ntype Mutation { noop: Boolean }` });

/**
 * HubSpot's CRM, as a veterinary practice has it: appointments are a standard object, pets and clinics are custom ones.
 *
 * Source: its public documentation at developers.hubspot.com (Query HubSpot data using GraphQL; the guide and properties
 * of the appointments object) and public queries, such as those of github.com/open-cli-collective/hubspot-cli. The schema
 * is generated from the properties of an account. It has no mutations, gives ten records unless told otherwise, and
 * shows users only as owners of records.
 */
export const hubspot: Dialect = {
  ...own,
  start: (options) => ((options.noise ?? 0) > 0 ? extended : own).start(options),
};
