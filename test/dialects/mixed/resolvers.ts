import { GraphQLError } from 'graphql';

import { instantOf, instantOfWall, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { openingsOf } from '../openings.ts';
import { type ConnectionArgs, sliceOf, stretchOf } from '../pages.ts';
import { type ClientRecord, byFamilyName, byStart, fullNameOf, rowOf } from '../practice.ts';
import { changeClient, changePatient, mergeClients } from '../practiceChanges.ts';
import { addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { rowOrError, stateOfWord } from '../refusals.ts';
import { mixedDeskRoots } from './desk.ts';
import { mixedIds, mixedRecords, mixedWords } from './records.ts';

interface Page {
  readonly limit?: number;
  readonly offset?: number;
  readonly updatedAtStart?: string;
  readonly updatedAtEnd?: string;
}

interface AppointmentInput {
  readonly locationId?: string;
  readonly appointmentTypeId?: string;
  readonly patientId?: string;
  readonly providerId?: string;
  readonly start?: string;
  readonly duration?: number;
  readonly status?: string;
  readonly isConfirmed?: boolean;
  readonly reason?: string;
}

interface ClientInput {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly secondaryEmail?: string;
  readonly phoneNumbers?: readonly { readonly value?: string; readonly name?: string }[];
  readonly notes?: string | null;
  readonly primaryLocationId?: string;
}

interface PatientInput {
  readonly name?: string;
  readonly species?: string;
  readonly breed?: string;
  readonly birthDate?: string | null;
}

const usualPage = 50;
const finished: readonly string[] = ['COMPLETED', 'NO_SHOW'];
const { of, key } = mixedIds;

/** Resolvers of the mixed service. */
export function mixedRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { client, patient, provider, place, type, appointment } = mixedRecords(stage);
  const living = (): ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const page = <Row>(rows: readonly Row[], { offset, limit = usualPage }: Page): readonly Row[] =>
    sliceOf(rows, offset, limit, cap);
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    locations: () => practice.places.map((row) => place(row.key)),
    location: ({ id }: { id: string }) => place(key('place', id) ?? 0),
    clients({ filters, sortBy, ...args }: Page & { filters?: { email?: string }; sortBy?: string }) {
      const rows = living().filter((row) => changedWithin(row.updatedAt, args));
      const requested = filters?.email ? rows.filter((row) => row.emails.includes(filters.email ?? '')) : rows;
      return page(sortBy === 'NAME' ? requested.toSorted(byFamilyName) : requested, args).map(client);
    },
    // Who was merged is found no more.
    client: ({ id }: { id: string }) => client(rowOf(living(), key('client', id))),
    searchAccounts({ query, limit }: { query: string; limit: number }) {
      const animalsOf = (row: ClientRecord) => practice.patients.filter((animal) => animal.clientKey === row.key);
      const hits = living().filter((row) => {
        const names = [fullNameOf(row), ...row.emails, ...animalsOf(row).map((animal) => animal.name)];
        return names.some((name) => name.toLowerCase().includes(query.toLowerCase()));
      });
      return sliceOf(hits, 0, limit, cap).map((row) => ({
        ...client(row),
        patientResults: animalsOf(row).map(patient),
      }));
    },
    accounts({ filters, ...args }: ConnectionArgs & { filters?: { isActive?: boolean; name?: string } }) {
      const rows = living().filter(
        (row) =>
          (filters?.isActive ?? row.isActive) === row.isActive &&
          fullNameOf(row)
            .toLowerCase()
            .includes((filters?.name ?? '').toLowerCase()),
      );
      const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, args, cap);
      return {
        edges: edges.map(({ cursor, row }) => ({ cursor, node: client(row) })),
        pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
      };
    },
    accountsCount: () => living().length,
    checkDuplicatePhoneNumber: ({ input }: { input: { value?: string } }) =>
      living().some((row) => row.phones.some((phone) => phone.value === input.value)),
    patients({ filters, ...args }: Page & { filters?: { clientId?: string; isActive?: boolean } }) {
      const owner = key('client', filters?.clientId);
      const rows = practice.patients.filter(
        (row) =>
          (owner === null || row.clientKey === owner) &&
          (filters?.isActive ?? row.isActive) === row.isActive &&
          changedWithin(row.updatedAt, args),
      );
      return page(rows, args).map(patient);
    },
    patient: ({ id }: { id: string }) => patient(rowOf(practice.patients, key('patient', id))),
    appointments: (args: AppointmentsArgs) => page(chooseAppointments(stage, args), args).map(appointment),
    appointment: ({ id }: { id: string }) => appointment(rowOf(practice.appointments, key('appointment', id))),
    appointmentTypes: () => practice.visitTypes.map((row) => type(row.key)),
    locationAppointmentTypes: () => practice.visitTypes.map((row) => type(row.key)),
    providers: () => practice.providers.map((row) => provider(row.key)),
    provider: ({ id }: { id: string }) => provider(key('provider', id)),
    availableTimes(args: { locationId: string; appointmentTypeId: string; date: string }) {
      const [placeKey, typeKey] = [key('place', args.locationId), key('visitType', args.appointmentTypeId)];
      const zone = rowOf(practice.places, placeKey)?.zone;
      if (zone === undefined || typeKey === null) throw new GraphQLError('location or appointment type is invalid');
      return openingsOf(stage, { placeKey, typeKey, days: [args.date] })
        .filter(({ taken }) => !taken)
        .map(({ start, providerKey }) => ({
          time: wallTime(start, zone).slice(0, 5),
          providerId: of('provider', providerKey),
          scheduleId: null,
          provider: provider(providerKey),
        }));
    },
    deletedClients: (args: Page) =>
      page(practice.clients, args)
        .filter((row) => row.isDeleted)
        .map(client),
    ...mixedWrites(stage),
    ...mixedDeskRoots(stage),
  };
}

interface AppointmentsArgs extends Page {
  readonly locationId?: string;
  readonly clientId?: string;
  readonly start?: string;
  readonly end?: string;
  readonly statuses?: readonly string[];
  readonly includeCompleted?: boolean;
  readonly onlyDeleted?: boolean;
}

function chooseAppointments({ practice }: Backstage, args: AppointmentsArgs) {
  const from = args.start === undefined ? Number.NEGATIVE_INFINITY : instantOf(args.start);
  const to = args.end === undefined ? Number.POSITIVE_INFINITY : instantOf(args.end);
  const placeKey = key('place', args.locationId);
  const clientKey = key('client', args.clientId);
  return practice.appointments
    .filter((row) => row.isDeleted === (args.onlyDeleted ?? false) && row.start >= from && row.start < to)
    .filter((row) => placeKey === null || row.placeKey === placeKey)
    .filter((row) => clientKey === null || row.clientKey === clientKey)
    .filter((row) => {
      const status = mixedWords[row.state];
      if (args.statuses) return args.statuses.includes(status);
      return args.includeCompleted || args.onlyDeleted || !finished.includes(status);
    })
    .filter((row) => changedWithin(row.updatedAt, args))
    .toSorted(byStart);
}

function changedWithin(instant: number, { updatedAtStart, updatedAtEnd }: Page): boolean {
  if (updatedAtStart !== undefined && instant < instantOfWall(updatedAtStart, 'UTC')) return false;
  return updatedAtEnd === undefined || instant < instantOfWall(updatedAtEnd, 'UTC');
}

function labelOf(name: string | undefined): 'Mobile' | 'Home' | 'Work' {
  return name === 'Home' || name === 'Work' ? name : 'Mobile';
}

function mixedWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { client, patient, appointment } = mixedRecords(stage);
  const refusalCode = 'unprocessable_entity';
  // Seen in the field: a value of the service's own enum that it doesn't take.
  const stateOf = (status: string | undefined) => {
    if (status !== 'APPOINTMENT_TIME') return stateOfWord(mixedWords, status);
    throw new GraphQLError('status is invalid', { extensions: { code: refusalCode } });
  };
  return {
    createClient({ input }: { input?: ClientInput }) {
      const details = {
        ...input,
        emails: [input?.email, input?.secondaryEmail],
        phones: input?.phoneNumbers?.map((phone) => phone.value) ?? [],
      };
      return client(rowOrError(stage, () => registerClient(practice, details, now()), refusalCode));
    },
    updateClient({ id, input }: { id: string; input: ClientInput }) {
      const before = rowOf(practice.clients, key('client', id));
      const [email, secondaryEmail] = before?.emails ?? [];
      const emails = [
        'email' in input ? input.email : email,
        'secondaryEmail' in input ? input.secondaryEmail : secondaryEmail,
      ];
      const change = {
        givenName: input.givenName,
        familyName: input.familyName,
        emails: emails.filter((each) => typeof each === 'string'),
        // A list that is given takes the place of the former one.
        phones: input.phoneNumbers?.map(({ value = '', name }) => ({ value, label: labelOf(name) })),
        note: input.notes,
        placeKey: input.primaryLocationId === undefined ? undefined : (key('place', input.primaryLocationId) ?? 1),
      };
      return client(rowOrError(stage, () => changeClient(practice, before?.key ?? null, change, now()), refusalCode));
    },
    mergeClients({ fromId, toId }: { fromId: string; toId: string }) {
      const write = () => mergeClients(practice, key('client', toId), key('client', fromId), now());
      return client(rowOrError(stage, write, refusalCode));
    },
    updatePatient({ id, input }: { id: string; input: PatientInput }) {
      const { name, species, breed, birthDate } = input;
      const change = { name, species, breed, birthDate };
      return patient(rowOrError(stage, () => changePatient(practice, key('patient', id), change, now()), refusalCode));
    },
    createPatient({ clientId, input }: { clientId: string; input?: PatientInput }) {
      const details = { ...input, clientKey: key('client', clientId) };
      return patient(rowOrError(stage, () => addPatient(practice, details, now()), refusalCode));
    },
    createAppointment({ input }: { input: AppointmentInput }) {
      const details = {
        start: input.start === undefined ? null : instantOf(input.start),
        minutes: input.duration,
        placeKey: key('place', input.locationId),
        typeKey: key('visitType', input.appointmentTypeId),
        providerKey: key('provider', input.providerId),
        patientKey: key('patient', input.patientId),
        reason: input.reason,
        state: stateOf(input.status),
      };
      return appointment(rowOrError(stage, () => bookAppointment(practice, details, now()), refusalCode));
    },
    updateAppointment({ id, input }: { id: string; input: AppointmentInput }) {
      const change = {
        start: input.start === undefined ? undefined : instantOf(input.start),
        minutes: input.duration,
        providerKey: input.providerId === undefined ? undefined : key('provider', input.providerId),
        reason: input.reason,
        state: input.isConfirmed ? ('confirmed' as const) : stateOf(input.status),
      };
      const write = () => changeAppointment(practice, key('appointment', id), change, now());
      return appointment(rowOrError(stage, write, refusalCode));
    },
    deleteAppointment({ id }: { id: string }) {
      const write = () => changeAppointment(practice, key('appointment', id), { isDeleted: true }, now());
      return appointment(rowOrError(stage, write, refusalCode));
    },
  };
}
