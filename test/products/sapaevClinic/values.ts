import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import { clinicZone } from './records.ts';

/** The instant of a time in ISO format; without a zone it is the clinic's. */
export function dateTimeOf(value: unknown): number {
  const text = String(value);
  const refused = new GraphQLError(`Value cannot represent a DateTime: "${text}". Unused components in ISO string`);
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text)) throw refused;
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))
    ? Date.parse(text.replace(' ', 'T'))
    : instantOfWall(text.replace(' ', 'T'), clinicZone);
  if (Number.isNaN(instant)) throw refused;
  return instant;
}

/** A day in ISO format. */
export function dateOf(value: unknown): string {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new GraphQLError(`Value cannot represent a Date: "${text}". Invalid isoformat string: '${text}'`);
}

/** A time of day in ISO format, with its seconds. */
export function timeOf(value: unknown): string {
  const text = String(value);
  const [, time, seconds = ':00'] = /^([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(:[0-5]\d)?$/.exec(text) ?? [];
  if (time !== undefined) return `${time}${seconds}`;
  throw new GraphQLError(`Value cannot represent a Time: "${text}". Invalid isoformat string: '${text}'`);
}
