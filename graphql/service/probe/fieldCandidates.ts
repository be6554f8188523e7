import { entities } from '../match/vocabulary.ts';
import { type FieldWords, fieldWords, type Role, twins } from './fieldNames.ts';
import { type Knowledge, type KnownType, writingOfAll } from './knowledge.ts';
import { isCompound, snake, writingOf } from './queryNames.ts';
import type { FieldSpot } from './probeDocument.ts';

/** Names of one word, and the twins that tell how this type writes names of several. */
export function firstSpots(knowledge: Knowledge, type: KnownType): readonly FieldSpot[] {
  return rolesOf(type).flatMap((role) => {
    const { values, objects } = wordsOfRole(knowledge, type, role);
    const plain = (name: string): boolean => !isCompound(name);
    const pairs = role === 'page' ? [] : (twins[role] ?? []).flatMap((name) => [name, snake(name)]);
    return fieldSpots(type, [...values.filter(plain), ...pairs], objects.filter(plain));
  });
}

/** Names of several words in the writing of this type, else of the service, else in camel case. */
export function otherSpots(knowledge: Knowledge, type: KnownType): readonly FieldSpot[] {
  if (type.requested.size === 0) return [];
  const own = writingOf([...type.fields.keys(), ...type.suggested]);
  const all = own.camel || own.snake ? own : writingOfAll(knowledge);
  const write = (name: string): readonly string[] => [
    ...(all.camel || !all.snake ? [name] : []),
    ...(all.snake ? [snake(name)] : []),
  ];
  const named = rolesOf(type).flatMap((role) => {
    const { values, objects } = wordsOfRole(knowledge, type, role);
    return fieldSpots(type, values.filter(isCompound).flatMap(write), objects.filter(isCompound).flatMap(write));
  });
  const taken = new Set(named.map(({ name }) => name));
  const suggested = [...type.suggested].filter((name) => !taken.has(name));
  return [...named, ...fieldSpots(type, suggested, [])];
}

/** What tells objects apart is called otherwise where it is not called id; where there is nothing else, values are held. */
export function identitySpots(type: KnownType): readonly FieldSpot[] {
  const isRow = entities.some((entity) => type.roles.has(entity)) && isRequested(type, 'id');
  if (!isRow) return [];
  if (type.fields.has('id') || type.fields.has('uuid')) {
    return type.fields.size > 1 ? [] : fieldSpots(type, [], ['attributes', 'fields']);
  }
  const own = `${type.name.charAt(0).toLowerCase()}${type.name.slice(1)}`;
  const named = [`${own}Id`, `${own}_id`, `${type.name}ID`];
  return fieldSpots(type, ['guid', 'gid', 'uid', 'key', 'ref', 'reference', ...named], []);
}

/** Fields that exist but whose type is unknown: with a selection instead of without, or the reverse, it shows. */
export function unresolvedSpots(type: KnownType): readonly FieldSpot[] {
  return [...type.fields.values()]
    .filter((field) => field.type === null)
    .map((field): FieldSpot => ({ kind: 'field', at: type.at, name: field.name, open: field.kind === 'leaf' }))
    .filter((spot) => !type.requested.has(requestKey(spot)));
}

/** The key of a candidate, so that none is requested twice in the same way. */
export function requestKey(spot: FieldSpot): string {
  return `${spot.name} ${spot.open ? '{' : ''}`;
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
function wordsOfRole(knowledge: Knowledge, type: KnownType, role: Role): FieldWords {
  const all = fieldWords[role];
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
export function hasRows(type: KnownType): boolean {
  return [...type.fields.values()].some(
    ({ kind, name }) => kind === 'object' && !/page|meta|paging|pagination/i.test(name),
  );
}

function fieldSpots(type: KnownType, values: readonly string[], objects: readonly string[]): readonly FieldSpot[] {
  const asObject = new Set(objects);
  const names = [...new Set([...values, ...objects])].filter((name) => !isRequested(type, name));
  return names.map((name) => ({ kind: 'field', at: type.at, name, open: !asObject.has(name) }));
}

function isRequested(type: KnownType, name: string): boolean {
  return type.requested.has(`${name} `) || type.requested.has(`${name} {`);
}
