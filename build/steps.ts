import { execFileSync, spawn } from 'node:child_process';
import { type Tool, toolCommand } from './tools.ts';

/** The projects of tests that need no browser. */
export const fastProjects: readonly string[] = ['unit', 'desktop', 'screen'];

/**
 * Runs a tool of npm, or a script of this repository by Node, with its output shown; answers its exit code, 1 where it
 * can't start.
 */
export function run(
  what: Tool | `build/${string}.ts`,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const [command, commandArgs] = isScript(what) ? [process.execPath, [what, ...args]] : toolCommand(what, args);
  return new Promise((resolve) => {
    const child = spawn(command, [...commandArgs], { stdio: 'inherit', env });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function isScript(what: string): what is `build/${string}.ts` {
  return what.startsWith('build/');
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
    run('build/typecheck.ts'),
    run('build/codegen/codegen.ts', ['--check']),
    run('build/supplyChain.ts'),
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
