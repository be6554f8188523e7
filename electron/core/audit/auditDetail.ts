import type { AuditValues } from '../../contract/audit.ts';
import { isObject } from '../../contract/shapes.ts';

/** What an entry is about and changes, before ids of clinics and clients are turned into marks. */
export interface IntendedDetail {
  /** The connection that it is done at. */
  readonly clinic?: string | undefined;
  /** The id of the client. */
  readonly client?: string | null | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  readonly from?: AuditValues | undefined;
  readonly to?: AuditValues | undefined;
}

/** The same as it is written: clinic and client are marks. An intent and its outcome each have a part of it. */
export interface StoredDetail {
  readonly v: 1;
  readonly clinic?: string;
  readonly client?: string;
  readonly location?: string;
  readonly date?: string;
  readonly from?: AuditValues;
  readonly to?: AuditValues;
}

const longestText = 100;
const mostValues = 20;

/** What is written of a detail; null where nothing is left. A value too long for a name or a status is left out. */
export function storeDetail(detail: IntendedDetail, mark: (id: string) => string): StoredDetail | null {
  const { clinic, client, location, date, from, to } = detail;
  const stored = {
    ...(clinic !== undefined && { clinic: mark(clinic) }),
    ...(client && { client: mark(client) }),
    ...(isText(location) && { location }),
    ...(isText(date) && { date }),
    ...(from && { from: shortValues(from) }),
    ...(to && { to: shortValues(to) }),
  };
  return Object.keys(stored).length > 0 ? { v: 1, ...stored } : null;
}

/** The detail of an intent and its outcome; null where neither has one, or a later version wrote it. */
export function readDetail(intent: unknown, outcome: unknown): StoredDetail | null {
  const [first, second] = [intent, outcome].map((each) => (isStoredDetail(each) ? each : null));
  return first || second ? { v: 1, ...first, ...second } : null;
}

function shortValues(values: AuditValues): AuditValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => isValue(value))
      .slice(0, mostValues),
  );
}

function isStoredDetail(value: unknown): value is StoredDetail {
  const optional = { clinic: isText, client: isText, location: isText, date: isText, from: areValues, to: areValues };
  return isObject(value, { v: (version) => version === 1 }, optional);
}

function areValues(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isValue);
}

function isValue(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
