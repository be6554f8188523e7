import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readProfile } from '../../../../electron/core/storage/settings/profile.ts';
import { isSettings } from '../../../../electron/core/storage/settings/storedSettings.ts';
import { startTestCore, temporaryFolder, valueOf } from '../../../support/core/memoryCore.ts';

function fileWith(text: string | Uint8Array): string {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  const file = join(temporary.folder, 'front-desk-profile.json');
  writeFileSync(file, text);
  return file;
}

/** The one in the documentation. */
const documented = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/profile.md', 'utf8'))?.[1] ?? '';

async function settingsWith(profileFile: string, folder?: string) {
  const test = await startTestCore({ profileFile }, folder);
  onTestFinished(() => test.close());
  return { test, view: valueOf(await test.request('settings:read', null)) };
}

describe('a profile for many computers', () => {
  it('is what a desk without settings starts with, and no key is in it', async () => {
    const { view } = await settingsWith(fileWith(documented));
    expect(view.environments.find(({ kind }) => kind === 'production')).toMatchObject({
      url: 'https://clinic.example',
      hasKey: false,
      organization: null,
    });
    expect(view.environment).toBe('demo');
    expect(view.offlineCopy).toMatchObject({ on: true, days: 7 });
    expect(view.notices).toEqual([]);
  });

  it('is not used where others than administrators could have written it, and a notice says so', async () => {
    const test = await startTestCore({ profileFile: fileWith(documented), profileIsOpen: true });
    onTestFinished(() => test.close());
    const view = valueOf(await test.request('settings:read', null));
    expect(view.environments.find(({ kind }) => kind === 'production')?.url).toBeFalsy();
    expect(view.notices.map(({ message }) => message)).toEqual([
      expect.stringContaining('People other than administrators can change it'),
    ]);
  });

  it('says how a service takes its key', async () => {
    const advanced = { path: '/api/query', header: 'X-Api-Token', scheme: 'Bearer' };
    const environments = { production: { url: 'https://clinic.example', advanced } };
    const { view } = await settingsWith(fileWith(JSON.stringify({ version: 1, environments })));
    expect(view.environments.find(({ kind }) => kind === 'production')).toMatchObject({ advanced });
  });

  it('changes nothing at a desk that has settings', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const first = await startTestCore({}, temporary.folder);
    valueOf(await first.request('settings:change', { appearance: 'light' }));
    await first.close();
    const { view } = await settingsWith(fileWith('{"version":1,"appearance":"dark"}'), temporary.folder);
    expect(view.appearance).toBe('light');
  });

  it('may have the byte-order mark of an editor', () => {
    expect(readProfile(fileWith(`\uFEFF${documented}`)).kind).toBe('preset');
    expect(readProfile(join(temporaryFolder().folder, 'none.json'))).toEqual({ kind: 'none' });
  });

  it.each([
    [
      '{"version":1,"environments":{"production":{"url":"https://a.example","apiKey":"s3cret"}}}',
      /apiKey.*can’t be set/,
    ],
    ['{"version":1,"pin":"1234"}', /“pin”/],
    ['{"version":2}', /“version” must be 1/],
    ['{"version":1,"colour":"red"}', /“colour” can’t be preset/],
    ['{"version":1,"environments":{"production":{"url":"http://a.example"}}}', /“environments” isn’t valid/],
    [
      '{"version":1,"environments":{"production":{"url":"https://a.example","advanced":{"header":"Cookie"}}}}',
      /“environments” isn’t valid/,
    ],
    [
      '{"version":1,"environments":{"gateway":{"url":"https://a.example","advanced":{"scheme":"Bearer"}}}}',
      /“environments” isn’t valid/,
    ],
    ['{"version":1,"environments":{"demo":{"url":"https://a.example"}}}', /“environments” isn’t valid/],
    ['{"version":1,"timeZones":{"production":"Mars/Olympus"}}', /“timeZones” isn’t valid/],
    ['{"version":1,"appearance":"dark","appearance":"light"}', /twice/],
    ['{"version":1,"maps":"front-desk-map.json"}', /“maps” isn’t valid/],
    ['{"version":1,"maps":{"demo":"front-desk-map.json"}}', /“maps” isn’t valid/],
    ['{"version":1,"maps":{"production":"front-desk-map.json","apiKey":"s3cret.json"}}', /apiKey.*can’t be set/],
    ['[1]', /isn’t a JSON object/],
    ['{"version":1', /isn’t JSON/],
    [new Uint8Array([0xff, 0xfe, 0x7b]), /UTF-8/],
  ])('is not used at all where a part is wrong, and names that part: %s', async (text, words) => {
    const { view } = await settingsWith(fileWith(text));
    expect(view.notices.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
    expect(view.notices[0]?.message).not.toContain('s3cret');
    expect(view.environments.every(({ url }) => url === null)).toBe(true);
  });

  it.each([
    '../front-desk-map.json',
    '..\\front-desk-map.json',
    'maps/front-desk-map.json',
    '/etc/front-desk-map.json',
    'C:front-desk-map.json',
    '\\\\server\\share\\map.json',
    'map.json:stream.json',
    '..json',
    '.json',
    'nul.json',
    'front-desk-map.txt',
    'front-desk-map.json\u0000',
    '',
    7,
    null,
  ])('takes a map only by the plain name of a file beside it, and not by %j', async (name) => {
    const { view } = await settingsWith(fileWith(JSON.stringify({ version: 1, maps: { production: name } })));
    expect(view.notices.map(({ message }) => message)).toEqual([expect.stringMatching(/“maps” isn’t valid/)]);
  });

  it('never throws, and gives only settings that this version can read', () => {
    const file = fileWith('');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((text) => `{"version":1,"offlineCopy":${text}}`),
          fc.json().map((text) => `{"version":1,"maps":{"production":${text}}}`),
        ),
        (text) => {
          writeFileSync(file, text);
          const read = readProfile(file);
          if (read.kind === 'preset') expect(isSettings(read.settings)).toBe(true);
        },
      ),
    );
  });
});
