import type { Failure } from '../contract/failure.ts';
import type { OutcomeView } from '../contract/settings.ts';
import type { Outcome } from '../../graphql/service/outcome.ts';
import { wordsFor } from '../../graphql/service/outcomeWords.ts';
import { wishedPause } from './transport/retryPolicy.ts';

/** What the page is told about an outcome that gave no data. */
export function failureOf(outcome: Exclude<Outcome, { kind: 'ok' }>): Failure {
  const pause = wishedPause(outcome);
  const wish = pause === null ? {} : { waitSeconds: pause / 1000 };
  return { kind: outcome.kind, ...wordsFor(outcome), ...wish };
}

/** An outcome as settings and the status strip show it. `at` is epoch milliseconds. */
export function viewOf(outcome: Outcome, at: number): OutcomeView {
  return { kind: outcome.kind, ...wordsFor(outcome), at: new Date(at).toISOString() };
}

/**
 * Failures of the way to the service: it was not asked at all, so trying again costs it nothing, and they end without
 * anybody telling.
 */
export function isOfLine({ kind }: { readonly kind: OutcomeView['kind'] }): boolean {
  return lineKinds.has(kind);
}

const lineKinds: ReadonlySet<OutcomeView['kind']> = new Set([
  'unreachable',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'notGraphQL',
]);

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

export const copyNotErased: Failure = {
  kind: 'storage',
  message: 'The offline copy could not be erased: the data folder is read-only, or another Front Desk works on it.',
  action: 'Close the other one or make the folder writable, and erase it again.',
};
