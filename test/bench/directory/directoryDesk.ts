// A desk with a directory of 50 000 clients, in a process of its own: the demo clinic over https, the core, and the
// built page. Prints its address once all clients were read.
import { fileURLToPath } from 'node:url';
import { openPageFiles } from '../../../electron/page/pageFiles.ts';
import { startPreview } from '../../../electron/preview/previewServer.ts';
import { completeDirectory } from '../../support/core/testDirectory.ts';
import { startTestCore, valueOf } from '../../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../../support/service/secureClinic.ts';
import { openChannel } from './channel.ts';
import type { DeskAddresses } from './deskOfMany.ts';

const key = 'bench';
const clinic = await startSecureClinic({ auth: { kind: 'direct', key }, clients: Number(process.argv[2] ?? 50_000) });
trust(clinic.certificates.authority);
const test = await startTestCore();
const connection = { environment: 'sandbox', url: clinic.url, keys: { kind: 'single', key } } as const;
if (valueOf(await test.request('connection:open', connection)).outcome.kind !== 'ok')
  throw new Error('The bench could not connect.');
await completeDirectory(test, 120_000);
const files = openPageFiles(fileURLToPath(new URL('../../../dist/renderer', import.meta.url)));
const preview = await startPreview({ core: test.core, files });
const channel = await openChannel(test.core);
process.on('disconnect', () => {
  channel.close();
  void Promise.all([preview.close(), test.close(), clinic.close()]).then(() => process.exit(0));
});
const addresses: DeskAddresses = { page: preview.url, channel: channel.url };
process.send?.(JSON.stringify(addresses));
