import { wallDay } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { type AppointmentRecord, byStart, zoneOf } from '../practice.ts';
import { peopleIds, peopleWords } from './records.ts';

/** The filters that both versions have; most of them hide something by default. */
export interface AppointmentFilters {
  readonly filter?: string | null;
  readonly is_org?: boolean | null;
  readonly provider_id?: string | null;
  readonly provider_ids?: readonly (string | null)[] | null;
  readonly user_id?: string | null;
  readonly with_all_statuses?: boolean | null;
  readonly filter_by_appointment_statuses?: readonly (string | null)[] | null;
  readonly filter_by_appointment_location_ids?: readonly (string | null)[] | null;
  readonly include_blockers?: boolean | null;
  readonly specificDay?: string | null;
}

const ended: readonly (string | null)[] = ['Occurred', 'No-Show', 'Re-Scheduled', 'Cancelled', 'Late Cancellation'];
/** Whose key it is: without is_org only this member's rows are shown. */
const ownProvider = 1;

/** The appointments that pass the filters and, further, a range. */
export function chooseAppointments(
  { practice, now }: Backstage,
  args: AppointmentFilters,
  inRange: (row: AppointmentRecord) => boolean,
): AppointmentRecord[] {
  const { key } = peopleIds;
  const providerIds = [args.provider_id, ...(args.provider_ids ?? [])].filter((id) => typeof id === 'string');
  const providers = providerIds.map((id) => key('provider', id));
  const places = args.filter_by_appointment_location_ids?.map((id) => key('place', id));
  const statuses = args.filter_by_appointment_statuses;
  const ownOnly = args.is_org !== true && providers.length === 0 && !args.user_id;
  return practice.appointments
    .filter((row) => !row.isDeleted && inRange(row))
    .filter((row) => (ownOnly ? row.providerKey === ownProvider : true))
    .filter((row) => providers.length === 0 || providers.includes(row.providerKey))
    .filter((row) => !args.user_id || row.clientKey === key('client', args.user_id))
    .filter((row) => !places || places.includes(row.placeKey))
    .filter((row) => args.include_blockers !== false || !row.isBlock)
    .filter((row) => !args.specificDay || dayOf(row) === args.specificDay.slice(0, 10))
    .filter((row) => isInFilter(row, args.filter ?? 'future', now()))
    .filter((row) => {
      const word = peopleWords[row.state];
      if (statuses) return statuses.includes(word);
      return args.with_all_statuses === true || !ended.includes(word);
    })
    .toSorted(byStart);

  function dayOf(row: AppointmentRecord): string {
    return wallDay(row.start, zoneOf(practice, row));
  }
}

function isInFilter({ start }: AppointmentRecord, filter: string, now: number): boolean {
  if (filter === 'future') return start >= now;
  return filter !== 'past' || start < now;
}
