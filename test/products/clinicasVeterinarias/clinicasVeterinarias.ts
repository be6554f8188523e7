import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { animaisOf, clinicasIds, isConsulta, statusWords } from './records.ts';
import { clinicasRoots } from './resolvers.ts';
import { clinicasText } from './schema.ts';

/**
 * A system for veterinary clinics in Portuguese, over documents in MongoDB.
 *
 * Source: github.com/SilverPro17/Sistema-Gest-o-Cl-nicas-Veterin-rias (src/schemas/schema.js, by hand, with its models,
 * resolvers and README). No type or field is added to it. Only what its schema offers and its resolvers forget is
 * answered here: the relations beside the ids. One clinic without a name. The day of a visit is a date in a field of
 * text, so that it comes as milliseconds of midnight in UTC, as text too; its time stands in another field, by the
 * clock of the clinic. A visit has no end and can't be moved; only its status changes, without any check.
 */
export const clinicasVeterinarias: Dialect = defineDialect({
  name: 'clinicasVeterinarias',
  trait: 'Portuguese, whole lists, a day as milliseconds in text beside a time of day, one contact, a loose status',
  sdl: clinicasText,
  auth: { kind: 'direct', key: 'clinicas-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinicasRoots,
  expectedMap: {
    locations: null,
    clients: 'getClientes',
    clientSearch: null,
    client: 'getCliente',
    patients: 'getAnimais',
    appointments: 'getConsultas',
    appointment: 'getConsulta',
    providers: 'getVeterinarios',
    appointmentTypes: null,
    bookAppointment: 'createConsulta',
    // Only for the status: a visit can't be moved.
    updateAppointment: 'updateConsulta',
    cancelAppointment: 'updateConsulta',
    registerClient: 'createCliente',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: clinicasIds,
    status: ({ state }) => [statusWords[state]],
    patients: animaisOf,
    shows: isConsulta,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: {
      clients: ['givenName', 'familyName', 'emails', 'active', 'tags'],
      appointments: ['end', 'location'],
    },
    // A contact could be a phone or an address; and the owner is there only through the animal.
    loose: { clients: ['phones'], appointments: ['client'] },
  }),
});
