import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { activePatients, curandisIds, isBooked } from './ids.ts';
import { bookingStatus, newMemory, treatmentStatus } from './memory.ts';
import { telephones } from './people.ts';
import { curandisRoots } from './resolvers.ts';
import { curandisText } from './schema.ts';

const unwritten = newMemory();
// Between entry and last change of a row that nothing has changed.
const untouched = 5_400_000;

/** Whether someone called a visit off since the service runs; in which way is told by its memory alone. */
function isCancelledOrNoShow({ state, createdAt, updatedAt }: AppointmentRecord): boolean {
  return state === 'cancelled' && updatedAt !== createdAt + untouched;
}

function statusWords(row: AppointmentRecord): readonly string[] {
  if (isCancelledOrNoShow(row)) return ['CANCELLED', 'CANCELLED_EARLY', 'CANCELLED_LATE'];
  // How far the treatment is says more, of those who came.
  return [bookingStatus(row, unwritten), treatmentStatus(row)].filter((word) => word !== null);
}

/**
 * Curandis, a practice management for physiotherapy with a gym, in Italian, with a schema that NestJS generates.
 *
 * Source: github.com/netbog81/login-saas (the types that its Angular pages generate from the schema, with the stage in
 * which patients are counted; backend/src/modules/availability and backend/src/pazienti: entities, resolvers and the
 * services behind them). Left out are anamneses, evaluations, documents, patterns of shifts, and what changes staff,
 * services, rooms and instruments. Assumed is the driver's form of errors. A practice has one house, which is nowhere
 * named, and tells no zone: an appointment is a day and two times of day. It keeps who comes twice, as a patient's
 * number and as a name beside it. The list of a range leaves out who didn't come and who was called off in the old way.
 */
export const curandis: Dialect = defineDialect({
  name: 'curandis',
  trait:
    'Italian patients among English rest, a day and two times, two states and a third that was given up, gyms, one house',
  sdl: curandisText,
  auth: { kind: 'direct', key: 'Bearer curandis-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: curandisRoots,
  expectedMap: {
    // Rooms and gyms are inside the one house.
    locations: null,
    clients: ['patients', 'searchPatients'],
    clientSearch: 'searchPatients',
    client: 'patient',
    patients: null,
    appointments: 'availabilityAppointments',
    appointment: 'availabilityAppointment',
    providers: 'operators',
    appointmentTypes: 'services',
    bookAppointment: 'createAvailabilityAppointment',
    updateAppointment: 'updateAvailabilityAppointment',
    cancelAppointment: [
      'cancelAvailabilityAppointment',
      'cancelAppointmentWithNotice',
      'updateAvailabilityAppointment',
    ],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: curandisIds,
    status: statusWords,
    clients: activePatients,
    patients: null,
    shows: (row) =>
      isBooked(row) && (isCancelledOrNoShow(row) || !['CANCELLED', 'NO_SHOW'].includes(bookingStatus(row, unwritten))),
    mayOmit: isCancelledOrNoShow,
    phones: (client) => Object.values(telephones(client)).filter((phone) => phone !== null),
    absent: { clients: ['tags'], appointments: ['patient', 'location'] },
    // Notes need not be a reason. An end that is earlier than the start on its face is one of the next day.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
