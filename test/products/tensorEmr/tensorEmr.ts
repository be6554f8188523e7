import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isHere, phonesOf, tensorBody, tensorIds, tensorWords } from './records.ts';
import { tensorRoots } from './resolvers.ts';
import { tensorText } from './schema.ts';

/**
 * Tensor EMR, the records of a hospital, served by gqlgen over GORM.
 *
 * Source: github.com/tensorsystems/tensoremr (apps/server/pkg/graphql/graph: the .graphqls files, their resolvers and
 * gqlgen.yml; apps/server/pkg/models and /repository), as it was before its patients moved to another service. Clinical
 * modules, bills and queues are left out; nothing is added. It writes ids as numbers; here they are texts.
 * What an appointment has to do with others is loaded by some queries and not by others, which then give empty rows.
 * Rooms, and the times of coming and leaving, follow from type and status: those that are sent are not kept.
 */
export const tensorEmr: Dialect = defineDialect({
  name: 'tensorEmr',
  trait: 'checkInTime is the start, pages from 1, a day by the offset that is sent, empty rows where none was loaded',
  sdl: tensorText,
  auth: { kind: 'direct', key: 'tensor-emr-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: tensorRoots,
  body: tensorBody,
  expectedMap: {
    // Rooms are those of the one hospital.
    locations: null,
    clients: 'patients',
    clientSearch: 'searchPatients',
    client: 'patient',
    patients: null,
    appointments: ['searchAppointments', 'appointments'],
    appointment: 'appointment',
    providers: ['users', 'getByUserTypeTitle'],
    appointmentTypes: 'visitTypes',
    bookAppointment: 'newAppointment',
    updateAppointment: 'updateAppointment',
    // One of its statuses is that it was cancelled; what is deleted is gone from every list.
    cancelAppointment: 'updateAppointment',
    registerClient: ['savePatient', 'savePatientV2'],
    addPatient: null,
  },
  view: viewOf({
    ids: tensorIds,
    status: ({ state }) => [tensorWords[state]],
    patients: null,
    shows: isHere,
    phones: (client) => Object.values(phonesOf(client)).filter((phone) => phone !== ''),
    // Nothing says when a visit is to end: checkedOutTime is when the patient has left.
    absent: { clients: ['active'], appointments: ['end', 'reason', 'patient', 'location'] },
    knowsOffsets: false,
  }),
});
