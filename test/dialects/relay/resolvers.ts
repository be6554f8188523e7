import { instantOf, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { daysBetween, openingsOf } from '../openings.ts';
import type { ConnectionArgs } from '../pages.ts';
import { byStart, fullNameOf, rowOf } from '../practice.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { stateOfWord, written } from '../refusals.ts';
import { relayDeskRoots } from './desk.ts';
import { connectionOf, relayIds, relayRecords, relayWords } from './records.ts';

interface ClientsArgs extends ConnectionArgs {
  readonly searchTerm?: string;
  readonly status?: 'ACTIVE' | 'INACTIVE';
}

interface AppointmentsArgs extends ConnectionArgs {
  readonly startsAfter?: string;
  readonly startsBefore?: string;
  readonly practiceLocationId?: string;
  readonly states?: readonly string[];
}

interface Input {
  readonly clientMutationId?: string;
}

interface AppointmentInput extends Input {
  readonly appointmentId: string;
  readonly practiceLocationId: string;
  readonly appointmentKindId: string;
  readonly patientId: string;
  readonly staffMemberId?: string;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly state?: string;
  readonly reason?: string;
}

interface ClientInput extends Input {
  readonly firstName?: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phones?: readonly { readonly number: string }[];
}

interface PatientInput extends Input {
  readonly ownerId: string;
  readonly name: string;
  readonly species: string;
  readonly breed?: string;
}

const { of, key } = relayIds;

/** Resolvers of the Relay service: every list is a connection, and its size has to be said. */
export function relayRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { client, patient, staffMember, place, kind, appointment } = relayRecords(stage);
  const organization = { __typename: 'Organization', id: of('organization', 1), name: practice.organization.name };
  const clientOf = ({ id }: { id: string }) => client(rowOf(practice.clients, key('client', id)));
  const patientOf = ({ id }: { id: string }) => patient(rowOf(practice.patients, key('patient', id)));
  const appointmentOf = ({ id }: { id: string }) => appointment(rowOf(practice.appointments, key('appointment', id)));
  return {
    org: organization,
    node: (args: { id: string }) =>
      clientOf(args) ?? patientOf(args) ?? appointmentOf(args) ?? place(key('place', args.id)),
    practiceLocations: (args: ConnectionArgs) => connectionOf(practice.places, args, cap, (row) => place(row.key)),
    clients({ searchTerm, status, ...args }: ClientsArgs) {
      const term = searchTerm?.toLowerCase() ?? '';
      const rows = practice.clients
        .filter((row) => !row.isDeleted && (status === undefined || row.isActive === (status === 'ACTIVE')))
        .filter((row) => [fullNameOf(row), ...row.emails].some((text) => text.toLowerCase().includes(term)));
      return connectionOf(rows, args, cap, client);
    },
    client: clientOf,
    patients({ ownerId, ...args }: ConnectionArgs & { ownerId?: string }) {
      const owner = key('client', ownerId);
      const rows = practice.patients.filter((row) => ownerId === undefined || row.clientKey === owner);
      return connectionOf(rows, args, cap, patient);
    },
    patient: patientOf,
    appointments({ startsAfter, startsBefore, practiceLocationId, states, ...args }: AppointmentsArgs) {
      const from = startsAfter === undefined ? Number.NEGATIVE_INFINITY : instantOf(startsAfter);
      const to = startsBefore === undefined ? Number.POSITIVE_INFINITY : instantOf(startsBefore);
      const placeKey = key('place', practiceLocationId);
      // Deleted rows stay as edges without a node.
      const rows = practice.appointments
        .filter((row) => !row.isBlock && row.start >= from && row.start < to)
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter((row) => states?.includes(relayWords[row.state]) ?? true)
        .toSorted(byStart);
      return connectionOf(rows, args, cap, appointment);
    },
    appointment: appointmentOf,
    availability(args: { practiceLocationId: string; appointmentKindId: string; firstDay: string; lastDay: string }) {
      const [placeKey, typeKey] = [key('place', args.practiceLocationId), key('visitType', args.appointmentKindId)];
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      const days = daysBetween(args.firstDay, args.lastDay).map((date) => ({
        date,
        times: openingsOf(stage, { placeKey, typeKey, days: [date] })
          .filter(({ taken }) => !taken)
          .map(({ start, minutes, providerKey }) => ({
            startTime: wallTime(start, zone),
            endTime: wallTime(start + minutes * 60_000, zone),
            staffMember: staffMember(rowOf(practice.providers, providerKey)),
          })),
      }));
      return { days, userErrors: [] };
    },
    staffMembers: (args: ConnectionArgs) => connectionOf(practice.providers, args, cap, staffMember),
    appointmentKinds: (args: ConnectionArgs) =>
      connectionOf(
        practice.visitTypes.filter((row) => !row.isBlock),
        args,
        cap,
        kind,
      ),
    deletedClients(args: ConnectionArgs) {
      const rows = practice.clients.filter((row) => row.isDeleted);
      return connectionOf(rows, args, cap, client);
    },
    ...relayWrites(stage),
    ...relayDeskRoots(stage),
  };
}

function relayWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { client, patient, appointment } = relayRecords(stage);
  function payload<Row>(input: Input, field: string, write: () => Written<Row>, show: (row: Row) => object | null) {
    const outcome = written(stage, write);
    const { clientMutationId } = input;
    if (outcome.ok) return { clientMutationId, [field]: show(outcome.row), userErrors: [] };
    return { clientMutationId, userErrors: [{ path: ['input', outcome.field], message: outcome.message }] };
  }
  const change = (input: AppointmentInput): Written<Parameters<typeof appointment>[0]> => {
    const before = rowOf(practice.appointments, key('appointment', input.appointmentId));
    const start = input.startsAt === undefined ? before?.start : instantOf(input.startsAt);
    const changes = {
      start,
      minutes: input.endsAt === undefined ? undefined : (instantOf(input.endsAt) - (start ?? 0)) / 60_000,
      state: stateOfWord(relayWords, input.state),
      reason: input.reason,
      providerKey: input.staffMemberId === undefined ? undefined : key('provider', input.staffMemberId),
    };
    return changeAppointment(practice, before?.key ?? null, changes, now());
  };
  const book = (input: AppointmentInput): Written<Parameters<typeof appointment>[0]> => {
    const start = input.startsAt === undefined ? null : instantOf(input.startsAt);
    const details = {
      start,
      minutes: input.endsAt === undefined ? null : (instantOf(input.endsAt) - (start ?? 0)) / 60_000,
      placeKey: key('place', input.practiceLocationId),
      typeKey: key('visitType', input.appointmentKindId),
      providerKey: key('provider', input.staffMemberId),
      patientKey: key('patient', input.patientId),
      reason: input.reason,
    };
    return bookAppointment(practice, details, now());
  };
  return {
    scheduleAppointment: ({ input }: { input: AppointmentInput }) =>
      payload(input, 'appointment', () => book(input), appointment),
    updateAppointment: ({ input }: { input: AppointmentInput }) =>
      payload(input, 'appointment', () => change(input), appointment),
    cancelAppointment({ input }: { input: Input & { appointmentId: string; reason?: string } }) {
      const changes = { state: 'cancelled', cancelReason: input.reason } as const;
      const write = () => changeAppointment(practice, key('appointment', input.appointmentId), changes, now());
      return payload(input, 'appointment', write, appointment);
    },
    createClient({ input }: { input: ClientInput }) {
      const phones = input.phones?.map((phone) => phone.number) ?? [];
      const details = { givenName: input.firstName, familyName: input.lastName, emails: [input.email], phones };
      return payload(input, 'client', () => registerClient(practice, details, now()), client);
    },
    createPatient({ input }: { input: PatientInput }) {
      const details = { ...input, clientKey: key('client', input.ownerId) };
      return payload(input, 'patient', () => addPatient(practice, details, now()), patient);
    },
  };
}
