// `npm run torture -- --kills N --seed S --json`: what is on disk after the app was killed at random moments.
import { parseArgs } from 'node:util';
import { runTorture } from './runTorture.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isSafeInteger(kills) || kills < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run torture -- --kills N --seed S [--json]');
  process.exit(64);
}

const { report, interrupted, acknowledged, seconds } = await runTorture({ kills, seed });
const { torn, lostAcknowledged, orphans, control } = report;
if (values.json) console.log(JSON.stringify(report));
else {
  console.log(`${kills} kills in ${seconds.toFixed(0)} s (${(kills / seconds).toFixed(1)} a second, seed ${seed}).`);
  console.log(`${interrupted} of them hit a write half-way; ${acknowledged} writes were acknowledged.`);
  console.log(`${torn} torn, ${lostAcknowledged} acknowledged and lost, ${orphans} left behind after the restart.`);
  console.log(`Control, a writer that takes no care: ${control.torn} torn.`);
}
process.exitCode = torn + lostAcknowledged + orphans === 0 && control.torn > 0 ? 0 : 1;
