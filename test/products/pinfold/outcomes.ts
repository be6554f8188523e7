import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { forbidden, rowVersionOf } from './values.ts';

/** What the operator is told after saving. */
export interface SaveMessage {
  readonly severity: 'ERROR' | 'WARNING';
  readonly field: string | null;
  readonly text: string;
}

/** What keeps something from being saved: thrown by checks, and answered as messages. */
class SaveError extends Error {
  readonly problem: SaveMessage;

  constructor(problem: SaveMessage) {
    super(problem.text);
    this.problem = problem;
  }
}

/** An error at a field of the input. */
export function saveError(field: string | null, text: string): SaveError {
  return new SaveError({ severity: 'ERROR', field, text });
}

/** Something that is saved all the same. */
export function warning(field: string, text: string): SaveMessage {
  return { severity: 'WARNING', field, text };
}

/** The row of a write to the practice. */
export function done<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  throw saveError(outcome.field, outcome.message);
}

/** Refuses to overwrite a change of another user. */
export function checkVersion(row: { readonly updatedAt: number }, rowVersion: string | null | undefined): void {
  if (rowVersion && rowVersion !== rowVersionOf(row))
    throw saveError('rowVersion', 'Another operator has changed this record. Please call it up again.');
}

/** Runs a write and answers its envelope, in which the row has a name of its own. */
export type Saving = (
  name: string,
  save: () => { readonly row: Row; readonly warnings?: readonly SaveMessage[] },
) => Row;

/** For the mutations of a server. */
export function savingOf({ refuseWrites }: Backstage): Saving {
  return (name, save) => {
    if (refuseWrites !== null) throw forbidden(refuseWrites);
    try {
      const { row, warnings = [] } = save();
      return { saved: true, [name]: row, messages: warnings };
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      return { saved: false, [name]: null, messages: [error.problem] };
    }
  };
}
