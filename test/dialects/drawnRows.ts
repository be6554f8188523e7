import { instantAt } from '../../graphql/demo/zoneTime.ts';
import type { AppointmentRecord } from './practice.ts';

// What practices that are drawn by chance have in common.

export function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** Instants over nine hours from 8 in the morning of a day. */
export function startsOver(day: string, zone: string, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    instantAt(day, 480 + Math.floor((index * 540) / count / 5) * 5, zone),
  );
}

/** Entered in the order in which people called, which is not that of the visits. */
export function inOrderOfEntry(rows: readonly Omit<AppointmentRecord, 'key'>[]): AppointmentRecord[] {
  return rows.toSorted((a, b) => a.createdAt - b.createdAt).map((row, index) => ({ ...row, key: index + 1 }));
}
