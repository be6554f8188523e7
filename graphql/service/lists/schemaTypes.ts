import { isRequired, type FieldModel, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import { readArguments } from '../match/argumentRoles.ts';
import { type EntityScores, scoreEntities } from '../match/entities.ts';
import { inAlphabet } from '../match/matchSchema.ts';
import { conditionOn, identityOf, isIdentity, objectType, shapeOf } from '../match/resultShape.ts';
import { type Entity, entities, nouns } from '../match/vocabulary.ts';
import { wordsOf } from '../match/words.ts';
import type { Argument, Path } from '../serviceMap.ts';

/** The operation that gives one object of a type by its id. */
export interface OneOperation {
  readonly field: string;
  readonly arguments: readonly Argument[];
  readonly rows: Path;
  /** Whether it gives objects of every type, as `node` does: some services know only a few there. */
  readonly any: boolean;
}

/** What is known of a schema's types while its lists are read. */
export interface SchemaTypes {
  readonly schema: SchemaModel;
  readonly scores: EntityScores;
  /** How one object of a type is asked by its id. */
  one(type: string): OneOperation | null;
  /** What a type is to the desk, where it is anything. */
  entityOf(type: string): Entity | null;
  /** The type that words such as those of `clientId` speak of. */
  named(words: readonly string[]): string | null;
}

const known = new WeakMap<SchemaModel, SchemaTypes>();

/** Looks at the types of a schema once. */
export function typesOf(schema: SchemaModel): SchemaTypes {
  const found = known.get(schema);
  if (found) return found;
  const scores = scoreEntities(inAlphabet(schema));
  const ones = new Map<string, OneOperation | null>();
  const identities = [...schema.types.values()]
    .filter((type) => objectType(schema, type.name) && type.kind === 'OBJECT' && isIdentity(schema, type))
    .map(({ name }) => name)
    .toSorted();
  const types: SchemaTypes = {
    schema,
    scores,
    one(type) {
      const before = ones.get(type);
      if (before !== undefined) return before;
      const one = findOne(schema, type);
      ones.set(type, one);
      return one;
    },
    entityOf: (type) => entityOf(scores, type),
    named(words) {
      const whole = byWords(words);
      // `primaryLocationId` is a location's as well; an id of another service is nobody's here.
      const isOurs = !words.some((word) => foreignIds.has(word));
      return whole ?? (words.length > 1 && isOurs ? byWords(words.slice(-1)) : null);
    },
  };
  function byWords(words: readonly string[]): string | null {
    const wanted = words.join(' ');
    const same = identities.filter((name) => wordsOf(name).join(' ') === wanted);
    if (same.length === 1) return same[0] ?? null;
    const entity = (['client', 'patient', 'provider', 'location'] as const).find(
      (each) => words.length === 1 && nouns[each].slice(0, 4).includes(words[0] ?? ''),
    );
    if (!entity) return null;
    const fitting = identities
      .filter((name) => entityOf(scores, name) === entity)
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

/** Of several the one called like the type, then the first in the alphabet; or what gives any object by its id. */
function findOne(schema: SchemaModel, name: string): OneOperation | null {
  const type = schema.types.get(name);
  const own = wordsOf(name);
  if (!type || !identityOf(schema, type)) return null;
  const roots = (schema.types.get(schema.queryType)?.fields ?? []).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const found = roots.flatMap((field) => {
    const answer = answerOf(schema, field, type);
    if (!answer) return [];
    const reading = readArguments(schema, field, {
      useful: new Set(['id'] as const),
      self: [...own, ...wordsOf(field.name)],
    });
    if (reading.unknown.length > 0 || !reading.roles.has('id')) return [];
    const isDemanded = field.arguments.some(isRequired);
    const words = wordsOf(field.name).filter((word) => !own.includes(word));
    const cost = words.length + (isDemanded ? 0 : 2) + (answer.any ? 10 : 0) + (field.deprecated ? 5 : 0);
    return [{ cost, one: { field: field.name, arguments: reading.arguments, rows: answer.rows, any: answer.any } }];
  });
  return found.toSorted((one, other) => one.cost - other.cost)[0]?.one ?? null;
}

function answerOf(
  schema: SchemaModel,
  field: FieldModel,
  type: TypeModel,
): { readonly rows: Path; readonly any: boolean } | null {
  const shape = shapeOf(schema, field);
  if (!shape || shape.many) return null;
  if (shape.type.name === type.name) return { rows: shape.rows, any: false };
  // `node(id)` gives whatever has an id; it is told which of it is meant.
  const isAny =
    shape.type.kind === 'INTERFACE' &&
    type.interfaces.includes(shape.type.name) &&
    wordsOf(field.name).includes('node');
  return isAny ? { rows: [...shape.rows, conditionOn(type)], any: true } : null;
}
