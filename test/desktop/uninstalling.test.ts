import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const script = readFileSync('build/packaging/installer.nsh', 'utf8');
const lines = script.split('\n').map((line) => line.trim());

/** Windows' numbers of the languages that the installer speaks. */
const windowsNumbers: Readonly<Record<string, string>> = { en_US: '1033', de_DE: '1031', es_ES: '3082', fr_FR: '1036' };

/** That the macros do what they say was seen under Wine; that they compile is looked at by `npm run dist:check`. */
describe('removing Front Desk from Windows', () => {
  it('erases nothing but the folder that Electron names after the product', () => {
    // Sound: a package.json is an object.
    const { productName } = JSON.parse(readFileSync('package.json', 'utf8')) as { productName: string };
    expect(lines).toContain(`!define USER_DATA "$APPDATA\\${productName}"`);
    expect(lines.filter((line) => /^(?:RMDir|Delete)\b/i.test(line))).toEqual(['RMDir /r "${USER_DATA}"']);
  });

  it('asks before, with No as the answer that Enter and a silent run give', () => {
    const asked = lines.findIndex((line) => line.includes('$(eraseData)'));
    expect(lines[asked]).toMatch(/MB_YESNO\b.*\bMB_DEFBUTTON2\b.* \/SD IDNO IDNO keepData$/);
    expect(lines[asked + 1]).toMatch(/^RMDir/);
    expect(lines.slice(0, asked)).toContain('${ifNot} ${isUpdated}');
    expect(lines.slice(0, asked)).toContain('${ifNot} ${Silent}');
  });

  it('says each text in each of the installer’s languages', () => {
    const [, list = ''] = /installerLanguages: \[(.*)\]/.exec(readFileSync('electron-builder.yml', 'utf8')) ?? [];
    const wanted = list.split(', ').map((language) => windowsNumbers[language]);
    expect(wanted).toHaveLength(4);
    const said = [...script.matchAll(/LangString (\w+) (\d+) ".+"/g)].map(([, name, number]) => [name, number]);
    expect(said).toEqual(['eraseData', 'notErased'].flatMap((name) => wanted.map((number) => [name, number])));
  });
});
