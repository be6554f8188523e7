import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isHere, patientsOf } from './records.ts';
import { vitaBody } from './refusal.ts';
import { vitaRoots } from './resolvers.ts';
import { vitaVaultText } from './schema.ts';
import { vitaIds } from './seeds.ts';

/**
 * VitaVault, a management of clinics and hospitals on Spring for GraphQL with JPA and MySQL.
 *
 * Source: github.com/NazaTarrili/VitaVault (src/main/resources/graphql, one file for each entity, and of the Java code
 * the controllers, services, entities, inputs and GlobalExceptionHandler). The schema is whole. Its ways are kept: lists
 * have neither arguments nor pages, mutations answer null, a deletion is undone by the exception that follows it, and
 * some fields of the schema have no property. Its session is open while an answer is made, without which no relation
 * could be read. Patients and users are made of persons; the doctor of an appointment is the user of its schedule, and
 * its place the center of that user.
 */
export const vitaVault: Dialect = defineDialect({
  name: 'vitaVault',
  trait:
    'thirty-seven tables of get and getAll without arguments, persons behind patients and users, mutations answer null',
  sdl: vitaVaultText,
  auth: { kind: 'direct', key: 'vita-vault-key' },
  // Lists are whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vitaRoots,
  body: vitaBody,
  expectedMap: {
    locations: 'getAllCenter',
    clients: 'getAllPatient',
    clientSearch: null,
    client: 'getPatient',
    patients: null,
    appointments: 'getAllAppointment',
    appointment: 'getAppointment',
    providers: 'getAllUser',
    // Specialties are those of schedules; nothing says what a visit is for.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // The schema has nothing else for it, and does not tell that it fails.
    cancelAppointment: 'deleteAppointment',
    // A person is entered first, and made a patient then.
    registerClient: ['createPatient', 'createPerson'],
    addPatient: null,
  },
  view: viewOf({
    ids: vitaIds,
    // All that is known is whether it is over, which may be said in words or not at all.
    status: ({ state }) =>
      state === 'completed' ? [null, 'finished', 'true'] : [null, 'not finished', 'unfinished', 'false'],
    clients: patientsOf,
    patients: null,
    shows: isHere,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['active'],
      appointments: ['end', 'reason', 'patient'],
    },
    // The place is known only through the doctor, four steps away.
    loose: { appointments: ['location'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
