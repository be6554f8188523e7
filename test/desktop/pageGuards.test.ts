import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app, calls, createEvent, FakeContents, resetElectron } from '../support/electron/electronStandIn.ts';
import { isPageAddress } from '../../electron/desktop/pageProtocol.ts';
import { guardEveryPage } from '../../electron/desktop/pageGuards.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let contents = new FakeContents();

beforeEach(() => {
  resetElectron();
  guardEveryPage();
  contents = new FakeContents();
  app.emit('web-contents-created', {}, contents);
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
