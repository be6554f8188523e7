import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emailOf, isAgendamento, patafyIds, patafyWords, petsOf, tutoresOf } from './records.ts';
import { patafyRoots } from './resolvers.ts';
import { patafyText } from './schema.ts';

/**
 * Patafy, bookings of baths and grooming at pet shops, in Portuguese, in Node with a schema that is written by hand.
 *
 * Source: github.com/letgodoy/patafy (apps/api/src/modules: typedefs and resolvers of auth, catalogo-global, petshops,
 * pets, servicos, agendamentos and auditoria; packages/db/prisma/schema.prisma). Its staff can look up a tutor by tax
 * number or email only; for a front desk it is completed with `listTutores`, `tutorById` and `listPets`, with a limit
 * and a cursor in the filter as its list of events has them. What is of tutors alone is refused to staff. A book is
 * that of one shop between two instants; visits have no reason and no end, but a length.
 */
export const patafy: Dialect = defineDialect({
  name: 'patafy',
  trait: 'Portuguese, a book for each shop, "my" lists that staff may not read, one mutation for each change of status',
  sdl: patafyText,
  auth: { kind: 'direct', key: 'patafy-key' },
  // Whoever asks for more gets more; where nobody says how many, it is fifty.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: patafyRoots,
  expectedMap: {
    locations: 'listPetShops',
    clients: 'listTutores',
    clientSearch: ['listTutores', 'searchTutor'],
    client: 'tutorById',
    patients: 'listPets',
    appointments: 'agendaPetShop',
    appointment: 'agendamento',
    providers: 'listStaff',
    appointmentTypes: 'listServicos',
    bookAppointment: 'createAgendamento',
    updateAppointment: ['rescheduleAgendamento', 'updateAgendamentoStatus'],
    cancelAppointment: ['cancelAgendamento', 'updateAgendamentoStatus'],
    // Others register tutors who log in themselves.
    registerClient: 'createTutorAssisted',
    addPatient: 'createPetForTutor',
  },
  view: viewOf({
    ids: patafyIds,
    status: ({ state }) => [patafyWords[state]],
    clients: tutoresOf,
    patients: petsOf,
    shows: isAgendamento,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    absent: { locations: ['timeZone'], clients: ['givenName', 'familyName'], appointments: ['reason'] },
    // An animal has the id of its breed only, and a visit that of its shop.
    loose: { patients: ['breed'], appointments: ['location.name'] },
    knowsOffsets: false,
  }),
});
