import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds into dist/ what has changed since the last build; ends the process where that fails. */
export function ensureBuilt(): void {
  const build = fileURLToPath(new URL('build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
