import { GraphQLError } from 'graphql';
import { compareValues, isLike, isRow, type Row, textOf } from '../generatedRows.ts';

/** What is asked of a list. */
export interface ListArgs {
  readonly filters?: readonly Row[] | null;
  readonly sorts?: readonly Row[] | null;
  readonly pagination?: { readonly pageIndex: number; readonly pageSize?: number | null } | null;
  readonly search?: { readonly searchText?: string | null; readonly includeProperties: boolean } | null;
}

/** How values of a column are compared. */
export type Meaning = 'plain' | 'date' | 'dateTime';

/** A column, by what it holds for an item. */
export interface Column<Item> {
  readonly value: (item: Item) => unknown;
  readonly meaning?: Meaning;
  /** What it is ordered by, where that is not what it holds. */
  readonly order?: (item: Item) => unknown;
}

/** How items of a kind are filtered, ordered and searched. */
export interface Entity<Item> {
  readonly id: (item: Item) => string;
  readonly columns: Readonly<Record<string, Column<Item>>>;
  /** A column of a property, of which values are stored for some items. */
  readonly property: (definitionId: string) => Column<Item>;
  /** Where a filter is no matter of one column; undefined means that it is. */
  readonly special?: (item: Item, clause: Row) => boolean | null | undefined;
  readonly texts: (item: Item) => readonly unknown[];
  readonly propertyTexts: (item: Item) => readonly unknown[];
}

/** An instant from a text, which is in UTC where it doesn't say otherwise. */
export function instantIn(text: unknown): number {
  const given = String(text);
  const instant = Date.parse(
    /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(given) ? given : `${given.padEnd(11, 'T').padEnd(16, '00:00')}Z`,
  );
  if (Number.isNaN(instant))
    throw new GraphQLError(`Value cannot represent a DateTime: "${given}". Invalid isoformat string: '${given}'`);
  return instant;
}

/** A calendar day from a text. */
export function dayIn(text: unknown): string {
  const given = String(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))) return given;
  throw new GraphQLError(`Value cannot represent a Date: "${given}". Invalid isoformat string: '${given}'`);
}

function listIn(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) && value.length > 0 ? value : null;
}

const dayOf = (value: unknown): string => textOf(value).slice(0, 10);

function isBetween(value: unknown, given: Row): boolean | null {
  const [from, to] = [given['dateMin'] ?? null, given['dateMax'] ?? null];
  if (from !== null && to !== null) return value !== null && dayOf(value) >= dayIn(from) && dayOf(value) <= dayIn(to);
  const [least, most] = [given['floatMin'] ?? null, given['floatMax'] ?? null];
  if (least === null || most === null) return null;
  return value !== null && compareValues(value, least) >= 0 && compareValues(value, most) <= 0;
}

function meetsOrder(order: number, operator: string): boolean | null {
  if (operator === 'EQ') return order === 0;
  if (operator === 'NEQ') return order !== 0;
  if (operator === 'GT') return order > 0;
  if (operator === 'GTE') return order >= 0;
  if (operator === 'LT') return order < 0;
  return operator === 'LTE' ? order <= 0 : null;
}

function meetsDate(value: unknown, operator: string, given: Row, meaning: Meaning): boolean | null {
  const days = listIn(given['stringValues']);
  if (meaning === 'date' && operator === 'IN' && days) return value !== null && days.includes(dayOf(value));
  const wanted = given['dateValue'] ?? null;
  const known = ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'].includes(operator);
  if (wanted === null || !known) return null;
  const instant = instantIn(wanted);
  if (value === null) return false;
  if (meaning === 'date') return meetsOrder(compareValues(dayOf(value), dayOf(wanted)), operator);
  return meetsOrder(instantIn(value) - instant, operator);
}

function meetsText(value: unknown, operator: string, given: Row): boolean | null {
  const part = given['stringValue'] ?? null;
  if (part === null) return null;
  const text = value === null ? null : textOf(value);
  if (operator === 'NOT_CONTAINS') return text === null || !isLike(text, `%${textOf(part)}%`, 'i');
  const before = operator === 'STARTS_WITH' ? '' : '%';
  return isLike(text, `${before}${textOf(part)}${operator === 'ENDS_WITH' ? '' : '%'}`, 'i');
}

function meetsList(value: unknown, operator: string, given: Row): boolean | null {
  const texts = listIn(given['stringValues']);
  if (operator === 'IN' || operator === 'NOT_IN') {
    const wanted = texts ?? listIn(given['uuidValues']);
    return wanted && value !== null && wanted.includes(value) === (operator === 'IN');
  }
  if (!texts) return null;
  if (operator === 'ANY_EQ') return texts.includes(value);
  const holds = (text: unknown): boolean => value !== null && textOf(value).includes(textOf(text));
  if (operator === 'ANY_IN') return texts.some(holds);
  if (operator === 'ALL_IN') return texts.every(holds);
  return value !== null && !texts.some(holds);
}

/** Whether a value meets a clause; null where the clause says nothing of it, and counts for nothing. */
export function meets(value: unknown, clause: Row, meaning: Meaning = 'plain'): boolean | null {
  const operator = textOf(clause['operator']);
  const given = clause['value'];
  if (operator === 'IS_NULL' || operator === 'IS_NOT_NULL') return (value === null) === (operator === 'IS_NULL');
  if (operator === 'IS_EMPTY' || operator === 'IS_NOT_EMPTY')
    return (value === null || value === '') === (operator === 'IS_EMPTY');
  if (!isRow(given)) return null;
  if (operator === 'BETWEEN') return isBetween(value, given);
  if (operator === 'NOT_BETWEEN') {
    const between = isBetween(value, given);
    return between === null ? null : !between;
  }
  if (meaning !== 'plain') return meetsDate(value, operator, given, meaning);
  if (['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'ENDS_WITH'].includes(operator))
    return meetsText(value, operator, given);
  if (['IN', 'NOT_IN', 'ANY_EQ', 'ANY_IN', 'ALL_IN', 'NONE_IN'].includes(operator))
    return meetsList(value, operator, given);
  const names =
    operator === 'EQ' || operator === 'NEQ' ? ['uuidValue', 'stringValue', 'floatValue', 'boolValue'] : ['floatValue'];
  const wanted = names.map((name) => given[name] ?? null).find((each) => each !== null);
  if (wanted === undefined) return null;
  if (value === null) return false;
  if (operator === 'EQ' || operator === 'NEQ') return (value === wanted) === (operator === 'EQ');
  return meetsOrder(compareValues(value, wanted), operator);
}

function columnOf<Item>(entity: Entity<Item>, key: unknown): Column<Item> | null {
  const name = textOf(key);
  if (name.startsWith('property_')) return entity.property(name.slice('property_'.length));
  return entity.columns[name] ?? null;
}

function fits<Item>(entity: Entity<Item>, item: Item, clause: Row): boolean {
  const special = entity.special?.(item, clause);
  if (special !== undefined) return special ?? true;
  // What is no column is passed over in silence.
  const column = columnOf(entity, clause['fieldKey']);
  return (column && meets(column.value(item) ?? null, clause, column.meaning)) ?? true;
}

/** Items that meet every clause and the search, in no order. */
export function matching<Item>(
  entity: Entity<Item>,
  items: readonly Item[],
  { filters, search }: ListArgs,
): readonly Item[] {
  const pattern = (search?.searchText ?? '').trim();
  const texts = (item: Item): readonly unknown[] =>
    search?.includeProperties ? [...entity.texts(item), ...entity.propertyTexts(item)] : entity.texts(item);
  return items.filter(
    (item) =>
      (filters ?? []).every((clause) => fits(entity, item, clause)) &&
      (pattern === '' || texts(item).some((text) => isLike(text, `%${pattern}%`, 'i'))),
  );
}

/** Items in the wanted order, nothing before something; by their ids in the end. */
function ordered<Item>(entity: Entity<Item>, items: readonly Item[], sorts: readonly Row[]): readonly Item[] {
  const keys = sorts.flatMap(({ fieldKey, direction }) => {
    const column = columnOf(entity, fieldKey);
    return column ? [{ value: column.order ?? column.value, sign: direction === 'DESC' ? -1 : 1 }] : [];
  });
  return items.toSorted((one, other) => {
    for (const { value, sign } of keys) {
      const [left, right] = [value(one) ?? null, value(other) ?? null];
      if (left === null && right === null) continue;
      if (left === null || right === null) return left === null ? -sign : sign;
      const order = compareValues(left, right) * sign;
      if (order !== 0) return order;
    }
    return entity.id(one) < entity.id(other) ? -1 : 1;
  });
}

/** A page of what meets the conditions: a list and no more, whole where no size is asked for. */
export function pageOf<Item>(
  entity: Entity<Item>,
  items: readonly Item[],
  args: ListArgs,
  cap: number,
): readonly Item[] {
  const rows = ordered(entity, matching(entity, items, args), args.sorts ?? []);
  const { pageIndex = 0, pageSize = null } = args.pagination ?? {};
  if (!pageSize) return rows.slice(0, cap);
  if (pageIndex < 0 || pageSize < 0)
    throw new GraphQLError(`${pageIndex < 0 ? 'OFFSET' : 'LIMIT'} must not be negative`);
  const size = Math.min(pageSize, cap);
  return rows.slice(pageIndex * size, (pageIndex + 1) * size);
}
