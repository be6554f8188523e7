import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { easyRoots } from './resolvers.ts';
import { easyText } from './schema.ts';
import { easyIds, easyWords, isAppointment } from './values.ts';

/**
 * Easy!Appointments, an appointment scheduler that practices and salons install for themselves, in PHP over MySQL.
 *
 * Source: github.com/alextselegidis/easyappointments at commit e46b4c6b, under GPL-3.0 (openapi.yml, the controllers of
 * application/controllers/api/v1, the models and the library Api behind them, and the migrations for settings); its
 * behaviour is followed and none of its code is here. The GraphQL layer is assumed: every resource with its own fields
 * and number, a plain list with the parameters of the REST API (`q`, `sort`, `page` from 1, `length` of 20) and one by
 * id, what its `with` loads as fields beside the numbers, an input per resource, errors with the message of the REST
 * answer, and null or "Not Found" where that is an empty 404. As there, a keyword takes the place of all filters; `till`
 * looks at the end and `date` and `from` at the start of an appointment, all of them inclusive; unknown fields of `sort`
 * are skipped; times are texts without zone by the clock of the provider; what keeps time free is a resource of its own;
 * a new appointment gets its end from the service, a moved one keeps the end that it had and is refused where it then
 * ends before it starts; overlaps are not refused; deleting a customer deletes her appointments. The status is a free text
 * with words of a setting, which clinics change, as this one has. Assumed are an order by id where none is asked
 * for, a setting that asks for last names only, the name of the place as the location of every appointment, "Booked"
 * and the provider's place where a new one says neither, columns that compare without case and accents, and a simpler
 * calculation of free hours. There are no animals and no places. An installation has one zone: the clinic in another one
 * is not here, nor is a visit without a provider or a client, which its table can't hold.
 */
export const easyAppointments: Dialect = defineDialect({
  name: 'easyAppointments',
  trait:
    'plain lists with page and length of 20, keyword instead of filters, local times as text, statuses of a setting, location as text, contacts in single fields',
  sdl: easyText,
  auth: { kind: 'direct', key: 'Bearer easy-appointments-token' },
  // Whoever asks for more gets more.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: easyRoots,
  expectedMap: {
    locations: null,
    clients: 'customers',
    clientSearch: 'customers',
    client: 'customer',
    // Customers are people, and nothing else is anybody's.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createCustomer',
    addPatient: null,
  },
  view: viewOf({
    ids: easyIds,
    status: ({ state }) => [easyWords[state]],
    patients: null,
    shows: isAppointment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      // Where it is, is a text.
      appointments: ['patient', 'location.id'],
    },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
