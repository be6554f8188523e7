// What a place of a mutation means beside the others that it takes.
import type { WriteSlot } from '../serviceWrites.ts';
import { wordsOf } from './words.ts';

/**
 * Beside one part of a name and without the other, a plain name is that other part (`firstName, name`; `name, surname`):
 * the whole name in it would repeat what is there.
 */
export function asNamePart(slot: WriteSlot, role: 'givenName' | 'familyName'): WriteSlot {
  const isPlainName = slot.role === 'name' && !/full|whole|display/i.test(slot.path.at(-1) ?? '');
  return isPlainName ? { ...slot, role } : slot;
}

/** Beside a date of its own what is called a time is a wall clock. */
export function asClock(slot: WriteSlot): WriteSlot {
  if (slot.role !== 'start' && slot.role !== 'end') return slot;
  const { form: _, ...bare } = slot;
  const words = wordsOf(slot.path.at(-1) ?? '');
  return words.includes('time') && !words.includes('date')
    ? { ...bare, role: slot.role === 'start' ? 'time' : 'endTime' }
    : slot;
}

/** Of several places for one meaning the plainest is filled, and whatever is demanded: `phone`, not `altPhone`. */
export function isPlainest(slot: WriteSlot, all: readonly WriteSlot[]): boolean {
  if (slot.demanded) return true;
  const words = ({ path }: WriteSlot): number => wordsOf(path.at(-1) ?? '').length + path.length;
  const rivals = all.filter(({ role }) => role === slot.role);
  return (
    !rivals.some((rival) => rival.demanded || words(rival) < words(slot)) &&
    rivals.find((rival) => words(rival) === words(slot)) === slot
  );
}
