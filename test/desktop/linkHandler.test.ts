import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls, computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { changeHandler, setLinkHandler } from '../../electron/desktop/linkHandler.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(() => resetElectron());

const others = `[Default Applications]
text/html=firefox.desktop
x-scheme-handler/mailto=thunderbird.desktop

[Added Associations]
x-scheme-handler/tel=front-desk.desktop;dialer.desktop;
`;
const switchedOn = others.replace('text/html', 'x-scheme-handler/tel=front-desk.desktop;dialer.desktop\ntext/html');

describe('the program for phone links on Linux', () => {
  it('is Front Desk no longer, and not as the only one left either', () => {
    expect(changeHandler(switchedOn, false)).toBe(
      `${others.replace('text/html', 'x-scheme-handler/tel=dialer.desktop;\ntext/html')}
[Removed Associations]
x-scheme-handler/tel=front-desk.desktop;
`,
    );
    expect(changeHandler('', false)).toBe('[Removed Associations]\nx-scheme-handler/tel=front-desk.desktop;\n');
  });

  it('is left to others that were removed as well', () => {
    const before = '[Removed Associations]\nx-scheme-handler/tel=other.desktop\n\n[Default Applications]\na=b\n';
    const off = changeHandler(before, false);
    expect(off).toBe(before.replace('other.desktop', 'other.desktop;front-desk.desktop;'));
    expect(changeHandler(off, false)).toBe(off);
    expect(changeHandler(off, true)).toBe(before.replace('other.desktop', 'other.desktop;'));
  });

  it('can be Front Desk again', () => {
    for (const before of ['', others])
      expect(changeHandler(changeHandler(before, false), true).trim()).toContain(before.trim());
    expect(changeHandler(changeHandler(switchedOn, false), true)).not.toMatch(/=front-desk\.desktop;$/m);
    expect(changeHandler('', true)).toBe('');
  });

  it('is changed in the user’s file, also behind a link, and reported where that can’t be done', () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    // The stand-in has one folder for all.
    computer.userData = temporary.folder;
    const file = join(temporary.folder, 'mimeapps.list');
    const real = join(temporary.folder, 'dotfiles');
    writeFileSync(real, switchedOn);
    symlinkSync(real, file);
    expect(setLinkHandler(false, 'linux')).toBe(true);
    expect(readFileSync(real, 'utf8')).toBe(changeHandler(switchedOn, false));
    expect(calls.filter(({ name }) => name.includes('ProtocolClient'))).toEqual([]);
    expect(setLinkHandler(true, 'linux')).toBe(true);
    expect(calls.filter(({ name }) => name.includes('ProtocolClient'))).toEqual([
      { name: 'app.setAsDefaultProtocolClient', args: ['tel'] },
    ]);
    computer.takesProtocols = false;
    expect(setLinkHandler(true, 'linux')).toBe(false);
    computer.userData = join(temporary.folder, 'other');
    mkdirSync(join(computer.userData, 'mimeapps.list'), { recursive: true });
    expect(setLinkHandler(false, 'linux')).toBe(false);
    expect(existsSync(join(computer.userData, 'mimeapps.list'))).toBe(true);
  });
});

it('is asked of the system elsewhere, and its answer passed on', () => {
  for (const platform of ['win32', 'darwin'] as const) {
    expect(setLinkHandler(true, platform)).toBe(true);
    expect(setLinkHandler(false, platform)).toBe(true);
    computer.takesProtocols = false;
    expect(setLinkHandler(true, platform)).toBe(false);
    computer.takesProtocols = true;
  }
  expect(calls[0]).toEqual({ name: 'app.setAsDefaultProtocolClient', args: ['tel', process.execPath, ['--']] });
});
