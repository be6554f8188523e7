import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { t } from '../../i18n/page/t.ts';
import { statusLabel } from './stages.ts';
import { formatShortDate } from '../lib/dates.ts';
import { formatInstantTime, wallDate } from '../lib/wallTime.ts';
import { durationMinutes } from './duration.ts';
import { savedDifferentlyText } from './differenceText.ts';

type ScheduleDay = ScheduleDayQuery['day'];
type DayAppointment = ScheduleDay['appointments'][number];

/** In one unit, as it is compared and typed. */
export function minutesLabel(minutes: number): string {
  return t('day.minutes', { minutes: String(minutes) });
}

export function whenLabel(start: string | null, date: string): string {
  if (start === null) return t('day.withoutTime');
  const time = formatInstantTime(start);
  return wallDate(start) === date ? time : `${formatShortDate(wallDate(start))}, ${time}`;
}

export function providerName(id: string | undefined, { providers }: ScheduleDay): string | null {
  return providers.find((provider) => provider.id === id)?.name ?? null;
}

/** A field in which two versions of an appointment differ. */
interface Difference {
  readonly label: string;
  readonly seen: string;
  readonly now: string;
}

/** The fields that differ, as labels; empty where no screen shows the difference. */
export function differencesOf(seen: DayAppointment, now: DayAppointment, day: ScheduleDay): readonly Difference[] {
  const before = factsOf(seen, day);
  return factsOf(now, day).flatMap(([label, value], index) => {
    const former = before[index]?.[1] ?? null;
    return former === value ? [] : [{ label, seen: former ?? t('changes.none'), now: value ?? t('changes.none') }];
  });
}

function factsOf(appointment: DayAppointment, day: ScheduleDay): readonly (readonly [string, string | null])[] {
  const { start, status, provider, type, patient, client, room, reason, notes } = appointment;
  const minutes = durationMinutes(appointment);
  return [
    [t('general.time'), whenLabel(start, day.date)],
    [t('changes.length'), minutes === null ? null : minutesLabel(minutes)],
    [t('general.status'), status && statusLabel(status)],
    [t('general.provider'), provider && (providerName(provider.id, day) ?? t('changes.elsewhere'))],
    [t('general.room'), room],
    [t('general.type'), type?.name ?? null],
    [t('general.patient'), patient?.name ?? null],
    [t('general.client'), client?.name ?? null],
    [t('general.reason'), reason],
    [t('general.notes'), notes],
  ];
}

/** What became of a change that was done but kept otherwise than requested, as a sentence; null where all is as requested. */
export function savedDifferently(requested: DayAppointment, now: DayAppointment, day: ScheduleDay): string | null {
  return savedDifferentlyText(differencesOf(requested, now, day));
}
