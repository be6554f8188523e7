import type { OpenVpmsActs } from './acts.ts';
import type { OpenVpmsEntities } from './entities.ts';
import type { OpenVpmsMemory } from './memory.ts';
import type { OpenVpmsParties } from './parties.ts';
import { idOf } from './values.ts';

/** What makes the rows of the service. */
export interface OpenVpmsTools {
  readonly entities: OpenVpmsEntities;
  readonly parties: OpenVpmsParties;
  readonly acts: OpenVpmsActs;
  readonly memory: OpenVpmsMemory;
}

/** The row behind an id of a kind. */
export function rowWithId<Item extends { readonly key: number }>(
  rows: readonly Item[],
  kind: Parameters<typeof idOf>[0],
  id: string,
): Item | null {
  return rows.find((row) => idOf(kind, row.key) === id) ?? null;
}
