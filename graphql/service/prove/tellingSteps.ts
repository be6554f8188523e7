import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { isReached } from '../flags.ts';
import { valueAt } from '../sources.ts';

/** Fewer visits may well have come as far as each other. */
const fewestVisits = 12;

/**
 * The course of a visit without the steps that all of many visits have reached, past ones and those to come: whatever was
 * confirmed there, it was not the visit.
 */
export function withTellingSteps(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const { status } = operation.fields as Partial<AppointmentFields>;
  if (status?.kind !== 'course' || rows.length < fewestVisits) return operation;
  const steps = status.steps.filter((step) => !rows.every((row) => isReached(valueAt(row, step.path), step)));
  if (steps.length === status.steps.length) return operation;
  const { status: _course, ...others } = operation.fields as Partial<AppointmentFields>;
  return { ...operation, fields: steps.length > 0 ? { ...others, status: { ...status, steps } } : others };
}
