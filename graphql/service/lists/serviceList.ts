import type { Link, MoneySource, Path, Source } from '../sources.ts';
import type { Operation } from '../serviceMap.ts';

/** What a list is about, as a manager would sort it. */
export const listDomains = [
  'clients',
  'patients',
  'appointments',
  'medical',
  'billing',
  'inventory',
  'messages',
  'staff',
  'places',
  'other',
] as const;
export type ListDomain = (typeof listDomains)[number];

export const columnKinds = [
  'id',
  'text',
  'number',
  'money',
  'date',
  'moment',
  'state',
  'flag',
  'texts',
  'link',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** What a link shows of the object that it leads to; its id opens it. */
export interface LinkFields {
  readonly id?: Source;
  readonly name?: Source;
}

/** Where a column's values are in a row. */
export type ColumnSource =
  | { readonly kind: 'value'; readonly source: Source }
  | { readonly kind: 'money'; readonly money: MoneySource }
  | { readonly kind: 'link'; readonly link: Link<LinkFields> };

/** A value of the rows of a list. */
export interface ListColumn {
  /** Names it within its list: the way to its value, `address.city`. */
  readonly key: string;
  /** In the service's own words; empty for a name that is put together of several values. */
  readonly title: string;
  readonly kind: ColumnKind;
  /** Whether it is shown by default. */
  readonly usual: boolean;
  readonly from: ColumnSource;
  /** The type of the object that a link leads to. */
  readonly opens?: string;
  /** Its name means money, but the schema does not distinguish units from hundredths. */
  readonly unitUnknown?: true;
}

export type FilterKind = 'text' | 'number' | 'flag' | 'choice' | 'date' | 'moment' | 'id';

/** What the rows of a list can be narrowed by: an argument, or a field of one. */
export interface ListFilter {
  /** The argument and the way into it: `filter.status`. */
  readonly key: string;
  readonly title: string;
  readonly kind: FilterKind;
  /** The service's words that may be chosen. */
  readonly choices: readonly string[];
  /** Whether the list can't be requested without it. */
  readonly required: boolean;
  /** The type that the id belongs to, where known: the rows of this client. */
  readonly of: string | null;
  readonly argument: string;
  /** The argument's type as it is written in the schema. */
  readonly type: string;
  /** The step of the rows that takes the argument; the root field without one. */
  readonly at?: string;
  readonly path: Path;
  readonly form: FilterForm;
}

/** How a filter's value is written. `many`: as a list of one. */
export interface FilterForm {
  readonly as: 'text' | 'number' | 'flag' | 'digits' | 'naive' | 'instant';
  readonly many: boolean;
}

/** The fields of a list's operation: the row's id, and the columns by key. */
export type ListFields = Readonly<Record<string, Source | ColumnSource>>;

/** A list of the service: an operation that gives rows. */
export interface ServiceList {
  /** The operation's name: `invoices`, or `viewer.invoices`. */
  readonly name: string;
  /** In the service's own words. */
  readonly title: string;
  readonly domain: ListDomain;
  /** The type of its rows. */
  readonly type: string;
  /** The operation that requests it, with the usual columns. */
  readonly operation: Operation<ListFields>;
  /** The row's id; null where it has none. */
  readonly id: Source | null;
  /** Whether one row can be requested by id. */
  readonly byId: boolean;
  /** The usual columns first. */
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  /** `needed` where it gives nothing without a text. */
  readonly search: 'none' | 'offered' | 'needed';
  /** Required inputs that the desk can't fill: with any of these it is not requested. */
  readonly unknown: readonly string[];
}
