import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Practice,
  type ProviderRecord,
} from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import type { FelisMemory } from './memory.ts';
import { type PageArgs, paginate } from './pages.ts';
import { emailOf, felisIds, felisWords, hidden, isKept, stampText, statusNames, typedText } from './values.ts';

/** A row of the table of users, whoever it is. */
export interface Person {
  readonly id: string;
  readonly client: ClientRecord | null;
  readonly provider: ProviderRecord | null;
  readonly name: string;
  readonly email: string;
  readonly verifiedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isDeleted: boolean;
  /** The id of the group that the user is in from the beginning. */
  readonly groupId: string;
}

/** How rows look there. */
export type FelisRecords = ReturnType<typeof felisRecords>;

const staffSince = Date.parse('2024-05-02T08:00:00Z');
const groupIds: Readonly<Record<ProviderRecord['role'], string>> = { veterinarian: '2', technician: '3', groomer: '4' };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Members of staff as clients, for who looks at the list of all users. */
export function staffAsClients({ providers }: Practice): readonly ClientRecord[] {
  return providers
    .filter(({ isActive }) => isActive)
    .map(({ key, givenName, familyName, email }) => ({
      key: Number(felisIds.of('provider', key)),
      givenName,
      familyName,
      emails: [email],
      phones: [],
      street: '',
      city: '',
      isActive: true,
      isDeleted: false,
      placeKey: 1,
      note: null,
      tags: [],
      createdAt: staffSince,
      updatedAt: staffSince,
    }));
}

/** Makes rows from the records of a practice. */
export function felisRecords({ practice, meet, cap, now }: Backstage, memory: FelisMemory) {
  const personOfClient = (client: ClientRecord): Person => ({
    id: felisIds.of('client', client.key),
    client,
    provider: null,
    name: fullNameOf(client),
    email: emailOf(client),
    // Within an hour, where there is an address to answer from.
    verifiedAt: client.emails.length > 0 && client.createdAt + 3_600_000 < now() ? client.createdAt + 3_600_000 : null,
    createdAt: client.createdAt,
    updatedAt: client.updatedAt,
    isDeleted: client.isDeleted,
    groupId: '1',
  });
  const personOfProvider = (provider: ProviderRecord): Person => {
    const { name = fullNameOf(provider), email = provider.email, isDeleted } = memory.staff.get(provider.key) ?? {};
    return {
      id: felisIds.of('provider', provider.key),
      client: null,
      provider,
      name: String(name),
      email: String(email),
      verifiedAt: staffSince,
      createdAt: staffSince,
      updatedAt: staffSince,
      isDeleted: typeof isDeleted === 'boolean' ? isDeleted : !provider.isActive,
      groupId: groupIds[provider.role],
    };
  };
  /** Everybody by id, the deleted too. */
  const people = (): readonly Person[] => [
    ...practice.clients.map(personOfClient),
    ...practice.providers.map(personOfProvider),
  ];
  const personAt = (id: string): Person | null => people().find((person) => person.id === id) ?? null;
  const present = (id: string): Row | null => {
    const person = personAt(id);
    return person && !person.isDeleted ? user(person) : null;
  };
  /** All that are there, in the order in which they were entered. */
  const kept = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) => isKept(row) || (!row.isDeleted && memory.visits.get(row.key)?.host !== undefined),
    );
  const hostOf = (row: AppointmentRecord): string =>
    memory.visits.get(row.key)?.host ?? felisIds.of('provider', row.providerKey ?? 0);
  const attendeesOf = (row: AppointmentRecord): readonly string[] => [
    ...(row.clientKey === null ? [] : [felisIds.of('client', row.clientKey)]),
    ...(memory.visits.get(row.key)?.others ?? []),
  ];
  const statusOf = (row: AppointmentRecord): string | null => {
    const own = memory.visits.get(row.key)?.statusId;
    return own === undefined ? String(statusNames.indexOf(felisWords[row.state]) + 1) : own;
  };
  const titleOf = (row: AppointmentRecord): unknown => {
    const own = memory.visits.get(row.key)?.title;
    return own === undefined ? (practice.visitTypes.find(({ key }) => key === row.typeKey)?.name ?? null) : own;
  };
  const groupsOf = (person: Person): readonly string[] => memory.memberships.get(person.id) ?? [person.groupId];
  const untrashed = (rows: ReadonlyMap<string, Row>): readonly Row[] =>
    [...rows.values()].filter((row) => row['deletedAt'] === null || row['deletedAt'] === undefined);

  function user(person: Person): Row {
    if (person.client) meet('client', person.client.key);
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      emailVerifiedAt: person.verifiedAt === null ? null : stampText(person.verifiedAt),
      createdAt: stampText(person.createdAt),
      updatedAt: stampText(person.updatedAt),
      deletedAt: person.isDeleted ? stampText(person.updatedAt) : null,
      groups: () =>
        untrashed(memory.groups)
          .filter(({ id }) => groupsOf(person).includes(String(id)))
          .map(group),
      slotRules: () => (person.provider ? slotRules() : []),
      // Those that one attends, not those that are one's own.
      appointments: () =>
        kept()
          .filter((row) => attendeesOf(row).includes(person.id))
          .map(appointment),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: felisIds.of('appointment', row.key),
      title: titleOf(row),
      description: row.reason,
      statusId: statusOf(row),
      startDateTime: typedText(row.start),
      endDateTime: typedText(row.start + row.minutes * 60_000),
      createdAt: stampText(row.createdAt),
      updatedAt: stampText(row.updatedAt),
      user: () => present(hostOf(row)),
      attendees: () => attendeesOf(row).flatMap((id) => present(id) ?? []),
      status: () => status(memory.statuses.get(statusOf(row) ?? '') ?? null),
    };
  }
  function status(row: Row | null): Row | null {
    if (!row) return null;
    const own = (visit: AppointmentRecord): boolean => statusOf(visit) === row['id'];
    return { ...row, appointments: () => kept().filter(own).map(appointment) };
  }
  function type(row: Row): Row {
    return {
      ...row,
      user: () => present(String(row['userId'])),
      // The directive asks for the model, not for the relation: all appointments, of whatever type.
      appointments: (args: PageArgs) => paginate(kept(), args, cap, appointment),
    };
  }
  function group(row: Row): Row {
    const isIn = (person: Person): boolean => groupsOf(person).includes(String(row['id']));
    return {
      ...row,
      users: () =>
        people()
          .filter((person) => !person.isDeleted && isIn(person))
          .map(user),
    };
  }
  /** Columns of times are no dates with times, and one column is spelt as no table has it. */
  function slotRules(): readonly Row[] {
    return weekdays.map((day, index) => ({
      id: String(index + 1),
      ruleName: day,
      dayOfTeWeek: null,
      slotDuration: 1_800_000,
      timeAfterAppointment: 0,
      startTime: () => hidden(),
      endTime: () => hidden(),
    }));
  }

  return {
    people,
    personAt,
    user,
    kept,
    hostOf,
    attendeesOf,
    titleOf,
    appointment,
    status,
    type,
    group,
    groupsOf,
    slotRules,
    untrashed,
    weekdays,
    byId: (one: Row, other: Row): number => compareValues(Number(one['id']), Number(other['id'])),
  };
}
