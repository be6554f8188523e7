import type { AppointmentUpdate, Booking } from '../../../../graphql/desk/generated/types.ts';
import { say } from '../../../../words/core/say.ts';

/** Why something can't be sent, as the service would tell it too, were it asked. */
export interface Problem {
  readonly message: string;
  /** A desk word. */
  readonly field: string | null;
}

const longestMinutes = 24 * 60;
const longestText = 10_000;
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** What is wrong with a booking before anybody is asked. */
export function checkBooking(booking: Booking): readonly Problem[] {
  return [...checkUpdate(booking), ...(booking.patient || booking.client || booking.type ? [] : [nobody()])];
}

export function checkUpdate({ start, minutes, ...rest }: AppointmentUpdate | Booking): readonly Problem[] {
  const problems: Problem[] = [];
  if (start != null && (!instantForm.test(start) || Number.isNaN(Date.parse(start))))
    problems.push({ field: 'start', message: say('desk.noInstant') });
  if (minutes != null && (minutes < 1 || minutes > longestMinutes))
    problems.push({ field: 'minutes', message: say('desk.length') });
  return [...problems, ...checkTexts(rest)];
}

/** Texts that are too long for anybody. */
export function checkTexts(said: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.entries(said).flatMap(([field, value]) =>
    typeof value === 'string' && value.length > longestText
      ? [{ field, message: say('desk.tooLong', { most: String(longestText) }) }]
      : [],
  );
}

function nobody(): Problem {
  return { field: 'client', message: say('desk.needsSomebody') };
}
