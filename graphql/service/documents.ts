import { parse } from 'graphql';
import { measureDepth } from './depth.ts';
import { isRecord } from './json.ts';
import type { Argument, ArgumentRole, Concept, Operation, ServiceMap, SubscriptionOperation } from './serviceMap.ts';
import { conditionTypes, inUse, isCondition, jsonEnd, type Path } from './sources.ts';
import type { WriteConcept, WriteResult } from './serviceWrites.ts';

/** A document that may be sent to the service, with the depth it has there. */
export interface ServiceDocument {
  readonly concept: Concept;
  readonly name: string;
  readonly text: string;
  readonly depth: number;
}

/** A mutation that may be sent to the service. */
export interface WriteDocument extends Omit<ServiceDocument, 'concept'> {
  readonly concept: WriteConcept;
}

/** A query for rows that no concept of the desk is made of. */
export interface ListDocument extends Omit<ServiceDocument, 'concept'> {
  readonly concept: 'list';
}

/** A subscription that may be sent to the service. */
export interface SubscriptionDocument extends Omit<ServiceDocument, 'concept'> {
  readonly operation: SubscriptionOperation;
}

export type AnyDocument = ServiceDocument | WriteDocument | ListDocument;

type Declared = Pick<Argument, 'name' | 'type' | 'at'>;

interface Selection extends Map<string, Selection> {}

/** Builds every document that a map leads to; nothing else is ever sent. In the map's own order. */
export function buildDocuments(map: ServiceMap): ReadonlyMap<Concept, ServiceDocument> {
  const documents = new Map<Concept, ServiceDocument>();
  for (const [concept, operation] of Object.entries(map)) {
    if (!isOperation(operation)) continue;
    // Sound: every key of a map but `format`, which holds no operation, is a concept.
    documents.set(concept as Concept, buildDocument(concept as Concept, operation));
  }
  return documents;
}

/** How many objects one batch requests by id. */
export const batchSize = 20;

/**
 * Documents that request many cards at once, each by an alias, for concepts that complete the links of others.
 * Every alias has an id of its own: `$id0` to `$id19`.
 */
export function buildBatches(map: ServiceMap): ReadonlyMap<Concept, ServiceDocument> {
  const batches = new Map<Concept, ServiceDocument>();
  for (const concept of completions(map)) {
    const operation: Operation<object> | undefined = map[concept];
    const argument = operation && idArgument(operation);
    if (!operation || !argument || demandsMore(operation, argument)) continue;
    const numbers = Array.from({ length: batchSize }, (_, index) => index);
    const root: Selection = new Map();
    addFields(selectionAt(root, operation.rows), operation.fields);
    const selection = print(root);
    const declared = numbers.map((number) => `$id${number}: ${argument.type}`).join(', ');
    const selections = numbers.map(
      (number) => `r${number}: ${operation.field}(${argument.name}: $id${number})${selection}`,
    );
    const name = `Desk${concept.charAt(0).toUpperCase()}${concept.slice(1)}Batch`;
    const text = `query ${name}(${declared}) { ${selections.join(' ')} }`;
    batches.set(concept, { concept, name, text, depth: measureDepth(parse(text)) });
  }
  return batches;
}

/** Whether each card needs more than its id: the organization's, or its place. */
function demandsMore({ arguments: list }: Operation<object>, argument: Argument): boolean {
  return list.some((other) => other !== argument && (other.at !== undefined || other.type.endsWith('!')));
}

/** The argument of the operation's own field that takes the id: as it is, or within an input. */
export function idArgument({ arguments: list }: Operation<object>): Argument | undefined {
  const [argument, ...others] = list.filter(({ slots }) => slots.some((slot) => 'role' in slot && slot.role === 'id'));
  return argument?.at === undefined && others.length === 0 ? argument : undefined;
}

/** The concepts that complete a map's links, requested by id. */
function completions(map: ServiceMap): readonly ('patient' | 'client')[] {
  const links = [...Object.values(map.appointments?.fields ?? {}), map.patient?.fields.client].filter(isRecord);
  return (['patient', 'client'] as const).filter((concept) => links.some((link) => link['complete'] === concept));
}

/** Every mutation of a map; it selects the id of the changed object and every sign of a refusal. */
export function buildMutations(map: ServiceMap): ReadonlyMap<WriteConcept, WriteDocument> {
  const documents = new Map<WriteConcept, WriteDocument>();
  for (const [concept, operation] of Object.entries(map.writes ?? {})) {
    // A mutation with a required input that the desk can't fill is never sent.
    if (operation.unknown.length > 0) continue;
    const name = `Desk${concept.charAt(0).toUpperCase()}${concept.slice(1)}`;
    const { field, way = [], arguments: list } = operation;
    const change = `${field}${pass(list)}${selectResult(operation.result)}`;
    const held = way.reduceRight((below, step) => `${step} { ${below} }`, change);
    const text = `mutation ${name}${declare(list)} { ${held} }`;
    // Sound: the keys of a map's writes are write concepts.
    documents.set(concept as WriteConcept, {
      concept: concept as WriteConcept,
      name,
      text,
      depth: measureDepth(parse(text)),
    });
  }
  return documents;
}

/** Every subscription of a map; it selects nothing but the id of what was changed. In the map's own order. */
export function buildSubscriptions({ subscriptions = [] }: ServiceMap): readonly SubscriptionDocument[] {
  return subscriptions.map((operation) => {
    const { field, arguments: list, id, anything } = operation;
    const root: Selection = new Map();
    selectionAt(root, anything ? ['__typename'] : (id ?? []));
    const what = field.replace(/^on(?=[A-Z])/, '');
    const name = `DeskOn${what.charAt(0).toUpperCase()}${what.slice(1)}`;
    const text = `subscription ${name}${declare(list)} { ${field}${pass(list)}${print(root)} }`;
    return { operation, name, text, depth: measureDepth(parse(text)) };
  });
}

/** The selection of a mutation's result: the changed object's id and every sign of a refusal. */
export function selectResult({ anything, object, refusals, success, affected, reply }: WriteResult): string {
  const root: Selection = new Map();
  // An object needs a selection, even where no field of it is used.
  if (anything) selectionAt(root, ['__typename']);
  if (object) selectionAt(root, [...object.path, object.id]);
  for (const { list, text, field } of refusals) {
    const entry = selectionAt(root, list);
    for (const name of [text, field]) if (name !== null) selectionAt(entry, [name]);
  }
  for (const sign of [success, affected, reply]) if (sign) selectionAt(root, sign);
  return print(root);
}

/** Builds the document of one operation; nothing is selected that its fields do not read. */
export function buildDocument<Of extends Concept | 'list'>(
  concept: Of,
  operation: Operation<object>,
  name = `Desk${concept.charAt(0).toUpperCase()}${concept.slice(1)}`,
): Omit<ServiceDocument, 'concept'> & { readonly concept: Of } {
  const root: Selection = new Map();
  // Rows may stand below a field with arguments of its own, such as the slots of a calendar; the list in its page may be
  // called as it is, and takes none.
  const { rows } = operation;
  const written = (path: Path): Path =>
    path.map((step, index) =>
      step === rows[index] && rows.indexOf(step) === index ? `${step}${pass(operation.arguments, step)}` : step,
    );
  addFields(selectionAt(root, written(operation.rows)), operation.fields);
  const { next, more, total } = operation.paging ?? { next: null, more: null };
  for (const sign of [next, more, total]) if (sign) selectionAt(root, written(sign));
  const text = `query ${name}${declare(operation.arguments)} { ${operation.field}${pass(operation.arguments)}${print(root)} }`;
  return { concept, name, text, depth: measureDepth(parse(text)) };
}

/** Whether an operation has an argument for this role. */
export function takes(operation: Operation<object>, role: ArgumentRole): boolean {
  return operation.arguments.some((argument) => argument.slots.some((slot) => 'role' in slot && slot.role === role));
}

/** Whether a service gives these for one location at a time. */
export function demandsLocation({ arguments: list }: Operation<object>): boolean {
  return list.some(({ type, slots }) =>
    slots.some(
      (slot) =>
        'role' in slot &&
        slot.role === 'locationId' &&
        (slot.demanded === true || (slot.path.length === 0 && type.endsWith('!'))),
    ),
  );
}

/** How pages of an operation follow: by token, by number, by offset, or not at all. */
export function wayOfPaging(operation: Operation<object>): 'cursor' | 'page' | 'offset' | 'once' {
  if (takes(operation, 'cursor') && operation.paging?.next) return 'cursor';
  if (takes(operation, 'page')) return 'page';
  return takes(operation, 'offset') ? 'offset' : 'once';
}

function isOperation(value: unknown): value is Operation<object> {
  return isRecord(value) && typeof value['field'] === 'string' && isRecord(value['fields']);
}

function declare(list: readonly Declared[]): string {
  return list.length === 0 ? '' : `(${list.map((each) => `$${variableName(each)}: ${each.type}`).join(', ')})`;
}

function pass(list: readonly Declared[], at?: string): string {
  const own = list.filter((each) => each.at === at);
  return own.length === 0 ? '' : `(${own.map((each) => `${each.name}: $${variableName(each)}`).join(', ')})`;
}

/** The name of the variable that fills an argument: two fields of one document may take arguments of one name. */
export function variableName({ name, at }: Declared): string {
  return at === undefined ? name : `${at}_${name}`;
}

function print(selection: Selection): string {
  if (selection.size === 0) return '';
  const steps = [...selection].map(([step, below]) => printStep(step, below));
  return ` { ${steps.join(' ')} }`;
}

function printStep(step: string, below: Selection): string {
  // GraphQL has no condition on several types.
  if (isCondition(step))
    return conditionTypes(step)
      .map((type) => `... on ${type}${print(below)}`)
      .join(' ');
  // Nothing of JSON can be selected.
  if (step.endsWith(jsonEnd)) return step.slice(0, -jsonEnd.length);
  if (step.endsWith(inUse)) return `${step.slice(0, -inUse.length)}${print(new Map([...below, ['use', new Map()]]))}`;
  return `${step}${print(below)}`;
}

/**
 * Walks the description of an object and selects every field it reads. It knows only a few shapes, so a new field
 * of the map needs no change here: a path, a list of paths, a link, and an object or a list of such.
 */
function addFields(selection: Selection, description: object): void {
  for (const part of Object.values(description)) {
    if (isPath(part)) selectionAt(selection, part);
    else if (isPathList(part)) for (const path of part) selectionAt(selection, path);
    else if (isLink(part)) addLink(selection, part);
    else if (isPhoneSource(part)) addPhone(selection, part);
    else if (Array.isArray(part)) addFields(selection, part);
    else if (isRecord(part)) addFields(selection, part);
  }
}

/** What a link reads, and by what one of several is found. */
function addLink(selection: Selection, { path, fields, where }: { path: Path; fields: object; where?: unknown }): void {
  const below = selectionAt(selection, path);
  addFields(below, fields);
  if (isRecord(where) && isPath(where['path'])) selectionAt(below, where['path']);
}

function addPhone(selection: Selection, source: { list: Path; number: Path; label: unknown }): void {
  const below = selectionAt(selection, source.list);
  selectionAt(below, source.number);
  if (isPath(source.label)) selectionAt(below, source.label);
}

function selectionAt(selection: Selection, path: Path): Selection {
  let current = selection;
  for (const step of path) {
    const next: Selection = current.get(step) ?? new Map();
    current.set(step, next);
    current = next;
  }
  return current;
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.every((step) => typeof step === 'string');
}

function isPathList(value: unknown): value is readonly Path[] {
  return Array.isArray(value) && value.every(isPath);
}

function isLink(value: unknown): value is { path: Path; fields: object; where?: unknown } {
  return isRecord(value) && isPath(value['path']) && isRecord(value['fields']);
}

function isPhoneSource(value: unknown): value is { list: Path; number: Path; label: unknown } {
  return isRecord(value) && isPath(value['list']) && isPath(value['number']);
}
