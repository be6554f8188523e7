import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { consultorioRoots } from './resolvers.ts';
import { consultorioText } from './schema.ts';
import { consultorioIds, isCita, pacientesOf } from './seeds.ts';
import { consultorioBody } from './values.ts';

/**
 * A medical practice in Spanish, code first with NestJS and Apollo, on MongoDB by Prisma and by hand.
 *
 * Source: github.com/Bruno-1703/consultorioback (schema.graphql, which is whole here, with the resolvers and services
 * of src and the queries of src/mongo), and the role of doctors as its pages ask for it (consultoriofront,
 * FormularioCita.tsx, which also asks for a reason). A visit keeps copies of patient and doctor; filters are mostly not
 * looked at; ten rows come where nobody says how many, or an error; what is read alone has no id; mutations answer a
 * sentence. The server's day is that of its clock. Callers are signed in, as its resolvers take for granted.
 */
export const consultorioBack: Dialect = defineDialect({
  name: 'consultorioBack',
  trait:
    'copies of patient and doctor in a visit, two flags for a state, sentences for answers, skip and limit required',
  sdl: consultorioText,
  auth: { kind: 'direct', key: 'consultorio-key' },
  // Nothing limits the size of a page.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: consultorioRoots,
  body: consultorioBody,
  expectedMap: {
    locations: null,
    clients: 'getPacientes',
    clientSearch: 'getPacientes',
    client: 'getPaciente',
    patients: null,
    appointments: ['getCitasByFecha', 'getCitas'],
    appointment: 'getCita',
    providers: 'getUsuarios',
    appointmentTypes: null,
    bookAppointment: 'createCita',
    updateAppointment: ['updateCita', 'reprogramarCita'],
    cancelAppointment: 'cancelarCita',
    registerClient: 'createPaciente',
    addPatient: null,
  },
  view: viewOf({
    ids: consultorioIds,
    // Two flags, which may be said in words or not at all.
    status: ({ state }) => {
      if (state === 'cancelled') return [null, 'cancelada', 'cancelado', 'cancelled', 'canceled'];
      if (state === 'completed') return [null, 'finalizada', 'finalizado', 'finished', 'completed'];
      return [null, 'programada', 'scheduled', 'planned', 'pendiente', 'pending', 'not finished', 'unfinished'];
    },
    clients: pacientesOf,
    patients: null,
    shows: isCita,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    // All dates are in UTC, wherever the practice is.
    knowsOffsets: false,
    absent: { appointments: ['end', 'location', 'patient'] },
    // That somebody isn't deleted may pass for active. The list of a day has no ids of patients.
    loose: { clients: ['active'], appointments: ['client.id'] },
  }),
});
