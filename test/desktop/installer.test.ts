import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';
import { isFileName } from '../../electron/contract/files.ts';
import { profileFolder } from '../../electron/desktop/machineProfile.ts';
import { profileName } from '../../electron/core/storage/settings/profile.ts';

const script = readFileSync('build/packaging/installer.nsh', 'utf8');
const taken = [...script.matchAll(/CopyFiles \/SILENT "\$EXEDIR\\([^"]+)" \$R0/g)].map(([, name = '']) => name);

/** `npm run dist:check` compiles the macros and runs them under Wine. */
describe('what lies beside the Windows installer', () => {
  it('is copied with the profile: the profile itself, and a map under its export’s name', async () => {
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

  it('is put where profileFolder looks, by an administrator alone, into a folder that others can’t change', () => {
    expect(profileFolder('win32', { ProgramData: 'C:\\ProgramData' })).toBe('C:\\ProgramData\\Front Desk');
    const [, macro = ''] = /!macro customInstall\n([\s\S]*?)!macroend/.exec(script) ?? [];
    const steps = macro.split('\n').map((line) => line.trim());
    // For all users, $APPDATA is ProgramData.
    const order = [
      '${if} $installMode == "all"',
      'SetShellVarContext all',
      'StrCpy $R0 "$APPDATA\\Front Desk"',
      'CreateDirectory $R0',
    ].map((step) => steps.indexOf(step));
    expect(order.every((place, index) => place >= 0 && place > (order[index - 1] ?? -1))).toBe(true);
    const closed = steps.findIndex((step) => step.includes('/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F'));
    expect(closed).toBeGreaterThan(0);
    expect(steps.findIndex((step) => step.startsWith('CopyFiles'))).toBeGreaterThan(closed);
  });

  it('is left in place unless it is ours: it may hold another user’s key', () => {
    for (const name of taken) expect(name).toMatch(/^front-desk-.*\.json$/);
  });
});

const lines = script.split('\n').map((line) => line.trim());

/** Windows' numbers of the languages that the installer speaks. */
const windowsNumbers: Readonly<Record<string, string>> = { en_US: '1033', de_DE: '1031', es_ES: '3082', fr_FR: '1036' };

describe('removing Front Desk from Windows', () => {
  it('erases nothing but the folder that Electron names after the product', () => {
    // Sound: a package.json is an object.
    const { productName } = JSON.parse(readFileSync('package.json', 'utf8')) as { productName: string };
    expect(lines).toContain(`!define USER_DATA "$APPDATA\\${productName}"`);
    expect(lines.filter((line) => /^(?:RMDir|Delete)\b/i.test(line))).toEqual([
      // A link in the place of the folder for all users, and the profile and maps that this installer brings anew.
      'RMDir $R0',
      'Delete "$R0\\front-desk-*.json"',
      'RMDir /r "${USER_DATA}"',
    ]);
  });

  it('requires confirmation, with No as the default for Enter and for a silent run', () => {
    const prompt = lines.findIndex((line) => line.includes('$(eraseData)'));
    expect(lines[prompt]).toMatch(/MB_YESNO\b.*\bMB_DEFBUTTON2\b.* \/SD IDNO IDNO keepData$/);
    expect(lines[prompt + 1]).toMatch(/^RMDir/);
    expect(lines.slice(0, prompt)).toContain('${ifNot} ${isUpdated}');
    expect(lines.slice(0, prompt)).toContain('${ifNot} ${Silent}');
  });

  it('has each text in each of the installer’s languages', () => {
    const [, list = ''] = /installerLanguages: \[(.*)\]/.exec(readFileSync('electron-builder.yml', 'utf8')) ?? [];
    const expected = list.split(', ').map((language) => windowsNumbers[language]);
    expect(expected).toHaveLength(4);
    const translated = [...script.matchAll(/LangString (\w+) (\d+) ".+"/g)].map(([, name, number]) => [name, number]);
    expect(translated).toEqual(['eraseData', 'notErased'].flatMap((name) => expected.map((number) => [name, number])));
  });
});

it('gives its shortcuts the name that the program tells Windows for its window', () => {
  const [, appId = 'missing'] = /^appId: (\S+)$/m.exec(readFileSync('electron-builder.yml', 'utf8')) ?? [];
  const start = readFileSync('electron/desktop/startDesktop.ts', 'utf8');
  expect(start).toContain(`app.setAppUserModelId('${appId}')`);
});
