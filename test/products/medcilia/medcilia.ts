import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isKnown, medciliaIds, readName, statusKeys } from './records.ts';
import { medciliaRoots } from './resolvers.ts';
import { medciliaText } from './schema.ts';

/**
 * A clinic's service in .NET over MongoDB: GraphQL.NET with types by hand, everything optional.
 *
 * Source: the public sources of Medcilia.Clinic (Medcilia.Clinic.WebApi/GraphQL: TenantQuery, TenantMutation, Types,
 * Mutations; the repositories of appointments and contacts; the enumerations of states), and the types that its pages have
 * generated from the schema. Cardiology and operations are left out; nothing is added. People are contacts, and those
 * of one kind patients, in one collection: two lists of ten rows a page with a number beside each for its total. Names
 * are read in small letters. Appointments are listed only up to a given end; who sees whom, and zones, are unknown. What
 * is left out of a change is emptied. Reasons of a refusal are not in its message.
 */
export const medcilia: Dialect = defineDialect({
  name: 'medcilia',
  trait:
    'contacts and patients of one collection, names in small letters, pages of ten, no end means no appointments, changes that replace',
  sdl: medciliaText,
  auth: { kind: 'direct', key: 'Bearer medcilia-token' },
  // The project has no limit.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: medciliaRoots,
  expectedMap: {
    locations: 'locations',
    clients: ['patients', 'contacts'],
    clientSearch: ['patients', 'contacts'],
    client: ['patient', 'contact'],
    // Who comes is the patient.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    // Users are behind another door.
    providers: null,
    // An enumeration of the program's own.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: ['createPatient', 'createContact'],
    addPatient: null,
  },
  view: viewOf({
    ids: medciliaIds,
    status: ({ state }) => [statusKeys[state]],
    clientName: readName,
    patients: null,
    shows: (row) => isKnown(row) && !row.isDeleted,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active'],
      appointments: ['patient', 'provider'],
    },
    // Both are a part of what is known of a patient, and not of a contact.
    loose: { clients: ['tags', 'lastVisit'] },
  }),
});
