import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackedFinding } from './checkPacked.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = readFileSync(new URL('installer.nsh', import.meta.url), 'utf8');

/**
 * Compiles our part of the Windows installer, as electron-builder would, if makensis is available; reports if it is
 * not.
 */
export function checkInstaller(): PackedFinding {
  const what = 'our part of the installer';
  if (spawnSync('makensis', ['-VERSION']).status !== 0)
    return { what, found: '', problems: [], skipped: 'there is no makensis here (Debian’s package nsis)' };
  const problems = (['installer', 'uninstaller'] as const).flatMap((program) =>
    compileInstaller(program, ours).map((problem) => `${program}: ${problem}`),
  );
  return { what, found: 'compiles without a warning, with each text in each language', problems };
}

/** The errors of makensis for our part of the installer; empty where it compiles. */
export function compileInstaller(program: 'installer' | 'uninstaller', text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-installer-'));
  try {
    writeFileSync(join(folder, 'installer.nsh'), text);
    const script = join(folder, 'around.nsi');
    writeFileSync(script, scriptAround(join(folder, 'installer.nsh'), join(folder, 'made.exe'), 'CurrentUser'));
    // Warnings count, and files without a mark are UTF-8: both as electron-builder has it.
    const switches = ['-V2', '-WX', '-INPUTCHARSET', 'UTF8'];
    if (program === 'uninstaller') switches.push('-DBUILD_UNINSTALLER');
    const { status, stdout, stderr } = spawnSync('makensis', [...switches, script], { encoding: 'utf8' });
    if (status === 0) return [];
    return `${stdout}\n${stderr}`.split('\n').filter((line) => /error|warning/i.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The least that electron-builder puts around our part: its flag for an update, its languages, the mode, and sections
 * that use our macros. Its own script needs plug-ins that are fetched when an installer is built.
 */
export function scriptAround(include: string, made: string, mode: 'CurrentUser' | 'all', target = ''): string {
  return `Unicode true
${target && `Target ${target}`}
Name "Front Desk"
OutFile "${made}"
RequestExecutionLevel user
SilentInstall silent
SilentUnInstall silent
InstallDir "C:\\FrontDesk"
!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!macro _isUpdated _a _b _t _f
  \${GetParameters} $R9
  ClearErrors
  \${GetOptions} $R9 "--updated" $R9
  IfErrors \`\${_f}\` \`\${_t}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
!include "${include}"
Var installMode
!insertmacro MUI_PAGE_INSTFILES
!ifdef BUILD_UNINSTALLER
  !insertmacro MUI_UNPAGE_INSTFILES
!endif
${languages()}
Section "install"
  StrCpy $installMode "${mode}"
  !ifdef BUILD_UNINSTALLER
    WriteUninstaller "$EXEDIR\\remove.exe"
  !else
    SetOutPath $INSTDIR
    FileOpen $0 "$INSTDIR\\Front Desk.exe" w
    FileClose $0
    !insertmacro customInstall
  !endif
SectionEnd
!ifdef BUILD_UNINSTALLER
  Section "un.Uninstall"
    StrCpy $installMode "${mode}"
    !insertmacro customUnInstall
    SetOutPath $TEMP
    RMDir /r $INSTDIR
  SectionEnd
!endif
`;
}

/** As electron-builder writes them for the configured languages. */
function languages(): string {
  // Sound: a YAML parser answers what the file holds, which is judged below.
  const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
  // Sound: our own configuration, which electron-builder validates at each packing.
  const { nsis } = yaml.load(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as {
    nsis: { installerLanguages: readonly string[] };
  };
  // Sound: the module of the version in the lockfile; it is no public one.
  const { LangConfigurator, createAddLangsMacro } = createRequire(import.meta.url)(
    join(root, 'node_modules/app-builder-lib/out/targets/nsis/nsisLang.js'),
  ) as {
    LangConfigurator: new (options: unknown) => unknown;
    createAddLangsMacro: (to: { macro(name: string, lines: readonly string[]): void }, from: unknown) => void;
  };
  let made: readonly string[] = [];
  createAddLangsMacro({ macro: (_name, lines) => (made = lines) }, new LangConfigurator(nsis));
  return made.join('\n');
}
