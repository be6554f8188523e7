import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { poothuisRoots } from './resolvers.ts';
import { poothuisText } from './schema.ts';
import { poothuisMoreText } from './schemaMore.ts';
import { phoneText, poothuisIds, poothuisStatuses } from './values.ts';

/**
 * Poothuis, the practice system of a small software house in Utrecht, on NestJS. It is invented: there is no such
 * product, no source and no licence.
 *
 * It calls clients relations, as Dutch administrations do: private persons, and businesses, who have no first name and
 * whose name is their last name. Days are dd-mm-yyyy everywhere, in answers and in arguments, and times of day are
 * HH:mm by the clock of the branch, whose zone it tells; an appointment has a day, a time and a duration. Phone numbers
 * have a field each for mobile, private and business, and are shown with 00 and the country, however they were typed.
 * An animal has ownerships, one of which is primary, and none for a stray. The agenda is that of one branch, for at
 * most 42 days that are both included, a row for each day with its appointments and, beside them, its blockages.
 * Cancelled appointments stay in it; removed ones are gone. A status is a code with a name. Lists are by number, with
 * skip, take and a total, inactive relations and animals that have died included unless a flag leaves them out; more
 * than 100 rows are cut to 100. The search finds beginnings of words of the name without regard to case and accents,
 * the beginning of the e-mail address, or digits of a phone number. Writes take one `data` and answer `ok`, the row and
 * problems with the field that is to blame; what can't be read, such as a day in another notation, is a GraphQL error
 * with a code. A single row that isn't there is null. Salutations, passports, numbers of the Chamber of Commerce and
 * VAT numbers are declared and never have a value, and owners' postcodes neither.
 */
export const poothuis: Dialect = defineDialect({
  name: 'poothuis',
  trait:
    'invented, Dutch: relations and ownerships, days as dd-mm-yyyy, an agenda per branch with a row for each day, statuses as codes with names, skip and take with a total, writes that answer ok and problems',
  sdl: poothuisText + poothuisMoreText,
  auth: { kind: 'direct', key: 'Bearer poothuis-api-key' },
  ownOrganization: 'practice',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: poothuisRoots,
  expectedMap: {
    locations: 'branches',
    clients: 'relations',
    clientSearch: 'relations',
    client: 'relation',
    patients: 'animals',
    appointments: 'agenda',
    appointment: 'appointment',
    providers: 'employees',
    appointmentTypes: 'appointmentKinds',
    bookAppointment: 'planAppointment',
    updateAppointment: 'changeAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createRelation',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: poothuisIds,
    status: ({ state }) => [poothuisStatuses[state].name, poothuisStatuses[state].code],
    isNaive: true,
    phones: ({ phones }) => phones.map(({ value }) => phoneText(value)),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { clients: ['lastVisit'] },
  }),
});
