import { Temporal } from 'temporal-polyfill';
import { buildDocument, type ListDocument } from '../documents.ts';
import type { Argument, Constant, Operation, Slot } from '../serviceMap.ts';
import type { FilterForm, ListColumn, ListFields, ListFilter, ServiceList } from './serviceList.ts';

/** What is wanted of a list: its filters by their keys, as a person typed or chose them. */
export type FilterValues = ReadonlyMap<string, string>;

/** A list as it is asked: what is sent, and where its rows are. */
export interface ListRequest {
  readonly document: ListDocument;
  readonly operation: Operation<ListFields>;
}

/** The operation of a list with these columns: each is a named source, and the row's id comes with them. */
export function operationWith(
  { operation, id }: Pick<ServiceList, 'operation' | 'id'>,
  columns: readonly ListColumn[],
): Operation<ListFields> {
  const fields = Object.fromEntries(columns.map(({ from }, index) => [`c${index}`, from]));
  return { ...operation, fields: { ...(id && { id }), ...fields } };
}

/** The question for a list with these columns and filters. Values that can't be understood are for the service to refuse. */
export function listRequest(
  list: ServiceList,
  columns: readonly ListColumn[],
  filters: FilterValues,
  timeZone: string,
): ListRequest {
  const used = list.filters.flatMap((filter) => {
    const value = filters.get(filter.key);
    return value === undefined || value === '' ? [] : [{ filter, value: writeFilter(value, filter.form, timeZone) }];
  });
  const operation = operationWith(list, columns);
  const filtered = { ...operation, arguments: used.reduce(withFilter, operation.arguments) };
  return { document: buildDocument('list', filtered, documentName(list.name)), operation: filtered };
}

/** `DeskListInvoices`: what logs show of it. */
export function documentName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return `DeskList${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

type FilterConstant = Constant;

function withFilter(
  list: readonly Argument[],
  { filter, value }: { readonly filter: ListFilter; readonly value: FilterConstant },
): readonly Argument[] {
  const slot: Slot = { path: filter.path, constant: value };
  const isHere = (each: Argument): boolean => each.name === filter.argument && each.at === filter.at;
  if (list.some(isHere)) return list.map((each) => (isHere(each) ? { ...each, slots: [...each.slots, slot] } : each));
  const argument = { name: filter.argument, type: filter.type, ...(filter.at !== undefined && { at: filter.at }) };
  return [...list, { ...argument, slots: [slot] }];
}

/** What was typed, as the argument wants it. */
export function writeFilter(text: string, { as, many }: FilterForm, timeZone: string): FilterConstant {
  const value = writeOne(text.trim(), as, timeZone);
  return many ? [value] : value;
}

function writeOne(text: string, as: FilterForm['as'], timeZone: string): string | number | boolean {
  switch (as) {
    case 'text':
      return text;
    case 'number':
      return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true';
    case 'digits':
      return text.replaceAll('-', '');
    case 'naive':
      return withSeconds(text);
    case 'instant':
      return instantOf(text, timeZone);
  }
}

/** A date alone begins with its day. */
function withSeconds(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00`;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text;
}

/** A wall clock of the zone as an instant; what is one already stays. */
function instantOf(text: string, timeZone: string): string {
  const local = withSeconds(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(local)) return text;
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();
  } catch {
    return text;
  }
}
