import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { petsRoots } from './resolvers.ts';
import { petsText } from './schema.ts';
import { isConsulta, ownersOf, petsIds } from './values.ts';

/**
 * Projeto Pets, a Brazilian start-up's system for clinics that sell health plans for pets, on Apollo and MongoDB.
 *
 * Source: github.com/gilluan/pets, branch dev at commit 0b615285ba064028af2defaa36f3f0bd0d3e700d (MIT by its package.json;
 * its LICENSE is that of the starter kit it was made from). The schema is graphql/data/schema.js as it is there, names,
 * nullability, arguments and an unused scalar included; how it behaves was read in graphql/data/resolvers.js and
 * connectors.js. No code is taken over.
 *
 * Owners of animals and staff are users of one collection, without a role; who works at a clinic is among its
 * funcionarios. A user has one name, one email and a list of telephones. Clinics, plans and procedures have no id among
 * their fields, although single ones are found by id and consultations name procedures by id. A consultation has a
 * timestamp, a diagnosis, a prescription and ids of its pet and of who attends; it has no end, no status, no reason and no
 * clinic, and nothing has a zone. Lists are whole, in the order of entry, without a page, a filter or a search; those by
 * pet, user, clinic or plan take no argument and give everything. One mutation makes without an id and changes with one,
 * so that fields that aren't given stay. What is removed is gone, and the answer is the text of an object. An id of
 * nothing is null, one that can't be an id is the error of Mongoose, and of getPet a masked one. getPetsByUser without
 * an id gives animals of nobody, and removeClinica looks among the plans.
 *
 * Assumed: references are followed, where the original leaves some as bare ids, and changes by id reach their row, where
 * the original makes another one or fails; a timestamp is in ISO-8601 in UTC as its date scalar asks for, and any other
 * is refused; what was called off is removed, and a no-show stays; owners came with the first import and staff signed up
 * after them; a consultation is at the first clinic of who attends it, or at its owner's; a name that needs two parts
 * ends with the family's. Made up are plans, prices, cnpj, diagnoses, prescriptions, weights and tempers; documents of
 * people are empty until they are written. Passwords are not shown. Left out are consultations without an animal, and
 * those of another zone around midnight.
 */
export const projetoPets: Dialect = defineDialect({
  name: 'projetoPets',
  trait:
    'whole lists without arguments in Portuguese and English, owners and staff as users of one collection, consultations with one timestamp and ids alone, clinics and procedures without ids, one mutation that makes or changes',
  sdl: petsText,
  auth: { kind: 'direct', key: 'projeto-pets-recepcao' },
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: petsRoots,
  expectedMap: {
    // A clinic has no id, and no consultation or person leads to one.
    locations: null,
    clients: 'getUsers',
    clientSearch: null,
    client: 'getUser',
    patients: 'getPets',
    appointments: ['getConsultas', 'getConsultasByPet'],
    appointment: 'getConsulta',
    providers: ['getClinicas.funcionarios', 'getClinicasByUser.funcionarios'],
    // Procedures have no ids that a consultation could be booked with.
    appointmentTypes: null,
    bookAppointment: 'createEditConsulta',
    updateAppointment: 'createEditConsulta',
    cancelAppointment: 'removeConsulta',
    registerClient: 'createUser',
    addPatient: 'createEditPet',
  },
  view: viewOf({
    ids: petsIds,
    status: () => [null],
    clients: ownersOf,
    shows: isConsulta,
    mayOmit: () => false,
    knowsOffsets: false,
    namesClient: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'status', 'reason', 'location'],
    },
    loose: {
      // A consultation has ids alone: names, and whose the animal is, are in the lists of pets and of users.
      appointments: ['patient.name', 'provider.name', 'client'],
    },
  }),
});
