import { waitForIdle } from '../lib/waitForIdle.ts';
import type { Bridge } from './bridge.ts';

/**
 * Tells the core when this computer loses its network and when it is back: only a page is told. Once also how it is now,
 * as the core may remember what the page before this one said.
 */
export function followNetwork(bridge: Bridge): () => void {
  const tell = (): void => void bridge.request('network:tell', { online: navigator.onLine });
  void waitForIdle(10_000).then(tell);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
