// `npm run check`: what every commit passes. Lint, formatting, types, generated files, and the tests without a browser.
import { run, runStaticChecks } from './steps.ts';

const good = await runStaticChecks();
const tests = await run('vitest', [
  'run',
  '--config',
  'test/vitest.config.ts',
  '--project',
  'unit',
  '--project',
  'screen',
]);
process.exitCode = good && tests === 0 ? 0 : 1;
