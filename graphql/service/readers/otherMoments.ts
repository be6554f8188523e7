/**
 * A time that some frameworks write otherwise, in ISO 8601; any other text as it is: `/Date(1794924000000)/` of .NET,
 * `2026-11-17T14:00Z[UTC]` of Java, `Tue, 17 Nov 2026 14:00:00 GMT` (RFC 9110), `2026-11-17 9:00 AM`.
 */
export function toIsoMoment(text: string): string {
  const milliseconds = /^\/Date\((\d{10,15})(?:[+-]\d{4})?\)\/$/.exec(text)?.[1];
  if (milliseconds !== undefined) return isoOf(Number(milliseconds)) ?? text;
  if (httpDate.test(text)) return isoOf(Date.parse(text)) ?? text;
  const [, zoned] = /^(.*T.*(?:Z|[+-]\d{2}:?\d{2}))\[[\w/+-]+\]$/.exec(text) ?? [];
  if (zoned !== undefined) return zoned;
  const [, date, hour, rest = '', half] = twelveHours.exec(text) ?? [];
  if (date === undefined || Number(hour) < 1 || Number(hour) > 12) return text;
  const full = (Number(hour) % 12) + (/p/i.test(half ?? '') ? 12 : 0);
  return `${date}T${String(full).padStart(2, '0')}${rest}`;
}

/** Whether a time is written in a way in which the desk writes none. */
export function isOtherMoment(text: string): boolean {
  return text.startsWith('/Date(') || httpDate.test(text) || twelveHours.test(text);
}

const httpDate = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const twelveHours = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2})(:\d{2}(?::\d{2})?) ?([AP])\.?M\.?$/i;

function isoOf(moment: number): string | null {
  return Number.isFinite(moment) && Math.abs(moment) < 253_000_000_000_000 ? new Date(moment).toISOString() : null;
}
