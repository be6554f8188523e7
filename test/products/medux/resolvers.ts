import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { meduxRows } from './records.ts';
import { type Table, createTables, isInTable } from './tables.ts';
import { dateTimeOf, meduxWrites } from './writes.ts';

type ById = Readonly<{ id?: string | null }>;

/** Resolvers of the service. Whole lists, in the order of their numbers. */
export function meduxRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const tables = createTables(practice);
  const rows = meduxRows(stage, tables);
  const patients = (): typeof practice.clients => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const bookings = (): typeof practice.appointments => practice.appointments.filter(isInTable);
  const all = ({ rows: found }: Table, show: (row: Row) => Row): Row[] => found.slice(0, cap).map(show);
  /** The only row that meets what is given: without an id, all of them do. */
  function find<Any>(list: readonly Any[], show: (row: Any) => Row, meets: (row: Any) => boolean): Row | null {
    const [first, ...others] = list.filter(meets);
    if (others.length > 0) throw new GraphQLError('The query returned more than one result.');
    return first === undefined ? null : show(first);
  }
  const byId = (table: Table, show: (row: Row) => Row) => (args: ById) =>
    find(table.rows, show, (row) => args.id === undefined || row['id'] === args.id);
  const byKey =
    <Any extends { readonly key: number }>(list: () => readonly Any[], show: (row: Any) => Row) =>
    (args: ById) =>
      find(list(), show, ({ key }) => args.id === undefined || String(key) === args.id);
  const nobody = (): never => {
    throw new GraphQLError('Unauthenticated.', { extensions: { guards: ['sanctum'] } });
  };
  return {
    doctors: () => all(tables.doctors, rows.doctor),
    doctor: byId(tables.doctors, rows.doctor),
    patients: () => patients().slice(0, cap).map(rows.patient),
    patient: byKey(patients, rows.patient),
    staffs: () => all(tables.staffs, rows.staff),
    staff: byId(tables.staffs, rows.staff),
    specializations: () => all(tables.specializations, rows.specialization),
    specialization: byId(tables.specializations, rows.specialization),
    // The token is one of an assistant.
    meS: () => all(tables.staffs, rows.staff)[0] ?? null,
    meD: nobody,
    meP: nobody,
    doctor_Ps: () => all(tables.pairs, rows.pair),
    doctor_P: byId(tables.pairs, rows.pair),
    appointments: () => bookings().slice(0, cap).map(rows.appointment),
    appointment: byKey(bookings, rows.appointment),
    appointmentByDate: ({ date }: { date?: string | null }) =>
      find(
        bookings(),
        (row) => rows.appointment(row),
        ({ start }) => date === undefined || (date !== null && start === dateTimeOf(date)),
      ),
    payments: () => all(tables.payments, rows.payment),
    payment: byId(tables.payments, rows.payment),
    visits: () => all(tables.visits, rows.visit),
    visit: byId(tables.visits, rows.visit),
    cities: () => all(tables.cities, rows.city),
    city: byId(tables.cities, rows.city),
    districts: () => all(tables.districts, rows.district),
    district: byId(tables.districts, rows.district),
    ...meduxWrites(stage, tables, rows),
  };
}
