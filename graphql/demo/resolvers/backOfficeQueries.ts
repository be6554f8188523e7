import { connectionOf, pageOf } from '../paging.ts';
import { addDays, dayOf, utcDayOf } from '../zoneTime.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;
type Id = string | null;

/** Queries beyond the desk; see schema/backOffice.ts for why they are here. */
export const backOfficeQueries: FieldResolvers = {
  auditLog: (_source: unknown, args: { readonly first: number; readonly after?: string | null }, { store }: Context) =>
    connectionOf(store.backOffice().audit.list(), args.first, args.after),
  tasks: (
    _source: unknown,
    args: { readonly done?: boolean | null; readonly assigneeId?: Id; readonly limit?: number | null },
    { store }: Context,
  ) => {
    const matching = store
      .backOffice()
      .tasks.list()
      .filter(({ done }) => typeof args.done !== 'boolean' || done === args.done)
      .filter(({ assigneeId }) => !args.assigneeId || assigneeId === args.assigneeId);
    return pageOf(matching, args.limit);
  },
  archivedClients: (
    _source: unknown,
    args: { readonly limit: number; readonly offset?: number | null },
    { store }: Context,
  ) => pageOf(store.backOffice().archivedClients.list(), args.limit, args.offset),
  reservations: (
    _source: unknown,
    args: { readonly locationId: string; readonly startDate: string; readonly endDate: string },
    { store }: Context,
  ) => {
    const guests = store
      .patients()
      .filter(({ isActive, species }) => isActive && species === 'Canine')
      .slice(0, 4);
    return guests.map((patient, kennel) => ({
      id: String(660 + kennel),
      patientId: patient.id,
      kennel: `${args.locationId}-K${String(kennel + 1)}`,
      startDate: args.startDate,
      endDate: addDays(args.startDate, kennel + 1),
    }));
  },
  statistics: (
    _source: unknown,
    { locationId, date }: { readonly locationId?: Id; readonly date: string },
    { store }: Context,
  ) => {
    const rows = store.appointments().filter((row) => {
      const zone = store.locations.get(row.locationId)?.timezone;
      return (!locationId || row.locationId === locationId) && zone !== undefined && dayOf(row.start, zone) === date;
    });
    const count = (status: string): number => rows.filter((row) => row.status === status).length;
    return {
      date,
      appointmentCount: rows.length,
      cancelledCount: count('CANCELLED'),
      noShowCount: count('NO_SHOW'),
      newClientCount: store.clients().filter(({ insertedAt }) => utcDayOf(insertedAt) === date).length,
    };
  },
};
