import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { sploseRoots } from './resolvers.ts';
import { sploseText } from './schema.ts';
import { sploseInputsText } from './schemaInputs.ts';
import { sploseMoreText } from './schemaMore.ts';
import { sploseIds, wordOf } from './values.ts';

/**
 * splose, with which Australian practices of allied health run their patients, calendar, plans and invoices.
 *
 * Follows the public REST API of splose (api.splose.com/v1), as these describe it: the tools of the connector
 * io.usefulapi/splose (glama.ai: list, get, create, update and cancel, with their fields and filters), and notes and
 * clients of public projects (handoff notes of an Opal Therapy scheduler of 2026-04-20 and the api.js of a splose
 * invoice watcher, both checked against live answers or the OpenAPI file, and unchecked ones: a splose tracker, a
 * Firebase function for the appointments of a patient, and a Rails import of contacts). The vendor's own reference was
 * not at hand. The vendor's API is proprietary; no code is copied.
 *
 * Its own are: whole numbers as ids; firstname and lastname beside contacts with firstName and lastName; numbers in a
 * list with a type and the country's code apart; locations that have a title; UTC times; the status within
 * appointmentPatients, one for each patient (Arrived, Did not arrive, Cancelled, Completed); busy times apart from
 * appointments; lists in order of ids whose filters are exclusive (start_gt, start_lt, update_gt, id_gt ...), hide what
 * is archived unless include_archived asks for it, and take at most 100 ids; a cancellation by the id of a reason with
 * its rate; arrival as a write of its own; an update of appointments that leaves the note alone.
 *
 * The GraphQL layer adds limit (50 unless given, at most 100) and offset, results with total and rows instead of id_gt
 * pages with links, objects beside the ids, patches that answer the row where the vendor's PUT answers 1, and errors
 * with code, formErrors and fieldErrors. An id that isn't there is an error NOT_FOUND beside a null.
 *
 * Assumed: a status stays empty until one of these is set, and whoever is being seen is still Arrived; times have
 * milliseconds; an organization's firstname is null; names are looked for as parts and without regard to case, emails
 * and numbers as a whole; tags are texts; an update of patients exists; who is inactive is archived, as is an
 * appointment that was deleted; appointments may lack a practitioner, and have nobody in them where an animal has no
 * owner; no two are refused for meeting each other; fields of patients are those that can be written, and many of
 * cases, invoices, payments, support activities, waitlists and custom fields go by what is known of their lists only.
 * Numbers without a country's code are of the practice's own country. A patient's email is the first one. There are no
 * animals: patients are the clients; whoever is archived can still be read by id. Never filled until they are written
 * are title, middleName, pronouns, genderIdentity, medicareNum, irn, extraInfo and invoiceRecipientId of patients;
 * never at all abn, maxPatients, recurringRule and an appointment's invoiceId, and isUnavailableBlock is always false.
 * Left out are progress notes, files, support items, recurring and group bookings.
 */
export const splose: Dialect = defineDialect({
  name: 'splose',
  trait:
    'people clinic: the status and the client stand in appointmentPatients, exclusive start_gt and start_lt, total and rows by limit and offset, numbers as ids, archived rows hidden, cancelling by the id of a reason',
  sdl: sploseText + sploseMoreText + sploseInputsText,
  auth: { kind: 'direct', key: 'Bearer splose-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: sploseRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'practitioners',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: sploseIds,
    // Nothing is said before anything has happened, nor where nobody takes part.
    status: (appointment) => [wordOf(appointment)],
    // Archived ones are listed on request, and say so.
    clients: (practice) => practice.clients.filter(({ isDeleted }) => !isDeleted),
    patients: null,
    tags: ({ tags }) => tags,
    absent: { clients: ['lastVisit', 'location'], appointments: ['patient'] },
    loose: {
      // That someone isn't in the archive need not be read as active.
      clients: ['active'],
      // A note need not be a reason.
      appointments: ['reason'],
    },
  }),
});
