import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { depthOf, maxDepth, rootFieldsOf } from '../../graphql/demo/queryDocuments.ts';
import type { GraphQLRequest, Reply } from '../../graphql/demo/endpoint.ts';
import type { DialectOptions, DialectSource, Received } from './dialect.ts';

/** What an endpoint answers from, and how it behaves. */
interface EndpointParts {
  readonly schema: GraphQLSchema;
  readonly rootValue: object;
  readonly introspection: NonNullable<DialectOptions['introspection']>;
  readonly introspectionRefusal: DialectSource['introspectionRefusal'];
  readonly restricted: readonly string[];
  readonly body: (result: ExecutionResult) => object;
  readonly log: ReceivedLog;
  /** Whether the answer that was just made holds a poisoned row; reading clears it. */
  takeSpoiled(): boolean;
}

interface Facts {
  readonly depth: number;
  readonly rootFields: readonly string[];
}

/** Answers GraphQL requests the way one dialect does. */
export function createDialectEndpoint(parts: EndpointParts): (request: GraphQLRequest) => Promise<Reply> {
  return async ({ query, variables, operationName }) => {
    const document = parsed(query);
    if (document instanceof GraphQLError) return errorReply(document);
    const operation = chooseOperation(document, operationName);
    if (!operation) return errorReply(new GraphQLError('Must provide the name of one operation'));
    const facts: Facts = {
      depth: depthOf(document, operation),
      rootFields: [...rootFieldsOf(document, operation)],
    };
    parts.log.note({ query, variables, kind: operation.operation, ...facts });
    const refusal = refuse(facts, parts);
    if (refusal) return refusal;
    const errors = validate(parts.schema, document);
    if (errors.length > 0) return { status: 200, body: parts.body({ errors }) };
    const result = execute({
      schema: parts.schema,
      document,
      rootValue: parts.rootValue,
      variableValues: variables,
      operationName,
    });
    // Before any await: no resolver is asynchronous, so what was met until here belongs to this request.
    if (parts.takeSpoiled()) return { status: 500, body: { errors: [{ message: 'Internal server error' }] } };
    return { status: 200, body: parts.body(await result) };
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: 50_000 });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function chooseOperation(document: DocumentNode, name: string | null): OperationDefinitionNode | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (name !== null) return operations.find((operation) => operation.name?.value === name) ?? null;
  return operations.length === 1 ? (operations[0] ?? null) : null;
}

const metaFields = new Set(['__schema', '__type', '__typename']);

function refuse({ depth, rootFields }: Facts, parts: EndpointParts): Reply | null {
  const forbidden = parts.restricted.find((field) => rootFields.includes(field));
  if (forbidden !== undefined) return forbiddenReply(`You are not authorized to access ${forbidden}`);
  const asksSchema = rootFields.includes('__schema') || rootFields.includes('__type');
  if (asksSchema && parts.introspection === 'refused') {
    const message = 'GraphQL introspection is not allowed';
    if (parts.introspectionRefusal === 'forbidden') return forbiddenReply(message);
    return errorReply(new GraphQLError(message, { extensions: { code: 'INTROSPECTION_DISABLED' } }));
  }
  if (depth <= maxDepth) return null;
  if (parts.introspection === 'full' && rootFields.every((field) => metaFields.has(field))) return null;
  const message = `Query has depth of ${String(depth)}, which exceeds max depth of ${String(maxDepth)}`;
  return errorReply(new GraphQLError(message, { extensions: { code: 'query_depth_limit' } }));
}

function forbiddenReply(message: string): Reply {
  return { status: 403, body: { errors: [{ message }] } };
}

function errorReply(error: GraphQLError): Reply {
  return { status: 200, body: { errors: [error.toJSON()] } };
}

/** A request as the endpoint read it. */
interface ReceivedRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly depth: number;
  readonly rootFields: readonly string[];
}

/** The growing record of what reached a server. */
interface ReceivedLog {
  readonly received: Received;
  /** Notes that something arrived. */
  count(): void;
  /** Notes what it was, once the key was good and the text could be parsed. */
  note(request: ReceivedRequest): void;
}

/** An empty record; `received` shows what is in it at any time. */
export function createReceivedLog(): ReceivedLog {
  const documents: string[] = [];
  const mutations: string[] = [];
  const requests: Omit<ReceivedRequest, 'kind'>[] = [];
  let count = 0;
  let deepest = 0;
  return {
    received: {
      get count() {
        return count;
      },
      get deepest() {
        return deepest;
      },
      documents,
      mutations,
      requests,
    },
    count() {
      count += 1;
    },
    note({ kind, ...request }) {
      documents.push(request.query);
      requests.push(request);
      deepest = Math.max(deepest, request.depth);
      if (kind === 'mutation') mutations.push(...request.rootFields);
    },
  };
}
