import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import { compareValues, isRow, type Row, sortedBy } from '../generatedRows.ts';
import { customFields, entryTypeOf, sections } from './entryTypes.ts';
import { type Element, uidOf } from './records.ts';

/** The site's own clock, by which dates without an offset are read. */
const siteZone = 'America/New_York';
const operators = ['>=', '<=', '!=', '>', '<', '=', 'not '] as const;
const kinds = new Map(customFields.map(({ handle, kind }) => [handle, kind]));

/** An instant out of a text, as dates are written to Craft. */
export function craftInstant(text: string): number {
  const trimmed = text.trim().replace(' ', 'T');
  if (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/.test(trimmed))
    return instantOfWall(trimmed.length === 10 ? `${trimmed}T00:00:00` : trimmed, siteZone);
  const instant = Date.parse(trimmed);
  if (Number.isNaN(instant)) throw new GraphQLError(`Failed to parse time string (${text})`);
  return instant;
}

/** A param of an element query: one value or several, with "and", "or" or "not" before them. */
function meetsParam(own: unknown, param: unknown, parse: (text: string) => unknown): boolean {
  const list = Array.isArray(param) ? param.map(String) : [String(param)];
  const glue = ['and', 'or', 'not'].includes(list[0]?.toLowerCase() ?? '') ? (list[0] ?? '').toLowerCase() : 'or';
  const wanted = glue === list[0]?.toLowerCase() ? list.slice(1) : list;
  if (wanted.length === 0) return true;
  const tests = wanted.map((text) => meetsOne(own, text, parse));
  if (glue === 'and') return tests.every(Boolean);
  return tests.some(Boolean) !== (glue === 'not');
}

function meetsOne(own: unknown, text: string, parse: (text: string) => unknown): boolean {
  const values = Array.isArray(own) ? own : [own];
  const isEmpty = values.every((value) => value === null || value === undefined || value === '');
  if (text === ':empty:') return isEmpty;
  if (text === ':notempty:' || text === 'not :empty:') return !isEmpty;
  const operator = operators.find((sign) => text.startsWith(sign));
  const rest = operator === undefined ? text : text.slice(operator.length).trim();
  if (operator === 'not ' || operator === '!=') return !meetsOne(own, rest, parse);
  const wanted = parse(rest);
  return values.some((value) => {
    if (value === null || value === undefined) return false;
    if (operator === '>' || operator === '>=' || operator === '<' || operator === '<=') {
      const order = compareValues(value, wanted);
      if (order === 0) return operator.endsWith('=');
      return operator.startsWith('>') ? order > 0 : order < 0;
    }
    if (typeof wanted !== 'string') return value === wanted;
    const pattern = wanted
      .toLowerCase()
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`, 'su').test(String(value).toLowerCase());
  });
}

const asText = (text: string): string => text;

/** A text as the search index has it: without accents, signs and capitals. */
function keywordsOf(text: string): readonly string[] {
  const bare = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.-]/g, '');
  return bare
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\d@]+/u)
    .filter(Boolean);
}

/** Whether each word of a search begins a word of the title or of a field that is searched. */
function isFound({ title, values }: Element, search: string): boolean {
  const texts = Object.entries(values).filter(([handle]) => ['text', 'table'].includes(kinds.get(handle) ?? ''));
  const all = new Map(
    texts.map(([handle, value]) => [handle, keywordsOf(isList(value) ? JSON.stringify(value) : textIn(value))]),
  );
  all.set('title', keywordsOf(title));
  return search
    .split(/\s+/)
    .filter(Boolean)
    .every((term) => {
      const [, minus = '', attribute, rest = ''] = /^(-?)(?:([A-Za-z]+):)?(.*)$/su.exec(term) ?? [];
      const words = attribute === undefined ? [...all.values()].flat() : (all.get(attribute) ?? []);
      const wanted = keywordsOf(rest.replaceAll(/["*]/g, ''));
      const hasIt = wanted.every((part) =>
        words.some((word) => (rest.startsWith('*') ? word.includes(part) : word.startsWith(part))),
      );
      return hasIt === (minus === '');
    });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The status that an element has as such, which is not that of an appointment. */
export function elementStatus({ isEnabled, entryType }: Element): string {
  if (!isEnabled) return 'disabled';
  if (entryType === null) return 'enabled';
  return 'live';
}

/** What an attribute or a custom field of an element is, for a param or an order. */
function valueOf(element: Element, name: string): unknown {
  const type = element.entryType === null ? null : entryTypeOf(element.entryType);
  const own: Row = {
    id: Number(element.id),
    uid: uidOf(element.id),
    title: element.title,
    slug: slugOf(element.title),
    section: type?.section,
    sectionId: type && sections[type.section]?.id,
    type: type?.handle,
    typeId: type?.id,
    authorId: element.authorId,
    postDate: element.created,
    dateCreated: element.created,
    dateUpdated: element.updated,
  };
  return name in own ? own[name] : element.values[name];
}

/** The part of an address that a title becomes. */
export function slugOf(title: string): string {
  return keywordsOf(title).join('-');
}

const dates = ['postDate', 'dateCreated', 'dateUpdated'];
const texts = ['uid', 'title', 'slug', 'section', 'type', 'authorId'];
const numbers = ['id', 'sectionId', 'typeId'];

/** The elements that a query finds, in its order, before any page is cut of them. */
export function found(elements: readonly Element[], args: Row, all: readonly Element[]): readonly Element[] {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const param = (name: string): unknown => given.find(([key]) => key === name)?.[1];
  // Null asks for any status, and nothing for what is live.
  const statuses = args['status'] === undefined ? ['live', 'enabled'] : args['status'];
  const relatedIds = relatedIdsOf(args, all);
  const rows = elements.filter((element) => {
    if (element.isTrashed !== (args['trashed'] === true)) return false;
    if (args['archived'] === true || param('expiryDate') !== undefined) return false;
    if (statuses !== null && !meetsParam(elementStatus(element), statuses, asText)) return false;
    if (relatedIds !== null && !isRelated(element, relatedIds, all)) return false;
    if (typeof args['search'] === 'string' && !isFound(element, args['search'])) return false;
    if (typeof args['before'] === 'string' && element.created >= craftInstant(args['before'])) return false;
    if (typeof args['after'] === 'string' && element.created < craftInstant(args['after'])) return false;
    return given.every(([name, wanted]) => meetsField(element, name, wanted));
  });
  const ordered = inOrder(rows, args);
  return args['inReverse'] === true ? ordered.toReversed() : ordered;
}

function meetsField(element: Element, name: string, wanted: unknown): boolean {
  const own = valueOf(element, name);
  const kind = kinds.get(name);
  if (dates.includes(name) || kind === 'date') return meetsParam(own, wanted, craftInstant);
  if (numbers.includes(name) || kind === 'number') return meetsParam(own, wanted, Number);
  // An element without the switch is as one that is off.
  if (kind === 'switch') return (own === true) === (wanted === true);
  if (kind === 'table') return true;
  return kind === undefined && !texts.includes(name) ? true : meetsParam(own, wanted, asText);
}

function relatedIdsOf(args: Row, all: readonly Element[]): readonly string[] | null {
  const lists: string[][] = [];
  if (isList(args['relatedTo'])) lists.push(args['relatedTo'].map(String));
  if (isList(args['relatedToEntries'])) {
    const entries = all.filter(({ entryType }) => entryType !== null);
    lists.push(args['relatedToEntries'].filter(isRow).flatMap((one) => found(entries, one, all).map(({ id }) => id)));
  }
  return lists.length === 0 ? null : lists.flat();
}

/** Whether an element leads to one of some others, or one of them to it. */
function isRelated({ id, values }: Element, ids: readonly string[], all: readonly Element[]): boolean {
  const targets = (row: Row): readonly unknown[] => Object.values(row).filter(isList).flat();
  if (targets(values).some((target) => typeof target === 'string' && ids.includes(target))) return true;
  return all.some((other) => ids.includes(other.id) && targets(other.values).includes(id));
}

function inOrder(rows: readonly Element[], args: Row): readonly Element[] {
  if (args['fixedOrder'] === true && isList(args['id'])) {
    const wanted = args['id'].map(String);
    return rows.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
  }
  const order = typeof args['orderBy'] === 'string' ? args['orderBy'] : 'postDate desc, id desc';
  const keys = order.split(',').map((part) => {
    const [name = '', direction = 'asc'] = part.trim().split(/\s+/);
    const isKnown = kinds.has(name) || [...dates, ...texts, ...numbers].includes(name) || name === 'score';
    if (!isKnown)
      throw new GraphQLError(`SQLSTATE[42S22]: Column not found: 1054 Unknown column '${name}' in 'order clause'`);
    const isDescending = direction.toLowerCase() === 'desc';
    return { value: (row: Row) => row[name], isDescending, nullsFirst: !isDescending };
  });
  const names = order.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  const sortable = rows.map((element) => ({
    element,
    ...Object.fromEntries(names.map((name) => [name, valueOf(element, name)])),
  }));
  return sortedBy(sortable, keys).map(({ element }) => element);
}
