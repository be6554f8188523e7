import { createHash } from 'node:crypto';
import { areMessageTemplates, type MessageTemplate } from '../../../contract/messageTemplates.ts';
import { isObject } from '../../../contract/shapes.ts';
import { areRegularHours, type RegularHours } from '../../../contract/workingHours.ts';
import { type MapView, verdicts } from '../../../contract/serviceMap.ts';
import { writeConceptNames } from '../../../../graphql/service/concepts.ts';
import type { Form } from '../../../../graphql/service/forms/form.ts';
import { areForms } from '../../../../graphql/service/forms/checkForm.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { unreadType } from '../../../../graphql/service/introspection/schemaPieces.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import { isOperation, isServiceMap, isWriteOperation } from '../../../../graphql/service/mapGuard.ts';
import { type ConceptMatches, matcherVersion } from '../../../../graphql/service/match/matchSchema.ts';
import { isReason } from '../../../../graphql/service/match/words/reasons.ts';
import { formatsInDescription } from '../../../../graphql/service/match/schema/valueKind.ts';
import type { Concept, Operation, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { WriteConcept, WriteOperation } from '../../../../graphql/service/serviceWrites.ts';

/** A manager's decision for a concept: an operation of the service, or null where it does not offer it. */
export type Corrections = Readonly<
  Partial<
    Record<Exclude<Concept, 'organization'>, Operation<object> | null> & Record<WriteConcept, WriteOperation | null>
  >
>;

/** The stored map of one service: the automatic matches, and a manager's decisions instead of them. */
export interface StoredMap {
  /** The origin it was made for: a map is never used for another address. */
  readonly origin: string;
  readonly source: MapView['source'];
  /** ISO instant; null where the schema was never read. */
  readonly readAt: string | null;
  /** A fingerprint of a schema's state. */
  readonly fingerprint: string | null;
  readonly types: number | null;
  readonly matched: ServiceMap;
  readonly concepts: ConceptMatches;
  readonly corrections: Corrections;
  /** A manager has corrected it on this computer, or imported a map file: it belongs to this computer. */
  readonly decided?: true;
  /** The changes of the last reading with any, as sentences. */
  readonly changes: readonly string[];
  /** The mutations that managers may run through a form; absent in older files. */
  readonly forms?: readonly Form[];
  /** When providers work in an ordinary week, as a manager entered it. */
  readonly hours?: readonly RegularHours[];
  /** The templates for messages, as a manager wrote them; absent while they are those that Front Desk comes with. */
  readonly templates?: readonly MessageTemplate[];
  /** The way by which the service reports changes, as it worked last; of another schema it is not kept. */
  readonly liveWay?: LiveWay;
}

/** A protocol at an address of the service, and where the key is; not the key. */
export interface LiveWay {
  readonly protocol: 'graphql-transport-ws' | 'sse' | 'graphql-ws' | 'phoenix';
  readonly url: string;
  readonly keyIn: 'headers' | 'payload' | 'subprotocol';
}

/** The map in use: the matches, with corrections in their place. */
export function mapInUse({ matched, corrections }: Pick<StoredMap, 'matched' | 'corrections'>): ServiceMap {
  const own = Object.entries(corrections);
  const reads = { ...matched, ...Object.fromEntries(own.filter(([concept]) => !isWriteConcept(concept))) };
  const writes = { ...matched.writes, ...Object.fromEntries(own.filter(([concept]) => isWriteConcept(concept))) };
  const offered = (all: object): object =>
    Object.fromEntries(Object.entries(all).filter(([, operation]) => operation !== null));
  const left = offered(writes);
  const none = Object.keys(left).length === 0;
  // Sound: corrections are keyed by concepts and hold that concept's operations.
  return { ...offered({ ...reads, writes: null }), ...(none ? {} : { writes: left }) } as ServiceMap;
}

export function isWriteConcept(concept: string): concept is WriteConcept {
  return writeConceptNames.some((each) => each === concept);
}

/** Equal for equal sources of a map, in any order, and under one version of the matcher. */
export function fingerprintOf(schema: SchemaModel): string {
  const { fields = [], types = [] } = schema.subscriptions ?? {};
  const events = { ...unreadType('subscription', 'OBJECT'), fields };
  const lines = [...schema.types.values(), ...(fields.length > 0 ? [events, ...types] : [])].flatMap((type) => [
    [
      type.kind,
      type.name,
      ...[type.enumValues, type.interfaces, type.possibleTypes].map(inOrder),
      formatsInDescription(type.description),
    ].join(' '),
    ...type.fields.map((field) => {
      const list = field.arguments.map(
        ({ name, type: of, defaultValue, description }) =>
          `${name}:${of.text}=${defaultValue ?? ''} ${formatsInDescription(description)}`,
      );
      const details = `${field.deprecated ? ' deprecated' : ''} ${formatsInDescription(field.description)}`;
      return `${type.name}.${field.name}(${list.toSorted().join(',')}):${field.type.text}${details}`;
    }),
    ...type.inputFields.map(
      ({ name, type: of, defaultValue, description }) =>
        `${type.name}.${name}:${of.text}=${defaultValue ?? ''} ${formatsInDescription(description)}`,
    ),
  ]);
  return createHash('sha256')
    .update([`matcherVersion ${matcherVersion}`, ...lines.toSorted()].join('\n'))
    .digest('hex');
}

function inOrder(names: readonly string[]): string {
  return `(${names.toSorted().join(' ')})`;
}

/** Whether a value from a file is a stored map. Its names end up in documents, so the map guard reads every one. */
export function isStoredMap(value: unknown): value is StoredMap {
  const required = {
    origin: isText,
    source: (source: unknown) => source === 'read' || source === 'guessed' || source === 'given',
    readAt: isTextOrNull,
    fingerprint: isTextOrNull,
    types: (types: unknown) => types === null || typeof types === 'number',
    matched: isServiceMap,
    concepts: isConcepts,
    corrections: isCorrections,
    changes: (changes: unknown) => Array.isArray(changes) && changes.every(isText),
  };
  return isObject(value, required, {
    decided: (decided) => decided === true,
    forms: areForms,
    hours: areRegularHours,
    templates: areMessageTemplates,
    liveWay: isLiveWay,
  });
}

function isLiveWay(value: unknown): boolean {
  return isObject(value, {
    protocol: (protocol) => ['graphql-transport-ws', 'sse', 'graphql-ws', 'phoenix'].some((each) => each === protocol),
    url: isText,
    keyIn: (keyIn) => ['headers', 'payload', 'subprotocol'].some((each) => each === keyIn),
  });
}

function isCorrections(value: unknown): value is Corrections {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([concept, each]) =>
        each === null || (isWriteConcept(concept) ? isWriteOperation(each) : isOperation(each, concept)),
    )
  );
}

function isConcepts(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((each) =>
      isObject(each, {
        chosen: (chosen) => chosen === null || isChoice(chosen),
        others: (others) => Array.isArray(others) && others.every(isChoice),
      }),
    )
  );
}

function isChoice(value: unknown): boolean {
  const required = {
    operation: isText,
    type: isText,
    confidence: (confidence: unknown) => typeof confidence === 'number',
    reasons: (reasons: unknown) => Array.isArray(reasons) && reasons.every(isReason),
  };
  return isObject(value, required, { verdict: (verdict) => verdicts.some((each) => each === verdict) });
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 4096;
}

/**
 * A map of the second version without the reasons of its choices, which were English sentences there. The next reading
 * of the service gives others; what a manager decided stays.
 */
export function withoutReasonTexts(map: unknown): unknown {
  if (!isRecord(map) || !isRecord(map['concepts'])) return map;
  const bare = (choice: unknown): unknown => (isRecord(choice) ? { ...choice, reasons: [] } : choice);
  const concepts = Object.entries(map['concepts']).map(([concept, match]) => [
    concept,
    isRecord(match)
      ? {
          ...match,
          chosen: bare(match['chosen']),
          others: Array.isArray(match['others']) ? match['others'].map(bare) : [],
        }
      : match,
  ]);
  return { ...map, concepts: Object.fromEntries(concepts) };
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

/**
 * A correction in a schema that has changed since: only the fields that a manager chose are carried over, all others
 * follow the current match. An operation that was chosen as a whole is kept as a whole.
 */
export function carryOver(
  correction: Operation<object>,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): Operation<object> {
  if (!former || !present || present.field !== correction.field) return correction;
  if (frameOf(former) !== frameOf(correction)) return correction;
  const chosen = Object.entries(correction.fields).filter(([field, from]) => !isSame(from, fieldOf(former, field)));
  const others = Object.entries(present.fields).filter(
    ([field]) => field in correction.fields || !(field in former.fields),
  );
  return { ...present, fields: { ...Object.fromEntries(others), ...Object.fromEntries(chosen) } };
}

/** Everything of an operation but its fields. */
function frameOf(operation: Operation<object>): string {
  return JSON.stringify({ ...operation, fields: null });
}

function fieldOf(operation: Operation<object>, field: string): unknown {
  return new Map<string, unknown>(Object.entries(operation.fields)).get(field);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
