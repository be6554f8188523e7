import type { FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';

export type FreeSlot = FreeSlotsQuery['freeSlots']['slots'][number];

/**
 * The first few free times, each once. Of the providers free at a time, the one listed least so far, so that all are
 * offered.
 */
export function firstSlots(slots: readonly FreeSlot[], count: number): readonly FreeSlot[] {
  const byStart = new Map<number, FreeSlot[]>();
  for (const slot of slots) {
    const moment = Date.parse(slot.start);
    byStart.set(moment, [...(byStart.get(moment) ?? []), slot]);
  }
  const named = new Map<string, number>();
  const timesNamed = (slot: FreeSlot): number => named.get(slot.provider?.id ?? '') ?? 0;
  return [...byStart]
    .toSorted(([one], [other]) => one - other)
    .slice(0, count)
    .flatMap(([, free]) => {
      const [slot] = free.toSorted((one, other) => timesNamed(one) - timesNamed(other));
      if (slot) named.set(slot.provider?.id ?? '', timesNamed(slot) + 1);
      return slot ?? [];
    });
}
