import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { refusal } from '../amplify/refusal.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { newMemory, rowIn, schedularTable, usersIn } from './records.ts';
import { schedularWrites } from './writes.ts';

interface RangeArgs {
  readonly from: string;
  readonly to: string;
}

interface CountArgs extends RangeArgs {
  readonly status: string;
}

interface BookingsArgs {
  readonly datetime: string;
}

interface UserBookingsArgs extends BookingsArgs {
  readonly customerId: string;
}

interface GroupArgs {
  readonly groupName: string;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

const mostUsers = 60;
// The function that counts days has one zone in it.
const zone = 'America/New_York';

/** The root fields of the product. The key to begin from is taken and never used, and none is ever answered. */
export function schedularRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = newMemory();
  const table = schedularTable(backstage, memory);
  const pageOf = (items: readonly Row[]): Row => ({
    items: items.slice(0, cap).map(table.met),
    lastEvaluatedKey: null,
  });
  // Keys are texts, and compared as such: an offset means nothing, and both ends belong to it.
  const between = ({ from, to }: RangeArgs): readonly Row[] =>
    table.slots().filter(({ sk }) => textOf(sk) >= from && textOf(sk) <= to);

  return {
    getAvailableAppointments: (args: RangeArgs) => pageOf(between(args).filter(({ status }) => status === 'available')),
    getAppointments: (args: RangeArgs) => pageOf(between(args)),
    getAppointment({ pk, sk }: { readonly pk: string; readonly sk: string }): Row | null {
      const found = table.slots().find((item) => item['pk'] === pk && item['sk'] === sk);
      // The id of the administrator is asked for, and stored only with the name.
      return found
        ? table.met({ ...found, administratorId: rowIn(found, 'administratorDetails')['id'] ?? null })
        : null;
    },
    // It has no resolver.
    getBooking: () => null,
    getBookings: ({ datetime }: BookingsArgs) =>
      pageOf(
        table
          .bookings()
          .filter(
            (item) =>
              textOf(item['sk']).startsWith(datetime) && rowIn(item, 'appointmentDetails')['status'] === 'booked',
          ),
      ),
    getUserBookings: ({ customerId, datetime }: UserBookingsArgs) =>
      pageOf(table.bookings().filter((item) => item['customerId'] === customerId && textOf(item['sk']) >= datetime)),
    getAppointmentCounts({ status, ...range }: CountArgs): readonly Row[] {
      const days = between(range)
        .filter((item) => item['status'] === status)
        .map(({ sk }) => wallDay(Date.parse(textOf(sk)), zone));
      return [...new Set(days)].map((date) => ({ date, count: days.filter((day) => day === date).length }));
    },
    listUsersInGroup({ groupName, limit, nextToken }: GroupArgs): Row {
      const users = usersIn(practice, groupName);
      if (!users) throw refusal('Lambda:Unhandled', 'Group not found.');
      const size = limit && limit > 0 ? limit : mostUsers;
      if (size > mostUsers) {
        const constraint = 'Member must have value less than or equal to 60';
        const value = `Value '${String(size)}' at 'limit' failed to satisfy constraint: ${constraint}`;
        throw refusal('Lambda:Unhandled', `1 validation error detected: ${value}`);
      }
      const from = nextToken ? Number(Buffer.from(nextToken, 'base64').toString()) : 0;
      if (Number.isNaN(from)) throw refusal('Lambda:Unhandled', 'Invalid pagination token.');
      const end = from + Math.min(size, cap);
      const more = end < users.length ? Buffer.from(String(end)).toString('base64') : null;
      return { users: users.slice(from, end), nextToken: more };
    },
    ...schedularWrites(backstage, table, memory),
  };
}
