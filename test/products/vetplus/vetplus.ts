import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import {
  clinicKey,
  isAppointment,
  vetplusBody,
  vetplusClients,
  vetplusIds,
  vetplusPets,
  vetplusStates,
} from './records.ts';
import { vetplusRoots } from './resolvers.ts';
import { vetplusText } from './schema.ts';

/**
 * VetPlus, an app in which owners of pets ask clinics for appointments, in NestJS with its schema made from classes.
 *
 * Source: github.com/TineoC/vetplus-api (src/schema.gql, src/appoinment, src/clinic, src/pet, src/user,
 * prisma/schema.prisma), which goes on from github.com/AlexBujosa/Vetplus-api. Names are as they are there, slips
 * included; what a front desk has no use for is left out. The key is that of a clinic's owner. Two things are
 * easier here: no query asks for another role, and an appointment that the desk asks for is that of the pet's owner.
 * A list of clients is one of links between users and the clinic; nothing has pages, and no mutation answers a row.
 */
export const vetplus: Dialect = defineDialect({
  name: 'vetplus',
  trait: 'clients behind links, one input object for each argument, a state beside an answer, results as a word',
  sdl: vetplusText,
  auth: { kind: 'direct', key: 'Bearer vetplus-token' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vetplusRoots,
  body: vetplusBody,
  expectedMap: {
    locations: 'getAllClinic',
    // `findAll` has everybody, the staff and owners of clinics included.
    clients: 'getAllClients',
    clientSearch: null,
    client: 'findUserById',
    patients: 'findAllPet',
    // The second one knows of no days, but has those that were denied, too.
    appointments: ['getAppointmentPerRangeDateTime', 'getAppointmentDetailClinicOwner'],
    appointment: null,
    providers: ['getMyEmployees', 'getAllEmployee'],
    appointmentTypes: 'getAllProcedure',
    bookAppointment: 'scheduleAppoinment',
    // It can't move the start.
    updateAppointment: 'respondToAppointment',
    cancelAppointment: 'respondToAppointment',
    registerClient: 'createUser',
    // A pet is always registered for the signed-in user.
    addPatient: null,
  },
  view: viewOf({
    ids: vetplusIds,
    status: ({ state }) => [vetplusStates[state]],
    clients: vetplusClients,
    patients: vetplusPets,
    shows: (row) => row.placeKey === clinicKey && isAppointment(row),
    // The clinic has denied them, so that they aren't in its calendar.
    mayOmit: ({ state }) => state === 'cancelled',
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: ({ emails, key }) => [emails[0] ?? `sin-correo-${String(key)}@vetplus.test`],
    hasLastVisit: true,
    absent: { locations: ['timeZone'], clients: ['tags'], patients: ['species'], appointments: ['reason'] },
    // `status` is a flag of every row; a breed stands in another list; the last visit is a list of one.
    loose: { clients: ['active', 'lastVisit'], patients: ['breed'] },
    knowsOffsets: false,
  }),
});
