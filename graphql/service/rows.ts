import { isRecord } from './json.ts';
import type { Operation } from './serviceMap.ts';
import { isCondition } from './sources.ts';

/** Whether an answer holds the list itself: a service may leave it out, beside an error. */
export function hasRows(
  data: Readonly<Record<string, unknown>>,
  operation: Pick<Operation<object>, 'field' | 'rows'>,
): boolean {
  let current: unknown = data[operation.field];
  for (const step of operation.rows) {
    if (isCondition(step)) continue;
    if (!isRecord(current)) break;
    current = current[step];
  }
  return current !== null && current !== undefined;
}

/** The rows of an answer: a list, or a single object as a list of one. Nulls inside a list are kept. */
export function rowsIn(
  data: Readonly<Record<string, unknown>>,
  operation: Pick<Operation<object>, 'field' | 'rows'>,
): readonly unknown[] {
  let current: readonly unknown[] = [data[operation.field]];
  for (const step of operation.rows) {
    if (isCondition(step)) continue;
    current = current.flat().map((each) => (isRecord(each) ? each[step] : null));
  }
  const [only] = current;
  if (current.length === 1 && (only === null || only === undefined)) return [];
  return current.flat();
}
