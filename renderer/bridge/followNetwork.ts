import { waitForIdle } from '../lib/waitForIdle.ts';
import type { Bridge } from './bridge.ts';

/**
 * Reports to the core when this computer loses and regains its network, as only a page receives these events. Also
 * reports the current state once, as the core may hold that of a previous page.
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
