import { wordsOf } from '../words/words.ts';
import { type Candidate, isSearch, minScore } from './operations.ts';
import type { ReadConcept } from './plans.ts';
import { ownNouns } from '../words/vocabulary.ts';

/** What an appointment is not. */
const besideAppointments: ReadonlySet<ReadConcept> = new Set([
  'freeSlots',
  'shifts',
  'requests',
  'encounters',
  'providers',
  'locations',
]);

/** Deducted from an operation with rows of another type than the list it belongs to. */
const otherType = 0.2;
const lists: Readonly<Partial<Record<ReadConcept, ReadConcept>>> = {
  clientSearch: 'clients',
  client: 'clients',
  patient: 'patients',
  appointment: 'appointments',
};

/**
 * A card and a search belong to a list: they answer its type, or hardly ever another one. `chosenType` is the type that
 * was chosen for a concept before.
 */
export function sameKind(
  concept: ReadConcept,
  candidates: readonly Candidate[],
  chosenType: (concept: ReadConcept) => string | undefined,
): readonly Candidate[] {
  // A booked appointment is neither a free time nor who gives it, whatever it is called.
  if (besideAppointments.has(concept))
    return candidates.filter(({ shape }) => shape.type.name !== chosenType('appointments'));
  const list = lists[concept];
  const type = list && chosenType(list);
  if (type === undefined) return candidates;
  const best = Math.max(0, ...candidates.filter(({ shape }) => shape.type.name === type).map(({ score }) => score));
  return candidates
    .map((each) => {
      // A search of its own finds more than a filter of the list, even where its rows are another, briefer type.
      if (concept === 'clientSearch' && isSearch(each) && each.score >= minScore && isNamedAfter(each, type)) {
        return { ...each, score: Math.max(each.score, best) };
      }
      return each.shape.type.name === type ? each : { ...each, score: Math.max(each.score - otherType, 0) };
    })
    .toSorted((one, other) => other.score - one.score || preference(one, other));
}

/** Of equals a search of its own comes first, then the first in the alphabet. */
function preference(one: Candidate, other: Candidate): number {
  return Number(isSearch(other)) - Number(isSearch(one)) || (one.field.name < other.field.name ? -1 : 1);
}

function isNamedAfter({ field }: Candidate, type: string): boolean {
  const words = wordsOf(field.name);
  return [...wordsOf(type), ...ownNouns.client].some((word) => words.includes(word));
}
