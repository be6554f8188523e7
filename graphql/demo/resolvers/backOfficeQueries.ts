import { connectionOf, pageOf } from '../paging.ts';
import type { AppointmentRecord } from '../records.ts';
import { invalid } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, dayOf } from '../zoneTime.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;
type Id = string | null;

interface InvoiceFilter {
  readonly clientId?: Id;
  readonly status?: string | null;
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

/** Queries beyond the desk; see schema/backOffice.ts for why they are here. */
export const backOfficeQueries: FieldResolvers = {
  invoices: (_source: unknown, filter: InvoiceFilter, { store }: Context) => {
    const page = filter.page ?? 1;
    const pageSize = filter.pageSize ?? 25;
    if (page < 1 || pageSize < 1) throw invalid('page and pageSize begin at 1');
    const wanted = store
      .backOffice()
      .invoices.list()
      .filter(({ clientId }) => !filter.clientId || clientId === filter.clientId)
      .filter(({ status }) => !filter.status || status === filter.status);
    const entries = pageOf(wanted, pageSize, (page - 1) * pageSize);
    return { entries, metadata: { page, pageSize, totalCount: wanted.length } };
  },
  invoice: (_source: unknown, { id }: { readonly id: string }, { store }: Context) =>
    store.backOffice().invoices.get(id),
  payments: (
    _source: unknown,
    args: { readonly clientId?: Id; readonly first?: number | null; readonly after?: string | null },
    { store }: Context,
  ) => {
    const all = store.backOffice().payments.list();
    const wanted = args.clientId ? all.filter(({ clientId }) => clientId === args.clientId) : all;
    return connectionOf(wanted, args.first, args.after);
  },
  encounters: (
    _source: unknown,
    args: { readonly patientId: string; readonly limit?: number | null; readonly offset?: number | null },
    { store }: Context,
  ) => pageOf(visitsOf(store, args.patientId).map(encounterOf), args.limit, args.offset),
  treatments: (
    _source: unknown,
    args: { readonly patientId: string; readonly limit?: number | null },
    { store }: Context,
  ) =>
    pageOf(
      visitsOf(store, args.patientId).map((visit) => treatmentOf(store, visit)),
      args.limit,
    ),
  inventoryItems: (
    _source: unknown,
    args: { readonly search?: string | null; readonly limit?: number | null; readonly offset?: number | null },
    { store }: Context,
  ) => {
    const search = args.search?.toLowerCase() ?? '';
    const found = store
      .backOffice()
      .inventory.list()
      .filter(({ name }) => name.toLowerCase().includes(search));
    return pageOf(found, args.limit, args.offset);
  },
  auditLog: (_source: unknown, args: { readonly first: number; readonly after?: string | null }, { store }: Context) =>
    connectionOf(store.backOffice().audit.list(), args.first, args.after),
  messageTemplates: (_source: unknown, { channel }: { readonly channel?: string | null }, { store }: Context) =>
    store
      .backOffice()
      .messageTemplates.list()
      .filter((template) => !channel || template.channel === channel),
  tasks: (
    _source: unknown,
    args: { readonly done?: boolean | null; readonly assigneeId?: Id; readonly limit?: number | null },
    { store }: Context,
  ) => {
    const wanted = store
      .backOffice()
      .tasks.list()
      .filter(({ done }) => typeof args.done !== 'boolean' || done === args.done)
      .filter(({ assigneeId }) => !args.assigneeId || assigneeId === args.assigneeId);
    return pageOf(wanted, args.limit);
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
      newClientCount: store.clients().filter(({ insertedAt }) => utcDay(insertedAt) === date).length,
    };
  },
};

function visitsOf(store: ClinicStore, patientId: string): readonly AppointmentRecord[] {
  return store.appointments().filter((row) => row.patientId === patientId && row.status === 'COMPLETED');
}

function encounterOf(visit: AppointmentRecord): object {
  const { id, patientId, providerId, start, reason } = visit;
  const soap = `S: ${reason ?? 'routine visit'}\nO: bright, alert, responsive\nA: stable\nP: as discussed`;
  return { id: `E${id}`, patientId, appointmentId: id, providerId, start, isSigned: true, soap };
}

function treatmentOf(store: ClinicStore, visit: AppointmentRecord): object {
  const givenDate = utcDay(visit.start);
  const name = store.appointmentTypes.get(visit.typeId)?.name ?? null;
  return { id: `T${visit.id}`, patientId: visit.patientId, name, givenDate, dueDate: addDays(givenDate, 365) };
}

function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
