import { argumentSpots, inputSpots } from './argumentSpots.ts';
import { isDue } from './enough.ts';
import { firstSpots, identitySpots, otherSpots, unresolvedSpots } from './fieldSpots.ts';
import type { Knowledge } from './knowledge.ts';
import { groupOf, isWithinDepth, type Spot } from './sheet.ts';

/**
 * Everything that could be requested next, what matters most first: types in the order in which they were found, their
 * plain names before those of several words, arguments after the first names of all types.
 */
export function nextSpots(knowledge: Knowledge): readonly Spot[] {
  const types = [...knowledge.types.values()].filter((type) => isDue(knowledge, type));
  const spots = [
    ...unresolvedSpots(knowledge.root),
    ...types.flatMap((type) => firstSpots(knowledge, type)),
    ...argumentSpots(knowledge),
    ...types.flatMap(unresolvedSpots),
    ...types.flatMap(identitySpots),
    ...types.flatMap((type) => otherSpots(knowledge, type)),
    ...[...knowledge.inputs.values()].flatMap((input) => inputSpots(knowledge, input)),
  ];
  // A name that two roles of a type share is requested once.
  const byPlace = new Map<string, Spot>();
  for (const spot of spots) {
    const place = `${groupOf(spot)} ${spot.name}`;
    if (isWithinDepth(spot) && !byPlace.has(place)) byPlace.set(place, spot);
  }
  return [...byPlace.values()];
}
