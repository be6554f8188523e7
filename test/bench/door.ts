import { type ChildProcess, fork } from 'node:child_process';
import { buildDocuments } from '../../graphql/service/documents.ts';
import { interfaceMap } from '../../graphql/service/interfaceMap.ts';
import { trust } from '../support/secureClinic.ts';
import { atMost, type Figure, median } from './figures.ts';

const rounds = 400;
const warmUp = 60;

interface Places {
  readonly preview: string;
  readonly clinic: string;
  readonly key: string;
  readonly authority: string;
}

/**
 * `door.query`: a page of 50 clients through the door, to objects in the asking process, against a plain fetch of the
 * same rows from the same service. Once between processes, as in Electron, and once over the preview's HTTP.
 */
export async function measureDoor(): Promise<readonly Figure[]> {
  const child = fork(new URL('./doorCore.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Structured clone, as Electron's own channel; the other kind would write the text as JSON a second time.
    serialization: 'advanced',
  });
  const places = JSON.parse(await nextMessage(child)) as Places;
  const distrust = trust(places.authority);
  const ways = {
    plain: () => askClinic(places),
    processes: () => askChild(child),
    preview: () => askPreview(places),
  };
  const times = { plain: [] as number[], processes: [] as number[], preview: [] as number[] };
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
  const plain = median(times.plain);
  return [
    atMost('door.query', median(times.processes) / plain, '× a plain fetch, between processes, p50', 1.2),
    atMost('door.query.preview', median(times.preview) / plain, '× a plain fetch, over loopback, p50', 2),
  ];
}

function envelope(): string {
  const payload = { operation: 'ClientList', variables: { first: 50 } };
  return JSON.stringify({ id: 'bench', channel: 'desk:query', payload });
}

async function askClinic({ clinic, key }: Places): Promise<number> {
  const document = buildDocuments(interfaceMap).get('clients');
  const response = await fetch(`${clinic}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: JSON.stringify({ query: document?.text, variables: { limit: 50, offset: 0 } }),
  });
  const answer = (await response.json()) as { data: { getClients: unknown[] } };
  return answer.data.getClients.length;
}

async function askChild(child: ChildProcess): Promise<number> {
  const answer = nextMessage(child);
  child.send(envelope());
  return countClients(await answer);
}

async function askPreview({ preview }: Places): Promise<number> {
  const response = await fetch(`${preview}ask`, {
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
