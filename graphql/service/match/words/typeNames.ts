import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { Reason } from './reasons.ts';
import { distractors, entities, type Entity, nouns, stateWords } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What speaks for or against an entity. What only speaks against it is never shown, and needs no reason. */
export type Marks = readonly (readonly [points: number, reason?: Reason])[];

/** The reasons of what speaks for it. */
export function reasonsOf(marks: Marks): readonly Reason[] {
  return marks.flatMap(([points, reason]) => (points > 0 && reason !== undefined ? [reason] : []));
}

const suffixes = ['Type', 'Node', 'Object', 'Model', 'DTO', 'Dto', 'Entity', 'Output', 'Schema'] as const;
const ends = new WeakMap<SchemaModel, RegExp | null>();

/**
 * A type's name, without the `Type` or `Node` that some services put behind every name, and the `Booking` that others put
 * before: there an `AppointmentType` is a visit, and a `BookingCustomer` no booking.
 */
export function calledIn(schema: SchemaModel, { name }: TypeModel): string {
  const known = ends.get(schema);
  const end = known === undefined ? commonPart(schema) : known;
  if (known === undefined) ends.set(schema, end);
  return end ? name.replace(end, '') : name;
}

/** What most names of objects end or begin with, null where they don't. */
function commonPart({ types, queryType, mutationType }: SchemaModel): RegExp | null {
  // Pages and payloads are called otherwise: what has an id counts.
  const own = [...types.values()].filter(
    ({ kind, name, fields }) =>
      kind === 'OBJECT' &&
      !name.startsWith('__') &&
      name !== queryType &&
      name !== mutationType &&
      fields.some((field) => wordsOf(field.name).join(' ') === 'id'),
  );
  const common = suffixes.find((suffix) => own.filter(({ name }) => name.endsWith(suffix)).length > own.length / 2);
  if (own.length > 2 && common !== undefined) return new RegExp(`(?<=.)_?${common}$`);
  const first = own.map(({ name }) => /^[A-Z][a-z]+(?=[A-Z])/.exec(name)?.[0]).find((start) => start !== undefined);
  const isCommon = first !== undefined && own.filter(({ name }) => name.startsWith(first)).length >= 0.8 * own.length;
  return isCommon && own.length > 4 ? new RegExp(`^${first}(?=[A-Z])`) : null;
}

export function isCalled(name: string, entity: Entity): boolean {
  return wordsOf(name).some((word) => nouns[entity].includes(word));
}

/** `Pet` or `AnimalEntity`: patients are people at many services, pets nowhere. */
export function isCalledAnimal(name: string): boolean {
  const content = wordsOf(name).filter((word) => !stackWords.has(word));
  return ['pet', 'animal', 'dog', 'cat', 'horse'].includes(content.at(-1) ?? '') && content.length <= 2;
}

/** What staff never goes by: other nouns of clients, such as a user or a contact, may be anybody. */
export function isCalledClient(name: string): boolean {
  return wordsOf(name).some((word) =>
    ['client', 'customer', 'owner', 'patient', 'pet', 'guardian', 'parent', 'holder', 'household', 'family'].includes(
      word,
    ),
  );
}

/** The same, or a contact, as those of customer management are. */
export function isCalledClientOrContact(name: string): boolean {
  return isCalledClient(name) || wordsOf(name).includes('contact');
}

/** What calendars call clients. Staff may be among the attendees of a visit, and has no type of that name. */
export function isCalledAttendee(name: string): boolean {
  return wordsOf(name).some((word) => word === 'attendee' || word === 'invitee');
}

/** A `LocationRoom` is a part of a location, and a `ClinicStatus` is no clinic. */
export function isBesideLocation(called: string): boolean {
  return besideLocations.has(wordsOf(called).at(-1) ?? '');
}

const besideLocations: ReadonlySet<string> = new Set([
  ...stateWords,
  ...'room chair shelf bed type kind category reason priority setting role note tag'.split(' '),
]);

/** Words in a type's name that come from the stack it is built with. */
const stackWords: ReadonlySet<string> = new Set([
  'type',
  'object',
  'record',
  'dto',
  'entity',
  'model',
  'node',
  'gql',
  'graphql',
  'output',
  'view',
  'info',
  'detail',
  'schema',
  'ref',
  'result',
  'search',
  'summary',
]);

const kindWords: ReadonlySet<string> = new Set(['type', 'kind', 'category']);

/** What every next noun counts less: those for a place are all plain ones, while many people are a person or a user. */
const lessPlain: Readonly<Record<Entity, number>> = {
  location: 0.005,
  appointment: 0.01,
  client: 0.015,
  patient: 0.015,
  provider: 0.015,
  appointmentType: 0.015,
};

/** How many nouns mean that entity and hardly another. */
const plainest: Readonly<Record<Entity, number>> = {
  location: 9,
  appointment: 6,
  client: 8,
  patient: 6,
  provider: 6,
  appointmentType: 6,
};

export function nameMarks(name: string, entity: Entity): Marks {
  const words = wordsOf(name);
  const content = words.filter((word) => !stackWords.has(word) || entity === 'appointmentType');
  const isType = words.some((word) => kindWords.has(word));
  const last = words.at(-1) ?? '';
  // The last word is the noun, those before qualify it: a TeamMember is a member.
  const rank = Math.min(...content.map((word) => nouns[entity].indexOf(word)).filter((index) => index >= 0));
  const hit = Number.isFinite(rank) ? Math.max(0.25 - rank * lessPlain[entity], 0.05) : 0;
  const foreign =
    hit === 0 &&
    entities.some((other) => other !== entity && nouns[other].slice(0, plainest[other]).includes(content.at(-1) ?? ''));
  const extra = content.filter((word) => !nouns[entity].includes(word)).length;
  // A PetType is a kind of pet, and so is a TipoAnimal; a CenterType is one of places.
  const kind = words.findLastIndex((word) => kindWords.has(word));
  const isOfOther =
    entity === 'appointmentType' &&
    isType &&
    (['patient', 'location', 'client', 'provider'] as const).some((other) =>
      nouns[other].includes(words[kind === 0 ? 1 : kind - 1] ?? ''),
    );
  const avoid = isOfOther || words.some((word) => distractors.has(word) && !nouns[entity].includes(word));
  return [
    [hit, { id: 'isCalled', name }],
    [hit > 0 ? -0.05 * extra : 0],
    [foreign ? -0.15 : 0],
    [avoid ? -0.35 : 0],
    [entity === 'appointmentType' ? (isType ? 0.15 : 0) : isType ? (last === 'type' ? -0.1 : -0.3) : 0, 'isCalledType'],
  ];
}
