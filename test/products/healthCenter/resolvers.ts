import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { accountWrites } from './accounts.ts';
import { dateOf } from './dates.ts';
import { type PageArgs, isNamed, paged } from './paging.ts';
import { adminId, failure, healthCenterBooks, healthCenterRecords } from './records.ts';
import { healthCenterWrites } from './writes.ts';

interface MonthArgs {
  readonly monthStart: unknown;
  readonly monthEnd: unknown;
  readonly patientId?: number | null;
}

type Id<Name extends string> = Readonly<Record<Name, number>>;

const end = (row: AppointmentRecord): number => row.start + row.minutes * 60_000;

/** Resolvers of the server, for the administrator, who sees all people and appointments and no medical records. */
export function healthCenterRoots(stage: Backstage): object {
  const { cap, now } = stage;
  const books = healthCenterBooks();
  const records = healthCenterRecords(stage, books);
  const { user, doctors, patients, appointment, appointments, record, hasRecord, patientIdOf } = records;
  function admitted<Answer>(answer: Answer): Answer {
    if (books.gone.has(adminId)) throw failure('Unauthorized action');
    return answer;
  }
  const refuse = (): never => {
    throw failure('Unauthorized action');
  };
  const all = (): readonly Row[] => admitted(appointments().slice(0, cap).map(appointment));
  function page(what: string, table: string, rows: readonly Row[], args: PageArgs): object {
    return admitted(paged(what, table, rows, args, cap));
  }
  function named(rows: readonly Row[], { filterInput }: PageArgs): readonly Row[] {
    return filterInput ? rows.filter((row) => isNamed(row, filterInput)) : rows;
  }
  /** The administrator counts as a doctor in these lists, who has no appointments but may see those that wait for one. */
  function waiting(args: PageArgs): object {
    const { filterInput, sortActive } = args;
    const rows = appointments()
      .filter((row) => row.providerKey === null && row.start > now())
      .filter((row) => !filterInput || isNamed(user(patientIdOf(row)), filterInput))
      .map((row) => ({
        ...appointment(row),
        firstName: sortActive === 'firstName' ? user(patientIdOf(row))?.['firstName'] : null,
      }));
    return page('pending appointments', 'appointment', rows, args);
  }
  function monthSlice(
    { monthStart, monthEnd, patientId }: MonthArgs,
    info: GraphQLResolveInfo,
    isMeant: (row: AppointmentRecord) => boolean,
    isOfAnybody = false,
  ): object {
    const [from, to] = [dateOf(monthStart, info, 'monthStart'), dateOf(monthEnd, info, 'monthEnd')];
    const isOf = (row: AppointmentRecord): boolean =>
      (isOfAnybody && !patientId) || (typeof patientId === 'number' && patientIdOf(row) === patientId);
    const rows = appointments()
      .filter(
        (row) =>
          isOf(row) && isMeant(row) && row.start >= from && end(row) >= from && row.start <= to && end(row) <= to,
      )
      .toSorted((one, other) => other.start - one.start);
    return admitted({ monthSlice: rows.slice(0, cap).map(appointment) });
  }
  const recordOf = (key: number): Row | null => {
    const row = appointments().find((each) => each.key === key && hasRecord(each));
    return row ? record(row) : null;
  };
  const isMissed = (row: AppointmentRecord): boolean =>
    row.clientKey !== null && row.providerKey === null && row.start < now();
  const message = ({ senderId, ...row }: Row): Row => ({
    __typename: 'Message',
    ...row,
    sender: () => user(Number(senderId)),
    chat: { id: 1, participants: () => [user(adminId), user(2)], messages: () => books.messages.map(message) },
  });
  const unread = (): readonly Row[] =>
    books.messages.filter((row) => row['isRead'] === false && row['senderId'] !== adminId);
  return {
    me: () => user(adminId),
    user: ({ userId }: Id<'userId'>) => user(userId),
    request: ({ userId }: Id<'userId'>) => admitted(books.requests.find(({ id }) => id === userId) ?? null),
    doctors: (args: PageArgs) => page('doctors', 'user', named(doctors(), args), args),
    patients(args: PageArgs) {
      // Put into the pattern as it is, also where it is nothing: such a name nobody has.
      const pattern = String(args.filterInput);
      return page(
        'patients',
        'user',
        patients().filter((row) => isNamed(row, pattern)),
        args,
      );
    },
    requests: (args: PageArgs) => page('doctor account requests', 'doctor_request', named(books.requests, args), args),
    medicalRecordsFromIds: refuse,
    allAppointments: all,
    appointments: all,
    appointment({ appointmentId }: Id<'appointmentId'>) {
      const found = appointments().find(({ key }) => key === appointmentId);
      return found ? appointment(found) : null;
    },
    nowAppointment: refuse,
    calendarAllAppointments: (args: MonthArgs, _: unknown, info: GraphQLResolveInfo) =>
      monthSlice(args, info, () => true),
    calendarMissedAppointments: (args: MonthArgs, _: unknown, info: GraphQLResolveInfo) =>
      monthSlice(args, info, (row) => row.providerKey === null && row.start < now(), true),
    calendarPendingAppointments: (args: MonthArgs, _: unknown, info: GraphQLResolveInfo) =>
      monthSlice(args, info, (row) => row.providerKey === null && row.start > now()),
    calendarUpcomingAppointments: (args: MonthArgs, _: unknown, info: GraphQLResolveInfo) =>
      monthSlice(args, info, (row) => row.providerKey !== null && row.start > now()),
    calendarPastAppointments: (args: MonthArgs, _: unknown, info: GraphQLResolveInfo) =>
      monthSlice(args, info, (row) => row.providerKey !== null && row.start < now()),
    pendingAppointments: waiting,
    upcomingAppointments: (args: PageArgs) => page('upcoming appointments', 'appointment', [], args),
    pastAppointments: (args: PageArgs) => page('past appointments', 'appointment', [], args),
    isReservedDay: true,
    countPendingAppointments: refuse,
    countUpcomingAppointments: refuse,
    countPastAppointments: refuse,
    nextAppointment: refuse,
    record: (args: { readonly recordId?: number | null; readonly appointmentId?: number | null }) =>
      recordOf(args.appointmentId ?? args.recordId ?? 0),
    records: refuse,
    drafts: refuse,
    countDoctorRequests: () => admitted(books.requests.length),
    countDoctors: () => admitted(doctors().length),
    countPatients: () => admitted(patients().length),
    countMissedAppointments: () => admitted(appointments().filter(isMissed).length),
    countTodayAppointments: refuse,
    countTotalHoursToday: refuse,
    countRecords: refuse,
    countDrafts: refuse,
    chatId: 1,
    loadReceiverId: refuse,
    // Declared, and never written.
    chatMessages: null,
    messages: (args: PageArgs & Id<'chatId'>) => {
      const rows = args.chatId === 1 ? books.messages.map(message).toReversed() : [];
      const from = args.pageIndex * args.pageLimit;
      return { slice: rows.slice(from, from + args.pageLimit), length: rows.length };
    },
    countUnreadMessages: () => admitted(unread().length),
    countAllUnreadMessages: () => admitted(unread().length === 0 ? [] : [{ senderId: 2, count: unread().length }]),
    feedbacks(args: PageArgs) {
      const { filterInput } = args;
      const rows = books.feedbacks.filter((row) => !filterInput || isNamed({ firstName: row['name'] }, filterInput));
      return page('feedbacks', 'feedback', rows, args);
    },
    countFeedback: () => admitted(books.feedbacks.length),
    countUnreadFeedback: () => admitted(books.feedbacks.filter((row) => row['isRead'] === false).length),
    feedback: ({ feedbackId }: Id<'feedbackId'>) =>
      admitted(books.feedbacks.find(({ id }) => id === feedbackId) ?? null),
    ...accountWrites(stage, books, records),
    ...healthCenterWrites(stage, books, records, message),
  };
}
