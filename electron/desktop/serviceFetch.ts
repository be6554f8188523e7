import { app, session } from 'electron';
import type { Fetch } from '../core/foundation/ports.ts';

/**
 * The network for the core alone: Chromium's, which knows the system's proxy and certificates. Its session lives
 * in memory and shares nothing with the page's; no cookie is kept or sent, and a bad certificate stays bad.
 */
export function createServiceFetch(): Fetch {
  const service = session.fromPartition('service', { cache: false });
  return (url, init) => service.fetch(url, { ...init, redirect: 'error', credentials: 'omit', cache: 'no-store' });
}

/** Shows no server a client certificate: by default Electron would offer the first that fits. */
export function offerNoClientCertificate(): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
}
