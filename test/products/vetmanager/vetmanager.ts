import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vetmanagerRoots } from './resolvers.ts';
import { vetmanagerText } from './schema.ts';
import { statusWord, vetIds } from './values.ts';

/**
 * Vetmanager, a practice management system of veterinary clinics in Russia and its neighbours.
 *
 * It follows the vendor's public documentation (help.vetmanager.cloud, articles 3029, 3022, 3023 and 3025, of which
 * excerpts were at hand: fields, statuses and channels of admissions, clients and pets), the OpenAPI file at
 * github.com/otis22/vetmanager-openapi, MIT, at commit 4c45f69 (columns and related objects), the client library at
 * github.com/ionov-e/vetmanager-api-gateway, GPL 3.0 or later, at commit b897854 (statuses, what can be null, zero dates),
 * and notes on the real API at github.com/otis22/vetmanager-mcp, whose license wasn't looked up
 * (artifacts/api-research-notes-ru.md: comparisons, pages of 100 at most, phones without signs, shifts around lunch). No
 * code is copied. Tables keep their columns: a doctor is user_id of an admission and doctor_id of a timesheet, the pet is
 * patient_id, it is called alias and belongs to owner_id; flags are 0 or 1, money is text of ten decimals, empty texts are
 * not null, times are those of the clinic's clock without a zone. Rows of all states are listed, the deleted ones too,
 * unless a filter says otherwise; what is called off is deleted. New admissions are not_confirmed, whatever is sent.
 * Purposes of visits are items of a list of words. A meeting is in the timesheets.
 * The GraphQL layer adds typed `filter` and `sort` inputs instead of JSON texts, pages of `items` and `total_count`, a
 * clinic beside clinic_id, `admission_types`, related rows as lists, and payloads with the vendor's `success` and `message`.
 * It makes zero dates null, as the client library does, and takes its key in Authorization instead of X-REST-API-KEY.
 * Assumed are lists by id, 100 rows where no limit is given, comparisons without regard to case as in MySQL, `like` as
 * anywhere in the text, that deleting sets a status and a second time is no error, that who doesn't come is `delayed`, texts
 * of refusals, required fields beyond those of the reference, names of what is in lists of words, and that the first name
 * of a shelter is empty.
 */
export const vetmanager: Dialect = defineDialect({
  name: 'vetmanager',
  trait:
    'columns of tables, snake case, admissions with user_id and patient_id, pets with alias and owner_id, local times with a space, deleted rows in all lists, purposes among lists of words, payloads of success and message',
  sdl: vetmanagerText,
  auth: { kind: 'direct', key: 'vetmanager-rest-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: vetmanagerRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: 'pets',
    appointments: 'admissions',
    appointment: ['admission', 'admissions'],
    providers: 'users',
    appointmentTypes: 'admission_types',
    bookAppointment: 'create_admission',
    updateAppointment: 'update_admission',
    cancelAppointment: ['delete_admission', 'update_admission'],
    registerClient: 'create_client',
    addPatient: 'create_pet',
  },
  view: viewOf({
    ids: vetIds,
    status: (row) => [statusWord(row)],
    clients: (practice) => practice.clients,
    shows: (row) => !row.isBlock,
    // Whoever asks for what still stands doesn't get them.
    mayOmit: (row) => statusWord(row) === 'deleted',
    isNaive: true,
    hasLastVisit: true,
    absent: { clients: ['tags', 'location'] },
  }),
});
