import type { Transport } from '../../electron/contract/channels.ts';

/** The preview's transport. The page is served under the run's secret path, so relative addresses carry the token. */
export function createHttpTransport(base: string): Transport {
  // A draft saved while the page closes must outlive it. Only then, as browsers limit the total size of `keepalive`
  // requests.
  let leaving = false;
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => (leaving = true), { capture: true });
    window.addEventListener('pageshow', () => (leaving = false));
  }
  return {
    async request(envelope) {
      const response = await fetch(new URL('request', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: envelope,
        cache: 'no-store',
        keepalive: leaving,
      });
      return response.text();
    },
    subscribe(listener) {
      const source = new EventSource(new URL('events', base));
      source.addEventListener('message', (message: MessageEvent<string>) => listener(message.data));
      return () => source.close();
    },
  };
}
