/*
 * Readings of a day overlap: for a screen, by polling, after a report. One that began earlier may end later, and what it
 * has is older.
 */

let begun = 0;
const orders = new WeakMap<object, number>();

/** The number of a reading that begins now. */
export function beginReading(): number {
  begun += 1;
  return begun;
}

/** Notes with which reading a day came. */
export function numbered<Day extends object>(day: Day, order: number): Day {
  orders.set(day, order);
  return day;
}

/** Whether a day came with a reading that began before that of the other; false where it is not known. */
export function isOlder(day: object, other: object): boolean {
  return (orders.get(day) ?? Number.POSITIVE_INFINITY) < (orders.get(other) ?? 0);
}
