import { instantOf } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { sliceOf } from '../pages.ts';
import { byFamilyName, byStart, fullNameOf, rowOf } from '../practice.ts';
import { addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { rowOrError, stateOfWord } from '../refusals.ts';
import { literalIds, literalRecords, literalWords } from './records.ts';

interface Limited {
  readonly limit: number;
  readonly active?: boolean | null;
}

interface AppointmentArgs {
  readonly id: string;
  readonly locationId: string;
  readonly appointmentTypeId: string;
  readonly patientId: string;
  readonly providerId?: string;
  readonly start?: string;
  readonly end?: string;
  readonly status?: string;
  readonly reason?: string;
}

interface NewClient {
  readonly firstName?: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phone?: string;
}

interface NewAnimal {
  readonly clientId: string;
  readonly name: string;
  readonly species: string;
  readonly breed?: string;
}

/** Resolvers of the literal form: bare lists, a required limit, no offset and no total. */
export function literalRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const { client, patient, provider, place, appointment } = literalRecords(stage);
  const key = literalIds.key;
  const refusalCode = 'invalid_argument';
  return {
    org: { id: literalIds.of('organization', 1), name: practice.organization.name },
    locations: () => practice.places.map((row) => place(row.key)),
    getClients({ active, limit }: Limited) {
      const rows = practice.clients.filter((row) => !row.isDeleted && (active ?? row.isActive) === row.isActive);
      return sliceOf(rows, 0, limit, cap).map((row) => client(row.key));
    },
    getClient: ({ id }: { id: string }) => client(key('client', id)),
    getPatients({ clientId, active, limit }: Limited & { clientId?: string }) {
      const owner = key('client', clientId);
      const rows = practice.patients.filter((row) => (active ?? row.isActive) === row.isActive);
      const owned = clientId ? rows.filter((row) => row.clientKey === owner) : rows;
      return sliceOf(owned, 0, limit, cap).map((row) => patient(row.key));
    },
    getPatient: ({ id }: { id: string }) => patient(key('patient', id)),
    getProviders({ active }: { active?: boolean }) {
      const rows = practice.providers.filter((row) => (active ?? row.isActive) === row.isActive);
      return rows.map((row) => provider(row.key));
    },
    getAppointmentTypes: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map((row) => ({ id: literalIds.of('visitType', row.key), name: row.name, minutes: row.minutes })),
    getAppointments(args: Limited & { locationId: string; start: string; end: string }) {
      const [from, to] = [instantOf(args.start), instantOf(args.end)];
      const placeKey = key('place', args.locationId);
      const rows = practice.appointments
        .filter((row) => !row.isDeleted && !row.isBlock && row.placeKey === placeKey)
        .filter((row) => row.start >= from && row.start < to)
        .toSorted(byStart);
      return sliceOf(rows, 0, args.limit, cap).map((row) => appointment(row));
    },
    getAppointment: ({ id }: { id: string }) => appointment(rowOf(practice.appointments, key('appointment', id))),
    getDeletedClients: ({ limit }: Limited) =>
      sliceOf(practice.clients, 0, limit, cap)
        .filter((row) => row.isDeleted)
        .map((row) => client(row.key)),

    createClient({ firstName, lastName, email, phone }: NewClient) {
      const input = { givenName: firstName, familyName: lastName, emails: [email], phones: [phone] };
      return client(rowOrError(stage, () => registerClient(practice, input, now()), refusalCode).key);
    },
    createPatient({ clientId, ...rest }: NewAnimal) {
      const input = { ...rest, clientKey: key('client', clientId) };
      return patient(rowOrError(stage, () => addPatient(practice, input, now()), refusalCode).key);
    },
    createAppointment({ start = '', ...args }: AppointmentArgs) {
      const input = {
        start: instantOf(start),
        minutes: args.end === undefined ? null : (instantOf(args.end) - instantOf(start)) / 60_000,
        placeKey: key('place', args.locationId),
        typeKey: key('visitType', args.appointmentTypeId),
        providerKey: key('provider', args.providerId),
        patientKey: key('patient', args.patientId),
        reason: args.reason,
      };
      return appointment(rowOrError(stage, () => bookAppointment(practice, input, now()), refusalCode));
    },
    updateAppointment({ id, start, end, status, reason, providerId }: AppointmentArgs) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const startsAt = start === undefined ? before?.start : instantOf(start);
      const change = {
        start: startsAt,
        minutes: end === undefined ? undefined : (instantOf(end) - (startsAt ?? 0)) / 60_000,
        state: stateOfWord(literalWords, status),
        reason,
        providerKey: providerId === undefined ? undefined : key('provider', providerId),
      };
      const write = () => changeAppointment(practice, before?.key ?? null, change, now());
      return appointment(rowOrError(stage, write, refusalCode));
    },
    cancelAppointment({ id, reason }: { id: string; reason?: string }) {
      const change = { state: 'cancelled', cancelReason: reason } as const;
      const write = () => changeAppointment(practice, key('appointment', id), change, now());
      return appointment(rowOrError(stage, write, refusalCode));
    },
  };
}

/** Resolvers of the interface document's three operations: clients by name, and only active ones by default. */
export function minimalRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  return {
    org: { id: literalIds.of('organization', 1), name: practice.organization.name },
    locations: () =>
      practice.places.map(({ key, name, street, city, state, postalCode }) => ({
        id: literalIds.of('place', key),
        name,
        address: `${street}, ${city}, ${state} ${postalCode}`,
      })),
    getClients({ active, limit }: Limited) {
      const rows = practice.clients.filter((row) => !row.isDeleted && row.isActive === (active ?? true));
      return sliceOf(rows.toSorted(byFamilyName), 0, limit, cap).map((row) => {
        stage.meet('client', row.key);
        return {
          id: literalIds.of('client', row.key),
          name: fullNameOf(row),
          email: row.emails[0],
          phone: row.phones[0]?.value,
          active: row.isActive,
        };
      });
    },
  };
}
