import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { journeyBackOfficeText } from './backOffice.ts';
import { journeyChangesText } from './changes.ts';
import { journeyIds, journeySteps } from './records.ts';
import { journeyRoots } from './resolvers.ts';
import { journeyText } from './schema.ts';

/** A service of bookings with a journey, whose patients are people (dialects page, 3.6). */
export const journey: Dialect = defineDialect({
  name: 'journey',
  trait: 'patients are people, appointment is a type; numbered pages; status by newest time stamp; ranges by overlap',
  sdl: journeyText + journeyChangesText + journeyBackOfficeText,
  auth: { kind: 'direct', key: 'journey-key' },
  ownOrganization: 'practice',
  cap: 100,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: journeyRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    appointments: 'bookings',
    appointment: ['booking', 'bookingsById'],
    providers: 'users',
    appointmentTypes: 'appointments',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateBooking',
    cancelAppointment: 'deleteBooking',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: journeyIds,
    status({ state, isDeleted }) {
      const newest = journeySteps[state].at(-1);
      // A cancelled booking can't be distinguished from a deleted one.
      if (state === 'cancelled' || isDeleted) return ['deleted', 'cancelled', 'canceled', ...(newest ? [newest] : [])];
      return newest === undefined ? [null, 'booked'] : [newest];
    },
    shows: (appointment) => !appointment.isBlock,
    patients: null,
    tags: (client) => client.tags,
    absent: { appointments: ['patient'] },
    // The reason stands in a field called comments, and active is the text "active".
    loose: { clients: ['active'], appointments: ['reason'] },
  }),
});
