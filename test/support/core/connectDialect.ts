import { expect, onTestFinished } from 'vitest';
import type { Keys } from '../../../electron/contract/settings.ts';
import type { CorePorts, Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import type { Dialect, DialectOptions, DialectServer } from '../../dialects/dialect.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { makeCertificates } from '../service/certificates.ts';
import { fakeKeyring, startTestCore, type TestCore, valueOf } from './memoryCore.ts';
import { trust } from '../service/secureClinic.ts';

/** A core that has just been connected to a dialect's server; all of it is closed when the test is over. */
export interface ConnectedDialect {
  readonly test: TestCore;
  readonly server: DialectServer;
  /** Puts another server behind the same address, as when the service is changed by its operator. */
  readonly replace: (dialect: Dialect, options?: Partial<DialectOptions>) => Promise<DialectServer>;
  /** Another core on the same data folder: the next start of the desk. */
  readonly reopen: (change?: Partial<CorePorts>) => Promise<TestCore>;
}

export async function connectDialect(
  dialect: Dialect,
  options: Partial<DialectOptions> = {},
  change: Partial<CorePorts> = {},
): Promise<ConnectedDialect> {
  const certificates = await makeCertificates();
  onTestFinished(trust(certificates.authority));
  async function start(which: Dialect, how: Partial<DialectOptions>): Promise<DialectServer> {
    const started = await which.start({ tls: certificates.server, ...how });
    onTestFinished(() => started.close());
    return started;
  }

  const server = await start(dialect, options);
  let present = server;
  const fetch: Fetch = (url, init) => nodeFetch(url.replace(server.url, present.url), init);
  const ports = { encryption: fakeKeyring(), clock: { now: () => dialectNow }, fetch, ...change };
  const test = await startTestCore(ports);
  let last = test;
  onTestFinished(() => test.close());
  const report = valueOf(await test.request('connection:open', { ...placeOf(dialect), url: server.url }));
  expect(report.outcome.kind).toBe('ok');
  return {
    test,
    server,
    async replace(other, how = {}) {
      present = await start(other, { auth: dialect.auth, ...how });
      return present;
    },
    async reopen(again = {}) {
      // A folder is one core's: the former is closed, and its files stay for this one.
      await last.core.close();
      const next = await startTestCore({ ...ports, ...again }, test.folder);
      onTestFinished(() => next.close());
      last = next;
      return next;
    },
  };
}

/** The environment with a dialect's kind of key, and that key. */
export function placeOf({ auth }: Dialect): { readonly environment: 'sandbox' | 'gateway'; readonly keys: Keys } {
  return auth.kind === 'direct'
    ? { environment: 'sandbox', keys: { kind: 'single', key: auth.key } }
    : { environment: 'gateway', keys: auth };
}
