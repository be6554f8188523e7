import { conceptName, fieldName, neededConcepts } from '../../../../graphql/service/concepts.ts';
import { fieldOrigins, hundredths, titleOf } from '../../../../graphql/service/mapDescription.ts';
import {
  buildBatches,
  buildDocuments,
  buildMutations,
  buildSubscriptions,
  type ServiceDocument,
} from '../../../../graphql/service/documents.ts';
import { formDocument } from '../../../../graphql/service/forms/form.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { fieldChoices, fieldsOf, mayBeNothing } from '../../../../graphql/service/match/queries/fieldChoices.ts';
import { type Choice, choicesOf, matchOperation } from '../../../../graphql/service/match/matchSchema.ts';
import { sortSchema } from '../../../../graphql/service/introspection/sortSchema.ts';
import { type ReadConcept, readConcepts } from '../../../../graphql/service/match/queries/plans.ts';
import { intents } from '../../../../graphql/service/match/mutations/writeIntents.ts';
import type { Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { WriteConcept, WriteOperation } from '../../../../graphql/service/serviceWrites.ts';
import type { EnvironmentKind } from '../../../contract/settings.ts';
import type {
  CandidateView,
  ConceptState,
  ConceptView,
  DocumentView,
  FieldView,
  MapView,
} from '../../../contract/serviceMap.ts';
import { describeMutations } from './mapForms.ts';
import { reasonText } from './reasonText.ts';
import { mapInUse, type StoredMap } from './storedMap.ts';
import { t } from '../../../../i18n/core/t.ts';

/** Needed concepts first, then the others in the order in which they are chosen. */
const shown: readonly ReadConcept[] = [
  ...readConcepts.filter((concept) => neededConcepts.includes(concept)),
  ...readConcepts.filter((concept) => !neededConcepts.includes(concept)),
];

/** A stored map for the manager's screen. Without a schema there are no fields to choose from. */
export function describeMap(
  kept: StoredMap,
  from: {
    readonly environment: EnvironmentKind;
    readonly organization: string | null;
    readonly schema: SchemaModel | null;
    /** The service's own reason where it refuses a concept to this key. */
    readonly refusalOf: (concept: ReadConcept) => string | null;
  },
): MapView {
  const map = mapInUse(kept);
  const schema = from.schema && sortSchema(from.schema);
  return {
    environment: from.environment,
    organization: from.organization,
    source: kept.source,
    readAt: kept.readAt,
    types: kept.types,
    concepts: [
      ...shown.map((concept) => describeConcept(concept, kept, map, schema, from.refusalOf(concept))),
      ...intents.map(({ concept }) => describeWrite(concept, kept, map)),
    ],
    documents: [
      ...[...buildDocuments(map)].map(([concept, each]) =>
        documentOf(each, t('map.reads', { name: conceptName(concept) })),
      ),
      ...[...buildBatches(map)].map(([concept, each]) =>
        documentOf(each, t('map.readsMany', { name: conceptName(concept) })),
      ),
      ...[...buildMutations(map)].map(([concept, each]) =>
        documentOf(each, t('map.changes', { name: conceptName(concept) })),
      ),
      ...buildSubscriptions(map).map((each) =>
        documentOf(each, t('map.listensTo', { name: conceptName(each.operation.about) })),
      ),
      ...(kept.forms ?? []).map((form) => documentOf(formDocument(form), t('forms.purpose', { name: form.mutation }))),
    ],
    changes: kept.changes,
    mutations: describeMutations(kept, map, from.schema),
  };
}

/** Decisions for a manager: a needed concept without an operation, or with uncertain candidates. */
export function countQuestions(kept: StoredMap): number {
  const map = mapInUse(kept);
  const isOpen = (concept: ReadConcept): boolean => !map[concept] && kept.corrections[concept] === undefined;
  const mayFit = (concept: ReadConcept): boolean => (kept.concepts[concept]?.others ?? []).length > 0;
  return shown.filter((concept) => isOpen(concept) && (neededConcepts.includes(concept) || mayFit(concept))).length;
}

function describeConcept(
  concept: ReadConcept,
  kept: StoredMap,
  map: ServiceMap,
  schema: SchemaModel | null,
  refusal: string | null,
): ConceptView {
  const match = kept.concepts[concept];
  const correction = kept.corrections[concept];
  const operation = map[concept];
  const known = choicesOf(match);
  const chosen = operation ? (known.find((each) => each.operation === titleOf(operation)) ?? decided(operation)) : null;
  const alternatives = known.filter((each) => each.operation !== chosen?.operation).slice(0, 8);
  const state = stateOf(correction !== undefined, operation !== undefined, alternatives, refusal);
  return {
    concept,
    name: conceptName(concept),
    kind: 'read',
    needed: neededConcepts.includes(concept),
    state,
    chosen: chosen && candidateView(chosen),
    alternatives: alternatives.map(candidateView),
    fields: operation ? describeFields(concept, operation, kept.matched[concept], schema) : [],
    why: state === 'forbidden' ? refusal : state === 'absent' ? absence(correction === null) : null,
  };
}

function documentOf(
  { name, text, depth }: Pick<ServiceDocument, 'name' | 'text' | 'depth'>,
  purpose: string,
): DocumentView {
  return { name, purpose, text, depth };
}

/** Mutations are shown with their inputs, and can be chosen or ruled out; their fields can't be corrected. */
function describeWrite(concept: WriteConcept, kept: StoredMap, map: ServiceMap): ConceptView {
  const match = kept.concepts[concept];
  const correction = kept.corrections[concept];
  const operation = map.writes?.[concept];
  const known = choicesOf(match);
  const chosen = operation ? (known.find((each) => each.operation === titleOf(operation)) ?? decided(operation)) : null;
  const alternatives = known.filter((each) => each.operation !== chosen?.operation).slice(0, 8);
  const state = stateOf(correction !== undefined, operation !== undefined, alternatives, null);
  return {
    concept,
    name: conceptName(concept),
    kind: 'write',
    needed: false,
    state,
    chosen: chosen && candidateView(chosen),
    alternatives: alternatives.map(candidateView),
    fields: operation ? inputsOf(operation) : [],
    why: state === 'absent' ? absence(correction === null) : null,
  };
}

/** The inputs of a mutation by their desk fields, then the required ones that the desk can't supply. */
function inputsOf(operation: WriteOperation): readonly FieldView[] {
  const given = operation.arguments.flatMap(({ name, slots }) =>
    slots.map(({ path, role, form }) => ({
      role,
      at: [name, ...path].join('.') + (form === 'cents' ? hundredths : ''),
    })),
  );
  const roles = [...new Set(given.map(({ role }) => role))];
  const known = roles.map((role) =>
    inputView(
      role,
      fieldName(role),
      given.filter((each) => each.role === role).map(({ at }) => at),
    ),
  );
  return [...known, ...operation.unknown.map((at) => inputView(at, t('map.demandedUnknown'), [at]))];
}

function inputView(field: string, name: string, from: readonly string[]): FieldView {
  return { field, name, from, choices: [], required: false, corrected: false };
}

function stateOf(
  corrected: boolean,
  offered: boolean,
  alternatives: readonly Choice[],
  refusal: string | null,
): ConceptState {
  if (refusal !== null && offered) return 'forbidden';
  if (corrected) return 'corrected';
  if (offered) return 'sure';
  // What rows refuted is no question; it can be chosen all the same.
  return alternatives.some(({ verdict }) => verdict !== 'refuted') ? 'unconfirmed' : 'absent';
}

function absence(decidedSo: boolean): string {
  return decidedSo ? t('map.ruledOut') : t('map.nothingLike');
}

function decided(operation: Parameters<typeof titleOf>[0]): Choice {
  return { operation: titleOf(operation), type: '', confidence: 1, reasons: ['selected'] };
}

function candidateView(choice: Choice): CandidateView {
  return { ...choice, reasons: choice.reasons.map((reason) => reasonText(reason)) };
}

function describeFields(
  concept: ReadConcept,
  operation: Operation<object>,
  matched: Operation<object> | undefined,
  schema: SchemaModel | null,
): readonly FieldView[] {
  const isMatched = matched && titleOf(matched) === titleOf(operation);
  // A manual choice is compared with the automatic match.
  const expected = isMatched ? matched : schema && matchOperation(schema, concept, titleOf(operation));
  return fieldsOf(concept).map((field) => {
    const from = fieldOrigins(operation, field);
    const before = expected ? fieldOrigins(expected, field) : from;
    return {
      field,
      name: fieldName(field),
      from,
      choices: schema ? fieldChoices(schema, concept, operation, field) : [],
      required: !mayBeNothing(field),
      corrected: from.join(' ') !== before.join(' '),
    };
  });
}
