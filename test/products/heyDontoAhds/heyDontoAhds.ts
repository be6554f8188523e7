import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { ahdsRoots } from './resolvers.ts';
import { ahdsText } from './schema.ts';
import { patientsBySite } from './sites.ts';
import { ahdsIds, isAppointment, statuses } from './values.ts';

/**
 * The Animal Health Data Store (AHDS) of HeyDonto, through which partners read and write veterinary practice systems.
 *
 * Follows the vendor's public API reference (docs.heydonto.com/apis/animal-health/openapi, AHDS Store API 1.0, read in
 * stored copies): names of resources, of their fields, filters and enumerations, what is required, and the paging. No code
 * is taken over. The reference is REST; here its paths are GraphQL as the vendor's team would write it: the siteId of every
 * path is a required argument, GET of a resource is its plural with page (from 0), pageSize (1 to 100, 10 by default),
 * sortBy, sortOrder and the filters of the reference, GET with an id is the singular, POST, PATCH and DELETE are create,
 * update and delete. There is no filter by date and no general search: appointments are sorted by startAt and contacts
 * found by a part of firstName, lastName or businessName. An appointment has a start in UTC, as in the examples, and
 * durationMinutes instead of an end; status and type are coded values. Phones and emails are contact details with a type.
 * A deleted appointment stays with isActive false, and calling one off is a PATCH of its status.
 *
 * From the reference with its fields: site information, facility, location, contact, contact detail, address, animal,
 * species, breed, tag, user, resource, appointment type, appointment, booking, availability, consult, health status, plan,
 * prescription, invoice and its lines, billing credit, ledger account, webhook; in parts, where a page could not be read
 * whole: names of the enumerations of sortBy, fields of contacts after the licence, of invoice lines and of credits.
 *
 * Assumed: the query `sites` and the type Site, since the reference takes siteIds for granted; that a site is one place of
 * a practice (the reference calls it "site/location" at availability), that it has one facility, that a contact lives at one
 * site and an animal at its owner's; siteId, site and the relations beside ids (animal, contact, primaryResource, …); the
 * `name` in timezone; the envelope of pages (data, meta); appointment statuses with their codes; that an appointment type's
 * code is its id; that texts are filtered by a part without regard to case, and all else as a whole; order as entered
 * where sortBy is left out; dateOfBirth and deathDate; fields of payments and products; errors in the manner of
 * NestJS, with a code and statusCode in the extensions; values of enumerations of which the reference shows one (credit
 * status, resuscitation, pulse, respiratory effort); that a clinician is one resource at all of its sites. Where the
 * reference requires animalId, primaryResourceId and ownerContactId, they may be null here, as practices have visits
 * without an animal or a clinician, and strays. That contacts have no flag for being active was concluded from their
 * filters. A business has a businessName and neither first nor last name; suppliers and staff are no contacts here.
 * Ids are given by the store and are left out of inputs. Consults, health statuses, plans, prescriptions, rooms and
 * webhooks are made by counting; birth dates of contacts, licences, coordinates, referring clinics and herds are null.
 * Left out are PUT, writes of other resources, and further ones of the reference such as transactions, external
 * prescriptions, wellness resources and webhook events.
 */
export const heyDontoAhds: Dialect = defineDialect({
  name: 'heyDontoAhds',
  trait:
    'a data store over practice systems: every operation needs a siteId, pages from 0 with data and meta, no filter by date and no search, coded values for status, type, species and sex, contact details with a type, names of businesses apart, voided rows in the book',
  sdl: ahdsText,
  auth: { kind: 'direct', key: 'Bearer ahds-front-desk-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: ahdsRoots,
  expectedMap: {
    locations: 'sites',
    clients: 'contacts',
    clientSearch: 'contacts',
    client: 'contact',
    patients: 'animals',
    appointments: 'appointments',
    appointment: 'appointment',
    // Users sign in; time is booked with resources.
    providers: 'resources',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createContact',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: ahdsIds,
    status: ({ state }) => [statuses[state][1], statuses[state][0]],
    // Each site has its own contacts and animals, so that a full reading goes from site to site.
    clients: ({ clients, places }) =>
      places.flatMap(({ key }) => clients.filter(({ isDeleted, placeKey }) => !isDeleted && placeKey === key)),
    patients: patientsBySite,
    shows: isAppointment,
    mayOmit: ({ isDeleted }) => isDeleted,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { clients: ['active'] },
    loose: {
      // A business has one name, which need not be a family name; the site of a record need not be a home.
      clients: ['familyName', 'location'],
    },
  }),
});
