import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { app, type BrowserWindow, dialog, session } from 'electron';
import { createClock } from '../core/foundation/timing.ts';
import type { Core } from '../core/createCore.ts';
import type { Log } from '../core/foundation/log.ts';
import { openLog } from '../core/storage/logFile.ts';
import { openPageFiles } from '../page/pageFiles.ts';
import type { Clock } from '../core/foundation/ports.ts';
import { surviveUncaughtErrors } from '../core/foundation/errorLog.ts';
import { followAppearance, followLanguage, setMenu, speakAsComputer } from './appearance.ts';
import { followPower, type NumberLinks, registerForLinks, takeNumberLinks, watchClipboard } from './systemEvents.ts';
import { offerContextMenu } from './contextMenu.ts';
import { handleIpc, forwardEvents } from './ipc.ts';
import { logLostProcesses, rescuePage } from './crashRecovery.ts';
import { closePageSession, guardEveryPage, offerNoClientCertificate } from './pageGuards.ts';
import { registerPageScheme, servePage } from './pageProtocol.ts';
import { followStart, openStartItem } from './startItem.ts';
import { createWindow, loadPage, raise } from './window.ts';
import { t } from '../../i18n/core/t.ts';

const closeTimeout = 2000;

/** Starts Front Desk in Electron. `dist` is the folder of the bundles and of the page. Never rejects. */
export async function startDesktop({ dist }: { readonly dist: string }): Promise<void> {
  // A second start hands over to the first: two writers would lose each other's settings.
  if (!app.requestSingleInstanceLock()) return app.quit();

  // Before Electron is ready: what can't be set later. By this name the taskbar joins the window to the shortcut that the
  // installer has made; it is the appId of electron-builder.yml.
  if (process.platform === 'win32') app.setAppUserModelId('io.github.front-desk.FrontDesk');
  app.enableSandbox();
  registerPageScheme();
  guardEveryPage();
  offerNoClientCertificate();
  app.on('window-all-closed', () => app.quit());
  const links = takeNumberLinks();
  try {
    // A clinic's clock is the computer's: another one would let PINs be tried without waiting, and show old copies as new.
    const clock = createClock(app.isPackaged ? undefined : process.env['FRONT_DESK_NOW']);
    await app.whenReady();
    speakAsComputer();
    await assemble(dist, clock, links);
  } catch (error) {
    const why = error instanceof Error ? error.message : t('desktop.reasonUnknown');
    // Until then a dialog may not be seen (startChecks.ts).
    await app.whenReady();
    dialog.showErrorBox(t('desktop.cannotStart'), why);
    app.exit(1);
  }
}

async function assemble(dist: string, clock: Clock, links: NumberLinks): Promise<void> {
  const log = openLog(app.getPath('userData'), clock);
  setMenu('english');
  closePageSession(session.defaultSession, { devTools: !app.isPackaged });
  const files = openPageFiles(join(dist, 'renderer'));

  // The core loads and opens while Chromium starts the page's process; page and first question wait for it.
  const core = openCore(clock, log);
  servePage(files, {
    preferences: async () => (await core).appearance(),
    diagnostics: async () => (await core).diagnostics(),
  });
  const window = createWindow(join(dist, 'preload.cjs'));
  const { firstRequest } = handleIpc({ window, core, log });
  offerContextMenu(window);
  rescuePage({ window, clock, log });
  logLostProcesses(log);
  app.on('second-instance', () => raiseIfOpen(window));
  app.on('open-url', () => raiseIfOpen(window));
  closeBeforeQuit(core, log);
  loadPage(window);

  const opened = await core;
  followAppearance(opened);
  followLanguage(opened);
  forwardEvents(window, opened);
  followPower(opened);
  watchClipboard(opened);
  registerForLinks(opened);
  if (app.isPackaged) followStart(opened, openStartItem());
  // A page that has sent a request has subscribed to events.
  void firstRequest.then(() => links.pass((link) => opened.numberSeen(link, 'link')));
  // Only now: an app that failed to open must end, not be kept alive.
  surviveUncaughtErrors(log);
}

async function openCore(clock: Clock, log: Log): Promise<Core> {
  const { openDesktopCore } = await import('./desktopCore.ts');
  return openDesktopCore(clock, log);
}

function raiseIfOpen(window: BrowserWindow): void {
  if (!window.isDestroyed()) raise(window);
}

/** Lets the core close its resources, such as the demo clinic's server, within a time limit. */
function closeBeforeQuit(core: Promise<Core>, log: Log): void {
  let isClosing = false;
  app.on('will-quit', (event) => {
    if (isClosing) return;
    isClosing = true;
    event.preventDefault();
    log.flush();
    const closing = core.then((opened) => opened.close());
    void Promise.race([closing, wait(closeTimeout)])
      .catch(() => undefined)
      .finally(() => app.quit());
  });
}
