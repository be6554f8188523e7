import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeChecksums } from '../../build/packaging/checksums.ts';
import { notesOf } from '../../build/packaging/releaseNotes.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly 'runs-on': string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const text = readFileSync('.github/workflows/release.yml', 'utf8');
// Sound: the parser answers what the file holds, and what is used of it is judged below.
const yaml = createRequire(import.meta.url)('js-yaml') as { load(yaml: string): unknown };
// Sound: GitHub takes no workflow of another form.
const workflow = yaml.load(text) as Workflow;
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const signing = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'));

describe('the release', () => {
  it('is made with the least permissions, and with its token where something is attached alone', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of jobs) {
      const attaches = job.steps.some(({ run }) => /\bgh release\b/.test(run ?? ''));
      expect([name, job.permissions ?? {}]).toEqual([name, attaches ? { contents: 'write' } : {}]);
      expect(JSON.stringify(job.env ?? {})).not.toMatch(/token|secrets/);
    }
    for (const { run = '', env = {} } of steps)
      expect([run, 'GH_TOKEN' in env]).toEqual([run, /\bgh release\b/.test(run)]);
  });

  it('uses no third-party action, and pins systems by version', () => {
    expect(steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
    expect(text).not.toMatch(/-latest\b/);
  });

  it('hands secrets to the steps that sign, and to nothing else', () => {
    expect(signing.map(({ name }) => name)).toEqual([
      'Installers for Windows, signed where there is a certificate',
      'Installers for macOS, signed and notarized where there is a certificate',
    ]);
    for (const { run, env = {} } of signing) {
      expect(run?.trim().split('\n').at(-1)).toBe('npm run dist');
      expect(run).toContain('[ -n "$CSC_LINK" ] || unset CSC_LINK');
      expect(Object.values(env).every((value) => /^\$\{\{ (?:secrets|vars)\.\w+ \}\}$/.test(value))).toBe(true);
    }
    const outside = { ...workflow, jobs: jobs.map(([, job]) => ({ ...job, steps: [] })) };
    expect(JSON.stringify(outside)).not.toContain('secrets.');
    expect(steps.filter(({ run }) => run?.includes('secrets.'))).toEqual([]);
    // What a tag is called is a text of the environment, never a part of a command.
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('calls what there is', () => {
    // Sound: a package.json is an object.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = steps.map(({ run = '' }) => run).join('\n');
    const called = [...commands.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(called).toEqual(expect.arrayContaining(['test', 'check', 'smoke', 'dist', 'dist:check']));
    expect(called.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
    for (const [, file = ''] of commands.matchAll(/npx node (\S+)/g)) expect(() => readFileSync(file)).not.toThrow();
  });

  it('tests every system before it makes its installers, and checks them before they are attached', () => {
    const order = (system: string): readonly string[] =>
      (workflow.jobs['make']?.steps ?? [])
        .filter(({ if: only }) => only === undefined || onlyFor(only)(system))
        .map(({ run = '' }) => /smoke|npm run dist(?!:)|--made|checksums|gh release upload/.exec(run)?.[0] ?? '')
        .filter((word) => word !== '');
    const expected = ['smoke', 'npm run dist', '--made', 'checksums', 'gh release upload'];
    for (const system of ['Windows', 'macOS', 'Linux']) expect(order(system)).toEqual(expected);
    expect(text).toContain('--draft');
  });

  it('is made of commands that a shell understands', () => {
    for (const { run = '' } of steps) expect(() => execFileSync('bash', ['-n', '-c', run])).not.toThrow();
  });
});

function onlyFor(condition: string): (system: string) => boolean {
  const [, sign, named] = /^runner\.os (==|!=) '(\w+)'$/.exec(condition) ?? [];
  if (named === undefined) throw new Error(`Not understood: ${condition}`);
  return (system) => (system === named) === (sign === '==');
}

describe('what goes with a release', () => {
  it('equals the change log’s entry for its version, once that has a date', () => {
    const log =
      '# Changes\n\n## 1.1.0 (unreleased)\n\n- New\n\n## 1.0.0 - 2026-12-01\n\n### Added\n\n- All\n\n## 0.9.0 - 2026-11-01\n';
    expect(notesOf(log, '1.0.0')).toBe('### Added\n\n- All');
    expect(notesOf(log, '1.1.0')).toBeNull();
    expect(notesOf(log, '0.9.0')).toBeNull();
    expect(notesOf(log, '1.0')).toBeNull();
  });

  it('is in this change log, by the version of this package', () => {
    // Sound: a package.json is an object.
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const log = readFileSync('CHANGELOG.md', 'utf8');
    expect(notesOf(log.replace(`## ${version} (unreleased)`, `## ${version} - 2026-12-01`), version)).toContain('- ');
  });

  it.runIf(process.platform === 'linux')('is listed with sums that the usual tool finds right', () => {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const folder = join(temporary.folder, 'release');
    mkdirSync(folder);
    expect(writeChecksums(folder, 'linux')).toBeNull();
    for (const name of ['a.deb', 'a.rpm', 'a.AppImage', 'a.cdx.json', 'builder-debug.yml', 'a.exe', 'a.exe.blockmap'])
      writeFileSync(join(folder, name), name);
    expect(writeChecksums(folder, 'linux')).toBe('SHA256SUMS-linux.txt');
    const output = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS-linux.txt'], {
      cwd: folder,
    }).toString();
    expect(output).toBe('a.AppImage: OK\na.cdx.json: OK\na.deb: OK\na.rpm: OK\n');
    expect(writeChecksums(folder, 'win32')).toBe('SHA256SUMS-win32.txt');
    expect(readFileSync(join(folder, 'SHA256SUMS-win32.txt'), 'utf8')).toMatch(/^[0-9a-f]{64} {2}a\.exe\n$/);
  });
});
