import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { KukkuuMemory } from './memory.ts';
import type { PageArgs } from './pages.ts';
import { keyIn, serverZone } from './values.ts';

/** What lists of occurrences can be asked for. */
export interface OccurrenceArgs extends PageArgs {
  readonly date?: string | null;
  readonly time?: string | null;
  readonly upcoming?: boolean | null;
  readonly upcomingWithLeeway?: boolean | null;
  readonly upcomingWithOngoing?: boolean | null;
  readonly venueId?: string | null;
  readonly eventId?: string | null;
  readonly occurrenceLanguage?: string | null;
  readonly projectId?: string | null;
}

const leewayMs = 3_600_000;

/** Makes the filter: false asks for nothing, ids may be of any type, and days are the server's. */
export function occurrenceFinder(
  { extras, eventOf }: KukkuuMemory,
  now: () => number,
): (row: AppointmentRecord, args: OccurrenceArgs) => boolean {
  return (row, args) => {
    const { key, start, minutes, placeKey } = row;
    const language = extras.get(key)?.language ?? 'FI';
    return (
      (!args.date || wallDay(start, serverZone) === args.date) &&
      (!args.time || wallTime(start, serverZone) === args.time.padEnd(8, ':00').slice(0, 8)) &&
      (!args.upcoming || start >= now()) &&
      (!args.upcomingWithLeeway || start >= now() - leewayMs) &&
      (!args.upcomingWithOngoing || start + minutes * 60_000 >= now() - leewayMs) &&
      (!args.venueId || keyIn(args.venueId) === String(placeKey)) &&
      (!args.eventId || keyIn(args.eventId) === String(eventOf(row)?.id)) &&
      (!args.occurrenceLanguage || args.occurrenceLanguage.toUpperCase() === language) &&
      (!args.projectId || keyIn(args.projectId, 'ProjectNode') !== null)
    );
  };
}
