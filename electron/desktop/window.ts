import { app, BrowserWindow, nativeTheme } from 'electron';
import { checksSpelling } from './contextMenu.ts';
import { pageUrl } from './pageProtocol.ts';

// The page's own canvas colours, so that nothing flashes while it is drawn or the window is resized.
const canvas = { light: '#f5f6f8', dark: '#0e1114' };
const longestWaitForPaint = 5000;

/** Opens the one window, hidden until the page is drawn, where and how large it was last. */
export function createWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    // Electron keeps size, place and maximised state under this name.
    name: 'front-desk',
    windowStatePersistence: true,
    title: 'Front Desk',
    width: 1360,
    height: 860,
    minWidth: 760,
    minHeight: 520,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: canvasColor(),
    // Written out where a default would do, so that a changed default can't open the page.
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: checksSpelling(),
      enableWebSQL: false,
      devTools: !app.isPackaged,
    },
  });
  const repaint = (): void => window.setBackgroundColor(canvasColor());
  nativeTheme.on('updated', repaint);
  window.once('closed', () => nativeTheme.off('updated', repaint));
  showWhenDrawn(window);
  return window;
}

/** Loads the page. A failure is left to what the window shows: Chromium rejects this also for a mere reload. */
export function loadPage(window: BrowserWindow): void {
  window.loadURL(pageUrl).catch(() => undefined);
}

/** Brings the window to the person who started the app once more. */
export function raise(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function showWhenDrawn(window: BrowserWindow): void {
  const show = (): void => {
    clearTimeout(paintTimer);
    if (!window.isDestroyed() && !window.isVisible()) window.show();
  };
  // A window that never appears is worse than one that is shown before it is drawn.
  const paintTimer = setTimeout(show, longestWaitForPaint);
  window.once('ready-to-show', show);
  window.once('closed', () => clearTimeout(paintTimer));
}

function canvasColor(): string {
  return nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light;
}
