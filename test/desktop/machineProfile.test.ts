import { chmodSync, chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProfile, isRootsOnly, profileFolder } from '../../electron/desktop/machineProfile.ts';
import { isAdministratorsOnly } from '../../electron/desktop/windowsAccess.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

describe('the profile of a computer', () => {
  it('lies where administrators put what is for all users', () => {
    expect(profileFolder('win32', { ProgramData: 'D:\\Data' })).toBe('D:\\Data\\Front Desk');
    expect(profileFolder('darwin', {})).toBe('/Library/Application Support/Front Desk');
    expect(profileFolder('linux', {})).toBe('/etc/front-desk');
  });

  it('is looked for nowhere else, and nothing is waited for without one', async () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const found = await findProfile('win32', { ProgramData: temporary.folder, SystemRoot: temporary.folder });
    expect(found.profileIsOpen).toBe(false);
    expect(found.profileFile).toMatch(/Front Desk\\front-desk-profile\.json$/);
  });

  it.skipIf(process.getuid?.() !== 0)('is root’s alone, its folder as well, and is no link', () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const folder = join(temporary.folder, 'front-desk');
    const file = join(folder, 'front-desk-profile.json');
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(file, '{}', { mode: 0o644 });
    expect([isRootsOnly(folder), isRootsOnly(file)]).toEqual([true, true]);
    for (const open of [0o664, 0o646]) {
      chmodSync(file, open);
      expect(isRootsOnly(file)).toBe(false);
    }
    chmodSync(file, 0o644);
    chownSync(file, 1000, 1000);
    expect(isRootsOnly(file)).toBe(false);
    chmodSync(folder, 0o777);
    expect(isRootsOnly(folder)).toBe(false);
    symlinkSync('/etc/passwd', join(temporary.folder, 'link'));
    expect(isRootsOnly(join(temporary.folder, 'link'))).toBe(false);
    expect(isRootsOnly(join(temporary.folder, 'missing'))).toBe(false);
  });
});

describe('a security descriptor of Windows', () => {
  it.each([
    ['as the installer leaves it', 'O:BAG:BAD:PAI(A;OICI;FA;;;BA)(A;OICI;FA;;;SY)(A;OICI;0x1200a9;;;BU)'],
    ['of a file that inherits', 'O:BAG:DUD:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)'],
    ['with reading by name', 'O:SYG:SYD:(A;;FRFX;;;WD)(A;;FA;;;SY)'],
    ['with what only later files inherit', 'O:BAG:BAD:(A;OICI;FA;;;BA)(A;OICIIO;GA;;;CO)'],
    ['with a prohibition', 'O:S-1-5-32-544G:BAD:(D;;FA;;;BU)(A;;FA;;;S-1-5-18)'],
  ])('is of administrators alone %s', (_name, descriptor) => {
    expect(isAdministratorsOnly(descriptor)).toBe(true);
  });

  it.each([
    ['of a person', 'O:S-1-5-21-1-2-3-1001G:DUD:(A;;FA;;;BA)'],
    ['where users may write', 'O:BAG:BAD:(A;;FA;;;BA)(A;;FW;;;BU)'],
    ['where users may add files, as below ProgramData', 'O:BAG:SYD:AI(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)'],
    ['where a person has everything', 'O:BAG:BAD:(A;;0x1f01ff;;;S-1-5-21-1-2-3-1001)'],
    ['where everybody may delete', 'O:BAG:BAD:(A;;SD;;;WD)'],
    ['with rights that are not known', 'O:BAG:BAD:(A;;ZZ;;;BU)'],
    ['with a condition', 'O:BAG:BAD:(A;;FA;;;BA)(XA;;FA;;;WD;(@User.a == 1))'],
    ['without a list', 'O:BAG:BAD:NO_ACCESS_CONTROL'],
    ['with an empty answer', ''],
    ['with something else', 'Get-Acl : Cannot find path'],
  ])('is open to others %s', (_name, descriptor) => {
    expect(isAdministratorsOnly(descriptor)).toBe(false);
  });
});
