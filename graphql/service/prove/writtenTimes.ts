import { dateFormOfFields } from '../dateForm.ts';
import { isRecord } from '../json.ts';
import { isOtherMoment } from '../readers/otherMoments.ts';
import { isClockDigits, readEnd, readMoment } from '../readers/time.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, readValue, valueAt } from '../sources.ts';

const clock = /\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/;
/** The offset of a place, perhaps behind a blank, as .NET writes it: what ends with one is no bare clock. */
const ownOffset = /\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?[+-]\d{2}:?\d{2}$/;
const universal = /(Z|[+-]00:?00)$/i;
/** Ways in which the desk writes a date and a time that stand apart. */
const plainDate = /^\d{4}-\d{2}-\d{2}|^\d{8}$/;
const plainTime = /^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}.*|Z)?$|^\d+$|^\d{4}-\d{2}-\d{2}/;

/** Appointments with how the service writes their times, dates and lengths, as far as rows show it. */
export function withWrittenForms(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const { fields } = operation;
  const forms = {
    written: writtenTimes(fields, rows),
    writtenDate: dateFormOfFields(fields) ?? undefined,
    writtenLength: writtenLengths(fields, rows),
    seconds: lengthInSeconds(fields, rows),
  };
  const known = Object.entries(forms).filter(([, form]) => form !== undefined);
  return known.length > 0 ? { ...operation, fields: { ...fields, ...Object.fromEntries(known) } } : operation;
}

/**
 * How a service writes its times, by the starts of some rows: all in UTC, or all as wall clocks without a zone. Undefined
 * where they have an offset of the place.
 */
export function writtenTimes(
  { start }: Partial<AppointmentFields>,
  rows: readonly unknown[],
): AppointmentFields['written'] {
  if (!start) return undefined;
  if (start.kind === 'dateAndTime') {
    const isPlain = (row: unknown): boolean =>
      (start.dates !== undefined || plainDate.test(asText(valueAt(row, start.date)) ?? '2000-01-01')) &&
      plainTime.test(asText(valueAt(row, start.time)) ?? '00:00');
    return rows.every(isPlain) ? undefined : 'otherwise';
  }
  // A date with the year last and a clock behind it is read, and not written.
  if (start.kind === 'path' && start.dates) return 'otherwise';
  const texts = start.kind === 'path' ? rows.flatMap((row) => asText(readValue(row, start)) ?? []) : [];
  if (texts.length === 0) return undefined;
  if (texts.every(isClockDigits) || texts.some((text) => isOtherMoment(text.trim()))) return 'otherwise';
  if (texts.every((text) => /^\d{12,13}$/.test(text))) return 'milliseconds';
  if (texts.every((text) => universal.test(text))) return 'utc';
  if (!texts.every((text) => clock.test(text.trim())) || texts.some((text) => ownOffset.test(text.trim())))
    return undefined;
  if (texts.every((text) => text.trim().includes(' '))) return 'localSpaced';
  return texts.every((text) => /T\d{2}:\d{2}$/.test(text.trim())) ? 'localMinute' : 'local';
}

/** Fewer visits may well be as long by chance. */
const fewestLengths = 5;

/** The row's own number that is the length of each visit in seconds; undefined where there is none. */
function lengthInSeconds({ start, end }: Partial<AppointmentFields>, rows: readonly unknown[]): string | undefined {
  if (end?.kind === 'minutesAfter') return end.inSeconds && end.minutes.at(-1);
  if (!start || !end) return undefined;
  const lengths = rows.flatMap((row) => {
    const from = readMoment(readValue(row, start), 'UTC');
    const to = readEnd(row, end, from, 'UTC');
    return isRecord(row) && from !== null && to !== null && to > from ? [{ row, seconds: (to - from) / 1000 }] : [];
  });
  const [first] = lengths;
  if (!first || lengths.length < fewestLengths) return undefined;
  return Object.keys(first.row).find((name) => lengths.every(({ row, seconds }) => row[name] === seconds));
}

/** How a service writes the lengths of its appointments; undefined for numbers, or without rows. */
function writtenLengths(
  { end }: Partial<AppointmentFields>,
  rows: readonly unknown[],
): AppointmentFields['writtenLength'] {
  const texts =
    end?.kind === 'minutesAfter'
      ? rows.flatMap((row) => asText(valueAt(row, end.minutes)) ?? [])
      : rows.flatMap(lengthsIn);
  const are = (pattern: RegExp): boolean => texts.length > 0 && texts.every((text) => pattern.test(text));
  if (are(/^P/)) return 'iso';
  if (are(/^\d+[dhm]/i)) return 'units';
  return are(/^\d{1,2}:\d{2}:\d{2}/) ? 'clock' : undefined;
}

/** The texts of a row, and of what it holds, that are called lengths: one may be written that is not read. */
function lengthsIn(row: unknown): readonly string[] {
  const held = isRecord(row) ? [row, ...Object.values(row).filter(isRecord)] : [];
  return held.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) =>
      typeof value === 'string' && /duration|length/i.test(name) ? [value] : [],
    ),
  );
}
