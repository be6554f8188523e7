import { type BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import { fail } from '../contract/failure.ts';
import type { Core } from '../core/createCore.ts';
import { badRequest } from '../core/connection/failures.ts';
import type { Log } from '../core/foundation/log.ts';
import { pageOrigin } from './pageProtocol.ts';
import { t } from '../../i18n/core/t.ts';

/**
 * The desktop's IPC: the only handler of messages from pages. The sender is checked before anything is read; the core
 * validates the request. The core may still be opening while the first request waits. `firstRequest` resolves with the
 * first request: the page is loaded.
 */
export function handleIpc(options: {
  readonly window: BrowserWindow;
  readonly core: Promise<Core>;
  readonly log: Log;
}): { readonly firstRequest: Promise<void> } {
  const { window, core, log } = options;
  let noteQuery = (): void => undefined;
  const firstRequest = new Promise<void>((resolve) => {
    noteQuery = resolve;
  });
  ipcMain.handle('desk', (event, text: unknown): string | Promise<string> => {
    if (!comesFromPage(event, window)) {
      log.write({ event: 'refused', channel: '', why: 'sender' });
      return JSON.stringify(fail(badRequest(t('failures.askedFromElsewhere'))));
    }
    noteQuery();
    return core.then((open) => open.request(typeof text === 'string' ? text : ''));
  });

  const cancelAll = (): void => void core.then((open) => open.cancelAll()).catch(() => undefined);
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    // Moving between screens changes the hash only; a real navigation is a new page without requests yet.
    if (isMainFrame && !isSameDocument) cancelAll();
  });
  window.webContents.on('render-process-gone', cancelAll);
  window.once('closed', cancelAll);
  return { firstRequest };
}

/** Forwards events of the core to the page, while there is one. */
export function forwardEvents(window: BrowserWindow, core: Core): void {
  const stop = core.subscribe((text) => {
    if (!window.isDestroyed() && !window.webContents.isDestroyed()) window.webContents.send('desk-event', text);
  });
  window.once('closed', stop);
}

/** Removes electron-store's own channel: it answers any page, unchecked, with the data folder. */
export function closeStoreChannel(): void {
  ipcMain.removeAllListeners('electron-store-get-data');
}

/** A frame can be gone, and its getters throw after that: both are a no. */
function comesFromPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  try {
    const frame = event.senderFrame;
    return frame !== null && frame === window.webContents.mainFrame && frame.origin === pageOrigin;
  } catch {
    return false;
  }
}
