import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import { grapheneIds, grapheneWords, isBooked } from './records.ts';
import { grapheneRoots } from './resolvers.ts';
import { grapheneText } from './schema.ts';

/**
 * A veterinary clinic in Django whose models graphene-django shows as Relay nodes with filters.
 *
 * Source: the public repository github.com/graphql-python/graphene-django (converter.py for choices, fields.py and
 * filter/fields.py for pages and filters) with its manual, and for mutations that answer `ok` and `errors` of a field
 * with messages graphene-django-extras. The models are those of the public project
 * github.com/nestorwheelock/petfriendlyvet.com (apps: appointments, pets, parties, locations, accounts), completed with
 * the place of an appointment, its owner as a Person, a status for who has arrived, and a species that is free text.
 * Texts are empty and not null, a page has a hundred rows at most, and connections count nothing.
 */
export const graphene: Dialect = defineDialect({
  name: 'graphene',
  trait:
    'global ids, scheduledStart_Gte as arguments, empty texts, choices with descriptions, ok and errors; no totals',
  sdl: grapheneText,
  auth: { kind: 'direct', key: 'graphene-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: grapheneRoots,
  expectedMap: {
    locations: 'allLocations',
    clients: 'allPersons',
    clientSearch: 'allPersons',
    client: ['person', 'node', 'allPersons'],
    patients: 'allPets',
    appointments: 'allAppointments',
    appointment: ['appointment', 'node', 'allAppointments'],
    providers: 'allUsers',
    appointmentTypes: 'allServiceTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createPerson',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: grapheneIds,
    status: ({ state }) => [grapheneWords[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName),
    patients: ({ patients }) => patients.toSorted((one, other) => compareValues(one.name, other.name)),
    shows: isBooked,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // What the visit is for stands in its notes.
    loose: { appointments: ['reason'] },
  }),
});
