import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { clientOfAccount } from './clientOfAccount.ts';
import { chosenBookings, scheduleOf } from './book.ts';
import { optixRecords } from './records.ts';
import {
  type BookingList,
  type Extras,
  clientKeyOf,
  has,
  includes,
  optixIds,
  pageOf,
  rooms,
  seconds,
} from './words.ts';
import { optixWrites } from './writes.ts';

const byName = (one: ClientRecord, other: ClientRecord): number => {
  const [left, right] = [fullNameOf(one), fullNameOf(other)];
  return left === right ? one.key - other.key : left < right ? -1 : 1;
};

/** Accounts and users in the order that is asked for; without one they come as they were entered. */
function ordered(clients: readonly ClientRecord[], order: unknown): readonly ClientRecord[] {
  if (typeof order !== 'string') return clients;
  const sign = order.endsWith('_DESC') ? -1 : 1;
  if (order.startsWith('NAME')) return clients.toSorted((one, other) => sign * byName(one, other));
  return clients.toSorted((one, other) => sign * (one.createdAt - other.createdAt || one.key - other.key));
}

/** The root fields of the product. */
export function optixRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const extras: Extras = { rooms: new Map(), notes: new Map(), leads: new Set([14, 15]) };
  const list: BookingList = (args, only) => {
    const { total, data } = pageOf(
      chosenBookings(backstage, extras, args, only) as unknown as readonly Row[],
      args,
      cap,
    );
    // Only those that are answered are made into rows.
    return { total, data: (data as Parameters<typeof records.booking>[0][]).map(records.booking) };
  };
  const records = optixRecords(backstage, extras, list);
  const present = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const isFound = (client: ClientRecord, args: Row): boolean => {
    const [name, email, phone] = [fullNameOf(client), client.emails[0], client.phones[0]?.value];
    const isAny = [name, email, phone].some((text) => includes(text, args['search']));
    return isAny && includes(name, args['search_by_name']) && includes(email, args['search_by_email']);
  };
  const paged = (clients: readonly ClientRecord[], args: Row, make: (client: ClientRecord) => Row): Row => {
    const { total, data } = pageOf(clients as unknown as readonly Row[], args, cap);
    return { total, data: (data as ClientRecord[]).map(make) };
  };
  const persons = (args: Row): readonly ClientRecord[] => {
    const wishes = [args['include_active'], args['include_inactive'], args['include_deleted']];
    const isOpen = wishes.every((wish) => typeof wish !== 'boolean');
    return practice.clients.filter((client) => {
      if (client.givenName === null || !isFound(client, args)) return false;
      if (isOpen) return !client.isDeleted;
      return wishes[client.isDeleted ? 2 : client.isActive ? 0 : 1] === true;
    });
  };
  const personOf = (args: Row): ClientRecord | null => {
    const email = args['get_by_email'];
    const key = clientKeyOf('user', args['get_by_user_id']) ?? clientKeyOf('member', args['get_by_member_id']);
    const isIt = (client: ClientRecord): boolean =>
      typeof email === 'string' ? client.emails[0] === email && !client.isDeleted : client.key === key;
    return practice.clients.find((client) => client.givenName !== null && isIt(client)) ?? null;
  };
  const accounts = (args: Row): Row => {
    const wish = args['primary_location'];
    const places = typeof wish === 'object' && wish !== null ? (wish as Row)['primary_location_id'] : [];
    const found = present().filter(
      (client) =>
        isFound(client, args) &&
        has(args['type'], client.givenName === null ? 'Team' : 'Member') &&
        has(places, optixIds.of('place', client.placeKey)) &&
        (!Array.isArray(args['member_id']) ||
          args['member_id'].some((id) => clientKeyOf('member', id) === client.key)) &&
        (!Array.isArray(args['team_id']) || args['team_id'].some((id) => clientKeyOf('team', id) === client.key)),
    );
    return paged(ordered(found, args['order']), args, records.account);
  };
  const teams = (): readonly ClientRecord[] => present().filter(({ givenName }) => givenName === null);
  const tours: Row[] = [1, 3].map((placeKey) => {
    const start = seconds(Date.parse('2026-11-17T19:00:00Z')) + placeKey * 3600;
    const times = { start_timestamp: start, end_timestamp: start + 1800, created_timestamp: start - 200_000 };
    const who = {
      location: () => records.location(placeKey),
      user: () => records.user(practice.clients[13] as ClientRecord),
    };
    return {
      tour_id: String(610 + placeKey),
      ...who,
      ...times,
      is_canceled: false,
      is_cancelled: false,
      web_link: null,
    };
  });
  const tasks: readonly Row[] = ['Order tea for the waiting room', 'Fix the projector'].map((name, index) => {
    const at = seconds(Date.parse('2026-11-10T15:00:00Z')) + index * 86_400;
    const state = { status: index === 0 ? 'TO_DO' : 'COMPLETED', completed_timestamp: index === 0 ? null : at + 9000 };
    const times = { created_timestamp: at, updated_timestamp: at, due_timestamp: at + 864_000, is_due: false };
    return {
      task_id: String(411 + index),
      name,
      assignee: () => records.staff(7),
      labels: [],
      is_recurring: false,
      ...state,
      ...times,
    };
  });
  const sortedInvoices = (args: Row): readonly Row[] => {
    const order = typeof args['order'] === 'string' ? args['order'] : 'NUMBER_DESC';
    const field = order.startsWith('TOTAL') ? 'total' : order.startsWith('DUE') ? 'due_timestamp' : 'number';
    const key = { value: (row: Row) => row[field], isDescending: order.endsWith('_DESC'), nullsFirst: false };
    const found = records
      .invoices()
      .filter((row) => has(args['status'], row['status']) && has(args['invoice_id'], row['invoice_id']));
    return sortedBy(found, [key]);
  };

  return {
    me: () => ({ authType: 'ORGANIZATION', user: null, organization: records.organization(), admin: null }),
    organization: ({ subdomain }: Row) =>
      has([subdomain ?? 'harborvet'], 'harborvet') ? records.organization() : null,
    account({ account }: { readonly account: Row }): Row {
      const client = clientOfAccount(backstage, account);
      if (client) return records.account(client);
      throw new GraphQLError('Account not found');
    },
    accounts,
    amenities: (args: Row) => pageOf([], args),
    bookings: (args: Row) => {
      const wanted = args['user_id'];
      const isAll = wanted === undefined || wanted === null || wanted === '-1';
      return list(args, ({ clientKey }) => isAll || clientKey === clientKeyOf('user', wanted));
    },
    booking({ booking_id }: Row): Row | null {
      const row = rowOf(practice.appointments, optixIds.key('appointment', booking_id as string));
      return row && !row.isBlock && !row.isDeleted ? records.booking(row) : null;
    },
    bookingSources: ['Admin dashboard', 'Mobile app', 'Drop-in'],
    checkins: (args: Row) => pageOf([], args),
    invoices: (args: Row) => pageOf(sortedInvoices(args), args, cap),
    invoice: ({ invoice_id }: Row) => records.invoices().find((row) => row['invoice_id'] === invoice_id) ?? null,
    locations: records.locations,
    location: ({ location_id }: Row) => records.location(optixIds.key('place', location_id as string)),
    members(args: Row): Row {
      const found = persons(args).filter(({ key }) => args['include_lead'] !== false || !extras.leads.has(key));
      return paged(ordered(found, args['order']), args, records.member);
    },
    member(args: Row): Row | null {
      const client = personOf(args);
      return client && records.member(client);
    },
    userProfile({ user_id, member_id }: Row): Row | null {
      const client = personOf({ get_by_user_id: user_id, get_by_member_id: member_id });
      return client && { ...records.user(client), primary_location: rowOf(practice.places, client.placeKey)?.name };
    },
    teamProfile({ team_id }: Row): Row | null {
      const client = teams().find(({ key }) => key === clientKeyOf('team', team_id));
      if (!client) return null;
      return {
        team_id,
        name: client.familyName,
        primary_location: rowOf(practice.places, client.placeKey)?.name,
        city: client.city,
      };
    },
    resourceTypes(args: Row): Row {
      const all = [records.resourceType(false), records.resourceType(true)];
      return pageOf(
        all.filter(
          (row) => has(args['resource_type_id'], row['resource_type_id']) && includes(row['name'], args['name']),
        ),
        args,
      );
    },
    resources: records.resources,
    resource({ resource_id }: Row): Row | null {
      const room = rooms.find(({ id }) => id === resource_id);
      return room ? records.resource(room) : null;
    },
    schedule: (args: Row) => scheduleOf(backstage, extras, records, args),
    tasks: (args: Row) => pageOf(tasks, args),
    teams: (args: Row) => paged(ordered(teams(), args['order']), args, records.team),
    tours: (args: Row) => pageOf(tours, args),
    users: (args: Row) => paged(ordered(persons(args), args['order']), args, records.user),
    user(args: Row): Row | null {
      const client = personOf(args);
      const key = optixIds.key('provider', args['get_by_user_id'] as string);
      return client ? records.user(client) : records.staff(key);
    },
    ...optixWrites({ ...backstage, now }, extras, records, tours),
  };
}
