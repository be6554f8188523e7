import { execute, type ExecutionArgs, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { createDocumentReader, maxDepth, type OperationFacts } from './queryDocuments.ts';
import { resolveField } from './resolvers/resolveField.ts';
import { subscribeField } from './resolvers/subscriptionResolvers.ts';
import { demoSchema } from './schema.ts';
import type { ClinicStore } from './store.ts';

/** A GraphQL request as it came out of a JSON body. */
export interface GraphQLRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
}

/** An HTTP status with a JSON body. */
export interface Reply {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation that may run. */
export interface Prepared extends ExecutionArgs {
  readonly contextValue: { readonly store: ClinicStore };
}

/** Answers to GraphQL requests. */
export interface Endpoint {
  readonly respond: (request: GraphQLRequest) => Promise<Reply>;
  /** What a subscription is executed with, or why it is not. */
  readonly prepareSubscription: (request: GraphQLRequest) => Prepared | readonly GraphQLError[];
}

/** What a key may not do. */
export interface Restrictions {
  /** Root fields that are refused with HTTP 403. */
  readonly restricted: readonly string[];
  /** Whether the schema may be read. */
  readonly introspection: 'full' | 'refused';
}

/**
 * Answers GraphQL requests from a clinic.
 *
 * What the interface document leaves open is decided here: everything that is GraphQL, errors of syntax,
 * validation and depth included, is HTTP 200, as the services of this family do.
 */
export function createEndpoint(store: ClinicStore, restrictions: Restrictions): Endpoint {
  const schema = demoSchema();
  const read = createDocumentReader(schema);

  function prepare({ query, variables, operationName }: GraphQLRequest, isEvent: boolean): Prepared | Reply {
    const prepared = read(query);
    if (prepared.kind === 'invalid') return errorReply(prepared.errors);
    const operation = chooseOperation(prepared.operations, operationName);
    if (!operation) return errorReply([new GraphQLError('The document has no such operation, or more than one')]);
    if ((operation.kind === 'subscription') !== isEvent)
      return errorReply([
        new GraphQLError(
          isEvent ? 'Only subscriptions are answered by events' : 'Subscriptions are answered by events',
        ),
      ]);
    const refusal = refuse(operation, restrictions);
    if (refusal) return refusal;
    return {
      schema,
      document: prepared.document,
      operationName,
      variableValues: variables,
      contextValue: { store },
      fieldResolver: resolveField,
      subscribeFieldResolver: subscribeField,
    };
  }

  return {
    async respond(request) {
      const prepared = prepare(request, false);
      if ('status' in prepared) return prepared;
      const result = await execute(prepared);
      const errors = result.errors?.map(formatError);
      // `errors` first, as readers of raw replies look for it there.
      return { status: 200, body: { ...(errors && { errors }), ...('data' in result && { data: result.data }) } };
    },
    prepareSubscription(request) {
      const prepared = prepare(request, true);
      return 'status' in prepared ? errorsIn(prepared) : prepared;
    },
  };
}

/** The messages of a refusal; where it has none of GraphQL's, that it is one. */
function errorsIn({ body }: Reply): readonly GraphQLError[] {
  const { errors = [{ message: 'Forbidden' }] } = body as { readonly errors?: readonly GraphQLFormattedError[] };
  return errors.map(({ message, extensions = {} }) => new GraphQLError(message, { extensions }));
}

function chooseOperation(operations: readonly OperationFacts[], name: string | null): OperationFacts | null {
  if (name !== null) return operations.find((operation) => operation.name === name) ?? null;
  return operations.length === 1 ? (operations[0] ?? null) : null;
}

function refuse({ depth, rootFields }: OperationFacts, { restricted, introspection }: Restrictions): Reply | null {
  const forbidden = restricted.find((field) => rootFields.has(field));
  if (forbidden !== undefined) {
    return { status: 403, body: { errors: [{ message: `You are not authorized to use ${forbidden}` }] } };
  }
  if (introspection === 'refused' && (rootFields.has('__schema') || rootFields.has('__type'))) {
    const extensions = { code: 'introspection_disabled' };
    return errorReply([new GraphQLError('Introspection is disabled', { extensions })]);
  }
  if (depth <= maxDepth) return null;
  const message = `Query has depth of ${String(depth)}, which exceeds max depth of ${String(maxDepth)}`;
  return errorReply([new GraphQLError(message, { extensions: { code: 'query_depth_limit' } })]);
}

function errorReply(errors: readonly GraphQLError[]): Reply {
  return { status: 200, body: { errors: errors.map((error) => error.toJSON()) } };
}

/** An error as it is sent. Like a real service, the demo hides the message of an internal failure. */
function formatError(error: GraphQLError): GraphQLFormattedError {
  const cause = error.originalError;
  if (cause === undefined || cause instanceof GraphQLError) return error.toJSON();
  return { ...error.toJSON(), message: 'Internal server error', extensions: { code: 'internal_error' } };
}
