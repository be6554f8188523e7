import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { openVpmsRoots } from './resolvers.ts';
import { openVpmsText } from './schema.ts';
import { openVpmsIds } from './ids.ts';
import { byCustomerName, byName, isAppointment, nameOfCode, statusCodes } from './values.ts';

/**
 * OpenVPMS, the open-source system of veterinary practices, behind a GraphQL layer in the manner of graphql-java.
 *
 * OpenVPMS itself has no GraphQL: this is what an integrator puts over its archetype service. Archetypes, nodes, their
 * cardinalities and lookups were read in the archetypes of github.com/Narimm/OpenVPMS (a mirror; OpenVPMS License 1.0,
 * which is like the Mozilla one): act.customerAppointment and customerTask at commits 3767ca29 and 3c831d1c,
 * act.calendarBlock at 760aaed2, party.customerperson at e683c4cd, party.patientpet at 8ce73d49, organisationLocation at
 * b9666f5b, organisationSchedule at 52ea2846, contacts at 105cde43 and d87fdc82, the invoice at 4928344d. Getters such as
 * fullName, homePhone, speciesName and breedCode are those of the public interfaces Customer, Patient and Address of
 * org.openvpms.domain; time zones of locations, slots, ranges, free and busy times those of org.openvpms.booking. The
 * search gave both without repository and commit. Names and structure alone are taken, no code.
 *
 * Every object tells its archetype. Customers have a derived name, last and first name with a comma; contacts of all kinds
 * are one list of an interface, and patients are reached by relationships. A customer of a company has its name as company
 * and as last name, since the archetype needs one. An appointment has no location: it stands in a schedule, and the
 * schedule is at a location, takes certain types of appointment, and counts their length in slots. A reason is a lookup,
 * which is empty until one is picked; what the front desk typed are notes. What is called off stays, deleted rows are gone,
 * blocks are acts of their own. Nothing says why an appointment was cancelled. Lists are queries with firstResult and
 * maxResults, as in ArchetypeQuery, of at most 100, sorted by nodes; names sort as the database compares them, without
 * case and accents. Errors have a classification and, for faults of nodes, archetype, node and message. Times have the
 * offset of their location; times of the record that of the first one.
 *
 * Assumed: NO_SHOW and CONFIRMED, which that archetype lacks (newer releases should have them; no file was found that says so);
 * clinicians by location; a reason of lookup.visitReason, where that archetype has
 * lookup.appointmentReason; BILLED for who is ready to go;
 * two schedules at each location, one for what takes an hour and more; slots of five minutes; overlapping appointments
 * are allowed; the words of a search; that the notes are the same as the reason that others have. Work lists, reminders,
 * weights, notes, products and messages between users are made up. Left out are stock, suppliers, laboratories, insurance,
 * rosters, estimates, documents and series of appointments. Account types, online bookings and sent reminders of
 * appointments are in the schema and always empty, as are state and postcode of
 * customers; activeOnly makes no difference to types of appointment, as all are active.
 */
export const openVpms: Dialect = defineDialect({
  name: 'openVpms',
  trait:
    'archetypes with their nodes: derived names with a comma, contacts of an interface, relationships to patients, appointments in schedules of a location, notes beside reasons from a lookup, results with firstResult and maxResults',
  sdl: openVpmsText,
  auth: { kind: 'direct', key: 'Basic ZnJvbnRkZXNrOm9wZW52cG1z' },
  ownOrganization: 'practice',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openVpmsRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: ['clinicians', 'users'],
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createCustomer',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: openVpmsIds,
    status: ({ state }) => [nameOfCode(statusCodes[state])],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byCustomerName),
    patients: ({ patients }) => patients.toSorted(byName),
    shows: isAppointment,
    mayOmit: () => false,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    loose: {
      // Categories need not be read as tags.
      clients: ['tags'],
      // A reader who takes the lookup for the reason finds nothing picked; the text is among the notes.
      appointments: ['reason'],
    },
  }),
});
