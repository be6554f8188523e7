import { execFileSync, spawn } from 'node:child_process';

/** The projects of tests that need no browser. */
export const fastProjects: readonly string[] = ['unit', 'desktop', 'screen'];

/** Runs a command of this repository with its output shown; answers its exit code, 1 where it can't start. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the static checks side by side: lint, formatting, types, stale generated files and third-party content. With
 * `files` only those are linted and checked for formatting.
 */
export async function runStaticChecks(files: readonly string[] | null = null): Promise<boolean> {
  const scripts = files?.filter((file) => /\.tsx?$/.test(file)) ?? [];
  const codes = await Promise.all([
    files && scripts.length === 0 ? 0 : run('oxlint', ['--type-aware', '--quiet', ...scripts]),
    files?.length === 0
      ? 0
      : run('prettier', [
          '--check',
          '--cache',
          '--log-level',
          'warn',
          ...(files ? ['--ignore-unknown', ...files] : ['.']),
        ]),
    run(process.execPath, ['build/typecheck.ts']),
    run(process.execPath, ['build/codegen/codegen.ts', '--check']),
    run(process.execPath, ['build/supplyChain.ts']),
  ]);
  return codes.every((code) => code === 0);
}

/** The files that differ from a commit and are still there, those that git does not track yet included. */
export function changedFiles(since: string): readonly string[] {
  const git = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
