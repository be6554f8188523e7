import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { ArgumentRole } from '../serviceMap.ts';
import { type EntityScore, scoreEntities } from './entities.ts';
import { typeInId } from './idMeaning.ts';
import { calledIn } from './typeNames.ts';
import { entities, type Entity } from './vocabulary.ts';
import { wordsOf } from './words.ts';

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
 * The entity of an id that is named after a type: `depotId` is a location's where Depot is the type of locations, and
 * `petshopId` where PetShop is. Null for nouns that the vocabulary has, and for types without a sure entity.
 */
export function entityOfTypeId(schema: SchemaModel, words: readonly string[]): Entity | null {
  const name = typeInId(words);
  if (name === null) return null;
  const known = cache.get(schema) ?? typesByName(schema);
  cache.set(schema, known);
  return known.get(name) ?? null;
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
