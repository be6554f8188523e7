import { app, type Event, type Session, type WebContents } from 'electron';
import { checksSpelling } from './contextMenu.ts';
import { isPageAddress } from './pageProtocol.ts';

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

const everyProtectedClass = ['audio', 'audio-video', 'hid', 'mass-storage', 'smart-card', 'video', 'wireless'];

/**
 * Takes everything from the page but its own files: no permission, no device, no download, no network. The page gets
 * all other data from the core, over IPC.
 */
export function closePageSession(session: Session, options: { readonly devTools: boolean }): void {
  denyPermissions(session);
  denyDevices(session);
  session.on('will-download', (event) => event.preventDefault());
  // Only the last listener counts, so this is the one place that decides about requests.
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const isDevTools = options.devTools && url.startsWith('devtools://');
    answer({ cancel: !(isPageAddress(url) || isDevTools) });
  });
  // Defence in depth: a request that passes the rule above reaches a port where nothing listens.
  void session.setProxy({ mode: 'fixed_servers', proxyRules: 'http://127.0.0.1:9', proxyBypassRules: '<-loopback>' });
  // Only the system's own: a dictionary of Chromium's would be fetched from a server of others.
  session.setSpellCheckerEnabled(checksSpelling());
  session.setSpellCheckerLanguages([]);
}

/** Electron grants every permission that has no handler, so all are handled here. */
function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.on('file-system-access-restricted', (event, _details, answer) => {
    event.preventDefault();
    answer('deny');
  });
}

function denyDevices(session: Session): void {
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  session.setUSBProtectedClassesHandler(() => everyProtectedClass);
  session.on('select-hid-device', (event, _details, answer) => {
    event.preventDefault();
    answer(null);
  });
  session.on('select-usb-device', (event, _details, answer) => {
    event.preventDefault();
    answer();
  });
  session.on('select-serial-port', (event, _ports, _contents, answer) => {
    event.preventDefault();
    answer('');
  });
}

/** Shows no server a client certificate: by default Electron would offer the first that fits. */
export function offerNoClientCertificate(): void {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
}
