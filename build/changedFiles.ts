import { execFileSync } from 'node:child_process';

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
