// Every folder is checked as the world it runs in: `graphql` knows neither Node nor a page, `renderer` no Node,
// `electron` no page.
import { spawn } from 'node:child_process';
import { toolCommand } from './tools.ts';

const worlds = ['.', 'i18n', 'graphql', 'graphql/demo', 'electron', 'renderer', 'test'];

const results = await Promise.all(
  worlds.map(
    (world) =>
      new Promise<number>((resolve) => {
        const [command, args] = toolCommand('tsc', ['-p', world]);
        const child = spawn(command, [...args], { stdio: 'inherit' });
        child.on('error', () => resolve(1));
        child.on('exit', (code) => resolve(code ?? 1));
      }),
  ),
);
process.exitCode = results.every((code) => code === 0) ? 0 : 1;
