import type { Ids } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

/** The number before the first of each kind, and how many there is room for: entities share one table, acts another. */
const ranges: Readonly<Record<Kind, readonly [before: number, most: number]>> = {
  organization: [0, 9],
  place: [10, 189],
  provider: [200, 199],
  visitType: [400, 99],
  client: [10_000, 9999],
  patient: [20_000, 79_999],
  appointment: [100_000, 99_999],
};

/** Ids of the database. */
export const openVpmsIds: Ids = {
  of: (kind, key) => String(ranges[kind][0] + key),
  key(kind, id) {
    const [before, most] = ranges[kind];
    const key = /^\d+$/.test(String(id ?? '')) ? Number(id) - before : 0;
    return key > 0 && key <= most ? key : null;
  },
};
