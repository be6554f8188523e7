// Opens the core on a data folder while nothing gets out of the computer, and says after how many milliseconds the day and
// a client were there: `openOffline.ts <folder>`.
import { fakeKeyring, startTestCore, valueOf } from '../support/core/memoryCore.ts';

const startedAt = performance.now();
const test = await startTestCore(
  {
    encryption: fakeKeyring(),
    fetch: () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } })),
  },
  process.argv[2],
);
const shown = JSON.stringify(valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} })));
const day = performance.now() - startedAt;
const requested = { operation: 'FindClients', variables: { search: 'lopez', first: 10 } };
const found = JSON.stringify(valueOf(await test.request('desk:query', requested)));
const client = performance.now() - startedAt;
if (!shown.includes('"outage":{') || !shown.includes('"appointments":[{') || !/"total":[1-9]/.test(found))
  throw new Error('The copy was not shown.');
process.send?.(JSON.stringify({ day, client }));
await test.close();
