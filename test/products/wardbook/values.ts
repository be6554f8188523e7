import { GraphQLError } from 'graphql';

import { instantOf, offsetText, startOfDay } from '../../dialects/clock.ts';
import { wordIds } from '../../dialects/ids.ts';
import type { PlaceRecord, VisitState } from '../../dialects/practice.ts';

/** Numbers with a code for what they belong to. */
export const wardbookIds = wordIds({
  organization: 'GRP-',
  place: 'HOS-',
  provider: 'STF-',
  visitType: 'VTY-',
  client: 'CLI-',
  patient: 'PAT-',
  appointment: 'VIS-',
});

/** How far a visit is. */
export const wardbookStates = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_CONSULTATION',
  ready: 'AWAITING_DISCHARGE',
  completed: 'DISCHARGED',
  cancelled: 'CANCELLED',
  noShow: 'DID_NOT_ATTEND',
} as const satisfies Readonly<Record<VisitState, string>>;

/** The states after which a visit is over. */
export const closedStates: readonly VisitState[] = ['completed', 'cancelled', 'noShow'];

/** A department that every hospital has, with the types of visits that it takes. */
interface DepartmentPlan {
  readonly name: string;
  readonly typeKeys: readonly number[];
  readonly rooms: readonly string[];
}

const plans: readonly DepartmentPlan[] = [
  { name: 'General Practice', typeKeys: [1, 2, 3, 6], rooms: ['Exam Room 1', 'Exam Room 2'] },
  { name: 'Surgery', typeKeys: [4], rooms: ['Theatre'] },
  { name: 'Nursing and Grooming', typeKeys: [5], rooms: ['Treatment Bay'] },
];

/** A department of one hospital. */
export interface Department extends DepartmentPlan {
  readonly id: string;
  readonly placeKey: number;
}

/** A room of a department. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly department: Department;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The departments of a hospital. */
export function departmentsOf({ key }: Pick<PlaceRecord, 'key'>): readonly Department[] {
  return plans.map((plan, index) => ({
    ...plan,
    id: `DEP-${twoDigits(key)}${twoDigits(index + 1)}`,
    placeKey: key,
  }));
}

/** The rooms of a hospital. */
export function roomsOf(place: Pick<PlaceRecord, 'key'>): readonly Room[] {
  return departmentsOf(place)
    .flatMap((department) => department.rooms.map((name) => ({ name, department })))
    .map((room, index) => ({ id: `ROM-${twoDigits(place.key)}${twoDigits(index + 1)}`, ...room }));
}

/** An error as the framework writes the exceptions of the application. */
export function failure(code: string, exception: string, message: string): GraphQLError {
  const extensions = {
    exception: `com.wardbook.api.${exception}`,
    classification: 'DataFetchingException',
    code,
  };
  return new GraphQLError(message, { extensions });
}

/** What isn't there is an error. */
export function notFound(what: string, id: string | null | undefined): GraphQLError {
  return failure('not-found', 'NotFoundException', `${what} ${id ?? 'null'} not found`);
}

/** The instant of a text with an offset. */
export function instantIn(text: string): number {
  try {
    return instantOf(text);
  } catch {
    throw failure('invalid-input', 'InvalidInputException', `Can not parse a datetime from [${text}]`);
  }
}

/** A day as it is stored. */
export function dayIn(text: string): string {
  try {
    startOfDay(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : 'none', 'UTC');
  } catch {
    throw failure('invalid-input', 'InvalidInputException', `Can not parse a date from [${text}]`);
  }
  return text;
}

/** Minutes of an ISO duration of hours and minutes. */
export function minutesIn(text: string): number {
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? [];
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (total > 0) return total;
  throw failure('invalid-input', 'InvalidInputException', `Can not parse a duration from [${text}]`);
}

/** Minutes as Java writes a duration. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 || hours === 0 ? `${String(rest)}M` : ''}`;
}

/** An instant at the clock of the group's office. */
export function officeTime(instant: number): string {
  return offsetText(instant, 'America/New_York');
}

/** Cents as a decimal number. */
export function decimal(cents: number): number {
  return cents / 100;
}
