import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { brindleRoots } from './resolvers.ts';
import { brindleText } from './schema.ts';
import { brindleIds, brindleStages } from './words.ts';

/**
 * Brindle, an invented system for groups of small animal hospitals: a Node server with a schema written by hand.
 *
 * There is no such product and no source; it is what a small American software house could have written. Who comes is
 * a pet parent. Phones and emails are one list of contact points with channels. Pets and pet parents are joined by
 * guardianships, one of which is the primary one and comes first; a few pets have a co-owner too. The book is read a
 * hospital and a day at a time (`daySheet`), in the time of the hospital: a date, a time of day and a length, without
 * offsets. Blocked time is a list of its own, cancelled visits stay on the day sheet, deleted ones are gone.
 *
 * Pages have numbers from 1, 40 rows unless a size is given and 100 at most, and end where `nextPage` is null. Pet parents
 * come by surname, pets in the order in which they were entered. `findPetParents` wants all words somewhere in names,
 * names of pets, emails or numbers, without regard to case. Writes answer a union of what was saved and why it was
 * rejected; in changes null empties what may be empty (who sees the pet, the complaint, the note, a given name) and leaves
 * the rest. Unknown ids are null in queries of one row, an error for the day sheet, and find nothing in filters.
 */
export const brindle: Dialect = defineDialect({
  name: 'brindle',
  trait:
    'a day sheet per hospital and day, date and time of day on its clock, contact points by channel, guardianships between pets and people, nextPage, unions of saved and rejected',
  sdl: brindleText,
  auth: { kind: 'direct', key: 'Bearer brindle-desk-token' },
  ownOrganization: 'practiceGroup',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: brindleRoots,
  expectedMap: {
    locations: ['hospitals', 'practiceGroup.hospitals'],
    clients: 'petParents',
    clientSearch: 'findPetParents',
    client: 'petParent',
    patients: 'pets',
    appointments: 'daySheet',
    appointment: 'visit',
    providers: 'team',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'scheduleVisit',
    // One for what a visit is, one for how far it is.
    updateAppointment: ['amendVisit', 'moveVisitTo'],
    cancelAppointment: 'cancelVisit',
    registerClient: 'registerPetParent',
    addPatient: 'registerPet',
  },
  view: viewOf({
    ids: brindleIds,
    status: ({ state }) => [brindleStages[state]],
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    isNaive: true,
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
