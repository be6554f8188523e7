import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { lodestarRoots } from './resolvers.ts';
import { lodestarText } from './schema.ts';
import { absintheBody, lodestarIds, statusOf } from './values.ts';

/**
 * Lodestar Referral, the system of a group of referral and emergency hospitals. The product is invented: there is no such
 * source, so that there is no licence either, and everything here is as it was thought out.
 *
 * It is like what such a group would build in Elixir, for its own front desks and for the practices that refer to it:
 * Absinthe, Ecto and Scrivener. An owner has one list of contact points for telephones and emails, and a file that is
 * active or not; a field `email` is deprecated and always null. An animal leads to its present owner, and to those before.
 * An appointment belongs to a case, which leads to the animal; an owner who comes without one has no case, and a stray no
 * owner. The diary is asked for by hospital, from a day until a day, both included, by that hospital's clock and for at
 * most 31 days; it is not paged, what was voided is not in it, and blocked time is a list of its own. Times are UTC, to
 * the second, with minutes instead of an end. A status is an object with a code and a label. Owners (by surname, in the
 * order of code points), animals and cases (in the order of entry) come in pages that are numbered from 1, 50 rows each
 * and no more than 100; a number after the last page gives the last page again. Filters are fields that all have to fit:
 * words begin words of a name, without regard to case and accents. Mutations take an input and answer whether they were
 * successful, with messages by field; what they can't find is an error. Errors have their code beside the message, not in
 * `extensions`, and none where an argument has a value that can't be read. Referring practices and their vets are no
 * owners, no hospitals and no clinicians. Departments, wards, the whiteboard, referrals, letters, tasks and invoices have
 * rows too.
 */
export const lodestarReferral: Dialect = defineDialect({
  name: 'lodestarReferral',
  trait:
    'referral hospitals: appointments lead to animals through cases, contact points of a kind, a diary by hospital and days, durations, statuses with code and label, pages that repeat the last, payloads with messages, codes beside errors',
  sdl: lodestarText,
  auth: { kind: 'direct', key: 'Bearer lodestar-desk-token' },
  ownOrganization: 'hospitalGroup',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: lodestarRoots,
  body: absintheBody,
  expectedMap: {
    locations: ['hospitals', 'hospitalGroup.hospitals'],
    clients: 'owners',
    clientSearch: 'owners',
    client: 'owner',
    patients: 'animals',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'clinicians',
    appointmentTypes: 'consultTypes',
    bookAppointment: 'bookAppointment',
    updateAppointment: 'amendAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'registerOwner',
    addPatient: 'registerAnimal',
  },
  view: viewOf({
    ids: lodestarIds,
    // Code and label are the same words.
    status: ({ state }) => [statusOf(state).code],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
