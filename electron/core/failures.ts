import type { Failure } from '../contract/failure.ts';
import type { OutcomeView } from '../contract/settings.ts';
import type { Outcome } from '../../graphql/service/outcome.ts';
import { wordsFor } from '../../graphql/service/outcomeWords.ts';

/** What the page is told about an outcome that gave no data. */
export function failureOf(outcome: Exclude<Outcome, { kind: 'ok' }>): Failure {
  return { kind: outcome.kind, ...wordsFor(outcome) };
}

/** An outcome as settings and the status strip show it. `at` is epoch milliseconds. */
export function viewOf(outcome: Outcome, at: number): OutcomeView {
  return { kind: outcome.kind, ...wordsFor(outcome), at: new Date(at).toISOString() };
}

export function badRequest(message: string): Failure {
  return { kind: 'badRequest', message, action: 'Reload the window. If it stays, report it: this is our mistake.' };
}

/** What a page asked that is on no list, whether a channel or an operation. */
export const unknownQuestion = badRequest('This question is not one that Front Desk knows.');

/** A known question with values that its guard or its operation does not take. */
export const unfitValues = badRequest('This question came with values that do not fit.');

export function notOffered(what: string): Failure {
  return {
    kind: 'notOffered',
    message: `This service does not offer ${what}, or Front Desk does not understand it yet.`,
    action: 'Nothing to do here; everything else works.',
  };
}

/** A question that the service takes only with a choice that nobody made. */
export function choiceNeeded(what: string): Failure {
  return {
    kind: 'notOffered',
    message: `This service tells free times only for ${what}.`,
    action: `Choose ${what} first.`,
  };
}

export function cancelledFailure(): Failure {
  return { kind: 'cancelled', message: 'This was stopped.', action: 'Try again.' };
}

export const fileNotWritten: Failure = {
  kind: 'storage',
  message: 'The file could not be written: the disk is full, or the folder is read-only.',
  action: 'Choose another folder and try again.',
};
