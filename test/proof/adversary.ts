// `npm run prove:adversary -- --steps 100000 --seed 1`: two desks on one clinic under a hostile line, with tampered files and
// turned clocks, in random order. Prints one JSON, and on the error stream how far it is; exits 1 where anything was told
// wrongly, done twice, read while locked, opened without a PIN or not at all, or showed the key. `--plant doneTwice` shows
// that a violation is found.
import { parseArgs } from 'node:util';
import { type Planted, proveAdversary } from './adversary/proveAdversary.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    plant: { type: 'string' },
  },
});
const startedAt = performance.now();
// Sound: what is no violation plants none.
const planted = (values.plant ?? null) as Planted | null;
const secondsSince = (): number => Math.round((performance.now() - startedAt) / 1000);
const proof = await proveAdversary(Number(values.steps), Number(values.seed), planted, (done, violations) => {
  const found = Object.values(violations).reduce((sum, count) => sum + count, 0);
  console.error(`${done} of ${values.steps} steps, ${found} violations, ${secondsSince()} s`);
});
const seconds = secondsSince();
console.log(JSON.stringify({ ...proof, seconds }, null, 2));
process.exitCode = Object.values(proof.violations).every((count) => count === 0) ? 0 : 1;
