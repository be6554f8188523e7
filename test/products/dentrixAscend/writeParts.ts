import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { answerOne, answerProblem, badRequest, type Problem } from './envelopes.ts';
import type { AscendMemory } from './memory.ts';
import type { AscendRecords } from './records.ts';
import type { AscendCollection } from './schema.ts';
import { instantText } from './values.ts';

/** Points to something else, as bodies do. */
export interface Reference {
  readonly id: string;
}

/** What writes work with. */
export interface WriteParts {
  readonly backstage: Backstage;
  readonly memory: AscendMemory;
  readonly records: AscendRecords;
  /** Whether a collection has something with an id. */
  readonly has: (collection: AscendCollection, id: string) => boolean;
  /** Lets a write through, unless none is allowed. */
  readonly guarded: <Args>(write: (args: Args) => Row) => (args: Args) => Row;
}

/** The answer to a write of the practice, or why it could not be. */
export function answerWritten<Record>(outcome: Written<Record>, show: (row: Record) => Row, statusCode = 200): Row {
  if (outcome.ok) return answerOne(show(outcome.row), statusCode);
  return answerProblem(badRequest('INVALID_VALUE', outcome.message, outcome.field));
}

/** The problems of a body, of which there is at least one; null where there is none. */
export function answerProblems(problems: readonly Problem[]): Row | null {
  const [first, ...others] = problems;
  return first ? answerProblem(first, ...others) : null;
}

/** Whether a text is a day of the calendar, such as 2026-02-03. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && instantText(instant).startsWith(text);
}
