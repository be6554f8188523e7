import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { isReached } from '../flags.ts';
import { readMoment } from '../readers/time.ts';
import { readValue, valueAt } from '../sources.ts';

/** Fewer visits may well have come as far as each other. */
const fewestVisits = 12;

/**
 * The course of a visit without the steps that all of many visits have reached, past ones and those to come: whatever was
 * confirmed there, it was not the visit. `now` in ms since 1970.
 */
export function withTellingSteps(
  operation: Operation<object>,
  rows: readonly unknown[],
  now: number,
): Operation<object> {
  const { status, start } = operation.fields as Partial<AppointmentFields>;
  if (status?.kind !== 'course' || rows.length < fewestVisits) return operation;
  const steps = status.steps.filter((step) => !rows.every((row) => isReached(valueAt(row, step.path), step)));
  const taken = status.steps.length - steps.length;
  if (taken === 0) return operation;
  // A first page of visits long past is one of visits that have taken all steps, and not one alone.
  const hasLater = rows.some((row) => (readMoment(readValue(row, start), 'UTC') ?? 0) > now);
  if (taken > 1 && !hasLater) return operation;
  const { status: _course, ...others } = operation.fields as Partial<AppointmentFields>;
  return { ...operation, fields: steps.length > 0 ? { ...others, status: { ...status, steps } } : others };
}
