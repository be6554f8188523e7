import { argumentCandidates, inputCandidates } from './argumentCandidates.ts';
import { type Knowledge, type KnownType, writingOfAll } from './knowledge.ts';
import { type FieldCandidate, groupOf, isWithinDepth, type ProbeCandidate } from './probeDocument.ts';
import { entities, nouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';
import { type FieldNames, fieldNames, type Role, twins } from './fieldNames.ts';
import { isCompound, isPlural, snake, writingOf } from './queryNames.ts';

/**
 * Everything that could be requested next, what matters most first: types in the order in which they were found, their
 * plain names before those of several words, arguments after the first names of all types.
 */
export function nextCandidates(knowledge: Knowledge): readonly ProbeCandidate[] {
  const types = [...knowledge.types.values()].filter((type) => isDue(knowledge, type));
  const candidates = [
    ...unresolvedCandidates(knowledge.root),
    ...types.flatMap((type) => firstCandidates(knowledge, type)),
    ...argumentCandidates(knowledge),
    ...types.flatMap(unresolvedCandidates),
    ...types.flatMap(identityCandidates),
    ...types.flatMap((type) => otherCandidates(knowledge, type)),
    ...[...knowledge.inputs.values()].flatMap((input) => inputCandidates(knowledge, input)),
  ];
  // A name that two roles of a type share is requested once.
  const byPlace = new Map<string, ProbeCandidate>();
  for (const candidate of candidates) {
    const place = `${groupOf(candidate)} ${candidate.name}`;
    if (isWithinDepth(candidate) && !byPlace.has(place)) byPlace.set(place, candidate);
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
 * Whether a type is worth requests now. The rows of an operation with a less plain name are examined only where those with
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
    if (earlier.some((each) => each.roles.has('page') && hasUntriedNames(knowledge, each))) return false;
  }
  // What a page holds shows only when it is requested.
  if (type.roles.has('page') || !isPlural(root) || /^(search|find)/i.test(root)) return true;
  if (type.rows.every((role) => isServed(all, role))) return false;
  const plainer = roots.filter(
    (each) => rankOf(each) < rankOf(type) || (earlier.includes(each) && rankOf(each) === rankOf(type)),
  );
  return !plainer.some((each) => isRival(each, type) && hasUntriedNames(knowledge, each));
}

/** Whether some type was found that is surely an entity. */
function isServed(types: readonly KnownType[], role: Role): boolean {
  const needed = signs[role] ?? [];
  return types.some(
    ({ roles, fields }) =>
      roles.has(role) && needed.every((sign) => [...fields.keys()].some((name) => sign.test(name))),
  );
}

/** How specific an operation's name is: veterinarians before users, who may be clients. */
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
function hasUntriedNames(knowledge: Knowledge, { at: [root] }: KnownType): boolean {
  const below = [...knowledge.types.values()].filter(({ at }) => at[0] === root);
  return below.some((type) => firstCandidates(knowledge, type).length > 0);
}

/** Names of one word, and the twins that show how this type writes compound names. */
function firstCandidates(knowledge: Knowledge, type: KnownType): readonly FieldCandidate[] {
  return rolesOf(type).flatMap((role) => {
    const { values, objects } = namesOfRole(knowledge, type, role);
    const plain = (name: string): boolean => !isCompound(name);
    const pairs = role === 'page' ? [] : (twins[role] ?? []).flatMap((name) => [name, snake(name)]);
    return fieldCandidates(type, [...values.filter(plain), ...pairs], objects.filter(plain));
  });
}

/** Names of several words in the writing of this type, else of the service, else in camel case. */
function otherCandidates(knowledge: Knowledge, type: KnownType): readonly FieldCandidate[] {
  if (type.requested.size === 0) return [];
  const own = writingOf([...type.fields.keys(), ...type.suggested]);
  const all = own.camel || own.snake ? own : writingOfAll(knowledge);
  const write = (name: string): readonly string[] => [
    ...(all.camel || !all.snake ? [name] : []),
    ...(all.snake ? [snake(name)] : []),
  ];
  const named = rolesOf(type).flatMap((role) => {
    const { values, objects } = namesOfRole(knowledge, type, role);
    return fieldCandidates(type, values.filter(isCompound).flatMap(write), objects.filter(isCompound).flatMap(write));
  });
  const taken = new Set(named.map(({ name }) => name));
  const suggested = [...type.suggested].filter((name) => !taken.has(name));
  return [...named, ...fieldCandidates(type, suggested, [])];
}

/** Other names for an id; and wrappers, where a type has nothing but an id. */
function identityCandidates(type: KnownType): readonly FieldCandidate[] {
  const isRow = entities.some((entity) => type.roles.has(entity)) && isRequested(type, 'id');
  if (!isRow) return [];
  if (type.fields.has('id') || type.fields.has('uuid')) {
    return type.fields.size > 1 ? [] : fieldCandidates(type, [], ['attributes', 'fields']);
  }
  const own = `${type.name.charAt(0).toLowerCase()}${type.name.slice(1)}`;
  const named = [`${own}Id`, `${own}_id`, `${type.name}ID`];
  return fieldCandidates(type, ['guid', 'gid', 'uid', 'key', 'ref', 'reference', ...named], []);
}

/** Fields that exist but whose type is unknown: with a selection instead of without, or the reverse, it shows. */
function unresolvedCandidates(type: KnownType): readonly FieldCandidate[] {
  return [...type.fields.values()]
    .filter((field) => field.type === null)
    .map((field): FieldCandidate => ({ kind: 'field', at: type.at, name: field.name, open: field.kind === 'leaf' }))
    .filter((candidate) => !type.requested.has(requestKey(candidate)));
}

/** The key of a candidate, so that none is requested twice in the same way. */
export function requestKey(candidate: FieldCandidate): string {
  return `${candidate.name} ${candidate.open ? '{' : ''}`;
}

const animalSigns = ['species', 'breed', 'animalType', 'animal_type', 'microchip'];

/** Names of a client's fields are tried on a patient only where it turns out to be no animal. */
function rolesOf(type: KnownType): readonly Role[] {
  const isAnimal = animalSigns.some((name) => type.fields.has(name));
  const isUnknown = type.roles.has('patient') && !isRequested(type, 'species');
  return [...type.roles].filter((role) => role !== 'client' || !type.roles.has('patient') || !(isAnimal || isUnknown));
}

/**
 * The pages of one service are mostly alike, so what other pages are made of is requested first, and everything only of a
 * page that has none of it. Rows may also be called by what they are: `clients { clients { id } }`.
 */
function namesOfRole(knowledge: Knowledge, type: KnownType, role: Role): FieldNames {
  const all = fieldNames[role];
  if (role !== 'page') return all;
  const others = [...knowledge.types.values()].filter(
    (each) => each !== type && each.roles.has('page') && hasRows(each),
  );
  const known = new Set(others.flatMap(({ fields }) => [...fields.keys()]));
  const whole = { values: withSnake(all.values), objects: [...withSnake(all.objects), ...type.at.slice(0, 1)] };
  if (known.size === 0 || (type.requested.size > 0 && !hasRows(type))) return whole;
  const isKnown = (name: string): boolean => known.has(name);
  return { values: whole.values.filter(isKnown), objects: whole.objects.filter(isKnown) };
}

function withSnake(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => [name, snake(name)]))];
}

/** Whether rows were found in a page, or more that may hold them. */
function hasRows(type: KnownType): boolean {
  return [...type.fields.values()].some(
    ({ kind, name }) => kind === 'object' && !/page|meta|paging|pagination/i.test(name),
  );
}

function fieldCandidates(
  type: KnownType,
  values: readonly string[],
  objects: readonly string[],
): readonly FieldCandidate[] {
  const asObject = new Set(objects);
  const names = [...new Set([...values, ...objects])].filter((name) => !isRequested(type, name));
  return names.map((name) => ({ kind: 'field', at: type.at, name, open: !asObject.has(name) }));
}

function isRequested(type: KnownType, name: string): boolean {
  return type.requested.has(`${name} `) || type.requested.has(`${name} {`);
}
