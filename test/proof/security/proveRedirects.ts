import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { authenticationHeaders } from '../../../electron/core/connection/serviceClient.ts';
import { createTransport } from '../../../electron/core/connection/transport/transport.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { trust } from '../../support/service/secureClinic.ts';

export interface RedirectProof {
  readonly cases: number;
  /** Cases in which the app followed: a second request or even a connection somewhere. */
  readonly followed: number;
  /** Bytes of headers that arrived at a second server or at a second path. */
  readonly headerBytes: number;
  /** Cases that ended with another outcome than “redirected”. */
  readonly otherOutcomes: number;
  /** Of the same cases, those in which a fetch that follows redirects, as by default, forwards both keys. */
  readonly controlLeaks: number;
}

const codes = [301, 302, 303, 307, 308];
const targets = ['same origin', 'other port', 'other host name', 'other scheme'] as const;
const keys = { kind: 'gateway', apiKey: 'canary-Rd5KxW1p-api', serviceKey: 'canary-Rd5KxW1p-service' } as const;

const followingFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: 'follow' });

/** Has servers answer with every redirect to every kind of target, over http and over https. */
export async function proveRedirects(): Promise<RedirectProof> {
  const certificates = await makeCertificates();
  const distrust = trust(certificates.authority);
  const start = async (scheme: Scheme): Promise<Place> => startPlace(scheme === 'https' ? certificates.server : null);
  const [firsts, seconds] = [
    { http: await start('http'), https: await start('https') },
    { http: await start('http'), https: await start('https') },
  ];
  const all = [...Object.values(firsts), ...Object.values(seconds)];
  let [cases, followed, headerBytes, otherOutcomes, controlLeaks] = [0, 0, 0, 0, 0];
  try {
    for (const scheme of ['http', 'https'] as const)
      for (const target of targets)
        for (const code of codes) {
          const location = addressOf(target, scheme, firsts, seconds);
          for (const place of all) place.redirect = { code, location };
          const run = async (fetch: Fetch): Promise<{ outcome: string; seen: Seen }> => {
            for (const place of all) place.forget();
            const url = `${firsts[scheme].origin}/graphql`;
            const request = {
              url,
              headers: authenticationHeaders(keys),
              query: '{ org { id } }',
              operationName: 'A',
              variables: {},
            };
            const outcome = await createTransport(fetch)(request, new AbortController().signal);
            return { outcome: outcome.kind, seen: secondsSeen(all) };
          };
          cases += 1;
          const { outcome, seen } = await run(nodeFetch);
          if (seen.requests > 0 || seen.connections > 0) followed += 1;
          headerBytes += seen.headerBytes;
          if (outcome !== 'redirected') otherOutcomes += 1;
          if ((await run(followingFetch)).seen.hasKeys) controlLeaks += 1;
        }
  } finally {
    await Promise.all(all.map((place) => place.close()));
    distrust();
  }
  return { cases, followed, headerBytes, otherOutcomes, controlLeaks };
}

type Scheme = 'http' | 'https';
type Places = Readonly<Record<Scheme, Place>>;

function addressOf(target: (typeof targets)[number], scheme: Scheme, firsts: Places, seconds: Places): string {
  const other = scheme === 'http' ? 'https' : 'http';
  if (target === 'same origin') return `${firsts[scheme].origin}/second`;
  if (target === 'other port') return `${seconds[scheme].origin}/second`;
  if (target === 'other scheme') return `${seconds[other].origin}/second`;
  return `${seconds[scheme].origin.replace('127.0.0.1', 'localhost')}/second`;
}

interface Seen {
  readonly requests: number;
  readonly connections: number;
  readonly headerBytes: number;
  readonly hasKeys: boolean;
}

interface Place {
  readonly origin: string;
  redirect: { code: number; location: string };
  connections: number;
  /** What arrived beyond the first request. */
  readonly seconds: string[];
  forget(): void;
  close(): Promise<void>;
}

/** What arrived anywhere but at the first address. Connections count only where there was no first one. */
function secondsSeen(places: readonly Place[]): Seen {
  const texts = places.flatMap(({ seconds }) => seconds);
  const connections = places.reduce((sum, place) => sum + place.connections, 0) - 1;
  return {
    requests: texts.length,
    connections: Math.max(connections, 0),
    headerBytes: texts.join('').length,
    hasKeys: texts.some((text) => text.includes(keys.apiKey) && text.includes(keys.serviceKey)),
  };
}

async function startPlace(certificate: { readonly cert: string; readonly key: string } | null): Promise<Place> {
  const listener: RequestListener = (request, response) => {
    request.resume();
    // One request for each connection, so that each one can be counted.
    response.setHeader('connection', 'close');
    if (request.url === '/graphql') {
      response.writeHead(place.redirect.code, { location: place.redirect.location }).end();
      return;
    }
    place.seconds.push(`${request.url} ${request.rawHeaders.join(' ')}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"org":{"id":"1"}}}');
  };
  const server: Server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  server.on('connection', () => void (place.connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const place: Place = {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    redirect: { code: 301, location: '/' },
    connections: 0,
    seconds: [],
    forget() {
      this.connections = 0;
      this.seconds.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return place;
}
