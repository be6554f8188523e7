import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { OptixRecords } from './records.ts';
import { type Extras, has, includes, optixIds, pageOf, phaseOf, roomOf, seconds } from './words.ts';

type Fits = (row: AppointmentRecord) => boolean;

/** Whether seconds lie within a range, both ends of which count. */
function within(value: number, from: unknown, to: unknown): boolean {
  return (typeof from !== 'number' || value >= from) && (typeof to !== 'number' || value <= to);
}

function endOf(row: AppointmentRecord): number {
  return seconds(row.start + row.minutes * 60_000);
}

const orders: Readonly<Record<string, (row: AppointmentRecord) => number>> = {
  CREATED_TIMESTAMP: ({ createdAt }) => createdAt,
  START_TIMESTAMP: ({ start }) => start,
  END_TIMESTAMP: endOf,
};

/** Bookings that fit; without any wish for one phase or another those that are new or approved. */
export function chosenBookings(
  backstage: Backstage,
  extras: Extras,
  args: Row,
  only: Fits,
): readonly AppointmentRecord[] {
  const wishes = {
    new: args['include_new'],
    approved: args['include_approved'] ?? args['include_completed'],
    canceled: args['include_canceled'] ?? args['include_cancelled'],
  };
  const isOpen = [...Object.values(wishes), args['include_rejected']].every((wish) => typeof wish !== 'boolean');
  const now = seconds(backstage.now());
  const found = backstage.practice.appointments.filter((row) => {
    const phase = phaseOf(row);
    const isWished = isOpen ? phase !== 'canceled' : wishes[phase] === true;
    const start = seconds(row.start);
    const isNow = start <= now && endOf(row) > now;
    return (
      isWished &&
      !row.isBlock &&
      !row.isDeleted &&
      only(row) &&
      has(args['location_id'], optixIds.of('place', row.placeKey)) &&
      has(args['resource_id'], roomOf(row, extras)?.id) &&
      within(
        start,
        args['start_timestamp_from'] ?? args['start_from'],
        args['start_timestamp_to'] ?? args['start_to'],
      ) &&
      within(endOf(row), args['end_timestamp_from'], args['end_timestamp_to']) &&
      (typeof args['in_progress'] !== 'boolean' || args['in_progress'] === isNow) &&
      args['is_hidden'] !== true
    );
  });
  const order = typeof args['order'] === 'string' ? args['order'] : 'START_TIMESTAMP_ASC';
  const value = orders[order.replace(/_(ASC|DESC)$/, '')] ?? orders['START_TIMESTAMP'];
  const sign = order.endsWith('_DESC') ? -1 : 1;
  return found.toSorted((one, other) => sign * ((value?.(one) ?? 0) - (value?.(other) ?? 0)) || byStart(one, other));
}

/** Everything that takes time: bookings of any phase, and blocks for which a location is closed. */
export function scheduleOf(backstage: Backstage, extras: Extras, records: OptixRecords, args: Row): Row {
  const now = seconds(backstage.now());
  const statusOf = (row: AppointmentRecord): string => {
    if (row.state === 'cancelled') return 'CANCELED';
    if (endOf(row) <= now || row.state === 'completed') return 'ENDED';
    return seconds(row.start) <= now ? 'ACTIVE' : 'UPCOMING';
  };
  const wished = args['resource'];
  const room = typeof wished === 'object' && wished !== null ? (wished as Row) : {};
  const found = backstage.practice.appointments.filter((row) => {
    const type = row.isBlock ? 'AVAILABILITY_BLOCK' : 'BOOKING';
    const place = optixIds.of('place', row.placeKey);
    const account = row.clientKey === null ? null : optixIds.of('client', row.clientKey);
    return (
      !row.isDeleted &&
      has(args['type'], type) &&
      has(args['status'], statusOf(row)) &&
      has(args['location_id'], place) &&
      has(room['location_id'], place) &&
      has(room['resource_id'], row.isBlock ? null : roomOf(row, extras)?.id) &&
      has(args['owner_account_id'], account) &&
      includes(row.reason, args['search']) &&
      within(seconds(row.start), args['start_timestamp_from'], args['start_timestamp_to']) &&
      within(endOf(row), args['end_timestamp_from'], args['end_timestamp_to'])
    );
  });
  const sign = args['order'] === 'START_TIMESTAMP_DESC' ? -1 : 1;
  const events = found
    .toSorted((one, other) => sign * byStart(one, other))
    .map((row) => {
      const { booking_id, account, resource, location, source, title, created_timestamp, created_by_user } =
        records.booking(row);
      const shared = {
        location,
        created_timestamp,
        created_by_user,
        title,
        is_recurring: false,
        status: statusOf(row),
      };
      const times = { start_timestamp: seconds(row.start), end_timestamp: endOf(row) };
      if (row.isBlock)
        return { type: 'AVAILABILITY_BLOCK', availability_block_id: String(700 + row.key), ...shared, ...times };
      return {
        type: 'BOOKING',
        booking_id,
        resource,
        source,
        owner_account: account,
        payer_account: account,
        ...shared,
        ...times,
      };
    });
  return pageOf(events, args, backstage.cap);
}
