import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { defineDialect } from '../../dialects/defineDialect.ts';
import { lindwurmRoots } from './resolvers.ts';
import { lindwurmText } from './schema.ts';
import { lindwurmIds, numbersOf, statusWords } from './values.ts';

/**
 * Lindwurm Praxis, the software of an invented vendor in Klagenfurt for veterinary practices and clinics of Austria and
 * Germany. There is no such product, no source, and so no licence; everything is made up.
 *
 * A team that speaks German has written it in C# and lets a framework make the schema of its classes: domain words are
 * German (without umlauts), the machinery is English, and both meet in one type (`istAktiv` beside `createdAt`). What the
 * framework does follows Hot Chocolate (MIT; no code was taken): a page that is too long as in issue 4301 of
 * github.com/ChilliCream/graphql-platform, the rest from memory of its conventions. They are connections named after the
 * field, ten rows a page where nothing is asked for, an error instead of a shorter page above the limit, `where` with
 * operations and `order`, enum values in capitals, one input for each mutation, and a payload with the errors that can be
 * expected, as a union. `tierhalter` and `behandler` are singular and plural in one word, so that one row has `ById`.
 *
 * As such products have them: Anrede, titles and a Briefanrede; a company's name stands as Nachname; PLZ and Ort; numbers
 * by kind; species and breeds from catalogues; a calendar with columns for those who treat, for rooms and for the rest;
 * blocked times that are no appointments; local times without zone, with the zone at the Standort; audit instants in UTC;
 * commands instead of one update: editing, moving by drag and drop, setting the state, calling off and deleting are five
 * mutations. Appointments are only told by days, six weeks at most, and search needs two letters. Cancelled ones are in the
 * list, not in the calendar. Ids are numbers that are counted by table.
 *
 * The practice is American, so that its catalogues are in English, and its country is US. Merkmale of a client are what
 * others call tags. An appointment in the second of two hours that the wall shows alike reads as in the first. Left out:
 * subscriptions, global ids, projections, files, recipes, the lab, deleted rows and second emails.
 */
export const lindwurm: Dialect = defineDialect({
  name: 'lindwurm',
  trait:
    'German and English mixed, code-first: connections of ten rows with filters, an error above the page limit, days that must be given, local times with the zone at the place, five commands for an appointment, payloads with unions of errors',
  sdl: lindwurmText,
  auth: { kind: 'direct', key: 'Bearer lw-7f3e0c52a9d84be1' },
  ownOrganization: 'mandant',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: lindwurmRoots,
  expectedMap: {
    locations: ['standorte', 'mandant.standorte'],
    clients: 'tierhalter',
    clientSearch: 'tierhalterSuche',
    client: 'tierhalterById',
    patients: 'tiere',
    appointments: 'termine',
    appointment: 'terminById',
    providers: 'behandler',
    appointmentTypes: 'terminarten',
    bookAppointment: 'terminAnlegen',
    // The latter moves and nothing else.
    updateAppointment: ['terminBearbeiten', 'terminVerschieben'],
    cancelAppointment: 'terminAbsagen',
    registerClient: 'tierhalterAnlegen',
    addPatient: 'tierAnlegen',
  },
  view: viewOf({
    ids: lindwurmIds,
    status: ({ state }) => [statusWords[state]],
    mayOmit: () => false,
    isNaive: true,
    phones: (client) => Object.values(numbersOf(client)).flatMap((number) => number ?? []),
    tags: (client) => client.tags,
    hasLastVisit: true,
    hasHomeLocation: true,
    // Merkmale need not be read as tags.
    loose: { clients: ['tags'] },
  }),
});
