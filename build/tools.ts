import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

const scripts = {
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

export type Tool = keyof typeof scripts;

/**
 * What to run a tool of npm with: Node, and the tool's own script. Windows starts the command that npm writes only
 * through a shell, which parts paths at spaces.
 */
export function toolCommand(tool: Tool, args: readonly string[]): readonly [command: string, args: readonly string[]] {
  return [process.execPath, [join(modules, scripts[tool]), ...args]];
}
