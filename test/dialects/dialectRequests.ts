import { request } from 'node:https';

import type { Dialect, DialectServer } from './dialect.ts';

/** What came back: the status, and the body as it was. */
export interface DialectReply {
  readonly status: number;
  readonly body: {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  };
}

/** Sends a query text to a running dialect and answers its data; an error fails the test. */
export type RunQuery = (query: string, variables?: object) => Promise<Readonly<Record<string, unknown>>>;

/** The headers that our app would send to a dialect. */
export function keyHeaders({ auth }: Pick<Dialect, 'auth'>): Readonly<Record<string, string>> {
  if (auth.kind === 'direct') return { Authorization: auth.key };
  return { 'x-api-key': auth.apiKey, 'x-service-key': auth.serviceKey };
}

/** Posts a query text over HTTPS, trusting only this authority. */
export function postDialect(
  { url }: DialectServer,
  query: string,
  options: { readonly headers: object; readonly ca: string; readonly variables?: object },
): Promise<DialectReply> {
  const body = JSON.stringify({ query, variables: options.variables ?? null });
  const headers = { ...options.headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const posted = request(`${url}/graphql`, { method: 'POST', headers, ca: options.ca }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        // Sound enough for a test: what isn't JSON fails it.
        const parsed = JSON.parse(Buffer.concat(chunks).toString()) as DialectReply['body'];
        resolve({ status: response.statusCode ?? 0, body: parsed });
      });
    });
    posted.on('error', reject);
    posted.end(body);
  });
}

/** Sends requests to a running dialect with its own key. */
export function queryWith(dialect: Dialect, server: DialectServer, ca: string): RunQuery {
  return async (query, variables) => {
    const options = { headers: keyHeaders(dialect), ca, ...(variables && { variables }) };
    const { status, body } = await postDialect(server, query, options);
    if (status !== 200 || body.errors || !body.data) {
      throw new Error(`${dialect.name} answered ${String(status)} ${JSON.stringify(body)} to ${query}`);
    }
    return body.data;
  };
}
