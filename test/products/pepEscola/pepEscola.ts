import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { pepIds, phonesThere } from './records.ts';
import { pepEscolaRoots } from './resolvers.ts';
import { pepEscolaText } from './schema.ts';

/**
 * PEP-Escola, a patient record in Portuguese for the teaching clinics of a Brazilian university: Apollo Server over
 * Sequelize and PostgreSQL, with a schema that is written by hand in some fifty files.
 *
 * Source: github.com/josafasr/pep-escola at commit cd8ce485 (server/src/schemas, which is whole here; server/src/models,
 * resolvers, data and format-errors.js). A person's name, numbers and addresses are a person's, whom a patient has. The
 * book can't be used from outside, as it is there: its entries give no id, their patient and user are never loaded,
 * and what they are made with are numbers, while patients and users have UUIDs. Dates are written as text without a
 * form, so that they come as milliseconds. Most updates answer null, though they work. A consultation is what was
 * written down of a visit, and holds a hash in place of its patient. Words of the groups and lists are made up; meals,
 * histories and examinations of a consultation are left empty, and their mutations answer null.
 */
export const pepEscola: Dialect = defineDialect({
  name: 'pepEscola',
  trait:
    'Portuguese; a name is of the person within a patient; a book without ids or patients; consultas are records; updates that answer null',
  sdl: pepEscolaText,
  auth: { kind: 'direct', key: 'Bearer pep-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pepEscolaRoots,
  expectedMap: {
    locations: 'unidadesSaude',
    clients: 'pacientes',
    clientSearch: null,
    client: ['paciente', 'pacientes'],
    patients: null,
    // Entries of the book have no id and lead to no one, and consultations are records of what was found.
    appointments: null,
    appointment: null,
    providers: 'usuarios',
    appointmentTypes: null,
    // Patients have UUIDs, and a booking takes a number.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createWithIncludes',
    addPatient: null,
  },
  view: viewOf({
    ids: pepIds,
    status: () => [null],
    patients: null,
    phones: phonesThere,
    absent: {
      locations: ['address', 'timeZone'],
      // The unit is loaded for one patient alone, never in a list.
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
    },
  }),
});
