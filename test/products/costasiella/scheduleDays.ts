import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { classNumbers, globalId, readId } from './ids.ts';
import type { CostasiellaRecords } from './records.ts';
import { dateIn, dayOf, daysBetween, isoWeekday, timeOf } from './values.ts';

interface DaysArgs {
  readonly dateFrom?: string | null;
  readonly dateUntil?: string | null;
  readonly orderBy?: string | null;
  readonly instructor?: string | null;
  readonly organizationClasstype?: string | null;
  readonly organizationLevel?: string | null;
  readonly organizationLocation?: string | null;
  readonly publicOnly?: boolean | null;
}

/** The days that are asked for, seven at most. */
function daysOf({ dateFrom, dateUntil, orderBy }: DaysArgs): readonly string[] {
  if (!dateFrom || !dateUntil) throw new GraphQLError("'<' not supported between instances of 'Date' and 'Date'");
  const [from, until] = [dateIn(dateFrom), dateIn(dateUntil)];
  if (until < from) throw new GraphQLError('dateUntil has to be bigger then dateFrom');
  const days = daysBetween(from, until);
  if (days.length > 7) throw new GraphQLError("dateFrom and dateUntil can't be more then 7 days apart");
  if (orderBy && orderBy !== 'location' && orderBy !== 'starttime')
    throw new GraphQLError("orderBy can only be 'location' or 'starttime'");
  return days;
}

/** The queries for days of the schedule. */
export function scheduleDays(
  { practice, now }: Backstage,
  records: CostasiellaRecords,
): Readonly<Record<string, unknown>> {
  const placeName = (row: Row): string => rowOf(practice.places, Number(row['organizationLocationRoom']))?.name ?? '';
  const inOrder = (rows: readonly Row[], orderBy: string | null | undefined): readonly Row[] => {
    const key = (row: Row): string =>
      [placeName(row), String(row['timeStart'])][orderBy === 'starttime' ? 'toReversed' : 'slice']().join(' ');
    return rows.toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) < key(other) ? -1 : 1));
  };
  const isAt = (row: Row, location: string | null | undefined): boolean =>
    !location || String(row['organizationLocationRoom']) === readId(location).number;
  const isOn = (row: Row, day: string): boolean => {
    if (row['frequencyType'] === 'SPECIFIC') return row['dateStart'] === day;
    const isWithin = String(row['dateStart']) <= day && (row['dateEnd'] === null || textOf(row['dateEnd']) >= day);
    return isWithin && row['frequencyInterval'] === isoWeekday(day);
  };

  const teacherOf = (row: Row): number | null =>
    rowOf(practice.appointments, Number(row['number']) - classNumbers)?.providerKey ?? null;
  const bookingStatus = (row: Row, day: string, spaces: number): string => {
    const [start, end] = [`${day}T${String(row['timeStart'])}`, `${day}T${String(row['timeEnd'])}`];
    const clock = `${dayOf(now())}T${timeOf(now())}`;
    if (start <= clock && end >= clock) return 'ONGOING';
    if (start < clock) return 'FINISHED';
    const opens = new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10);
    if (dayOf(now()) < opens) return 'NOT_YET_OPEN';
    return spaces < 1 ? 'FULL' : 'OK';
  };
  const scheduleClass = (row: Row, day: string): Row => {
    const item = records.item(row);
    const taken = records
      .bookings()
      .filter((booking) => records.classNumber(booking) === row['number'] && booking.state !== 'cancelled').length;
    const left = Math.max(0, Number(item['spaces']) - taken);
    const teacher = teacherOf(row);
    return {
      ...records.counts(row['number']),
      scheduleItemId: globalId('ScheduleItemNode', String(row['number'])),
      frequencyType: row['frequencyType'],
      date: day,
      holiday: false,
      holidayName: '',
      status: teacher === null ? 'OPEN' : '',
      description: null,
      account: () => (teacher === null ? null : records.node('AccountNode', String(1 + teacher))),
      role: teacher === null ? null : '',
      account2: null,
      role2: null,
      organizationLocationRoom: item['organizationLocationRoom'],
      organizationClasstype: item['organizationClasstype'],
      organizationLevel: null,
      timeStart: row['timeStart'],
      timeEnd: row['timeEnd'],
      displayPublic: row['displayPublic'],
      spaces: item['spaces'],
      enrollmentSpaces: 0,
      countEnrolled: 0,
      availableSpacesOnline: left,
      availableSpacesTotal: left,
      bookingOpenOn: new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10),
      bookingStatus: bookingStatus(row, day, left),
      urlBooking: `https://studio.example.test/#/shop/classes/book/${globalId('ScheduleItemNode', String(row['number']))}/${day}`,
    };
  };

  return {
    scheduleClass({ scheduleItemId, date }: { readonly scheduleItemId?: string; readonly date?: string }) {
      const row = records.itemRow(Number(readId(scheduleItemId).number));
      if (row) return scheduleClass(row, dateIn(date));
      throw new GraphQLError('ScheduleItem matching query does not exist.');
    },
    scheduleClasses(args: DaysArgs) {
      const days = daysOf(args);
      const isMeant = (row: Row): boolean =>
        row['scheduleItemType'] === 'CLASS' &&
        isAt(row, args.organizationLocation) &&
        !args.organizationLevel &&
        (!args.organizationClasstype ||
          String(row['organizationClasstype']) === readId(args.organizationClasstype).number) &&
        (!args.instructor || String(1 + (teacherOf(row) ?? -1)) === readId(args.instructor).number);
      const classes = records.items().filter(isMeant);
      return days.map((day) => ({
        date: day,
        bookingOpenOn: new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10),
        isoWeekDay: isoWeekday(day),
        orderBy: args.orderBy ?? null,
        filterIdAccount: args.instructor ? readId(args.instructor).number : null,
        filterIdOrganizationClasstype: args.organizationClasstype ? readId(args.organizationClasstype).number : null,
        filterIdOrganizationLevel: args.organizationLevel ? readId(args.organizationLevel).number : null,
        filterIdOrganizationLocation: args.organizationLocation ? readId(args.organizationLocation).number : null,
        publicOnly: args.publicOnly ?? true,
        classes: () =>
          inOrder(
            classes.filter((row) => isOn(row, day)),
            args.orderBy,
          ).map((row) => scheduleClass(row, day)),
      }));
    },
    scheduleAppointments(args: DaysArgs) {
      const slots = records
        .items()
        .filter((row) => row['scheduleItemType'] === 'APPOINTMENT' && isAt(row, args.organizationLocation));
      return daysOf(args).map((day) => ({
        date: day,
        isoWeekDay: isoWeekday(day),
        orderBy: args.orderBy ?? null,
        filterIdOrganizationLocation: args.organizationLocation ? readId(args.organizationLocation).number : null,
        appointments: inOrder(
          slots.filter((row) => isOn(row, day)),
          args.orderBy,
        ).map((row) => ({
          scheduleItemId: globalId('ScheduleItemNode', String(row['number'])),
          frequencyType: row['frequencyType'],
          date: day,
          organizationLocationRoom: () =>
            records.node('OrganizationLocationRoomNode', String(row['organizationLocationRoom'])),
          // Nothing fills it.
          organizationAppointment: null,
          timeStart: row['timeStart'],
          timeEnd: row['timeEnd'],
          displayPublic: row['displayPublic'],
        })),
      }));
    },
  };
}
