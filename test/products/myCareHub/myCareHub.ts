import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { careIds, isAppointment } from './people.ts';
import { careRoots } from './resolvers.ts';
import { myCareHubText } from './schema.ts';

/**
 * myCareHub of Savannah Informatics, a platform of health programmes in Kenya: clients, their caregivers, facilities.
 *
 * Source: github.com/savannahghi/mycarehub (pkg/mycarehub/presentation/graph for the schema, usecases and
 * infrastructure/database/postgres/gorm for what the resolvers do). Left out are communities, content, surveys,
 * screening tools, security questions, accounts and how staff and caregivers are registered. Clients and staff are only
 * searched for, appointments come from the record of a clinic and are days with a reason, read for one client at a
 * time. The caller is a member of staff, for whom nothing can be booked.
 */
export const myCareHub: Dialect = defineDialect({
  name: 'myCareHub',
  trait:
    'no list of clients, staff or appointments: searches that refuse an empty text, days for one client at a time, pages that have to be named, a booking for the caller alone, a rescheduling that moves nothing',
  sdl: myCareHubText,
  auth: { kind: 'direct', key: 'Bearer mycarehub-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: careRoots,
  expectedMap: {
    locations: ['listFacilities', 'listProgramFacilities', 'getProgramFacilities'],
    // They are searched for, and a search needs a text.
    clients: null,
    clientSearch: 'searchClientUser',
    // Only by the number of the care programme, which is not the id.
    client: null,
    patients: null,
    // Of one client, who has to be found before.
    appointments: null,
    appointment: null,
    providers: null,
    appointmentTypes: 'getServices',
    // There is no argument for a client: it is for the caller.
    bookAppointment: null,
    updateAppointment: 'rescheduleAppointment',
    cancelAppointment: null,
    registerClient: 'registerClient',
    addPatient: null,
  },
  view: viewOf({
    ids: careIds,
    status: () => [null],
    clients: () => [],
    patients: null,
    shows: isAppointment,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    hasHomeLocation: true,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'emails', 'tags'],
      appointments: ['end', 'patient', 'client', 'provider', 'location'],
    },
    knowsOffsets: false,
  }),
});
