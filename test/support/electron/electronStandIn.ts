import { EventEmitter } from 'node:events';
import { registerHooks } from 'node:module';

type Handler = (...args: unknown[]) => unknown;

/** Every call that reached Electron, in order, such as `app.enableSandbox`. */
export const calls: { readonly name: string; readonly args: readonly unknown[] }[] = [];

/** What this computer and this start are like. `resetElectron` puts everything back. */
export const computer = {
  packaged: false,
  firstInstance: true,
  dark: false,
  userData: '/nowhere',
  /** As the system lists them, the dearest first. */
  languages: ['en-US'] as readonly string[],
  /** Why a file could not be opened; empty where it was. */
  openProblem: '',
  /** As `resolveProxy` writes it. */
  proxy: 'DIRECT',
  encryptionAvailable: true,
  encrypt: async (text: string): Promise<Buffer> => Buffer.from(`v11${text}`),
  decrypt: async (bytes: Buffer): Promise<string> => bytes.toString().slice(3),
  shouldReEncrypt: false,
  pdf: async (): Promise<Buffer> => Buffer.from('%PDF'),
  clipboard: '',
  /** The program that starts with the computer, as it was written down; null: none. */
  startsWith: null as string | null,
  /** Whether the system lets a program be the one for a kind of links. */
  takesProtocols: true,
  /** Whether the system allows login items to be set. */
  startIsOurs: true,
  /** Which button of a message box is pressed, and when. */
  pressed: async (): Promise<number> => 0,
  chosenFile: (): { canceled: boolean; filePath: string } => ({ canceled: true, filePath: '' }),
  fetch: async (_url: string, _init: unknown): Promise<Response> => new Response('{}'),
};
const asNew = { ...computer };

function record<Value>(name: string, args: readonly unknown[], value: Value): Value {
  calls.push({ name, args });
  return value;
}

/** An event whose `preventDefault` can be checked afterwards. */
export function createEvent<More extends object>(more: More): More & { prevented: boolean; preventDefault(): void } {
  return {
    ...more,
    prevented: false,
    preventDefault() {
      this.prevented = true;
    },
  };
}

/** A session that keeps each handler under its setter's name. */
export class FakeSession extends EventEmitter {
  readonly handlers = new Map<string, Handler>();
  readonly webRequest = { onBeforeRequest: (handler: Handler) => this.keep('onBeforeRequest', handler) };
  readonly setPermissionRequestHandler = (handler: Handler): void => this.keep('permissionRequest', handler);
  readonly setPermissionCheckHandler = (handler: Handler): void => this.keep('permissionCheck', handler);
  readonly setDevicePermissionHandler = (handler: Handler): void => this.keep('devicePermission', handler);
  readonly setDisplayMediaRequestHandler = (handler: Handler): void => this.keep('displayMedia', handler);
  readonly setBluetoothPairingHandler = (handler: Handler): void => this.keep('bluetoothPairing', handler);
  readonly setUSBProtectedClassesHandler = (handler: Handler): void => this.keep('usbProtectedClasses', handler);
  readonly setProxy = async (config: unknown): Promise<void> => record('session.setProxy', [config], undefined);
  readonly resolveProxy = (url: string): Promise<string> =>
    record('session.resolveProxy', [url], Promise.resolve(computer.proxy));
  readonly setSpellCheckerEnabled = (on: boolean): void => record('session.setSpellCheckerEnabled', [on], undefined);
  readonly setSpellCheckerLanguages = (list: unknown): void =>
    record('session.setSpellCheckerLanguages', [list], undefined);
  readonly setCertificateVerifyProc = (): void => record('session.setCertificateVerifyProc', [], undefined);
  readonly fetch = (url: string, init: unknown): Promise<Response> =>
    record('session.fetch', [url, init], computer.fetch(url, init));

  private keep(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
    record(`session.${name}`, [], undefined);
  }
}

export class FakeContents extends EventEmitter {
  readonly mainFrame: { origin: string } = { origin: 'app://app' };
  readonly sent: unknown[][] = [];
  openHandler: Handler = () => ({ action: 'allow' });
  readonly setWindowOpenHandler = (handler: Handler): void => void (this.openHandler = handler);
  readonly setWebRTCIPHandlingPolicy = (policy: string): void =>
    record('contents.setWebRTCIPHandlingPolicy', [policy], undefined);
  readonly send = (...args: unknown[]): void => void this.sent.push(args);
  readonly isDestroyed = (): boolean => false;
  readonly replaceMisspelling = (text: string): void => record('contents.replaceMisspelling', [text], undefined);
  readonly forcefullyCrashRenderer = (): void => record('contents.forcefullyCrashRenderer', [], undefined);
  readonly printToPDF = (options: unknown): Promise<Buffer> => record('contents.printToPDF', [options], computer.pdf());
}

export class FakeWindow extends EventEmitter {
  static last: FakeWindow | null = null;
  static readonly getAllWindows = (): readonly FakeWindow[] => (FakeWindow.last ? [FakeWindow.last] : []);
  readonly webContents = new FakeContents();
  readonly options: Record<string, unknown>;
  destroyed = false;
  minimized = false;
  visible = false;

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    FakeWindow.last = this;
    record('new BrowserWindow', [options], undefined);
    app.emit('web-contents-created', {}, this.webContents);
  }

  readonly loadURL = async (url: string): Promise<void> => record('window.loadURL', [url], undefined);
  readonly setBackgroundColor = (color: string): void => record('window.setBackgroundColor', [color], undefined);
  readonly isMinimized = (): boolean => this.minimized;
  readonly isVisible = (): boolean => this.visible;
  readonly isDestroyed = (): boolean => this.destroyed;
  readonly restore = (): void => record('window.restore', [], undefined);
  readonly focus = (): void => record('window.focus', [], undefined);
  readonly show = (): void => record('window.show', [], void (this.visible = true));
  readonly destroy = (): void => {
    this.destroyed = true;
    record('window.destroy', [], undefined);
    this.emit('closed');
  };
}

let isReady = false;

class FakeApp extends EventEmitter {
  get isPackaged(): boolean {
    return computer.packaged;
  }
  readonly getPath = (): string => computer.userData;
  readonly setPath = (name: string, path: string): void =>
    record('app.setPath', [name, path], void (computer.userData = path));
  readonly setAppUserModelId = (id: string): void => record('app.setAppUserModelId', [id], undefined);
  readonly getVersion = (): string => '1.2.3';
  readonly getPreferredSystemLanguages = (): readonly string[] => computer.languages;
  readonly requestSingleInstanceLock = (): boolean =>
    record('app.requestSingleInstanceLock', [], computer.firstInstance);
  readonly enableSandbox = (): void => record('app.enableSandbox', [], undefined);
  readonly isReady = (): boolean => isReady;
  readonly whenReady = async (): Promise<void> => record('app.whenReady', [], void (isReady = true));
  readonly setAsDefaultProtocolClient = (...args: unknown[]): boolean =>
    record('app.setAsDefaultProtocolClient', args, computer.takesProtocols);
  readonly removeAsDefaultProtocolClient = (...args: unknown[]): boolean =>
    record('app.removeAsDefaultProtocolClient', args, computer.takesProtocols);
  readonly setLoginItemSettings = (item: { openAtLogin: boolean; path?: string }): void => {
    record('app.setLoginItemSettings', [item], undefined);
    if (computer.startIsOurs) computer.startsWith = item.openAtLogin ? (item.path ?? 'this one') : null;
  };
  /** As on Windows, what was written down is found only by the same writing. */
  readonly getLoginItemSettings = (options: { path?: string } = {}): Record<string, unknown> => ({
    openAtLogin: computer.startsWith === 'this one',
    executableWillLaunchAtLogin: options.path !== undefined && computer.startsWith === options.path,
  });
  readonly quit = (): void => record('app.quit', [], undefined);
  readonly exit = (code: number): void => record('app.exit', [code], undefined);
}

class FakeIpcMain extends EventEmitter {
  constructor() {
    super();
    this.listenAsElectron();
  }
  /** Electron's own listener (lib/browser/api/ipc-main.ts), so that a channel called `error` throws nothing. */
  listenAsElectron(): void {
    this.on('error', () => undefined);
  }
  readonly handlers = new Map<string, Handler>();
  readonly handle = (channel: string, handler: Handler): void => {
    if (this.handlers.has(channel)) throw new Error(`There is a handler for ${channel} already.`);
    record('ipcMain.handle', [channel], void this.handlers.set(channel, handler));
  };
}

class FakeTheme extends EventEmitter {
  themeSource = 'system';
  get shouldUseDarkColors(): boolean {
    return computer.dark;
  }
}

export const app = new FakeApp();
export const ipcMain = new FakeIpcMain();
export const nativeTheme = new FakeTheme();
export const powerMonitor = new EventEmitter();
const pageHandlers = new Map<string, Handler>();
const exposed = new Map<string, unknown>();
export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoke: async (channel: string, ...args: unknown[]): Promise<unknown> =>
    record('ipcRenderer.invoke', [channel, ...args], 'answer'),
});
export const session = {
  defaultSession: new FakeSession(),
  fromPartition: (name: string, options: unknown): FakeSession =>
    record('session.fromPartition', [name, options], new FakeSession()),
};

export const electron = {
  app,
  ipcMain,
  ipcRenderer,
  nativeTheme,
  powerMonitor,
  session,
  BrowserWindow: FakeWindow,
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) =>
      record('contextBridge.exposeInMainWorld', [name], exposed.set(name, value)),
  },
  dialog: {
    // As documented: before the app is ready, on Linux the text goes to stderr and no dialog appears.
    showErrorBox: (...args: unknown[]) =>
      record(isReady ? 'dialog.showErrorBox' : 'dialog.showErrorBox, unseen', args, undefined),
    showMessageBox: async (...args: unknown[]) =>
      record('dialog.showMessageBox', args, { response: await computer.pressed() }),
    showSaveDialog: async (...args: unknown[]) => record('dialog.showSaveDialog', args, computer.chosenFile()),
  },
  Menu: {
    buildFromTemplate: (template: object) =>
      Object.assign(template, { popup: () => record('menu.popup', [template], undefined) }),
    setApplicationMenu: (menu: unknown) => record('Menu.setApplicationMenu', [menu], undefined),
  },
  protocol: {
    registerSchemesAsPrivileged: (schemes: unknown) =>
      record('protocol.registerSchemesAsPrivileged', [schemes], undefined),
    handle: (scheme: string, handler: Handler) =>
      record('protocol.handle', [scheme], pageHandlers.set(scheme, handler)),
  },
  safeStorage: {
    isAsyncEncryptionAvailable: async () =>
      record('safeStorage.isAsyncEncryptionAvailable', [], computer.encryptionAvailable),
    encryptStringAsync: (text: string) => computer.encrypt(text),
    decryptStringAsync: async (bytes: Buffer) => ({
      result: await computer.decrypt(bytes),
      shouldReEncrypt: computer.shouldReEncrypt,
    }),
  },
  clipboard: { readText: async (): Promise<string> => record('clipboard.readText', [], computer.clipboard) },
  shell: {
    openExternal: async (url: string) => record('shell.openExternal', [url], undefined),
    openPath: async (file: string) => record('shell.openPath', [file], computer.openProblem),
    showItemInFolder: (file: string) => record('shell.showItemInFolder', [file], undefined),
  },
};

/** The page's way to its host's `app:` handler. */
export async function requestPage(url: string, method = 'GET'): Promise<Response> {
  // Sound: only pageProtocol.ts registers it, typed there by Electron itself.
  return (await pageHandlers.get('app')?.({ url, method })) as Response;
}

export function exposedToPage(): ReadonlyMap<string, unknown> {
  return exposed;
}

/** Names of the calls so far, for questions of order. */
export function callNames(): readonly string[] {
  return calls.map((call) => call.name);
}

/** A computer as new: no calls, listeners, handlers or windows. */
export function resetElectron(): void {
  Object.assign(computer, asNew);
  calls.length = 0;
  for (const emitter of [app, ipcMain, ipcRenderer, nativeTheme, powerMonitor]) emitter.removeAllListeners();
  ipcMain.listenAsElectron();
  isReady = false;
  for (const map of [ipcMain.handlers, pageHandlers, exposed]) map.clear();
  nativeTheme.themeSource = 'system';
  session.defaultSession = new FakeSession();
  FakeWindow.last = null;
}

// electron-store is loaded by Node itself, past vitest's mocks; in a process without vitest so is all of ours.
const standIn = `export default globalThis.electronStandIn;
export const { ${Object.keys(electron).join(', ')} } = globalThis.electronStandIn;`;
Object.assign(globalThis, { electronStandIn: electron });
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'stand-in:electron', format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'stand-in:electron' ? { format: 'module', source: standIn, shortCircuit: true } : next(url, context),
});
