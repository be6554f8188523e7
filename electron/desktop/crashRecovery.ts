import { app, type BrowserWindow, dialog } from 'electron';
import type { Log } from '../core/foundation/log.ts';
import type { Clock } from '../core/foundation/ports.ts';
import { t } from '../../i18n/core/t.ts';
import { stoppedUrl } from './pageProtocol.ts';
import { loadPage } from './window.ts';

const mostLoads = 3;
const within = 5 * 60_000;

/**
 * Recovers from crashes of the page. It is loaded again, three times in five minutes at most, and finds its drafts in
 * the core; after that a static page without scripts offers to try once more. For a page that hangs the user decides.
 */
export function rescuePage(options: {
  readonly window: BrowserWindow;
  readonly clock: Clock;
  readonly log: Log;
}): void {
  const { window, clock, log } = options;
  let loads: readonly number[] = [];
  /** Whether the plain page is shown instead. */
  let stopped = false;

  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    logProcessGone(log, 'page', reason);
    if (stopped) return giveUp(window, log);
    loads = loads.filter((at) => clock.now() - at < within);
    if (loads.length < mostLoads) {
      loads = [...loads, clock.now()];
      log.write({ event: 'page', was: 'loadedAgain' });
      return loadPage(window);
    }
    stopped = true;
    window.loadURL(stoppedUrl).catch(() => undefined);
  });
  // The only way from the plain page is back to the page itself.
  window.webContents.on('will-navigate', () => {
    stopped = false;
    loads = [];
  });
  promptWhenUnresponsive(window, log);
}

/** Not even the static page can be shown: only a message is left. */
function giveUp(window: BrowserWindow, log: Log): void {
  log.write({ event: 'page', was: 'givenUp' });
  log.flush();
  dialog.showErrorBox(t('desktop.stopped'), t('desktop.givenUp'));
  window.destroy();
}

function promptWhenUnresponsive(window: BrowserWindow, log: Log): void {
  let prompt: AbortController | null = null;
  window.on('unresponsive', () => {
    if (prompt) return;
    log.write({ event: 'page', was: 'unresponsive' });
    const controller = new AbortController();
    prompt = controller;
    void dialog
      .showMessageBox(window, {
        type: 'warning',
        message: t('desktop.hangs'),
        detail: t('desktop.hangsWhy'),
        buttons: [t('desktop.wait'), t('desktop.loadAgain')],
        defaultId: 0,
        cancelId: 0,
        signal: controller.signal,
      })
      .then(({ response }) => {
        prompt = null;
        if (response !== 1 || controller.signal.aborted || window.isDestroyed()) return;
        log.write({ event: 'page', was: 'endedByHand' });
        // It is loaded again as after any other death.
        window.webContents.forcefullyCrashRenderer();
      })
      .catch(() => (prompt = null));
  });
  window.on('responsive', () => {
    if (!prompt) return;
    log.write({ event: 'page', was: 'responsive' });
    prompt.abort();
    prompt = null;
  });
}

/** How Electron calls its other processes, and why they can end. What is on no list is not noted by its name. */
const processes = ['Utility', 'Zygote', 'Sandbox helper', 'GPU', 'Pepper Plugin', 'Pepper Plugin Broker'];
const reasons = [
  'clean-exit',
  'abnormal-exit',
  'killed',
  'crashed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'memory-eviction',
];

/** Notes that a process besides this one and the page's has ended. Chromium starts such a process again by itself. */
export function logLostProcesses(log: Log): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') logProcessGone(log, type, reason);
  });
}

/** Logs the end of a process, with Electron's own reason. */
function logProcessGone(log: Log, process: string, reason: string): void {
  const [name = 'other'] = processes.filter((each) => each === process).map((each) => each.replaceAll(' ', ''));
  const why = reasons.includes(reason) ? reason : 'other';
  log.write({ event: 'gone', process: process === 'page' ? 'page' : name, reason: why });
  log.flush();
}
