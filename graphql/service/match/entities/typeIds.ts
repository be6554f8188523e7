import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import { scoreEntities } from './entities.ts';
import type { EntityScore } from './entityScore.ts';
import { identityOf } from '../schema/identity.ts';
import { typeInId } from '../values/idMeaning.ts';
import { calledIn } from '../words/typeNames.ts';
import { entities, type Entity } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** The role of an id of each entity; that of an appointment is the row's own. */
export const idRoleOf = {
  location: 'locationId',
  client: 'clientId',
  patient: 'patientId',
  provider: 'providerId',
  appointmentType: 'typeId',
  appointment: null,
} as const satisfies Readonly<Record<Entity, ArgumentRole | null>>;

const cache = new WeakMap<SchemaModel, ReadonlyMap<string, Entity>>();

/**
 * The entity of an id that is named after a type: `depotId` is a location's where Depot is the type of locations,
 * `petshopId` where PetShop is, and `SiteNo` where that is the key of a Site. Null for nouns that the vocabulary has, and
 * for types without a sure entity.
 */
export function entityOfTypeId(schema: SchemaModel, words: readonly string[]): Entity | null {
  const name = typeInId(words);
  if (name === null) return words.at(-1) === 'id' ? null : (entitiesOfKeys(schema).get(words.join(' ')) ?? null);
  const known = cache.get(schema) ?? typesByName(schema);
  cache.set(schema, known);
  return known.get(name) ?? null;
}

const keyCache = new WeakMap<SchemaModel, ReadonlyMap<string, Entity>>();

/**
 * The entity of a field that is called exactly as the key of one other type: `PatNum` of a visit is a patient's, as she has
 * a `PatNum`. Null for plain names such as `id`, and for types without a sure entity.
 */
export function entityOfKey(schema: SchemaModel, owner: TypeModel, name: string): Entity | null {
  return identityOf(schema, owner)?.name === name
    ? null
    : (entitiesOfKeys(schema).get(wordsOf(name).join(' ')) ?? null);
}

/** The entities of keys, by the words of their names. */
function entitiesOfKeys(schema: SchemaModel): ReadonlyMap<string, Entity> {
  const known = keyCache.get(schema) ?? findEntitiesOfKeys(schema);
  keyCache.set(schema, known);
  return known;
}

function findEntitiesOfKeys(schema: SchemaModel): ReadonlyMap<string, Entity> {
  const found = new Map<string, Entity | null>();
  for (const [name, scores] of scoreEntities(schema)) {
    const type = schema.types.get(name);
    const words = wordsOf((type && identityOf(schema, type)?.name) ?? '');
    const entity = surest(scores);
    // A key with a word of its own: many types may have an `id` or a `code`.
    if (words.length < 2) continue;
    const key = words.join(' ');
    found.set(key, found.has(key) && found.get(key) !== entity ? null : entity);
  }
  return new Map([...found].flatMap(([key, entity]) => (entity ? [[key, entity] as const] : [])));
}

function typesByName(schema: SchemaModel): ReadonlyMap<string, Entity> {
  return new Map(
    [...scoreEntities(schema)].flatMap(([name, scores]) => {
      const type = schema.types.get(name);
      const entity = surest(scores);
      return type && entity ? [[wordsOf(calledIn(schema, type)).join(''), entity] as const] : [];
    }),
  );
}

/** How much surer than anything else it must be. */
const lead = 0.15;
const least = 0.6;

function surest(scores: Readonly<Record<Entity, EntityScore>>): Entity | null {
  const [best, next] = entities.toSorted((one, other) => scores[other].score - scores[one].score);
  if (!best || !next || scores[best].score < least) return null;
  return scores[best].score >= scores[next].score + lead ? best : null;
}
