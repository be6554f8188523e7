import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { oscarRoots } from './resolvers.ts';
import { oscarText } from './schema.ts';
import { activeClients, isInBook, oscarIds, statusWords } from './values.ts';

/**
 * OSCAR, a record system of Canadian family practices, behind a GraphQL layer in the words of its own REST services.
 *
 * Follows the public sources of OSCAR: github.com/scoophealth/oscar (org.oscarehr.ws.rest with its transfer objects
 * AppointmentTo1, NewAppointmentTo1, DemographicTo1, DemographicExtTo1, ProviderTo1, AppointmentStatusTo1 and services
 * DemographicService, ScheduleService; OscarAppointmentDao, Site; read at commits 35ae9e85, 21051390, 0065532e, 562bacf2,
 * 131977c8, 03751109) and its continuation github.com/openo-beta/Open-O at commit 3eaa69cf (ScheduleService,
 * AppointmentManagerImpl, TicklerTo1), both GPL 2 or later, of which only names and behaviour are taken. The words of
 * statuses are those of its table as installations have it. Fields of the chart (drugs, preventions, measurements) are
 * from common knowledge of it.
 *
 * What the layer adds: pages with skip, take and total, orders, one filter for the book (its days as in the vendor's
 * queries: the end is left out), an appointment's provider and patient as objects, `demoCell` in place of the extra
 * demo_cell, and the duration in place of the end, which is stored as the last minute. Updates change what is given.
 *
 * Special: a patient is a demographic with three numbers in fields of their own; only active ones are listed, others
 * are found by a search for inactive ones or by number. Statuses are codes, in which t is not T, and S or V can follow for
 * signed or verified. A site and a type are texts in an appointment. Days and times are apart, without offset, by the
 * clock of the server. An appointment without a patient has number 0 and no name; a meeting is nothing else. Empty texts
 * stand for nothing. Providers' days leave out what is cancelled; a month counts from 0 and loses its last day; what is
 * deleted is gone. To cancel is to set the status C.
 *
 * Assumed: a multisite installation whose server is in the East; lists without an order come by number, the book by time;
 * the search compares beginnings, without case and accents, and a part of a number at home or at work; an unknown site,
 * provider, status or appointment is refused, and with which words; times may overlap; and names of organizations are
 * last names. The book has nothing without a provider, no visits of another zone around midnight, and none in the second
 * of two hours that a clock shows alike. There are no animals.
 */
export const oscarEmr: Dialect = defineDialect({
  name: 'oscarEmr',
  trait:
    'demographics and a book in pages of skip and take, active patients alone, day and time apart without offset and a duration, case-sensitive status codes, site and type as texts, cell phone as demoCell',
  sdl: oscarText,
  auth: { kind: 'direct', key: 'Bearer oscar-access-token' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: oscarRoots,
  expectedMap: {
    locations: 'sites',
    clients: 'demographics',
    clientSearch: ['searchDemographics', 'quickSearch'],
    client: 'demographic',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'addAppointment',
    updateAppointment: 'updateAppointment',
    // What is deleted would be gone.
    cancelAppointment: ['updateAppointmentStatus', 'updateAppointment'],
    registerClient: 'createDemographic',
    addPatient: null,
  },
  view: viewOf({
    ids: oscarIds,
    status: statusWords,
    clients: activeClients,
    patients: null,
    shows: isInBook,
    // A meeting keeps time free.
    mayOmit: ({ isBlock }) => isBlock,
    knowsOffsets: false,
    isNaive: true,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: {
      // AC need not be read as active, and all who are listed are.
      clients: ['active'],
      // Where it is, is a text, which is the name of a site.
      appointments: ['location.id'],
    },
  }),
});
