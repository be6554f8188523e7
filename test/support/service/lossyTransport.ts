import { onTestFinished } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { queryCard, type Card } from '../core/deskRequests.ts';
import { startTestCore, type TestCore } from '../core/memoryCore.ts';

/** A transport to the demo clinic that can lose mutations or their replies. */
export interface LossyTransport {
  readonly ports: Partial<CorePorts>;
  /** The mutations that were sent, in order. */
  readonly sent: { readonly query: string; readonly variables: Record<string, Record<string, unknown>> }[];
  /** `answers`: a mutation arrives, but its reply does not. `questions`: the mutation does not arrive either. */
  lose: 'nothing' | 'answers' | 'questions';
  /** What comes instead of a lost reply: HTTP 200, no data, and this error; null for a connection that breaks. */
  error: { readonly message: string; readonly extensions?: { readonly code: string } } | null;
}

export function openLossyTransport(): LossyTransport {
  const transport: LossyTransport = {
    sent: [],
    lose: 'nothing',
    error: null,
    ports: {
      async fetch(url, init) {
        const isChange = init.body.includes('"query":"mutation');
        if (isChange) transport.sent.push(JSON.parse(init.body));
        const instead = (): Response => {
          if (transport.error === null) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
          const field = /\{\s*(\w+)/.exec(init.body.slice(init.body.indexOf('"query":"mutation')))?.[1] ?? '';
          return Response.json({ data: { [field]: null }, errors: [{ ...transport.error, path: [field] }] });
        };
        if (isChange && transport.lose === 'questions') return instead();
        const response = await nodeFetch(url, init);
        return isChange && transport.lose === 'answers' ? instead() : response;
      },
    },
  };
  return transport;
}

/** A core on the demo clinic over this transport; it is closed when the test is over. */
export async function openCoreOver(transport = openLossyTransport()): Promise<TestCore> {
  const core = await startTestCore(transport.ports);
  onTestFinished(() => core.close());
  return core;
}

/** The demo clinic's first client; its ids are always the same. */
const firstClientId = '10001';

/** The first client with several phone numbers, an address and a patient. */
export async function findFullClient(core: TestCore): Promise<Card> {
  for (let id = Number(firstClientId); id < Number(firstClientId) + 60; id += 1) {
    const card = await queryCard(core, String(id));
    if (card && card.phones.length > 1 && card.address !== null && card.givenName !== null && card.patients?.length)
      return card;
  }
  throw new Error('No client has several phone numbers.');
}
