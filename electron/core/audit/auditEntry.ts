import { isRecord } from '../../../graphql/service/json.ts';
import { type AuditOutcome, auditOutcomes } from '../../contract/audit.ts';
import { isObject } from '../../contract/guards.ts';

/** One line of the record, as it is written. Names and marks only: no value that somebody typed. */
export type AuditEntry = { readonly n: number; readonly at: string } & (
  | {
      /** The first of a file. `after` is the hash of the line before it, in the file before; null: there was none. */
      readonly kind: 'file';
      readonly file: number;
      readonly version: string;
      readonly after: string | null;
      /** What came before it is not as it was written: this was seen, and told. */
      readonly broken?: true;
    }
  | {
      /** Written before anything is sent. */
      readonly kind: 'intent';
      readonly who: string | null;
      readonly what: string;
      readonly names: readonly string[];
      readonly about: readonly string[];
    }
  /** How the intent of that number ended; `made` is the mark of what came of it. */
  | { readonly kind: 'outcome'; readonly of: number; readonly how: AuditOutcome; readonly made?: string }
);

/** An entry that was not numbered yet. */
export type NewEntry = AuditEntry extends infer Each
  ? Each extends AuditEntry
    ? Omit<Each, 'n' | 'at'>
    : never
  : never;

/** Whether a value is a line of the record: one that somebody altered may be anything. */
export function isEntry(value: unknown): value is AuditEntry {
  if (!isRecord(value) || !Object.hasOwn(value, 'kind')) return false;
  const shared = { n: Number.isSafeInteger, at: isText, kind: isText };
  switch (value['kind']) {
    case 'file': {
      const after = (each: unknown): boolean => each === null || isText(each);
      const fields = { ...shared, file: Number.isSafeInteger, version: isText, after };
      return isObject(value, fields, { broken: (broken) => broken === true });
    }
    case 'intent': {
      const who = (each: unknown): boolean => each === null || isText(each);
      return isObject(value, { ...shared, who, what: isText, names: isTexts, about: isTexts });
    }
    case 'outcome': {
      const how = (each: unknown): boolean => auditOutcomes.some((known) => known === each);
      return isObject(value, { ...shared, of: Number.isSafeInteger, how }, { made: isText });
    }
    default:
      return false;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
