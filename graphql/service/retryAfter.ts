/** The longest wait, a day: a larger number is a mistake. */
const longestSeconds = 86_400;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The three forms of a date in HTTP (RFC 9110 5.6.7): the one that is written, and two that are still read. */
const forms: readonly RegExp[] = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/** An HTTP date as epoch milliseconds; null where the text is none. `Date.parse` would read far more into it. */
export function readHttpDate(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  const found = forms.map((form) => form.exec(trimmed)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const { day = '', month = '', year = '', time = '' } = found;
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const at = new Date(Date.UTC(wholeYear(year), months.indexOf(month), Number(day), hour, minute, second));
  // A date that does not exist, such as 31 Feb or 25:00, would come out as another one.
  const isSame = at.getUTCMonth() === months.indexOf(month) && at.getUTCDate() === Number(day) && hour < 24;
  return isSame ? at.getTime() : null;
}

/** Two digits mean the year that is at most 50 years ahead, as the standard requires; counted from 2026. */
function wholeYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year + (year > 76 ? 1900 : 2000);
}

/**
 * Seconds until a request may be retried: `Retry-After` as a number, or as a date relative to `at`,
 * the service's own clock where it sent one. A date that has passed is 0; anything else is null.
 */
export function readRetryAfter(text: string | null, at: number | null): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d+$/.test(trimmed)) return Math.min(Number(trimmed), longestSeconds);
  const until = readHttpDate(trimmed);
  if (until === null || at === null) return null;
  return Math.min(Math.max(Math.ceil((until - at) / 1000), 0), longestSeconds);
}
