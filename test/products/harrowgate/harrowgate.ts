import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { phoneOf } from './peopleRecords.ts';
import { byName } from './peopleQueries.ts';
import { harrowgateRoots } from './resolvers.ts';
import { harrowgateSdl } from './schema.ts';
import { harrowgateIds, isBooking, stages } from './values.ts';

/**
 * Harrowgate, an invented product: there is no such system, no source and no licence, and nothing of it is copied.
 *
 * It is the cloud system of a software house in New Zealand for companion-animal and mixed practices, ten years old, in
 * Ruby on Rails with graphql-ruby, and its schema has the habits of that library: ids are global ones of a type and a
 * number, `node` finds any of them, lists are connections with nodes beside the edges, both of them nullable, 25 rows
 * where no size is asked for and 100 at most; moments are ISO8601DateTime in UTC, and without an offset UTC is meant too.
 * Mutations are Relay's classic ones: one input, a payload with errors by their paths, and a GraphQL error where an id of
 * an argument loads nothing. An account holder is a person or a business that is invoiced, where a business has
 * its trading name for a surname; phones are columns of the table, one for each kind. Animals belong to account holders,
 * strays to none. Species and breeds are tables. A booking is at a clinic, has a consult type, is assigned to a member of staff or
 * left open, and has a stage; cancelled ones stay, discarded ones are gone, and blocks are a list of their own. The diary is asked for
 * by a range of at most 45 days, or by a clinic and a day in columns as on screen. Account holders come by surname,
 * animals by name, bookings by start; a search is an argument of both lists and finds every word anywhere in the name, the
 * number, the email address, or, without its punctuation, in a phone. A booking counts its changes in lockVersion, as Rails
 * does. A booking that overlaps another is written with a warning; one that was cancelled can't be changed until a stage
 * is set.
 *
 * Assumed: stock, reminders, vaccinations, weights, rosters, waitlist, properties and mobs, which are made up by
 * counting. Left out: the second email address of an account, all phones of a kind but the first, farm records, reports,
 * webhooks and the portal. Always null are addresses' second lines and suburbs, after-hours phones, and who made a change.
 */
export const harrowgate: Dialect = defineDialect({
  name: 'harrowgate',
  trait:
    'mixed practice in graphql-ruby: account holders with a column for each phone, connections with nullable nodes, global ids, a required time range, species as rows, classic mutations with one input and errors by path',
  sdl: harrowgateSdl,
  auth: { kind: 'direct', key: 'Bearer hgt_live_front_desk' },
  ownOrganization: 'practice',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: harrowgateRoots,
  expectedMap: {
    locations: ['clinics', 'practice.clinics'],
    clients: 'accountHolders',
    clientSearch: ['accountHolders', 'search'],
    client: 'accountHolder',
    patients: 'animals',
    appointments: 'bookings',
    appointment: 'booking',
    providers: 'teamMembers',
    appointmentTypes: 'consultTypes',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateBooking',
    cancelAppointment: 'cancelBooking',
    registerClient: 'createAccountHolder',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: harrowgateIds,
    status: ({ state }) => [stages[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: ({ patients }) => patients.toSorted(byName),
    shows: (row) => isBooking(row) && !row.isDeleted,
    mayOmit: () => false,
    phones: (client) => (['Mobile', 'Home', 'Work'] as const).flatMap((label) => phoneOf(client, label) ?? []),
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
