import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { qminderFields } from './fields.ts';
import { managerKey, qminderPlaces } from './records.ts';
import { createdOf, creatorKeyOf, endOf, qminderTickets, waitStartOf } from './tickets.ts';
import { dateText, isTicket, isWalkIn, lineIdOf, qminderIds, statusOf } from './words.ts';

interface ById {
  readonly id: string;
}

interface TicketSearch {
  readonly locationId: string;
  readonly line?: readonly string[] | null;
  readonly status?: readonly string[] | null;
  readonly creator?: readonly string[] | null;
  readonly minCreated?: string | null;
  readonly maxCreated?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly order?: { readonly field: 'ID' | 'CREATED' | 'END_TIME'; readonly direction: string } | null;
  readonly appointment?: {
    readonly start: string;
    readonly end: string;
    readonly assignee?: readonly string[] | null;
  } | null;
  readonly minWaitStartedAt?: string | null;
}

const mostTickets = 10_000;
const founded = Date.parse('2020-02-03T13:20:11.412Z');
const news: readonly Row[] = [
  ['8', 'Opening hours on visit planner', true] as const,
  ['9', 'Appointments can be assigned automatically', false] as const,
].map(([id, title, read], index) => ({
  id,
  title,
  body: `${title}. Read more in our help center.`,
  created: dateText(Date.parse('2026-09-02T09:00:00Z') + index * 86_400_000 * 30),
  author: { id: '3', name: 'Qminder', profilePicture: null },
  read,
}));

/** The resolvers of Qminder's queries. */
export function qminderRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const places = qminderPlaces(stage, (place, includesDeleted) => fields.fieldsOf(place, includesDeleted));
  const fields = qminderFields(stage, places);
  const { ticket, callerKeyOf } = qminderTickets(stage, places, fields);
  const placeOf = (id: string): PlaceRecord | null => rowOf(practice.places, qminderIds.key('place', id));
  const userOf = (id: string): Row | null => places.userOf(qminderIds.key('provider', id));
  const tickets = (): readonly AppointmentRecord[] => practice.appointments.filter(isTicket);

  function meets(row: AppointmentRecord, search: TicketSearch): boolean {
    const { appointment } = search;
    const assigneeId = qminderIds.of('provider', row.providerKey ?? 0);
    const creatorKey = creatorKeyOf(row);
    const waiting = waitStartOf(row, now());
    const created = createdOf(row, now());
    return (
      (search.line?.includes(lineIdOf(row.placeKey, row.typeKey)) ?? true) &&
      (search.status?.includes(statusOf(row)) ?? true) &&
      (search.creator == null ||
        (creatorKey !== null && search.creator.includes(qminderIds.of('provider', creatorKey)))) &&
      (search.minCreated == null || created >= instantOf(search.minCreated)) &&
      (search.maxCreated == null || created <= instantOf(search.maxCreated)) &&
      (search.minWaitStartedAt == null || (waiting !== null && waiting >= instantOf(search.minWaitStartedAt))) &&
      (appointment == null ||
        (!isWalkIn(row) &&
          row.start >= instantOf(appointment.start) &&
          row.start < instantOf(appointment.end) &&
          (appointment.assignee?.includes(assigneeId) ?? true)))
    );
  }
  function ordered(rows: readonly AppointmentRecord[], order: TicketSearch['order']): readonly AppointmentRecord[] {
    const valueOf = (row: AppointmentRecord): number => {
      if (order?.field === 'CREATED') return createdOf(row, now());
      // Those who are still here come last.
      return order?.field === 'END_TIME' ? (endOf(row) ?? Number.MAX_SAFE_INTEGER) : row.key;
    };
    const sign = order?.direction === 'DESCENDING' ? -1 : 1;
    return rows.toSorted((one, other) => sign * (valueOf(one) - valueOf(other) || one.key - other.key));
  }

  return {
    account: () => {
      const plan = { plan: 'pro', product: 'SERVICE', amount: 42_900, paymentInterval: 'MONTH' };
      return {
        id: qminderIds.of('organization', 1),
        name: practice.organization.name,
        segment: 'Healthcare',
        created: dateText(founded),
        locations: () => practice.places.map(places.location),
        paymentMethod: 'STRIPE',
        hipaa: false,
        features: ['APPOINTMENTS', 'TEXT_MESSAGING'],
        billing: {
          subscriptionDescription: 'Pro, monthly',
          textMessagingAllowed: true,
          subscription: plan,
          subscriptions: { active: plan, extras: [] },
          seats: 12,
        },
        textMessagingAllowed: true,
        trialEnds: null,
      };
    },
    locations: () => practice.places.map(places.location),
    location({ id }: ById) {
      const place = placeOf(id);
      return place && places.location(place);
    },
    inputField: ({ id }: ById) => fields.find(id),
    ticket({ id }: ById) {
      const row = rowOf(practice.appointments, qminderIds.key('appointment', id));
      return row && isTicket(row) ? ticket(row) : null;
    },
    ticketSearch(search: TicketSearch) {
      const place = placeOf(search.locationId);
      if (!place) throw new GraphQLError(`Location with ID ${search.locationId} not found`);
      const { limit = null, offset } = search;
      if (limit !== null && (limit < 1 || limit > mostTickets))
        throw new GraphQLError(`Limit must be between 1 and ${String(mostTickets)}`);
      const found = tickets().filter((row) => row.placeKey === place.key && meets(row, search));
      return sliceOf(ordered(found, search.order), offset, limit, cap).map(ticket);
    },
    myCalledTickets: () =>
      tickets()
        .filter((row) => statusOf(row) === 'CALLED' && callerKeyOf(row) === managerKey)
        .map(ticket),
    me: () => places.userOf(managerKey),
    user: ({ id }: ById) => userOf(id),
    users: ({ ids }: { ids?: readonly string[] | null }) =>
      ids?.map(userOf) ?? places.staff.filter(({ isActive }) => isActive).map(places.user),
    allUsers: ({ includeDeletedFrom }: { includeDeletedFrom?: string | null }) => {
      const from = includeDeletedFrom == null ? null : instantOf(includeDeletedFrom);
      const isIn = (user: Row): boolean =>
        typeof user['deletedAt'] !== 'string' || (from !== null && Date.parse(user['deletedAt']) >= from);
      return places.staff.map(places.user).filter(isIn);
    },
    productChanges: ({ read }: { read?: boolean | null }) =>
      news.filter((each) => read == null || each['read'] === read),
    TV({ id }: ById) {
      const place = rowOf(practice.places, Number(id) - 400);
      return place && places.tv(place);
    },
    iPad({ id }: ById) {
      const place = rowOf(practice.places, Number(id) - 300);
      return place && places.ipad(place);
    },
    userAppointmentsAvailability({ userId, locationId }: { userId: string; locationId: string }) {
      const place = placeOf(locationId);
      const person = rowOf(practice.providers, qminderIds.key('provider', userId));
      return place && person?.placeKeys.includes(place.key) ? places.availability(person, place) : null;
    },
    line: ({ id }: ById) => places.lineOf(id),
  };
}
