import type { EnvironmentKind } from './settings.ts';

/**
 * The largest map file: in bytes, and in characters after its quotation marks are escaped, so that it fits into one
 * request (guards.ts).
 */
export const mapFileLimits = { bytes: 200_000, charactersWritten: 260_000 } as const;

/** How Front Desk reads the connected service, for managers: every concept, and its source. */
export interface MapView {
  readonly environment: EnvironmentKind;
  readonly organization: string | null;
  /**
   * `read`: from the schema that the service shows. `guessed`: the service does not show its schema, so it was inferred
   * by probing queries. `given`: the demo clinic's, or one imported for a service without a schema.
   */
  readonly source: 'read' | 'guessed' | 'given';
  /** When the schema was last read, ISO instant; null where it never was. */
  readonly readAt: string | null;
  /** How many types the schema has, null where it is not shown. */
  readonly types: number | null;
  readonly concepts: readonly ConceptView[];
  /** Every document that may be sent to the service, whole. */
  readonly documents: readonly DocumentView[];
  /** The changes at the last reading, as sentences; empty where there were none. */
  readonly changes: readonly string[];
  /** Every mutation of the service, for a manager to switch its form on; null where the schema is not at hand. */
  readonly mutations: readonly MutationView[] | null;
}

/** An operation of the service that changes something, and whether managers may run it through a form. */
export interface MutationView {
  readonly mutation: string;
  /** The service's own description; null where it has none. */
  readonly description: string | null;
  readonly on: boolean;
  /** Whether the desk's own screens send it already. */
  readonly used: boolean;
  /** Whether its name means a deletion. */
  readonly removes: boolean;
}

/** Switches the form of a mutation on or off. */
export interface FormSwitch {
  readonly mutation: string;
  readonly on: boolean;
}

/**
 * `sure`: chosen with enough confidence. `unconfirmed`: a candidate exists, but needs a manager's confirmation. `corrected`:
 * a manager decided. `absent`: the service does not offer it. `forbidden`: it does, but not to this key.
 */
export type ConceptState = 'sure' | 'unconfirmed' | 'corrected' | 'absent' | 'forbidden';

export interface ConceptView {
  /** Its name in the map, such as `clientSearch`. */
  readonly concept: string;
  /** For display: “Search for clients”. */
  readonly name: string;
  /** Whether it is read or changes something. Changes have no live sample. */
  readonly kind: 'read' | 'write';
  /** Whether the schedule or the client list requires it. */
  readonly needed: boolean;
  readonly state: ConceptState;
  /** The one in use. */
  readonly chosen: CandidateView | null;
  /** Other operations that may fit, the best first, at most 8. For an `unconfirmed` concept these are the choices. */
  readonly alternatives: readonly CandidateView[];
  /** What is read from which field, in the desk's order; empty without a chosen operation. */
  readonly fields: readonly FieldView[];
  /** Why it is absent or forbidden, in a sentence; else null. */
  readonly why: string | null;
}

/**
 * What reading a few rows of the service said of an operation. `proven`: they fit. `unproven`: they said nothing, or were
 * not read. `refuted`: they don't fit.
 */
export const verdicts = ['proven', 'unproven', 'refuted'] as const;
export type Verdict = (typeof verdicts)[number];

export interface CandidateView {
  readonly operation: string;
  readonly type: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
  /** Absent where nothing was read, as for operations that change something. */
  readonly verdict?: Verdict;
}

export interface FieldView {
  /** Its name in the map, such as `givenName`. */
  readonly field: string;
  /** For display: “Given name”. */
  readonly name: string;
  /** What it is read from, such as `phoneNumbers.value`; empty where nothing was found. */
  readonly from: readonly string[];
  /** Alternatives for a manager to choose; empty where there is only one. */
  readonly choices: readonly string[];
  /** Whether it needs a source: “nothing” is no choice then. */
  readonly required: boolean;
  readonly corrected: boolean;
}

export interface DocumentView {
  readonly name: string;
  /** For display: its purpose. */
  readonly purpose: string;
  readonly text: string;
  readonly depth: number;
}

/** A correction by a manager. It applies until it is undone, also when the schema is read again. */
export type MapCorrection =
  /** Uses this operation. */
  | { readonly kind: 'operation'; readonly concept: string; readonly operation: string }
  /** The service does not offer this, regardless of its schema. */
  | { readonly kind: 'nothing'; readonly concept: string }
  /** Reads a field from here (one of its `choices`), or with null from nowhere. */
  | { readonly kind: 'field'; readonly concept: string; readonly field: string; readonly from: string | null }
  /** Undoes all corrections of a concept. */
  | { readonly kind: 'undo'; readonly concept: string };

/** The first few records that an operation really returns, read through the map. */
export interface MapSample {
  readonly columns: readonly string[];
  /** At most 5 rows, a text for each column; empty text where the service has none. */
  readonly rows: readonly (readonly string[])[];
  /** Rows that could not be read. */
  readonly unreadable: number;
}

export interface ExportedFile {
  /** Where it was written; null when the person cancelled. */
  readonly where: string | null;
}
