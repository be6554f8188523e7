import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { petbooqzRoots } from './resolvers.ts';
import { petbooqzText } from './schema.ts';
import { petbooqzIds, phonesOf, statusOf } from './values.ts';

/**
 * Petbooqz, the practice software of Australian vets, whose daybook has a column for each member of staff or room.
 *
 * The vendor publishes no reference. Followed are two public clients: the integration of Skedyul for the ExternalAPI with
 * its flavours Skedyul/v1 and Vetstoria/v1 and v2 (github.com/skedyul/integrations, integrations/petbooqz, commit
 * 74193729, without a licence), and a booking page for Advance Notice, whose server reads the database of the product too
 * (github.com/tranducanh2111/booking-system, commit b38c7017 and earlier ones of its routes, such as 60a6164, ISC in package.json).
 * Names and structure alone are taken; no code and no descriptions.
 *
 * Kept are: a calendar that is known by its name, which is the staff code; an appointment that is a slot, looked up by
 * calendar and slot; date and time as one text by the clock of the practice with a blank between and no zone; durations
 * that are numbers in slots and texts elsewhere; free times as 2:30 PM; reserve, confirm, release and cancel, where who
 * comes has to be spelled out even with ids at hand; that nothing is moved or changed; clients in three shapes (firstname
 * in lists and searches, first_name in the card, firstName in Advance Notice), the misspelled preferred_brance_id, Yes
 * and No as texts, a column Deceased that says Current; the search by phone, each hit in a wrapper; answers with a
 * messagecode, where errors are words in a field; a CLIENT_PRACTICE that may be left out, and lists of days instead of
 * a range; 8 minutes for a reservation, and the words in which it is refused.
 *
 * Assumed: that GraphQL serves the tables practice, clientdb, patients and daybook as lists (practices, clients, patients,
 * daybook), the clients and patients with limit and offset, and the daybook by the arguments of slots; staff with its
 * columns; names of root fields after the paths of the API, bookSlot after a step of the first client; references
 * followed to objects; an id in the cards; the clock of a practice as Timezone, which the first client asks for at its
 * installation; all words of a status but Online; rows of reminders, questions, rooms and free slots; the form of codes;
 * hours from 8 to 6 but on Sundays; which errors there are beside those of the clients. Clients and animals are entered by booking
 * alone. Left out are pictures, the address and password of a practice's server, and payment.
 */
export const petbooqz: Dialect = defineDialect({
  name: 'petbooqz',
  trait:
    'a daybook of calendars named by staff code: appointments are slots, listed for named days, wall times with a blank, booking spells out the client, cancelling needs the calendar too, no changes, errors as words in the answer',
  sdl: petbooqzText,
  auth: { kind: 'direct', key: 'Basic ZnJvbnRkZXNrOmhhcmJvcg==' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: petbooqzRoots,
  expectedMap: {
    locations: 'practices',
    clients: 'clients',
    // By last name or mobile as a whole, or by phone.
    clientSearch: ['clients', 'clientsSearch'],
    client: 'client',
    patients: 'patients',
    appointments: 'daybook',
    appointment: 'slot',
    providers: 'staff',
    appointmentTypes: 'appointmenttypes',
    bookAppointment: 'bookSlot',
    updateAppointment: null,
    cancelAppointment: 'cancelSlot',
    // Both are entered by booking alone.
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: petbooqzIds,
    status: (row) => [statusOf(row)],
    // Times that are blocked are slots without anyone.
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    isNaive: true,
    phones: (client) => Object.values(phonesOf(client)).flatMap((phone: string | null) => phone ?? []),
    hasHomeLocation: true,
    absent: { clients: ['tags', 'lastVisit'] },
    loose: {
      // The practice is a code, and need not be her home.
      clients: ['location', 'location.name'],
    },
  }),
});
