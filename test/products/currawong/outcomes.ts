import type { Backstage } from '../../dialects/dialect.ts';
import type { Practice } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds } from './ids.ts';
import type { CurrawongMemory } from './memory.ts';

/** What keeps a command from being carried out: thrown by checks, and answered as it is. */
class ProblemError extends Error {
  readonly problem: Row;

  constructor(problem: Row) {
    super(String(problem['message']));
    this.problem = problem;
  }
}

/** A field of the input that makes no sense. */
export function rejected(path: string, message: string): ProblemError {
  const fields = [{ path: path.split('.'), message }];
  return new ProblemError({ __typename: 'InputRejected', code: 'INPUT_REJECTED', message, fields });
}

/** An id that belongs to nothing. */
export function missing(what: string, id: string): ProblemError {
  const message = `There is no ${what} with the id ${id}`;
  return new ProblemError({ __typename: 'RecordNotFound', code: 'RECORD_NOT_FOUND', message, missingId: id });
}

/** Time that is kept free. */
export function unavailable(message: string, blockedBy: Row | null): ProblemError {
  return new ProblemError({ __typename: 'SlotUnavailable', code: 'SLOT_UNAVAILABLE', message, blockedBy });
}

/** The row of a write to the practice. */
export function done<Record>(outcome: Written<Record>): Record {
  if (outcome.ok) return outcome.row;
  throw rejected(outcome.field, outcome.message);
}

/** Carries out a command, and answers what happened or what kept it from happening. */
export function commanded({ refuseWrites }: Backstage, carryOut: () => Row): Row {
  if (refuseWrites !== null) return { __typename: 'NotPermitted', code: 'NOT_PERMITTED', message: refuseWrites };
  try {
    return carryOut();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

/** Refuses to overwrite what was changed meanwhile. */
export function checkRevision({ revisions }: CurrawongMemory, id: string, expected: number | null | undefined): void {
  const currentRevision = revisions.get(id) ?? 1;
  if (expected === null || expected === undefined || expected === currentRevision) return;
  const message = `It is at revision ${String(currentRevision)} by now`;
  throw new ProblemError({ __typename: 'RevisionConflict', code: 'REVISION_CONFLICT', message, currentRevision });
}

/** Counts a change. */
export function touch({ revisions }: CurrawongMemory, id: string): void {
  revisions.set(id, (revisions.get(id) ?? 1) + 1);
}

const words = {
  place: 'site',
  provider: 'team member',
  visitType: 'consult type',
  client: 'household',
  patient: 'animal',
  appointment: 'booking',
} as const;

/** The key behind an id that must belong to something that is not discarded. */
export function keyFor(practice: Practice, kind: keyof typeof words, id: string): number {
  const key = currawongIds.key(kind, id);
  const rows = {
    place: practice.places,
    provider: practice.providers,
    visitType: practice.visitTypes.filter(({ isBlock }) => !isBlock),
    client: practice.clients.filter(({ isDeleted }) => !isDeleted),
    patient: practice.patients,
    appointment: practice.appointments.filter(({ isDeleted, isBlock }) => !isDeleted && !isBlock),
  }[kind];
  if (key === null || !rows.some((row) => row.key === key)) throw missing(words[kind], id);
  return key;
}
