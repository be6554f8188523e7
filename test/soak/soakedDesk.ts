import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocationListQuery } from '../../graphql/desk/generated/operations.ts';
import { type DemoClinic, startDemoClinic } from '../../graphql/demo/server.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { type FaultProxy, startFaultProxy } from '../support/service/faultProxy.ts';
import { temporaryFolder, tuesday } from '../support/core/memoryCore.ts';
import { type ClinicTrace, traceClinic } from './clinicTrace.ts';
import { type DeskClient, openDeskClient } from './deskClient.ts';
import { type SoakedPreview, startSoakedPreview } from './soakedPreview.ts';

/** A built preview that is connected over a fault proxy to a clinic with readable data. */
export interface SoakedDesk {
  readonly clinic: DemoClinic;
  readonly trace: ClinicTrace;
  readonly proxy: FaultProxy;
  readonly preview: SoakedPreview;
  readonly api: DeskClient;
  /** Ids of where the clinic works. */
  readonly locations: readonly string[];
  /** Variables, as JSON, of every change that was carried out so far. */
  requests(): readonly string[];
}

const key = 'soak';

/**
 * `onClose` receives what has to be closed, each as soon as it is open. `onMistake` receives what should never happen.
 */
export async function openSoakedDesk(
  onClose: (close: () => unknown) => void,
  onMistake: (words: string) => void,
): Promise<SoakedDesk> {
  const temporary = temporaryFolder();
  onClose(() => temporary.remove());
  const certificates = await makeCertificates();
  const authority = join(temporary.folder, 'authority.pem');
  writeFileSync(authority, certificates.authority);
  // Both clocks start at the same Tuesday and run on.
  const ahead = tuesday - Date.now();
  const auth = { kind: 'direct', key } as const;
  const clinic = await startDemoClinic({ seed: 7, now: () => Date.now() + ahead, auth });
  onClose(() => clinic.close());
  const trace = traceClinic(clinic.store);
  const proxy = await startFaultProxy({ behind: clinic.url, certificate: certificates.server, webSockets: true });
  onClose(() => proxy.close());
  const preview = await startSoakedPreview(join(temporary.folder, 'data'), {
    FRONT_DESK_NOW: new Date(Date.now() + ahead).toISOString(),
    NODE_EXTRA_CA_CERTS: authority,
  });
  onClose(() => preview.stop());
  const api = openDeskClient(preview.url, onMistake);
  return {
    clinic,
    trace,
    proxy,
    preview,
    api,
    locations: await connect(api, proxy.url),
    requests: () =>
      proxy.passed.flatMap(({ carriedOut, variables }) => (carriedOut && variables !== '' ? [variables] : [])),
  };
}

async function connect(api: DeskClient, url: string): Promise<readonly string[]> {
  const keys = { kind: 'single', key } as const;
  const opened = await api.request('connection:open', { environment: 'sandbox', url, keys });
  const read = await api.query<LocationListQuery>('LocationList', {});
  if (opened?.outcome.kind !== 'ok' || read === null) throw new Error('The clinic could not be opened.');
  return read.locations.map(({ id }) => id);
}
