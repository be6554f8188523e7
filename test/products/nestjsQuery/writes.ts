import { contactChange } from '../contactChange.ts';
import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { nestjsQueryIds, nestjsQueryRows, nestjsQueryWords } from './records.ts';

/** How records of an entity are written. */
export interface EntityWrites {
  readonly create: (data: Row) => Row;
  readonly update: (id: string, data: Row) => Row;
  readonly remove: (id: string) => void;
}

/** What a guard answers to those who may not write an entity. */
export const forbidden: EntityWrites = { create: deny, update: deny, remove: deny };

const { key } = nestjsQueryIds;

/** The writes that the desk may make; deletion is soft. */
export function nestjsQueryWrites(stage: Backstage): Readonly<Record<string, EntityWrites>> {
  const { practice, now } = stage;
  const { petOwner, pet, appointment, kinds, breeds } = nestjsQueryRows(stage);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw outcome.field === 'base' ? httpError(outcome.message, 403) : httpError(outcome.message, 400);
  };
  /** The key of the service that is named first; services are free texts otherwise. */
  const typeKeyOf = (services: unknown): number | undefined =>
    Array.isArray(services) ? practice.visitTypes.find(({ name }) => services.includes(name))?.key : undefined;
  const speciesOf = (data: Row): string | undefined => kinds()[Number(data['id_specie']) - 1];
  const breedOf = (data: Row): string | null => breeds()[Number(data['id_breed']) - 1] ?? null;

  function createPetOwner(data: Row): Row {
    const details = {
      givenName: textIn(data, 'names'),
      familyName: textIn(data, 'surnames'),
      emails: [textIn(data, 'email')],
      phones: [textIn(data, 'telephone_number')],
    };
    const made = done(() => registerClient(practice, details, now()));
    const street = textIn(data, 'address');
    return petOwner(street ? done(() => changeClient(practice, made.key, { street }, now())) : made);
  }
  function updatePetOwner(id: string, data: Row): Row {
    const before = rowOf(practice.clients, key('client', id));
    const [email, phone] = [given(data, 'email'), given(data, 'telephone_number')];
    const change = {
      givenName: given(data, 'names'),
      familyName: given(data, 'surnames') ?? undefined,
      ...contactChange(before, phone, email),
      street: given(data, 'address') ?? undefined,
      isActive: flagIn(data, 'status'),
    };
    return petOwner(done(() => changeClient(practice, before?.key ?? null, change, now())));
  }
  function createPet(data: Row): Row {
    const species = speciesOf(data);
    if (species === undefined) throw httpError('Cannot add or update a child row: a foreign key constraint fails', 500);
    const input = {
      clientKey: key('client', textIn(data, 'id_owner')),
      name: textIn(data, 'name'),
      species,
      breed: breedOf(data),
    };
    const made = done(() => addPatient(practice, input, now()));
    const more = { sex: sexIn(data), birthDate: given(data, 'dob')?.slice(0, 10) };
    return pet(done(() => changePatient(practice, made.key, more, now())));
  }
  function updatePet(id: string, data: Row): Row {
    const change = {
      clientKey: 'id_owner' in data ? key('client', textIn(data, 'id_owner')) : undefined,
      species: 'id_specie' in data ? speciesOf(data) : undefined,
      breed: 'id_breed' in data ? breedOf(data) : undefined,
      name: given(data, 'name') ?? undefined,
      sex: sexIn(data),
      birthDate: 'dob' in data ? (given(data, 'dob')?.slice(0, 10) ?? null) : undefined,
      isActive: flagIn(data, 'status'),
    };
    return pet(done(() => changePatient(practice, key('patient', id), change, now())));
  }
  function createAppointment(data: Row): Row {
    const start = instantIn(data, 'start_at') ?? now();
    const end = instantIn(data, 'end_at');
    const booking = {
      start,
      minutes: end === undefined ? undefined : Math.round((end - start) / 60_000),
      placeKey: key('place', textIn(data, 'id_clinic')),
      typeKey: typeKeyOf(data['services']) ?? 1,
      providerKey: key('provider', textIn(data, 'id_veterinarian')),
      patientKey: key('patient', textIn(data, 'id_pet')),
      clientKey: key('client', textIn(data, 'id_owner')),
      reason: textIn(data, 'reason'),
      state: stateIn(data) ?? 'planned',
    };
    return appointment(done(() => bookAppointment(practice, booking, now())));
  }
  function updateAppointment(id: string, data: Row): Row {
    const before = rowOf(practice.appointments, key('appointment', id));
    const start = instantIn(data, 'start_at');
    // The start and the end are two columns, of which nobody takes care: who moves one changes how long the visit is.
    const end = instantIn(data, 'end_at') ?? (before ? before.start + before.minutes * 60_000 : undefined);
    const isTimed = start !== undefined || 'end_at' in data;
    const patientKey = 'id_pet' in data ? key('patient', textIn(data, 'id_pet')) : undefined;
    const change = {
      start,
      minutes:
        isTimed && before && end !== undefined ? Math.round((end - (start ?? before.start)) / 60_000) : undefined,
      typeKey: typeKeyOf(data['services']),
      providerKey: 'id_veterinarian' in data ? key('provider', textIn(data, 'id_veterinarian')) : undefined,
      patientKey,
      clientKey: patientKey ? rowOf(practice.patients, patientKey)?.clientKey : undefined,
      reason: given(data, 'reason'),
      state: stateIn(data),
    };
    return appointment(done(() => changeAppointment(practice, before?.key ?? null, change, now())));
  }
  return {
    PetOwner: {
      create: createPetOwner,
      update: updatePetOwner,
      remove: (id) => void done(() => changeClient(practice, key('client', id), { isDeleted: true }, now())),
    },
    Pet: { create: createPet, update: updatePet, remove: deny },
    Appointment: {
      create: createAppointment,
      update: updateAppointment,
      remove: (id) => void done(() => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now())),
    },
  };
}

/** How far a visit is: by its state, and a pending one also by whether the clinic has accepted it. */
function stateIn(data: Row): VisitState | undefined {
  const state = textIn(data, 'state');
  const isAccepted = data['appointment_status'] === 'ACCEPTED';
  if (state === null || state === 'PENDING') {
    if (isAccepted) return 'confirmed';
    if (data['appointment_status'] === 'DENIED') return 'cancelled';
    return state === null ? undefined : 'planned';
  }
  const states = Object.keys(nestjsQueryWords) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((each) => nestjsQueryWords[each] === state) ?? 'planned';
}

function sexIn(data: Row): 'MALE' | 'FEMALE' | undefined {
  if (data['gender'] === 'M') return 'MALE';
  return data['gender'] === 'F' ? 'FEMALE' : undefined;
}

function flagIn(data: Row, field: string): boolean | undefined {
  return typeof data[field] === 'boolean' ? data[field] : undefined;
}

function instantIn(data: Row, field: string): number | undefined {
  const text = textIn(data, field);
  if (text === null) return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw httpError(`${field} must be a Date instance`, 400);
  return instant;
}

function textIn(data: Row, field: string): string | null {
  const value = data[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A text that is given, null where it is to be taken away, or undefined where nothing is said. */
function given(data: Row, field: string): string | null | undefined {
  return field in data ? textIn(data, field) : undefined;
}

function deny(): never {
  throw httpError('Forbidden resource', 403);
}

/** An exception as Nest turns it into a GraphQL error. */
function httpError(message: string, statusCode: 400 | 403 | 500): GraphQLError {
  const code = { 400: 'BAD_REQUEST', 403: 'FORBIDDEN', 500: 'INTERNAL_SERVER_ERROR' }[statusCode];
  const error = { 400: 'Bad Request', 403: 'Forbidden', 500: 'Internal Server Error' }[statusCode];
  return new GraphQLError(message, { extensions: { code, originalError: { message, error, statusCode } } });
}
