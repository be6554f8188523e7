import { contactChange } from '../contactChange.ts';
import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, type AppointmentRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { storedInstant, type FindItem } from './collection.ts';
import { apiPlatformIds, apiPlatformWords } from './records.ts';
import type { Resource } from './resourceText.ts';

/** What a mutation does to the resources that can be written. */
interface Writes {
  readonly create: (input: Row) => string;
  readonly update: (id: string, input: Row) => void;
  readonly remove: (id: string) => void;
}

/** The writes of clients, animals and consultations; all others are denied. */
export function apiPlatformWrites(stage: Backstage, find: FindItem) {
  const { practice, now } = stage;
  const ids = apiPlatformIds;
  function done<Record extends { readonly key: number }>(write: () => Written<Record>): number {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row.key;
    if (stage.refuseWrites !== null) throw httpError(403, outcome.message);
    const path = outcome.field.toLowerCase();
    const violations = [{ path, message: outcome.message }];
    throw new GraphQLError(`${path}: ${outcome.message}`, { extensions: { status: 422, violations } });
  }
  /** The key behind the IRI of a relation; undefined where nothing is said. */
  function related(input: Row, field: string, kind: 'provider' | 'visitType' | 'patient' | 'client') {
    const value: unknown = Array.isArray(input[field]) ? input[field][0] : input[field];
    if (typeof value !== 'string') return value === null ? null : undefined;
    const key = ids.key(kind, value);
    if (key === null) throw new GraphQLError(`Invalid IRI "${value}".`);
    if (!find(value)) throw new GraphQLError(`Item not found for "${value}".`);
    return key;
  }

  const client: Writes = {
    create(input) {
      const details = {
        givenName: text(input, 'firstname') ?? null,
        familyName: text(input, 'lastname') ?? '',
        emails: [text(input, 'email')],
        phones: [text(input, 'phone')],
      };
      return ids.of(
        'client',
        done(() => registerClient(practice, details, now())),
      );
    },
    update(id, input) {
      const before = rowOf(practice.clients, ids.key('client', id));
      const [email, phone] = [text(input, 'email'), text(input, 'phone')];
      const change = {
        givenName: text(input, 'firstname'),
        familyName: text(input, 'lastname') ?? undefined,
        ...contactChange(before, phone, email),
      };
      done(() => changeClient(practice, ids.key('client', id), change, now()));
    },
    remove(id) {
      const gone = { isDeleted: true, isActive: false };
      done(() => changeClient(practice, ids.key('client', id), gone, now()));
    },
  };
  const animal: Writes = {
    create(input) {
      const clientKey = related(input, 'owner', 'client') ?? null;
      const details = { clientKey, name: text(input, 'name'), species: text(input, 'species') };
      return ids.of(
        'patient',
        done(() => addPatient(practice, details, now())),
      );
    },
    update(id, input) {
      const change = {
        name: text(input, 'name') ?? undefined,
        species: text(input, 'species') ?? undefined,
        clientKey: related(input, 'owner', 'client'),
      };
      done(() => changePatient(practice, ids.key('patient', id), change, now()));
    },
    remove: denied,
  };
  /** The parts of a consultation that a write may say. */
  function visit(input: Row) {
    const start = text(input, 'consultationDate');
    return {
      start: start ? storedInstant(start) : undefined,
      minutes: typeof input['duration'] === 'number' ? input['duration'] : undefined,
      typeKey: related(input, 'treatment', 'visitType') ?? undefined,
      providerKey: related(input, 'veterinarian', 'provider'),
      patientKey: related(input, 'animal', 'patient') ?? undefined,
      reason: text(input, 'reason'),
      state: stateOfWord(apiPlatformWords, text(input, 'status')),
    };
  }
  const consultation: Writes = {
    create(input) {
      const said = visit(input);
      const booking = { ...said, start: said.start ?? null, placeKey: 1, typeKey: said.typeKey ?? 1 };
      return ids.of(
        'appointment',
        done(() => bookAppointment(practice, booking, now())),
      );
    },
    update(id, input) {
      const said = visit(input);
      const owner = rowOf(practice.patients, said.patientKey ?? null);
      const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
        ...said,
        clientKey: owner ? owner.clientKey : undefined,
      };
      done(() => changeAppointment(practice, ids.key('appointment', id), change, now()));
    },
    remove(id) {
      done(() => changeAppointment(practice, ids.key('appointment', id), { isDeleted: true }, now()));
    },
  };
  const writable: Readonly<Record<string, Writes>> = { Client: client, Animal: animal, Consultation: consultation };
  const of = ({ name }: Resource): Writes => writable[name] ?? { create: denied, update: denied, remove: denied };
  return {
    create: (resource: Resource, input: Row) => of(resource).create(input),
    update: (resource: Resource, id: string, input: Row) => {
      of(resource).update(id, input);
    },
    remove: (resource: Resource, id: string) => {
      of(resource).remove(id);
    },
  };
}

/** An error with the status that it would have over HTTP. */
export function httpError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status } });
}

function denied(): never {
  throw httpError(403, 'Access Denied.');
}

/** What is said of a property: null takes it away, undefined leaves it. */
function text(input: Row, property: string): string | null | undefined {
  const value = input[property];
  return typeof value === 'string' || value === null ? value : undefined;
}
