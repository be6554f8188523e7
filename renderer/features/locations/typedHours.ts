import { areSpans, maxSpansADay, type WorkSpan } from '../../../electron/contract/workingHours.ts';
import { formatMinute } from '../../lib/wallTime.ts';

export type HoursProblem = 'unreadable' | 'reversed' | 'overlap' | 'tooMany';

export type TypedHours =
  | { readonly kind: 'hours'; readonly spans: readonly WorkSpan[] }
  | { readonly kind: 'problem'; readonly problem: HoursProblem };

const clock = String.raw`(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*([ap])?\.?\s?(?:m\.?)?`;
const span = new RegExp(String.raw`^${clock}\s*(?:-|–|—|to|bis|à|a)\s*${clock}$`, 'iu');
const midnight = 24 * 60;

/** Reads the hours of one day as people type them: “8–12, 13:30–17:00” or “8 AM – 12 PM”. Nothing typed is a day off. */
export function readTypedHours(typed: string): TypedHours {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim())
    .filter(Boolean);
  if (parts.length > maxSpansADay) return { kind: 'problem', problem: 'tooMany' };
  const spans: WorkSpan[] = [];
  for (const part of parts) {
    const [, h1, m1, half1, h2, m2, half2] = span.exec(part) ?? [];
    const start = minuteOf(h1, m1, half1);
    const end = minuteOf(h2, m2, half2);
    if (start === null || end === null) return { kind: 'problem', problem: 'unreadable' };
    const read = { start, end: end === 0 ? midnight : end };
    if (read.end <= read.start) return { kind: 'problem', problem: 'reversed' };
    spans.push(read);
  }
  const ordered = spans.toSorted((one, other) => one.start - other.start);
  return areSpans(ordered) ? { kind: 'hours', spans: ordered } : { kind: 'problem', problem: 'overlap' };
}

function minuteOf(hours: string | undefined, minutes = '0', half: string | undefined): number | null {
  if (hours === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isLate = half?.toLowerCase() === 'p';
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const whole = half === undefined ? hour : (hour % 12) + (isLate ? 12 : 0);
  const all = whole * 60 + minute;
  return minute < 60 && all <= midnight ? all : null;
}

/** The hours as they are shown and can be typed again. */
export function typedHoursOf(spans: readonly WorkSpan[]): string {
  return spans.map(({ start, end }) => `${formatMinute(start)}–${formatMinute(end % midnight)}`).join(', ');
}
