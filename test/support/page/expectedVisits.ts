import type { Visit } from './changing.ts';

/** Whether a visit is still expected to take place and has not begun. */
export function isExpected({ status, blocked }: Visit): boolean {
  return blocked !== true && ['booked', 'confirmed', 'arrived'].includes(status?.stage ?? '');
}
