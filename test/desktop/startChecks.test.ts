import { describe, expect, it } from 'vitest';
import { findDangers } from '../../electron/desktop/startChecks.ts';

const find = (argv: readonly string[], environment: Record<string, string> = {}): readonly string[] =>
  findDangers({ argv, environment });

const refused = [
  '--remote-debugging-port=9222',
  '--remote-debugging-port',
  '--remote-debugging-pipe',
  '--remote-debugging-address=0.0.0.0',
  '--remote-allow-origins=*',
  '--inspect',
  '--inspect=0.0.0.0:9229',
  '--inspect-brk',
  '--inspect-port=1',
  '--js-flags=--expose-gc',
  '--load-extension=/tmp/x',
  '--browser-subprocess-path=/tmp/x',
  '--renderer-cmd-prefix=gdb',
  '--no-sandbox',
  '-no-sandbox',
  '/no-sandbox',
  '--NO-SANDBOX',
  '--disable-setuid-sandbox',
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--ignore-certificate-errors',
  '--ignore-certificate-errors-spki-list=abc',
  '--unsafely-treat-insecure-origin-as-secure=http://a',
  '--host-rules=MAP * evil.test',
  '--host-resolver-rules=MAP * 127.0.0.1',
  '--proxy-server=evil.test:80',
  '--proxy-pac-url=data:,x',
  '--log-net-log=/tmp/net.json',
  '--ssl-key-log-file=/tmp/keys',
  '--log-file=/tmp/log',
  '--enable-logging=file',
  '--password-store=basic',
  '--use-mock-keychain',
  '--webrtc-ip-handling-policy=default',
];

const allowed = [
  '--disable-gpu',
  '--ozone-platform=wayland',
  '--force-device-scale-factor=1.25',
  '--enable-logging',
  '--enable-logging=stderr',
  '--password-store=gnome-libsecret',
  '--lang=de',
  '--high-dpi-support=1',
  'no-sandbox',
  '/home/anna/inspect',
  '',
  '--',
];

describe('a start of the packaged app', () => {
  it.each(refused)('is refused with %s', (word) => {
    expect(find(['--lang=de', word])).toHaveLength(1);
  });

  it.each(allowed)('is fine with %s', (word) => {
    expect(find([word])).toEqual([]);
  });

  it.each([
    ['SSLKEYLOGFILE', '/tmp/keys'],
    ['ELECTRON_LOG_FILE', '/tmp/log'],
    ['ELECTRON_DISABLE_SANDBOX', '1'],
    ['ELECTRON_ENABLE_LOGGING', 'file'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ])('is refused with %s=%s in its environment', (name, value) => {
    expect(find([], { [name]: value })).toEqual([name]);
    expect(find([], { [name]: '' })).toEqual([]);
  });

  it('receives every reason once, by name and without its value', () => {
    expect(
      find(['--no-sandbox', '--no-sandbox', '--proxy-server=user:secret@evil.test'], { SSLKEYLOGFILE: '/tmp/k' }),
    ).toEqual(['--no-sandbox', '--proxy-server', 'SSLKEYLOGFILE']);
  });
});
