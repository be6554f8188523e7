import { onTestFinished } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { queryCard, type Card } from '../core/deskRequests.ts';
import { startTestCore, type TestCore } from '../core/memoryCore.ts';

/** The line to a service, which can lose changes or the answers to them. */
export interface Line {
  readonly ports: Partial<CorePorts>;
  /** What was sent of changes, in order. */
  readonly sent: { readonly query: string; readonly variables: Record<string, Record<string, unknown>> }[];
  /** `answers`: a change arrives, and its answer does not. `questions`: it does not even arrive. */
  lose: 'nothing' | 'answers' | 'questions';
}

export function openLine(): Line {
  const line: Line = {
    sent: [],
    lose: 'nothing',
    ports: {
      async fetch(url, init) {
        const isChange = init.body.includes('"query":"mutation');
        if (isChange) line.sent.push(JSON.parse(init.body));
        const broken = Object.assign(new Error('x'), { code: 'ECONNRESET' });
        if (isChange && line.lose === 'questions') throw broken;
        const response = await nodeFetch(url, init);
        if (isChange && line.lose === 'answers') throw broken;
        return response;
      },
    },
  };
  return line;
}

/** A core on the demo clinic over this line; it is closed when the test is over. */
export async function openOver(line = openLine()): Promise<TestCore> {
  const core = await startTestCore(line.ports);
  onTestFinished(() => core.close());
  return core;
}

/** The demo clinic's first client; its ids are always the same. */
const anybody = '10001';

/** Somebody with several numbers, an address and an animal. */
export async function somebody(core: TestCore): Promise<Card> {
  for (let id = Number(anybody); id < Number(anybody) + 60; id += 1) {
    const card = await queryCard(core, String(id));
    if (card && card.phones.length > 1 && card.address !== null && card.givenName !== null && card.patients?.length)
      return card;
  }
  throw new Error('Nobody has several numbers.');
}
