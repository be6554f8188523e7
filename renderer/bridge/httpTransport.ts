import type { Transport } from '../../electron/contract/channels.ts';

/**
 * The preview's way through the door: the page was served under the run's secret path, so relative addresses
 * carry the token and nothing else has to.
 */
export function createHttpTransport(base: string): Transport {
  // What is asked while the page goes has to outlive it: a draft. Only then, as such questions share a small allowance.
  let leaving = false;
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => (leaving = true), { capture: true });
    window.addEventListener('pageshow', () => (leaving = false));
  }
  return {
    async request(envelope) {
      const response = await fetch(new URL('ask', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: envelope,
        cache: 'no-store',
        keepalive: leaving,
      });
      return response.text();
    },
    subscribe(hear) {
      const source = new EventSource(new URL('events', base));
      source.addEventListener('message', (message: MessageEvent<string>) => hear(message.data));
      return () => source.close();
    },
  };
}
