import { type FieldModel, isRequired, type SchemaModel } from '../../introspection/schemaModel.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import { type EntryConcept, entrySubjects } from '../../serviceEntries.ts';
import { maxDepth } from '../../depth.ts';
import { type ArgumentCriteria, type ArgumentReading, readArguments } from './argumentRoles.ts';
import type { EntityScores } from '../entities/entities.ts';
import type { EntityContext } from '../fields/entityValues.ts';
import { entryFields } from '../fields/entryFields.ts';
import { entryWords } from '../words/entryWords.ts';
import { demandedRoles, type Judge, readFieldArguments, type QueryField, queryFieldsOf } from './operations.ts';
import { isIdentity, objectType } from '../schema/identity.ts';
import type { Reason } from '../words/reasons.ts';
import { shapeOf } from '../schema/resultShape.ts';
import { nouns, verbs, ownNouns } from '../words/vocabulary.ts';
import { valueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

const lists: readonly ArgumentRole[] = ['limit', 'offset', 'page', 'cursor'];
const period: readonly ArgumentRole[] = ['from', 'to', 'day', 'locationId'];

/** Words in a name that only name the owner of the rows. */
const ownerWords: ReadonlySet<string> = new Set([...ownNouns.client, ...nouns.patient, 'due', 'medical', 'chart']);

/** How well a list fits a concept of entries: by its name, by the owners it takes, and by what its rows hold. */
export function judgeEntries(concept: EntryConcept): Judge {
  const { nouns: named, not = [] } = entryWords[concept];
  const subject = entrySubjects[concept];
  const requiredRoles: readonly ArgumentRole[] =
    subject === 'client' ? ['clientId'] : subject === 'patient' ? ['patientId'] : [];
  return (schema, scores, queryField, which) => {
    const { field, holder } = queryField;
    const name = wordsOf(field.name);
    const fit = nameFit(name, named, not);
    if (fit === null && which === 'likely') return null;
    const shape = shapeOf(schema, field);
    if (!shape?.many || !isIdentity(schema, shape.type)) return null;
    const typeWords = nameFit(wordsOf(shape.type.name), named, not);
    const criteria = {
      useful: new Set<ArgumentRole>([...lists, ...period, ...requiredRoles, 'includeEnded'] as const),
      start: subject === 'day' ? ['due', 'date'] : [],
    };
    const owner = holder && ownerOf(schema, scores, holder);
    if (owner && owner !== subject) return null;
    const reading = owner
      ? readBelow(schema, queryField, holder, owner, criteria)
      : readFieldArguments(schema, queryField, criteria);
    if (reading.unknown.length > 0) return null;
    // Without an argument for the owner all rows of a clinic would be read to find a few.
    if (!requiredRoles.every((role) => reading.roles.has(role))) return null;
    const known = [...lists, ...period, ...requiredRoles].filter((role) => subject === 'day' || role !== 'locationId');
    if (!demandedRoles(schema, queryField, reading).every((role) => known.includes(role))) return null;
    const context: EntityContext = {
      schema,
      scores,
      type: shape.type,
      levels: maxDepth - 1 - shape.rows.length - (holder ? 1 : 0),
    };
    const fields = entryFields(concept, context);
    if (!fields) return null;
    const found = Object.keys(fields).length;
    const score =
      (fit ?? 0) +
      (typeWords === null ? 0 : 0.15) +
      (requiredRoles.length > 0 ? 0.2 : reading.roles.has('from') || reading.roles.has('day') ? 0.2 : 0) +
      Math.min(0.02 * found, 0.14) -
      (field.deprecated ? 0.15 : 0) -
      (holder ? 0.05 : 0);
    const reasons: readonly Reason[] = [
      ...(fit === null ? [] : [{ id: 'isCalled' as const, name: field.name }]),
      {
        id: 'returnsWhat',
        name: shape.type.name,
        marks: [{ id: 'hasFields', fields: Object.keys(fields).slice(1, 5) }],
      },
      ...(requiredRoles.length > 0 ? [{ id: 'queriedBy' as const, fields: requiredRoles }] : []),
    ];
    return { holder, field, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
  };
}

/** Cached, as every concept of entries uses the same ones. */
const cache = new WeakMap<EntityScores, readonly QueryField[]>();

/** Lists at the root, and those that stand on the card of a client or a patient. */
export function entryQueryFields(schema: SchemaModel, scores: EntityScores): readonly QueryField[] {
  const known = cache.get(scores);
  if (known) return known;
  const root = schema.types.get(schema.queryType)?.fields ?? [];
  const cards = root.filter((field) => ownerOf(schema, scores, field) !== null);
  const below = cards.flatMap((holder) =>
    (objectType(schema, holder.type.name)?.fields ?? [])
      .filter((field) => objectType(schema, field.type.name))
      .map((field) => ({ holder, field })),
  );
  const found = [...queryFieldsOf(schema, scores), ...below];
  cache.set(scores, found);
  return found;
}

/** The entity of a field that gives one object and takes nothing but its id. */
function ownerOf(schema: SchemaModel, scores: EntityScores, field: FieldModel): 'client' | 'patient' | null {
  const type = field.type.lists === 0 ? objectType(schema, field.type.name) : null;
  const own = type && scores.get(type.name);
  if (!type || !own || field.deprecated || shapeOf(schema, field)?.many !== false) return null;
  const [only, ...others] = field.arguments.filter(isRequired);
  if (!only || others.length > 0 || only.type.lists > 0 || valueKind(schema, only.type.name) === 'object') return null;
  if (own.client.score >= 0.6 && own.client.score >= own.patient.score) return 'client';
  return own.patient.score >= 0.6 ? 'patient' : null;
}

/** The arguments of both, where the card's id is that of the owner. */
function readBelow(
  schema: SchemaModel,
  { field }: QueryField,
  holder: FieldModel,
  owner: 'client' | 'patient',
  criteria: ArgumentCriteria,
): ArgumentReading {
  const inner = readArguments(schema, field, criteria);
  const type = holder.type.name ?? '';
  const self = [...nouns[owner], ...wordsOf(type), ...wordsOf(holder.name)];
  const outer = readArguments(schema, holder, { useful: new Set<ArgumentRole>(['id'] as const), self });
  const role: ArgumentRole = owner === 'client' ? 'clientId' : 'patientId';
  const renamed = outer.arguments.map((argument) => ({
    ...argument,
    slots: argument.slots.map((slot) => ('role' in slot ? { ...slot, role } : slot)),
  }));
  return {
    arguments: [...renamed, ...inner.arguments.map((each) => ({ ...each, at: field.name }))],
    roles: new Set([...inner.roles, ...(outer.roles.has('id') ? [role] : [])]),
    unknown: [...outer.unknown, ...inner.unknown],
  };
}

/** How surely a name is that of a concept, up to half a point; null where it is none or another one. */
function nameFit(words: readonly string[], named: readonly string[], not: readonly string[]): number | null {
  const own = words.filter((word) => !verbs.has(word));
  if (own.some((word) => not.includes(word) && !named.some((noun) => noun.split(' ').includes(word)))) return null;
  const rank = named.findIndex((noun) => noun.split(' ').every((word) => own.includes(word)));
  const noun = named[rank]?.split(' ');
  if (!noun) return null;
  const unrelated = own.filter((word) => !noun.includes(word) && !ownerWords.has(word));
  const fit = 0.5 - 0.03 * rank - 0.2 * unrelated.length;
  return fit > 0.1 ? fit : null;
}
