import type { Link, MoneySource, Path, Source } from './sources.ts';

/**
 * What a service keeps about a client or a patient beside the appointments: money, messages and the medical record. The
 * interface document names these groups and none of their fields.
 */
export const entryConcepts = [
  'invoices',
  'payments',
  'estimates',
  'credits',
  'conversations',
  'messages',
  'reminders',
  'encounters',
  'vaccinations',
  'treatments',
  'weights',
  'documents',
] as const;

export type EntryConcept = (typeof entryConcepts)[number];

export function isEntryConcept(concept: string): concept is EntryConcept {
  return entryConcepts.some((each) => each === concept);
}

/** What a concept lists entries of: a client, a patient, or all that are due on a day. */
export type EntrySubject = 'client' | 'patient' | 'day';

export const entrySubjects: Readonly<Record<EntryConcept, EntrySubject>> = {
  invoices: 'client',
  payments: 'client',
  estimates: 'client',
  credits: 'client',
  conversations: 'client',
  messages: 'client',
  reminders: 'day',
  encounters: 'patient',
  vaccinations: 'patient',
  treatments: 'patient',
  weights: 'patient',
  documents: 'patient',
};

/** A client, patient or provider that an entry names: at least the id or the name. */
export interface MentionFields {
  readonly id: Source;
  readonly name: Source;
}

/** One line of an invoice, or one message of a conversation. */
export interface EntryLineFields {
  readonly id?: Source;
  readonly text?: Source;
  readonly date?: Source;
  readonly author?: Source;
  readonly direction?: Source;
  readonly quantity?: Source;
  readonly amount?: MoneySource;
}

/** Where the values of an entry are. Of which concept it is decides which of them it has. */
export interface EntryFields {
  readonly id: Source;
  /** How people call it: the number of an invoice. */
  readonly number?: Source;
  readonly name?: Source;
  /** When it was made, taken, sent or given: a date or a moment. */
  readonly date?: Source;
  /** Until when it is to be paid, done or answered. */
  readonly due?: Source;
  readonly status?: Source;
  readonly kind?: Source;
  readonly text?: Source;
  readonly author?: Source;
  /** Who wrote a message: a word such as INBOUND, or a flag that is true for what came in. */
  readonly direction?: Source;
  readonly channel?: Source;
  readonly amount?: MoneySource;
  /** What of the amount is still to be paid, or left of a credit. */
  readonly open?: MoneySource;
  readonly method?: Source;
  readonly reference?: Source;
  /** A measured number, and what it is counted in. */
  readonly value?: Source;
  readonly unit?: Source;
  /** Ids of what it belongs to. */
  readonly invoice?: Source;
  readonly appointment?: Source;
  readonly conversation?: Source;
  readonly client?: Link<MentionFields>;
  readonly patient?: Link<MentionFields>;
  readonly provider?: Link<MentionFields>;
  readonly lines?: { readonly path: Path; readonly fields: EntryLineFields };
}
