import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { proAssistantRoots } from './resolvers.ts';
import { proAssistantText } from './schema.ts';
import { isMeeting, meetingStates, patientsOf, proAssistantIds } from './values.ts';

/**
 * Pro Assistant, with which therapists on their own keep patients, meetings and what those cost: Hot Chocolate 12.15 in
 * .NET over MongoDB.
 *
 * Source: github.com/prism-be/pro-assistant at commit 02ee5a4b, under the Apache License 2.0 (src/api:
 * Prism.ProAssistant.Api/Graph and Program.cs, Prism.ProAssistant.Business/Models; src/web for how its own pages use
 * it). The framework makes the schema from classes: it is written here as that framework writes it, whole. Each
 * practice has a database of its own, and no places, staff or animals. Meetings are asked for by two instants, both of
 * which belong to the period, and carry the person's names beside her id. A meeting's state is a number (0 created, 1
 * confirmed, 10 done, 100 canceled) whose meaning the schema doesn't tell, as is the payment (0 none, 1 cash, 2 wire, 3
 * card). A search takes four texts, of which empty ones don't count: patterns of beginnings, in capitals or not. The
 * list is paged, ten at a time and fifty at most, with filters that tell capitals apart. Mutations take whole
 * documents. One for a document that exists answers it as it was before; one for an unknown id is an error; a meeting
 * without a patient makes one. Texts that are no object ids are unexpected errors. Nothing is cancelled or deleted but
 * tariffs, whether they are there or not. A tariff's name is a meeting's type, which is free text. Assumed: a server
 * whose clock is UTC, the list of all in the order of entry, titles that say why someone comes (the pages of the
 * product make them of name and type), a filter by id that finds it, and that someone without any name and meetings of
 * unknown patients are refused. Receipts, which are documents outside of GraphQL, are left out.
 */
export const proAssistant: Dialect = defineDialect({
  name: 'proAssistant',
  trait:
    'meetings between two instants with states as bare numbers and a duration, names beside the patient’s id, a search of four required texts, pages of ten, whole documents as inputs and old ones as answers',
  sdl: proAssistantText,
  auth: { kind: 'direct', key: 'Bearer pro-assistant-token' },
  cap: 50,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: proAssistantRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: ['searchPatients', 'patients'],
    client: 'patientById',
    // They are people.
    patients: null,
    appointments: 'meetings',
    appointment: 'meetingById',
    providers: null,
    appointmentTypes: 'tariffs',
    bookAppointment: 'upsertMeeting',
    updateAppointment: 'upsertMeeting',
    // Only for those who know the number.
    cancelAppointment: null,
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: proAssistantIds,
    // A bare number says nothing to a person, so that leaving it out is as good.
    status: ({ state }) => [String(meetingStates[state]), null],
    clients: patientsOf,
    patients: null,
    shows: isMeeting,
    phones: ({ phones }) =>
      [phones.find(({ label }) => label === 'Mobile'), phones.find(({ label }) => label !== 'Mobile')].flatMap(
        (phone) => phone?.value ?? [],
      ),
    knowsOffsets: false,
    absent: {
      clients: ['active', 'tags'],
      appointments: ['patient', 'provider', 'location'],
    },
    // A title need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
