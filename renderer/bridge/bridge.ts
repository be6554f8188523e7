import type { Channel, Channels, DeskEvent, Envelope, Transport } from '../../electron/contract/channels.ts';
import type { Failure, Result } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';

/** The page's side of the core API. Every answer is a Result; nothing here throws. */
export interface Bridge {
  /** Sends a request to the core. An aborted signal answers `cancelled` at once and cancels it in the core. */
  request<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
    signal?: AbortSignal,
  ): Promise<Result<Channels[C]['response']>>;
  /** Calls the listener with every event of the core until the returned function is called. */
  subscribe(listener: (event: DeskEvent) => void): () => void;
}

// The first requests leave before the messages are loaded, so the text of a failure is looked up on reading.
const cancelled: Failure = {
  kind: 'cancelled',
  get message() {
    return t('general.stopped');
  },
  get action() {
    return t('general.stoppedNext');
  },
};
const broken: Failure = {
  kind: 'internal',
  get message() {
    return t('general.windowLost');
  },
  get action() {
    return t('general.windowLostNext');
  },
};

/** Makes a bridge over a host's transport: the desktop's IPC or the preview's HTTP. */
export function createBridge(transport: Transport): Bridge {
  let count = 0;
  const run = Math.random().toString(36).slice(2);

  async function request<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
    signal?: AbortSignal,
  ): Promise<Result<Channels[C]['response']>> {
    if (signal?.aborted) return { ok: false, failure: cancelled };
    count += 1;
    const envelope: Envelope<C> = { id: `${run}-${count}`, channel, payload };
    const answer = send(envelope);
    if (!signal) return answer;
    return new Promise((resolve) => {
      const stop = (): void => {
        void send({ id: `${envelope.id}-cancel`, channel: 'request:cancel', payload: { id: envelope.id } });
        resolve({ ok: false, failure: cancelled });
      };
      signal.addEventListener('abort', stop, { once: true });
      void answer.then((result) => {
        signal.removeEventListener('abort', stop);
        resolve(result);
      });
    });
  }

  async function send<C extends Channel>(envelope: Envelope<C>): Promise<Result<Channels[C]['response']>> {
    try {
      // Sound: the core answers this channel's Result or a failure, held there by the type of its handlers.
      return JSON.parse(await transport.request(JSON.stringify(envelope))) as Result<Channels[C]['response']>;
    } catch {
      return { ok: false, failure: broken };
    }
  }

  const listeners = new Set<{ readonly listener: (event: DeskEvent) => void }>();
  let stop: (() => void) | null = null;

  /** One subscription for all listeners: over HTTP each is a connection, and a browser gives a page six. */
  function subscribe(listener: (event: DeskEvent) => void): () => void {
    const entry = { listener };
    listeners.add(entry);
    stop ??= transport.subscribe((text) => {
      // Sound: only the core writes events, typed as DeskEvent there.
      const event = JSON.parse(text) as DeskEvent;
      for (const each of listeners) each.listener(event);
    });
    return () => {
      listeners.delete(entry);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  }

  return { request, subscribe };
}
