// `npm test`: what has to pass, on a machine that has nothing yet. `npm run test:full`: what is exhaustive, the files that
// end in `.full.test.ts`. `npm test -- --all`: both. `npm run test:e2e`: the browser's part alone. The last line counts
// what ran.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { isRecord } from '../graphql/service/json.ts';
import { provideBrowser } from './browser.ts';
import { fastProjects, run, runStaticChecks } from './steps.ts';

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, e2e: { type: 'boolean' }, all: { type: 'boolean' } },
});
const projects = values.all ? ['*'] : values.full ? ['*-full'] : values.e2e ? ['e2e'] : [...fastProjects, 'e2e'];
const report = join(tmpdir(), `front-desk-tests-${process.pid}.json`);

const browser = provideBrowser();
const built = (await run('build/build.ts', ['--if-stale'])) === 0;
const checked = values.full === true || values.e2e === true || (await runStaticChecks());
const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
const tested = await run(
  'vitest',
  ['run', '--config', 'test/vitest.config.ts', ...projects.flatMap((name) => ['--project', name]), ...reporters],
  { ...process.env, FRONT_DESK_BROWSER: browser },
);
const counts = readCounts();
const passed = built && checked && tested === 0 && counts.failed === 0 && counts.passed > 0;
if (!built) console.error('The build failed.');
if (!checked) console.error('Lint, formatting, types or generated files have problems: see above.');
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed + (passed || counts.failed > 0 ? 0 : 1)} failed${skipped}`);
process.exitCode = passed ? 0 : 1;

function readCounts(): { readonly passed: number; readonly failed: number; readonly skipped: number } {
  try {
    const value: unknown = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report, { force: true });
    const count = (name: string): number => (isRecord(value) && typeof value[name] === 'number' ? value[name] : 0);
    return {
      passed: count('numPassedTests'),
      failed: count('numFailedTests') + (count('numFailedTestSuites') > 0 && count('numFailedTests') === 0 ? 1 : 0),
      skipped: count('numPendingTests') + count('numTodoTests'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
