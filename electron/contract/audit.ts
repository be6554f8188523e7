/** The outcome of a change. */
export const auditOutcomes = ['done', 'refused', 'conflict', 'unknown', 'notOffered', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** One entry of the audit log. It never holds a name or a value of a client. */
export interface AuditLine {
  readonly number: number;
  /** ISO instant, UTC. */
  readonly at: string;
  /** The name of the person signed in; null where staff sign-in is off. */
  readonly who: string | null;
  /** A desk mutation such as `bookAppointment`, or a channel such as `clients:export`. */
  readonly what: string;
  /** Names of the values in the request. */
  readonly names: readonly string[];
  /** The affected objects, as keyed hashes of their ids that only this desk can compute. */
  readonly about: readonly string[];
  /** Null while pending. */
  readonly outcome: AuditOutcome | null;
}

/** A place where the audit log was altered or damaged. */
export interface AuditGap {
  readonly file: string;
  readonly line: number;
  /** `changed`: other than it was written. `missing`: lines or files are gone. `torn`: a write was cut off, as by a power cut. */
  readonly why: 'changed' | 'missing' | 'torn';
}

export interface AuditView {
  /** Newest first. */
  readonly lines: readonly AuditLine[];
  /** The number of all entries. */
  readonly total: number;
  readonly gaps: readonly AuditGap[];
  /** ISO instant of the oldest stored entry; null where there is none. */
  readonly since: string | null;
  /** Whether altering the log unnoticed would need a key from this computer's key store. */
  readonly sealed: boolean;
}

/** The entries to read: those about an id of the service, newest first, after the first `skip`. */
export interface AuditQuery {
  readonly about: string | null;
  readonly skip: number;
}

export const auditPage = 100;
