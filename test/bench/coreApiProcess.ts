// The core for `door.query`, in a process of its own, as Electron's main process is to a page. It is connected over
// https, as every real service is; the calling process reaches the same service directly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview } from '../../electron/preview/previewServer.ts';
import { buildDocuments } from '../../graphql/service/documents.ts';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import { isRecord } from '../../graphql/service/json.ts';
import { isServiceMap } from '../../graphql/service/mapGuard.ts';
import { smallPage } from '../support/page/builtPage.ts';
import { startTestCore, valueOf } from '../support/core/memoryCore.ts';
import { startSecureClinic, trust } from '../support/service/secureClinic.ts';

const key = 'bench';
// Milliseconds of delay of every answer, as from a distant service.
const latency = Number(process.argv[2] ?? 0);
const clinic = await startSecureClinic({ auth: { kind: 'direct', key }, latency });
trust(clinic.certificates.authority);
const test = await startTestCore();
const connection = { environment: 'sandbox', url: clinic.url, keys: { kind: 'single', key } } as const;
if (valueOf(await test.request('connection:open', connection)).outcome.kind !== 'ok')
  throw new Error('The bench could not connect.');
const preview = await startPreview({ core: test.core, files: smallPage(test.folder) });

const kept: unknown = JSON.parse(readFileSync(join(test.folder, 'maps', 'sandbox.json'), 'utf8'));
const map = isRecord(kept) && isServiceMap(kept['map']) ? kept['map'] : interfaceMap;
const document = buildDocuments(map).get('clients')?.text;

process.on('message', (message) => {
  if (message === 'stop') {
    void Promise.all([preview.close(), test.close(), clinic.close()]).then(() => process.exit(0));
    return;
  }
  void test.core.request(String(message)).then((answer) => process.send?.(answer));
});
process.send?.(
  JSON.stringify({ preview: preview.url, clinic: clinic.url, key, authority: clinic.certificates.authority, document }),
);
