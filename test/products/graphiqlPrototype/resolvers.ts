import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Written, addPatient, bookAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import {
  type BreedRecord,
  firstBreeds,
  isEmergency,
  isVisit,
  meowIds,
  meowRecords,
  meowWords,
  ownersOf,
  petsOf,
  wordOfSpecies,
} from './records.ts';

interface ById {
  readonly id: string;
}
type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Filters<Name extends string> = { readonly input?: Readonly<Partial<Record<Name, string | null>>> | null };

interface NewPerson extends Texts<'type'> {
  readonly name: Texts<'firstName' | 'lastName'>;
  readonly phone?: string | null;
  readonly email?: string | null;
}

/** Resolvers of the clinic: lists are whole unless a limit says otherwise, and what is asked for alone is a union. */
export function meowRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const breeds: BreedRecord[] = [...firstBreeds];
  const { owner, employee, pet, breed, visit } = meowRecords(stage, breeds);
  /** As many as the limit says, from the end where it is negative; 0 is no limit. */
  function taken<Any>(rows: readonly Any[], limit?: number | null): readonly Any[] {
    const some = limit && limit < 0 ? rows.slice(limit) : rows.slice(0, limit || undefined);
    return some.slice(0, cap);
  }
  const petOwners = ({ limit }: { limit?: number | null }): readonly Row[] =>
    taken(ownersOf(practice), limit).map(owner);
  const staff = practice.providers.filter(({ isActive }) => isActive);
  const employees = ({ limit }: { limit?: number | null }): readonly Row[] => taken(staff, limit).map(employee);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isVisit);
  const personOf = (id: string): ClientRecord | null => rowOf(ownersOf(practice), meowIds.key('client', id));
  /** The record that was made, or the error of the operation. */
  function made<Any>(error: string, path: string, write: () => Written<Any>, show: (row: Any) => Row): Row {
    const outcome = written(stage, write);
    return outcome.ok ? show(outcome.row) : { __typename: error, message: outcome.message, path };
  }
  return {
    breed({ name }: Texts<'name'>) {
      const found = breeds.find((each) => each.name === name);
      return found ? breed(found) : missing('Breed');
    },
    breeds: ({ input }: { input: Texts<'species'> }) =>
      breeds.filter(({ species }) => species === input.species).map(breed),
    person({ id }: ById) {
      const found = personOf(id);
      const member = rowOf(staff, meowIds.key('provider', id));
      return (found && owner(found)) ?? (member && employee(member)) ?? missing('Person');
    },
    persons: ({ input }: { input: Texts<'type'> }) => (input.type === 'PET_OWNER' ? petOwners({}) : employees({})),
    employees,
    petOwners,
    pet({ id }: ById) {
      const found = rowOf(petsOf(practice), meowIds.key('patient', id));
      return found ? pet(found) : missing('Pet');
    },
    pets({ input }: Filters<'breedName' | 'ownerId'>) {
      const { breedName, ownerId } = input ?? {};
      const clientKey = ownerId ? meowIds.key('client', ownerId) : null;
      const rows = petsOf(practice).filter(
        (row) => (!breedName || row.breed === breedName) && (!ownerId || row.clientKey === (clientKey ?? -1)),
      );
      return taken(rows).map(pet);
    },
    visit({ id }: ById) {
      const found = rowOf(visits(), meowIds.key('appointment', id));
      return found ? visit(found) : missing('Visit');
    },
    visits({ input }: Filters<'visitStatus' | 'visitType'> & { input?: { limit?: number | null } | null }) {
      const { visitStatus, visitType, limit } = input ?? {};
      const rows = visits().filter(
        (row) =>
          (!visitStatus || meowWords[row.state] === visitStatus) &&
          (!visitType || isEmergency(row) === (visitType === 'EMERGENCY')),
      );
      return taken(rows, limit).map(visit);
    },
    createBreed({ input }: { input: Texts<'name' | 'species'> }) {
      if (breeds.some(({ name }) => name === input.name)) throw unexpected();
      const write = (): Written<BreedRecord> => {
        const row = { ...input, subBreeds: [] };
        breeds.push(row);
        return { ok: true, row };
      };
      return made('CreateBreedError', 'Mutation/createBreed', write, breed);
    },
    createPerson({ input: { name, type, phone, email } }: { input: NewPerson }) {
      // The practice behind this one doesn't hire here.
      const details = { givenName: name.firstName, familyName: name.lastName, phones: [phone], emails: [email] };
      const write = (): Written<ClientRecord> =>
        type === 'EMPLOYEE'
          ? { ok: false, field: 'type', message: 'Could not create person' }
          : registerClient(practice, details, now());
      return made('CreatePersonError', 'Mutation/createPerson', write, owner);
    },
    createPet({ input: { name, ownerId, breedName } }: { input: Texts<'name' | 'ownerId' | 'breedName'> }) {
      const clientKey = personOf(ownerId)?.key ?? null;
      const found = breeds.find((each) => each.name === breedName);
      if (clientKey === null || !found) throw unexpected();
      const details = { clientKey, name, species: wordOfSpecies(found.species), breed: found.name };
      const write = (): ReturnType<typeof addPatient> => addPatient(practice, details, now());
      return made('CreatePetError', 'Mutation/createPet', write, (row) => pet({ ...row, species: found.species }));
    },
    createVisit({ input }: { input: Texts<'personId' | 'petId' | 'scheduledStart' | 'type'> }) {
      const clientKey = personOf(input.personId)?.key ?? null;
      const patientKey = rowOf(petsOf(practice), meowIds.key('patient', input.petId))?.key ?? null;
      const start = instantOf(input.scheduledStart);
      if (clientKey === null || patientKey === null || Number.isNaN(start)) throw unexpected();
      const reason = input.type === 'EMERGENCY' ? 'Emergency' : null;
      // Every new visit takes an hour.
      const booking = { start, minutes: 60, placeKey: 1, typeKey: 1, clientKey, patientKey, reason };
      return made('CreateVisitError', 'createVisit', () => bookAppointment(practice, booking, now()), visit);
    },
  };
}

/** The instant of a text; one without a zone is by the server's clock, which is set to UTC. */
function instantOf(text: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T');
  return Date.parse(hasZone ? text : `${text}Z`);
}

function missing(type: string): Row {
  return { __typename: `${type}Error`, message: `${type} not found.`, path: `Query/${type.toLowerCase()}` };
}

/** What is left of an error that the database throws, such as for an id that it doesn't know. */
function unexpected(): GraphQLError {
  return new GraphQLError('Unexpected error.');
}
