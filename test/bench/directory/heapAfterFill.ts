// How much heap a directory takes, in a process that holds nothing else: `node heapAfterFill.ts <address>`.
import { collectGarbage } from './collectGarbage.ts';
import { benchClinic, fillDirectory } from './fillDirectory.ts';

function heap(): number {
  for (let round = 0; round < 3; round += 1) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// What reads in the background keeps no process alive.
const alive = setInterval(() => undefined, 1_000);
const clinic = await benchClinic(process.argv[2] ?? '');
const before = heap();
const directory = await fillDirectory(clinic);
// What a search and a review keep is part of it.
directory.search.find('lopez', 50);
directory.review.rows({}, { by: 'name', descending: false });
directory.stop();
const megabytes = (heap() - before) / 2 ** 20;
process.send?.(JSON.stringify({ megabytes, clients: directory.store.size }));
clearInterval(alive);
process.disconnect();
