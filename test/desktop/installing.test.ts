import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFileName } from '../../electron/contract/files.ts';
import { profileName } from '../../electron/core/storage/settings/profile.ts';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';

const script = readFileSync('build/packaging/installer.nsh', 'utf8');
const taken = [...script.matchAll(/CopyFiles \/SILENT "\$EXEDIR\\([^"]+)" "\$INSTDIR"/g)].map(([, name = '']) => name);

/** That the macro does what it says was seen under Wine; that it compiles is looked at by `npm run dist:check`. */
describe('what lies beside the Windows installer', () => {
  it('is taken along as a profile may name it: itself, and a map under the name that its export has', async () => {
    const test = await startTestCore();
    onTestFinished(() => test.close());
    const { where } = valueOf(await test.request('map:export', null));
    expect(isFileName(where, 'json')).toBe(true);
    const [profile, maps = ''] = taken;
    expect(profile).toBe(profileName);
    const [before = '', after = ''] = maps.split('*');
    expect(where?.startsWith(before) && where.endsWith(after)).toBe(true);
    expect(taken).toHaveLength(2);
  });

  it('is left where it is unless it is ours: a key of somebody else may lie there', () => {
    for (const name of taken) expect(name).toMatch(/^front-desk-.*\.json$/);
  });
});
