import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackedFinding } from './checkPacked.ts';
import { packDirectory } from './packDirectory.ts';
import { tryPackage } from './tryPackage.ts';

const standInFpm = fileURLToPath(new URL('standInFpm.ts', import.meta.url));
export const program = '/opt/front-desk/front-desk';
const desktopFile = '/usr/share/applications/front-desk.desktop';
const iconSizes = [16, 24, 32, 48, 64, 128, 256, 512];

/** A command of the system that a check needs, and Debian's package that has it. */
const tools = { deb: ['dpkg-deb', 'dpkg'], rpm: ['rpmbuild', 'rpm'] } as const;

/**
 * Makes deb, rpm and AppImage as electron-builder would, from a stand-in Electron and with stand-ins for the tools that
 * it fetches, and reads them back. What the system lacks a command for is skipped, and says so.
 */
export async function checkLinuxPackages(): Promise<readonly PackedFinding[]> {
  if (process.platform !== 'linux')
    return [{ what: 'packages for Linux', found: '', problems: [], skipped: 'they are made on Linux alone' }];
  const missing = (['deb', 'rpm'] as const).filter((kind) => spawnSync(tools[kind][0], ['--version']).status !== 0);
  const made = (['deb', 'rpm'] as const).filter((kind) => !missing.includes(kind));
  const skipped = missing.map((kind) => ({
    what: kind,
    found: '',
    problems: [],
    skipped: `there is no ${tools[kind][0]} here (Debian’s package ${tools[kind][1]})`,
  }));
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-tools-'));
  const { appImageStage, environment } = writeStandInTools(folder);
  const before = { ...process.env };
  try {
    Object.assign(process.env, environment);
    const { temporary, release } = await packDirectory('linux', { installers: [...made, 'AppImage'] });
    try {
      const file = (ending: string): string =>
        join(release, readdirSync(release).find((name) => name.endsWith(ending)) ?? 'nothing');
      const findings = [checkAppImage(appImageStage)];
      if (made.includes('deb')) findings.push(checkDeb(file('.deb'), folder), tryPackage(file('.deb')));
      if (made.includes('rpm')) findings.push(checkRpm(file('.rpm')));
      return [...findings, ...skipped];
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  } finally {
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What electron-builder would fetch from GitHub: fpm, and the tools and the runtime of an AppImage. */
function writeStandInTools(folder: string): {
  readonly appImageStage: string;
  readonly environment: Readonly<Record<string, string>>;
} {
  const fpm = join(folder, 'fpm');
  writeFileSync(fpm, `#!/bin/sh\nexec '${process.execPath}' '${standInFpm}' "$@"\n`);
  const appImage = join(folder, 'appimage');
  const appImageStage = join(folder, 'stage');
  mkdirSync(join(appImage, 'runtimes'), { recursive: true });
  mkdirSync(join(appImage, 'lib', 'x64'), { recursive: true });
  writeFileSync(join(appImage, 'runtimes', 'runtime-x64'), 'runtime');
  const keep = `#!/bin/sh\ncp -R "$1" '${appImageStage}' && : > "$2"\n`;
  for (const [name, script] of [
    ['mksquashfs', keep],
    ['desktop-file-validate', '#!/bin/sh\n'],
  ] as const) {
    writeFileSync(join(appImage, name), script);
    chmodSync(join(appImage, name), 0o755);
  }
  chmodSync(fpm, 0o755);
  return { appImageStage, environment: { CUSTOM_FPM_PATH: fpm, APPIMAGE_TOOLS_PATH: appImage } };
}

function checkDeb(file: string, folder: string): PackedFinding {
  const read = (...args: readonly string[]): string => execFileSync('dpkg-deb', args, { encoding: 'utf8' });
  const field = (name: string): string => read('--field', file, name).trim();
  const content = join(folder, 'deb');
  read('--extract', file, content);
  read('--control', file, join(folder, 'control'));
  const installed = readFileSync(join(folder, 'control', 'postinst'), 'utf8');
  const apparmor = readFileSync(join(content, '/opt/front-desk/resources/apparmor-profile'), 'utf8');
  return {
    what: 'deb',
    found: `${field('Package')} ${field('Version')}, ${field('Homepage')}`,
    problems: [
      ...metadataProblems({
        name: field('Package'),
        url: field('Homepage'),
        maintainer: field('Maintainer'),
      }),
      ...fileProblems((path) => existsSync(join(content, path))),
      ...desktopProblems(readFileSync(join(content, desktopFile), 'utf8'), program),
      // Root can always make user namespaces; whether others can is not known to the script that root runs.
      ...(installed.includes(`chmod 4755 '/opt/front-desk/chrome-sandbox'`) && !/unshare/.test(installed)
        ? []
        : ['the sandbox’s helper is not set up for systems without user namespaces']),
      ...(apparmor.includes(`"${program}"`) ? [] : ['the AppArmor profile is for another program']),
    ],
  };
}

function checkRpm(file: string): PackedFinding {
  const query = (...args: readonly string[]): string =>
    execFileSync('rpm', ['-qp', ...args, file], { encoding: 'utf8' });
  const [name = '', url = '', maintainer = ''] = query('--queryformat', '%{NAME}\n%{URL}\n%{PACKAGER}\n').split('\n');
  const paths = query('--list').split('\n');
  const scripts = query('--scripts');
  return {
    what: 'rpm',
    found: `${name}, ${url}`,
    problems: [
      ...metadataProblems({ name, url, maintainer }),
      ...fileProblems((path) => paths.includes(path)),
      // Two programs from one Electron have the same build ids, and rpm installs only one of them.
      ...paths.filter((path) => path.includes('/.build-id')).map((path) => `${path} would conflict`),
      ...(scripts.includes(`chmod 4755 '/opt/front-desk/chrome-sandbox'`)
        ? []
        : ['the sandbox’s helper is not set up']),
    ],
  };
}

function checkAppImage(stage: string): PackedFinding {
  const entry = join(stage, 'front-desk.desktop');
  if (!existsSync(entry)) return { what: 'AppImage', found: '', problems: ['it has no desktop entry'] };
  const icon = join(stage, 'usr/share/icons/hicolor');
  return {
    what: 'AppImage',
    found: 'static runtime, no switches',
    problems: [
      ...desktopProblems(readFileSync(entry, 'utf8'), 'AppRun'),
      ...iconSizes
        .filter((size) => !existsSync(join(icon, `${size}x${size}/apps/front-desk.png`)))
        .map((size) => `there is no icon of ${size} pixels`),
    ],
  };
}

function metadataProblems(of: { readonly name: string; readonly url: string; readonly maintainer: string }): string[] {
  return [
    ...(of.name === 'front-desk' ? [] : [`its name is ${of.name}`]),
    ...(of.url.startsWith('https://') ? [] : ['it has no homepage']),
    ...(/^.+ <.+@.+>$/.test(of.maintainer) ? [] : ['it has no maintainer with an address']),
  ];
}

function fileProblems(has: (path: string) => boolean): string[] {
  const icons = iconSizes.map((size) => `/usr/share/icons/hicolor/${size}x${size}/apps/front-desk.png`);
  return [program, '/opt/front-desk/chrome-sandbox', '/opt/front-desk/resources/app.asar', desktopFile, ...icons]
    .filter((path) => !has(path))
    .map((path) => `${path} is missing`);
}

/** A desktop entry starts the program with no switch: Front Desk refuses those that weaken the sandbox. */
function desktopProblems(entry: string, executable: string): string[] {
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(entry)?.[1] ?? '';
  return [
    ...(value('Exec') === `${executable} %U` ? [] : [`Exec is ${value('Exec')}`]),
    ...(value('Name') === 'Front Desk' ? [] : [`Name is ${value('Name')}`]),
    ...(value('StartupWMClass') === 'front-desk' ? [] : [`StartupWMClass is ${value('StartupWMClass')}`]),
    ...(value('MimeType').includes('x-scheme-handler/tel') ? [] : ['it doesn’t offer telephone numbers']),
  ];
}
