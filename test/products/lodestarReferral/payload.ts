import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';

/** A change of the book or of a file, as a mutation takes it. */
export interface Change {
  readonly id: string;
  readonly input: Row;
}

/** Why something was not written. */
export interface ValidationMessage {
  readonly field: string | null;
  readonly message: string;
  readonly code: string;
}

/** The answer to what was not written. */
export function unsuccessful(...messages: readonly ValidationMessage[]): Row {
  return { successful: false, messages, result: null };
}

// The fields of the shared practice, in the words of the inputs.
const fieldNames: Readonly<Record<string, string | null>> = {
  base: null,
  start: 'startsAt',
  location: 'hospitalId',
  type: 'consultTypeId',
  patient: 'animalId',
  client: 'ownerId',
  lastName: 'surname',
};

/** Writes, unless writing is refused, and answers what a mutation does. */
export function payload<Item>(backstage: Backstage, write: () => Written<Item>, show: (item: Item) => unknown): Row {
  const outcome = written(backstage, write);
  if (outcome.ok) return { successful: true, messages: [], result: show(outcome.row) };
  const { field, message } = outcome;
  const code = backstage.refuseWrites === null ? 'unknown' : 'forbidden';
  return unsuccessful({ field: field in fieldNames ? (fieldNames[field] ?? null) : field, message, code });
}

/** Messages about ids of an input that lead to nothing. */
export function strangers(input: Row, known: Readonly<Record<string, (id: string) => boolean>>): ValidationMessage[] {
  return Object.entries(known).flatMap(([field, isKnown]) => {
    const id = input[field];
    if (typeof id !== 'string' || isKnown(id)) return [];
    return [{ field, message: 'does not exist', code: 'foreign' }];
  });
}
