import type { Failure } from './failure.ts';

/** Columns of the table of all clients; the same names as the desk schema's ClientColumn. */
export const clientColumns = [
  'name',
  'id',
  'phone',
  'email',
  'address',
  'active',
  'alerts',
  'tags',
  'balance',
  'since',
  'lastVisit',
  'location',
  'patients',
] as const;
export type ClientColumnName = (typeof clientColumns)[number];

/** A review of all clients: a filter and a sort of the desk schema, and the visible columns. */
export interface ClientTable {
  /** The desk schema's ClientFilter; GraphQL's rules check it where it is used. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly by: ClientColumnName; readonly descending: boolean } | null;
  readonly columns: readonly ClientColumnName[];
}

/**
 * Alerts of the client, and of the patients who are alive. The column, the exported file and the filter use the same
 * value.
 */
export function alertsOf({
  alerts,
  patients,
}: {
  readonly alerts: readonly string[];
  readonly patients:
    readonly { readonly name: string; readonly deceased: boolean | null; readonly alerts: readonly string[] }[] | null;
}): readonly string[] {
  const living = (patients ?? []).filter(({ deceased }) => !deceased);
  return [...alerts, ...living.flatMap((patient) => patient.alerts.map((alert) => `${patient.name}: ${alert}`))];
}

/** A named table. */
export interface ClientView extends ClientTable {
  readonly name: string;
}

export const maxClientViews = 30;

/** A table to be written as CSV: the columns with their titles in the person's language, and labels for yes and no. */
export interface ClientExport {
  readonly name: string;
  readonly table: ClientTable;
  readonly titles: readonly string[];
  readonly labels: { readonly yes: string; readonly no: string };
}

/** Unfinished work: typed values that were not sent. It outlives its window. */
export interface Draft {
  /** Identifies the form, such as `client new` or `client 17`; a newer draft with the same id replaces it. */
  readonly id: string;
  /** In the page's own format; the page validates it when it is resumed. */
  readonly content: Readonly<Record<string, unknown>>;
  /** ISO instant, UTC. */
  readonly at: string;
}

export const maxDrafts = 50;
export const maxDraftCharacters = 64 * 1024;

/** The progress of the background reading of all clients. */
export interface DirectoryProgress {
  readonly state: 'notOffered' | 'reading' | 'paused' | 'waiting' | 'complete' | 'incomplete';
  readonly read: number;
  readonly expected: number | null;
  readonly failure: Failure | null;
}
