import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import { practiceZone } from './ids.ts';

const names: Readonly<Record<number, string>> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' };

/** An exception of NestJS as its driver for Apollo tells it. */
export function failure(message: string, statusCode: 400 | 404 | 409 = 400): GraphQLError {
  const code = statusCode === 400 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
  const originalError = { message, error: names[statusCode], statusCode };
  return new GraphQLError(message, { extensions: { code, originalError } });
}

/** What the database refuses comes through as it is. */
export function databaseFailure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** A day as the database takes it. */
export function dayOf(text: string): string {
  const day = text.slice(0, 10);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw databaseFailure(`invalid input syntax for type date: "${text}"`);
}

/** A time of day with seconds, as the database gives it back. */
export function timeOf(text: string): string {
  const [, hours = '', rest = ''] = /^(\d{1,2})(:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23) throw databaseFailure(`invalid input syntax for type time: "${text}"`);
  return `${hours.padStart(2, '0')}${rest.length === 3 ? `${rest}:00` : rest}`;
}

/** The start and the length of a stretch of a day; what ends before it begins goes on into the next one. */
export function stretchOf(day: string, from: string, until: string): { start: number; minutes: number } {
  const start = instantOfWall(`${dayOf(day)}T${timeOf(from)}`, practiceZone);
  const end = instantOfWall(`${dayOf(day)}T${timeOf(until)}`, practiceZone);
  const minutes = Math.round((end - start) / 60_000);
  return { start, minutes: minutes < 0 ? minutes + 24 * 60 : minutes };
}
