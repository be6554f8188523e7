import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { conditionTypes, isCondition, keyOf } from '../../sources.ts';
import { isIdentity, objectType } from './identity.ts';
import { isCalled } from '../words/typeNames.ts';
import { entities, ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const failureWords: ReadonlySet<string> = new Set([
  'error',
  'problem',
  'failure',
  'failed',
  'rejected',
  'refusal',
  'refused',
  'conflict',
  'invalid',
  'unauthorized',
  'unauthenticated',
  'forbidden',
  'denied',
  'not',
  'exception',
  'violation',
  'fehler',
]);

/**
 * The one type of a union that is no failure, or the one of those with an id; null where there are several, as it is
 * unknown which will come.
 */
export function goodMember(schema: SchemaModel, name: string | null): TypeModel | null {
  const types = goodMembers(schema, name);
  const records = types.filter((type) => isIdentity(schema, type));
  const [only, second] = types.length > 1 ? records : types;
  return only && !second ? only : null;
}

/**
 * The type that a list of several is called after: appointments, with blocked time among them; or the visits of a list
 * that is called a calendar or its events.
 */
export function namedMember(schema: SchemaModel, { name, type }: FieldModel): TypeModel | null {
  const called = wordsOf(name);
  const members = goodMembers(schema, type.name);
  const named = members.filter((member) => called.includes(wordsOf(member.name)[0] ?? ''));
  const isCalendar = called.some((word) => calendarWords.has(word));
  const visits = isCalendar ? members.filter((member) => isCalled(member.name, 'appointment')) : [];
  const [only, second] = named.length > 0 ? named : visits;
  return only && !second && isIdentity(schema, only) ? only : null;
}

const calendarWords: ReadonlySet<string> = new Set(['calendar', 'agenda', 'event', 'schedule', 'diary']);

/** An interface of more is what everything of a service is, such as `Node`; what stands in it is not looked at. */
const mostRecords = 30;

/** More than a client, an animal and a group: then what stands there may be anything. */
const mostChoices = 3;

/**
 * The records that a field means where an interface or a union is given, such as the entry of any type: those that are
 * called as it is, or else those of the same entity, as a team member is a practitioner.
 */
export function recordsMeant(schema: SchemaModel, { name, type }: FieldModel): readonly TypeModel[] {
  const abstract = schema.types.get(type.name ?? '');
  if (abstract?.kind !== 'INTERFACE' && abstract?.kind !== 'UNION') return [];
  if (abstract.possibleTypes.length > mostRecords || goodMember(schema, abstract.name)) return [];
  const records = abstract.possibleTypes
    .flatMap((each) => objectType(schema, each) ?? [])
    .filter((record) => isIdentity(schema, record));
  const words = wordsOf(name);
  const alike = records.filter((record) => wordsOf(record.name).some((word) => words.includes(word)));
  if (alike.length > 0) return alike;
  if (words.includes('contact')) return records.filter(({ name: kind }) => wayToReach(kind) !== null);
  const animals = records.filter((record) => isCalled(record.name, 'patient'));
  // The animal that a visit is booked for, where it may be booked for a client too.
  if (abstract.kind === 'UNION' && records.length <= mostChoices && animals.length === 1) return animals;
  const meant = entities.filter((entity) => words.some((word) => ownNouns[entity].includes(word)));
  return records.filter((record) =>
    meant.some((entity) => wordsOf(record.name).some((word) => ownNouns[entity].includes(word))),
  );
}

/** The words of a type of contacts that are phones or e-mail addresses, among others of one list; null of any other. */
export function wayToReach(type: string): readonly string[] | null {
  const words = wordsOf(type);
  return words.some((word) => word === 'phone' || word === 'mobile' || word === 'email') ? words : null;
}

/** The types of a union that are no failures; none where one of them was not read. */
function goodMembers(schema: SchemaModel, name: string | null): readonly TypeModel[] {
  const union = schema.types.get(name ?? '');
  return union?.kind === 'UNION' ? goodTypes(schema, union) : [];
}

/** Those of a union’s or an interface’s types that are no failures; none where one of them was not read. */
export function goodTypes(schema: SchemaModel, { possibleTypes }: TypeModel): readonly TypeModel[] {
  const good = possibleTypes.filter((each) => !isFailure(schema, each));
  const types = good.flatMap((each) => objectType(schema, each) ?? []);
  return types.length === good.length ? types : [];
}

/** Whether a type is called a failure, or is one of those by its interface: `RevisionConflict implements Problem`. */
export function isFailure(schema: SchemaModel, name: string): boolean {
  // What implements `WithErrors` may hold some.
  const interfaces = (objectType(schema, name)?.interfaces ?? []).filter((each) => !/^(i?with|has|may)/i.test(each));
  return [name, ...interfaces].some((each) => wordsOf(each).some((word) => failureWords.has(word)));
}

/** A step that is only a condition on a type, or on several; results have no key for it. */
export function conditionOn(...types: readonly TypeModel[]): string {
  return `... on ${types.map(({ name }) => name).join(' | ')}`;
}

/** Types of a union may have other things under one name, which one answer can't hold: each has an alias of its own. */
export function aliased(condition: string | undefined, step: string): string {
  const [type] = conditionTypes(condition ?? '');
  return isCondition(condition) ? `${type ?? ''}_${keyOf(step)}: ${step}` : step;
}

/** Fields that several members of a union have, and the condition under which they can be read. */
interface UnionPart {
  readonly condition: string;
  readonly type: TypeModel;
}

/** A union of more is no profile but a search among everything. */
const mostMembers = 8;

/**
 * What a union holds of the object it stands in, where none of its members is an object by itself: the profiles of users,
 * some of them patients and some doctors. A field that members have with different types stays with the most of them, as
 * one answer can't hold both (GraphQL specification, Field Selection Merging).
 */
export function partsOfUnion(schema: SchemaModel, name: string | null): readonly UnionPart[] {
  const members = goodMembers(schema, name);
  if (members.length < 2 || members.length > mostMembers || members.some((type) => isIdentity(schema, type))) return [];
  const parts = new Map<string, FieldModel[]>();
  for (const field of sharedFields(members)) {
    const holders = members.filter((type) => type.fields.some((each) => isAlike(each, field)));
    const condition = conditionOn(...holders);
    parts.set(condition, [...(parts.get(condition) ?? []), field]);
  }
  const [first] = members;
  return first
    ? [...parts].map(([condition, fields]) => ({ condition, type: { ...first, name: name ?? '', fields } }))
    : [];
}

/** Each field of any member once, with the type that most of them give it. */
function sharedFields(members: readonly TypeModel[]): readonly FieldModel[] {
  const all = members.flatMap(({ fields }) => fields);
  const count = (field: FieldModel): number => all.filter((each) => isAlike(each, field)).length;
  const widest = new Map<string, FieldModel>();
  for (const field of all) {
    const known = widest.get(field.name);
    if (!known || count(field) > count(known)) widest.set(field.name, field);
  }
  return [...widest.values()];
}

function isAlike(one: FieldModel, other: FieldModel): boolean {
  return one.name === other.name && one.type.text === other.type.text;
}
