import type { FetchResponse } from '../../../electron/core/foundation/ports.ts';

/** An answer that no service was asked for. */
export function jsonResponse(text: string): FetchResponse {
  const { body } = new Response(text);
  return { status: 200, headers: new Headers({ 'content-type': 'application/json' }), body };
}
