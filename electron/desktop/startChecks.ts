import { mkdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { app, dialog } from 'electron';
import { t } from '../../i18n/core/t.ts';
import { speakAsComputer } from './appearance.ts';

/**
 * Whether this start is safe; if not, shows the reason in the computer's language and exits. Also sets the folder of
 * every file of the app.
 */
export function mayStart(): boolean {
  const problem = dangerProblem() ?? moveDataFolder(process.env['FRONT_DESK_DATA_DIR']);
  if (problem === null) return true;
  void refuse(problem);
  return false;
}

/** Before Electron is ready, Linux shows no dialog: the text would go to a terminal that nobody sees. */
async function refuse(problem: () => string): Promise<void> {
  await app.whenReady();
  speakAsComputer();
  dialog.showErrorBox(t('desktop.mayNotStart'), problem());
  app.exit(1);
}

/** Only the packaged app refuses: developers and end-to-end tests need a debugger. */
function dangerProblem(): (() => string) | null {
  if (!app.isPackaged) return null;
  const dangers = findDangers({ argv: process.argv.slice(1), environment: process.env });
  if (dangers.length === 0) return null;
  // An AppImage adds the switch by itself where unprivileged user namespaces are off.
  const isAppImage = dangers.includes('--no-sandbox') && process.platform === 'linux';
  return () => {
    const list = t('desktop.dangers', { switches: dangers.join(', ') });
    return `${list}\n\n${isAppImage ? t('desktop.sandboxDo') : t('desktop.dangersDo')}`;
  };
}

/**
 * Moves the profile before Electron opens it. A start from the source has one of its own: it would share settings, keys
 * and the lock of the first instance with the installed app. Null on success, else the error.
 */
function moveDataFolder(chosen: string | undefined): (() => string) | null {
  const own = app.isPackaged ? undefined : join(app.getPath('appData'), 'Front Desk Development');
  const folder = chosen === undefined || chosen === '' ? own : chosen;
  if (folder === undefined) return null;
  if (!isAbsolute(folder)) return () => t('desktop.folderRelative');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    app.setPath('userData', folder);
    app.setPath('sessionData', folder);
    return null;
  } catch {
    return () => t('desktop.folderUnusable');
  }
}

/** What a start was requested to do besides starting. */
interface StartLine {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface DangerousSwitch {
  readonly name: string;
  /** Only with such a value; without it the switch is dangerous however it is written. */
  readonly when?: (value: string) => boolean;
  /** Also every switch that begins so. */
  readonly family?: true;
}

/**
 * Switches that open the app to others, weaken its walls or write what it sends to a file. No fuse stops these,
 * so the packaged app refuses to start with them. What only changes drawing (`disable-gpu`, Wayland) stays free.
 */
const dangerousSwitches: readonly DangerousSwitch[] = [
  // Another program steers the page or the core.
  { name: 'remote-debugging-', family: true },
  { name: 'remote-allow-origins' },
  { name: 'inspect', family: true },
  { name: 'js-flags' },
  { name: 'load-extension' },
  { name: 'disable-extensions-except' },
  { name: 'browser-subprocess-path' },
  { name: 'renderer-cmd-prefix' },
  { name: 'utility-cmd-prefix' },
  { name: 'gpu-launcher' },
  { name: 'enable-automation' },
  // The page's walls.
  { name: 'no-sandbox' },
  { name: 'disable-setuid-sandbox' },
  { name: 'disable-namespace-sandbox' },
  { name: 'disable-seccomp-filter-sandbox' },
  { name: 'disable-gpu-sandbox' },
  { name: 'allow-sandbox-debugging' },
  { name: 'no-zygote' },
  { name: 'single-process' },
  { name: 'disable-web-security' },
  { name: 'disable-site-isolation-trials' },
  { name: 'allow-file-access-from-files' },
  { name: 'allow-running-insecure-content' },
  { name: 'enable-blink-features' },
  { name: 'enable-experimental-web-platform-features' },
  { name: 'webrtc-ip-handling-policy' },
  { name: 'force-webrtc-ip-handling-policy' },
  // The servers the core talks to, and their identity.
  { name: 'ignore-certificate-errors', family: true },
  { name: 'ignore-urlfetcher-cert-requests' },
  { name: 'allow-insecure-localhost' },
  { name: 'unsafely-treat-insecure-origin-as-secure' },
  { name: 'host-rules' },
  { name: 'host-resolver-rules' },
  { name: 'proxy-', family: true },
  { name: 'auth-server-allowlist' },
  { name: 'auth-negotiate-delegate-allowlist' },
  // Where keys and traffic end up.
  { name: 'log-net-log' },
  { name: 'net-log-capture-mode' },
  { name: 'ssl-key-log-file' },
  { name: 'log-file' },
  { name: 'enable-logging', when: (value) => value !== '' && value !== 'stderr' },
  { name: 'password-store', when: (value) => value === 'basic' },
  { name: 'use-mock-keychain' },
  { name: 'trace-startup', family: true },
];

const dangerousVariables: readonly { readonly name: string; readonly when: (value: string) => boolean }[] = [
  { name: 'SSLKEYLOGFILE', when: () => true },
  { name: 'ELECTRON_DISABLE_SANDBOX', when: () => true },
  { name: 'ELECTRON_LOG_FILE', when: () => true },
  { name: 'ELECTRON_ENABLE_LOGGING', when: (value) => value === 'file' },
  { name: 'NODE_TLS_REJECT_UNAUTHORIZED', when: (value) => value === '0' },
];

/**
 * Everything in a start that the packaged app refuses, by name: `--no-sandbox`, `SSLKEYLOGFILE`. The words of the
 * start are read, not what Chromium made of them: Electron adds switches of its own there.
 */
export function findDangers(start: StartLine): readonly string[] {
  const given = readSwitches(start.argv);
  const dangers = new Set<string>();
  for (const [name, value] of given) {
    if (dangerousSwitches.some((danger) => isMeant(danger, name, value))) dangers.add(`--${name}`);
  }
  for (const { name, when } of dangerousVariables) {
    const value = start.environment[name];
    if (value !== undefined && value !== '' && when(value)) dangers.add(name);
  }
  return [...dangers];
}

function isMeant(danger: DangerousSwitch, name: string, value: string): boolean {
  const named = danger.family ? name.startsWith(danger.name) : name === danger.name;
  return named && (danger.when?.(value.toLowerCase()) ?? true);
}

/** Chromium takes `--name`, `-name` and, on Windows, `/name`. */
function readSwitches(argv: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return argv.flatMap((word) => {
    const found = /^(?:--?|\/)([^=]+)(?:=(.*))?$/s.exec(word);
    return found?.[1] ? [[found[1].toLowerCase(), found[2] ?? ''] as const] : [];
  });
}
