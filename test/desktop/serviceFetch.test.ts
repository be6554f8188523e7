import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app, calls, createEvent, resetElectron } from '../support/electron/electronStandIn.ts';
import { createServiceFetch } from '../../electron/desktop/desktopCore.ts';
import { offerNoClientCertificate } from '../../electron/desktop/pageGuards.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(resetElectron);

const { signal } = new AbortController();
const init = {
  method: 'POST',
  headers: { authorization: 'key' },
  body: '{}',
  redirect: 'error',
  credentials: 'omit',
  cache: 'no-store',
  signal,
} as const;

describe('the core’s network', () => {
  it('has a session of its own in memory, without a cache', () => {
    createServiceFetch();
    expect(calls).toEqual([{ name: 'session.fromPartition', args: ['service', { cache: false }] }]);
  });

  it('follows no redirect, carries no cookie and keeps nothing, and can be stopped', async () => {
    const response = await createServiceFetch()('https://api.example.test/graphql', init);
    expect(response.status).toBe(200);
    expect(calls.at(-1)).toEqual({ name: 'session.fetch', args: ['https://api.example.test/graphql', init] });
  });

  it('trusts no certificate that the system does not', () => {
    createServiceFetch();
    offerNoClientCertificate();
    expect(app.eventNames()).toEqual(['select-client-certificate']);
    expect(calls.filter(({ name }) => name === 'session.setCertificateVerifyProc')).toEqual([]);
  });

  it('shows no server a client certificate', () => {
    offerNoClientCertificate();
    const answers: unknown[] = [];
    const choice = createEvent({});
    app.emit(
      'select-client-certificate',
      choice,
      null,
      'https://x.test',
      [{ serialNumber: '1' }],
      (...args: unknown[]) => answers.push(...args),
    );
    expect([choice.prevented, answers]).toEqual([true, []]);
  });
});
