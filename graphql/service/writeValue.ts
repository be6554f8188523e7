import { Temporal } from 'temporal-polyfill';
import { isDecimal, toCents } from './readers/money.ts';
import type { ArgumentRole } from './serviceMap.ts';
import type { ValueForm } from './sources.ts';

/**
 * Writes a value of the desk the way an argument of the service wants it. Ends of a period that lose their zone on
 * the way are a day wider on both sides: the rows are filtered again here, and none may be missing.
 */
export function writeValue(value: unknown, form: ValueForm | undefined, role: ArgumentRole, timeZone: string): unknown {
  if (value === undefined || value === null || form === undefined || form === 'instant') return value;
  switch (form) {
    case 'list':
      return [value];
    case 'pattern':
      return typeof value === 'string' ? `%${value}%` : value;
    case 'number':
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    case 'decimal':
      // Fifteen digits come back from a float as they were; what is longer is no amount and is left to be refused.
      return typeof value === 'string' && isDecimal(value) && value.length <= 16 ? Number(value) : value;
    case 'cents':
      return typeof value === 'string' && isDecimal(value) ? toCents(value) : value;
    case 'seconds':
      return typeof value === 'string' ? Math.floor(Date.parse(value) / 1000) : value;
    case 'milliseconds':
      return typeof value === 'string' ? Date.parse(value) : value;
    case 'date':
      return typeof value === 'string' ? writeDate(value, role, timeZone) : value;
    case 'digits':
      return typeof value === 'string' ? writeDigits(value, role, timeZone) : value;
    case 'naive':
      return typeof value === 'string' ? writeNaive(value, role, timeZone) : value;
  }
}

/** What says no zone, a date or a wall clock, has none to lose: it is written as it is. */
function isZoneless(value: string): boolean {
  return !/(Z|[+-]\d{2}:?\d{2})$/i.test(value);
}

function writeDate(value: string, role: ArgumentRole, timeZone: string): string {
  if (isZoneless(value)) return value.slice(0, 10);
  return widen(value, role, timeZone).toPlainDate().toString();
}

function writeDigits(value: string, role: ArgumentRole, timeZone: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  return hour === undefined ? writeDate(value, role, timeZone).replaceAll('-', '') : `${hour}${minute ?? ''}`;
}

function writeNaive(value: string, role: ArgumentRole, timeZone: string): string {
  if (isZoneless(value)) return value;
  const widened = widen(value, role, timeZone).toPlainDateTime();
  return widened.toString({ smallestUnit: 'second' });
}

function widen(instant: string, role: ArgumentRole, timeZone: string): Temporal.ZonedDateTime {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return role === 'to' ? moment.add({ days: 1 }) : moment.subtract({ days: 1 });
}
