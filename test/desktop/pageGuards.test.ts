import { session as realType } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  app,
  calls,
  createEvent,
  FakeContents,
  type FakeSession,
  resetElectron,
  session,
} from '../support/electron/electronStandIn.ts';
import { closePageSession, guardEveryPage } from '../../electron/desktop/pageGuards.ts';
import { isPageAddress } from '../../electron/desktop/pageProtocol.ts';
import fc from 'fast-check';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let contents = new FakeContents();
let page: FakeSession = session.defaultSession;

beforeEach(() => {
  resetElectron();
  guardEveryPage();
  contents = new FakeContents();
  app.emit('web-contents-created', {}, contents);
  closePageSession(realType.defaultSession, { devTools: false });
  page = session.defaultSession;
});

function isStopped(event: string, url: string): boolean {
  const navigation = createEvent({ url });
  contents.emit(event, navigation);
  return navigation.prevented;
}

const lookalikes = [
  'app://app.evil.test/',
  'app://app@evil.test/',
  'app://user@app/',
  'app://app:80/',
  'app://evil.test/app://app/',
  'app:app',
  'app:///app/',
  'app:/app/',
  ' https://app/',
  'https://app/',
  'http://app/',
  'file:///app/app',
  'application://app/',
  'javascript:alert(1)',
  'data:text/html,app://app/',
  'blob:app://app/1',
  'about:blank',
  'view-source:app://app/',
  'devtools://devtools/',
  '',
];

/** Addresses of every form, many of them close to the page's own. */
const addresses = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
  fc
    .tuple(
      fc.constantFrom('app', 'APP', 'app ', 'file', 'https', 'data'),
      fc.constantFrom(':', ':/', '://', ':///', ':\\\\'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('app://', 'app://app', 'app://app/'), fc.string()).map((parts) => parts.join('')),
);

/** The same judgement made another way: what the address says, taken apart by hand. */
function saysItIsThePage(address: string): boolean {
  // As the URL standard does first: surrounding controls and spaces go, and tabs and line breaks anywhere.
  // oxlint-disable-next-line no-control-regex
  const text = address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '').replace(/[\t\n\r]/g, '');
  // An empty user and an empty port are none.
  return /^[aA][pP]{2}:\/\/(?::?@)?app:?(?:[/?#]|$)/.test(text);
}

describe('a page', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('stays at its address on %s', (event) => {
    for (const address of lookalikes) expect([address, isStopped(event, address)]).toEqual([address, true]);
    expect(isStopped(event, 'app://app/')).toBe(false);
    expect(isStopped(event, 'app://app/#/clients')).toBe(false);
    fc.assert(
      fc.property(addresses, (address) => isStopped(event, address) === !saysItIsThePage(address)),
      { numRuns: 10_000 },
    );
  });

  it('opens no window and no link', () => {
    fc.assert(
      fc.property(addresses, (url) => {
        expect(contents.openHandler({ url })).toEqual({ action: 'deny' });
      }),
    );
    expect(calls.filter(({ name }) => name === 'shell.openExternal')).toEqual([]);
  });

  it('gets no webview and no Bluetooth device', () => {
    const webview = createEvent({});
    contents.emit('will-attach-webview', webview);
    expect(webview.prevented).toBe(true);
    const answers: unknown[] = [];
    const choice = createEvent({});
    contents.emit('select-bluetooth-device', choice, [{ deviceId: '1' }], (id: unknown) => answers.push(id));
    expect([choice.prevented, answers]).toEqual([true, ['']]);
  });

  it('sends nothing past the proxy by WebRTC', () => {
    expect(calls).toContainEqual({ name: 'contents.setWebRTCIPHandlingPolicy', args: ['disable_non_proxied_udp'] });
  });
});

describe('isPageAddress', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(addresses, fc.string({ unit: 'binary' })),
        (address) => typeof isPageAddress(address) === 'boolean',
      ),
    );
  });
});

/** Every permission that Electron 45 documents. */
const permissions = [
  'ar',
  'automatic-fullscreen',
  'background-fetch',
  'background-sync',
  'captured-surface-control',
  'clipboard-read',
  'clipboard-sanitized-write',
  'deprecated-sync-clipboard-read',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'geolocation-approximate',
  'hand-tracking',
  'hid',
  'idle-detection',
  'keyboardLock',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'nfc',
  'notifications',
  'openExternal',
  'payment-handler',
  'periodic-background-sync',
  'persistent-storage',
  'pointerLock',
  'screen-wake-lock',
  'sensors',
  'serial',
  'smart-card',
  'speaker-selection',
  'storage-access',
  'system-wake-lock',
  'top-level-storage-access',
  'usb',
  'vr',
  'web-app-installation',
  'web-printing',
  'window-management',
  'unknown',
];

function answerOf(handler: string, ...args: readonly unknown[]): unknown {
  const answers: unknown[] = [];
  const returned = page.handlers.get(handler)?.(...args, (answer: unknown) => answers.push(answer));
  return answers.length > 0 ? answers[0] : returned;
}

function choiceOf(
  event: string,
  ...args: readonly unknown[]
): { readonly prevented: boolean; readonly answers: unknown[] } {
  const choice = createEvent({});
  const answers: unknown[] = [];
  page.emit(event, choice, ...args, (answer?: unknown) => answers.push(answer));
  return { prevented: choice.prevented, answers };
}

describe('the page’s session', () => {
  it('denies every permission, requested or checked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...permissions), fc.string()), (permission) => {
        expect(page.handlers.get('permissionCheck')?.(null, permission, 'app://app', {})).toBe(false);
        const answers: unknown[] = [];
        page.handlers.get('permissionRequest')?.({}, permission, (granted: unknown) => answers.push(granted), {});
        expect(answers).toEqual([false]);
      }),
      { numRuns: 1000 + permissions.length },
    );
  });

  it('gives no device and no screen', () => {
    expect(answerOf('devicePermission', { deviceType: 'usb' })).toBe(false);
    expect(answerOf('displayMedia', {})).toBeNull();
    expect(answerOf('bluetoothPairing', {})).toEqual({ confirmed: false });
    expect(answerOf('usbProtectedClasses', { protectedClasses: [] })).toHaveLength(7);
    expect(choiceOf('select-hid-device', {})).toEqual({ prevented: true, answers: [null] });
    expect(choiceOf('select-usb-device', {})).toEqual({ prevented: true, answers: [undefined] });
    expect(choiceOf('select-serial-port', [], {})).toEqual({ prevented: true, answers: [''] });
    expect(choiceOf('file-system-access-restricted', {})).toEqual({ prevented: true, answers: ['deny'] });
  });

  it('downloads nothing, no dictionary either', () => {
    const download = createEvent({});
    page.emit('will-download', download, {}, {});
    expect(download.prevented).toBe(true);
    expect(calls).toContainEqual({ name: 'session.setSpellCheckerEnabled', args: [process.platform === 'darwin'] });
    expect(calls).toContainEqual({ name: 'session.setSpellCheckerLanguages', args: [[]] });
  });

  it('lets requests through to the page’s own files only', () => {
    const isCancelled = (url: string): unknown => answerOf('onBeforeRequest', { url });
    expect(isCancelled('app://app/assets/main.js')).toEqual({ cancel: false });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.constantFrom('ws://127.0.0.1/', 'file:///etc/passwd', 'app://other/', 'devtools://x/'),
        ),
        (url) => {
          expect(isCancelled(url)).toEqual({ cancel: true });
        },
      ),
    );
  });

  it('leads all other traffic to a port without a listener', () => {
    const proxy = calls.find(({ name }) => name === 'session.setProxy');
    expect(proxy?.args[0]).toMatchObject({ mode: 'fixed_servers', proxyRules: 'http://127.0.0.1:9' });
  });

  it('accepts no certificate of its own', () => {
    expect(calls.filter(({ name }) => name === 'session.setCertificateVerifyProc')).toEqual([]);
  });
});
