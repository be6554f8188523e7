import type { AppointmentUpdate, Booking } from '../../../../graphql/desk/generated/types.ts';
import type { AppointmentRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { WriteValues } from '../../../../graphql/service/variables.ts';
import { t } from '../../../../i18n/core/t.ts';

/**
 * The values of a change, in the roles of the service map. A start and a length go together, as services require an
 * end.
 */
export function valuesOf(to: AppointmentUpdate, now: AppointmentRow): WriteValues {
  const moves = to.start != null || to.minutes != null;
  const minutes = to.minutes ?? (moves ? minutesOf(now) : null);
  const start = to.start ?? (moves ? now.start : null);
  return withoutNulls({
    start,
    minutes,
    locationId: to.location,
    typeId: to.type,
    providerId: to.provider,
    clientId: to.client,
    patientId: to.patient,
    reason: to.reason,
    notes: to.notes,
    room: to.room,
  });
}

/** What the appointment is, for services that demand everything at every change. */
export function presentValues(now: AppointmentRow): WriteValues {
  return withoutNulls({
    start: now.start,
    minutes: minutesOf(now),
    locationId: now.location?.id,
    typeId: now.type?.id,
    providerId: now.provider?.id,
    clientId: now.client?.id,
    patientId: now.patient?.id,
    status: now.status?.label,
    reason: now.reason,
    notes: now.notes,
    room: now.room,
  });
}

export function minutesOf({ start, end }: Pick<AppointmentRow, 'start' | 'end'>): number | null {
  return start === null || end === null ? null : Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
}

export function withoutNulls(values: Readonly<Record<string, string | number | null | undefined>>): WriteValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** Why a value can't be sent: the reason that the service would give. */
export interface Problem {
  readonly message: string;
  /** A desk word. */
  readonly field: string | null;
}

const longestMinutes = 24 * 60;
const longestText = 10_000;
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Errors in a booking, found before any request. */
export function checkBooking(booking: Booking): readonly Problem[] {
  return [...checkUpdate(booking), ...(booking.patient || booking.client || booking.type ? [] : [missingParty()])];
}

export function checkUpdate({ start, minutes, ...rest }: AppointmentUpdate | Booking): readonly Problem[] {
  const problems: Problem[] = [];
  if (start != null && (!instantForm.test(start) || Number.isNaN(Date.parse(start))))
    problems.push({ field: 'start', message: t('desk.noInstant') });
  if (minutes != null && (minutes < 1 || minutes > longestMinutes))
    problems.push({ field: 'minutes', message: t('desk.length') });
  return [...problems, ...checkTexts(rest)];
}

/** Texts longer than any service takes. */
export function checkTexts(input: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.entries(input).flatMap(([field, value]) =>
    typeof value === 'string' && value.length > longestText
      ? [{ field, message: t('desk.tooLong', { most: String(longestText) }) }]
      : [],
  );
}

function missingParty(): Problem {
  return { field: 'client', message: t('desk.needsSomebody') };
}
