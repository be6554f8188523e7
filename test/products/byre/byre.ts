import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { byreRoots } from './resolvers.ts';
import { byreText } from './schema.ts';
import { byreIds, byreStatuses, isVisit } from './words.ts';

/**
 * Byre, the system of an Irish software house for mixed and equine practices: code-first in Kotlin over Spring Boot.
 *
 * The product is invented: there is no source and no licence, and nothing was copied. Its API is made for partners who
 * put desktops and reminders on top of it. Owners are people, households, yards and farms, with forename and surname; a
 * business has its trading name for a surname. Phones and emails are one list of contact points, each with its channel.
 * Animals lead to owners through ownerships with a share each, since horses are owned by several. The book is asked for
 * one day at a time, by the clock of each branch, and answers an object of visits, blocks and duties. A visit has a local
 * time without offset and a length; the zone is the branch's, and of two equal times in autumn the first is meant. A
 * stage is a record with code and label; a cancelled visit stays in the book, and what was deleted is gone. Yard calls
 * stand in the diary of a branch. Lists are pages from 0 with `isLast`, as Spring has them, of at most 200; owners come by
 * surname, animals as they were registered, inactive and deceased ones too. The search is a query of its own: beginnings
 * of words, without regard to case and accents, or four and more digits of a phone. Writes take a draft or changes and
 * answer the row; absent fields stay. What is refused is a GraphQL error with a classification and violations by field.
 * Moments of the record are in UTC. A visit may meet another, at another branch it keeps its time of the clock, and one that
 * is finished can't be cancelled. The price list, yards, reminders, to-dos and which visits are yard calls are made up;
 * titles are empty until they are written, `passportNo` always since no horse is in the data, and addresses of owners have
 * no region and postcode.
 */
export const byre: Dialect = defineDialect({
  name: 'byre',
  trait:
    'mixed practice: a diary of one day at a time in local times without offset, lengths instead of ends, stages as records, phones and emails in one list of contact points, ownerships with shares, pages from 0, a search of its own',
  sdl: byreText,
  auth: { kind: 'direct', key: 'Bearer byre-partner-token' },
  ownOrganization: 'practice',
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: byreRoots,
  expectedMap: {
    locations: 'branches',
    clients: 'owners',
    clientSearch: 'searchOwners',
    client: 'owner',
    patients: 'animals',
    appointments: 'diary',
    appointment: 'visit',
    providers: 'clinicians',
    appointmentTypes: 'services',
    bookAppointment: 'bookVisit',
    updateAppointment: 'amendVisit',
    cancelAppointment: 'cancelVisit',
    registerClient: 'registerOwner',
    addPatient: 'registerAnimal',
  },
  view: viewOf({
    ids: byreIds,
    // The code of a stage tells as much as its label.
    status: ({ state }) => [byreStatuses[state].label, byreStatuses[state].code],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    shows: isVisit,
    mayOmit: () => false,
    isNaive: true,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
