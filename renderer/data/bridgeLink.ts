import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import type { DeskResponse, DeskEvent } from '../../electron/contract/channels.ts';
import type { Failure } from '../../electron/contract/failure.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { failureInErrors, unexpectedFailure } from './failureInErrors.ts';

/** A Failure on its way through Apollo, which carries errors only. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'FailureError';
    this.failure = failure;
  }
}

/** What a query tells this link besides its variables. */
interface QueryContext {
  readonly signal?: AbortSignal | undefined;
  /** Sent with the variables and unknown to the cache: they change how something is read, never what it is. */
  readonly requestVariables?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The end of Apollo's chain: sends an operation's name and variables over the bridge, never its document. Unsubscribing
 * from a query cancels it in the core; a mutation that was sent can't be called back. The only subscription carries the
 * core's events.
 */
export class BridgeLink extends ApolloLink {
  readonly #bridge: Bridge;

  constructor(bridge: Bridge) {
    super();
    this.#bridge = bridge;
  }

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    const { operationType } = operation;
    if (operationType === 'subscription') return this.#subscribe();
    return new Observable((observer) => {
      const controller = new AbortController();
      // A query that is sent once, outside of a component, is cancelled by its own signal.
      const { signal, requestVariables } = operation.getContext() as QueryContext;
      const cancelled = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
      const request = {
        operation: operation.operationName ?? '',
        variables: { ...operation.variables, ...requestVariables },
      };
      const answer =
        operationType === 'mutation'
          ? this.#bridge.request('desk:change', request)
          : this.#bridge.request('desk:query', request, cancelled);
      void answer.then((result) => {
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

  #subscribe(): Observable<ApolloLink.Result> {
    return new Observable((observer) =>
      this.#bridge.subscribe((event) => {
        const deskEvent = toDeskEvent(event);
        if (deskEvent) observer.next({ data: { deskEvent } });
      }),
    );
  }
}

function toApollo(answer: DeskResponse): ApolloLink.Result {
  return answer.errors ? { data: answer.data, errors: [...answer.errors] } : { data: answer.data };
}

/** An event about what the cache holds, as the desk schema writes it; null for all others. */
function toDeskEvent(event: DeskEvent): Readonly<Record<string, unknown>> | null {
  if (event.kind === 'dayRead') {
    const { kind: _kind, failure, ...day } = event;
    return { __typename: 'DayRead', ...day, failure: failure && { __typename: 'EventFailure', ...failure } };
  }
  if (event.kind === 'directoryChanged') return { __typename: 'DirectoryChanged', state: event.directory.state };
  return event.kind === 'clientsChanged' ? { __typename: 'ClientsChanged', ids: event.ids } : null;
}

/** The failure in an error of Apollo, to be shown to a person. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return CombinedGraphQLErrors.is(error) ? failureInErrors(error.errors) : unexpectedFailure;
}

/** Whether the page itself cancelled the request. */
export function isCancelled(error: unknown): boolean {
  return failureOf(error).kind === 'cancelled';
}
