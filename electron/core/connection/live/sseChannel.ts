import { createClient, NetworkError } from 'graphql-sse';
import { readRetryAfter } from '../../../../graphql/service/retryAfter.ts';
import type { Fetch, FetchResponse } from '../../foundation/ports.ts';
import { readNetworkFailure } from '../transport/readReply.ts';
import { type ChannelEnd, type ChannelLimits, endOfStatus, type HoldChannel } from './channel.ts';

/** A stream takes a connection of its own, of which Chromium opens six to a host: half of them stay for questions. */
const maxStreams = 3;

/**
 * GraphQL over Server-Sent Events, distinct connections: a question like any other, through the same network with the same
 * certificates and proxy, whose answer does not end.
 */
export const holdSse: HoldChannel = (request, { fetch, limits }) =>
  new Promise<ChannelEnd>((resolve) => {
    const subscriptions = request.subscriptions.slice(0, maxStreams);
    let found: ChannelEnd | null = null;
    let left = subscriptions.length;
    let waiting = subscriptions.length;
    let open = 0;
    // One that is refused leaves the others alone. What the network or the key is to blame for ends them all, and so does one
    // that was open: what it would have reported is not heard any more.
    const note = (end: ChannelEnd): void => {
      if (end.kind !== 'notSpoken') found ??= end;
    };
    // What is reported before all are open is in the reading that follows.
    const settle = (isOpen: boolean): void => {
      waiting -= 1;
      if (isOpen) open += 1;
      if (waiting === 0 && open > 0) request.onOpen();
    };
    const client = createClient({
      url: request.url,
      headers: { ...request.headers },
      retryAttempts: 0,
      fetchFn: createStreamFetch(fetch, limits, note, settle),
    });
    const finish = (end: ChannelEnd): void => {
      request.signal.removeEventListener('abort', cancel);
      client.dispose();
      resolve(end);
    };
    const cancel = (): void => finish({ kind: 'cancelled' });
    const finishOne = (end: ChannelEnd): void => {
      left -= 1;
      if (found) finish(found);
      else if (left === 0) finish(open === 0 ? { kind: 'notSpoken' } : end);
    };
    request.signal.addEventListener('abort', cancel, { once: true });
    if (request.signal.aborted) {
      cancel();
      return;
    }
    subscriptions.forEach((subscription, index) => {
      let isRefused = false;
      client.subscribe(
        { ...subscription },
        {
          next({ data, errors }) {
            // What is refused comes as a result with errors alone, and the stream ends.
            isRefused = (data ?? null) === null && errors !== undefined;
            if (!isRefused) request.onEvent(index, data);
          },
          error(why) {
            const end = endOfStream(why);
            if (end) note(end);
            finishOne(end ?? { kind: 'notSpoken' });
          },
          complete() {
            if (!isRefused) note({ kind: 'closed', code: null });
            finishOne({ kind: 'refused' });
          },
        },
      );
    });
  });

/** The core's network as the client library takes it; what an answer means is noted before the library reads it. */
function createStreamFetch(
  fetch: Fetch,
  limits: ChannelLimits,
  note: (end: ChannelEnd) => void,
  settle: (isOpen: boolean) => void,
): (url: string, init: StreamInit) => Promise<StreamResponse> {
  return async (url, init) => {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    init.signal.addEventListener('abort', abort, { once: true });
    let timer = setTimeout(() => stop({ kind: 'silent' }), limits.openWithin);
    function stop(end: ChannelEnd): void {
      note(end);
      clearTimeout(timer);
      controller.abort();
    }
    const renew = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stop({ kind: 'silent' }), limits.silentAfter);
      timer.unref();
    };
    let response: FetchResponse;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: init.headers,
        body: init.body,
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
        signal: controller.signal,
      });
    } catch (error) {
      clearTimeout(timer);
      if (!init.signal.aborted) note(endOfFailure(error));
      throw error;
    }
    const { status, body } = response;
    const type = response.headers.get('content-type') ?? '';
    if (status !== 200 || body === null || !/^text\/event-stream\b/i.test(type)) {
      const end: ChannelEnd =
        status === 200
          ? { kind: 'notSpoken' }
          : endOfStatus(status, readRetryAfter(response.headers.get('retry-after'), null));
      stop(end);
      settle(false);
      return { ok: false, status, statusText: '', headers: response.headers, body: null };
    }
    renew();
    settle(true);
    const close = (): void => clearTimeout(timer);
    return {
      ok: true,
      status,
      statusText: '',
      headers: response.headers,
      body: readWithin(body, limits, { renew, stop, close }),
    };
  };
}

interface StreamInit {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface StreamResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: FetchResponse['headers'];
  readonly body: AsyncIterable<Uint8Array> | null;
}

const lineFeed = 10;
const streamEnd = new Error('The stream has ended.');

/** Why the client library gave up a stream; null where the answer was none, which was noted with its status. */
function endOfStream(why: unknown): ChannelEnd | null {
  if (why instanceof NetworkError) return why.response ? null : { kind: 'closed', code: null };
  return why === streamEnd ? { kind: 'closed', code: null } : { kind: 'unreadable' };
}

/** The pieces of a stream as they come, until one message is too large. A message ends with an empty line. */
async function* readWithin(
  body: ReadableStream<Uint8Array>,
  { maxBytes }: ChannelLimits,
  on: { readonly renew: () => void; readonly stop: (end: ChannelEnd) => void; readonly close: () => void },
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  let before = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // Where the service has completed the subscription this says nothing more. Else the client library may not notice.
      if (done) throw streamEnd;
      on.renew();
      for (const byte of value) {
        size = byte === lineFeed && before === lineFeed ? 0 : size + 1;
        if (byte !== 13) before = byte;
      }
      if (size > maxBytes) {
        on.stop({ kind: 'tooLarge' });
        throw new Error('A message is too large.');
      }
      yield value;
    }
  } finally {
    on.close();
    void reader.cancel().catch(() => undefined);
  }
}

function endOfFailure(error: unknown): ChannelEnd {
  const { kind } = readNetworkFailure(error);
  return kind === 'cancelled' ? { kind: 'unreachable' } : { kind };
}
