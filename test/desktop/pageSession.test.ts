import fc from 'fast-check';
import { session as realType } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, createEvent, type FakeSession, resetElectron, session } from '../support/electron/electronStandIn.ts';
import { closePageSession } from '../../electron/desktop/pageGuards.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let page: FakeSession = session.defaultSession;

beforeEach(() => {
  resetElectron();
  closePageSession(realType.defaultSession, { devTools: false });
  page = session.defaultSession;
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
  it('denies every permission, asked for or checked', () => {
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
    expect(calls).toContainEqual({ name: 'session.setSpellCheckerEnabled', args: [false] });
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

  it('leads whatever is left to a port where nobody listens', () => {
    const proxy = calls.find(({ name }) => name === 'session.setProxy');
    expect(proxy?.args[0]).toMatchObject({ mode: 'fixed_servers', proxyRules: 'http://127.0.0.1:9' });
  });

  it('accepts no certificate of its own', () => {
    expect(calls.filter(({ name }) => name === 'session.setCertificateVerifyProc')).toEqual([]);
  });
});
