import { GraphQLError } from 'graphql';
import { type Row, compareValues, isRow, sortedBy } from '../generatedRows.ts';
import { type ContentType, type FieldType, linkOf } from './contentTypes.ts';

/** An entry that is published; fields that link hold ids. */
export interface ContentEntry {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
  readonly tags: readonly string[];
  readonly fields: Row;
}

/** The arguments of a collection. */
export interface PageArgs {
  readonly skip?: number | null;
  readonly limit?: number | null;
  readonly preview?: boolean | null;
  readonly locale?: string | null;
  readonly where?: Row | null;
  readonly order?: readonly (string | null)[] | null;
}

/** Where an entry of a type is looked up. */
export type Lookup = (type: string, id: unknown) => ContentEntry | null;

const mostPerPage = 1000;

/** An error as the service answers it. */
export function contentfulError(message: string, code: string, details?: object): GraphQLError {
  const contentful = { code, requestId: '7e0b6a52-9d3f-4c51-8f0e-2a64c1d0b7f3', ...(details && { details }) };
  return new GraphQLError(message, { extensions: { contentful } });
}

/** The tag's own id, made of its name. */
export function tagId(name: string): string {
  return name.toLowerCase().replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The value of a field, or of `sys_` and the name of a system field. */
function valueOf(entry: ContentEntry, field: string): unknown {
  if (field === 'sys_id') return entry.id;
  if (field === 'sys_publishedAt') return entry.updatedAt;
  if (field === 'sys_firstPublishedAt') return entry.createdAt;
  return field === 'sys_publishedVersion' ? entry.version : (entry.fields[field] ?? null);
}

/** The newest first, those of the same instant by id, or as it is asked for. */
export function ordered(
  type: ContentType,
  entries: readonly ContentEntry[],
  order: PageArgs['order'],
  isTop: boolean,
): readonly ContentEntry[] {
  const names = (order ?? []).filter((name) => name !== null);
  if (names.length === 0)
    return isTop ? entries.toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1)) : entries;
  const keys = names.map((name) => {
    const [, field = '', way] = /^(.*)_(ASC|DESC)$/.exec(name) ?? [];
    return {
      value: (row: Row) => comparable(valueOf(row['entry'] as ContentEntry, field), type.fields[field]), // Sound: wrapped below.
      isDescending: way === 'DESC',
      nullsFirst: way === 'DESC',
    };
  });
  return sortedBy(
    entries.map((entry) => ({ entry })),
    keys,
  ).map(({ entry }) => entry);
}

/** The stretch that is asked for, with what a collection says of it. */
export function pageOf<Item>(items: readonly Item[], { skip, limit }: PageArgs, cap: number) {
  const [from, size] = [skip ?? 0, limit ?? 100];
  if (from < 0 || size < 0) throw contentfulError('Skip and limit must not be negative.', 'INVALID_ARGUMENT');
  if (size > mostPerPage)
    throw contentfulError(
      `The maximum allowed limit is ${String(mostPerPage)} but it was ${String(size)}.`,
      'INVALID_ARGUMENT',
    );
  return { total: items.length, skip: from, limit: size, items: items.slice(from, from + Math.min(size, cap)) };
}

/** Whether an entry meets a filter, those on linked entries included. */
export function meets(
  lookup: Lookup,
  type: ContentType,
  entry: ContentEntry,
  where: Row | null | undefined,
  types: readonly ContentType[],
): boolean {
  return Object.entries(where ?? {}).every(([key, condition]) => {
    if (condition === undefined) return true;
    const parts = Array.isArray(condition) ? condition.filter(isRow) : [];
    const fits = (part: Row): boolean => meets(lookup, type, entry, part, types);
    if (key === 'AND') return parts.every(fits);
    if (key === 'OR') return parts.some(fits);
    if (key === 'sys') return meetsSystem(entry, isRow(condition) ? condition : {});
    if (key === 'contentfulMetadata') return meetsTags(entry, isRow(condition) ? condition : {});
    const link = linkOf(type.fields[key]);
    const target = types.find(({ name }) => name === link?.target);
    if (link && target) {
      const linked = [entry.fields[key] ?? []].flat().flatMap((id) => lookup(target.name, id) ?? []);
      return linked.some((other) => meets(lookup, target, other, isRow(condition) ? condition : null, types));
    }
    const { field, operator } = splitKey(key, (name) => type.fields[name] !== undefined);
    return compares(entry.fields[field] ?? null, operator, condition, type.fields[field]);
  });
}

function splitKey(
  key: string,
  isField: (name: string) => boolean,
): { readonly field: string; readonly operator: string } {
  if (isField(key)) return { field: key, operator: '' };
  const [field = '', ...rest] = key.split('_');
  return { field: field.replace(/Collection$/, ''), operator: rest.join('_') };
}

function meetsSystem(entry: ContentEntry, where: Row): boolean {
  return Object.entries(where).every(([key, condition]) => {
    const [field = '', ...rest] = key.split('_');
    const type = field.endsWith('At') ? 'Date' : 'Symbol';
    return condition === undefined || compares(valueOf(entry, `sys_${field}`), rest.join('_'), condition, type);
  });
}

function meetsTags({ tags }: ContentEntry, where: Row): boolean {
  const own = tags.map(tagId);
  const wanted = isRow(where['tags']) ? Object.entries(where['tags']) : [];
  const exists = where['tags_exists'];
  const isThere = typeof exists !== 'boolean' || own.length > 0 === exists;
  return isThere && wanted.every(([key, list]) => compares(own, key.replace('id_', ''), list, 'Symbols'));
}

function compares(value: unknown, operator: string, condition: unknown, type: FieldType | undefined): boolean {
  const isThere = value !== null && !(Array.isArray(value) && value.length === 0);
  if (operator === 'exists') return isThere === condition;
  const own = comparable(value, type);
  const wanted = comparable(condition, type);
  const list = Array.isArray(condition) ? condition.map((each) => comparable(each, type)) : [];
  const holds = (each: unknown): boolean => Array.isArray(value) && value.includes(each);
  const isIn = (): boolean =>
    JSON.stringify(value ?? '')
      .toLowerCase()
      .includes(
        JSON.stringify(condition ?? '')
          .slice(1, -1)
          .toLowerCase(),
      );
  const order = own === null || wanted === null ? null : compareValues(own, wanted);
  const tests: Readonly<Record<string, () => boolean>> = {
    '': () => own === wanted,
    not: () => own !== wanted,
    in: () => list.includes(own),
    not_in: () => !list.includes(own),
    contains: () => isThere && isIn(),
    not_contains: () => !isThere || !isIn(),
    contains_all: () => list.every(holds),
    contains_some: () => list.some(holds),
    contains_none: () => !list.some(holds),
    gt: () => order !== null && order > 0,
    gte: () => order !== null && order >= 0,
    lt: () => order !== null && order < 0,
    lte: () => order !== null && order <= 0,
    within_circle: () => isNear(value, condition),
    within_rectangle: () => isInside(value, condition),
  };
  return tests[operator]?.() ?? true;
}

/** Dates are compared as instants, whatever offset they were entered with. */
function comparable(value: unknown, type: FieldType | undefined): unknown {
  if (type !== 'Date' || typeof value !== 'string') return value ?? null;
  const instant = Date.parse(value);
  if (Number.isNaN(instant))
    throw contentfulError(`DateTime cannot represent an invalid date-time-string ${value}.`, 'INVALID_ARGUMENT');
  return instant;
}

const kilometersPerDegree = 111.2;

function isNear(place: unknown, circle: unknown): boolean {
  const width = (numberAt(place, 'lon') - numberAt(circle, 'lon')) * Math.cos((numberAt(place, 'lat') * Math.PI) / 180);
  const height = numberAt(place, 'lat') - numberAt(circle, 'lat');
  return Math.hypot(height, width) * kilometersPerDegree <= numberAt(circle, 'radius');
}

function isInside(place: unknown, rectangle: unknown): boolean {
  const [lat, lon] = [numberAt(place, 'lat'), numberAt(place, 'lon')];
  const isBetween = lat <= numberAt(rectangle, 'topLeftLat') && lat >= numberAt(rectangle, 'bottomRightLat');
  return isBetween && lon >= numberAt(rectangle, 'topLeftLon') && lon <= numberAt(rectangle, 'bottomRightLon');
}

function numberAt(row: unknown, field: string): number {
  return isRow(row) ? Number(row[field]) : Number.NaN;
}
