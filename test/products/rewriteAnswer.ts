import type { FetchInit, FetchResponse } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { isRecord } from '../../graphql/service/json.ts';

/** A request for GraphQL as it is sent, with what is needed to change it on its way. */
export interface SentRequest {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly isIntrospection: boolean;
}

export function readRequest(body: string): SentRequest {
  const parsed: unknown = JSON.parse(body);
  const sent = isRecord(parsed) ? parsed : {};
  const query = typeof sent['query'] === 'string' ? sent['query'] : '';
  return { sent, query, isIntrospection: /__schema|__type\b/.test(query) };
}

/** Sends another body to the service itself, and changes what it answers; what is no object of JSON stays. */
export async function rewriteAnswer(
  url: string,
  init: FetchInit,
  body: Readonly<Record<string, unknown>>,
  change: (answer: Readonly<Record<string, unknown>>) => unknown,
): Promise<FetchResponse> {
  const { status, headers, body: stream } = await nodeFetch(url, { ...init, body: JSON.stringify(body) });
  const text = await new Response(stream).text();
  const answer = parseJson(text);
  return { status, headers, body: new Response(isRecord(answer) ? JSON.stringify(change(answer)) : text).body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
