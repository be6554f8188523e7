import type { Body } from '../../../../graphql/service/outcome.ts';
import type { FetchResponse } from '../../foundation/ports.ts';

/**
 * Reads a reply's body as strict UTF-8 text, at most `maxBytes` long. `onProgress` is called for every piece, so
 * that the caller can hold an idle deadline. Rejects only when the caller's signal aborts.
 */
export async function readBody(
  response: FetchResponse,
  options: { readonly maxBytes: number; readonly signal: AbortSignal; readonly onProgress: () => void },
): Promise<Body> {
  const declared = Number(response.headers.get('content-length') ?? '0');
  if (declared > options.maxBytes) {
    void response.body?.cancel().catch(() => undefined);
    return { kind: 'tooLarge' };
  }
  const charset = /charset=["']?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) return { kind: 'damaged', why: 'charset' };
  if (response.body === null) return { kind: 'text', text: '' };

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body.getReader();
  const pieces: string[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      options.onProgress();
      bytes += value.byteLength;
      if (bytes > options.maxBytes) {
        void reader.cancel().catch(() => undefined);
        return { kind: 'tooLarge' };
      }
      pieces.push(decoder.decode(value, { stream: true }));
    }
    pieces.push(decoder.decode());
  } catch (error) {
    if (options.signal.aborted) throw error;
    void reader.cancel().catch(() => undefined);
    return { kind: 'damaged', why: damageOf(error) };
  }
  return { kind: 'text', text: pieces.join('') };
}

function damageOf(error: unknown): 'truncated' | 'charset' | 'encoding' {
  if (isNamed(error, /^ERR_ENCODING/)) return 'charset';
  if (isNamed(error, /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_ZLIB|ERR_CONTENT_DECODING)/)) return 'encoding';
  return 'truncated';
}

function isNamed(error: unknown, pattern: RegExp): boolean {
  let current = error;
  for (let level = 0; level < 4 && current instanceof Error; level += 1) {
    if ('code' in current && typeof current.code === 'string' && pattern.test(current.code)) return true;
    const chromium = /net::(ERR_[A-Z_]+)/.exec(current.message)?.[1];
    if (chromium !== undefined && pattern.test(chromium)) return true;
    current = current.cause;
  }
  return false;
}
