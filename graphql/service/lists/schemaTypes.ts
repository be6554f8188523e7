import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import { readArguments } from '../match/queries/argumentRoles.ts';
import { type EntityScores, scoreEntities } from '../match/entities/entities.ts';
import { sortSchema } from '../introspection/sortSchema.ts';
import { nameSource } from '../match/values/nameFields.ts';
import { identityOf, isIdentity, objectType } from '../match/schema/identity.ts';
import { shapeOf } from '../match/schema/resultShape.ts';
import { conditionOn } from '../match/schema/unions.ts';
import { entities, type Entity, nouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';
import type { Argument } from '../serviceMap.ts';
import type { Path, Source } from '../sources.ts';

/** The operation that gives one object of a type by its id. */
export interface OneOperation {
  readonly field: string;
  readonly arguments: readonly Argument[];
  readonly rows: Path;
  /** Whether it gives objects of every type, as `node` does: some services know only a few there. */
  readonly any: boolean;
}

/** An index of a schema's types, used to find its lists. */
export interface SchemaTypes {
  readonly schema: SchemaModel;
  readonly scores: EntityScores;
  /** The operation that gives one object of a type by its id. */
  one(type: string): OneOperation | null;
  /** What a type is to the desk, where it is anything. */
  entityOf(type: string): Entity | null;
  /** Where the name of such an object is, at most so many levels below it. */
  nameOf(type: TypeModel, levels: number): Source | undefined;
  /** The type that words such as those of `clientId` speak of. */
  named(words: readonly string[]): string | null;
}

const known = new WeakMap<SchemaModel, SchemaTypes>();

/** Indexes the types of a schema, cached per schema. */
export function typesOf(schema: SchemaModel): SchemaTypes {
  const found = known.get(schema);
  if (found) return found;
  const scores = scoreEntities(sortSchema(schema));
  const ones = new Map<string, OneOperation | null>();
  const identities = [...schema.types.values()]
    .filter((type) => objectType(schema, type.name) && type.kind === 'OBJECT' && isIdentity(schema, type))
    .map(({ name }) => name)
    .toSorted();
  const called = groupedBy(identities, (name) => wordsOf(name).join(' '));
  const entityNames = new Map<string, Entity | null>();
  const names = new Map<string, Source | undefined>();
  const sources = singleSources(schema);
  const types: SchemaTypes = {
    schema,
    scores,
    one(type) {
      const before = ones.get(type);
      if (before !== undefined) return before;
      const one = findOne(schema, type, sources);
      ones.set(type, one);
      return one;
    },
    entityOf(type) {
      const before = entityNames.get(type);
      if (before !== undefined) return before;
      const entity = entityOf(scores, type);
      entityNames.set(type, entity);
      return entity;
    },
    nameOf(type, levels) {
      const key = `${type.name} ${levels}`;
      if (!names.has(key)) names.set(key, nameSource({ schema, type, levels }, types.entityOf(type.name)));
      return names.get(key);
    },
    named(words) {
      const whole = byWords(words);
      // `primaryLocationId` is a location's as well; an id of an external system is no link.
      const isOurs = !words.some((word) => foreignIds.has(word));
      return whole ?? (words.length > 1 && isOurs ? byWords(words.slice(-1)) : null);
    },
  };
  function byWords(words: readonly string[]): string | null {
    const same = called.get(words.join(' ')) ?? [];
    if (same.length === 1) return same[0] ?? null;
    const entity = (['client', 'patient', 'provider', 'location'] as const).find(
      (each) => words.length === 1 && nouns[each].slice(0, 4).includes(words[0] ?? ''),
    );
    if (!entity) return null;
    const fitting = identities
      .filter((name) => types.entityOf(name) === entity)
      .toSorted((one, other) => scoreOf(scores, other, entity) - scoreOf(scores, one, entity));
    return fitting[0] ?? null;
  }
  known.set(schema, types);
  return types;
}

const foreignIds: ReadonlySet<string> = new Set(['external', 'legacy', 'historical', 'old', 'former', 'stripe', 'row']);

function scoreOf(scores: EntityScores, type: string, entity: Entity): number {
  return scores.get(type)?.[entity].score ?? 0;
}

function entityOf(scores: EntityScores, type: string): Entity | null {
  const best = entities.toSorted((one, other) => scoreOf(scores, type, other) - scoreOf(scores, type, one))[0];
  return best && scoreOf(scores, type, best) >= 0.5 ? best : null;
}

/** The root fields that give one object, by its type. */
function singleSources(schema: SchemaModel): ReadonlyMap<string, readonly SingleSource[]> {
  const roots = schema.types.get(schema.queryType)?.fields ?? [];
  const found = roots.flatMap((field): SingleSource[] => {
    const shape = shapeOf(schema, field);
    return !shape || shape.many ? [] : [{ field, type: shape.type, rows: shape.rows }];
  });
  const inOrder = found.toSorted((one, other) => (one.field.name < other.field.name ? -1 : 1));
  return groupedBy(inOrder, ({ type }) => type.name);
}

function groupedBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

interface SingleSource {
  readonly field: FieldModel;
  readonly type: TypeModel;
  readonly rows: Path;
}

/** Of several the one called like the type, then the first in the alphabet; or what gives any object by its id. */
function findOne(
  schema: SchemaModel,
  name: string,
  sources: ReadonlyMap<string, readonly SingleSource[]>,
): OneOperation | null {
  const type = schema.types.get(name);
  const own = wordsOf(name);
  if (!type || !identityOf(schema, type)) return null;
  // `node(id)` gives any object; a type condition selects the type.
  const shared = type.interfaces.flatMap((each) => sources.get(each) ?? []);
  const anyOf = shared.filter(({ field }) => wordsOf(field.name).includes('node'));
  const candidates = [
    ...(sources.get(name) ?? []).map((source) => ({ ...source, any: false })),
    ...anyOf.map((source) => ({ ...source, rows: [...source.rows, conditionOn(type)], any: true })),
  ];
  const found = candidates.flatMap(({ field, rows, any }) => {
    const reading = readArguments(schema, field, {
      useful: new Set(['id'] as const),
      self: [...own, ...wordsOf(field.name)],
    });
    if (reading.unknown.length > 0 || !reading.roles.has('id')) return [];
    const words = wordsOf(field.name).filter((word) => !own.includes(word));
    const demanded = field.arguments.some(isRequired) ? 0 : 2;
    const cost = words.length + demanded + (any ? 10 : 0) + (field.deprecated ? 5 : 0);
    return [{ cost, one: { field: field.name, arguments: reading.arguments, rows, any } }];
  });
  return found.toSorted((one, other) => one.cost - other.cost)[0]?.one ?? null;
}
