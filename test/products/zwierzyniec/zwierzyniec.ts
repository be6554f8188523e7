import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { mostRows } from './paging.ts';
import { zwierzyniecRoots } from './resolvers.ts';
import { zwierzyniecText } from './schema.ts';
import { bySurname, isVisit, visitStatuses, zwierzyniecIds } from './values.ts';

/**
 * Zwierzyniec, the system of a Polish software house for veterinary practices and small chains of them.
 *
 * The product is invented: there is no such system, no source and no licence, and nothing was copied. Its engineers work
 * in C# over Hot Chocolate and SQL Server, and named everything in Polish without diacritics, as programmers there do;
 * texts that people see have them. What Hot Chocolate makes of entities is as it makes it, by its public documentation
 * (chillicream.com/docs/hotchocolate, names and structure only): connections named after their field with edges, nodes and
 * totalCount, `where` with operations by type and `and`/`or`, `order` as a list, sizes above 100 refused with HC0051 and
 * 25 rows where none is given, UUIDs with or without hyphens, moments in UTC with milliseconds that need an offset when
 * they come in, and mutations with one input, a payload and its errors as a union. Columns that are counted when they are
 * read can't be filtered. Texts are compared as the collation of the database does, with accents and without regard to
 * capitals. Dictionaries are whole lists.
 *
 * An owner (wlasciciel) is a person, or an institution with its whole name as surname; owners come by surname in Polish
 * order, animals as they were entered, visits by start, former staff (lekarze, technicians and groomers among them) in
 * the list, too. Only the first email is kept. Cancelled visits and those that nobody came to stay in the book, deleted
 * ones are gone, and blocks are a list of their own. The zone is the branch's. The search of owners knows beginnings of
 * the words of a name, and parts of emails, numbers of files, phones and names of animals. Absent fields of a change
 * stay, null empties them; finished and cancelled visits can't be changed or called off, and visits may meet. What may
 * not be done is a GraphQL error with AUTH_NOT_AUTHORIZED; an id that belongs to nothing is null, or an error of the
 * payload.
 *
 * Names of species, breeds and kinds of visits are what the practice has entered. Assumed: opening hours, rooms,
 * duties, stock, vaccinations, tests, prescriptions, stays, reminders and what else is beside the desk are made up by
 * counting; invoices, payments and messages are those of the ledger. Always null are tax numbers and passports.
 */
export const zwierzyniec: Dialect = defineDialect({
  name: 'zwierzyniec',
  trait:
    'everything named in Polish on Hot Chocolate: where and order inputs on every entity, connections with nodes and totalCount, page sizes above 100 refused, UUIDs, moments in UTC, payloads with unions of errors',
  sdl: zwierzyniecText,
  auth: { kind: 'direct', key: 'Bearer zwierzyniec-klucz-integracji' },
  cap: mostRows,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: zwierzyniecRoots,
  expectedMap: {
    locations: ['placowki', 'firma.placowki'],
    clients: 'wlasciciele',
    clientSearch: ['szukajWlascicieli', 'wlasciciele'],
    client: 'wlasciciel',
    patients: 'zwierzeta',
    appointments: 'wizyty',
    appointment: 'wizyta',
    providers: 'lekarze',
    appointmentTypes: 'rodzajeWizyt',
    bookAppointment: 'umowWizyte',
    updateAppointment: 'zmienWizyte',
    cancelAppointment: 'odwolajWizyte',
    registerClient: 'dodajWlasciciela',
    addPatient: 'dodajZwierze',
  },
  view: viewOf({
    ids: zwierzyniecIds,
    status: ({ state }) => [visitStatuses[state]],
    clients: ({ clients }) => clients.filter(({ isDeleted }) => !isDeleted).toSorted(bySurname),
    shows: isVisit,
    mayOmit: () => false,
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    hasHomeLocation: true,
  }),
});
