import { argumentSpots, inputSpots } from './argumentCandidates.ts';
import { firstSpots, hasRows, identitySpots, otherSpots, unresolvedSpots } from './fieldCandidates.ts';
import type { Knowledge, KnownType } from './knowledge.ts';
import { groupOf, isWithinDepth, type Spot } from './probeDocument.ts';
import { entities, nouns } from '../match/vocabulary.ts';
import { wordsOf } from '../match/words.ts';
import type { Role } from './fieldNames.ts';
import { isPlural } from './queryNames.ts';

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

/** What a type must have to be what its name promises: a field like each of these. */
const signs: Readonly<Partial<Record<Role, readonly RegExp[]>>> = {
  location: [/name|label|title/i, /address|street|line_?1|city|zone|^tz$/i],
  client: [/name|label/i, /phone|email|mobile|contact/i],
  patient: [/species|breed|animal_?type/i],
  provider: [/name|label/i],
  appointmentType: [/name|label|title/i, /duration|length|minutes/i],
  appointment: [
    /^(start|begin|date|time|scheduled|appointment_?(date|time))/i,
    /patient|pet|animal|client|owner|customer/i,
  ],
};

/**
 * Whether a type is worth requests now. What an operation of a less plain name lists is looked into only where those with
 * plainer names are not what these promise.
 */
function isDue(knowledge: Knowledge, type: KnownType): boolean {
  const [root = ''] = type.at;
  if (type.at.length !== 1 || type.requested.size > 0 || type.rows.length === 0) return true;
  const all = [...knowledge.types.values()];
  const roots = all.filter(({ at }) => at.length === 1);
  const earlier = roots.slice(0, roots.indexOf(type));
  // Once the first page shows what pages are made of here, the others need few requests.
  if (type.roles.has('page') && !all.some((each) => each.roles.has('page') && hasRows(each))) {
    if (earlier.some((each) => each.roles.has('page') && isUnderWay(knowledge, each))) return false;
  }
  // What a page holds shows only when it is requested.
  if (type.roles.has('page') || !isPlural(root) || /^(search|find)/i.test(root)) return true;
  if (type.rows.every((role) => isServed(all, role))) return false;
  const plainer = roots.filter(
    (each) => rankOf(each) < rankOf(type) || (earlier.includes(each) && rankOf(each) === rankOf(type)),
  );
  return !plainer.some((each) => isRival(each, type) && isUnderWay(knowledge, each));
}

/** Whether some type was found that is surely an entity. */
function isServed(types: readonly KnownType[], role: Role): boolean {
  const needed = signs[role] ?? [];
  return types.some(
    ({ roles, fields }) =>
      roles.has(role) && needed.every((sign) => [...fields.keys()].some((name) => sign.test(name))),
  );
}

/** How plainly what an operation lists is called: veterinarians before users, who may be anybody. */
function rankOf({ at: [root = ''], rows }: KnownType): number {
  const words = wordsOf(root);
  const ranks = entities
    .filter((entity) => rows.includes(entity))
    .flatMap((entity) => words.map((word) => nouns[entity].indexOf(word)))
    .filter((rank) => rank >= 0);
  return Math.min(...ranks, nouns.provider.length);
}

function isRival(one: KnownType, other: KnownType): boolean {
  return one.rows.some((role) => other.rows.includes(role));
}

/** Whether what an operation answers still has names of one word to be tried, there or below. */
function isUnderWay(knowledge: Knowledge, { at: [root] }: KnownType): boolean {
  const below = [...knowledge.types.values()].filter(({ at }) => at[0] === root);
  return below.some((type) => firstSpots(knowledge, type).length > 0);
}
