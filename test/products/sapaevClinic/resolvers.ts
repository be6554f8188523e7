import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, isLike } from '../generatedRows.ts';
import { type SapaevMemory, clinicZone, isZapis, paymentOf, sapaevRows, sapaevWords } from './records.ts';
import { dateOf, dateTimeOf } from './values.ts';
import { sapaevWrites } from './writes.ts';

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

interface ListArgs {
  readonly filter?: Row | null;
  readonly pagination?: Paging | null;
}

type ById = Readonly<Record<'id', number>>;

/** What a filter compares a row's column with; what is empty, or zero, is not asked for. */
type Tests<Table> = Readonly<Record<string, (row: Table, asked: unknown) => boolean>>;

const contains = (value: unknown, asked: unknown): boolean => isLike(value, `%${String(asked)}%`, 'i');

function fits<Table>(row: Table, filter: Row | null | undefined, tests: Tests<Table>): boolean {
  return Object.entries(tests).every(([name, test]) => {
    const asked = filter?.[name];
    return asked === null || asked === undefined || asked === '' || asked === 0 || test(row, asked);
  });
}

/** Resolvers of the service. */
export function sapaevRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory: SapaevMemory = {
    patients: new Map(),
    prices: new Map(),
    services: [],
    serviceMore: new Map(),
    visits: [],
    queue: [],
  };
  const rows = sapaevRows(stage, memory);
  /** Without pagination all rows come, and are said to be the first twenty. */
  function paginated<Table>(found: readonly Table[], { pagination }: ListArgs, show: (row: Table) => Row): Row {
    const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
    if (page < 1 || perPage < 0) throw new Error('OFFSET must not be negative');
    const from = (page - 1) * perPage;
    const shown = pagination ? found.slice(from, from + Math.min(perPage, cap)) : found.slice(0, cap);
    const total = found.length;
    const pages = perPage === 0 ? 0 : Math.ceil(total / perPage);
    return {
      items: shown.map(show),
      pagination: { page, perPage, total, pages, hasNext: page < pages, hasPrev: page > 1 },
    };
  }
  const zapisi = (): readonly AppointmentRecord[] => practice.appointments.filter(isZapis);
  const today = (): string => wallDay(now(), clinicZone);
  const todays = (): number => zapisi().filter((row) => wallDay(row.start, clinicZone) === today()).length;
  return {
    patients: (args: ListArgs) =>
      paginated(
        // Those who were removed are still among them: only the desk's own lists leave them out.
        practice.clients.filter((row) =>
          fits(rows.patientColumns(row), args.filter, {
            fullName: ({ fullName }, asked) => contains(fullName, asked),
            phone: ({ phone }, asked) => contains(phone, asked),
            email: ({ email }, asked) => contains(email, asked),
            createdAfter: (_, asked) => row.createdAt >= dateTimeOf(asked),
            createdBefore: (_, asked) => row.createdAt <= dateTimeOf(asked),
          }),
        ),
        args,
        rows.patient,
      ),
    patient({ id }: ById) {
      const found = rowOf(practice.clients, id);
      return found && rows.patient(found);
    },
    doctors: (args: ListArgs) =>
      paginated(
        practice.providers.map(rows.doctor).filter((row) =>
          fits(row, args.filter, {
            specialty: ({ specialty }, asked) => contains(specialty, asked),
            cabinet: ({ cabinet }, asked) => contains(cabinet, asked),
            active: ({ active }, asked) => active === asked,
          }),
        ),
        args,
        (row) => row,
      ),
    doctor({ id }: ById) {
      const found = rowOf(practice.providers, id);
      return found && rows.doctor(found);
    },
    services: (args: ListArgs) =>
      paginated(
        rows
          .services()
          .map(rows.service)
          .filter((row) =>
            fits(row, args.filter, {
              name: ({ name }, asked) => contains(name, asked),
              code: ({ code }, asked) => contains(code, asked),
              category: ({ category }, asked) => contains(category, asked),
              doctorId: ({ doctor }, asked) => Reflect.get(Object(doctor), 'id') === asked,
              active: ({ active }, asked) => active === asked,
              priceMin: ({ price }, asked) => Number(price) >= Number(asked),
              priceMax: ({ price }, asked) => Number(price) <= Number(asked),
            }),
          ),
        args,
        (row) => row,
      ),
    service({ id }: ById) {
      const found = rowOf(rows.services(), id);
      return found && rows.service(found);
    },
    appointments: (args: ListArgs) =>
      paginated(
        zapisi().filter((row) =>
          fits(row, args.filter, {
            patientId: ({ clientKey }, asked) => clientKey === asked,
            doctorId: ({ providerKey }, asked) => providerKey === asked,
            serviceId: ({ typeKey }, asked) => typeKey === asked,
            status: ({ state }, asked) => sapaevWords[state] === asked,
            paymentStatus: (each, asked) => paymentOf(each) === asked,
            dateFrom: ({ start }, asked) => start >= dateTimeOf(asked),
            dateTo: ({ start }, asked) => start <= dateTimeOf(asked),
          }),
        ),
        args,
        rows.appointment,
      ),
    appointment({ id }: ById) {
      const found = rowOf(zapisi(), id);
      return found && rows.appointment(found);
    },
    visits: (args: ListArgs) =>
      paginated(
        rows.visits().filter((row) =>
          fits(row, args.filter, {
            patientId: ({ clientKey }, asked) => clientKey === asked,
            doctorId: ({ providerKey }, asked) => providerKey === asked,
            status: ({ status }, asked) => status === asked,
            paymentStatus: ({ paymentStatus }, asked) => paymentStatus === asked,
            dateFrom: ({ visitDate }, asked) => visitDate >= dateOf(asked),
            dateTo: ({ visitDate }, asked) => visitDate <= dateOf(asked),
            discountMode: ({ discountMode }, asked) => discountMode === asked,
            allFree: ({ discountMode }, asked) => (discountMode === 'all_free') === asked,
          }),
        ),
        args,
        rows.visit,
      ),
    visit({ id }: ById) {
      const found = rows.visits().find((row) => row.id === id);
      return found ? rows.visit(found) : null;
    },
    queueEntries: (args: ListArgs) =>
      paginated(
        rows.queue().filter((row) =>
          // The tag of a queue is not looked at.
          fits(row, args.filter, {
            doctorId: ({ providerKey }, asked) => providerKey === asked,
            queueDate: ({ createdAt }, asked) => wallDay(createdAt, clinicZone) === dateOf(asked),
            status: ({ status }, asked) => status === asked,
          }),
        ),
        args,
        rows.queueEntry,
      ),
    // Most of the figures were never finished.
    appointmentStats: () => ({ total: zapisi().length, today: todays(), ...noMore, byStatus: [], byPaymentStatus: [] }),
    visitStats: () => ({
      total: rows.visits().length,
      today: rows.visits().filter(({ visitDate }) => visitDate === today()).length,
      ...noMore,
      byStatus: [],
      byDiscountMode: [],
      totalRevenue: 0,
    }),
    queueStats: () => ({
      totalEntries: rows.queue().length,
      activeQueues: new Set(rows.queue().map(({ providerKey }) => providerKey)).size,
      averageWaitTime: 0,
      completedToday: 0,
      pendingToday: 0,
    }),
    doctorStats({ doctorId }: Readonly<Record<'doctorId', number>>) {
      if (!rowOf(practice.providers, doctorId)) return null;
      return {
        totalAppointments: zapisi().filter(({ providerKey }) => providerKey === doctorId).length,
        totalVisits: rows.visits().filter(({ providerKey }) => providerKey === doctorId).length,
        todayAppointments: 0,
        todayVisits: 0,
        averageRating: null,
        totalRevenue: 0,
      };
    },
    ...sapaevWrites(stage, memory),
  };
}

const noMore = { thisWeek: 0, thisMonth: 0 };
