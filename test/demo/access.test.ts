import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import type { DemoClinic, DemoClinicOptions } from '../../graphql/demo/server.ts';
import { directKey, post, postQuery, startClinic } from './clinicRequests.ts';

const json = { 'Content-Type': 'application/json' };
const orgQuery = JSON.stringify({ query: '{ org { id name } }' });

let clinic: DemoClinic | null = null;

async function open(options: Partial<DemoClinicOptions> = {}): Promise<string> {
  clinic = await startClinic({ clients: 20, ...options });
  return clinic.url;
}

afterEach(async () => {
  await clinic?.close();
  clinic = null;
});

describe('direct endpoint', () => {
  it('answers a request with the raw key, without cookies', async () => {
    const reply = await post(await open(), orgQuery, { ...json, Authorization: directKey });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ data: { org: { id: '1', name: 'Harbor & Pine Animal Hospitals' } } });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('refuses a missing, wrong, Bearer or gateway key with 403 and JSON', async () => {
    const url = await open();
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: '' },
      { Authorization: 'other' },
      { Authorization: `Bearer ${directKey}` },
      { 'x-api-key': directKey },
    ];
    for (const headers of wrong) {
      const reply = await post(url, orgQuery, { ...json, ...headers });
      expect(reply.status).toBe(403);
      expect(reply.body).toEqual({ error: 'Forbidden', message: expect.any(String) as string });
    }
  });

  it('refuses a restricted operation with 403 and errors, also inside fragments, and answers others', async () => {
    const url = await open({ restricted: ['invoices', 'createClient'] });
    const queries = [
      '{ invoices { metadata { totalCount } } }',
      '{ things: invoices { metadata { totalCount } } }',
      'query A { ...F } fragment F on Query { ... { invoices { metadata { totalCount } } } }',
      'mutation { createClient(input: { givenName: "A" }) { id } }',
    ];
    for (const query of queries) {
      const reply = await postQuery(url, query);
      expect(reply.status).toBe(403);
      expect(reply.body).toEqual({ errors: [{ message: expect.stringContaining('not authorized') as string }] });
    }
    expect((await postQuery(url, '{ org { id } }')).status).toBe(200);
  });
});

describe('gateway endpoint', () => {
  const auth = { kind: 'gateway', apiKey: 'g-key', serviceKey: 's-key' } as const;
  const keys = { ...json, 'x-api-key': 'g-key', 'x-service-key': 's-key' };

  it('answers a request with both keys', async () => {
    expect((await post(await open({ auth }), orgQuery, keys)).status).toBe(200);
  });

  it('names the service key where it is missing', async () => {
    const reply = await post(await open({ auth }), orgQuery, { ...json, 'x-api-key': 'g-key' });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: 'Missing Header',
      error_description: expect.stringContaining('x-service-key') as string,
    });
  });

  it('answers 401 with a fault for a missing or invalid gateway key', async () => {
    const url = await open({ auth });
    for (const headers of [{ 'x-service-key': 's-key' }, { ...keys, 'x-api-key': 'no' }, { Authorization: 'g-key' }]) {
      const reply = await post(url, orgQuery, { ...json, ...headers });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        fault: { faultstring: expect.any(String) as string, detail: { errorcode: expect.any(String) as string } },
      });
    }
  });

  it('answers 403 for a wrong service key', async () => {
    expect((await post(await open({ auth }), orgQuery, { ...keys, 'x-service-key': 'no' })).status).toBe(403);
  });

  it('answers 429 with a fault beyond the quota, until its time is over', async () => {
    let now = 1_800_000_000_000;
    const url = await open({ auth, quota: { requests: 3, perSeconds: 60 }, now: () => now });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(url, orgQuery, keys)).status);
    expect(statuses).toEqual([200, 200, 200]);
    now += 20_000;
    const refused = await post(url, orgQuery, keys);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.body).toHaveProperty('fault.detail.errorcode');
    now += 40_000;
    expect((await post(url, orgQuery, keys)).status).toBe(200);
  });
});

describe('HTTP', () => {
  const headers = { ...json, Authorization: directKey };

  it('is POST /graphql and JSON only', async () => {
    const url = await open();
    expect((await fetch(`${url}/graphql`, { headers })).status).toBe(405);
    expect((await fetch(`${url}/`, { method: 'POST', body: orgQuery, headers })).status).toBe(404);
    expect((await post(url, orgQuery, { ...headers, 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('answers 400 with JSON for a body that is not a GraphQL request', async () => {
    const url = await open();
    for (const body of ['', '{', '[]', 'null', '{}', '{"query":1}', '{"query":"{org{id}}","variables":[]}', '\u0000']) {
      const reply = await post(url, body, headers);
      expect(reply.status).toBe(400);
      expect(reply.body).toHaveProperty('errors.0.message');
    }
  });

  it('refuses a body beyond 1 MB and keeps answering', async () => {
    const url = await open();
    const query = `{ org { id } } #${'x'.repeat(1_100_000)}`;
    expect((await post(url, JSON.stringify({ query }), headers)).status).toBe(413);
    expect((await post(url, orgQuery, headers)).status).toBe(200);
  });

  it('answers 200 with errors for what GraphQL refuses', async () => {
    const url = await open();
    const queries = ['{', '{ nothing }', '{ getClients { id } }', 'query A { org { id } } query B { org { id } }'];
    for (const query of queries) {
      const reply = await postQuery(url, query);
      expect(reply.status).toBe(200);
      expect(reply.body).toHaveProperty('errors.0.message');
    }
  });

  it('delays answers by the given time', async () => {
    const url = await open({ latency: 60 });
    const start = performance.now();
    await postQuery(url, '{ org { id } }');
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it('cuts open connections when it is closed, and may be closed twice', async () => {
    const url = await open();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    const cut = new Promise((resolve) => socket.once('close', resolve));
    await clinic?.close();
    await clinic?.close();
    await cut;
    await expect(fetch(`${url}/graphql`)).rejects.toThrow();
  });

  it('serves HTTPS with a certificate', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-tls-'));
    try {
      const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
      try {
        const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
        const files = ['-keyout', key, '-out', cert];
        const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
        execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
      } catch {
        skip('openssl is not installed');
      }
      const url = await open({ tls: { key: readFileSync(key), cert: readFileSync(cert) } });
      expect(url).toMatch(/^https:/);
      const status = await new Promise((resolve, reject) => {
        const options = { method: 'POST', ca: readFileSync(cert), headers, agent: false } as const;
        const sent = httpsRequest(`${url}/graphql`, options, (reply) => {
          reply.resume();
          resolve(reply.statusCode);
        });
        sent.on('error', reject);
        sent.end(orgQuery);
      });
      expect(status).toBe(200);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
