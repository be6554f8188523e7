// `npm run torture:live -- --changes N --transport T --seed S`: whether a desk misses a change that its service reports over
// real sockets, through a proxy that cuts them, swallows their bytes, refuses and delays. Without a transport, all of them.
import { parseArgs } from 'node:util';
import { percentile95 } from '../bench/figures.ts';
import { runTortureLive } from './live/runTortureLive.ts';
import { transports } from './live/torturedClinics.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '1000' },
    transport: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const changes = Number(values.changes);
const seed = Number(values.seed);
const chosen = transports.filter((each) => values.transport === undefined || each === values.transport);
if (!Number.isSafeInteger(changes) || changes < 1 || !Number.isSafeInteger(seed) || chosen.length === 0) {
  console.error(`Usage: npm run torture:live -- --changes N [--transport ${transports.join('|')}] [--seed S]`);
  process.exit(64);
}

let failed = false;
for (const transport of chosen) {
  let lastSaid = 0;
  const found = await runTortureLive({
    transport,
    changes,
    seed,
    onRound(made, missed) {
      if (made - lastSaid < 1_000) return;
      lastSaid = made;
      console.error(`${transport}: ${made} of ${changes} changes, ${missed} missed`);
    },
  });
  const { missed, isLiveAtEnd, delays } = found;
  const troubles = Object.entries(found.troubles).map(([name, times]) => `${name} ${times}`);
  const delay = delays.length > 0 ? `${Math.round(percentile95(delays))} ms for 95 % of ${delays.length}` : 'none';
  console.log(
    `${transport}: ${found.changes} changes in ${found.seconds.toFixed(0)} s, seed ${seed}: ${missed.length} missed.`,
  );
  console.log(`  Troubles: ${troubles.join(', ')}.`);
  console.log(`  ${found.reads} reads; live ${found.timesLive} times, ${isLiveAtEnd ? 'and' : 'but not'} at the end.`);
  console.log(
    `  Shown on a good connection within ${delay}; after a trouble ${Math.round(found.longestWait)} ms at most.`,
  );
  for (const each of missed.slice(0, 5)) console.log(`  Missed: ${each}`);
  failed ||= missed.length > 0 || !isLiveAtEnd;
}
process.exitCode = failed ? 1 : 0;
