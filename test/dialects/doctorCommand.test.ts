import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DoctorReport } from '../../electron/doctor/runDoctor.ts';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import { startTokenService } from '../support/service/tokenService.ts';
import { startRawServer } from '../support/service/rawServer.ts';
import { startSecureClinic, type SecureClinic } from '../support/service/secureClinic.ts';

const command = fileURLToPath(new URL('../../electron/doctor.ts', import.meta.url));
const key = 'doctor-key-51c2';
let clinic: SecureClinic;
let folder: string;
beforeAll(async () => {
  clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
  folder = mkdtempSync(join(tmpdir(), 'front-desk-doctor-'));
  writeFileSync(join(folder, 'authority.pem'), clinic.certificates.authority);
});
afterAll(async () => {
  await clinic.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

function doctor(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = { FRONT_DESK_API_KEY: key },
): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'), ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    });
  });
}

describe('npm run doctor', () => {
  it('prints one object and ends with 0 where everything needed is mapped', async () => {
    const { code, output } = await doctor(['--url', clinic.url, '--day', '2026-11-17', '--json']);
    const report: unknown = JSON.parse(output);
    expect(report).toMatchObject({
      outcome: { kind: 'ok' },
      organization: { name: 'Harbor & Pine Animal Hospitals' },
      introspection: 'full',
      map: {
        clients: { operation: 'getClients', type: 'Client' },
        bookAppointment: { operation: 'createAppointment' },
      },
      missing: [],
    });
    expect(code).toBe(0);
    expect(output).not.toContain(key);
  });

  it('reaches a service with another path, header and prefix', async () => {
    const service = await startTokenService(key);
    onTestFinished(() => service.close());
    writeFileSync(join(folder, 'token.pem'), service.certificates.authority);
    const environment = { FRONT_DESK_API_KEY: key, NODE_EXTRA_CA_CERTS: join(folder, 'token.pem') };
    const address = ['--url', service.url, '--day', '2026-11-17', '--json'];
    const otherwise = ['--path', '/api/query', '--header', 'X-Api-Token', '--scheme', 'Bearer'];
    const plain = await doctor(address, environment);
    expect(plain.code).toBe(3);
    const { code, output } = await doctor([...address, ...otherwise], environment);
    expect(JSON.parse(output)).toMatchObject({ outcome: { kind: 'ok' }, missing: [] });
    expect(code).toBe(0);
    const refused = await doctor([...address, '--header', 'Cookie'], environment);
    expect(JSON.parse(refused.output)).toMatchObject({ outcome: { kind: 'badAddress' } });
    expect([plain.output, output, refused.output].join('')).not.toContain(key);
    const gateway = await doctor([...address, '--environment', 'gateway', '--scheme', 'Bearer'], environment);
    expect([gateway.code, gateway.errors]).toEqual([64, expect.stringContaining('The gateway has its own headers')]);
  });

  it('searches and counts clients where it is requested', async () => {
    const requested = ['--search', 'zoë', '--search', 'nobody at all', '--count-clients'];
    const { code, output } = await doctor(['--url', clinic.url, '--day', '2026-11-17', '--json', ...requested]);
    const report = JSON.parse(output) as DoctorReport;
    expect(report.clientCount).toBe(600);
    expect(report.searches).toEqual([
      { text: 'zoë', clients: expect.arrayContaining(['10001']) as unknown },
      { text: 'nobody at all', clients: [] },
    ]);
    expect(code).toBe(0);
  });

  it('plans writes where it is requested, and sends none', async () => {
    const { output } = await doctor(['--url', clinic.url, '--day', '2026-11-17', '--json', '--plan-writes']);
    const { writes } = JSON.parse(output) as DoctorReport;
    expect(writes).toMatchObject({
      bookAppointment: { operation: 'createAppointment' },
      registerClient: { operation: 'createClient', entered: { familyName: 'Testcase' } },
    });
    const documents = Object.values(writes ?? {}).flatMap((write) => write?.document ?? []);
    expect(documents.every((text) => text.startsWith('mutation '))).toBe(true);
  });

  it('works from a profile as well', async () => {
    const profile = join(folder, 'map.json');
    writeFileSync(profile, JSON.stringify({ version: 1, map: interfaceMap }));
    const { code, output } = await doctor(['--url', clinic.url, '--profile', profile, '--json']);
    expect(JSON.parse(output)).toMatchObject({ map: { clients: { reasons: ['from the profile'] } } });
    expect(code).toBe(0);
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>, number]>([
    ['a wrong key', [], { FRONT_DESK_API_KEY: 'wrong' }, 3],
    ['no key', [], {}, 64],
    ['a key among the arguments', ['--key', 'x'], { FRONT_DESK_API_KEY: key }, 64],
    ['a day that does not exist', ['--day', '2026-02-30'], { FRONT_DESK_API_KEY: key }, 64],
    ['an environment that does not exist', ['--environment', 'moon'], { FRONT_DESK_API_KEY: key }, 64],
    ['a profile that is none', ['--profile', '/nonexistent'], { FRONT_DESK_API_KEY: key }, 64],
  ])('ends with its own code for %s', async (_name, args, environment, code) => {
    expect((await doctor(['--url', clinic.url, ...args], environment)).code).toBe(code);
  });

  it.each([
    ['a gateway that answers with a page', 502, 'text/html', '<!doctype html><h1>Bad gateway</h1>', 'gatewayTrouble'],
    ['a reply that is cut off', 200, 'application/json', '{"data":{"org":{"id":"1"', 'unreadable'],
  ])('waits for its retries and then reports %s', async (_name, status, type, body, kind) => {
    const server = await startRawServer((response) => {
      response.writeHead(status, { 'content-type': type, connection: 'close' }).end(body);
    }, clinic.certificates.server);
    try {
      const { code, output } = await doctor(['--url', server.origin, '--json']);
      expect(JSON.parse(output)).toMatchObject({ outcome: { kind }, organization: null });
      expect(code).toBe(3);
      expect(server.received.length).toBeGreaterThan(1);
    } finally {
      await server.close();
    }
  });

  it('refuses plain http, on loopback too', async () => {
    const { code, output } = await doctor(['--url', clinic.url.replace('https', 'http'), '--json']);
    expect(JSON.parse(output)).toMatchObject({ outcome: { kind: 'badAddress' }, requests: { count: 0 } });
    expect(code).toBe(3);
  });
});
