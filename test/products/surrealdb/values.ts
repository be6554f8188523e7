import { GraphQLError } from 'graphql';

/** An error of the layer that resolves requests. */
export function resolving(message: string): GraphQLError {
  return new GraphQLError(`Error resolving request: ${message}`);
}

/** An error of the database itself. */
export function failed(message: string): GraphQLError {
  return new GraphQLError(`Database error: ${message}`);
}

/** An input that is not of a field's kind. */
export function unconverted(value: unknown, kind: string): GraphQLError {
  return new GraphQLError(`Error converting value: ${JSON.stringify(value)} to type: ${kind}`);
}

/** What ONLY says when there is not exactly one record: none that is there, or that may be written. */
export const notOne = (): GraphQLError => failed('Expected a single result output when using the ONLY keyword');

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** A length of time as the database writes it, the largest units first: 1h30m. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours === 0 ? '' : `${String(hours)}h`}${rest === 0 && hours > 0 ? '' : `${String(rest)}m`}`;
}

/** The milliseconds of a text such as 1h30m. */
export function millisecondsOf(value: unknown): number {
  if (typeof value !== 'string' || !/^(?:\d+(?:ms|[smhdwy]))+$/.test(value)) throw unconverted(value, 'duration');
  const parts = [...value.matchAll(/(\d+)(ms|[smhdwy])/g)];
  return parts.reduce((total, [, count, unit = 'ms']) => total + Number(count) * (units[unit] ?? 0), 0);
}

/** An instant in UTC with +00:00, as the database answers it. */
export function datetimeText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}

/** The instant of a text, which has to have a time and an offset. */
export function instantIn(value: unknown): number {
  const isWhole =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value);
  const instant = isWhole ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw unconverted(value, 'datetime');
  return instant;
}
