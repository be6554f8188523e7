import { GraphQLError } from 'graphql';

import { instantOfWall, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../practice.ts';
import { changeClient } from '../practiceChanges.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { rowOrError, stateOfWord } from '../refusals.ts';
import { type ListArgs, tokenIds, tokenRecords, tokenWords } from './records.ts';

interface AppointmentInput {
  readonly id: string;
  readonly date?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly status?: string | null;
  readonly reason?: string | null;
  readonly clientID?: string;
  readonly petID?: string;
  readonly staffID?: string;
  readonly clinicID?: string;
  readonly visitTypeID?: string;
}

interface ClientInput {
  readonly name: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
}

interface PetInput {
  readonly name: string;
  readonly species?: string;
  readonly breed?: string;
  readonly clientID?: string;
}

const { of, key } = tokenIds;
const refusalCode = 'DynamoDB:ConditionalCheckFailedException';

/** Resolvers of the token service. */
export function tokenRoots(stage: Backstage): object {
  const { practice } = stage;
  const { list, one, client, pet, staff, clinic, visitType, appointment } = tokenRecords(stage);
  const appointments = () => practice.appointments.filter((row) => !row.isBlock);
  const types = practice.visitTypes.filter((row) => !row.isBlock);
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    listClinics: (args: ListArgs) => list(practice.places, args, clinic),
    getClinic: ({ id }: { id: string }) => one(practice.places, key('place', id), clinic),
    listClients: (args: ListArgs) => list(practice.clients, args, client, 'client'),
    syncClients: (args: ListArgs) => list(practice.clients, args, client, 'client'),
    getClient: ({ id }: { id: string }) => one(practice.clients, key('client', id), client),
    listPets: (args: ListArgs) => list(practice.patients, args, pet, 'patient'),
    syncPets: (args: ListArgs) => list(practice.patients, args, pet, 'patient'),
    getPet: ({ id }: { id: string }) => one(practice.patients, key('patient', id), pet),
    listStaffs: (args: ListArgs) => list(practice.providers, args, staff),
    getStaff: ({ id }: { id: string }) => one(practice.providers, key('provider', id), staff),
    listVisitTypes: (args: ListArgs) => list(types, args, visitType),
    listAppointments: (args: ListArgs) => list(appointments(), args, appointment, 'appointment'),
    syncAppointments: (args: ListArgs) => list(appointments(), args, appointment, 'appointment'),
    getAppointment: ({ id }: { id: string }) => one(practice.appointments, key('appointment', id), appointment),
    ...tokenWrites(stage),
  };
}

function tokenWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { client, pet, appointment } = tokenRecords(stage);
  function versionOf(row: AppointmentRecord): unknown {
    return Reflect.get(appointment(row), '_version');
  }
  function change(input: AppointmentInput, extra: { isDeleted?: boolean } = {}): Written<AppointmentRecord> {
    const before = rowOf(practice.appointments, key('appointment', input.id));
    if (!before) return { ok: false, field: 'id', message: 'The conditional request failed' };
    if (Reflect.get(input, '_version') !== versionOf(before)) {
      throw new GraphQLError('Conflict resolver rejects mutation.', { extensions: { code: 'ConflictUnhandled' } });
    }
    const zone = zoneOf(practice, before);
    const [day = '', time = ''] = wallText(before.start, zone).split('T');
    const start = instantOfWall(`${input.date ?? day}T${input.startTime ?? time}`, zone);
    const changes = {
      start,
      minutes: input.endTime
        ? (instantOfWall(`${input.date ?? day}T${input.endTime}`, zone) - start) / 60_000
        : undefined,
      state: stateOfWord(tokenWords, input.status),
      reason: input.reason ?? undefined,
      providerKey: input.staffID === undefined ? undefined : key('provider', input.staffID),
      ...extra,
    };
    return changeAppointment(practice, before.key, changes, now());
  }
  return {
    createAppointment({ input }: { input: AppointmentInput }) {
      const placeKey = key('place', input.clinicID);
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      const start = instantOfWall(`${String(input.date)}T${String(input.startTime)}`, zone);
      const details = {
        start,
        minutes: input.endTime
          ? (instantOfWall(`${String(input.date)}T${input.endTime}`, zone) - start) / 60_000
          : null,
        placeKey,
        typeKey: key('visitType', input.visitTypeID) ?? 1,
        providerKey: key('provider', input.staffID),
        patientKey: key('patient', input.petID),
        clientKey: key('client', input.clientID),
        reason: input.reason,
        state: stateOfWord(tokenWords, input.status),
      };
      return appointment(rowOrError(stage, () => bookAppointment(practice, details, now()), refusalCode));
    },
    updateAppointment: ({ input }: { input: AppointmentInput }) =>
      appointment(rowOrError(stage, () => change(input), refusalCode)),
    deleteAppointment: ({ input }: { input: AppointmentInput }) =>
      appointment(rowOrError(stage, () => change(input, { isDeleted: true }), refusalCode)),
    createClient({ input }: { input: ClientInput }) {
      const details = {
        givenName: input.firstName,
        familyName: input.lastName ?? input.name,
        emails: [input.email],
        phones: [input.phone],
      };
      return client(rowOrError(stage, () => registerClient(practice, details, now()), refusalCode));
    },
    updateClient({ input }: { input: Partial<ClientInput> & { id: string; notes?: string | null } }) {
      const before = rowOf(practice.clients, key('client', input.id));
      if (before && Reflect.get(input, '_version') !== Reflect.get(client(before), '_version'))
        throw new GraphQLError('Conflict resolver rejects mutation.', { extensions: { code: 'ConflictUnhandled' } });
      const { firstName, lastName, email, phone, notes } = input;
      const said = {
        givenName: firstName,
        familyName: lastName ?? undefined,
        emails: email === undefined ? undefined : [email].filter((each) => each !== null),
        phones: phone === undefined ? undefined : phone === null ? [] : [{ label: 'Mobile' as const, value: phone }],
        note: notes,
      };
      const write = () => changeClient(practice, before?.key ?? null, said, now());
      return client(rowOrError(stage, write, refusalCode));
    },
    createPet({ input }: { input: PetInput }) {
      const details = { ...input, clientKey: key('client', input.clientID) };
      return pet(rowOrError(stage, () => addPatient(practice, details, now()), refusalCode));
    },
  };
}
