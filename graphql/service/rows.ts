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

export interface ReadRows<Value> {
  readonly values: readonly Value[];
  /** Rows without an id, or with a value that no reader expects; they are left out. */
  readonly unreadable: number;
}

/**
 * Reads rows one by one, for everything that lists them: what can't be read costs its own row, never the list. A reader
 * that throws on a value of the service counts as one that can't read it.
 */
export function readRows<Value>(rows: readonly unknown[], read: (row: unknown) => Value | null): ReadRows<Value> {
  const values: Value[] = [];
  for (const row of rows) {
    const value = readRow(row, read);
    if (value !== null) values.push(value);
  }
  return { values, unreadable: rows.length - values.length };
}

/** One row; null where it can't be read. */
export function readRow<Value>(row: unknown, read: (row: unknown) => Value | null): Value | null {
  try {
    return read(row);
  } catch {
    return null;
  }
}

/** The rows of an answer: a list, or a single object as a list of one. Nulls inside a list are kept. */
export function rowsIn(
  data: Readonly<Record<string, unknown>>,
  operation: Pick<Operation<object>, 'field' | 'rows'>,
): readonly unknown[] {
  let current: readonly unknown[] = [data[operation.field]];
  for (const step of operation.rows) {
    // An object of another type than the condition's is empty, and no row.
    if (isCondition(step)) current = current.flat().filter((each) => !isRecord(each) || Object.keys(each).length > 0);
    else current = current.flat().map((each) => (isRecord(each) ? each[step] : null));
  }
  const [only] = current;
  if (current.length === 1 && (only === null || only === undefined)) return [];
  return current.flat();
}
