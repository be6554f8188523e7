// `npm run soak -- --minutes N --seed S --receptionists K --steady --json`: a shift of scripted receptionists at the
// built preview over a connection that fails now and then. With --steady nothing new is made after the first fifth.
// Exits 1 where a reported outcome differs from what the clinic did, or where anything happened that never should.
import { parseArgs } from 'node:util';
import { mostReceptionists, runSoak } from './runSoak.ts';
import { isGood, wordsOf } from './soakReport.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    receptionists: { type: 'string', default: '4' },
    steady: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const receptionists = Number(values.receptionists);
const isUsual = minutes > 0 && minutes <= 24 * 60 && Number.isSafeInteger(seed);
if (!isUsual || !Number.isSafeInteger(receptionists) || receptionists < 1 || receptionists > mostReceptionists) {
  console.error(
    `Usage: npm run soak -- --minutes N [--seed S] [--receptionists 1…${mostReceptionists}] [--steady] [--json]`,
  );
  process.exit(64);
}

const report = await runSoak({ minutes, seed, receptionists, steady: values.steady });
console.log(values.json ? JSON.stringify(report, null, 2) : wordsOf(report));
process.exitCode = isGood(report) ? 0 : 1;
