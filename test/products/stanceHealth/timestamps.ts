import { failure } from './records.ts';

/** A Timestamp: milliseconds, or a text that a Date can be made of. */
export function instantIn(value: unknown): number {
  const instant = typeof value === 'string' && !/^-?\d+$/.test(value) ? Date.parse(value) : Number(value);
  if (Number.isNaN(instant)) throw failure(`Invalid timestamp: ${JSON.stringify(value)}`, 'ValidationError');
  return instant;
}
