import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clinicoIds, estados, isCita, mascotasOf } from './records.ts';
import { clinicoRoots } from './resolvers.ts';
import { clinicoText } from './schema.ts';

/**
 * The clinical service of a veterinary system in Spanish, one of several behind a gateway, in Java.
 *
 * Source: github.com/keremyalex/veterinaria_clinico, branch dev (src/main/resources/schema/schema.graphqls, by hand, and
 * the services behind it), with the numbers of states that its pages use (keremyalex/veterinaria_frontend, CitasPage).
 * Nothing is added to it. One clinic without a name: times are local, without seconds when read, and have no end; the
 * hours of bloqueHorario are those of a doctor's morning or afternoon, not of the visit. What is required and unknown
 * is an empty text. Ids are ID where they are read and Int where they are given.
 */
export const veterinariaClinico: Dialect = defineDialect({
  name: 'veterinariaClinico',
  trait:
    'Spanish, whole lists, local times without zone or end, numbers for states, the hours of a shift in each visit',
  sdl: clinicoText,
  auth: { kind: 'direct', key: 'clinico-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: clinicoRoots,
  expectedMap: {
    locations: null,
    clients: 'clientes',
    // Only an identity card can be looked up.
    clientSearch: null,
    client: 'cliente',
    patients: 'mascotas',
    appointments: ['citasPorFecha', 'citas'],
    appointment: 'cita',
    providers: 'doctores',
    appointmentTypes: null,
    bookAppointment: 'crearCita',
    updateAppointment: 'actualizarCita',
    cancelAppointment: ['eliminarCita', 'actualizarCita'],
    registerClient: 'crearCliente',
    addPatient: 'crearMascota',
  },
  view: viewOf({
    ids: clinicoIds,
    // A number whose meaning the schema doesn't tell may be shown as it is, or not at all.
    status: ({ state }) => [String(estados[state]), null],
    patients: mascotasOf,
    shows: isCita,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: {
      clients: ['emails', 'active', 'tags'],
      appointments: ['end', 'location'],
    },
    // The owner only through the animal.
    loose: { appointments: ['client'] },
  }),
});
