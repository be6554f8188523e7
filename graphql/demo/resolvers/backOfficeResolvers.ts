import { connectionOf, pageOf } from './listPages.ts';
import { addDays, dayOf, utcDayOf } from '../zoneTime.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';
import type { TaskRecord } from '../backOfficeRecords.ts';
import { invalid, notFound, textOr } from './input.ts';

/** Queries beyond the desk; see schema/backOfficeSchema.ts for why they are here. */
export const backOfficeQueries: FieldResolvers = {
  auditLog: (
    _source: unknown,
    args: { readonly first: number; readonly after?: string | null },
    { store }: DemoContext,
  ) => connectionOf(store.backOffice().audit.list(), args.first, args.after),
  tasks: (
    _source: unknown,
    args: { readonly done?: boolean | null; readonly assigneeId?: string | null; readonly limit?: number | null },
    { store }: DemoContext,
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
    { store }: DemoContext,
  ) => pageOf(store.backOffice().archivedClients.list(), args.limit, args.offset),
  reservations: (
    _source: unknown,
    args: { readonly locationId: string; readonly startDate: string; readonly endDate: string },
    { store }: DemoContext,
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
    { locationId, date }: { readonly locationId?: string | null; readonly date: string },
    { store }: DemoContext,
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

interface TaskInput {
  readonly title: string;
  readonly dueDate?: string | null;
  readonly assigneeId?: string | null;
  readonly patientId?: string | null;
}

/** Mutations beyond the desk. */
export const backOfficeMutations: FieldResolvers = {
  createTask: (_source: unknown, { input }: { readonly input: TaskInput }, { store }: DemoContext) => {
    const title = textOr(null, input.title, 'title');
    if (title === null) throw invalid('A task needs a title');
    const task: TaskRecord = {
      id: store.createId(),
      title,
      done: false,
      dueDate: input.dueDate ?? null,
      assigneeId: input.assigneeId ?? null,
      patientId: input.patientId ?? null,
    };
    return store.backOffice().tasks.put(task);
  },
  completeTask: (_source: unknown, { id }: { readonly id: string }, { store }: DemoContext) => {
    const { tasks } = store.backOffice();
    const task = tasks.get(id);
    if (!task) throw notFound('Task', id);
    return tasks.put({ ...task, done: true });
  },
};
