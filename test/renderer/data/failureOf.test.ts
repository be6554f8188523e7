import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../electron/contract/failure.ts';
import { FailureError, failureOf, isCancelled } from '../../../renderer/data/bridgeLink.ts';
import { failureInErrors, unexpectedFailure } from '../../../renderer/data/failureInErrors.ts';

const rejected: Failure = { kind: 'keyRejected', message: 'The key was not accepted.', action: 'Enter it again.' };

describe('failureOf', () => {
  it('takes the failure that came through the core API', () => {
    expect(failureOf(new FailureError(rejected))).toBe(rejected);
  });

  it('takes the failure out of GraphQL errors, past those that have none', () => {
    const errors = [{ message: 'Cannot return null' }, { message: 'no', extensions: { failure: rejected } }];
    expect(failureOf(new CombinedGraphQLErrors({ data: null, errors }))).toEqual(rejected);
  });

  it('does not show the text of an internal error', () => {
    const errors = [{ message: 'Cannot read properties of undefined (client Maria Alvarez)' }];
    expect(failureOf(new CombinedGraphQLErrors({ data: null, errors }))).toBe(unexpectedFailure);
    expect(failureOf(new TypeError('x is not a function'))).toBe(unexpectedFailure);
    expect(failureOf(undefined)).toBe(unexpectedFailure);
  });

  it('distinguishes a cancellation from a failure', () => {
    expect(isCancelled(new FailureError({ ...rejected, kind: 'cancelled' }))).toBe(true);
    expect(isCancelled(new FailureError(rejected))).toBe(false);
  });
});

describe('failureInErrors', () => {
  it('trusts no extension that is not a failure', () => {
    for (const failure of [null, 'keyRejected', 7, {}, { kind: 'x', message: 'y' }]) {
      expect(failureInErrors([{ extensions: { failure } }])).toBe(unexpectedFailure);
    }
  });
});
