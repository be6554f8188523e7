import { type FieldModel, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import type { Operation } from '../../serviceMap.ts';
import { fieldNameOf, isCondition, type Path } from '../../sources.ts';
import { conditionedType, isIdentity, objectType } from './identity.ts';
import { perSchema } from './perSchema.ts';
import { conditionOn, goodMember, namedMember } from './unions.ts';
import { valueKind } from './valueKind.ts';
import { nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** What a root field returns, below its wrappers: rows of one type, and the fields for paging. */
export interface ResultShape {
  /** From the field's result to its rows; empty for a bare list or a bare object. */
  readonly rows: Path;
  /** The type of a row. */
  readonly type: TypeModel;
  readonly many: boolean;
  readonly paging: PageSigns;
}

/** Fields of a result for paging, as paths from its root. */
export interface PageSigns {
  /** A token for the next page: `pageInfo.endCursor`, `nextToken`, `metadata.after`. */
  readonly next: Path | null;
  /** True while more follows: `pageInfo.hasNextPage`. */
  readonly more: Path | null;
  /** How many rows there are in all: `totalCount`. */
  readonly total: Path | null;
}

const noSigns: PageSigns = { next: null, more: null, total: null };

/** Words of a list field inside a page, best first. `node` lists are one step shorter than `edges`. */
const listWords = ['node', 'item', 'entry', 'data', 'result', 'record', 'row', 'list', 'content', 'value', 'edge'];

/** Lists that accompany a result and are not its rows. */
const asideWords: ReadonlySet<string> = new Set([
  'error',
  'problem',
  'warning',
  'message',
  'issue',
  'violation',
  'notice',
  'link',
  'facet',
  'aggregation',
  'sort',
  'fehler',
]);

/** How deep wrappers are followed: a payload with a page with edges with nodes. */
const maxWrappers = 3;

/**
 * Finds the rows in what a root field answers: a bare list, a Relay connection, a page object, or any of these in a
 * wrapper such as a success flag. Null where there are no objects at the end, or their type was not read.
 */
export const shapeOf = perSchema(findShape);

function findShape(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const type = objectType(schema, field.type.name);
  if (!type) return shapeOfUnion(schema, field);
  if (field.type.lists > 0) return rowsInRow(schema, type) ?? { rows: [], type, many: true, paging: noSigns };
  const page = rowsOfDay(schema, type) ?? (isSetOfLists(schema, field, type) ? null : pageShape(schema, type, [], 0));
  return page ?? { rows: [], type, many: false, paging: noSigns };
}

/** Several lists that are given at once, such as the locations, services and staff of `settings`: each is a list of its own. */
function isSetOfLists(schema: SchemaModel, field: FieldModel, type: TypeModel): boolean {
  const signs = pageSigns(schema, type, []);
  if (field.arguments.length > 0 || signs.next || signs.more || signs.total) return false;
  const lists = type.fields.filter((each) => each.type.lists > 0 && hasIdentityBelow(schema, each));
  const isUnnamed = lists.every((each) => listRank(each) === listWords.length);
  return isUnnamed && new Set(lists.map((each) => each.type.name)).size > 1;
}

/** What the rows of a list hold, where that is what was looked for: a record each, or the visits of a day. */
function rowsInRow(schema: SchemaModel, type: TypeModel): ResultShape | null {
  return linkedRows(schema, type) ?? rowsOfDay(schema, type);
}

/** Rows that stand for one record each: memberships, hits of a search, and those without an id of their own. */
function linkedRows(schema: SchemaModel, type: TypeModel): ResultShape | null {
  const records = type.fields.flatMap(({ name, type: to }) => {
    const record = to.lists === 0 ? objectType(schema, to.name) : null;
    return record && isIdentity(schema, record) ? [{ name, record }] : [];
  });
  const words = wordsOf(type.name);
  const member = words.includes('membership')
    ? records.find(({ name }) => wordsOf(name).every((word) => words.includes(word)))
    : undefined;
  const isHit = ['hit', 'match'].includes(words.at(-1) ?? '');
  const [only, second] = !isIdentity(schema, type) && (isHit || isLinkRow(type)) ? records : [];
  const led = member ?? (second ? undefined : only);
  return led ? { rows: [led.name], type: led.record, many: true, paging: noSigns } : null;
}

/** The visits of a day, or of each of several: it has a date, a list of them, and perhaps some of other times. */
function rowsOfDay(schema: SchemaModel, type: TypeModel): ResultShape | null {
  const isDay = type.fields.some(({ name, type: { lists } }) => lists === 0 && ['date', 'day'].includes(name));
  if (!isDay || isIdentity(schema, type)) return null;
  const lists = type.fields.flatMap((field) => {
    const row = field.type.lists > 0 && field.arguments.length === 0 ? objectType(schema, field.type.name) : null;
    return row && isIdentity(schema, row) ? [{ name: field.name, row, links: links(schema, field) }] : [];
  });
  const visits = lists.filter(({ name }) => nouns.appointment.includes(wordsOf(name).at(-1) ?? ''));
  // Beside time off and duties, a visit leads to the most.
  const [most, next] = visits.length > 0 ? visits : lists.toSorted((one, other) => other.links - one.links);
  const isClear = most !== undefined && (!next || (visits.length === 0 && most.links > next.links));
  return isClear ? { rows: [most.name], type: most.row, many: true, paging: noSigns } : null;
}

/** How many other objects the rows of a list lead to. */
function links(schema: SchemaModel, { type }: FieldModel): number {
  const fields = objectType(schema, type.name)?.fields ?? [];
  return fields.filter(({ type: { name } }) => objectType(schema, name) !== null).length;
}

/** Whether a row holds ids of others and no time: free times have no id either, and lead to a provider. */
function isLinkRow({ fields }: TypeModel): boolean {
  const holdsId = fields.some(({ name }) => /^id_|_id$|[a-z]Id$/.test(name));
  return holdsId && !fields.some(({ name }) => ['start', 'from', 'time', 'date'].includes(wordsOf(name)[0] ?? ''));
}

/** A result of one of several types, such as what was requested or an error: its good member, by a type condition. */
function shapeOfUnion(schema: SchemaModel, field: FieldModel): ResultShape | null {
  const isList = field.type.lists > 0;
  const member = goodMember(schema, field.type.name) ?? (isList ? namedMember(schema, field) : null);
  if (!member) return null;
  const at = [conditionOn(member)];
  if (isList) return { rows: at, type: member, many: true, paging: noSigns };
  return pageShape(schema, member, at, 0) ?? { rows: at, type: member, many: false, paging: noSigns };
}

function pageShape(schema: SchemaModel, page: TypeModel, at: Path, level: number): ResultShape | null {
  if (!isPageLike(schema, page)) return null;
  const lists = page.fields
    .filter((field) => field.type.lists > 0 && field.arguments.length === 0 && objectType(schema, field.type.name))
    .filter(({ name }) => !wordsOf(name).some((word) => asideWords.has(word)))
    // A list without a typical name holds rows only where they have an id, and not in something with a name, a time, or
    // a doctor and a patient of its own.
    .filter(
      (each) =>
        listRank(each) < listWords.length ||
        (!hasName(page) && !hasTimes(page) && !holdsRecords(schema, page) && hasIdentityBelow(schema, each)),
    )
    .toSorted((one, other) => listRank(one) - listRank(other) || links(schema, other) - links(schema, one));
  for (const list of lists) {
    const type = objectType(schema, list.type.name);
    if (!type) continue;
    const node = edgeNode(schema, type);
    const led = node ? null : rowsInRow(schema, type);
    const rows = [...at, list.name, ...(node ? [node.step] : (led?.rows ?? []))];
    return { rows, type: (node ?? led)?.type ?? type, many: true, paging: pageSigns(schema, page, at) };
  }
  // What has a name, such as a code in several languages, wraps nothing.
  if (level >= maxWrappers || hasName(page)) return null;
  const [only, second] = page.fields.flatMap((field) => {
    const needsRequest = field.type.lists > 0 || field.arguments.some(isRequired);
    const below = needsRequest ? null : objectType(schema, field.type.name);
    return (below && pageShape(schema, below, [...at, field.name], level + 1)) ?? [];
  });
  // What leads to several lists, such as `associations`, is no page of one of them.
  return second && second.type.name !== only?.type.name ? null : (only ?? null);
}

function hasName({ fields }: TypeModel): boolean {
  return fields.some(({ name }) => name === 'name');
}

/** Whether an object has a start and an end: it is a time, and not the page of a list. */
function hasTimes({ fields }: TypeModel): boolean {
  const has = (word: string): boolean =>
    fields.some(({ name, type }) => type.lists === 0 && wordsOf(name).includes(word));
  return has('start') && has('end');
}

/** Whether an object leads to two records or more, each by itself. */
function holdsRecords(schema: SchemaModel, { fields }: TypeModel): boolean {
  const records = fields.filter(({ type: { lists, name } }) => {
    const below = lists === 0 ? objectType(schema, name) : null;
    return below !== null && isIdentity(schema, below);
  });
  return records.length > 1;
}

/**
 * A page holds its rows and little else. An entity may hold lists too (a client with patients), so a page is known by
 * what it lacks, an id of its own, and by what it has: a sign of paging, or one list of objects among a few values.
 */
function isPageLike(schema: SchemaModel, type: TypeModel): boolean {
  if (isIdentity(schema, type) && !isBundle(type)) return false;
  const signs = pageSigns(schema, type, []);
  if (signs.next || signs.more || signs.total) return true;
  const objects = type.fields.filter(({ type: { name } }) => objectType(schema, name));
  // What has more values than a page needs is an object of its own, such as the attributes of an owner.
  return objects.length >= 1 && objects.length <= 3 && type.fields.length - objects.length <= 4;
}

/** A page that is a record itself, as a bundle of FHIR is (FHIR R4, Bundle): called so, with its rows in `entry`. */
function isBundle({ name, fields }: TypeModel): boolean {
  return wordsOf(name).at(-1) === 'bundle' && fields.some((field) => field.name === 'entry' && field.type.lists > 0);
}

function pageSigns(schema: SchemaModel, page: TypeModel, at: Path): PageSigns {
  let signs: PageSigns = noSigns;
  const search = (type: TypeModel, path: Path, level: number): void => {
    for (const field of type.fields) {
      if (field.type.lists > 0 || field.arguments.length > 0) continue;
      const words = wordsOf(field.name);
      const below = objectType(schema, field.type.name);
      const found = [...path, field.name];
      const kind = valueKind(schema, field.type.name);
      if (below) {
        if (level < 2 && words.some((word) => infoWords.has(word))) search(below, found, level + 1);
      } else if ((isNextToken(words, level) || isPlainNext(type, words)) && kind !== 'flag')
        signs = { ...signs, next: signs.next ?? found };
      else if (isMoreFlag(words) && kind === 'flag') signs = { ...signs, more: signs.more ?? found };
      else if (isTotal(words) && kind === 'number') signs = { ...signs, total: signs.total ?? found };
    }
  };
  search(page, at, 0);
  return signs;
}

/** The `next` or the `cursor` beside the rows of a page, `{ rows cursor hasMore }`; that of an edge is its own. */
function isPlainNext({ fields }: TypeModel, words: readonly string[]): boolean {
  return ['next', 'cursor'].includes(words.join(' ')) && fields.some(({ type }) => type.lists > 0);
}

const infoWords: ReadonlySet<string> = new Set([
  'info',
  'metadata',
  'meta',
  'paging',
  'pagination',
  'page',
  'cursor',
  'link',
]);

function isNextToken(words: readonly string[], level: number): boolean {
  if (words.some((word) => ['previous', 'start', 'before', 'prev', 'first'].includes(word))) return false;
  const token = words.some((word) => ['token', 'cursor', 'continuation'].includes(word));
  return (
    (token && words.some((word) => ['next', 'end', 'continuation'].includes(word))) ||
    words.join(' ') === 'next offset' ||
    words.join(' ') === 'next link' ||
    (level > 0 && words.length === 1 && (words[0] === 'after' || words[0] === 'next'))
  );
}

/** Whether a page tells the `next_offset`, a token that its `offset` takes. */
export function tellsNextOffset(schema: SchemaModel, field: FieldModel): boolean {
  return wordsOf(shapeOf(schema, field)?.paging.next?.at(-1) ?? '').includes('offset');
}

function isMoreFlag(words: readonly string[]): boolean {
  return (words.includes('has') || words.includes('is')) && (words.includes('more') || words.includes('next'));
}

const totalNames: ReadonlySet<string> = new Set([
  'total',
  'count',
  'total count',
  'row count',
  'total element',
  'total item',
  'total row',
  'total record',
  'total result',
  'item count',
  'record count',
  'total number',
  'filter count',
  'gesamt',
]);

function isTotal(words: readonly string[]): boolean {
  return totalNames.has(words.join(' '));
}

/** What an edge leads to: its `node`, however it is called, with little beside it. */
function edgeNode(schema: SchemaModel, edge: TypeModel): { readonly step: string; readonly type: TypeModel } | null {
  const resource = wordsOf(edge.name).includes('bundle') ? edge.fields.find(({ name }) => name === 'resource') : null;
  const held = resource ? objectType(schema, resource.type.name) : null;
  if (resource && held) return { step: resource.name, type: held };
  if (edge.fields.length > 4 || isIdentity(schema, edge)) return null;
  const [node, ...others] = edge.fields.filter(({ type }) => objectType(schema, type.name));
  const type = node && node.type.lists === 0 && others.length === 0 ? objectType(schema, node.type.name) : null;
  return node && type && isIdentity(schema, type) ? { step: node.name, type } : null;
}

function hasIdentityBelow(schema: SchemaModel, { type }: FieldModel): boolean {
  const row = objectType(schema, type.name);
  return row !== null && (isIdentity(schema, row) || edgeNode(schema, row) !== null);
}

function listRank(field: FieldModel): number {
  const words = wordsOf(field.name);
  const rank = listWords.findIndex((word) => words.includes(word));
  return rank === -1 ? listWords.length : rank;
}

/** The type of an operation's rows, or of what a path from them leads to; null where the schema does not have it. */
export function rowType(
  schema: SchemaModel,
  { field, rows }: Pick<Operation<object>, 'field' | 'rows'>,
  path: Path = [],
): TypeModel | null {
  let type = objectType(schema, schema.queryType);
  for (const step of [field, ...rows, ...path]) {
    const led = type?.fields.find((each) => each.name === fieldNameOf(step));
    type = isCondition(step) ? conditionedType(schema, step) : objectType(schema, led?.type.name ?? null);
  }
  return type;
}
