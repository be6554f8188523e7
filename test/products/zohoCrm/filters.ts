import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import { compareValues, isLike, isRow, type Row, sortedBy } from '../generatedRows.ts';
import type { Field, Module } from './modules.ts';
import type { Entry } from './records.ts';

/** A value as it is compared: instants by their time, text without regard to case. */
function comparable(value: unknown, field: Field | undefined): unknown {
  if (typeof value !== 'string') return value ?? null;
  return field === 'datetime' ? instantOf(value) : value.toLowerCase();
}

const valueOf = (entry: Entry, name: string): unknown => (name === 'id' ? entry.id : entry.values[name]);

function meets(entry: Entry, name: string, field: Field | undefined, operator: string, wanted: unknown): boolean {
  const raw = valueOf(entry, name);
  const own = comparable(raw, field);
  if (operator === 'in' || operator === 'not_in') {
    const list = Array.isArray(wanted) ? wanted.map((each) => comparable(each, field)) : [];
    return list.includes(own) === (operator === 'in');
  }
  if (operator === 'like') return isLike(raw, wanted, 'i');
  if (operator === 'not_like') return !isLike(raw, wanted, 'i');
  const given = comparable(wanted, field);
  if (operator === 'equals') return own === given;
  if (operator === 'not_equals') return own !== given;
  if (own === null || given === null) return false;
  const order = compareValues(own, given);
  switch (operator) {
    case 'greater_than':
      return order > 0;
    case 'greater_equal':
      return order >= 0;
    case 'less_than':
      return order < 0;
    default:
      return order <= 0;
  }
}

/** Whether a record fits a filter; what stands side by side has to be true together. */
export function fits(entry: Entry, module: Module, where: unknown): boolean {
  if (!isRow(where)) return true;
  return Object.entries(where).every(([name, wanted]) => {
    const parts: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
    if (name === 'and') return parts.every((part) => fits(entry, module, part));
    if (name === 'or') return parts.some((part) => fits(entry, module, part));
    return Object.entries(isRow(wanted) ? wanted : {}).every(([operator, value]) =>
      meets(entry, name, module.fields[name], operator, value),
    );
  });
}

/** Records in the wanted order, or by id. */
export function ordered(entries: readonly Entry[], module: Module, orderBy: unknown): readonly Entry[] {
  const keys = Object.entries(isRow(orderBy) ? orderBy : {}).map(([name, clause]) => {
    const isDescending = isRow(clause) && clause['order'] === 'DESC';
    const value = (row: Row): unknown => row[name];
    return { value, isDescending, nullsFirst: !isDescending };
  });
  const rows = entries.map((entry) => {
    const shown = keys.length === 0 ? [] : Object.keys(isRow(orderBy) ? orderBy : {});
    const values = shown.map((name) => [name, comparable(valueOf(entry, name), module.fields[name])]);
    return { ...Object.fromEntries(values), entry };
  });
  return sortedBy(rows, keys).map(({ entry }) => entry);
}

/** The place in a list that an offset stands for; an offset is long and says nothing. */
export function placeOf(offset: string | null | undefined): number {
  if (offset === null || offset === undefined) return 0;
  const place = /^zcrm:(\d+)$/.exec(Buffer.from(offset, 'hex').toString())?.[1];
  if (place === undefined) throw new GraphQLError('the offset given seems to be invalid');
  return Number(place);
}

/** The offset that stands for a place. */
export function offsetOf(place: number): string {
  return Buffer.from(`zcrm:${String(place).padStart(12, '0')}`).toString('hex');
}
