import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { phongRoots } from './resolvers.ts';
import { phongText } from './schema.ts';
import { isListedSlip, peopleOf, phongIds } from './values.ts';

/**
 * Phòng mạch tư, "private practice": with it a Vietnamese doctor's practice keeps its people, their examination slips,
 * medicines and accounts. All names are Vietnamese without accents, types and operations in capitals, fields in snake
 * case: BENH_NHAN is a patient, PHIEU_KHAM an examination slip, THUOC a medicine, LOAI_BENH a kind of disease, DON_VI a
 * unit, CACH_DUNG a usage, TAI_KHOAN an account; DS is a list, TIM a search, THEM adds, CAP_NHAT changes, XOA deletes.
 *
 * The schema is that of github.com/khanguyen76/PHONG_MACH_TU, server/src/ApolloGraphQL at commit 4a4c2e3b (ISC by its
 * package.json and the server's), whole and with its names, arguments, nullability and misspellings. How it behaves was
 * read in its resolvers, its Mongoose models and the views of its client; no code is taken over. It is Apollo Server 3
 * over MongoDB.
 *
 * Kept as there: a slip is all that there is of a visit, with the instant in UTC, and has neither end, nor staff, nor
 * status; it is called off by deleting it. Adding and changing people and slips answers success without the document,
 * but for a new slip. Lists are whole unless a size is given, the last changed first, with pages from 1 (no size, no
 * pages; a page that is null is before the first and refused). A name is found by a regular expression in any case, and
 * an empty text finds no one. Slips of a day are those of 24 hours from the instant that is given, both ends included.
 * References lead to deleted documents, too, and what is deleted can be deleted again. A slip without a day gets the
 * time at which the server started. Medicines of a slip come in the order of their entry. Mistakes are kept: a single
 * disease, a new one, a restored account and a forgotten password answer documents of another type, whose fields are
 * all null; errors that the resolvers don't import are named as not defined; signing out has no resolver. Errors are
 * those of Mongoose for ids and dates, and all have Apollo's code INTERNAL_SERVER_ERROR.
 *
 * Assumed: something in front of the server asks for a key, as its own check of tokens is switched off; its clock is
 * UTC; full names are written as people say them, and can't be empty; a day that is emptied stays; new slips belong to
 * the first place and the first type of visit, which are shown nowhere; veterinarians are doctors (bacsi) and all others
 * the front desk (letan), the two roles that its client knows; an examination costs 30,000 dong. Years of birth,
 * genders, medicines, diseases and what is on the slips of past visits are made up. Hashes of passwords are null, tokens
 * don't hold the password, and no mail is sent. Left out are animals, phones and emails of people, blocks, visits
 * without a person, and those of another zone around midnight, whose day is unclear.
 */
export const phongMachTu: Dialect = defineDialect({
  name: 'phongMachTu',
  trait:
    'Vietnamese names in capitals, patients are people with one full name, examination slips in UTC as appointments without end, staff or status, whole lists by last change, writes that answer no document',
  sdl: phongText,
  auth: { kind: 'direct', key: 'Bearer phong-mach-tu-token' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: phongRoots,
  expectedMap: {
    locations: null,
    clients: 'DS_BENH_NHAN',
    clientSearch: 'DS_BENH_NHAN',
    client: 'BENH_NHAN',
    // Patients are people.
    patients: null,
    appointments: 'DS_PHIEU_KHAM',
    appointment: 'PHIEU_KHAM',
    providers: 'DS_TAI_KHOAN',
    // Kinds of disease are what was found, not reasons for a visit.
    appointmentTypes: null,
    bookAppointment: 'THEM_PHIEU_KHAM',
    updateAppointment: 'CAP_NHAT_PHIEU_KHAM',
    cancelAppointment: 'XOA_PHIEU_KHAM',
    registerClient: 'THEM_BENH_NHAN',
    addPatient: null,
  },
  view: viewOf({
    ids: phongIds,
    status: () => [null],
    clients: peopleOf,
    patients: null,
    shows: isListedSlip,
    mayOmit: () => false,
    phones: () => [],
    emails: () => [],
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'phones', 'emails', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'status', 'patient', 'provider', 'location'],
    },
    loose: {
      // Symptoms need not be a reason.
      appointments: ['reason'],
    },
  }),
});
