import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { zandaRoots } from './resolvers.ts';
import { zandaText } from './schema.ts';
import { zandaMoreText } from './schemaMore.ts';
import { attendanceOf, isInCalendar, zandaIds } from './values.ts';

function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  const word = attendanceOf(row);
  // It says that nothing is known.
  return word === 'UNDETERMINED' ? [word, null] : [word];
}

/**
 * Zanda, until lately Power Diary: practice management for psychologists, physiotherapists and other health practices.
 *
 * Follows its public API, version 1 in beta (zandaapi.zandahealth.com/docs, and its OpenAPI document, of which a public
 * project keeps the generated types): objects, fields, states, filters, sorts, pages without a total, problems, and the
 * few writes there are, of clients, invoices and payments: nothing writes appointments or lists who is free, and nothing
 * searches. The API is proprietary; no code was taken. The GraphQL layer is made up: pages of items as the vendor has
 * them, one filter input for each list, the vendor's sort texts, numbers for ids, enums for the vendor's words, objects
 * where the API has an id and a link, no envelopes, and errors with the status. It leaves out what is deleted unless it is
 * asked for, and always sends the time zone of the business, so that every date and time is local.
 *
 * An appointment is a day and two times of day in the time zone of the business, which no field tells, also at locations
 * elsewhere. It has a practitioner, a location and a list of clients, but no service, notes or reason, and a flag that is
 * a label. Practitioners keep time free with personal appointments. A client has a phone of each kind, is archived when
 * no longer active, and isActive means not deleted. Classifications are labels of clients. There are no animals. No value
 * ever stands in groupName, payableBy, emailedAt, modifiers of products, npiNumber, taxId and taxonomyCode; what is said
 * of a client's sexId, genderIdentityId, pronounId, companyName and clientNotes is not shown again.
 *
 * Assumed are: order by number without a sort, the longest page (100, longer ones are cut), that a value with an offset
 * is refused, what a duplicate is (the same name), texts of problems, that all of a practice's clients have the role of
 * clients, that no appointment passes midnight or begins in the second of two hours with the same name, that one without
 * a practitioner or a client can't be, and which of the called off were late. Visits of another zone around midnight are
 * left out.
 */
export const zanda: Dialect = defineDialect({
  name: 'zanda',
  trait:
    'health practice: pages of 10 without a total, day and local times of a zone that no field tells, no search, appointments can only be read, archived and deleted are two flags',
  sdl: zandaText + zandaMoreText,
  auth: { kind: 'direct', key: 'zanda-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: zandaRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clientProfiles',
    clientSearch: null,
    client: 'clientProfile',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'practitioners',
    appointmentTypes: 'billableItems',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createClientProfile',
    addPatient: null,
  },
  view: viewOf({
    ids: zandaIds,
    status: wordsOf,
    patients: null,
    shows: (row) => isInCalendar(row) && !row.isDeleted,
    // Personal appointments have no client.
    mayOmit: ({ isBlock }) => isBlock,
    knowsOffsets: false,
    isNaive: true,
    tags: ({ tags }) => tags,
    absent: {
      locations: ['timeZone'],
      clients: ['lastVisit', 'location'],
      appointments: ['patient', 'reason'],
    },
    // Classifications need not be read as tags, nor archived clients as inactive.
    loose: { clients: ['active', 'tags'] },
  }),
});
