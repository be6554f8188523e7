import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { VisitState } from '../../dialects/practice.ts';
import { yclientsRoots } from './resolvers.ts';
import { yclientsText } from './schema.ts';
import { attendanceOf, clientsOfChain, phoneText, yclientsIds } from './values.ts';

// An attendance is a number; what it means stands in the description of the field.
const meanings: Readonly<Record<-1 | 0 | 1 | 2, readonly string[]>> = {
  [-1]: ['did not come', 'the client did not come', 'no-show'],
  0: ['awaited', 'the client is awaited'],
  1: ['came', 'the client has come and services are rendered', 'arrived'],
  2: ['confirmed', 'the client has confirmed'],
};

function wordsOf({ state }: { readonly state: VisitState }): readonly string[] {
  const attendance = attendanceOf(state);
  return [String(attendance), ...meanings[attendance]];
}

/**
 * YCLIENTS, which is Altegio outside of Russia: bookings for salons and clinics, behind its REST resources as GraphQL.
 *
 * Follows the vendor's public reference (developers.yclients.com, formerly yclientsru.docs.apiary.io), which is
 * proprietary, as it is kept in an API Blueprint at github.com/mkosinov/yclientsapi, docs/yclients_official, commit
 * cafaf30d (the repository is MIT): resources, names of fields, parameters, sizes of pages, the envelope of success,
 * data and meta, and what refusals say. Surnames, display names, tags and short links of clients in records were read
 * in answers that public clients keep as samples (searched by fail_visits_count; without names). Only names and
 * structure are taken over. Descriptions are English, as in the reference of Altegio.
 *
 * Each resource is one root field under its old name, parameters are arguments, bodies are inputs with the same fields
 * needed, verbs come before the name of what they change. A company has to be named nearly everywhere. Answers are
 * envelopes: a refusal is success false, and meta says why; there are no GraphQL errors of its own. Of clients only the
 * search is current; the older list, by parts of a name, a phone or an email, is marked as deprecated there and here.
 * Filters of the search go by their kind, as in the `client` filter there. Lengths are seconds, a record has a wall
 * time and an instant with offset, and no end. An attendance is a number between -1 and 2. What is called off or deleted
 * is no longer in the journal, and comes with `with_deleted` or by its id. Who is booked is found by phone or entered,
 * as records are written without the id of a client. A record without client and services keeps time free.
 *
 * Patients are people in its medical part, so that animals are a text in additional fields: the names of all of them at
 * the client, one at the record. Left out are group events, salaries, fiscal printing, telephony, validation by SMS,
 * images, technological cards, most writes to goods and loyalty, and filters by sales, Passteam cards and SMS.
 *
 * Assumed: ids are numbers everywhere, where the reference has texts at times; one number for a client in all companies
 * of the chain that know her, by home or by record; the order by id, and of records by start; that an address is one
 * line with region and postcode; organizations that were imported with a surname alone; a visit counts for the last date
 * once it is completed; who came is `completed` where the time is over, else `arrived`; working hours from 8 to 20
 * every day; records without a member of staff as 0; that a change keeps what is optional; categories of services by length,
 * countries left empty, resources, reviews, desks, storages, cards and licenses, which the practice has no data for; the texts of refusals.
 */
export const yclients: Dialect = defineDialect({
  name: 'yclients',
  trait:
    'envelopes of success, data and meta with refusals inside, a company for everything, clients by a search with typed filters beside a deprecated list, records with a length in seconds and a numbered attendance, deletion as cancellation, booking by phone instead of an id',
  sdl: yclientsText,
  auth: { kind: 'direct', key: 'Bearer partner-token' },
  cap: 300,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: yclientsRoots,
  expectedMap: {
    locations: 'companies',
    clients: ['clients_search', 'clients'],
    clientSearch: ['clients_search', 'clients'],
    client: 'client',
    // Patients are people there, and animals are a text beside clients and records.
    patients: null,
    appointments: 'records',
    appointment: 'record',
    providers: 'staff',
    appointmentTypes: 'services',
    bookAppointment: 'create_record',
    updateAppointment: 'update_record',
    cancelAppointment: 'delete_record',
    registerClient: 'create_client',
    addPatient: null,
  },
  view: viewOf({
    ids: yclientsIds,
    status: wordsOf,
    clients: clientsOfChain,
    patients: null,
    shows: ({ isDeleted, state }) => !isDeleted && state !== 'cancelled',
    mayOmit: ({ isBlock }) => isBlock,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => phoneText(value)),
    tags: ({ tags }) => tags,
    hasLastVisit: true,
    absent: {
      clients: ['active'],
      appointments: ['patient.id'],
    },
    loose: {
      // A comment need not be a reason, an animal is a text among additional fields, and a record has the company's id alone.
      appointments: ['reason', 'patient', 'location.name'],
    },
  }),
});
