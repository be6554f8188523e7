import type { AppointmentRecord, ClientRecord, VisitTypeRecord } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { categoryOf } from './companyRecords.ts';
import { attendanceOf, dayIn, digitsOf, displayName, idOf, isGone } from './values.ts';

interface Inverted {
  readonly invert?: boolean | null;
}
interface NumbersFilter extends Inverted {
  readonly value?: readonly number[] | null;
}
interface SpanFilter<Value> extends Inverted {
  readonly from?: Value | null;
  readonly to?: Value | null;
}

/** The states of filters, as they come. */
export interface ClientFilters {
  readonly quick_search?: (Inverted & { readonly value: string }) | null;
  readonly id?: NumbersFilter | null;
  readonly birthday?: SpanFilter<string> | null;
  readonly gender?: NumbersFilter | null;
  readonly importance?: NumbersFilter | null;
  readonly category?: NumbersFilter | null;
  readonly has_mobile_app?: (Inverted & { readonly value: boolean }) | null;
  readonly sold_amount?: SpanFilter<number> | null;
  readonly record?:
    | (Inverted & {
        readonly staff?: NumbersFilter | null;
        readonly service?: NumbersFilter | null;
        readonly service_category?: NumbersFilter | null;
        readonly status?: NumbersFilter | null;
        readonly created?: SpanFilter<string> | null;
        readonly records_count?: SpanFilter<number> | null;
      })
    | null;
}

/** A client with her row, and what was booked for her in the company. */
export interface SearchedClient {
  readonly client: ClientRecord;
  readonly row: Row;
  readonly records: () => readonly AppointmentRecord[];
  readonly typeOf: (record: AppointmentRecord) => VisitTypeRecord | null;
}

// In this filter the states have numbers of their own.
const statusOfAttendance: Readonly<Record<-1 | 0 | 1 | 2, number>> = { [-1]: 1, 0: 2, 1: 3, 2: 4 };

/** Whether a text is found in a name, in any case; a name may be given with the surname first, too. */
export function hasName({ givenName, familyName }: ClientRecord, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const turned = displayName({ givenName: familyName, familyName: givenName ?? '' });
  return [displayName({ givenName, familyName }), turned].some((name) => name.toLowerCase().includes(wanted));
}

/** Whether a part of a number is found among all numbers of a client. */
export function hasPhone({ phones }: ClientRecord, text: string): boolean {
  const wanted = digitsOf(text);
  return wanted !== '' && phones.some(({ value }) => digitsOf(value).includes(wanted));
}

/** Whether a client meets the filters. */
export function meetsFilters(
  searched: SearchedClient,
  filters: ClientFilters,
  operation: string | null | undefined,
): boolean {
  const { client, row } = searched;
  const results: boolean[] = [];
  const add = (filter: Inverted | null | undefined, test: () => boolean): void => {
    if (filter) results.push(test() !== (filter.invert ?? false));
  };
  const { quick_search: quick, id, birthday, gender, importance, category, sold_amount: sold, record } = filters;
  add(quick, () => isQuick(client, String(row['card']), quick?.value ?? ''));
  add(id, () => holds(id, idOf('client', client.key)));
  add(birthday, () => row['birth_date'] !== '' && isWithin(birthday, String(row['birth_date'])));
  add(gender, () => holds(gender, row['sex_id']));
  add(importance, () => holds(importance, row['importance_id']));
  add(category, () => categoriesOf(row).some((label) => holds(category, label)));
  // No client has the app here.
  add(filters.has_mobile_app, () => filters.has_mobile_app?.value === false);
  add(sold, () => isWithin(sold, valueOf(row, 'sold_amount')));
  add(record, () => meetsRecords(searched, record ?? {}));
  if (results.length === 0) return true;
  return operation === 'OR' ? results.includes(true) : !results.includes(false);
}

/** The value of a field of a row that may be made only when it is asked for. */
export function valueOf(row: Row, field: string): unknown {
  const value = row[field];
  return typeof value === 'function' ? Reflect.apply(value, row, []) : value;
}

/** Sorts clients by a field; what is empty comes first, and equal ones by id. */
export function sortedClients<Item extends { readonly row: Row }>(
  items: readonly Item[],
  orderBy: string,
  direction: string,
): readonly Item[] {
  const field = orderBy === 'name' ? 'display_name' : orderBy;
  const sign = direction === 'DESC' ? -1 : 1;
  const keyed = items.map((item) => ({ item, value: valueOf(item.row, field) ?? '' }));
  return keyed.toSorted((one, other) => sign * compareValues(one.value, other.value)).map(({ item }) => item);
}

function isQuick(client: ClientRecord, card: string, text: string): boolean {
  const wanted = text.trim();
  if (wanted === '') return true;
  const isNumber = /^[+(]?\d[\d\s().-]{2,}$/.test(wanted);
  const isCard = card !== '' && card.toLowerCase().includes(wanted.toLowerCase());
  return hasName(client, wanted) || isCard || (isNumber && hasPhone(client, wanted));
}

function meetsRecords(
  { records, typeOf }: SearchedClient,
  {
    staff,
    service,
    service_category: category,
    status,
    created,
    records_count: count,
  }: NonNullable<ClientFilters['record']>,
): boolean {
  const found = records().filter((row) => {
    const type = typeOf(row);
    return (
      !isGone(row) &&
      (!staff || holds(staff, idOf('provider', row.providerKey ?? 0))) &&
      (!service || holds(service, idOf('visitType', row.typeKey))) &&
      (!category || (type !== null && holds(category, categoryOf(type)))) &&
      (!status || holds(status, statusOfAttendance[attendanceOf(row.state)])) &&
      (!created || isWithin(created, new Date(row.createdAt).toISOString().slice(0, 10)))
    );
  });
  return count ? isWithin(count, found.length) : found.length > 0;
}

function categoriesOf(row: Row): readonly unknown[] {
  const categories: unknown = row['categories'];
  return Array.isArray(categories) ? categories.map((category: Row) => category['id']) : [];
}

function holds(filter: NumbersFilter | null | undefined, value: unknown): boolean {
  return (filter?.value ?? []).some((wanted) => wanted === value);
}

function isWithin(span: SpanFilter<string | number> | null | undefined, value: unknown): boolean {
  const [from, to] = [span?.from ?? null, span?.to ?? null].map((edge) =>
    typeof edge === 'string' ? dayIn(edge, 'filters') : edge,
  );
  const isAfter = from === null || from === undefined || compareValues(value, from) >= 0;
  return isAfter && (to === null || to === undefined || compareValues(value, to) <= 0);
}
