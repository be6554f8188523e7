import type { Transport } from '../../electron/contract/channels.ts';
import { createHttpTransport } from './httpTransport.ts';

declare global {
  interface Window {
    /** What the desktop's preload exposes; absent in the preview. */
    readonly frontDesk?: Transport;
  }
}

/** The transport of the host that opened this page. */
export function pageTransport(): Transport {
  return window.frontDesk ?? createHttpTransport(document.baseURI);
}
