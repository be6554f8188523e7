import type { DayLoad } from './dayLoad.ts';

interface Kept {
  readonly load: DayLoad;
  /** In milliseconds of `performance.now()`. */
  readonly readAt: number;
}

/** A year of days. */
const remembered = 366;
let belongsTo = 0;
let loads = new Map<string, Kept>();

/** What a day was last said to hold, for as long as the same clinic answers. */
export function recallLoad(connection: number, location: string, date: string): Kept | undefined {
  return connection === belongsTo ? loads.get(`${location} ${date}`) : undefined;
}

export function rememberLoads(connection: number, location: string, answer: readonly DayLoad[], readAt: number): void {
  if (connection !== belongsTo) {
    belongsTo = connection;
    loads = new Map();
  }
  for (const load of answer) {
    const key = `${location} ${load.date}`;
    loads.delete(key);
    loads.set(key, { load, readAt });
  }
  for (const key of loads.keys()) {
    if (loads.size <= remembered) return;
    loads.delete(key);
  }
}
