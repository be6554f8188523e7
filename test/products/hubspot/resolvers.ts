import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type Row, compareValues, isRow, sortedBy, textOf } from '../generatedRows.ts';
import { type HubObject, crmObjects, tables } from './objects.ts';
import { type HubRecord, hubspotRecords } from './records.ts';

interface ListArgs {
  readonly filter?: Row | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly string[] | null;
}

/** How many records are given where no limit is said. */
const usualLimit = 10;

/** Resolvers of the root fields; there is nothing to write. */
export function hubspotRoots(stage: Backstage): object {
  const recordsOf = hubspotRecords(stage);
  const objectNamed = (name: string): HubObject | undefined => crmObjects.find((object) => object.name === name);

  function show(object: HubObject, record: HubRecord): Row {
    const { kind, key, id, properties, links } = record;
    if (kind) stage.meet(kind, key);
    const associations = Object.entries(object.associations).map(([field, name]) => {
      const target = objectNamed(name);
      return [
        field,
        (args: ListArgs) => {
          const others = target ? (recordsOf[name]?.() ?? []) : [];
          const joined = others.filter((other) => links[name] === other.id || other.links[object.name] === id);
          return target && list(target, joined, args, usualLimit);
        },
      ] as const;
    });
    return { ...properties, _metadata: { id }, associations: Object.fromEntries(associations) };
  }
  function list(object: HubObject, all: readonly HubRecord[], args: ListArgs, usual: number): Row {
    const { filter, limit, offset, orderBy } = args;
    const found = all.filter(({ properties }) => meets(properties, filter ?? {}));
    const keys = (orderBy ?? []).map((order) => {
      const [property = '', way] = order.split('__');
      const value = (row: Row): unknown => plain((row['properties'] as Row)[property]);
      return { value, isDescending: way === 'desc', nullsFirst: false };
    });
    const ordered = sortedBy(
      found.map((record) => ({ ...record })),
      keys,
    );
    const page = sliceOf(ordered, offset, limit ?? usual, stage.cap);
    const next = (offset ?? 0) + page.length;
    return {
      items: page.map((record) => show(object, record)),
      hasMore: next < found.length,
      limit: limit ?? usual,
      // The offset of the next page.
      offset: next,
      total: found.length,
    };
  }
  const roots = (objects: readonly HubObject[], usual: number): Row =>
    Object.fromEntries(
      objects.flatMap((object): [string, unknown][] => {
        const records = (): readonly HubRecord[] => recordsOf[object.name]?.() ?? [];
        const one = (args: { uniqueIdentifier: string; uniqueIdentifierValue: string }): Row | null => {
          const { uniqueIdentifier: name, uniqueIdentifierValue: wanted } = args;
          const found = records().find(({ id, properties }) =>
            name === 'id' ? id === wanted : same(plain(properties[name]), wanted),
          );
          return found ? show(object, found) : null;
        };
        return [
          [object.name, one],
          [`${object.name}_collection`, (args: ListArgs) => list(object, records(), args, usual)],
        ];
      }),
    );
  return { CRM: roots(crmObjects, usualLimit), HUBDB: roots(tables, 1000) };
}

/** Whether a record meets every condition, and one of the groups of `OR` where there is one. */
function meets(properties: Row, filter: Row): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (wanted === null || wanted === undefined) return true;
    if (name === 'OR') return Array.isArray(wanted) && wanted.filter(isRow).some((group) => meets(properties, group));
    const [, property = '', operator = ''] = /^(.+?)__(\w+)$/.exec(name) ?? [];
    return meetsOne(plain(properties[property]), operator, wanted);
  });
}

function meetsOne(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'null') return (value === null) === wanted;
  // What has no value meets nothing.
  if (value === null) return false;
  const other = typeof value === 'number' ? numberOf(wanted) : wanted;
  // Lists are compared with regard to capitals, everything else without.
  if (operator === 'in' || operator === 'not_in')
    return (Array.isArray(wanted) && wanted.some((one) => textOf(one) === textOf(value))) === (operator === 'in');
  switch (operator) {
    case 'eq':
      return same(value, other);
    case 'neq':
      return !same(value, other);
    case 'contains':
      return lower(value).includes(lower(other));
    case 'not_contains':
      return !lower(value).includes(lower(other));
    case 'lt':
      return compareValues(value, other) < 0;
    case 'lte':
      return compareValues(value, other) <= 0;
    case 'gt':
      return compareValues(value, other) > 0;
    default:
      return compareValues(value, other) >= 0;
  }
}

/** A time may be sent as milliseconds or in the form of ISO 8601. */
function numberOf(wanted: unknown): unknown {
  if (typeof wanted !== 'string') return wanted;
  const number = /^\d+$/.test(wanted) ? Number(wanted) : Date.parse(wanted);
  if (Number.isNaN(number)) throw new GraphQLError(`Invalid value for a number or a time: ${wanted}`);
  return number;
}

/** The value that is stored, also of an enumeration. */
function plain(value: unknown): unknown {
  return (isRow(value) ? value['value'] : value) ?? null;
}

function same(one: unknown, other: unknown): boolean {
  return lower(one) === lower(other);
}

function lower(value: unknown): string {
  return textOf(value).toLowerCase();
}
