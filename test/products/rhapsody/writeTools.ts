import type { Ledger } from '../../dialects/practiceLedger.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { ClinicalRecords } from './clinicalRecords.ts';
import type { OfficeRecords } from './officeRecords.ts';
import type { OfficeTools } from './officeResolvers.ts';
import type { DeskRecords } from './records.ts';
import { refusal } from './values.ts';

/** What the mutations work with. */
export interface WriteTools extends OfficeTools {
  readonly desk: DeskRecords;
  readonly office: OfficeRecords;
  readonly clinical: ClinicalRecords;
  readonly ledger: Ledger;
  /** Whether patients are spayed or neutered, where that was written. */
  readonly neutered: Map<number, string | null>;
}

/** Wraps a mutation so that a key which may not write is refused. */
export type Guard = <Args, Answer>(write: (args: Args) => Answer) => (args: Args) => Answer;

/** The row that was written; what was refused is an error. */
export function rowWritten<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw refusal(outcome.message, outcome.message.startsWith('No such') ? 'NOT_FOUND' : 'BAD_USER_INPUT');
}
