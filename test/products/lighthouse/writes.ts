import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { instantOfDateTime } from './query.ts';
import { lighthouseRows, lighthouseWords } from './records.ts';

type Texts<Field extends string> = Partial<Readonly<Record<Field, string | null>>>;
type ClientInput = Texts<'id' | 'name' | 'number' | 'email'>;

/** What a nested input says of the row that a row belongs to. */
interface Relation<Content = never> {
  readonly connect?: string | null;
  readonly create?: Content | null;
  readonly disconnect?: boolean | null;
}

interface PetInput extends Texts<'name' | 'species' | 'birthdate'> {
  readonly client?: Relation<ClientInput> | null;
}

interface AppointmentInput extends Texts<
  'id' | 'starts_at' | 'ends_at' | 'status' | 'observation' | 'cancellation_reason'
> {
  readonly clinic?: Relation | null;
  readonly employee?: Relation | null;
  readonly pet?: Relation<PetInput> | null;
  readonly services?: { readonly connect?: readonly string[] | null; readonly sync?: readonly string[] | null } | null;
}

/** The mutations. Input that breaks a rule is told under `extensions.validation`. */
export function lighthouseWrites(stage: Backstage, show: (table: string, row: Row) => Row): object {
  const { practice, now } = stage;
  const shown = lighthouseRows(stage);
  function done<Record>(field: string, write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    if (outcome.field === 'base') throw new GraphQLError(outcome.message);
    throw invalid(field, outcome.field, `${outcome.message}.`);
  }
  /** The key that is connected: undefined where nothing is said, null where the connection is cut. */
  function connected(
    rows: readonly { readonly key: number }[],
    relation: Relation<unknown> | null | undefined,
  ): number | null | undefined {
    if (relation?.disconnect === true) return null;
    return relation?.connect ? present(rowOf(rows, Number(relation.connect))).key : undefined;
  }
  function createClient(input: ClientInput): ClientRecord {
    const { number, email } = input;
    if (!number) throw invalid('createClient', 'number', 'The input.number field is required.');
    checkEmail('createClient', email);
    const details = { ...namesOf(input.name ?? ''), phones: [number], emails: [email] };
    return done('createClient', () => registerClient(practice, details, now()));
  }
  function updateClient(input: ClientInput): ClientRecord {
    const { name, number, email } = input;
    const { key, phones, emails } = present(
      practice.clients.find((row) => row.key === Number(input.id) && !row.isDeleted),
    );
    checkEmail('updateClient', email);
    const first = number ? [{ label: 'Mobile', value: number } as const] : [];
    const change = {
      ...(name && namesOf(name)),
      phones: number === undefined ? undefined : [...first, ...phones.slice(1)],
      emails: email === undefined ? undefined : [...(email === null ? [] : [email]), ...emails.slice(1)],
    };
    return done('updateClient', () => changeClient(practice, key, change, now()));
  }
  function createPet(input: PetInput): PatientRecord {
    const { client, birthdate } = input;
    const clientKey = client?.create ? createClient(client.create).key : connected(practice.clients, client);
    if (!clientKey) throw invalid('createPet', 'client', 'The input.client field is required.');
    const made = done('createPet', () => addPatient(practice, { ...input, clientKey }, now()));
    if (!birthdate) return made;
    return done('createPet', () => changePatient(practice, made.key, { birthDate: birthdate }, now()));
  }
  function changesOf(field: string, input: AppointmentInput, before: AppointmentRecord | null) {
    const { starts_at, ends_at, services, pet } = input;
    const start = starts_at ? instantOfDateTime(starts_at) : before?.start;
    const end = ends_at ? instantOfDateTime(ends_at) : before && before.start + before.minutes * 60_000;
    if (start !== undefined && end !== null && end <= start)
      throw invalid(field, 'ends_at', 'The input.ends_at field must be a date after input.starts_at.');
    const [service] = services?.sync ?? services?.connect ?? [];
    const patientKey = pet?.create ? createPet(pet.create).key : connected(practice.patients, pet);
    return {
      start,
      minutes: start === undefined || end === null ? undefined : Math.round((end - start) / 60_000),
      placeKey: connected(practice.places, input.clinic) ?? undefined,
      providerKey: connected(practice.providers, input.employee),
      patientKey,
      clientKey: patientKey === undefined ? undefined : (rowOf(practice.patients, patientKey)?.clientKey ?? null),
      typeKey: connected(practice.visitTypes, service === undefined ? null : { connect: service }) ?? undefined,
      state: stateOfWord(lighthouseWords, input.status),
      reason: input.observation,
      cancelReason: input.cancellation_reason,
    };
  }
  const bookedRow = (id: string | null | undefined): AppointmentRecord | undefined =>
    practice.appointments.find((row) => row.key === Number(id) && !row.isDeleted && !row.isBlock);
  const appointment = (row: AppointmentRecord): Row => show('Appointment', shown.appointment(row));
  return {
    createAppointment({ input }: { input: AppointmentInput }) {
      const { start = null, placeKey = null, typeKey = 1, ...more } = changesOf('createAppointment', input, null);
      const booking = { ...more, start, placeKey, typeKey };
      return appointment(done('createAppointment', () => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ input }: { input: AppointmentInput }) {
      const before = present(bookedRow(input.id));
      const changes = changesOf('updateAppointment', input, before);
      return appointment(done('updateAppointment', () => changeAppointment(practice, before.key, changes, now())));
    },
    deleteAppointment({ id }: { id: string }) {
      const key = bookedRow(id)?.key;
      if (key === undefined) return null;
      return appointment(done('deleteAppointment', () => changeAppointment(practice, key, { isDeleted: true }, now())));
    },
    createClient: ({ input }: { input: ClientInput }) => show('Client', shown.client(createClient(input))),
    updateClient: ({ input }: { input: ClientInput }) => show('Client', shown.client(updateClient(input))),
    createPet: ({ input }: { input: PetInput }) => show('Pet', shown.pet(createPet(input))),
  };
}

/** A row that has to be there. Otherwise the database refuses, and what it says is not for clients. */
function present<Found>(row: Found | null | undefined): Found {
  if (row === null || row === undefined) throw new GraphQLError('Internal server error');
  return row;
}

function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [, givenName = null, familyName = name.trim()] = /^(\S+)\s+(.+)$/.exec(name.trim()) ?? [];
  return { givenName, familyName };
}

function checkEmail(field: string, email: string | null | undefined): void {
  if (email && !email.includes('@'))
    throw invalid(field, 'email', 'The input.email field must be a valid email address.');
}

/** The error of input that breaks a rule of its field. */
function invalid(field: string, path: string, message: string): GraphQLError {
  return new GraphQLError(`Validation failed for the field [${field}].`, {
    extensions: { validation: { [`input.${path}`]: [message] } },
  });
}
