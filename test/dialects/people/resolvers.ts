import { GraphQLError } from 'graphql';

import { instantOf, startOfDay, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { daysBetween, openingsOf } from '../openings.ts';
import { type ConnectionArgs, sliceOf, stretchOf } from '../pages.ts';
import { type ClientRecord, byFamilyName, fullNameOf, rowOf } from '../practice.ts';
import { type AppointmentFilters, chooseAppointments } from './chooseAppointments.ts';
import { peopleIds, peopleRecords, peopleZone } from './records.ts';
import type { PeopleVersion } from './schema.ts';
import { peopleWrites } from './writes.ts';

interface UserFilters {
  readonly keywords?: string | null;
  readonly active_status?: string | null;
  readonly ids?: readonly (string | null)[] | null;
  readonly order_by?: string | null;
  readonly sort_by?: string | null;
}

interface Page {
  readonly offset?: number | null;
  readonly page_size?: number | null;
  readonly should_paginate?: boolean | null;
  readonly after?: string | null;
}

type Dated = AppointmentFilters & { readonly startDate?: string | null; readonly endDate?: string | null };

interface SlotsArgs {
  readonly provider_id?: string;
  readonly appt_type_id?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const { of, key } = peopleIds;

/** Resolvers of the version of 2024: bare lists, strings for dates, and days counted in the organization's zone. */
export function peopleRoots2024(stage: Backstage): object {
  const { practice, cap } = stage;
  const records = peopleRecords(stage, '2024');
  const { user, member, type, appointment } = records;
  function page<Row>(rows: readonly Row[], { offset, page_size, should_paginate }: Page): readonly Row[] {
    return should_paginate === false ? sliceOf(rows, 0, null, cap) : sliceOf(rows, offset, page_size, cap);
  }
  function chosen(args: Dated) {
    const from = args.startDate ? startOfDay(args.startDate.slice(0, 10), peopleZone) : Number.NEGATIVE_INFINITY;
    const to = args.endDate ? startOfDay(args.endDate.slice(0, 10), peopleZone, 1) : Number.POSITIVE_INFINITY;
    return chooseAppointments(stage, args, ({ start }) => start >= from && start < to);
  }
  return {
    ...sharedRoots(stage, records),
    users: (args: UserFilters & Page) => page(afterId(chooseUsers(stage, args), 'client', args.after), args).map(user),
    usersCount: (args: UserFilters) => chooseUsers(stage, args).length,
    organizationMembers: (args: Page) => page(practice.providers, args).map(member),
    organizationMembersCount: () => practice.providers.length,
    appointments(args: Dated & Page & { order_by?: string }) {
      const rows = afterId(chosen(args), 'appointment', args.after);
      return page(args.order_by === 'DATE_DESC' ? rows.toReversed() : rows, args).map(appointment);
    },
    appointmentsCount: (args: Dated) => chosen(args).length,
    availableSlotsForRange(args: SlotsArgs) {
      const days = daysBetween(args.start_date?.slice(0, 10) ?? '', args.end_date?.slice(0, 10) ?? '');
      const providerKey = key('provider', args.provider_id);
      if (providerKey === null) throw new GraphQLError('Provider is required');
      const requested = { placeKey: null, typeKey: key('visitType', args.appt_type_id), providerKey, days };
      return openingsOf(stage, requested).map(({ start, minutes, taken }) => ({
        date: wallText(start, peopleZone).replace('T', ' '),
        length: minutes,
        user_id: of('provider', providerKey),
        is_fully_booked: taken,
        appointment_id: null,
      }));
    },
    appointmentTypes: (args: Page) =>
      page(
        practice.visitTypes.filter((row) => !row.isBlock),
        args,
      ).map((row) => type(row.key)),
    ...peopleWrites(stage, records),
  };
}

/** Resolvers of the version of 2026: connections with page_info, and instants for dates. */
export function peopleRoots2026(stage: Backstage): object {
  const { practice, cap } = stage;
  const records = peopleRecords(stage, '2026');
  const { user, member, pet, type, appointment } = records;
  function connection<Row>(rows: readonly Row[], args: ConnectionArgs, nodeOf: (row: Row) => object | null): object {
    const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, withUsualSize(args), cap);
    const withNodes = edges.map(({ cursor, row }) => ({ cursor, node: nodeOf(row) }));
    return {
      edges: withNodes,
      nodes: withNodes.map((edge) => edge.node),
      page_info: {
        start_cursor: startCursor,
        end_cursor: endCursor,
        has_next_page: hasNext,
        has_previous_page: hasPrevious,
      },
      total_count: rows.length,
    };
  }
  return {
    ...sharedRoots(stage, records),
    users: (args: UserFilters & ConnectionArgs) => connection(chooseUsers(stage, args), args, user),
    organizationMembers: (args: ConnectionArgs) => connection(practice.providers, args, member),
    petProfiles(args: ConnectionArgs & { user_id?: string; keywords?: string }) {
      const owner = key('client', args.user_id);
      const rows = practice.patients
        .filter((row) => !args.user_id || row.clientKey === owner)
        .filter((row) => row.name.toLowerCase().includes((args.keywords ?? '').toLowerCase()));
      return connection(rows, args, pet);
    },
    petProfile: ({ id }: { id?: string }) => pet(rowOf(practice.patients, key('patient', id))),
    appointments(args: Dated & ConnectionArgs & { sort_by?: string }) {
      const { startDate, endDate } = args;
      if (!startDate !== !endDate) throw new GraphQLError('startDate and endDate must be given together');
      const from = startDate ? instantOf(startDate) : Number.NEGATIVE_INFINITY;
      const to = endDate ? instantOf(endDate) : Number.POSITIVE_INFINITY;
      const rows = chooseAppointments(stage, args, ({ start }) => start >= from && start <= to);
      return connection(args.sort_by === 'date_desc' ? rows.toReversed() : rows, args, appointment);
    },
    appointmentTypes: (args: ConnectionArgs) =>
      connection(
        practice.visitTypes.filter((row) => !row.isBlock),
        args,
        (row) => type(row.key),
      ),
    ...peopleWrites(stage, records),
  };
}

function sharedRoots({ practice }: Backstage, { user, place, appointment }: ReturnType<typeof peopleRecords>): object {
  const org = { id: of('organization', 1), name: practice.organization.name, timezone: peopleZone };
  return {
    org,
    organization: org,
    user: ({ id }: { id?: string }) => user(rowOf(practice.clients, key('client', id))),
    appointment({ id, include_deleted }: { id?: string; include_deleted?: boolean }) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row?.isDeleted && include_deleted !== true ? null : appointment(row);
    },
    appointmentLocations: () => practice.places.map((row) => place(row.key)),
    archivedUsers: () => practice.clients.filter((row) => row.isDeleted).map(user),
  };
}

function withUsualSize(args: ConnectionArgs): ConnectionArgs {
  return args.first === undefined && args.last === undefined ? { ...args, first: 25 } : args;
}

function chooseUsers({ practice }: Backstage, { keywords, active_status, ids, ...order }: UserFilters): ClientRecord[] {
  const words = (keywords ?? '').toLowerCase();
  const keys = ids?.map((id) => key('client', id));
  const rows = practice.clients
    .filter((row) => !row.isDeleted && (keys?.includes(row.key) ?? true))
    .filter((row) => !active_status || row.isActive === (active_status.toLowerCase() === 'active'))
    .filter((row) => [fullNameOf(row), ...row.emails].some((text) => text.toLowerCase().includes(words)));
  const requested = (order.order_by ?? order.sort_by ?? 'last_name_asc').toLowerCase();
  if (requested === 'created_at_asc') return rows;
  const sorted = rows.toSorted(byFamilyName);
  return requested.endsWith('_desc') ? sorted.toReversed() : sorted;
}

/** The rows behind the one whose id a cursor stands for. */
function afterId<Row extends { readonly key: number }>(
  rows: Row[],
  kind: 'client' | 'appointment',
  cursor: string | null | undefined,
): Row[] {
  if (!cursor) return rows;
  return rows.slice(1 + rows.findIndex((row) => row.key === key(kind, cursor)));
}

/** Resolvers for each version. */
export const peopleRoots: Readonly<Record<PeopleVersion, (stage: Backstage) => object>> = {
  '2024': peopleRoots2024,
  '2026': peopleRoots2026,
};
