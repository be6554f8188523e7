// What a place of a mutation means beside the others that it takes.
import type { WriteSlot } from '../../serviceWrites.ts';
import { wordsOf } from '../words/words.ts';

/** The steps that lead to an input, without places in lists; an operator at the end writes its holder: `status: { set }`. */
export function stepsTo(argument: string, { path }: Pick<WriteSlot, 'path'>): readonly string[] {
  const steps = [argument, ...path].filter((step) => step !== '0');
  return steps.at(-1) === 'set' ? steps.slice(0, -1) : steps;
}

/** How an input is called: by its own last step, or by its argument. */
export function nameOf(argument: string, slot: Pick<WriteSlot, 'path'>): string {
  return stepsTo(argument, slot).at(-1) ?? '';
}

/** How many words lead to an input; the plainer one has fewer, and of phones the one that is carried along. */
export function wordsIn(argument: string, slot: WriteSlot): number {
  const words = wordsOf(nameOf(argument, slot));
  const isCarried = slot.role === 'phone' && words.some((word) => word === 'mobile' || word === 'cell');
  return words.length + slot.path.length - (isCarried ? 0.5 : 0);
}

/**
 * Beside one part of a name and without the other, a plain name is that other part (`firstName, name`; `name, surname`):
 * the whole name in it would repeat what is there.
 */
export function asNamePart(slot: WriteSlot, role: 'givenName' | 'familyName'): WriteSlot {
  const isPlainName = slot.role === 'name' && !/full|whole|display/i.test(slot.path.at(-1) ?? '');
  return isPlainName ? { ...slot, role } : slot;
}

/** Beside a date of its own what is called a time is a wall clock. */
export function asClock(argument: string, slot: WriteSlot): WriteSlot {
  if (slot.role !== 'start' && slot.role !== 'end') return slot;
  const { form: _, ...bare } = slot;
  const words = wordsOf(nameOf(argument, slot));
  return words.includes('time') && !words.includes('date')
    ? { ...bare, role: slot.role === 'start' ? 'time' : 'endTime' }
    : slot;
}

/** A place among others for the same meaning. */
export interface Place {
  readonly slot: WriteSlot;
  readonly words: number;
  /** Whether it is called like a field that is shown. */
  readonly isShown: boolean;
}

/**
 * Of several places for one meaning that is filled which is called like what is shown, else the plainest, and whatever is
 * demanded: `phone`, not `altPhone`.
 */
export function isPlainest(slot: WriteSlot, all: readonly Place[]): boolean {
  if (slot.demanded) return true;
  const rivals = all.filter((each) => each.slot.role === slot.role);
  const best = rivals.some(({ isShown }) => isShown) ? rivals.filter(({ isShown }) => isShown) : rivals;
  const words = best.find((each) => each.slot === slot)?.words;
  return (
    words !== undefined &&
    !rivals.some((rival) => rival.slot.demanded) &&
    !best.some((rival) => rival.words < words) &&
    best.find((rival) => rival.words === words)?.slot === slot
  );
}
