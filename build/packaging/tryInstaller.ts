import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptAround } from './checkInstaller.ts';
import type { PackedFinding } from './checkPacked.ts';

const ours = fileURLToPath(new URL('installer.nsh', import.meta.url));
const profile = 'front-desk-profile.json';
/** Without a space, as an uninstaller takes its folder unquoted. */
const installed = 'FrontDesk';
const map = 'front-desk-map-production.json';

/**
 * Runs our part of the Windows installer under Wine, for all users and for one: installs, updates and removes, and looks
 * at what is left. Wine knows no other users, so that access lists are set by the right command, not obeyed.
 */
export function tryInstaller(): PackedFinding {
  const what = 'our part of the installer, under Wine';
  for (const [command, debian] of [
    ['makensis', 'nsis'],
    ['wine', 'wine'],
  ] as const) {
    if (spawnSync(command, [command === 'wine' ? '--version' : '-VERSION']).status !== 0)
      return { what, found: '', problems: [], skipped: `there is no ${command} here (Debian’s package ${debian})` };
  }
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-wine-'));
  try {
    return {
      what,
      found: 'a profile is taken along for all users alone, and outlives update and removal',
      problems: [...tryMode('all', join(folder, 'all')), ...tryMode('CurrentUser', join(folder, 'one'))],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryMode(mode: 'all' | 'CurrentUser', folder: string): readonly string[] {
  const drive = join(folder, 'prefix', 'drive_c');
  const programData = join(drive, 'ProgramData', 'Front Desk');
  const share = join(folder, 'share');
  const other = join(folder, 'update');
  for (const each of [share, other]) mkdirSync(each, { recursive: true });
  const problems: string[] = [];
  const expect = (what: string, good: boolean): void => void (good || problems.push(`${mode}: ${what}`));
  const has = (...path: readonly string[]): boolean => existsSync(join(drive, ...path));
  const wine = (program: string, ...args: readonly string[]): void => {
    const env = {
      ...process.env,
      WINEPREFIX: join(folder, 'prefix'),
      WINEDEBUG: '-all',
      WINEDLLOVERRIDES: 'mscoree,mshtml=',
    };
    const { status, error } = spawnSync('wine', [program, ...args], { env, stdio: 'ignore', timeout: 120_000 });
    expect(`${program} ended with ${status ?? error?.message}`, status === 0);
  };
  for (const each of [share, other]) compile(mode, 'installer', join(each, 'setup.exe'));
  compile(mode, 'uninstaller', join(other, 'writeRemover.exe'));
  for (const name of [profile, map, 'notes.json']) writeFileSync(join(share, name), name);

  wine(join(share, 'setup.exe'));
  const taken = mode === 'all';
  expect('the program is not there', has(installed, 'Front Desk.exe'));
  for (const name of [profile, map])
    expect(`${name} ${taken ? 'is missing' : 'was taken'}`, existsSync(join(programData, name)) === taken);
  expect('what is not ours was taken', !existsSync(join(programData, 'notes.json')));
  if (taken && problems.length === 0) {
    // An administrator corrects it; the update finds no profile beside it.
    writeFileSync(join(programData, profile), 'corrected');
    wine(join(other, 'writeRemover.exe'));
    const remover = join(other, 'remove.exe');
    const runValue = ['HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run', '/v', 'Front Desk'];
    wine('reg', 'add', ...runValue, '/d', 'x', '/f');
    const own = `C:\\${installed}`;
    wine(remover, '--updated', `_?=${own}`);
    expect('the old program is still there', !has(installed, 'Front Desk.exe'));
    wine('reg', 'query', ...runValue);
    wine(join(other, 'setup.exe'));
    expect('the update changed the profile', readFileSync(join(programData, profile), 'utf8') === 'corrected');
    wine(remover, `_?=${own}`);
    expect('the program was not removed', !has(installed, 'Front Desk.exe'));
    expect('the administrator’s profile was removed', existsSync(join(programData, profile)));
  }
  return problems;
}

function compile(mode: 'all' | 'CurrentUser', program: 'installer' | 'uninstaller', made: string): void {
  const script = `${made}.nsi`;
  // For 64 bits: Wine needs packages of another architecture to run the usual ones.
  writeFileSync(script, scriptAround(ours, made, mode, 'amd64-unicode'));
  const uninstaller = program === 'uninstaller' ? ['-DBUILD_UNINSTALLER'] : [];
  const { status, stdout } = spawnSync('makensis', ['-V2', '-INPUTCHARSET', 'UTF8', ...uninstaller, script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}
