import { conceptWords, fieldWords, neededConcepts } from '../../../graphql/service/conceptWords.ts';
import { fieldOrigins } from '../../../graphql/service/describeFields.ts';
import { buildBatches, buildDocuments } from '../../../graphql/service/documents.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { fieldChoices, fieldsOf, mayBeNothing } from '../../../graphql/service/match/fieldChoices.ts';
import { inAlphabet } from '../../../graphql/service/match/matchSchema.ts';
import { type ReadConcept, readConcepts } from '../../../graphql/service/match/plans.ts';
import type { Operation, ServiceMap } from '../../../graphql/service/serviceMap.ts';
import type { EnvironmentKind } from '../../contract/environment.ts';
import type { CandidateView, ConceptState, ConceptView, FieldView, MapView } from '../../contract/serviceMap.ts';
import { type KeptMap, mapInUse } from './keptMap.ts';

/** Needed concepts first, then the others in the order in which they are chosen. */
const shown: readonly ReadConcept[] = [
  ...readConcepts.filter((concept) => neededConcepts.includes(concept)),
  ...readConcepts.filter((concept) => !neededConcepts.includes(concept)),
];

/** A kept map as a manager sees it. Without a schema at hand there are no fields to choose from. */
export function describeMap(
  kept: KeptMap,
  from: {
    readonly environment: EnvironmentKind;
    readonly organization: string | null;
    readonly schema: SchemaModel | null;
    /** The service's own reason where it refuses a concept to this key. */
    readonly refusalOf: (concept: ReadConcept) => string | null;
  },
): MapView {
  const map = mapInUse(kept);
  const schema = from.schema && inAlphabet(from.schema);
  return {
    environment: from.environment,
    organization: from.organization,
    source: kept.source,
    readAt: kept.readAt,
    types: kept.types,
    concepts: shown.map((concept) => describeConcept(concept, kept, map, schema, from.refusalOf(concept))),
    documents: [...buildDocuments(map), ...buildBatches(map)].map(([concept, { name, text, depth }]) => ({
      name,
      purpose: conceptWords[concept],
      text,
      depth,
    })),
    changes: kept.changes,
  };
}

function describeConcept(
  concept: ReadConcept,
  kept: KeptMap,
  map: ServiceMap,
  schema: SchemaModel | null,
  refusal: string | null,
): ConceptView {
  const match = kept.concepts[concept];
  const correction = kept.corrections[concept];
  const operation = map[concept];
  const known = [match?.chosen ?? [], match?.others ?? []].flat();
  const chosen = operation ? (known.find((each) => each.operation === operation.field) ?? decided(operation)) : null;
  const alternatives = known.filter((each) => each.operation !== chosen?.operation);
  const state = stateOf(correction !== undefined, operation !== undefined, alternatives, refusal);
  return {
    concept,
    name: conceptWords[concept],
    kind: 'read',
    needed: neededConcepts.includes(concept),
    state,
    chosen,
    alternatives,
    fields: operation ? describeFields(concept, operation, kept.matched[concept], schema) : [],
    why: state === 'forbidden' ? refusal : state === 'absent' ? absence(correction === null) : null,
  };
}

function stateOf(
  corrected: boolean,
  offered: boolean,
  alternatives: readonly CandidateView[],
  refusal: string | null,
): ConceptState {
  if (refusal !== null && offered) return 'forbidden';
  if (corrected) return 'corrected';
  if (offered) return 'sure';
  return alternatives.length > 0 ? 'asked' : 'absent';
}

function absence(decidedSo: boolean): string {
  return decidedSo ? 'You said that this service does not offer it.' : 'No operation of this service looks like it.';
}

function decided(operation: Operation<object>): CandidateView {
  return { operation: operation.field, type: '', confidence: 1, reasons: ['was chosen by a manager'] };
}

function describeFields(
  concept: ReadConcept,
  operation: Operation<object>,
  matched: Operation<object> | undefined,
  schema: SchemaModel | null,
): readonly FieldView[] {
  return fieldsOf(concept).map((field) => {
    const from = fieldOrigins(operation, field);
    const before = matched?.field === operation.field ? fieldOrigins(matched, field) : from;
    return {
      field,
      name: fieldWords[field] ?? field,
      from,
      choices: schema ? fieldChoices(schema, concept, operation, field) : [],
      required: !mayBeNothing(field),
      corrected: from.join(' ') !== before.join(' '),
    };
  });
}
