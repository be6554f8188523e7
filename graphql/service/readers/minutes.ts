import { type Path, valueAt } from '../sources.ts';

const lengths: readonly RegExp[] = [
  /^P(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:\d+S)?)?$/,
  /^(?:(?<days>\d{1,2})d)?\s*(?:(?<hours>\d{1,3})\s?(?:h|hrs?|hours?))?\s*(?:(?<minutes>\d{1,4})\s?(?:m|mins?|minutes?))?\s*(?:\d{1,2}s)?$/i,
  /^(?<hours>\d{1,2}):(?<minutes>[0-5]\d):[0-5]\d(?:\.\d+)?$/,
];

/** Nothing at a clinic takes longer than a week; a longer length is damage. */
const maxMinutes = 7 * 24 * 60;

/**
 * A whole number of minutes, from a number, an ISO 8601 duration such as PT1H30M, one of Go such as 1h30m0s, or a clock of
 * hours such as 01:30:00; null for anything else. `inSeconds`: numbers are seconds.
 */
export function readMinutes(object: unknown, path: Path, inSeconds = false): number | null {
  const given = valueAt(object, path);
  const value = inSeconds && (typeof given === 'number' || typeof given === 'string') ? Number(given) / 60 : given;
  if (typeof value === 'number') return value >= 0 && value <= maxMinutes ? Math.round(value) : null;
  if (typeof value !== 'string') return null;
  if (/^\d{1,4}$/.test(value)) return Number(value);
  const text = value.trim();
  const parts = lengths.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (!parts || text === '' || text === 'P') return null;
  const { days = '0', hours = '0', minutes = '0' } = parts.groups ?? {};
  const length = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return length <= maxMinutes ? length : null;
}
