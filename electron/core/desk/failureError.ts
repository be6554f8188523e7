import type { Failure } from '../../contract/failure.ts';
import type { Result } from '../../contract/result.ts';

/** A Failure on its way through graphql-js, whose resolvers can only throw. */
export class FailureGraphQLError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'FailureGraphQLError';
    this.failure = failure;
  }
}

/** The value of a Result, or its failure thrown for graphql-js to collect. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new FailureGraphQLError(result.failure);
  return result.value;
}
