import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTransport } from '../../../../electron/core/connection/transport/transport.ts';
import type { TransportLimits } from '../../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { type DemoClinic, startDemoClinic } from '../../../../graphql/demo/server.ts';
import { type FaultProxy, startFaultProxy } from '../../../support/service/faultProxy.ts';
import { everyFault, type Fault, isOfConnection } from '../../../support/service/faults.ts';
import { tuesday } from '../../../support/core/memoryCore.ts';
import { trustedCertificate } from '../../../support/service/trustedCertificate.ts';

const key = 'k';
const limits: TransportLimits = { headersWithin: 400, idleWithin: 400, totalWithin: 1_500, maxBytes: 16 * 1024 * 1024 };
/** What a busy machine may be late by. */
const slack = 100;

const certificate = trustedCertificate();
let clinic: DemoClinic;
let proxy: FaultProxy;
beforeAll(async () => {
  clinic = await startDemoClinic({ seed: 7, now: () => tuesday, clients: 5, auth: { kind: 'direct', key } });
  proxy = await startFaultProxy({ behind: clinic.url, certificate: certificate() });
});
afterEach(() => {
  proxy.script = () => null;
});
afterAll(async () => {
  await proxy.close();
  await clinic.close();
});

function meet(fault: Fault): void {
  proxy.script = (arrived) => ((arrived === null) === isOfConnection(fault) ? fault : null);
}

function sendQuery(at = proxy, signal = new AbortController().signal): Promise<Outcome> {
  const request = {
    url: `${at.url}/graphql`,
    headers: { authorization: key },
    query: 'query Probe { org { id name } }',
    operationName: 'Probe',
    variables: {},
  };
  return createTransport(nodeFetch, limits)(request, signal);
}

const outcomes: Readonly<Record<string, Outcome['kind']>> = {
  'hang up': 'unreachable',
  'slow TLS': 'timeout',
  'reset before headers': 'unreachable',
  silence: 'timeout',
  'half open': 'unreachable',
  drip: 'timeout',
  stall: 'timeout',
  truncate: 'unreadable',
  corrupt: 'unreadable',
  garble: 'unreadable',
  'broken gzip': 'unreadable',
  'another charset': 'unreadable',
  'another content type': 'notGraphQL',
  'too late': 'timeout',
  'a page': 'notGraphQL',
  'a page with 502': 'gatewayTrouble',
  'status 401': 'keyRejected',
  'status 403': 'keyRejected',
  // Node's fetch hides this reply and names no reason; Chromium's gives it.
  'status 407': 'unreachable',
  'too many': 'quotaExceeded',
  'too many for 30 s': 'quotaExceeded',
  'an empty body': 'notGraphQL',
  'an empty object': 'notGraphQL',
  'null data': 'notGraphQL',
  'an endless body': 'tooLarge',
  '5 000 levels': 'unreadable',
};

function outcomesOf(name: string): readonly (Outcome['kind'] | undefined)[] {
  const plain = name.replace(', carried out', '');
  // A reset may overtake what was sent before it: then not even the headers arrive.
  if (plain.startsWith('reset a')) return ['unreadable', 'unreachable'];
  if (plain.startsWith('redirect')) return ['redirected'];
  return [plain.startsWith('trouble') ? 'gatewayTrouble' : outcomes[plain]];
}

describe('a fault on the way', () => {
  it.each(everyFault)('is classified correctly, in time, and leaves nothing open: $name', async (fault) => {
    meet(fault);
    const startedAt = performance.now();
    const open = proxy.open();
    const before = process.memoryUsage();
    const outcome = await sendQuery();
    expect(outcomesOf(fault.name)).toContain(outcome.kind);
    expect(performance.now() - startedAt).toBeLessThan(limits.totalWithin + slack);
    expect(process.memoryUsage().heapUsed - before.heapUsed).toBeLessThan(40 * 1024 * 1024);
    // Node gives up a handshake only after ten seconds, even where no caller waits for it.
    if (fault.kind !== 'slowTls') await expect.poll(() => proxy.open(), { timeout: 2_000 }).toBeLessThanOrEqual(open);
  });

  it.each(everyFault.filter(({ carriedOut }) => carriedOut === undefined))(
    'claims nothing as unsent that arrived: $name',
    async (fault) => {
      meet(fault);
      const before = proxy.passed.length;
      const outcome = await sendQuery();
      const arrived = proxy.passed.length > before;
      if ('sent' in outcome && arrived) expect(outcome.sent).toBe(true);
    },
  );

  it('is classified as refused where no server listens', async () => {
    await proxy.down();
    expect(await sendQuery()).toEqual({ kind: 'unreachable', sent: false, code: 'ECONNREFUSED' });
    await proxy.up();
    expect((await sendQuery()).kind).toBe('ok');
  });

  it('ends when the caller cancels, down to the socket', async () => {
    const own = await startFaultProxy({ behind: clinic.url, certificate: certificate() });
    onTestFinished(() => own.close());
    let passed = 0;
    for (const kind of ['silent', 'stall', 'drip', 'huge'] as const) {
      own.script = (arrived) => (arrived === null ? null : { kind });
      const controller = new AbortController();
      const pending = sendQuery(own, controller.signal);
      await expect.poll(() => own.passed.length, { interval: 1 }).toBeGreaterThan(passed);
      passed = own.passed.length;
      const startedAt = performance.now();
      controller.abort();
      expect((await pending).kind).toBe('cancelled');
      await expect.poll(() => own.open(), { interval: 1, timeout: 1_000 }).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(50 + slack);
    }
  });
});
