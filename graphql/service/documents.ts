import { parse } from 'graphql';
import { measureDepth } from './depth.ts';
import { isRecord } from './json.ts';
import type { Argument, ArgumentRole, Concept, Operation, Path, ServiceMap } from './serviceMap.ts';
import { writeValue } from './writeValue.ts';

/** A document that may be sent to the service, with the depth it has there. */
export interface ServiceDocument {
  readonly concept: Concept;
  readonly name: string;
  readonly text: string;
  readonly depth: number;
}

/** What the desk can say in an operation's arguments; a missing role leaves its argument out. */
export type ArgumentValues = Readonly<Partial<Record<ArgumentRole, unknown>>>;

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

function buildDocument(concept: Concept, operation: Operation<object>): ServiceDocument {
  const root: Selection = new Map();
  addFields(selectionAt(root, operation.rows), operation.fields);
  for (const sign of [operation.paging?.next, operation.paging?.more]) if (sign) selectionAt(root, sign);
  const name = `Desk${concept.charAt(0).toUpperCase()}${concept.slice(1)}`;
  const text = `query ${name}${declare(operation.arguments)} { ${operation.field}${pass(operation.arguments)}${print(root)} }`;
  return { concept, name, text, depth: measureDepth(parse(text)) };
}

/** The variables of one call: each value in its slot and form, arguments without any value left out. */
export function buildVariables(
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone = 'UTC',
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const argument of operation.arguments) {
    for (const slot of argument.slots) {
      const value = 'constant' in slot ? slot.constant : writeValue(values[slot.role], slot.form, slot.role, timeZone);
      if (value === undefined || value === null) continue;
      setAt(variables, [argument.name, ...slot.path], value);
    }
  }
  return variables;
}

/** Whether an operation has an argument for this role. */
export function takes(operation: Operation<object>, role: ArgumentRole): boolean {
  return operation.arguments.some((argument) => argument.slots.some((slot) => 'role' in slot && slot.role === role));
}

function isOperation(value: unknown): value is Operation<object> {
  return isRecord(value) && typeof value['field'] === 'string' && isRecord(value['fields']);
}

function declare(list: readonly Argument[]): string {
  return list.length === 0 ? '' : `(${list.map(({ name, type }) => `$${name}: ${type}`).join(', ')})`;
}

function pass(list: readonly Argument[]): string {
  return list.length === 0 ? '' : `(${list.map(({ name }) => `${name}: $${name}`).join(', ')})`;
}

function print(selection: Selection): string {
  if (selection.size === 0) return '';
  return ` { ${[...selection].map(([name, below]) => `${name}${print(below)}`).join(' ')} }`;
}

/**
 * Walks the description of an object and selects every field it reads. It knows only a few shapes, so a new field
 * of the map needs no change here: a path, a list of paths, a link, and an object or a list of such.
 */
function addFields(selection: Selection, description: object): void {
  for (const part of Object.values(description)) {
    if (isPath(part)) selectionAt(selection, part);
    else if (isPathList(part)) for (const path of part) selectionAt(selection, path);
    else if (isLink(part)) addFields(selectionAt(selection, part.path), part.fields);
    else if (isPhoneSource(part)) addPhone(selection, part);
    else if (Array.isArray(part)) addFields(selection, part);
    else if (isRecord(part)) addFields(selection, part);
  }
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

function isLink(value: unknown): value is { path: Path; fields: object } {
  return isRecord(value) && isPath(value['path']) && isRecord(value['fields']);
}

function isPhoneSource(value: unknown): value is { list: Path; number: Path; label: unknown } {
  return isRecord(value) && isPath(value['list']) && isPath(value['number']);
}

function setAt(target: Record<string, unknown>, path: Path, value: unknown): void {
  const [step, ...rest] = path;
  if (step === undefined) return;
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  const below = isRecord(target[step]) ? target[step] : {};
  target[step] = below;
  setAt(below, rest, value);
}
