import { type ChildProcess, fork } from 'node:child_process';
import { trust } from '../support/service/secureClinic.ts';
import { atMost, type Figure, median, reported } from './figures.ts';

interface Places {
  readonly preview: string;
  readonly clinic: string;
  readonly key: string;
  readonly authority: string;
  /** The very document that the core sends. */
  readonly document: string;
}

/**
 * `door.query`: a page of 50 clients through the core API, to objects in the calling process, against a plain fetch of
 * the same rows from the same service. Between processes, as in Electron, and over the preview's HTTP; and once more
 * with 20 ms of latency to the service, as a clinic has.
 */
export async function measureCoreApi(): Promise<readonly Figure[]> {
  const near = await measureWays(0, { warmUp: 200, rounds: 400 });
  const far = await measureWays(20, { warmUp: 200, rounds: 100 });
  return [
    reported('door.query', near.processes / near.plain, '× a plain fetch, between processes, p50'),
    reported('door.query.preview', near.preview / near.plain, '× a plain fetch, over loopback, p50'),
    atMost(
      'door.query.line',
      far.processes / far.plain,
      '× a plain fetch over a 20 ms line, between processes, p50',
      1.08,
    ),
  ];
}

type Way = 'plain' | 'processes' | 'preview';

/** Median milliseconds of each way, taken in turns, once code is compiled as on a desk that is open all day. */
async function measureWays(
  latency: number,
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Promise<Readonly<Record<Way, number>>> {
  const child = fork(new URL('./coreApiProcess.ts', import.meta.url), [String(latency)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Structured clone, as Electron's own channel; the other kind would write the text as JSON a second time.
    serialization: 'advanced',
  });
  // Sound: coreApiProcess.ts writes exactly this as its first message.
  const places = JSON.parse(await nextMessage(child)) as Places;
  const distrust = trust(places.authority);
  const ways: Readonly<Record<Way, () => Promise<number>>> = {
    plain: () => queryClinic(places),
    processes: () => queryChild(child),
    preview: () => queryPreview(places),
  };
  const times: Readonly<Record<Way, number[]>> = { plain: [], processes: [], preview: [] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const way of ['plain', 'processes', 'preview'] as const) {
      const started = performance.now();
      const count = await ways[way]();
      const time = performance.now() - started;
      if (count !== 50) throw new Error(`The ${way} way gave ${count} clients instead of 50.`);
      if (round >= warmUp) times[way].push(time);
    }
  }
  child.send('stop');
  distrust();
  return { plain: median(times.plain), processes: median(times.processes), preview: median(times.preview) };
}

function envelope(): string {
  const payload = { operation: 'ClientList', variables: { first: 50 } };
  return JSON.stringify({ id: 'bench', channel: 'desk:query', payload });
}

async function queryClinic({ clinic, key, document }: Places): Promise<number> {
  const response = await fetch(`${clinic}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify({ query: document, variables: { limit: 50, offset: 0 } }),
  });
  const answer = (await response.json()) as { data: { getClients: unknown[] } };
  return answer.data.getClients.length;
}

async function queryChild(child: ChildProcess): Promise<number> {
  const answer = nextMessage(child);
  child.send(envelope());
  return countClients(await answer);
}

async function queryPreview({ preview }: Places): Promise<number> {
  const response = await fetch(`${preview}request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(preview).origin },
    body: envelope(),
  });
  return countClients(await response.text());
}

function countClients(text: string): number {
  const answer = JSON.parse(text) as { value: { data: { clients: { clients: unknown[] } } } };
  return answer.value.data.clients.clients.length;
}

function nextMessage(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.once('message', (message: string) => resolve(message)));
}
