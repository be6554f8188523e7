import { ApolloLink, Observable } from '@apollo/client';
import type { DeskAnswer } from '../../electron/contract/channels.ts';
import type { Failure } from '../../electron/contract/failure.ts';
import type { Bridge } from '../bridge/bridge.ts';

/** A Failure on its way through Apollo, which carries errors only. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'FailureError';
    this.failure = failure;
  }
}

/** Sends an operation's name and variables over the bridge, never its document; unsubscribing cancels in the core. */
export class BridgeLink extends ApolloLink {
  readonly #bridge: Bridge;

  constructor(bridge: Bridge) {
    super();
    this.#bridge = bridge;
  }

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      const controller = new AbortController();
      const question = { operation: operation.operationName ?? '', variables: operation.variables };
      void this.#bridge.ask('desk:query', question, controller.signal).then((result) => {
        if (controller.signal.aborted) return;
        if (!result.ok) {
          observer.error(new FailureError(result.failure));
          return;
        }
        observer.next(toApollo(result.value));
        observer.complete();
      });
      return () => controller.abort();
    });
  }
}

function toApollo(answer: DeskAnswer): ApolloLink.Result {
  return answer.errors ? { data: answer.data, errors: [...answer.errors] } : { data: answer.data };
}
