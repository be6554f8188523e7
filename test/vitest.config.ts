import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { guideText } from '../build/readGuide.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// Whoever requires the electron package outside of Electron would set off a download.
const env = { ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent' };
const setupFiles = ['test/support/clock/temporal.ts', 'test/support/propertySeed.ts', 'test/support/page/english.ts'];
/** Loaded as our own modules are: graphql-js is to be one, and refuses the objects of a second. */
const server = { deps: { inline: ['graphql-ws', 'graphql-sse'] } };
const exhaustive = '**/*.full.test.*';
/** Milliseconds, against a test that hangs: some of these read a large service twice, on a machine three times as slow. */
const testTimeout = 180_000;
/** The tests that stand in for Electron, which a process has only once, with all that was registered with it. */
const electronTests = ['test/desktop/**/*.test.ts', 'test/contract/**/*.test.ts'];

type Options = NonNullable<TestProjectInlineConfiguration['test']> & {
  readonly include: string[];
  readonly exclude?: string[];
};

/**
 * A kind of test as two projects: `name` is of `npm test`; `name-full` holds its files that end in `.full.test.ts`, which
 * are of `npm run test:full`.
 */
function project(name: string, options: Options, more: TestProjectInlineConfiguration = {}) {
  const { include, exclude = [] } = options;
  const fullOnly = include.map((pattern) => pattern.replace('.test.', '.full.test.'));
  return [
    { root, ...more, test: { ...options, name, env, server, exclude: [...exclude, exhaustive] } },
    {
      root,
      ...more,
      test: { ...options, name: `${name}-full`, env, server, include: fullOnly, testTimeout },
    },
  ];
}

export default defineConfig({
  root,
  test: {
    // One core is left out else, which is half of them where there are two. A browser's tests wait more than they work.
    maxWorkers: availableParallelism(),
    projects: [
      ...project('unit', {
        environment: 'node',
        include: ['test/**/*.test.ts'],
        exclude: ['test/e2e/**', ...electronTests],
        setupFiles: [...setupFiles, 'test/support/sharedProcess.ts'],
        // Two processes for all files instead of one for each: modules are loaded, and learned by V8, once.
        isolate: false,
        testTimeout: 20_000,
      }),
      ...project('desktop', {
        environment: 'node',
        include: electronTests,
        setupFiles,
        testTimeout: 20_000,
      }),
      ...project(
        'screen',
        {
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          setupFiles: [...setupFiles, 'test/support/page/unmount.ts'],
          testTimeout: 40_000,
        },
        { plugins: [guideText()] },
      ),
      ...project('e2e', {
        environment: 'node',
        include: ['test/e2e/**/*.test.ts'],
        setupFiles: ['test/support/browser/showFailure.ts'],
        // What a failed test saw is shown before the file's own hooks close the page.
        // Browsers come when all others are done: beside them a screen's first test was slow to learn its code.
        sequence: { hooks: 'list', groupOrder: 1 },
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // Where nobody can look again at once, a browser gets a second chance; the first failure is printed all the same.
        retry: process.env['CI'] ? 1 : 0,
        // A page has other pages beside it.
        expect: { poll: { timeout: 10_000 } },
      }),
    ],
  },
});
