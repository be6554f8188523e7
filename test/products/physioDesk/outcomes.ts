import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';

/** What is answered where something isn't there. */
export const missing = {
  clinic: '병원을 찾을 수 없습니다.',
  member: '구성원을 찾을 수 없습니다.',
  patient: '환자를 찾을 수 없습니다.',
  prescription: '처방을 찾을 수 없습니다.',
  reservation: '예약을 찾을 수 없습니다.',
  user: '사용자를 찾을 수 없습니다.',
} as const;

/** An outcome that didn't work. */
export function failed(error: string, more: Row = {}): Row {
  return { ok: false, error, ...more };
}

/** An outcome that worked. */
export function worked(more: Row = {}): Row {
  return { ok: true, error: null, ...more };
}

/** The instant of a date of an input. */
export function instantIn(input: Row, field: string): number {
  return instantOfDate(givenText(input, field) ?? '');
}

/** The instant of a date, as JavaScript reads one. */
export function instantOfDate(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`);
  return instant;
}

/** The numbers of a list of an input. */
export function numbersIn(input: Row, field: string): readonly number[] {
  const list = input[field];
  return Array.isArray(list) ? list.filter((item) => typeof item === 'number') : [];
}
