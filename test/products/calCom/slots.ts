import { GraphQLError } from 'graphql';
import { startOfDay, wallDay } from '../../dialects/clock.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { eventTypeParts, instantIn, instantText } from './values.ts';

const minuteMs = 60_000;

/** The members of a team who are free at that time, in the order in which they are asked. */
export function freeHosts(
  practice: Practice,
  placeKey: number,
  start: number,
  minutes: number,
  except: number | null,
): readonly number[] {
  const end = start + minutes * minuteMs;
  const busy = new Set(
    practice.appointments
      .filter((row) => row.key !== except && !row.isDeleted && row.state !== 'cancelled')
      .filter((row) => row.start < end && row.start + row.minutes * minuteMs > start)
      .map(({ providerKey }) => providerKey),
  );
  return practice.providers
    .filter((member) => member.isActive && member.placeKeys.includes(placeKey) && !busy.has(member.key))
    .map(({ key }) => key);
}

/** The times of an event type at which a host is free, by day; past times can't be booked. */
export function freeSlots(practice: Practice, now: number, args: Row): readonly Row[] {
  const parts = eventTypeParts(args['eventTypeId']);
  const place = rowOf(practice.places, parts?.placeKey ?? null);
  const type = rowOf(practice.visitTypes, parts?.typeKey ?? null);
  if (!place || !type || type.isBlock)
    throw new GraphQLError('Event type not found', { extensions: { code: 'NOT_FOUND' } });
  const from = instantIn('start', args['start']);
  const to = Math.min(instantIn('end', args['end']), from + 31 * 86_400_000);
  const days = new Map<string, Row[]>();
  const step = type.minutes * minuteMs;
  for (let start = startOfDay(wallDay(from, place.zone), place.zone); start + step <= to; start += step) {
    const isOpen = start >= from && start > now && freeHosts(practice, place.key, start, type.minutes, null).length > 0;
    if (isOpen) {
      const day = wallDay(start, place.zone);
      days.set(day, [...(days.get(day) ?? []), { start: instantText(start), end: instantText(start + step) }]);
    }
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}
