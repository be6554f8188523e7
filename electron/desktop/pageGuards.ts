import { app, type Event, type WebContents } from 'electron';
import { isPageAddress } from './pageAddress.ts';

/** Guards every page that ever comes to be, before it has loaded anything. */
export function guardEveryPage(): void {
  app.on('web-contents-created', (_event, contents) => guardPage(contents));
}

/**
 * A page stays at its own address and opens nothing. A content policy stops neither navigation nor WebRTC, so
 * both are closed here. There is no link out of the app; should one be needed, it is a literal https address in
 * a list in this file, never one made from data.
 */
export function guardPage(contents: WebContents): void {
  const stay = (event: Event<{ readonly url: string }>): void => {
    if (!isPageAddress(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('select-bluetooth-device', (event, _devices, answer) => {
    event.preventDefault();
    answer('');
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}
