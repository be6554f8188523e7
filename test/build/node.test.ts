import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../support/core/memoryCore.ts';

/** Runs build/node/run.js as another Node on another computer. */
function runAs(node: string, computer: string, ...args: readonly string[]): ReturnType<typeof run> {
  const [platform, arch] = computer.split('-');
  const disguise = `for (const [name, value] of Object.entries({ platform: '${platform}', arch: '${arch}',
    versions: { ...process.versions, node: '${node}' } })) Object.defineProperty(process, name, { value });`;
  return run('--import', `data:text/javascript,${encodeURIComponent(disguise)}`, 'build/node/run.js', ...args);
}

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('runs a script with its arguments, as if Node had been given it', () => {
  const temporary = temporaryFolder();
  onTestFinished(() => temporary.remove());
  const script = join(temporary.folder, 'a script.ts');
  writeFileSync(script, 'const seen: readonly string[] = process.argv.slice(1);\nconsole.log(JSON.stringify(seen));');
  const { status, stdout } = run('build/node/run.js', script, '--preview', 'x');
  expect([status, JSON.parse(stdout)]).toEqual([0, [script, '--preview', 'x']]);
});

it.each([
  ['22.21.1', 'darwin-arm64', 'install it from https://nodejs.org, as npm has none to bring along for darwin-arm64'],
  ['24.14.0', 'win32-arm64', 'install it from https://nodejs.org, as npm has none to bring along for win32-arm64'],
  ['20.20.2', 'linux-x64', 'run `npm ci`, which brings a newer one along'],
])('on Node %s and %s says in one sentence what to do', (node, computer, remedy) => {
  const { status, stdout, stderr } = runAs(node, computer, 'build/start.ts');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`Front Desk needs Node 24.15 or later, and this is ${node}: ${remedy}.\n`);
});

it('stands before every script of npm that begins with Node', () => {
  // Sound: a package.json is an object.
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
    engines: { node: string };
  };
  const bare = Object.entries(scripts).filter(
    ([, script]) => script.startsWith('node ') && !script.startsWith('node build/node/run.js '),
  );
  expect(bare).toEqual([]);
  expect(engines.node).toBe('>=20');
  // The first that the README names, and the one that a version manager takes.
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('24');
});
