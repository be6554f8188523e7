import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

// GitHub's own language service is made for bundlers: it imports JSON as they do.
registerHooks({
  load: (url, context, next) =>
    next(
      url,
      url.includes('/@actions/') && url.endsWith('.json')
        ? { ...context, importAttributes: { type: 'json' } }
        : context,
    ),
});
const { validate } = await import('@actions/languageservice');

interface Step {
  readonly run?: string;
  readonly uses?: string;
}
interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly Step[] }>>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);
// Sound: the parser answers what the file holds, and what is used of it is judged below.
const yaml = createRequire(import.meta.url)('js-yaml') as { load(yaml: string): unknown };
let documents = 0;

/** The problems that GitHub's language service finds, by line. */
async function problemsIn(text: string): Promise<readonly string[]> {
  // It remembers a document by its name.
  documents += 1;
  const found = await validate(TextDocument.create(`file:///.github/workflows/${documents}.yml`, 'yaml', 1, text));
  return found.map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
}

describe.each(files)('the workflow %s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  // Sound: GitHub takes no workflow of another form, which is checked first.
  const { permissions, jobs } = yaml.load(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  it('is one to GitHub', async () => {
    expect(await problemsIn(text)).toEqual([]);
  });

  it('may read, uses no third-party action and pinned systems, and ends', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
    expect(text).not.toMatch(/-latest\b/);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('runs commands that a shell understands and that there are', () => {
    // Sound: a package.json is an object.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const run of commands) {
      expect(() => execFileSync('bash', ['-n', '-c', run])).not.toThrow();
      // What people choose (a branch's name) is a text of the environment, never a part of a command.
      expect(run).not.toContain('${{');
    }
    const called = [...commands.join('\n').matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    const npmOwn = ['ci', 'audit'];
    expect(called.filter((name) => !npmOwn.includes(name) && !Object.hasOwn(scripts, name))).toEqual([]);
    for (const [, script = ''] of commands.join('\n').matchAll(/npx node (\S+)/g))
      expect(() => readFileSync(script)).not.toThrow();
  });

  it('has Node on every system before it is used', () => {
    for (const { steps: inJob } of Object.values(jobs).filter((job) => JSON.stringify(job).includes('macos')))
      expect(inJob.findIndex(({ run }) => run?.includes('RUNNER_TOOL_CACHE'))).toBeLessThan(
        inJob.findIndex(({ run }) => run === 'npm ci'),
      );
  });
});

it('finds a wrong name, key, need and time', async () => {
  const job = (lines: string): string => `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${lines}`;
  expect(await problemsIn(job('    steps:\n      - run: echo ${{ githb.ref }}\n'))).toHaveLength(1);
  expect(await problemsIn(job('    steps:\n      - run: echo\n        iff: always()\n'))).toHaveLength(1);
  expect((await problemsIn(job('    needs: b\n    steps:\n      - run: echo\n'))).length).toBeGreaterThan(0);
  const nightly = job('    steps:\n      - run: echo\n').replace(
    'on: push',
    'on: { schedule: [{ cron: "1 99 * * *" }] }',
  );
  expect(await problemsIn(nightly)).toHaveLength(1);
});
