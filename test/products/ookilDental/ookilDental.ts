import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { compareTexts, dentalRoots } from './resolvers.ts';
import { dentalText } from './schema.ts';
import { dentalIds, dentalStatus, isDentalAppointment, phonesOf } from './values.ts';

/**
 * A system for dental clinics with patients, an appointment book and charts of teeth: Apollo with TypeGraphQL and Prisma.
 *
 * Source: github.com/ookil/dental at commit bcbeadfe, under the ISC license by its package.json (src/typeDefs and
 * src/resolvers, from which TypeGraphQL 1.1 makes the schema; prisma/schema.prisma for what is stored). The key is that
 * of an administrator who owns all clinics: only whoever is logged in leads to a list of them. Patients and appointments
 * are asked for one clinic at a time. Of appointments those are found that begin and end within a range, both ends
 * counted. An appointment declares its clinic, which no resolver follows, so that asking for it is an error; the same is
 * true of a chart's patient and of most of what teeth lead to. A patient's appointments come with one patient, the last
 * one with lists that search or have pages, and none with others. Archived patients are in all lists. The only times
 * that are refused are the very same ones with the same dentist, an appointment's own included. A change of a patient
 * needs a dentist, a new one an e-mail address or a number, and names have from three to ten letters. Who was created
 * with an address can't be deleted. Its client keeps the name of a treatment or any other text as an appointment's
 * treatment.
 *
 * Assumed are a server whose clock is UTC, rows without order in the order of their numbers, Prisma's messages in short,
 * and letters compared by their codes. Subscriptions are in the schema and their sockets are left out, as are visits of
 * another zone around midnight, those without a dentist, and what only Postgres would do to the order after a change.
 */
export const ookilDental: Dialect = defineDialect({
  name: 'ookilDental',
  trait:
    'TypeGraphQL over Prisma: clinics under whoever is logged in, patients and appointments one clinic at a time, a declared clinic that fails, three kinds of patient lists, enums that became texts',
  sdl: dentalText,
  auth: { kind: 'direct', key: 'Bearer dental-admin-token' },
  // Lists are whole, and pages as long as one asks for.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dentalRoots,
  expectedMap: {
    locations: 'loggedUser.owningClinics',
    clients: ['clinicPatients', 'getOffsetPatients', 'getScrollPatients', 'loggedUser.owningClinics.patients'],
    clientSearch: ['searchPatients', 'getOffsetPatients'],
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'clinicAppointments',
    appointment: 'appointment',
    providers: ['clinicDentists', 'loggedUser.owningClinics.dentists'],
    appointmentTypes: 'treatments',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: dentalIds,
    status: ({ state }) => [dentalStatus[state]],
    // As the list is that has pages: by surname at each clinic.
    clients: (practice) =>
      practice.places.flatMap(({ key }) =>
        practice.clients
          .filter((row) => row.placeKey === key && !row.isDeleted)
          .toSorted((one, other) => compareTexts(one.familyName, other.familyName)),
      ),
    patients: null,
    shows: isDentalAppointment,
    phones: (client) => Object.values(phonesOf(client)).filter((value) => value !== null),
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['tags', 'lastVisit'], appointments: ['patient'] },
    loose: {
      // Only the argument that asked for somebody tells where that is.
      clients: ['location', 'location.name'],
      // A treatment can be read as the kind of the visit, and the clinic is again in the argument.
      appointments: ['reason', 'location', 'location.name'],
    },
  }),
});
