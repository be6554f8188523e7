import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  byStart,
  rowOf,
} from '../../dialects/practice.ts';
import { type Row, compareValues } from '../generatedRows.ts';

/** Ids of the service; people of all kinds are users. */
export const vetplusIds: Ids = uuidIds();

/** The one clinic that the signed-in user owns. */
export const clinicKey = 1;

/** How far an appointment is; what is cancelled here was denied by the clinic, too. */
export const vetplusStates: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'PENDING',
  arrived: 'IN_PROGRESS',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'FINISHED',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
};

/** An error that the service throws on purpose, with a word for a message. */
export function customError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { isCustom: true } });
}

/** What the database says of a change to a row that isn't there. */
export function missing(): GraphQLError {
  const message = 'An operation failed because it depends on one or more records that were required but not found.';
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** An answer as it is, but where an error was on purpose: the whole answer is made of that one, with HTTP 200. */
export function vetplusBody(result: ExecutionResult): object {
  const error = result.errors?.find(({ extensions }) => extensions['isCustom'] === true);
  if (!error) return result;
  const more = { statusCode: 200, timestamp: '2026-11-17T15:10:00.000Z', path: '/graphql' };
  return { data: null, errors: [{ message: error.message }], ...more };
}

/** Whether a clinic has this appointment: it needs a pet and an owner, but no veterinarian. */
export function isAppointment(row: AppointmentRecord): boolean {
  return row.clientKey !== null && row.patientKey !== null && !row.isBlock && !row.isDeleted;
}

/** Rows in the order of the table's key, which is the id. */
export function byId<Any extends { readonly key: number }>(kind: Kind, rows: readonly Any[]): readonly Any[] {
  return rows.toSorted((one, other) => compareValues(vetplusIds.of(kind, one.key), vetplusIds.of(kind, other.key)));
}

/** Everybody who has been to the clinic. */
export function vetplusClients(practice: Practice): readonly ClientRecord[] {
  return byId('client', practice.clients).filter((row) => !row.isDeleted);
}

/** Pets that have an owner, as all must. */
export function vetplusPets(practice: Practice): readonly PatientRecord[] {
  return byId('patient', practice.patients).filter((row) => row.clientKey !== null);
}

const species = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];
const specieOf = (row: PatientRecord): number => species.indexOf(row.species) + 1 || species.length;
const iso = (instant: number): string => new Date(instant).toISOString();
const scheduleOf = ({ start, minutes }: AppointmentRecord): Row => {
  return { start_at: iso(start), end_at: iso(start + minutes * 60_000) };
};
const opened = Date.parse('2023-10-16T13:00:00Z');
const stampsOf = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
});
const old = { ...stampsOf({ createdAt: opened, updatedAt: opened }), status: true };

/** What only this service keeps: unanswered requests, and services as free text. */
export interface VetplusExtras {
  readonly unanswered: Set<number>;
  readonly services: Map<number, readonly string[]>;
}

/** Rows of the service. */
export function vetplusRows({ practice, meet }: Backstage, { unanswered, services }: VetplusExtras) {
  const ownerOf = (place: PlaceRecord): string => vetplusIds.of('organization', place.key);
  const breeds = [...new Set(practice.patients.map((row) => `${String(specieOf(row))} ${row.breed ?? 'Mestizo'}`))];
  const breed = (text: string): Row => {
    return { id: breeds.indexOf(text) + 1, id_specie: Number(text[0]), name: text.slice(2), ...old };
  };
  const breedOf = (row: PatientRecord): Row => breed(`${String(specieOf(row))} ${row.breed ?? 'Mestizo'}`);
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      id: vetplusIds.of('patient', row.key),
      id_owner: vetplusIds.of('client', row.clientKey ?? 0),
      id_specie: specieOf(row),
      id_breed: breedOf(row)['id'],
      name: row.name,
      gender: row.sex === 'FEMALE' ? 'F' : 'M',
      castrated: row.key % 2 === 0,
      dob: row.birthDate && `${row.birthDate}T00:00:00.000Z`,
      ...stampsOf(row),
      status: row.isActive,
      Breed: breedOf(row),
    };
  }
  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const isHers = (each: AppointmentRecord): boolean => each.clientKey === row.key && each.state === 'completed';
    const isOwn = ({ clientKey }: PatientRecord): boolean => clientKey === row.key;
    const [last] = practice.appointments
      .filter((each) => isHers(each) && !each.isDeleted)
      .toSorted(byStart)
      .toReversed();
    return {
      id: vetplusIds.of('client', row.key),
      names: row.givenName ?? row.familyName,
      surnames: row.givenName === null ? null : row.familyName,
      // Everybody must have one of their own.
      email: row.emails[0] ?? `sin-correo-${String(row.key)}@vetplus.test`,
      provider: row.key % 3 === 0 ? 'GOOGLE' : 'EMAIL',
      address: row.street,
      telephone_number: row.phones[0]?.value ?? null,
      role: 'PET_OWNER',
      ...stampsOf(row),
      status: row.isActive,
      Pet: () => byId('patient', practice.patients.filter(isOwn)).map(pet),
      AppointmentOwner: last ? [scheduleOf(last)] : [],
    };
  }
  function veterinarian(row: ProviderRecord): Row {
    const user = { names: row.givenName, surnames: row.familyName, email: row.email, provider: 'EMAIL' };
    const score = { VeterinarianSummaryScore: { total_points: 5, total_users: 1 } };
    const more = { role: 'VETERINARIAN', status: row.isActive, VeterinariaSpecialties: { specialties: row.role } };
    return { ...old, id: vetplusIds.of('provider', row.key), ...user, ...score, ...more };
  }
  const owner = (place: PlaceRecord): Row => {
    const user = { names: 'Robin', surnames: 'Desk', email: place.email, provider: 'EMAIL', role: 'CLINIC_OWNER' };
    return { ...old, id: ownerOf(place), ...user };
  };
  const clinic = (row: PlaceRecord): Row => ({
    id: vetplusIds.of('place', row.key),
    id_owner: ownerOf(row),
    name: row.name,
    telephone_number: row.phone,
    email: row.email,
    address: `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`,
    ...old,
    services: practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name }) => name),
    ClinicSummaryScore: { total_points: 5, total_users: 1 },
    schedule: { workingDays: [{ day: 'Lunes', startTime: '08:00', endTime: '18:00' }], nonWorkingDays: ['2026-12-25'] },
  });
  const statusOf = ({ key, state }: AppointmentRecord): string | null =>
    state === 'cancelled' ? 'DENIED' : unanswered.has(key) ? null : 'ACCEPTED';
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [place, animal] = [rowOf(practice.places, row.placeKey), rowOf(practice.patients, row.patientKey)];
    const [vet, person] = [rowOf(practice.providers, row.providerKey), rowOf(practice.clients, row.clientKey)];
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      ...scheduleOf(row),
      id: vetplusIds.of('appointment', row.key),
      id_owner: vetplusIds.of('client', row.clientKey ?? 0),
      id_veterinarian: vet && vetplusIds.of('provider', vet.key),
      id_pet: vetplusIds.of('patient', row.patientKey ?? 0),
      services: services.get(row.key) ?? [type?.name ?? ''],
      id_clinic: vetplusIds.of('place', row.placeKey),
      // They are written when the visit is over.
      observations: row.state === 'completed' && row.reason ? { suffering: [row.reason] } : {},
      appointment_status: statusOf(row),
      state: vetplusStates[row.state],
      ...stampsOf(row),
      status: true,
      Clinic: () => place && clinic(place),
      Pet: () => animal && pet(animal),
      Veterinarian: () => vet && veterinarian(vet),
      Owner: () => person && client(person),
    };
  }
  return { pet, breeds: () => breeds.map(breed), client, veterinarian, owner, clinic, statusOf, appointment, old };
}
