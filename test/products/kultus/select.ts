import { GraphQLError } from 'graphql';
import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { NodeArgs } from './connection.ts';
import type { KultusFacts } from './facts.ts';
import type { EnrolmentRow, QueueRow } from './memory.ts';
import { localId, serviceZone } from './values.ts';

export interface OccurrenceArgs extends NodeArgs {
  readonly upcoming?: boolean | null;
  readonly enrollable?: boolean | null;
  readonly date?: string | null;
  readonly time?: string | null;
  readonly pEvent?: string | null;
  readonly cancelled?: boolean | null;
  readonly orderBy?: readonly (string | null)[] | null;
}

const dayMs = 86_400_000;

/** The occurrences that filters ask for; days and times of day are by the clock of the service. */
export function selectOccurrences(
  { practice, now }: Backstage,
  facts: KultusFacts,
  rows: readonly AppointmentRecord[],
  args: OccurrenceArgs,
): readonly AppointmentRecord[] {
  const zone = serviceZone(practice);
  const { date, time, pEvent } = args;
  if (date && !/^\d{4}-\d\d-\d\d$/.test(date)) throw new GraphQLError('{"date": [{"message": "Enter a valid date."}]}');
  if (time && !/^\d\d:\d\d/.test(time)) throw new GraphQLError('{"time": [{"message": "Enter a valid time."}]}');
  const event = pEvent ? numberOf('PalvelutarjotinEventNode', pEvent) : null;
  const found = rows.filter((row) => {
    if (args.upcoming && row.start + row.minutes * 60_000 <= now()) return false;
    const days = facts.eventOf(row)?.enrolmentEndDays ?? 0;
    if (args.enrollable && row.start <= now() + days * dayMs) return false;
    if (date && wallDay(row.start, zone) !== date) return false;
    if (time && !wallTime(row.start, zone).startsWith(time)) return false;
    if (event !== null && facts.eventNumberOf(row) !== event) return false;
    return typeof args.cancelled !== 'boolean' || facts.isCancelled(row) === args.cancelled;
  });
  return sorted(found, args.orderBy, {
    startTime: ({ start }) => start,
    endTime: ({ start, minutes }) => start + minutes * 60_000,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    placeId: ({ placeKey }) => placeKey,
    id: ({ key }) => key,
    cancelled: (row) => (facts.isCancelled(row) ? 1 : 0),
    amountOfSeats: ({ key }) => facts.extrasOf(key).amountOfSeats,
  });
}

export function selectEnrolments(
  rows: readonly EnrolmentRow[],
  args: { readonly status?: string | null; readonly occurrenceId?: string | null },
): readonly EnrolmentRow[] {
  const occurrence = args.occurrenceId ? numberOf('OccurrenceNode', args.occurrenceId) : null;
  return rows.filter(
    ({ status, appointmentKey }) =>
      (!args.status || status === args.status) && (occurrence === null || appointmentKey === occurrence),
  );
}

export function selectQueue(
  rows: readonly QueueRow[],
  args: { readonly pEventId?: string | null; readonly orderBy?: readonly (string | null)[] | null },
): readonly QueueRow[] {
  const event = args.pEventId ? numberOf('PalvelutarjotinEventNode', args.pEventId) : null;
  const found = rows.filter(({ eventNumber }) => event === null || eventNumber === event);
  return sorted(found, args.orderBy, {
    enrolmentTime: ({ enrolmentTime }) => enrolmentTime,
    updatedAt: ({ enrolmentTime }) => enrolmentTime,
    id: ({ key }) => key,
  });
}

/** The number behind a global id, or one that is written plainly; -1 where it is neither. */
function numberOf(type: string, id: string): number {
  const number = Number(/^\d+$/.test(id) ? id : (localId(type, id) ?? -1));
  return Number.isInteger(number) ? number : -1;
}

/** Names of fields to sort by, the first one first; a minus turns one around. */
function sorted<Item>(
  rows: readonly Item[],
  orderBy: readonly (string | null)[] | null | undefined,
  fields: Readonly<Record<string, (row: Item) => number>>,
): readonly Item[] {
  const orders = (orderBy ?? []).flatMap((name) => {
    if (!name) return [];
    const field = name.replace(/^-/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = fields[field];
    if (!value) {
      const choices = Object.keys(fields).join(', ');
      throw new GraphQLError(`Cannot resolve keyword '${field}' into field. Choices are: ${choices}`);
    }
    return [{ value, sign: name.startsWith('-') ? -1 : 1 }];
  });
  return rows.toSorted((one, other) => {
    for (const { value, sign } of orders) {
      const difference = sign * (value(one) - value(other));
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
