import { waitForIdle } from '../hooks/firstContent.ts';
import type { Bridge } from './bridge.ts';

/**
 * Reports to the core when this computer loses and regains its network, as only a page receives these events. Also
 * reports the current state once, as the core may hold that of a previous page.
 */
export function followNetwork(bridge: Bridge): () => void {
  const report = (): void => void bridge.request('network:report', { online: navigator.onLine });
  void waitForIdle(10_000).then(report);
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
}
