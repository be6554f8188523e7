import { isRecord } from './json.ts';
import type { Operation, ServiceMap } from './serviceMap.ts';
import { conditionTypes, isCondition } from './sources.ts';
import type { WriteOperation, WriteResult } from './serviceWrites.ts';

// What begins with two underscores is GraphQL's own, and `__proto__` would be every object's.
const name = /^(?!__)[_A-Za-z][_0-9A-Za-z]{0,99}$/;
const step = /^([A-Za-z]\w{0,99}: )?(?!__)[_A-Za-z][_0-9A-Za-z]{0,99}(\([_A-Za-z]+: \d{1,4}\)|\{\}|\[use\])?$/;
const typeText = /^[[\]!_0-9A-Za-z]{1,200}$/;
const roles: ReadonlySet<unknown> = new Set([
  'id',
  'search',
  'limit',
  'offset',
  'page',
  'cursor',
  'from',
  'to',
  'day',
  'locationId',
  'organizationId',
  'clientId',
  'patientId',
  'providerId',
  'typeId',
  'days',
  'minutes',
  'includeEnded',
  'changedSince',
  'includeInactive',
]);
const subjects: ReadonlySet<unknown> = new Set(['appointment', 'client', 'patient']);
const maxLevels = 12;

/**
 * Whether a value from a file is a service map of this format. Its names end up in documents that are sent with a key,
 * so every one of them must be a plain GraphQL name: a map can't smuggle in a selection, let alone a mutation.
 */
export function isServiceMap(value: unknown): value is ServiceMap {
  if (!isRecord(value) || value['format'] !== 1) return false;
  return Object.entries(value).every(([key, operation]) => {
    if (key === 'format') return true;
    if (key === 'subscriptions') return Array.isArray(operation) && operation.every(isSubscription);
    return key === 'writes' ? isWrites(operation) : isOperation(operation, key);
  });
}

/** A field, with a page size where it needs one, or a condition on types. */
function isStep(text: string): boolean {
  return isCondition(text) ? conditionTypes(text).every((type) => name.test(type)) : step.test(text);
}

/** Whether a value is a name that may stand in a document. */
export function isPlainName(value: unknown): value is string {
  return typeof value === 'string' && name.test(value);
}

/** Whether a value describes how the result of a mutation is read. */
export function isWriteResult(value: unknown): value is WriteResult {
  return isRecord(value) && isResult(value);
}

function isWrites(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isWriteOperation);
}

/** Whether a value is one mutation of a map. */
export function isWriteOperation(value: unknown): value is WriteOperation {
  if (!isRecord(value)) return false;
  const { field, way, arguments: list, unknown, result } = value;
  if (typeof field !== 'string' || !name.test(field)) return false;
  if (way !== undefined && !(isPath(way) && Array.isArray(way) && way.every(isPlainName))) return false;
  if (!Array.isArray(list) || !list.every(isWriteArgument)) return false;
  if (!Array.isArray(unknown) || !unknown.every((each) => typeof each === 'string')) return false;
  return isRecord(result) && isResult(result);
}

function isSubscription(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { field, about, arguments: list, id, anything } = value;
  if (typeof field !== 'string' || !name.test(field) || !subjects.has(about)) return false;
  if (!(anything === undefined || anything === true)) return false;
  return Array.isArray(list) && list.every(isArgument) && (id === null || isPath(id));
}

function isWriteArgument(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name: called, type, slots, objects } = value;
  if (typeof called !== 'string' || !name.test(called) || typeof type !== 'string' || !typeText.test(type))
    return false;
  if (objects !== undefined && !(Array.isArray(objects) && objects.every(isInputPath))) return false;
  return (
    Array.isArray(slots) &&
    slots.every(
      (slot) =>
        isRecord(slot) &&
        typeof slot['role'] === 'string' &&
        name.test(slot['role']) &&
        isInputPath(slot['path']) &&
        (slot['reads'] === undefined || isPath(slot['reads'])) &&
        (slot['fixed'] === undefined || isFixed(slot['fixed'])) &&
        [slot['pieces'], slot['beside']].every((each) => each === undefined || areCounterparts(each)) &&
        (slot['entries'] === undefined || isEntries(slot['entries'])),
    )
  );
}

function isFixed(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['field'] === 'string' &&
    name.test(value['field']) &&
    typeof value['value'] === 'string'
  );
}

function areCounterparts(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((each) => isRecord(each) && isInputPath(each['path']) && isPath(each['reads']))
  );
}

function isEntries(value: unknown): boolean {
  return isRecord(value) && isPath(value['list']) && areCounterparts(value['again']);
}

function isInputPath(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= maxLevels &&
    value.every((each) => typeof each === 'string' && (each === '0' || name.test(each)))
  );
}

function isResult({
  object,
  refusals,
  success,
  affected,
  reply,
  type,
  unclear,
}: Readonly<Record<string, unknown>>): boolean {
  const isStepOrNone = (each: unknown): boolean => each === null || isPath([each]);
  const isObject = object === null || (isRecord(object) && isPath(object['path']) && isStepOrNone(object['id']));
  const areSigns = [success, affected, reply].every((sign) => sign === undefined || isPath(sign));
  return (
    isObject &&
    areSigns &&
    (type === undefined || (typeof type === 'string' && name.test(type))) &&
    (unclear === undefined || unclear === true) &&
    Array.isArray(refusals) &&
    refusals.every(
      (each) =>
        isRecord(each) &&
        isPath(each['list']) &&
        isStepOrNone(each['text'] ?? null) &&
        isStepOrNone(each['field'] ?? null),
    )
  );
}

/** Whether a value is one operation of a map, for the concept it stands under. */
export function isOperation(value: unknown, concept: string): value is Operation<object> {
  if (!isRecord(value)) return false;
  const { field, arguments: list, rows, paging, fields } = value;
  if (typeof field !== 'string' || !name.test(field)) return false;
  if (!Array.isArray(list) || !list.every(isArgument) || !isPath(rows)) return false;
  if (
    paging !== undefined &&
    !(isRecord(paging) && Object.values(paging).every((sign) => sign === null || isPath(sign)))
  ) {
    return false;
  }
  return isRecord(fields) && hasBasis(fields, concept) && isDescription(fields, 0);
}

/** Free times and shifts are identified by their start; everything else by an id. */
function hasBasis(fields: Readonly<Record<string, unknown>>, concept: string): boolean {
  if (concept === 'shifts') return isRecord(fields['start']) && isRecord(fields['end']) && isRecord(fields['provider']);
  if (concept === 'requests') return isRecord(fields['id']) && isRecord(fields['wanted']);
  return concept === 'freeSlots' ? isRecord(fields['start']) || isRecord(fields['slots']) : isRecord(fields['id']);
}

function isArgument(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name: called, type, slots, at } = value;
  if (at !== undefined && !(typeof at === 'string' && name.test(at))) return false;
  if (typeof called !== 'string' || !name.test(called) || typeof type !== 'string' || !typeText.test(type))
    return false;
  return Array.isArray(slots) && slots.every(isSlot);
}

function isSlot(value: unknown): boolean {
  if (!isRecord(value) || !isPath(value['path'])) return false;
  const constant = value['constant'];
  return roles.has(value['role']) || ['string', 'number', 'boolean'].includes(typeof constant);
}

/** What is written as a text in a description; every other value is a path, a flag or a description. */
const textKeys: ReadonlySet<string> = new Set([
  'kind',
  'naive',
  'separator',
  'label',
  'value',
  'prefix',
  'complete',
  'mention',
  'written',
  'writtenLength',
  'writtenDate',
  'seconds',
  'dates',
  'key',
]);

/** Fields, links and sources: whatever is a list of texts is a path, and every step of it a plain name. */
function isDescription(value: unknown, level: number): boolean {
  if (level > maxLevels) return false;
  if (Array.isArray(value))
    return isPath(value) || value.every((each) => typeof each === 'object' && isDescription(each, level + 1));
  if (!isRecord(value)) return value === null || typeof value === 'boolean';
  return Object.entries(value).every(([key, part]) => {
    if (key === '__proto__' || key === 'constructor') return false;
    // Ids of states are sent as values alone.
    if (key === 'ids' && isRecord(part)) return Object.values(part).every((each) => typeof each === 'string');
    return typeof part === 'string' ? textKeys.has(key) : isDescription(part, level + 1);
  });
}

function isPath(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length <= maxLevels && value.every((each) => typeof each === 'string' && isStep(each))
  );
}
