import type { FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';

export type FreeSlot = FreeSlotsQuery['freeSlots']['slots'][number];

/** Everybody who is free for the first visit at the time of a slot. */
export function providersAt(slots: readonly FreeSlot[], { start }: FreeSlot): readonly string[] {
  const same = slots.filter((each) => Date.parse(each.start) === Date.parse(start));
  return [...new Set(same.flatMap(({ provider }) => provider?.id ?? []))];
}

/** Who sees the patients of a slot, each named once, the first patient's provider first. */
export function namesIn({ provider, companions }: FreeSlot): readonly string[] {
  return [...new Set([provider, ...companions.map((each) => each.provider)].flatMap((each) => each?.name || []))];
}

/**
 * The first few free times, each once, with this provider where one is wanted. Of the providers free at a time, the one
 * listed least so far, so that all are offered.
 */
export function firstSlots(slots: readonly FreeSlot[], count: number, provider = ''): readonly FreeSlot[] {
  const byStart = new Map<number, FreeSlot[]>();
  for (const slot of slots) {
    if (provider !== '' && slot.provider?.id !== provider) continue;
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
