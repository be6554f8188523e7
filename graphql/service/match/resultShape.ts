import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type { Path } from '../serviceMap.ts';
import { valueKind } from './fieldSearch.ts';
import { wordsOf } from './words.ts';

/** What a root field answers, below its wrappers: rows of one type, and where a page says what follows. */
export interface ResultShape {
  /** From the field's result to its rows; empty for a bare list or a bare object. */
  readonly rows: Path;
  /** The type of a row. */
  readonly type: TypeModel;
  readonly many: boolean;
  readonly paging: PageSigns;
}

/** Fields of an answer that tell what follows, as paths from the result. */
export interface PageSigns {
  /** A token for the next page: `pageInfo.endCursor`, `nextToken`, `metadata.after`. */
  readonly next: Path | null;
  /** True while more follows: `pageInfo.hasNextPage`. */
  readonly more: Path | null;
}

const noSigns: PageSigns = { next: null, more: null };

/** Words of a list field inside a page, best first. `node` lists are one step shorter than `edges`. */
const listWords = ['node', 'item', 'entry', 'data', 'result', 'record', 'row', 'list', 'content', 'value', 'edge'];

/** How deep wrappers are followed: a payload with a page with edges with nodes. */
const maxWrappers = 3;

/**
 * Finds the rows in what a root field answers: a bare list, a Relay connection, a page object, or any of these in a
 * wrapper such as a success flag. Null where there are no objects at the end, or their type was not read.
 */
export function shapeOf(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const type = objectType(schema, field.type.name);
  if (!type) return null;
  if (field.type.lists > 0) return { rows: [], type, many: true, paging: noSigns };
  return pageShape(schema, type, [], 0) ?? { rows: [], type, many: false, paging: noSigns };
}

function pageShape(schema: SchemaModel, page: TypeModel, at: Path, level: number): ResultShape | null {
  if (!looksLikePage(schema, page)) return null;
  const lists = page.fields
    .filter((field) => field.type.lists > 0 && field.arguments.length === 0 && objectType(schema, field.type.name))
    .toSorted((one, other) => listRank(one) - listRank(other));
  for (const list of lists) {
    const type = objectType(schema, list.type.name);
    if (!type) continue;
    const node = edgeNode(schema, type);
    const rows = [...at, list.name, ...(node ? ['node'] : [])];
    return { rows, type: node ?? type, many: true, paging: pageSigns(schema, page, at) };
  }
  if (level >= maxWrappers) return null;
  for (const field of page.fields) {
    const below = field.type.lists === 0 ? objectType(schema, field.type.name) : null;
    const shape = below && pageShape(schema, below, [...at, field.name], level + 1);
    if (shape) return shape;
  }
  return null;
}

/**
 * A page holds its rows and little else. An entity may hold lists too (a client with patients), so a page is known by
 * what it lacks, an id of its own, and by what it has: a sign of paging, or one list of objects among a few values.
 */
function looksLikePage(schema: SchemaModel, type: TypeModel): boolean {
  if (type.fields.some((field) => isIdField(schema, field))) return false;
  const signs = pageSigns(schema, type, []);
  if (signs.next || signs.more) return true;
  const objects = type.fields.filter(({ type: { name } }) => objectType(schema, name));
  return objects.length >= 1 && objects.length <= 3 && type.fields.length <= 9;
}

/** A field that tells one object from its like. */
export function isIdField(schema: SchemaModel, { name, type }: FieldModel): boolean {
  if (type.lists > 0) return false;
  return valueKind(schema, type.name) === 'id' || wordsOf(name).includes('id') || wordsOf(name).includes('uuid');
}

function pageSigns(schema: SchemaModel, page: TypeModel, at: Path): PageSigns {
  let next: Path | null = null;
  let more: Path | null = null;
  const look = (type: TypeModel, path: Path, level: number): void => {
    for (const field of type.fields) {
      if (field.type.lists > 0 || field.arguments.length > 0) continue;
      const words = wordsOf(field.name);
      const below = objectType(schema, field.type.name);
      if (below) {
        if (level === 0 && words.some((word) => infoWords.has(word))) look(below, [...path, field.name], 1);
      } else if (isNextToken(words, level)) next ??= [...path, field.name];
      else if (isMoreFlag(words)) more ??= [...path, field.name];
    }
  };
  look(page, at, 0);
  return { next, more };
}

const infoWords: ReadonlySet<string> = new Set(['info', 'metadata', 'meta', 'paging', 'pagination', 'page', 'cursor']);

function isNextToken(words: readonly string[], level: number): boolean {
  if (words.includes('previous') || words.includes('start') || words.includes('before') || words.includes('prev'))
    return false;
  const token = words.includes('token') || words.includes('cursor');
  return (
    (token && (words.includes('next') || words.includes('end'))) ||
    (level === 1 && words.length === 1 && words[0] === 'after')
  );
}

function isMoreFlag(words: readonly string[]): boolean {
  return words.includes('has') && (words.includes('more') || words.includes('next'));
}

function edgeNode(schema: SchemaModel, edge: TypeModel): TypeModel | null {
  const node = edge.fields.find(({ name, type }) => name === 'node' && type.lists === 0);
  return node && edge.fields.length <= 3 ? objectType(schema, node.type.name) : null;
}

function listRank(field: FieldModel): number {
  const words = wordsOf(field.name);
  const rank = listWords.findIndex((word) => words.includes(word));
  return rank === -1 ? listWords.length : rank;
}

/** An object or interface whose fields were read. */
export function objectType(schema: SchemaModel, name: string | null): TypeModel | null {
  const type = name === null ? undefined : schema.types.get(name);
  return type && (type.kind === 'OBJECT' || type.kind === 'INTERFACE') && type.fields.length > 0 ? type : null;
}
