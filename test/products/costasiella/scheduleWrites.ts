import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { doneWith, payload } from './accountWrites.ts';
import { classNumbers, costasiellaIds, keyOfNumber, readId } from './ids.ts';
import type { CostasiellaRecords } from './records.ts';
import { type CostasiellaStore, nextNumber } from './store.ts';
import { bookingWords, dateTimeText } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

const states: Readonly<Record<string, VisitState>> = {
  BOOKED: 'planned',
  ATTENDING: 'arrived',
  CANCELLED: 'cancelled',
};

/** The mutations for bookings, and for the hours of appointments. */
export function costasiellaScheduleWrites(
  backstage: Backstage,
  records: CostasiellaRecords,
  store: CostasiellaStore,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = doneWith(backstage);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const slots = store.tables.get('ScheduleItemNode') ?? new Map<string, Row>();
  const passes = store.tables.get('AccountClasspassNode') ?? new Map<string, Row>();

  const bookingOf = (id: unknown): AppointmentRecord => {
    const key = keyOfNumber('appointment', readId(id).number);
    const row = records.bookings().find((booking) => booking.key === key);
    if (row) return row;
    throw new GraphQLError('Invalid Schedule Item Attendance ID!');
  };
  const spend = (clientKey: number | null, count: number): void => {
    const number = String(20 + (clientKey ?? 0));
    const pass = passes.get(number);
    if (pass) passes.set(number, { ...pass, classesRemaining: Number(pass['classesRemaining']) - count });
  };
  const checkPass = (pass: Row, clientKey: number | null, date: string): void => {
    if (pass['account'] !== 20 + (clientKey ?? 0))
      throw new GraphQLError("This classpass doesn't belong to this account");
    if (Number(pass['classesRemaining']) === 0) throw new GraphQLError('No classes left on this pass.');
    if (date < String(pass['dateStart']) || date > String(pass['dateEnd']))
      throw new GraphQLError('This pass is not valid on this date.');
  };
  const slotFields = (input: Row): Row => {
    const { id: _id, clientMutationId: _mutation, organizationLocationRoom, ...fields } = input;
    const room = readId(organizationLocationRoom).number;
    if (!store.tables.get('OrganizationLocationRoomNode')?.has(room))
      throw new GraphQLError('Invalid Organization Location Room ID!');
    return { ...fields, organizationLocationRoom: Number(room), updatedAt: dateTimeText(now()) };
  };
  const slotOf = (id: unknown): readonly [string, Row] => {
    const { number } = readId(id);
    const row = slots.get(number);
    if (row) return [number, row];
    throw new GraphQLError('Invalid Schedule Item ID!');
  };

  return {
    createScheduleItemAttendance({ input }: InputArgs) {
      allowed();
      const clientKey = keyOfNumber('client', readId(input['account'] ?? '').number);
      const client = rowOf(practice.clients, clientKey);
      if (!client || client.isDeleted) throw new GraphQLError('Invalid Account ID!');
      const pass = passes.get(readId(input['accountClasspass'] ?? '').number);
      if (input['accountClasspass'] && !pass) throw new GraphQLError('Invalid Account Classpass ID!');
      const item = records.itemRow(Number(readId(input['scheduleItem']).number));
      if (!item) throw new GraphQLError('ScheduleItem matching query does not exist.');
      const date = String(input['date']);
      const original = rowOf(practice.appointments, Number(item['number']) - classNumbers);
      if (!original || item['dateStart'] !== date)
        throw new GraphQLError(
          "This class doesn't take place on this date, please check for the correct date or any holidays.",
        );
      // Subscriptions are not here, and other types are known to lists alone.
      if (input['attendanceType'] !== 'CLASSPASS')
        throw new GraphQLError(
          "cannot access local variable 'schedule_item_attendance' where it is not associated with a value",
        );
      if (!pass) throw new GraphQLError("'account_classpass'");
      const isThere = records
        .bookings()
        .some((row) => row.clientKey === client.key && records.classNumber(row) === item['number']);
      if (isThere) throw new GraphQLError('This account is already checked in to this class');
      checkPass(pass, client.key, date);
      const { start, minutes, placeKey, typeKey, providerKey } = original;
      const state = states[String(input['bookingStatus'])] ?? 'planned';
      const booking = { start, minutes, placeKey, typeKey, providerKey, clientKey: client.key, state };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      store.classOf.set(key, original.key);
      store.attendances.set(key, { attendanceType: 'CLASSPASS', onlineBooking: input['onlineBooking'] });
      spend(client.key, 1);
      const { number } = readId(costasiellaIds.of('appointment', key));
      return payload(input, { scheduleItemAttendance: records.node('ScheduleItemAttendanceNode', number) });
    },
    updateScheduleItemAttendance({ input }: InputArgs) {
      allowed();
      const row = bookingOf(input['id']);
      const word = String(input['bookingStatus']);
      const state = states[word];
      // The column takes any word; only these three mean something.
      if (state !== undefined && bookingWords[row.state] !== word) {
        if (state === 'cancelled') spend(row.clientKey, -1);
        if (row.state === 'cancelled') spend(row.clientKey, 1);
        done(() => changeAppointment(practice, row.key, { state }, now()));
      }
      const { number } = readId(input['id']);
      return payload(input, { scheduleItemAttendance: records.node('ScheduleItemAttendanceNode', number) });
    },
    deleteScheduleItemAttendance({ input }: InputArgs) {
      allowed();
      const row = bookingOf(input['id']);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      spend(row.clientKey, -1);
      return payload(input, { ok: true });
    },
    createScheduleAppointment({ input }: InputArgs) {
      allowed();
      const number = nextNumber(new Map([...slots, ['1000', {}]]));
      const fields = { number: Number(number), scheduleItemType: 'APPOINTMENT', createdAt: dateTimeText(now()) };
      slots.set(number, { ...fields, dateEnd: null, ...slotFields(input) });
      return payload(input, { scheduleItem: records.node('ScheduleItemNode', number) });
    },
    updateScheduleAppointment({ input }: InputArgs) {
      allowed();
      const [number, before] = slotOf(input['id']);
      if (before['frequencyType'] === 'WEEKLY' && input['frequencyType'] === 'SPECIFIC')
        throw new GraphQLError('Unable to change weekly appointment into one time appointment');
      slots.set(number, { ...before, ...slotFields(input), dateEnd: input['dateEnd'] ?? before['dateEnd'] });
      return payload(input, { scheduleItem: records.node('ScheduleItemNode', number) });
    },
    deleteScheduleAppointment({ input }: InputArgs) {
      allowed();
      const [number] = slotOf(input['id']);
      slots.delete(number);
      return payload(input, { ok: true });
    },
  };
}
