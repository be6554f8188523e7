import { fork } from 'node:child_process';
import { startDemoClinic } from '../../graphql/demo/server.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { completeDirectory } from '../support/core/testDirectory.ts';
import { fakeKeyring, startTestCore, temporaryFolder, tuesday, valueOf } from '../support/core/memoryCore.ts';
import { trust } from '../support/service/secureClinic.ts';
import { nextMessage } from './directory/nextMessage.ts';
import { atMost, type Figure, median } from './figures.ts';

const clients = 10_000;
const rounds = 5;
const key = 'k';

/**
 * `offline.day` and `offline.client`: from the opening of the core, in a process of its own, to the day and to a client
 * that is found, while nothing gets out of the computer. The clinic of 10 000 clients was read before, and its copy is on
 * the disk. Milliseconds, as what is promised is a second.
 */
export async function measureOffline(): Promise<readonly Figure[]> {
  const certificates = await makeCertificates();
  const distrust = trust(certificates.authority);
  const auth = { kind: 'direct', key } as const;
  const clinic = await startDemoClinic({ seed: 5, now: () => tuesday, auth, clients, tls: certificates.server });
  const temporary = temporaryFolder();
  try {
    const read = await startTestCore({ encryption: fakeKeyring() }, temporary.folder);
    const keys = { kind: 'single', key } as const;
    valueOf(await read.request('connection:open', { environment: 'production', url: clinic.url, keys }));
    valueOf(await read.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    await completeDirectory(read);
    await read.close();
    const times = { day: [] as number[], client: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const child = fork(new URL('./openOffline.ts', import.meta.url), [temporary.folder]);
      // Sound: openOffline.ts writes exactly this.
      const { day, client } = JSON.parse(await nextMessage(child)) as { day: number; client: number };
      times.day.push(day);
      times.client.push(client);
      child.disconnect();
    }
    return [
      atMost('offline.day', median(times.day), 'ms from the start of the core, without a line', 1_000),
      atMost('offline.client', median(times.client), 'ms to a client found among 10 000', 1_000),
    ];
  } finally {
    await clinic.close();
    temporary.remove();
    distrust();
  }
}
