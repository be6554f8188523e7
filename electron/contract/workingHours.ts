/** A time of work in minutes since midnight on the location's clock; hours over midnight are entered on both days. */
export interface WorkSpan {
  readonly start: number;
  readonly end: number;
}

/** When a provider works at a location in an ordinary week. It counts where the service lists no shifts of the provider. */
export interface RegularHours {
  readonly provider: string;
  readonly location: string;
  /** Monday first; a day without a span is a day off. */
  readonly week: readonly (readonly WorkSpan[])[];
}

/** All regular hours of one location: they take the place of those that it had. */
export interface LocationHours {
  readonly location: string;
  readonly hours: readonly RegularHours[];
}

/** Of all locations together. */
export const maxRegularHours = 300;
export const maxSpansADay = 4;
const minutesADay = 24 * 60;
const longestId = 512;

/** Spans of one day are in order and apart from each other. */
export function areSpans(value: unknown): value is readonly WorkSpan[] {
  if (!Array.isArray(value) || value.length > maxSpansADay) return false;
  let before = -1;
  return value.every((span: unknown) => {
    if (typeof span !== 'object' || span === null || Object.keys(span).length !== 2) return false;
    const { start, end } = span as Partial<Record<'start' | 'end', unknown>>;
    const fits =
      Number.isInteger(start) && Number.isInteger(end) && Number(start) > before && Number(end) > Number(start);
    before = Number(end);
    return fits && Number(start) >= 0 && Number(end) <= minutesADay;
  });
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= longestId;
}

function isRegularHours(value: unknown): value is RegularHours {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const { provider, location, week } = value as Partial<Record<keyof RegularHours, unknown>>;
  return isId(provider) && isId(location) && Array.isArray(week) && week.length === 7 && week.every(areSpans);
}

/** Whether a value of a file or a request is a list of regular hours, each provider once at each location. */
export function areRegularHours(value: unknown): value is readonly RegularHours[] {
  if (!Array.isArray(value) || value.length > maxRegularHours || !value.every(isRegularHours)) return false;
  return new Set(value.map(({ provider, location }) => JSON.stringify([provider, location]))).size === value.length;
}

export function isLocationHours(value: unknown): value is LocationHours {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { location, hours } = value as Partial<Record<keyof LocationHours, unknown>>;
  return isId(location) && areRegularHours(hours) && hours.every((each) => each.location === location);
}
