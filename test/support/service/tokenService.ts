import type { IncomingMessage, ServerResponse } from 'node:http';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import { tuesday } from '../core/memoryCore.ts';
import { type Certificates, makeCertificates } from './certificates.ts';
import { startRawServer } from './rawServer.ts';

export interface TokenService {
  readonly url: string;
  readonly certificates: Certificates;
  /** Headers of every request that arrived, whole. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

/** A clinic's service over https that takes a key only as `X-Api-Token: Bearer …`, and requests only at `/api/query`. */
export async function startTokenService(key: string): Promise<TokenService> {
  const certificates = await makeCertificates();
  const inner = 'key-of-the-clinic-behind';
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, auth: { kind: 'direct', key: inner } });

  async function answer(response: ServerResponse, request: IncomingMessage, body: string): Promise<void> {
    if (request.url !== '/api/query') return reply(response, 404, '<!doctype html><title>Not found</title>');
    const token = request.headers['x-api-token'];
    if (token !== `Bearer ${key}`) {
      const message = `Not ${request.headers.authorization ?? String(token)}`;
      return reply(response, 401, JSON.stringify({ errors: [{ message }] }));
    }
    const headers = { authorization: inner, 'content-type': 'application/json' };
    const behind = await fetch(`${clinic.url}/graphql`, { method: 'POST', headers, body });
    reply(response, behind.status, await behind.text());
  }

  const server = await startRawServer(
    // The clinic behind may be closed while a request of the background is on its way.
    (response, request, body) => void answer(response, request, body).catch(() => response.destroy()),
    certificates.server,
  );
  return {
    url: server.origin,
    certificates,
    received: server.received,
    async close() {
      await server.close();
      await clinic.close();
    },
  };
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' }).end(text);
}
