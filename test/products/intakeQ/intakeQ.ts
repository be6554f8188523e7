import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { intakeQRoots } from './resolvers.ts';
import { intakeQText } from './schema.ts';
import { intakeQIds, isListed, phonesOf, statusWords } from './values.ts';

/**
 * IntakeQ, now PracticeQ: forms, a calendar and invoices for therapists and other practitioners, behind GraphQL in the words
 * of its REST API.
 *
 * Follows the vendor's public articles (support.intakeq.com: 204 appointments, 251 clients, 342 notes, 385 invoices, 31
 * questionnaires; proprietary, names and structure alone are taken), which were at hand by their beginnings, and in full
 * as others have written them down: an OpenAPI file in github.com/the-practice/my-intakeq-mcp-server (commit b959f5ef, no
 * licence), one in github.com/api-evangelist/intakeq (commit 22de45fa, no licence), and the interfaces of
 * github.com/LifeBac/intakeq-api (commit b84f6703, ISC), which tell of the order of lists, of the rules of changes and that a
 * client without profile has a ClientNumber. Texts of descriptions are shortened; no code is taken over.
 *
 * Kept are: fields with capitals beside arguments without, plain lists of at most 100 rows with a page from 1 and nothing
 * that tells whether there are more, `includeProfile`, without which a client is a name, an email and a phone, days as
 * yyyy-MM-dd where the last one is not in the range, no filter by location, times as milliseconds, in UTC, local and written out,
 * names and emails instead of references, locations and services inside of the booking settings, the invoice's two ids of a
 * client, one mutation that creates and changes clients, bookings that take their length from the service and have no note,
 * changes that always name a time and can't change client, practitioner or note, calling off by a mutation of its own that
 * answers nothing, and custom fields of clients and visits.
 *
 * Clients of the product are people, so that the clients of the practice are its clients, and their animals are a custom field
 * of the profile, an answer to a question of the booking widget, and rows of an intake form. What a visit is for stands in the
 * note that comes with the booking. How far a visit is: waiting for confirmation, confirmed, canceled or missed; an
 * arrival is not told, so that visits of the past stay confirmed.
 *
 * Assumed: names of root fields and inputs, `client` as a query for what a search by number answers, null for what a profile
 * has and a summary hasn't, that startDate is in the range and endDate is not ("after" and "before"), days by the clock of
 * the first location, local times by that of the visit's location and with an offset, clients by age, archived ones among them,
 * practitioners without those who left, looks of ids, a Name split at its first space, that a visit can lack a practitioner, that
 * nothing is refused for a time that is taken, texts and codes of errors. Left out are files of bytes (PDFs, uploads), webhooks,
 * the partner API, the limit of requests, blocks, and visits without a client. The key comes as Authorization, not as X-Auth-Key.
 */
export const intakeQ: Dialect = defineDialect({
  name: 'intakeQ',
  trait:
    'capital fields of flat rows: names beside numbers instead of references, pages without an end, profiles on request, four kinds of times, locations inside of settings, one mutation that creates and changes, five statuses',
  sdl: intakeQText,
  auth: { kind: 'direct', key: 'intakeq-developer-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: intakeQRoots,
  expectedMap: {
    locations: 'bookingSettings.Locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    // Clients are people, and animals are a text in a custom field.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: ['practitioners', 'bookingSettings.Practitioners'],
    appointmentTypes: 'bookingSettings.Services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'saveClient',
    addPatient: null,
  },
  view: viewOf({
    ids: intakeQIds,
    status: ({ state }) => [statusWords[state]],
    patients: null,
    shows: (row) => isListed(row) && !row.isDeleted,
    mayOmit: () => false,
    phones: phonesOf,
    tags: (client) => client.tags,
    absent: {
      locations: ['timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient.id'],
    },
    loose: {
      // The answer to a question of the widget need not be a patient, and a note need not be a reason.
      appointments: ['patient', 'reason'],
    },
  }),
});
