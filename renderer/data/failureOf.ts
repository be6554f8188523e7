import { CombinedGraphQLErrors } from '@apollo/client';
import type { Failure } from '../../electron/contract/failure.ts';
import { failureInErrors, unexpectedFailure } from '../lib/failureInErrors.ts';
import { FailureError } from './bridgeLink.ts';

/** What to tell a person about an error that Apollo hands out. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return CombinedGraphQLErrors.is(error) ? failureInErrors(error.errors) : unexpectedFailure;
}

/** Whether an error is only that the page itself stopped asking. */
export function isCancelled(error: unknown): boolean {
  return failureOf(error).kind === 'cancelled';
}
