// Preloaded into the preview under soak (`node --expose-gc --import`): reports the process's memory on request of its
// parent.
import { existsSync, readdirSync } from 'node:fs';

const descriptors = '/proc/self/fd';

process.on('message', () => {
  // What was let go of by the first is freed by the second.
  for (let round = 0; round < 2; round += 1) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed / 1_000_000,
    rss: rss / 1_000_000,
    resources: process.getActiveResourcesInfo(),
    // The folder that is read is open as well.
    descriptors: existsSync(descriptors) ? readdirSync(descriptors).length - 1 : null,
  });
});
