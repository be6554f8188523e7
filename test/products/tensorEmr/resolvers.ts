import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { type Loaded, isHere, rooms, statuses, tensorIds, tensorRows, timeOf, titleOf, titles } from './records.ts';
import { tensorWrites } from './writes.ts';

interface Paged {
  readonly page: { readonly page: number; readonly size: number };
  readonly searchTerm?: string | null;
}
type Search = Readonly<
  Partial<Record<'searchTerm' | 'userId' | 'patientId' | 'appointmentStatusId' | 'visitTypeId' | 'checkInTime', string>>
>;

const usual: readonly Loaded[] = ['visitType', 'room', 'patient', 'appointmentStatus'];
const dayMs = 86_400_000;

/** Resolvers of the service. */
export function tensorRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const rows = tensorRows(stage);
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isHere);
  const byTime = (list: readonly AppointmentRecord[]): readonly AppointmentRecord[] =>
    list.toSorted((one, other) => one.start - other.start || one.key - other.key);
  /** A page; the first one is 1, and an empty one says that there is nothing at all. */
  function connected<Any>({ page: { page, size } }: Paged, list: readonly Any[], show: (row: Any) => Row): object {
    const length = Math.min(size <= 0 ? 10 : size, cap);
    const from = (Math.max(page, 1) - 1) * length;
    const edges = list.slice(from, from + length).map((row) => ({ node: show(row) }));
    if (edges.length === 0) return { totalCount: 0, pageInfo: { totalPages: 0 }, edges };
    return { totalCount: list.length, pageInfo: { totalPages: Math.ceil(list.length / (size || length)) }, edges };
  }
  const connectedVisits = (args: Paged, list: readonly AppointmentRecord[], relations: readonly Loaded[]): object =>
    connected(args, list, (row) => rows.appointment(row, relations));
  const asTable = (list: readonly Row[]) => (args: Paged) => connected(args, list, (row) => row);
  const hasTerm = (row: AppointmentRecord, term: string | null | undefined): boolean => {
    const { firstName, lastName, phoneNo, providerName } = rows.columns(row);
    return isFound(term, [firstName, lastName, phoneNo, providerName]);
  };
  /** The visits of today, which begins when it does on the clock of the server: in UTC. */
  function today(): readonly AppointmentRecord[] {
    const start = now() - (now() % dayMs);
    return byTime(visits().filter((row) => row.start >= start && row.start < start + dayMs));
  }
  function found<Any>(row: Any | null): Any {
    if (row === null) throw new GraphQLError('record not found');
    return row;
  }
  return {
    appointment: ({ id }: { id: string }) =>
      rows.appointment(found(rowOf(visits(), tensorIds.key('appointment', id))), [...usual, 'patientChart']),
    appointments({ page, filter }: Paged & { readonly filter?: Readonly<Record<string, unknown>> }) {
      // A filter is compared as a struct of Go: what is empty, or false, asks for nothing.
      const asked = Object.entries(filter ?? {}).filter(([name, value]) => value && name !== 'patientChartId');
      const fits = (row: Row): boolean =>
        asked.every(([name, value]) => {
          if (!name.endsWith('Time')) return textOf(row[name]) === textOf(value);
          return row[name] !== null && Date.parse(textOf(row[name])) === timeOf(textOf(value));
        });
      const list = visits().filter((row) => fits(rows.columns(row)));
      return connectedVisits({ page }, list, ['visitType', 'appointmentStatus']);
    },
    appointmentStatuses: asTable(titles(statuses)),
    findTodaysAppointments({ page, searchTerm }: Paged) {
      const list = today().filter((row) => hasTerm(row, searchTerm));
      return connectedVisits({ page }, list, [...usual, 'payments']);
    },
    searchAppointments({ page, input }: Paged & { readonly input: Search }) {
      const { searchTerm, checkInTime, ...equal } = input;
      // The day goes by the offset in which the instant is written.
      const day = checkInTime ? timeOf(checkInTime.replace(/T[\d:.]+/, 'T00:00:00')) : null;
      const list = visits().filter((row) => {
        const own = rows.columns(row);
        return (
          hasTerm(row, searchTerm) &&
          Object.entries(equal).every(([name, value]) => value === null || String(own[name]) === value) &&
          // The last moment is the first one of the next day, and counts.
          (day === null || (row.start >= day && row.start <= day + dayMs))
        );
      });
      return connectedVisits({ page }, byTime(list).toReversed(), [...usual, 'payments']);
    },
    patient: ({ id }: { id: string }) => rows.patient(found(rowOf(clients(), tensorIds.key('client', id)))),
    // Whole words only, in any order, and no more than twenty people.
    searchPatients: ({ term }: { term: string }) =>
      clients()
        .filter((row) => isFound(term, [row.givenName, row.familyName, ...row.phones.map(({ value }) => value)]))
        .slice(0, 20)
        .map((row) => rows.patient(row)),
    patients: (args: Paged) => connected(args, clients(), rows.patient),
    rooms: asTable(titles(rooms)),
    visitTypes: asTable(rows.visitTypes),
    users({ page, filter, searchTerm }: Paged & { readonly filter?: Readonly<Record<string, string>> }) {
      const asked = Object.entries(filter ?? {}).filter(([, value]) => value !== '');
      const list = practice.providers
        .map(rows.user)
        .filter((row) => asked.every(([name, value]) => textOf(row[name]) === value))
        .filter(({ firstName, lastName, email }) => isFound(searchTerm, [firstName, lastName, email]));
      return connected({ page }, list, (row) => row);
    },
    getByUserTypeTitle: ({ input }: { input: string }) =>
      practice.providers.filter(({ isActive, role }) => isActive && titleOf[role] === input).map(rows.user),
    ...tensorWrites(stage, rows),
  };
}

/** Whether all words of a term are among those of these columns. */
function isFound(term: string | null | undefined, columns: readonly unknown[]): boolean {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  if (term === null || term === undefined) return true;
  const known = new Set(words(columns.map((column) => textOf(column)).join(' ')));
  // A term without any word in it finds nothing.
  return words(term).length > 0 && words(term).every((word) => known.has(word));
}
