import type { FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';

export type FreeSlot = FreeSlotsQuery['freeSlots']['slots'][number];

/** How many providers must be free at once, for patients who come together; `provider` must be one of them. */
export interface SlotDemand {
  readonly together: number;
  readonly provider: string;
}

const forOne: SlotDemand = { together: 1, provider: '' };

function isWith(slot: FreeSlot, provider: string): boolean {
  return provider === '' || slot.provider?.id === provider;
}

function providersOf(slots: readonly FreeSlot[]): ReadonlySet<string> {
  return new Set(slots.flatMap(({ provider }) => provider?.id ?? []));
}

/** Everybody who is free at the time of a slot. */
export function providersAt(slots: readonly FreeSlot[], { start }: FreeSlot): readonly string[] {
  return [...providersOf(slots.filter((each) => Date.parse(each.start) === Date.parse(start)))];
}

/**
 * The first few free times, each once. Of the providers free at a time, the one listed least so far, so that all are
 * offered.
 */
export function firstSlots(
  slots: readonly FreeSlot[],
  count: number,
  { together, provider }: SlotDemand = forOne,
): readonly FreeSlot[] {
  const byStart = new Map<number, FreeSlot[]>();
  for (const slot of slots) {
    const moment = Date.parse(slot.start);
    byStart.set(moment, [...(byStart.get(moment) ?? []), slot]);
  }
  const named = new Map<string, number>();
  const timesNamed = (slot: FreeSlot): number => named.get(slot.provider?.id ?? '') ?? 0;
  return [...byStart]
    .filter(([, free]) => together === 1 || providersOf(free).size >= together)
    .map(([start, free]) => [start, together === 1 ? free : free.filter((slot) => isWith(slot, provider))] as const)
    .filter(([, free]) => free.length > 0)
    .toSorted(([one], [other]) => one - other)
    .slice(0, count)
    .flatMap(([, free]) => {
      const [slot] = free.toSorted((one, other) => timesNamed(one) - timesNamed(other));
      if (slot) named.set(slot.provider?.id ?? '', timesNamed(slot) + 1);
      return slot ?? [];
    });
}
