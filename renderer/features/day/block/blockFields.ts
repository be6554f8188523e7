import { t } from '../../../../i18n/page/t.ts';
import type {
  BookAppointmentMutationVariables,
  BookingChoicesQuery,
} from '../../../../graphql/desk/generated/operations.ts';
import { offerOf } from '../../../domain/offers.ts';
import { isClosedDuring, overlapsOf } from '../../../domain/overlaps.ts';
import { isPlainDate } from '../../../lib/dates.ts';
import { proposalStep, proposedStarts } from '../../../lib/proposedStarts.ts';
import { instantAt, wallClock } from '../../../lib/timeZone.ts';
import { minuteOfDay, minutesPerDay } from '../../../lib/wallTime.ts';
import { demands, takes, unavailableReason } from '../changes/dayOffers.ts';
import type { ScheduleDay } from '../columns.ts';
import type { NewRange } from '../grid/gridChange.ts';

type Booking = BookAppointmentMutationVariables['booking'];
type AppointmentType = BookingChoicesQuery['appointmentTypes'][number];

/** What time is usually blocked for, as the reason where the service has one type for all of it. */
export const purposes = ['lunch', 'meeting', 'delivery', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** What the dialog shows, as typed; date and time on the location's wall clock. */
export interface BlockFields {
  readonly type: string;
  readonly purpose: Purpose;
  readonly reason: string;
  readonly provider: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly room: string;
}

export type BlockProblems = Readonly<Partial<Record<keyof BlockFields, string>>>;

/** What is sent with a block; a service that demands more, such as a client, can't block time. */
const sendable = new Set(['location', 'start', 'minutes', 'type', 'provider', 'reason', 'status']);

/** The types of blocked time; null until the types are known. */
export function blockTypesOf(choices: BookingChoicesQuery | undefined): readonly AppointmentType[] | null {
  return choices?.appointmentTypes.filter(({ blocked }) => blocked) ?? null;
}

/** Why no time can be blocked; null where it can. */
export function blockUnavailableReason(day: ScheduleDay, types: readonly AppointmentType[] | null): string | null {
  const why = unavailableReason(day, 'bookAppointment');
  if (why !== null) return why;
  const { demands: demanded } = offerOf(day, 'bookAppointment');
  if (!takes(day, 'bookAppointment', 'start') || !takes(day, 'bookAppointment', 'type') || types?.length === 0)
    return t('block.noType');
  return demanded.every((field) => sendable.has(field)) ? null : t('block.needsMore');
}

const usualMinutes = 30;
const noon = 12 * 60;

/**
 * Where the person is on the grid; else at noon, or now when that is over, for the day's first provider. What was not
 * drawn begins when the provider is free next, if she still is on that day.
 */
export function firstFields(
  day: ScheduleDay,
  [type]: readonly AppointmentType[],
  place: NewRange | null,
  now: number,
): BlockFields {
  const clock = wallClock(now, day.timeZone);
  const next =
    clock?.date === day.date
      ? Math.min(Math.ceil(clock.minute / proposalStep) * proposalStep, minutesPerDay - proposalStep)
      : noon;
  const provider = (place ? place.providerId : day.providers[0]?.id) ?? '';
  const minutes = place?.lengthChosen ? place.minutes : (type?.minutes ?? usualMinutes);
  const wanted = place?.start ?? Math.max(noon, next);
  const start = place?.lengthChosen ? wanted : nextFree(day, provider, wanted, minutes);
  return {
    type: type?.id ?? '',
    purpose: 'lunch',
    reason: '',
    provider,
    date: day.date,
    time: clockTime(start),
    minutes: String(minutes),
    room: place?.room ?? '',
  };
}

function nextFree(day: ScheduleDay, provider: string, wanted: number, minutes: number): number {
  const free = proposedStarts(wanted, minutesPerDay - minutes, day).find(({ instant }) => {
    const plan = { start: Date.parse(instant), minutes, ...(provider !== '' && { provider }) };
    return overlapsOf(plan, day).length === 0 && !isClosedDuring(plan, day);
  });
  return free?.minute ?? wanted;
}

function clockTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type BlockReading =
  | { readonly problems: BlockProblems; readonly booking?: never }
  | { readonly problems?: never; readonly booking: Booking };

/** What the fields ask for, or their problems. A client or a patient is never part of it. */
export function readBlock(fields: BlockFields, day: ScheduleDay, hasPurposes: boolean): BlockReading {
  const { type, date, time, minutes, provider, room } = fields;
  const length = Number(minutes);
  const reason = hasPurposes ? purposeReason(fields) : fields.reason.trim();
  const problems: BlockProblems = {
    ...(!isPlainDate(date) && { date: t('changes.chooseDate') }),
    ...(time === '' && { time: t('changes.chooseTime') }),
    ...(!(Number.isInteger(length) && length >= 1 && length <= 1440) && { minutes: t('changes.minutesRange') }),
    ...(reason === '' && demands(day, 'bookAppointment', 'reason') && { reason: t('changes.reasonMissed') }),
    ...(provider === '' && demands(day, 'bookAppointment', 'provider') && { provider: t('block.chooseProvider') }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const at = instantAt(date, minuteOfDay(`${date}T${time}`, date), day.timeZone);
  if (at.kind === 'gap') return { problems: { time: t('changes.gap') } };
  const may = (field: string): boolean => takes(day, 'bookAppointment', field);
  const status = demands(day, 'bookAppointment', 'status')
    ? day.statuses.find(({ stage }) => stage === 'booked')?.label
    : undefined;
  return {
    booking: {
      location: day.location.id,
      start: at.instant,
      minutes: length,
      type,
      ...(provider !== '' && may('provider') && { provider }),
      ...(room !== '' && may('room') && { room }),
      ...(reason !== '' && may('reason') && { reason }),
      ...(status !== undefined && { status }),
    },
  };
}

function purposeReason({ purpose, reason }: BlockFields): string {
  return purpose === 'other' ? reason.trim() : t(`block.${purpose}`);
}
