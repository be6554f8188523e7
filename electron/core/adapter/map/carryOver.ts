import type { Operation } from '../../../../graphql/service/serviceMap.ts';

/**
 * A correction in a schema that has changed since: only the fields that a manager chose are carried over, all others
 * are read as they are understood now. An operation that was chosen whole stays whole.
 */
export function carryOver(
  correction: Operation<object>,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): Operation<object> {
  if (!former || !present || present.field !== correction.field) return correction;
  if (frameOf(former) !== frameOf(correction)) return correction;
  const chosen = Object.entries(correction.fields).filter(([field, from]) => !isSame(from, fieldOf(former, field)));
  const others = Object.entries(present.fields).filter(
    ([field]) => field in correction.fields || !(field in former.fields),
  );
  return { ...present, fields: { ...Object.fromEntries(others), ...Object.fromEntries(chosen) } };
}

/** Everything of an operation but its fields. */
function frameOf(operation: Operation<object>): string {
  return JSON.stringify({ ...operation, fields: null });
}

function fieldOf(operation: Operation<object>, field: string): unknown {
  return new Map<string, unknown>(Object.entries(operation.fields)).get(field);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
