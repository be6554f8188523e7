import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mapFileLimits } from '../../../../electron/contract/serviceMap.ts';
import type { CorePorts, Fetch } from '../../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../../electron/preview/previewPorts.ts';
import { schemaNames } from '../../../../graphql/service/introspection/schemaPieces.ts';
import type { Dialect } from '../../../dialects/dialect.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { relay } from '../../../dialects/relay/relay.ts';
import { conceptOf, correct, queryDesk, readMapView } from '../../../support/core/explorerRequests.ts';
import { connectDialect, type ConnectedDialect, placeOf } from '../../../support/core/connectDialect.ts';
import { startTestCore, temporaryFolder, type TestCore, valueOf } from '../../../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../../../support/service/secureClinic.ts';

const mapName = 'front-desk-map-sandbox.json';

/** What IT lays beside the program; `put` lays the map there, or another one in its place. */
interface Preset {
  readonly ports: Partial<CorePorts>;
  readonly put: (map: string | Uint8Array) => void;
  readonly folder: string;
}

function preset(map: string | Uint8Array | null): Preset {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  const { folder } = temporary;
  const profileFile = join(folder, 'front-desk-profile.json');
  writeFileSync(profileFile, JSON.stringify({ version: 1, maps: { sandbox: mapName } }));
  const put = (content: string | Uint8Array): void => writeFileSync(join(folder, mapName), content);
  if (map !== null) put(map);
  return { ports: { profileFile }, put, folder };
}

/** Where an export lands. */
function saving(): { readonly saved: string[]; readonly ports: Partial<CorePorts> } {
  const saved: string[] = [];
  return { saved, ports: { saveFile: async (name, text) => ({ ok: true, value: (saved.push(text), name) }) } };
}

/** The map of a dialect in which a manager has decided two things. */
async function exported(dialect: Dialect = registry): Promise<string> {
  const { saved, ports } = saving();
  const { test } = await connectDialect(dialect, {}, ports);
  if (dialect === registry)
    await correct(test, { kind: 'field', concept: 'appointments', field: 'reason', from: 'topic' });
  await correct(test, { kind: 'nothing', concept: 'clientSearch' });
  valueOf(await test.request('map:export', null));
  return saved[0] ?? '';
}

async function correctedIn(test: TestCore): Promise<readonly string[]> {
  const { concepts } = await readMapView(test);
  return concepts.filter(({ state }) => state === 'corrected').map(({ concept }) => concept);
}

async function noticesOf(test: TestCore): Promise<readonly string[]> {
  return valueOf(await test.request('settings:read', null)).notices.map(({ message }) => message);
}

async function connectAgain({ server }: ConnectedDialect, test: TestCore): Promise<void> {
  const { outcome } = valueOf(await test.request('connection:open', { ...placeOf(registry), url: server.url }));
  expect(outcome.kind).toBe('ok');
}

async function reasonsOfDay(test: TestCore): Promise<readonly (string | null)[]> {
  const { data } = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
  // Sound: the operation selects exactly this.
  const { day } = data as unknown as { day: { appointments: readonly { reason: string | null }[] } };
  return day.appointments.map(({ reason }) => reason);
}

describe('a map stored beside the profile', () => {
  it('is what a service begins with on this computer, and stays without the file', async () => {
    const { test, reopen } = await connectDialect(registry, {}, preset(await exported()).ports);
    expect(await correctedIn(test)).toEqual(['appointments', 'clientSearch']);
    expect((await reasonsOfDay(test)).some((reason) => reason !== null)).toBe(true);
    expect(await noticesOf(test)).toEqual([]);
    const again = await reopen({ profileFile: null });
    const { fields } = await conceptOf(again, 'appointments');
    expect(fields.find(({ field }) => field === 'reason')).toMatchObject({ from: ['topic'], corrected: true });
  });

  it('serves a clinic of the interface document in the same way, for the environment it is named for', async () => {
    const key = 'canary-4c1d7e-single';
    const clinic = await startSecureClinic({ auth: { kind: 'direct', key } });
    onTestFinished(() => clinic.close());
    onTestFinished(trust(clinic.certificates.authority));
    const open = async (environment: 'sandbox' | 'testing', ports: Partial<CorePorts>): Promise<TestCore> => {
      const test = await startTestCore(ports);
      onTestFinished(() => test.close());
      const request = { environment, url: clinic.url, keys: { kind: 'single', key } as const };
      expect(valueOf(await test.request('connection:open', request)).outcome.kind).toBe('ok');
      return test;
    };
    const { saved, ports } = saving();
    const first = await open('sandbox', ports);
    await correct(first, { kind: 'nothing', concept: 'clientSearch' });
    valueOf(await first.request('map:export', null));
    const [map = ''] = saved;
    const beside = preset(map);
    const test = await open('sandbox', beside.ports);
    expect(await correctedIn(test)).toEqual(['clientSearch']);
    expect((await queryDesk(test, 'ScheduleDay')).errors).toBeUndefined();
    expect(await correctedIn(await open('testing', beside.ports))).toEqual([]);
    const kept = readdirSync(join(test.folder, 'maps')).map((file) => readFileSync(join(test.folder, 'maps', file)));
    for (const text of [map, ...kept]) expect(String(text)).not.toContain(key);
  });

  it('leaves local corrections alone, even where all of them were undone', async () => {
    const connected = await connectDialect(registry, {}, preset(await exported()).ports);
    const { test } = connected;
    await correct(test, { kind: 'undo', concept: 'appointments' });
    await connectAgain(connected, test);
    expect(await correctedIn(test)).toEqual(['clientSearch']);
    await correct(test, { kind: 'undo', concept: 'clientSearch' });
    valueOf(await test.request('connection:forget', { environment: 'sandbox' }));
    await connectAgain(connected, test);
    expect(await correctedIn(test)).toEqual([]);
    const again = await connected.reopen();
    valueOf(await again.request('map:reread', null));
    await connectAgain(connected, again);
    expect(await correctedIn(again)).toEqual([]);
    expect(await noticesOf(again)).toEqual([]);
  });

  it('does not replace a map that was corrected before', async () => {
    const connected = await connectDialect(registry);
    await correct(connected.test, { kind: 'nothing', concept: 'providers' });
    const test = await connected.reopen(preset(await exported()).ports);
    await connectAgain(connected, test);
    expect(await correctedIn(test)).toEqual(['providers']);
  });

  it('waits at a computer that knows the service until it connects', async () => {
    const connected = await connectDialect(registry);
    const test = await connected.reopen(preset(await exported()).ports);
    valueOf(await test.request('map:reread', null));
    expect(await correctedIn(test)).toEqual([]);
    await connectAgain(connected, test);
    expect(await correctedIn(test)).toEqual(['appointments', 'clientSearch']);
  });

  it('is taken by the next reading where the connection broke during the first', async () => {
    let line: 'whole' | 'breaking' | 'broken' = 'breaking';
    const fetch: Fetch = (url, init) => {
      if (line === 'breaking' && init.body.includes(JSON.stringify(schemaNames.text))) line = 'broken';
      return line === 'broken' ? Promise.reject(new TypeError('fetch failed')) : nodeFetch(url, init);
    };
    const { test } = await connectDialect(registry, {}, { ...preset(await exported()).ports, fetch });
    expect(await noticesOf(test)).toEqual([]);
    line = 'whole';
    valueOf(await test.request('map:reread', null));
    expect(await correctedIn(test)).toEqual(['appointments', 'clientSearch']);
    expect((await reasonsOfDay(test)).some((reason) => reason !== null)).toBe(true);
  });

  it('is trusted where the service shows no schema', async () => {
    const { ports } = preset(await exported());
    const { test } = await connectDialect(registry, { introspection: 'refused' }, ports);
    expect((await reasonsOfDay(test)).some((reason) => reason !== null)).toBe(true);
  });

  it.each<[string, (text: string) => string | Uint8Array | null, RegExp]>([
    ['is not there', () => null, /isn’t next to the profile \(front-desk-profile\.json\)\./],
    ['is too large', (text) => text.padEnd(mapFileLimits.bytes + 1, ' '), /too large for a mapping/],
    ['is too large as it would be sent', () => '"'.repeat(mapFileLimits.bytes), /too large for a mapping/],
    ['is no text', () => new Uint8Array([0xff, 0xfe, 0x7b]), /isn’t UTF-8 text/],
    ['is no JSON', () => 'Dear colleague', /it isn’t JSON/],
    ['is something else', () => '{"kind":"invoice"}', /isn’t a Front Desk mapping\./],
    ['is damaged', (text) => text.replace('"field": "parties"', '"field": "a } b"'), /is damaged/],
  ])('is not used where it %s: the connection opens with a notice', async (_name, change, words) => {
    const { ports } = preset(change(await exported()));
    const { test } = await connectDialect(registry, {}, ports);
    expect(await correctedIn(test)).toEqual([]);
    expect(await reasonsOfDay(test)).not.toEqual([]);
    const [message, ...others] = await noticesOf(test);
    expect(others).toEqual([]);
    expect(message).toContain(mapName);
    expect(message).toMatch(words);
    expect(message).toMatch(/connect again, or a manager/);
  });

  it('that is a folder is not used either', async () => {
    const beside = preset(null);
    mkdirSync(join(beside.folder, mapName));
    const { test } = await connectDialect(registry, {}, beside.ports);
    expect(await noticesOf(test)).toEqual([expect.stringContaining('isn’t a file')]);
  });

  it('of another service is refused with what is missing, in the language in which it is read', async () => {
    const beside = preset(await exported(relay));
    const connected = await connectDialect(registry, {}, beside.ports);
    const { test } = connected;
    expect(await correctedIn(test)).toEqual([]);
    expect(await noticesOf(test)).toEqual([expect.stringMatching(/made for another practice system: .* \(.*\)/)]);
    valueOf(await test.request('settings:change', { language: 'de' }));
    expect(await noticesOf(test)).toEqual([
      expect.stringMatching(/gehört zu einem anderen Praxisserver.*erneut verbinden/),
    ]);
    valueOf(await test.request('settings:change', { language: 'en' }));

    beside.put(await exported());
    await connectAgain(connected, test);
    expect(await correctedIn(test)).toEqual(['appointments', 'clientSearch']);
    expect(await noticesOf(test)).toEqual([]);
  });
});
