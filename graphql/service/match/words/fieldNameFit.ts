import type { TypeModel } from '../../introspection/schemaModel.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import type { Reason } from './reasons.ts';
import { distractors, type Entity, nouns, verbs } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** `appointmentsBetween`, `dateAppointments`: all of a period. */
const periodWords: ReadonlySet<string> = new Set(['between', 'range', 'period', 'date', 'interval']);

const typeWords = ['type', 'kind', 'service', 'category', 'reason', 'procedure', 'offering'];

/**
 * How well a root field's name matches an operation that gives the rows of a type and nothing else: the words of the type, or plain
 * words for the entity, and no others. A list with more words in its name is of some of them only.
 */
export function fieldNameFit(
  name: string,
  type: TypeModel,
  { entity, needs }: { readonly entity: Entity; readonly needs: readonly ArgumentRole[] },
): { readonly points: number; readonly reason: Reason | null } {
  const wordsInType = wordsOf(type.name);
  const all = wordsOf(name).map((word) => wordsInType.find((each) => isPluralOf(word, each)) ?? word);
  const words = all.filter((word) => !verbs.has(word) || nouns[entity].includes(word) || wordsInType.includes(word));
  const known = words.filter((word) => nouns[entity].includes(word));
  const isKnown = (word: string): boolean => nouns[entity].includes(word) || wordsInType.includes(word);
  const unrelated = words.filter((word) => !isKnown(word) && !(entity === 'appointment' && periodWords.has(word)));
  const isDistracting = (word: string): boolean =>
    (!nouns[entity].includes(word) && distractors.has(word)) || (entity !== 'appointmentType' && word === 'type');
  // What the type is called as well tells less: `availabilityAppointments` of `AvailabilityAppointment`.
  const isCalledLikeType = wordsInType.every((word) => words.includes(word));
  const distracting = words.filter((word) => isDistracting(word) && !(isCalledLikeType && wordsInType.includes(word)));
  const alsoInType = words.filter((word) => isDistracting(word) && !distracting.includes(word));
  const rank = Math.min(...known.map((word) => nouns[entity].indexOf(word)));
  const hasWords = known.length > 0 ? 0.3 - 0.01 * rank : words.some((word) => wordsInType.includes(word)) ? 0.24 : 0;
  const untyped = entity === 'appointmentType' && !words.some((word) => typeWords.includes(word));
  // Of several places those that are one's own, not all of a marketplace.
  const owned = entity === 'location' && all.includes('my') ? 0.16 : 0;
  // The signed-in user's own clients are hardly all of the clinic's.
  const isOwn = entity === 'client' && all.includes('my');
  const searching = needs.includes('search') && all.some((word) => ['search', 'find', 'lookup', 'look'].includes(word));
  const points =
    hasWords -
    0.06 * unrelated.filter((word) => !distracting.includes(word)).length -
    0.35 * distracting.length -
    0.1 * alsoInType.length -
    (untyped ? 0.1 : 0) -
    (isOwn ? 0.3 : 0) +
    owned +
    (searching ? 0.12 : 0);
  return { points, reason: points > 0.1 ? { id: 'isCalled', name } : null };
}

/** A plural of whatever language: `hunde` of `Hund`, `medici` of `Medico`. */
function isPluralOf(word: string, singular: string): boolean {
  const stem = singular.length > 4 ? singular.slice(0, -1) : singular;
  return stem.length >= 4 && word.startsWith(stem) && word.length - stem.length <= 2;
}
