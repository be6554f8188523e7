import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import type { ArgumentRole } from '../serviceMap.ts';
import { type ArgumentReading, readArguments } from './argumentRoles.ts';
import type { EntityScores } from './entities.ts';
import { isIdField, objectType, type ResultShape, shapeOf } from './resultShape.ts';
import { distractors, type Entity, nouns, verbs } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** One operation of the service as an answer to a concept, and how good an answer it is. */
export interface Candidate {
  readonly field: FieldModel;
  readonly shape: ResultShape;
  readonly reading: ArgumentReading;
  /** 0 to 1. */
  readonly score: number;
  readonly reasons: readonly string[];
}

/** What an operation must be to answer a concept. */
export interface Wanted {
  readonly entity: Entity;
  readonly many: boolean;
  /** Roles it must take. */
  readonly needs: readonly ArgumentRole[];
  /** Roles it may demand; whatever else it demands makes it useless here. */
  readonly mayDemand: readonly ArgumentRole[];
  /** Roles that make it better. */
  readonly likes: readonly ArgumentRole[];
}

/** Every root field that could answer, best first; of equals the first in the alphabet, so that order is no accident. */
export function findCandidates(schema: SchemaModel, scores: EntityScores, wanted: Wanted): readonly Candidate[] {
  const root = schema.types.get(schema.queryType);
  return (root?.fields ?? [])
    .flatMap((field) => judge(schema, scores, field, wanted) ?? [])
    .toSorted((one, other) => other.score - one.score || (one.field.name < other.field.name ? -1 : 1));
}

function judge(schema: SchemaModel, scores: EntityScores, field: FieldModel, wanted: Wanted): Candidate | null {
  const shape = rowsOf(schema, field);
  if (!shape || shape.many !== wanted.many) return null;
  const own = scores.get(shape.type.name)?.[wanted.entity];
  if (!own || own.score < 0.3) return null;
  const useful = new Set<ArgumentRole>([...wanted.needs, ...wanted.mayDemand, ...wanted.likes]);
  const reading = readArguments(schema, field, useful);
  if (reading.unknown.length > 0) return null;
  if (!wanted.needs.every((role) => reading.roles.has(role))) return null;
  if (!demandedRoles(field, reading).every((role) => wanted.mayDemand.includes(role))) return null;

  const name = nameFit(field.name, wanted.entity, wanted.needs.includes('search'));
  const liked = wanted.likes.filter((role) => reading.roles.has(role));
  const score = 0.55 * own.score + name.points + Math.min(liked.length * 0.05, 0.15) - (field.deprecated ? 0.15 : 0);
  const reasons = [
    `answers ${shape.type.name}, which ${own.reasons.slice(0, 4).join(', ')}`,
    ...(name.reason ? [name.reason] : []),
    ...(liked.length > 0 ? [`can be asked by ${liked.join(', ')}`] : []),
  ];
  return { field, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
}

/** Rows of a list, or the one object below a wrapper without an id of its own. */
function rowsOf(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const shape = shapeOf(schema, field);
  if (!shape || shape.many || hasId(schema, shape.type)) return shape;
  const inner = shape.type.fields.find((each) => {
    const type = each.type.lists === 0 ? objectType(schema, each.type.name) : null;
    return type !== null && hasId(schema, type);
  });
  const type = inner && objectType(schema, inner.type.name);
  return inner && type ? { ...shape, rows: [inner.name], type } : shape;
}

function hasId(schema: SchemaModel, type: TypeModel): boolean {
  return type.fields.some((field) => isIdField(schema, field));
}

/** Roles inside arguments that must be given. */
function demandedRoles(field: FieldModel, reading: ArgumentReading): readonly ArgumentRole[] {
  const required = new Set(field.arguments.filter(isRequired).map(({ name }) => name));
  return reading.arguments
    .filter(({ name }) => required.has(name))
    .flatMap(({ slots }) => slots.flatMap((slot) => ('role' in slot ? slot.role : [])));
}

function nameFit(
  name: string,
  entity: Entity,
  searches: boolean,
): { readonly points: number; readonly reason: string | null } {
  const words = wordsOf(name).filter((word) => !verbs.has(word) || nouns[entity].includes(word));
  const ranks = words.map((word) => nouns[entity].indexOf(word)).filter((rank) => rank >= 0);
  const strange = words.filter((word) => !nouns[entity].includes(word));
  const distracting = strange.filter(
    (word) => distractors.has(word) || (entity !== 'appointmentType' && word === 'type'),
  );
  const known = ranks.length > 0 ? 0.32 - 0.015 * Math.min(...ranks) : 0;
  const typed =
    entity === 'appointmentType' &&
    !words.some((word) => ['type', 'kind', 'service', 'category', 'reason', 'procedure'].includes(word));
  const points =
    known -
    0.05 * (strange.length - distracting.length) -
    0.35 * distracting.length -
    (typed ? 0.1 : 0) +
    (searches && wordsOf(name).some((word) => word === 'search' || word === 'find' || word === 'lookup') ? 0.12 : 0);
  return { points, reason: points > 0.1 ? `is called ${name}` : null };
}
