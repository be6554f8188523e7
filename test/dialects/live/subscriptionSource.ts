import type { IncomingHttpHeaders } from 'node:http';
import { type ExecutionResult, GraphQLError, type GraphQLSchema, parse, subscribe, validate } from 'graphql';
import type { RecordChange } from '../../../graphql/demo/changeFeed.ts';
import type { Reply } from '../../../graphql/demo/endpoint.ts';
import type { Backstage } from '../dialect.ts';
import type { PracticeFeed } from './practiceFeed.ts';

/** How a dialect reports changes by itself. */
export interface SubscriptionSource {
  readonly protocol: 'graphql-ws' | 'phoenix';
  /** Where its sockets are. */
  readonly path: string;
  /** What each subscription field answers to a change: null where it is about something else. */
  readonly events: (
    stage: Backstage,
  ) => Readonly<Record<string, (change: RecordChange, args: Readonly<Record<string, unknown>>) => object | null>>;
}

/** What a server of either protocol works with. */
export interface SocketParts {
  readonly guard: (headers: IncomingHttpHeaders) => Reply | null;
  readonly start: StartSubscription;
}

interface SubscriptionRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** Begins a subscription: its events, or what is wrong with it. */
export type StartSubscription = (
  request: SubscriptionRequest,
) => Promise<AsyncGenerator<ExecutionResult, void, void> | readonly GraphQLError[]>;

export function createStartSubscription(
  schema: GraphQLSchema,
  events: ReturnType<SubscriptionSource['events']>,
  { feed }: PracticeFeed,
): StartSubscription {
  const rootValue = Object.fromEntries(
    Object.entries(events).map(([field, eventOf]) => [
      field,
      (args: Readonly<Record<string, unknown>>) =>
        feed.iterate((change) => {
          const event = eventOf(change, args);
          return event && { [field]: event };
        }),
    ]),
  );
  return async ({ query, variables, operationName }) => {
    try {
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return errors;
      const started = await subscribe({
        schema,
        document,
        rootValue,
        variableValues: variables ?? null,
        operationName: operationName ?? null,
      });
      return 'next' in started ? started : (started.errors ?? []);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  };
}
