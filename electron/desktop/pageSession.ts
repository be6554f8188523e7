import type { Session } from 'electron';
import { isPageAddress } from './pageAddress.ts';

const everyProtectedClass = ['audio', 'audio-video', 'hid', 'mass-storage', 'smart-card', 'video', 'wireless'];

/**
 * Takes everything from the page but its own files: no permission, no device, no download, no network. What the
 * page needs of the world it asks the core for, over IPC.
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
  // Belt and braces: what got past the line above would meet a port where nobody listens.
  void session.setProxy({ mode: 'fixed_servers', proxyRules: 'http://127.0.0.1:9', proxyBypassRules: '<-loopback>' });
  // A dictionary would be fetched from a server of others, and would see what is typed about clients.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
}

/** Electron approves every permission that nobody asks about, so all are answered here. */
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
