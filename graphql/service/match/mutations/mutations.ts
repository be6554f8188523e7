import { inputTypeAt, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import type { AppointmentFields } from '../../serviceMap.ts';
import type { WriteConcept, WriteOperation } from '../../serviceWrites.ts';
import { readMergeInputs } from './mergeInputs.ts';
import { mutationCalled, type MutationField, mutationFieldsOf } from './mutationFields.ts';
import { distractors, nouns } from '../words/vocabulary.ts';
import type { Reason } from '../words/reasons.ts';
import type { ShownRoles } from './shownRoles.ts';
import type { Steps } from '../schema/steps.ts';
import { contentWords, type Intent, intents, makes } from './writeIntents.ts';
import { fitOf, isBulk, takesItsContent, withoutId } from './writeFit.ts';
import { readWriteInputs, type WriteReading } from './writeInputs.ts';
import { readWriteResult } from './writeResult.ts';
import { isIdentity, keyWords } from '../schema/identity.ts';
import { wordsOf } from '../words/words.ts';
import { titleOf } from '../../mapDescription.ts';

/** A mutation as a candidate for an intent, and how well it fits. */
export interface WriteCandidate {
  readonly operation: WriteOperation;
  readonly type: string;
  readonly confidence: number;
  readonly rank: number;
  readonly reasons: readonly Reason[];
}

/** The types that the lists were matched to; null where there is none. */
export interface WriteTypes {
  readonly client: string | null;
  readonly patient: string | null;
  readonly appointment: string | null;
  /** What is shown of each, by the names of its own fields. */
  readonly shown: Readonly<Record<'appointment' | 'client', ShownRoles>>;
  /** The name of its field that leads to its state, where that is a record. */
  readonly stateRecord: string | null;
  /** The ids of states by their names, where that record was read. */
  readonly stateIds: Readonly<Record<string, string>>;
  /** How times are written back. */
  readonly written: AppointmentFields['written'];
  readonly writtenLength: AppointmentFields['writtenLength'];
  readonly seconds: AppointmentFields['seconds'];
  readonly writtenDate: AppointmentFields['writtenDate'];
}

/** Below this nothing is chosen: an unsure choice is left to the manager. */
const confidenceThreshold = 0.55;
const minConfidence = 0.4;

export interface WriteMatch {
  readonly chosen: WriteCandidate | null;
  readonly others: readonly WriteCandidate[];
}

/** Finds the mutations of a front desk by their names, arguments and results. */
export function* matchMutations(
  schema: SchemaModel,
  types: WriteTypes,
): Steps<Readonly<Record<WriteConcept, WriteMatch>>> {
  const fields = mutationFieldsOf(schema);
  const found = new Map<WriteConcept, WriteMatch>();
  for (const intent of intents) {
    // Without a type of their own nothing is registered: a service without animals adds none.
    if (intent.entity === 'patient' && types.patient === null) continue;
    const judged: WriteCandidate[] = [];
    for (const field of fields) {
      const candidate = judge(schema, field, intent, types);
      if (candidate) judged.push(candidate);
      yield;
    }
    const candidates = judged.toSorted(
      (one, other) => other.rank - one.rank || (titleOf(one.operation) < titleOf(other.operation) ? -1 : 1),
    );
    const [first] = candidates;
    const chosen = first && first.confidence >= confidenceThreshold ? first : null;
    found.set(intent.concept, {
      chosen,
      others: candidates
        .filter((each) => each !== chosen && (chosen !== null || each.confidence >= minConfidence))
        .slice(0, 8),
    });
  }
  markReplacing(schema, fields, types, found);
  for (const concept of ['cancelAppointment', 'setStatus'] as const) {
    if (!found.get(concept)?.chosen) found.set(concept, throughUpdate(concept, fields, schema, types, found));
  }
  // Sound: every write concept has an entry.
  return Object.fromEntries(
    intents.map(({ concept }) => [concept, found.get(concept) ?? { chosen: null, others: [] }]),
  ) as unknown as Record<WriteConcept, WriteMatch>;
}

/**
 * A change that takes the same input as what makes an appointment, or that demands values of it again: some services leave
 * what it is not given as it was, others empty it, and no schema tells which. So all that can be lost has to be sent along,
 * or nothing.
 */
function markReplacing(
  schema: SchemaModel,
  fields: readonly MutationField[],
  types: WriteTypes,
  found: Map<WriteConcept, WriteMatch>,
): void {
  const update = found.get('updateAppointment');
  if (!update?.chosen) return;
  const { operation } = update.chosen;
  const makers = fields.filter(
    ({ way, field, called }) =>
      titleOf({ way, field: field.name }) !== titleOf(operation) &&
      contentWords(called).some((word) => makes.includes(word)),
  );
  const typeWords = wordsOf(types.appointment ?? '');
  const isMade = makers.some(({ called }) => contentWords(called).some((word) => typeWords.includes(word)));
  const own = new Set(schema.types.get(types.appointment ?? '')?.fields.map(({ name }) => name));
  const lost = operation.arguments.flatMap(({ name, type, slots }) => {
    const input = inputTypeAt(schema, type, []);
    if (!input || !slots.some(({ path }) => path.length > 0)) return [];
    const isShared = makers.some(({ field }) => field.arguments.some((each) => each.type.name === input.name));
    const demandsAgain = slots.some(({ role, demanded }) => demanded && !['id', 'lock', 'status'].includes(role));
    // What takes an id that may be left out enters as well as changes, where nothing else enters.
    const idStep = slots.find(({ role }) => role === 'id')?.path[0];
    const hasValues = slots.some(({ role }) => role !== 'id');
    const isUpsert =
      !isMade && hasValues && input.inputFields.some((each) => each.name === idStep && !isRequired(each));
    if (!isShared && !demandsAgain && !isUpsert) return [];
    return [
      input.inputFields.flatMap((field) => {
        const isWhole = isUpsert || (demandsAgain && !isShared);
        const canBeLost =
          types.shown.appointment[field.name] !== undefined ||
          field.name === types.stateRecord ||
          (isWhole && own.has(field.name));
        return canBeLost && !slots.some(({ path }) => path[0] === field.name) ? [`${name}.${field.name}`] : [];
      }),
    ];
  });
  if (lost.length === 0) return;
  const replacing = { ...operation, unknown: [...operation.unknown, ...lost.flat()], mayReplace: true as const };
  found.set('updateAppointment', { ...update, chosen: { ...update.chosen, operation: replacing } });
}

/** The mutation for a concept by name, however unlikely; null where there is none of this name. */
export function matchWrite(
  schema: SchemaModel,
  types: WriteTypes,
  concept: WriteConcept,
  name: string,
): WriteOperation | null {
  const field = mutationCalled(schema, name);
  const intent = intents.find((each) => each.concept === concept);
  return field && intent ? operationOf(schema, field, intent, types).operation : null;
}

interface Reading {
  readonly operation: WriteOperation;
  readonly reading: WriteReading;
}

function operationOf(
  schema: SchemaModel,
  { way, field, called }: MutationField,
  intent: Intent,
  types: WriteTypes,
): Reading {
  const { result, type: answered } = readWriteResult(schema, field);
  const changed = schema.types.get(typeOf(intent, types) ?? '');
  const own = wordsOf(changed?.name ?? '');
  const keys = [...new Set([...keyWords(schema, changed ?? null), ...keyWords(schema, answered)])];
  const reading =
    intent.concept === 'mergeClients'
      ? readMergeInputs(schema, field, own, intent.does.find((each) => contentWords(called).includes(each)) ?? '')
      : readWriteInputs(schema, field, {
          self: [...own, ...(intent.entity ? nouns[intent.entity] : []), ...keys],
          shown: intent.entity === 'appointment' || intent.entity === 'client' ? types.shown[intent.entity] : {},
          own: new Set(changed?.fields.map(({ name }) => name)),
          times: types.written ?? 'instant',
          lengths: types.writtenLength,
          seconds: types.seconds,
          dates: types.writtenDate,
          states: { key: types.stateRecord, ids: types.stateIds },
          hasId: !withoutId.includes(intent.concept),
          people: { client: wordsOf(types.client ?? ''), patient: wordsOf(types.patient ?? '') },
          everyPlace: intent.concept === 'updateClient' || intent.concept === 'updatePatient',
          roles: new Set(intent.takes),
        });
  const operation = {
    field: field.name,
    ...(way.length > 0 && { way }),
    arguments: reading.arguments,
    unknown: reading.unknown,
    result,
  };
  return { operation, reading };
}

function typeOf({ entity }: Intent, types: WriteTypes): string | null {
  return entity === 'client' || entity === 'patient' || entity === 'appointment' ? types[entity] : null;
}

/** Many services cancel by an update of the status; a deletion is chosen only where that is not possible. */
function throughUpdate(
  concept: 'cancelAppointment' | 'setStatus',
  fields: readonly MutationField[],
  schema: SchemaModel,
  types: WriteTypes,
  found: ReadonlyMap<WriteConcept, WriteMatch>,
): WriteMatch {
  const others = found.get(concept)?.others ?? [];
  const setter = [found.get('setStatus')?.chosen, found.get('updateAppointment')?.chosen].find(
    (each) => each && takesStatus(schema, each.operation, concept === 'cancelAppointment'),
  );
  if (setter) {
    const reasons = ['throughStatus' as const, ...setter.reasons];
    return { chosen: { ...setter, confidence: Math.min(setter.confidence, 0.8), reasons }, others };
  }
  const intent = intents.find((each) => each.concept === 'cancelAppointment');
  // Where a state says that a visit was cancelled, deleting it is something else.
  if (concept === 'setStatus' || !intent || hasCancelledState(schema, types)) return { chosen: null, others };
  const deletion: Intent = { ...intent, does: ['delete', 'remove'] };
  const [first] = fields
    // What deletes the schedule of a job leaves the job.
    .filter(({ called }) => !isOfPart(called, types))
    .flatMap((field) => judge(schema, field, deletion, types) ?? [])
    .toSorted((one, other) => other.rank - one.rank);
  return { chosen: first && first.confidence >= confidenceThreshold ? { ...first, confidence: 0.6 } : null, others };
}

/** Whether a mutation is called by the type and by more beside it, as is one for a part of it. */
function isOfPart(called: string, { appointment }: WriteTypes): boolean {
  const own = wordsOf(appointment ?? '');
  const words = contentWords(called).filter((word) => word !== 'delete' && word !== 'remove');
  return (
    own.length > 0 &&
    own.every((word) => words.includes(word)) &&
    words.some((word) => !own.includes(word) && nouns.appointment.includes(word))
  );
}

/** Whether a status can be set; to cancel, one whose values do not rule out that it is cancelled. */
function takesStatus(schema: SchemaModel, { arguments: list }: WriteOperation, toCancel: boolean): boolean {
  return list.some(({ type, slots }) =>
    slots.some(({ role, path, values }) => {
      if (role !== 'status') return false;
      if (values) return !toCancel || values.some((value) => cancelled.test(value));
      const end = inputTypeAt(schema, type, path);
      const isKnown = end?.kind === 'ENUM' && end.read;
      return !toCancel || !isKnown || end.enumValues.some((value) => cancelled.test(value));
    }),
  );
}

function hasCancelledState(schema: SchemaModel, { appointment, shown, stateRecord }: WriteTypes): boolean {
  // States that are rows of their own are there to be set.
  if (stateRecord !== null) return true;
  const name = Object.keys(shown.appointment).find((each) => shown.appointment[each] === 'status');
  const field = schema.types.get(appointment ?? '')?.fields.find((each) => each.name === name);
  return (schema.types.get(field?.type.name ?? '')?.enumValues ?? []).some((value) => cancelled.test(value));
}

const cancelled = /cancel|void|broken|storn/i;

function judge(schema: SchemaModel, mutation: MutationField, intent: Intent, types: WriteTypes): WriteCandidate | null {
  const { field, called } = mutation;
  // What clients do for themselves is nothing for a desk.
  if (wordsOf(called).includes('my')) return null;
  const type = typeOf(intent, types);
  const typeWords = type === null ? [] : wordsOf(type);
  const words = contentWords(called);
  if (words.some((word) => intent.not.includes(word) && !typeWords.includes(word))) return null;
  const verb = intent.does.findIndex((each) => each.split(' ').every((word) => words.includes(word)));
  if (verb === -1) return null;
  const doing = (intent.does[verb] ?? '').split(' ');
  const rest = words.filter((word) => !doing.includes(word));
  const { type: answered } = readWriteResult(schema, field);

  const namesType = typeWords.length > 0 && typeWords.every((word) => words.includes(word));
  const noun = intent.to.findIndex((each) => (rest.length > 0 ? rest : words).includes(each));
  const answers = type !== null && answered?.name === type;
  if (!namesType && noun === -1 && !answers) return null;
  const others = rest.filter((word) => !typeWords.includes(word) && !intent.to.includes(word) && word !== 'status');
  const unrelated = intent.concept === 'mergeClients' ? others.filter((word) => !besideMerge.includes(word)) : others;
  if (intent.concept === 'mergeClients') {
    if (unrelated.length > 0) return null;
    if (!namesType && !answers && isNamesake(schema, intent.to[noun] ?? '')) return null;
  }
  // What is called an event changes no visit where events are records of their own.
  const isOfOther = answersOtherType(schema, answered, typeWords);
  if (isOfOther && (intent.concept === 'bookAppointment' || !namesType)) return null;
  // Inputs are read last: most mutations of a large service are none of a front desk.
  const { operation, reading } = operationOf(schema, mutation, intent, types);
  const distracting = unrelated.filter((word) => distractors.has(word) || word === 'type');
  const confidence =
    0.5 -
    0.02 * verb +
    (namesType ? 0.3 : noun >= 0 ? 0.25 - 0.02 * noun : 0) +
    (answers ? 0.15 : 0) +
    fitOf(intent.concept, reading) -
    0.12 * (unrelated.length - distracting.length) -
    0.4 * distracting.length -
    (field.deprecated ? 0.15 : 0) -
    (reading.unknown.length > 0 ? 0.1 : 0) -
    (isBulk(reading) ? 0.1 : 0) +
    // Beside an update that replaces the whole, what patches leaves the rest.
    (doing.includes('patch') ? 0.2 : 0);
  if (confidence < 0.3 || !takesItsContent(intent.concept, reading)) return null;
  const reasons: readonly Reason[] = [
    { id: 'isCalled', name: titleOf(operation) },
    ...(answers ? [{ id: 'returns' as const, name: answered.name }] : []),
    ...(reading.roles.size > 0 ? [{ id: 'takes' as const, fields: [...reading.roles].slice(0, 6) }] : []),
    ...(reading.unknown.length > 0 ? [{ id: 'requiresUnknown' as const, names: reading.unknown.slice(0, 3) }] : []),
  ];
  return {
    operation,
    type: answered?.name ?? field.type.name ?? '',
    // The displayed confidence ends at 1; the ranking uses the full value.
    rank: confidence,
    confidence: Math.round(Math.min(confidence, 1) * 1000) / 1000,
    reasons,
  };
}

/** Words of a merge's name beside those of the merged entity. */
const besideMerge: readonly string[] = ['duplicate', 'into', 'with', 'and', 'together', 'to'];

/** Whether another type is called just so: the accounts of one service are its clients, those of another its logins. */
function isNamesake(schema: SchemaModel, noun: string): boolean {
  return [...schema.types.values()].some(({ kind, name }) => kind === 'OBJECT' && wordsOf(name).join(' ') === noun);
}

/** Whether it answers a record of another kind than appointments, such as a cart that becomes one later. */
function answersOtherType(schema: SchemaModel, answered: TypeModel | null, typeWords: readonly string[]): boolean {
  if (!answered || typeWords.length === 0 || !isIdentity(schema, answered)) return false;
  return !wordsOf(answered.name).some((word) => typeWords.includes(word));
}
