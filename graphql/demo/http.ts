import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { GraphQLRequest, Reply } from './endpoint.ts';
import type { ServeStream } from './subscriptions.ts';

const mostBodyBytes = 1_048_576;
// The rest is read and discarded for a while: a client that is still sending doesn't read the reply.
const mostDrainedBytes = 16 * mostBodyBytes;

/** What the HTTP handler calls. */
export interface Handlers {
  readonly guard: (headers: IncomingMessage['headers']) => Reply | null;
  readonly respond: (request: GraphQLRequest) => Promise<Reply>;
  /** Absent where nothing is answered by events. */
  readonly serveStream?: ServeStream;
  /** Milliseconds that every answer is held back. */
  readonly latency: number;
}

/** Answers one HTTP request: POST /graphql with a JSON body, by events where those are asked for, and an error in JSON for everything else. */
export async function handleHttp(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: Handlers,
): Promise<void> {
  // Read for refused requests too: on a keep-alive connection the body would be taken for the next request.
  const body = await readBody(request);
  if (handlers.latency > 0) await sleep(handlers.latency, undefined, { ref: false });
  const turnedAway = checkTarget(request) ?? handlers.guard(request.headers) ?? checkContentType(request);
  if (turnedAway) return send(response, turnedAway);
  if (body === null) return send(response, problem(413, 'The body is larger than 1 MB'));
  if (request.headers.accept === 'text/event-stream' && handlers.serveStream)
    return handlers.serveStream(request, response, body.toString());
  const parsed = parseBody(body);
  send(response, typeof parsed === 'string' ? problem(400, parsed) : await handlers.respond(parsed));
}

/** Sends a reply as JSON. No cookies, nothing to cache. */
export function send(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return;
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...reply.headers,
  });
  response.end(text);
}

/** A reply with one error in GraphQL's shape. */
export function problem(status: number, message: string): Reply {
  return { status, body: { errors: [{ message }] } };
}

function checkTarget(request: IncomingMessage): Reply | null {
  const path = (request.url ?? '').split('?', 1)[0];
  if (path !== '/graphql') return problem(404, 'Not found');
  if (request.method !== 'POST') return { ...problem(405, 'Method not allowed'), headers: { Allow: 'POST' } };
  return null;
}

function checkContentType(request: IncomingMessage): Reply | null {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  return type === 'application/json' ? null : problem(415, 'Content-Type must be application/json');
}

/** The whole body, or null where it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBodyBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > mostDrainedBytes) request.destroy();
  }
  return size <= mostBodyBytes ? Buffer.concat(chunks) : null;
}

/** A GraphQL request from a JSON body, or what is wrong with it in words. */
function parseBody(body: Buffer): GraphQLRequest | string {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return 'The body is not valid JSON';
  }
  if (!isObject(value)) return 'The body must be a JSON object';
  const { query, variables = null, operationName = null } = value;
  if (typeof query !== 'string' || query.trim() === '') return 'The body must hold a string "query"';
  if (variables !== null && !isObject(variables)) return '"variables" must be an object';
  if (operationName !== null && typeof operationName !== 'string') return '"operationName" must be a string';
  return { query, variables, operationName };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
