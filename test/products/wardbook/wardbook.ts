import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { wardbookRoots } from './resolvers.ts';
import { wardbookText } from './schema.ts';
import { wardbookMoreText } from './schemaMore.ts';
import { wardbookIds, wardbookStates } from './values.ts';

/**
 * Wardbook, a system for groups of animal hospitals with departments, rooms and wards, on Quarkus, whose schema
 * SmallRye GraphQL writes from Java classes. It is invented: there is no such product, no source and no licence.
 *
 * As SmallRye has it, every field of a type may be null, and an error has an exception, a classification and a code in
 * its extensions. A hospital is the place, with departments and rooms within; a visit has all three, the department by
 * its type, and the room as soon as it has a clinician or one was named. A client has a name of parts, which an
 * organization has only as a whole (whoever has no given name counts as one), and one list of contact points for
 * phones, as they were typed, and e-mail addresses. An owner is found at the patient, and nobody owns a stray; species
 * and breed are in the signalment. Visits are asked for from an instant and before another, both with an offset, in any
 * hospital, and without cancelled ones unless these are asked for; their start has the offset of the hospital, and a
 * duration of ISO 8601 stands for the end. Absences are a list of their own; deleted visits are gone. Pages count from
 * 0, have 25 rows unless another size is asked for, which is cut to 200, and say which is the last. Clients are listed
 * by family name; a query of its own looks for them. Whatever isn't there by its id is an error with the code
 * not-found; a list filtered by an unknown id is empty, but for lists of a hospital or of a patient, which need a known
 * one. Writes answer the row. A visit that is closed can neither be amended nor moved on, and a version that is given
 * has to be the present one. Double bookings are allowed. Tax numbers, insurance policies, diets and addresses of
 * laboratory results are declared and never have a value; neither do clients' states and postal codes.
 */
export const wardbook: Dialect = defineDialect({
  name: 'wardbook',
  trait:
    'invented, Java: hospitals with departments and rooms, visits between instants with an ISO duration for an end, contact points in one list, names and signalments as objects, pages from 0 that say which is last, errors with codes, cancelled ones on request',
  sdl: wardbookText + wardbookMoreText,
  auth: { kind: 'direct', key: 'Bearer wardbook-service-token' },
  ownOrganization: 'hospitalGroup',
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: wardbookRoots,
  expectedMap: {
    locations: 'hospitals',
    clients: 'clients',
    clientSearch: 'findClients',
    client: 'client',
    patients: 'patients',
    appointments: 'visits',
    appointment: 'visit',
    providers: 'staff',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'bookVisit',
    updateAppointment: 'amendVisit',
    cancelAppointment: 'cancelVisit',
    registerClient: 'registerClient',
    addPatient: 'registerPatient',
  },
  view: viewOf({
    ids: wardbookIds,
    status: ({ state }) => [wardbookStates[state]],
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    // Whoever doesn't ask for cancelled ones doesn't get them.
    mayOmit: ({ state }) => state === 'cancelled',
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    loose: {
      // An organization has a name and no family name, and a flag need not be taken for a tag.
      clients: ['familyName', 'tags'],
    },
  }),
});
