/** The outcome of a change. */
export const auditOutcomes = ['done', 'refused', 'conflict', 'unknown', 'notOffered', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/**
 * Values of a change that hold no client data, by field name: start, length, location, provider, type and status of an
 * appointment, or the value of a setting. Null where there was none.
 */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** What an entry holds besides names of fields; entries of earlier versions have none of it. */
export interface AuditDetail {
  /** Whether it was done at the clinic that is in use now: ids of another one mean nothing here. */
  readonly isHere: boolean;
  /** Location and day on which an appointment was seen. */
  readonly location: string | null;
  readonly date: string | null;
  /** Found by its mark among the clients that this desk has read; null where it is not among them. */
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly from: AuditValues;
  readonly to: AuditValues;
}

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
  readonly detail: AuditDetail | null;
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
  /** The number of entries that were asked for, and of all. */
  readonly total: number;
  readonly stored: number;
  /** Who is in the log, in the order of their names, whatever was asked for; at most `maxAuditPeople`. */
  readonly people: readonly string[];
  readonly gaps: readonly AuditGap[];
  /** ISO instant of the oldest stored entry; null where there is none. */
  readonly since: string | null;
  /** Whether altering the log unnoticed would need a key from this computer's key store. */
  readonly sealed: boolean;
}

/** What an action is about, to filter by. */
export const auditKinds = {
  appointments: ['bookAppointment', 'updateAppointment', 'setStatus', 'cancelAppointment', 'offlineQueue:change'],
  clients: ['registerClient', 'updateClient', 'mergeClients', 'addPatient', 'updatePatient'],
  payments: ['recordPayment'],
  messages: ['sendMessage'],
  operations: ['runForm'],
  exports: ['clients:export', 'lists:export', 'file:save', 'map:export', 'audit:export'],
  settings: [
    'settings:change',
    'connection:open',
    'connection:use',
    'connection:forget',
    'map:correct',
    'map:import',
    'map:form',
    'messageTemplates:change',
    'snapshot:erase',
    'updates:control',
  ],
  signIn: ['staff:signIn', 'staff:ownPin', 'staff:change', 'staff:reset', 'lock hand', 'lock idle', 'lock system'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AuditKind = keyof typeof auditKinds;

/** What entries have in common; what is absent is not asked for. */
export interface AuditFilter {
  /** Null: without a sign-in. */
  readonly who?: string | null;
  readonly kind?: AuditKind;
  readonly outcome?: AuditOutcome;
  /** Milliseconds since 1970: from the first on, and before the second. */
  readonly from?: number;
  readonly until?: number;
}

/** The entries to read: those about an id of the service, and those of a filter, newest first, after the first `skip`. */
export interface AuditQuery {
  readonly about: string | null;
  readonly skip: number;
  readonly filter?: AuditFilter;
}

export const auditPage = 100;
export const maxAuditPeople = 200;
