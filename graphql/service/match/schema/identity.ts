import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import { conditionTypes, type Path } from '../../sources.ts';
import { perSchema } from './perSchema.ts';
import { valueKind } from './valueKind.ts';
import { entities, type Entity, ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** The field that identifies an object: `id`, `uuid`, or with the type's own name before it, `ClientID`. */
export const identityOf = perSchema(findIdentity);

function findIdentity(schema: SchemaModel, type: TypeModel): FieldModel | null {
  const plain = type.fields.filter(
    (field) =>
      field.type.lists === 0 &&
      idKinds.has(valueKind(schema, field.type.name)) &&
      field.arguments.every((each) => !isRequired(each)),
  );
  const own = wordsOf(type.name);
  const cost = ({ name, type: of }: FieldModel): number => {
    const words = wordsOf(name);
    const isOfIdType = valueKind(schema, of.name) === 'id';
    const isWholeName = words.length === own.length + 1 && own.every((word) => words.includes(word));
    // The `StaffCode` of a StaffMember, where a query lists them.
    const isHalfName =
      of.required &&
      words.length === 2 &&
      (words[0] === own[0] || words[0] === own.at(-1)) &&
      listedTypes(schema).has(type.name);
    const isOwnNumber = isWholeName || isHalfName;
    const names = (isOfIdType && of.required) || isOwnNumber ? [...idNames, ...numberWords] : idNames;
    const plainWords = words.filter((word) => !own.includes(word));
    // A product's mark, as in `hs_object_id`, says nothing.
    const isMarked = plainWords.length === 3 && (plainWords[0] ?? '').length <= 2;
    const rank = names.indexOf((isMarked ? plainWords.slice(1) : plainWords).join(' '));
    if (rank === -1) return Number.POSITIVE_INFINITY;
    // A marked `_id` beside an `id` is the store's own, or an older one; and the `clinicId` of a ClinicMember the clinic's.
    const isOfOther = words.length > 1 && !isWholeName && typeWords(schema).has(words.slice(0, -1).join(' '));
    const farther =
      (words.length > 1 ? 0.5 : 0) + (name.startsWith('_') ? 0.2 : 0) + (isOfOther ? 2 * names.length : 0);
    return rank * 2 + (isOfIdType ? 0 : 1) + farther;
  };
  const [best] = plain
    .map((field) => ({ field, cost: cost(field) }))
    .filter(({ cost: each }) => Number.isFinite(each))
    .toSorted((one, other) => one.cost - other.cost);
  const key = plain.find(({ name }) => name === keysOf(schema).get(type.name)?.name) ?? null;
  const isOfIdType = (field: FieldModel): boolean => valueKind(schema, field.type.name) === 'id';
  // A `uuid` that may be missing, beside the `pid: ID!` that a row is asked for by, is another system's.
  const isOther = best && key && isOfIdType(key) && key.type.required && !best.field.type.required;
  // A `uid` beside the `name` that a row is asked for by is a number on paper.
  return (best && ((best.cost < surely && !isOther) || !key) ? best.field : key) ?? synonymousId(type, plain);
}

/** The `apptID` that a Reservation begins with: another noun of the same entity. */
function synonymousId(type: TypeModel, fields: readonly FieldModel[]): FieldModel | null {
  const [field] = fields;
  if (!field || field !== type.fields[0]) return null;
  const [words, own] = [wordsOf(field.name), wordsOf(type.name)];
  const of = words.slice(0, -1);
  const isId = words.length > 1 && [...idNames, ...numberWords].includes(words.at(-1) ?? '');
  const isSame = entities.some((entity) => isNounOf(entity, own.at(-1)) && isNounOf(entity, of.at(-1)));
  return isId && isSame ? field : null;
}

function isNounOf(entity: Entity, word = ''): boolean {
  return ownNouns[entity].includes(word);
}

const typeCache = new WeakMap<SchemaModel, ReadonlySet<string>>();

/** The names of all types, in plain words. */
function typeWords(schema: SchemaModel): ReadonlySet<string> {
  const known = typeCache.get(schema) ?? new Set([...schema.types.keys()].map((name) => wordsOf(name).join(' ')));
  typeCache.set(schema, known);
  return known;
}

const listedCache = new WeakMap<SchemaModel, ReadonlySet<string>>();

/** The types of which a query answers a list, bare or in an object around it that has no id. */
function listedTypes(schema: SchemaModel): ReadonlySet<string> {
  const known = listedCache.get(schema) ?? new Set(findListed(schema));
  listedCache.set(schema, known);
  return known;
}

function findListed(schema: SchemaModel): readonly string[] {
  const listed = ({ type }: FieldModel): readonly string[] => (type.lists > 0 && type.name !== null ? [type.name] : []);
  return (schema.types.get(schema.queryType)?.fields ?? []).flatMap((field) => {
    const around = field.type.lists === 0 ? objectType(schema, field.type.name) : null;
    const hasId = around?.fields.some(({ name, type }) => /id$/i.test(name) || valueKind(schema, type.name) === 'id');
    const isAround = around !== null && hasId === false && around.fields.length <= mostAroundList;
    return isAround ? around.fields.flatMap(listed) : listed(field);
  });
}

/** What has more fields than a page needs is a record of its own. */
const mostAroundList = 6;

const keyCache = new WeakMap<SchemaModel, ReadonlyMap<string, FieldModel>>();

/** By types, what one of their rows is asked for by: the `DateID` of `appointment_by_pk(DateID: Int!): Appointment`. */
function keysOf(schema: SchemaModel): ReadonlyMap<string, FieldModel> {
  const found = keyCache.get(schema);
  if (found) return found;
  const keys = new Map<string, FieldModel>();
  for (const { type, arguments: list } of schema.types.get(schema.queryType)?.fields ?? []) {
    const model = type.lists === 0 ? objectType(schema, type.name) : null;
    const demanded = list.filter(isRequired);
    // `client(siteId: Int!, pimsId: String!)` is asked for by the second, at a place.
    const [key, ...others] = demanded.length === 1 ? demanded : demanded.filter(({ name }) => !isOfPlace(name));
    const field = others.length === 0 ? model?.fields.find(({ name }) => name === key?.name) : undefined;
    if (!model || !field || !isKey(field.name)) continue;
    const known = keys.get(model.name);
    // What every row has is its key: an animal need not have the number of its chip.
    if (!known || (field.type.required && !known.type.required)) keys.set(model.name, field);
  }
  keyCache.set(schema, keys);
  return keys;
}

function isOfPlace(name: string): boolean {
  const words = wordsOf(name);
  return words.length === 2 && words[1] === 'id' && ownNouns.location.includes(words[0] ?? '');
}

/** What a row is found by that may be another's tomorrow is no key. */
function isKey(name: string): boolean {
  const words = wordsOf(name);
  return words.includes('id') || !words.some((word) => notKeys.has(word));
}

const notKeys: ReadonlySet<string> = new Set(['email', 'phone', 'date', 'status', 'token', 'locale', 'slug']);

/** Words of the field that identifies a type: arguments that are called so take it. */
export function keyWords(schema: SchemaModel, type: TypeModel | null): readonly string[] {
  return wordsOf((type && identityOf(schema, type)?.name) ?? '');
}

export function isIdentity(schema: SchemaModel, type: TypeModel): boolean {
  return identityOf(schema, type) !== null || systemIdOf(schema, type) !== null;
}

/**
 * Where a content system keeps the id of an entry: `sys { id }`, by which it is asked for and linked; or `id { value }`,
 * where every value is an object.
 */
export function systemIdOf(schema: SchemaModel, type: TypeModel): Path | null {
  const wrapped = type.fields.find(({ name, type: of }) => name.toLowerCase() === 'id' && of.lists === 0);
  const value = wrapped && objectType(schema, wrapped.type.name)?.fields;
  if (wrapped && value && value.length <= 3 && value.some(({ name }) => name === 'value'))
    return [wrapped.name, 'value'];
  const system = type.fields.find(
    ({ name, type: of, arguments: list }) =>
      ['sys', 'system'].includes(wordsOf(name).join(' ')) && of.lists === 0 && !list.some(isRequired),
  );
  const id = system && objectType(schema, system.type.name)?.fields.find(({ name }) => name === 'id');
  return system && id ? [system.name, id.name] : null;
}

const idKinds: ReadonlySet<string> = new Set(['id', 'text', 'number']);
/** What is no name of an id, but for a field of an id's type, `custNo: ID!`, or the `ClinicNum` of a Clinic. */
export const numberWords: readonly string[] = ['number', 'no', 'nr', 'code'];
const idNames = [
  'id',
  'uuid',
  'guid',
  'gid',
  'uid',
  'pk',
  'key',
  'ref',
  'reference',
  'row id',
  'object id',
  'record id',
  'entity id',
  'unique id',
  'sys id',
  'system id',
  'oid',
  'ulid',
  'identifier',
  'unique identifier',
];
/** Names before `uid` identify a row wherever they stand. */
const surely = 2 * idNames.indexOf('uid');

/** An object or interface whose fields were read. */
export function objectType(schema: SchemaModel, name: string | null): TypeModel | null {
  const type = name === null ? undefined : schema.types.get(name);
  return type && (type.kind === 'OBJECT' || type.kind === 'INTERFACE') && type.fields.length > 0 ? type : null;
}

/** The type that a condition in a path leads to; of several, which hold the same there, the first. */
export function conditionedType(schema: SchemaModel, condition: string): TypeModel | null {
  return objectType(schema, conditionTypes(condition)[0] ?? null);
}
