import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { reapitRoots } from './resolvers.ts';
import { reapitText } from './schema.ts';
import { isConfirmed, isInDiary, reapitIds } from './words.ts';

// There is no word for how far an appointment is, only flags.
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  if (row.state === 'cancelled') return [null, 'cancelled', 'canceled'];
  return isConfirmed(row)
    ? [null, 'confirmed', 'attendeeConfirmed', 'attendee confirmed']
    : [null, 'unconfirmed', 'not confirmed'];
}

/**
 * Reapit Foundations, the platform of Reapit, whose CRM runs estate agencies: contacts, offices, negotiators and diary.
 *
 * Source: github.com/reapit/foundations, MIT (packages/graphql-server/schema.graphql at commit 4134694a, with the
 * resolvers, errors and stubs beside it), the documentation of the platform at foundations-documentation.reapit.cloud
 * (paging, ETags, times, errors), and the parameters of each list, which the generated client at
 * github.com/ThomasGaff/reapit-foundations-php-client repeats (docs/Api, commit ce548978). All types, queries and
 * mutations are there; beside contacts and the diary they have few rows or none, and can't be written. `pageCount` is the
 * rows of a page, as in all stubs. Assumed are the order of lists without `sortBy`, that an appointment is unconfirmed as
 * long as its attendee hasn't confirmed, and which fields are required. There are no animals and no zones; properties are
 * houses.
 */
export const reapit: Dialect = defineDialect({
  name: 'reapit',
  trait:
    'GetX queries of HAL pages in _embedded, pageCount is the rows of a page, updates need _eTag, the diary hides cancelled and unconfirmed ones, creations answer JSON',
  sdl: reapitText,
  auth: { kind: 'direct', key: 'reapit-id-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: reapitRoots,
  expectedMap: {
    locations: 'GetOffices',
    // Applicants, landlords and vendors are what contacts are to a house.
    clients: 'GetContacts',
    clientSearch: 'GetContacts',
    client: ['GetContactById', 'GetContacts'],
    patients: null,
    appointments: 'GetAppointments',
    appointment: ['GetAppointmentById', 'GetAppointments'],
    providers: 'GetNegotiators',
    appointmentTypes: 'GetConfigurationsByType',
    bookAppointment: 'CreateAppointment',
    updateAppointment: 'UpdateAppointment',
    cancelAppointment: 'UpdateAppointment',
    registerClient: 'CreateContact',
    addPatient: null,
  },
  view: viewOf({
    ids: reapitIds,
    status: wordsOf,
    patients: null,
    shows: isInDiary,
    // Cancelled ones are listed on request.
    mayOmit: ({ isBlock, state }) => isBlock || state === 'cancelled',
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit'],
      appointments: ['patient'],
    },
    // A contact has a list of ids of offices, and their names only where they are embedded.
    loose: { clients: ['location', 'location.name'] },
  }),
});
