import type { Channel, Channels } from '../../electron/contract/channels.ts';
import type { Result } from '../../electron/contract/failure.ts';
import type { CorePorts, LineLimits } from '../../electron/core/foundation/ports.ts';
import { retryLimits } from '../../electron/core/connection/transport/retryPolicy.ts';
import type { ChangeEndFragment } from '../../graphql/desk/generated/operations.ts';
import { type DemoClinic, startDemoClinic } from '../../graphql/demo/server.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { type FaultProxy, startFaultProxy } from '../support/service/faultProxy.ts';
import { startTestCore, tuesday, valueOf } from '../support/core/memoryCore.ts';
import { trust } from '../support/service/secureClinic.ts';

/** The real core, connected over the fault proxy to a clinic whose data can be looked at. */
export interface ProvenDesk {
  readonly clinic: DemoClinic;
  readonly proxy: FaultProxy;
  readonly limits: LineLimits;
  request<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
    id?: string,
  ): Promise<Result<Channels[C]['response']>>;
  /** The outcome of a change, as it is reported to the page. */
  change(operation: string, variables: object): Promise<ChangeEndFragment['__typename'] | 'Failed'>;
  close(): Promise<void>;
}

/** Much shorter than a desk's own, so that silence costs a proof no time. */
export const shortLimits: LineLimits = {
  transport: { headersWithin: 400, idleWithin: 400, totalWithin: 1_200, maxBytes: 16 * 1024 * 1024 },
  retry: { ...retryLimits, within: 4_000, leastTry: 50 },
};

const key = 'k';

export async function openProvenDesk(
  change: Partial<CorePorts> = {},
  limits: LineLimits = shortLimits,
): Promise<ProvenDesk> {
  const certificates = await makeCertificates();
  const distrust = trust(certificates.authority);
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, auth: { kind: 'direct', key } });
  const proxy = await startFaultProxy({ behind: clinic.url, certificate: certificates.server });
  const test = await startTestCore({ lineLimits: limits, ...change });
  const keys = { kind: 'single', key } as const;
  const opened = valueOf(await test.request('connection:open', { environment: 'sandbox', url: proxy.url, keys }));
  if (opened.outcome.kind !== 'ok') throw new Error(`The clinic could not be opened: ${opened.outcome.message}`);
  return {
    clinic,
    proxy,
    limits,
    request: (channel, payload, id) => test.request(channel, payload, id),
    async change(operation, variables) {
      const { data } = valueOf(await test.request('desk:change', { operation, variables: { ...variables } }));
      const [end] = Object.values(data ?? {});
      // Sound: every mutation of the desk answers a Change, or null with an error.
      return (end as ChangeEndFragment | null)?.__typename ?? 'Failed';
    },
    async close() {
      await test.close();
      await proxy.close();
      await clinic.close();
      distrust();
    },
  };
}
