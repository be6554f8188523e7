// `npm run check`: what every commit passes. Lint, formatting, types, generated files, and the tests without a browser.
// `npm run check -- --changed`: the same for what differs from the last commit; `--changed main` from that one. Types
// and generated files are always checked as a whole: a change in one file can break another.
import { changedFiles, fastProjects, run, runStaticChecks } from './steps.ts';

const at = process.argv.indexOf('--changed');
const since = at === -1 ? null : (process.argv[at + 1] ?? 'HEAD');

const good = await runStaticChecks(since === null ? null : changedFiles(since));
const tests = await run('vitest', [
  'run',
  '--config',
  'test/vitest.config.ts',
  ...fastProjects.flatMap((name) => ['--project', name]),
  // With no file to run there is nothing that fails.
  ...(since === null ? [] : [`--changed=${since}`, '--passWithNoTests']),
]);
process.exitCode = good && tests === 0 ? 0 : 1;
