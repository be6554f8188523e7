import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPractice, fullNameOf } from '../../dialects/practice.ts';
import { registry } from '../../dialects/registry/registry.ts';
import { correct } from '../../support/core/explorerRequests.ts';
import { findSecret } from '../../support/canary.ts';
import { connectDialect, placeOf } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

const typed = 'Canary-Qz7Rk';
const key = registry.auth.kind === 'direct' ? registry.auth.key : registry.auth.apiKey;

/** Everything about people and places that the service has, as long as it says anything by itself. */
function secretsOf(): readonly string[] {
  const practice = createPractice();
  const texts = [
    practice.organization.name,
    ...practice.places.flatMap(({ name }) => [name]),
    ...practice.providers.flatMap((provider) => Object.values(provider)),
    ...practice.clients.flatMap((client) => [
      fullNameOf(client),
      client.givenName,
      client.familyName,
      client.street,
      client.city,
      client.note,
      ...client.emails,
      ...client.phones.map(({ value }) => value),
      ...client.tags,
    ]),
    ...practice.patients.flatMap(({ name, breed, microchip }) => [name, breed, microchip]),
    ...practice.appointments.flatMap((appointment) => Object.values(appointment)),
  ];
  return [...new Set(texts.filter((text) => typeof text === 'string' && text.length >= 4))];
}

/** Which of them stand in a text as words of their own. */
function found(secrets: readonly string[], text: string): readonly string[] {
  return secrets.filter((secret) =>
    new RegExp(`(?<![\\p{L}\\d])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text),
  );
}

async function readDiagnostics(test: TestCore): Promise<string> {
  return valueOf(await test.request('diagnostics:read', null)).text;
}

describe('diagnostics', () => {
  it('report the state, without personal data', async () => {
    const { test, server } = await connectDialect(registry);
    const answers: string[] = [];
    const runQuery = async (operation: string, variables: object = {}): Promise<void> => {
      answers.push(JSON.stringify(await test.request('desk:query', { operation, variables: { ...variables } })));
    };
    await runQuery('ScheduleDay', { date: '2026-11-17' });
    await runQuery('ClientList', { search: 'an', first: 50 });
    await runQuery('ClientCard', { id: typed });
    await runQuery(typed);
    await runQuery('ScheduleDay', { date: typed });
    await test.request('drafts:keep', { id: `client ${typed}`, content: { name: typed } });
    const table = { filter: { search: typed, tag: typed }, sort: null, columns: ['name'] } as const;
    await test.request('views:change', { name: typed, table });
    await test.request('client:mark', { id: typed, as: 'pinned' });
    await correct(test, { kind: 'nothing', concept: 'clientSearch' });
    const elsewhere = { ...placeOf(registry), url: `${server.url}/${typed}?token=${typed}` };
    await test.request('connection:test', { ...elsewhere, keys: { kind: 'single', key: typed } });
    await test.request('connection:test', { ...elsewhere, url: `https://${typed}:secret@clinic.example.test/` });
    await test.core.request(`{"id":"${typed}","channel":"${typed}","payload":"${typed}"}`);
    await test.core.request(typed);
    writeFileSync(join(test.folder, `${typed}.txt`), typed);

    const text = await readDiagnostics(test);
    const secrets = secretsOf();
    // The controls: the scan finds what is there, and the core did hold what is looked for.
    expect(found(secrets, answers.join('\n')).length).toBeGreaterThan(20);
    expect(found([new URL(server.url).host], text)).toHaveLength(1);
    expect(findSecret(key, { text: `${text}${key}` })).toEqual(['text']);
    expect(found(secrets, `${text} ${secrets[0]}`)).toEqual([secrets[0]]);

    expect(found(secrets, text)).toEqual([]);
    expect(findSecret(typed, { text })).toEqual([]);
    expect(findSecret(key, { text })).toEqual([]);
    expect(text).not.toContain(test.folder);

    expect(text).toContain('Front Desk 0.0.0-test, preview');
    expect(text).toMatch(/^sandbox \(in use\): 127\.0\.0\.1:\d+, key, ok at /m);
    expect(text).toMatch(/^requests: .*sandbox ok \d+/m);
    expect(text).toMatch(/^map: read, \d+ types, .*, 1 corrected$/m);
    expect(text).toMatch(/^ {2}corrected: clientSearch$/m);
    expect(text).toMatch(/refused channel=desk:query why=operation$/m);
    expect(text).toMatch(/^ {2}settings\.json \d+$/m);
  });

  it('report damage and a folder that another process holds', async () => {
    const first = await startTestCore();
    onTestFinished(() => first.close());
    await first.request('settings:change', { appearance: 'dark' });
    await first.core.close();
    writeFileSync(join(first.folder, 'settings.json'), '{');
    const again = await startTestCore({}, first.folder);
    onTestFinished(() => again.close());
    const second = await startTestCore({}, first.folder);
    onTestFinished(() => second.close());
    expect(await readDiagnostics(again)).toMatch(
      /data folder: ours\n {2}settings\.json, put aside: 1\nnotices: settings-damaged\n/,
    );
    expect(await readDiagnostics(second)).toContain('data folder: taken');
    expect(readdirSync(first.folder)).toContain('logs');
  });
});
