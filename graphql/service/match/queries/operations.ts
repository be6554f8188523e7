import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import { maxDepth } from '../../depth.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { type ArgumentCriteria, type ArgumentReading, readArguments } from './argumentRoles.ts';
import { isDemanded } from '../schema/demanded.ts';
import { areDemanded } from './demandedPlaces.ts';
import { isListed } from '../schema/listedTypes.ts';
import { fieldNameFit } from '../words/fieldNameFit.ts';
import type { EntityScores } from '../entities/entities.ts';
import type { EntityScore } from '../entities/entityScore.ts';
import { isIdentity, keyWords, objectType } from '../schema/identity.ts';
import type { Reason } from '../words/reasons.ts';
import { type ResultShape, shapeOf } from '../schema/resultShape.ts';
import { organizationOfCaller } from './organization.ts';
import type { Steps } from '../schema/steps.ts';
import { entities, type Entity, nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** One operation of the service as a candidate for a concept, and how well it fits. */
export interface Candidate extends QueryField {
  readonly shape: ResultShape;
  readonly reading: ArgumentReading;
  /** 0 to 1. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** What an operation must be to fit a concept. */
export interface OperationCriteria {
  readonly entity: Entity;
  readonly many: boolean;
  /** Roles it must take. */
  readonly needs: readonly ArgumentRole[];
  /** Roles it may demand; whatever else it demands makes it useless here. */
  readonly mayDemand: readonly ArgumentRole[];
  /** Of these what is filled only where it is demanded: what lists the appointments of one provider. */
  readonly whereDemanded?: readonly ArgumentRole[];
  /** Roles that make it better. */
  readonly likes: readonly ArgumentRole[];
}

/** Judges one field as a candidate; null where it can't take what is needed, or with `likely` where it hardly fits. */
export type Judge = (
  schema: SchemaModel,
  scores: EntityScores,
  queryField: QueryField,
  which: 'likely' | 'anything',
) => Candidate | null;

/** Every field that could fit, best first; of equal ones what takes a period, then in alphabetical order. */
export function* findCandidates(
  schema: SchemaModel,
  scores: EntityScores,
  judge: Judge,
  fields: readonly QueryField[] = queryFieldsOf(schema, scores),
): Steps<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const queryField of fields) {
    const candidate = judge(schema, scores, queryField, 'likely');
    if (candidate) found.push(candidate);
    yield;
  }
  return found.toSorted(
    (one, other) =>
      other.score - one.score ||
      Number(asksForPeriod(other)) - Number(asksForPeriod(one)) ||
      (operationName(one) < operationName(other) ? -1 : 1),
  );
}

/** A list of all visits ever would be read whole for each day. */
function asksForPeriod({ reading: { roles } }: Candidate): boolean {
  return roles.has('from') && roles.has('to');
}

/** Below this a candidate is not offered to people either. */
export const minScore = 0.35;

/** A field and the one that holds it: most stand at the root, others below a practice, a viewer or a calendar. */
export interface QueryField {
  readonly holder: FieldModel | null;
  /** What stands between the two: the `query` of `uiapi { query { Contact } }`. */
  readonly between?: FieldModel;
  readonly field: FieldModel;
}

/** How people and maps name it: `clients`, or `calendar.slots`. */
export function operationName({ holder, between, field }: QueryField): string {
  return [holder, between, field].flatMap((each) => each?.name ?? []).join('.');
}

const cache = new WeakMap<SchemaModel, readonly QueryField[]>();

/** Every root field, and every field of what a root field gives without selecting one object of many. */
export function queryFieldsOf(schema: SchemaModel, scores: EntityScores): readonly QueryField[] {
  const known = cache.get(schema);
  if (known) return known;
  const root = schema.types.get(schema.queryType)?.fields ?? [];
  const caller = organizationOfCaller(schema);
  const ofCaller = caller
    ? caller.type.fields
        .filter((field) => field.type.lists > 0 && objectType(schema, field.type.name))
        .map((field) => ({ holder: caller.holder, between: caller.field, field }))
    : [];
  const held = root.flatMap((holder) => {
    const type = holder.type.lists === 0 ? objectType(schema, holder.type.name) : null;
    // Some roots lead back to themselves.
    if (!type || type.name === schema.queryType) return [];
    if (shapeOf(schema, holder)?.many !== false || !isHolder(holder, scores.get(type.name))) return [];
    const fields = type.fields.filter((field) => objectType(schema, field.type.name));
    const deeper = fields.flatMap((between) => {
      const below =
        between.type.lists === 0 && between.arguments.length === 0 ? objectType(schema, between.type.name) : null;
      if (!below || isIdentity(schema, type) || isIdentity(schema, below) || below.name === schema.queryType) return [];
      if (shapeOf(schema, between)?.many !== false) return [];
      return below.fields
        .filter((field) => objectType(schema, field.type.name))
        .map((field) => ({ holder, between, field }));
    });
    return [...fields.map((field) => ({ holder, field })), ...deeper];
  });
  const found = [...root.map((field) => ({ holder: null, field })), ...held, ...ofCaller];
  cache.set(schema, found);
  return found;
}

/** A single object, or one per location; not a client, whose pets are not all pets. */
function isHolder(
  { name, arguments: list }: FieldModel,
  own: Readonly<Record<Entity, EntityScore>> | undefined,
): boolean {
  const isPersonRecord = (['client', 'patient', 'provider', 'appointment'] as const).some(
    (entity) => (own?.[entity].score ?? 0) >= 0.5,
  );
  if (isPersonRecord && name !== 'me' && name !== 'viewer') return false;
  // The first of many, as `findFirstService`, holds no list of all.
  if (wordsOf(name).includes('first')) return false;
  const isLocation = (own?.location.score ?? 0) >= 0.5;
  return list.every(
    (input) =>
      !isRequired(input) ||
      (isLocation && input.name === 'id') ||
      wordsOf(input.name).some((word) => nouns.location.includes(word)),
  );
}

/** Whether a field is held by one object of many, which is asked for by its id. */
export function isOfOne({ holder }: QueryField): boolean {
  return holder?.arguments.some((input) => isRequired(input) && input.name === 'id') ?? false;
}

/** How a field is judged as a source of objects of one entity. */
export function judgeAs(criteria: OperationCriteria): Judge {
  return (schema, scores, queryField, which) => judgeEntity(schema, scores, queryField, criteria, which);
}

function judgeEntity(
  schema: SchemaModel,
  scores: EntityScores,
  queryField: QueryField,
  criteria: OperationCriteria,
  which: 'likely' | 'anything',
): Candidate | null {
  const { field, holder, between } = queryField;
  const given = rowsOf(schema, field);
  const places =
    given?.many && criteria.many && criteria.entity === 'location' ? placesIn(schema, scores, given, field) : null;
  const shape = places ?? given;
  if (isOfCaller(queryField, scores, criteria.entity)) return null;
  if (!shape || shape.many !== criteria.many) return null;
  const own = scores.get(shape.type.name)?.[criteria.entity];
  if (!own || (which === 'likely' && own.score < 0.3)) return null;
  const isList = criteria.many && !criteria.needs.includes('search');
  const reading = readFieldArguments(schema, queryField, {
    ...(criteria.whereDemanded && { whereDemanded: criteria.whereDemanded }),
    useful: new Set<ArgumentRole>([
      ...criteria.needs,
      ...criteria.mayDemand,
      ...criteria.likes,
      ...(criteria.entity === 'client' || criteria.entity === 'patient' ? (['includeInactive'] as const) : []),
      // Useful for a list, but no evidence that it is the complete one.
      ...(isList && criteria.entity === 'client' ? (['changedSince'] as const) : []),
    ]),
    self: criteria.many
      ? []
      : [
          ...nouns[criteria.entity],
          ...wordsOf(shape.type.name),
          ...wordsOf(field.name),
          ...keyWords(schema, shape.type),
        ],
    start: criteria.entity === 'appointment' ? startWordsOf(schema, shape.type) : [],
    idIsLocation: criteria.many && isByLocation(field.name),
  });
  if (reading.unknown.length > 0) return null;
  if (!criteria.needs.every((role) => reading.roles.has(role))) return null;
  const { mayDemand, whereDemanded = [] } = criteria;
  const demanded = demandedRoles(schema, queryField, reading);
  if (!demanded.every((role) => mayDemand.includes(role) || whereDemanded.includes(role))) return null;

  const name = fieldNameFit(places?.rows.at(-1) ?? field.name, shape.type, criteria);
  const liked = criteria.likes.filter((role) => reading.roles.has(role));
  // What is rather something else was perhaps named like this, but does not answer this.
  const rival = Math.max(
    ...entities
      .filter((entity) => !(isPersonEntity(entity) && isPersonEntity(criteria.entity)))
      .map((entity) => scores.get(shape.type.name)?.[entity].score ?? 0),
  );
  const doubt = rival - own.score > 0.15 ? 0.25 : 0;
  const score =
    0.6 * own.score -
    doubt +
    name.points +
    Math.min(liked.length * 0.03, 0.09) -
    (field.deprecated ? 0.15 : 0) -
    (holder ? 0.05 : 0) +
    (criteria.entity === 'location' && criteria.many && areDemanded(schema, shape.type) ? 0.15 : 0) -
    (places ? 0.1 : 0) -
    (isOfOne(queryField) || demanded.some((role) => whereDemanded.includes(role)) ? 0.1 : 0);
  const reasons: readonly Reason[] = [
    { id: 'returnsWhat', name: shape.type.name, marks: own.reasons.slice(0, 4) },
    ...(name.reason ? [name.reason] : []),
    ...(liked.length > 0 ? [{ id: 'queriedBy' as const, fields: liked }] : []),
  ];
  const place = { holder, ...(between && { between }), field };
  return { ...place, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
}

/** Whether a name ends with what it selects by, and that is a location: `getPatientsByClinic`. */
function isByLocation(name: string): boolean {
  const words = wordsOf(name);
  return words.at(-2) === 'by' && nouns.location.includes(words.at(-1) ?? '');
}

/** The signed-in user's own animals, clients and appointment types are not those of the clinic. */
function isOfCaller({ holder, between, field }: QueryField, scores: EntityScores, entity: Entity): boolean {
  if (holder === null) return entity === 'patient' && wordsOf(field.name).includes('my');
  if (between || !['patient', 'client', 'appointmentType'].includes(entity)) return false;
  const own = scores.get(holder.type.name ?? '');
  return ['me', 'viewer'].includes(holder.name) && Math.max(own?.client.score ?? 0, own?.provider.score ?? 0) >= 0.5;
}

/** The arguments of both fields; what the inner one takes is not sent to the outer one as well. */
export function readFieldArguments(
  schema: SchemaModel,
  { holder, field }: QueryField,
  criteria: ArgumentCriteria,
): ArgumentReading {
  const inner = readArguments(schema, field, criteria);
  if (!holder) return inner;
  const left = new Set([...criteria.useful].filter((role) => role === 'locationId' && !inner.roles.has(role)));
  const outer = readArguments(schema, holder, { ...criteria, useful: left, idIsLocation: true });
  return {
    arguments: [...outer.arguments, ...inner.arguments.map((each) => ({ ...each, at: field.name }))],
    roles: new Set([...outer.roles, ...inner.roles]),
    unknown: [...outer.unknown, ...inner.unknown],
  };
}

/** One type may serve clients and staff alike. */
function isPersonEntity(entity: Entity): boolean {
  return entity === 'client' || entity === 'provider';
}

/** Whether an operation is there to be searched: called so, and useless without a text. */
export function isSearch({ field, reading }: Candidate): boolean {
  const hasWords = wordsOf(field.name).some((word) => ['search', 'find', 'lookup', 'look'].includes(word));
  return hasWords && field.arguments.some((input) => isRequired(input) && isFilledBy(reading, input.name, 'search'));
}

function isFilledBy(reading: ArgumentReading, argument: string, role: ArgumentRole): boolean {
  return reading.arguments.some(
    ({ name, slots }) => name === argument && slots.some((slot) => 'role' in slot && slot.role === role),
  );
}

/** The words of the field that holds an appointment's start: a filter may be called like it. */
export function startWordsOf(schema: SchemaModel, type: TypeModel): readonly string[] {
  const { start } = timeSources({ schema, type, levels: maxDepth });
  const path = start?.kind === 'path' ? start.path : start?.kind === 'dateAndTime' ? start.date : [];
  return wordsOf(path.at(-1) ?? '');
}

/** Rows of a list, or the one object below a wrapper without an id of its own. */
function rowsOf(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const shape = shapeOf(schema, field);
  if (!shape || shape.many || isIdentity(schema, shape.type)) return shape;
  const inner = shape.type.fields.find((each) => {
    const type = each.type.lists === 0 ? objectType(schema, each.type.name) : null;
    return type !== null && isIdentity(schema, type);
  });
  const type = inner && objectType(schema, inner.type.name);
  return inner && type ? { ...shape, rows: [inner.name], type } : shape;
}

/** Locations in rows of another kind, where no query lists them: the branches in a user's assignments. */
function placesIn(
  schema: SchemaModel,
  scores: EntityScores,
  given: ResultShape,
  { name: list }: FieldModel,
): ResultShape | null {
  const locationScore = (type: TypeModel): number => scores.get(type.name)?.location.score ?? 0;
  // What lists people, animals or visits lists no places, though each of them may be at one. The signed-in
  // user's memberships lead to the clinics.
  const isMembership = wordsOf(list).includes('my') && wordsOf(given.type.name).includes('member');
  if (!isMembership && entities.some((entity) => (scores.get(given.type.name)?.[entity].score ?? 0) >= 0.5))
    return null;
  const [only, second] = given.type.fields.flatMap(({ name, type: { lists, name: to } }) => {
    const type = lists === 0 ? objectType(schema, to) : null;
    return type && locationScore(type) >= likelyPlace && !isListed(schema, type) ? [{ name, type }] : [];
  });
  return only && !second ? { ...given, rows: [...given.rows, only.name], type: only.type } : null;
}

const likelyPlace = 0.6;

/**
 * Roles that must be given: their arguments are demanded, and so is every step of the way inside. The
 * organization's id is always known.
 */
export function demandedRoles(
  schema: SchemaModel,
  { holder, field }: QueryField,
  reading: ArgumentReading,
): readonly ArgumentRole[] {
  return reading.arguments.flatMap(({ name, at, slots }) => {
    const input = (at === undefined ? (holder ?? field) : field).arguments.find((each) => each.name === name);
    return slots.flatMap((slot) =>
      'role' in slot && slot.role !== 'organizationId' && input && isDemanded(schema, input, slot.path)
        ? slot.role
        : [],
    );
  });
}
