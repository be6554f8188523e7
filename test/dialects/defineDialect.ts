import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';

import { createGuard } from '../../graphql/demo/access.ts';
import type { Reply } from '../../graphql/demo/endpoint.ts';
import { handleHttp, problem, send } from '../../graphql/demo/http.ts';
import type { Backstage, Dialect, DialectOptions, DialectServer, DialectSource } from './dialect.ts';
import { createDialectEndpoint } from './dialectEndpoint.ts';
import { noiseSdl } from './noise.ts';
import { createPractice, dialectNow } from './practice.ts';
import { createReceivedLog } from './receivedLog.ts';

/** Makes a dialect that can be started from its schema, resolvers and descriptions. */
export function defineDialect({ roots, body, ...source }: DialectSource): Dialect {
  return { ...source, start: (options) => startDialect({ roots, ...(body && { body }), ...source }, options) };
}

async function startDialect(source: DialectSource, options: DialectOptions): Promise<DialectServer> {
  const { now = () => dialectNow, noise = 0, poison = [], introspection = 'depthLimited' } = options;
  const practice = createPractice();
  const log = createReceivedLog();
  let spoiled = false;
  const backstage: Backstage = {
    practice,
    cap: options.cap ?? source.cap,
    now,
    refuseWrites: options.refuseWrites ?? null,
    meet(kind, key) {
      spoiled ||= poison.some((row) => row.kind === kind && row.key === key);
    },
  };
  const guard = createGuard(options.auth ?? source.auth, null, now);
  const handlers = {
    guard(headers: IncomingHttpHeaders): Reply | null {
      log.count();
      return guard(headers);
    },
    respond: createDialectEndpoint({
      schema: buildSchema(sdlOf(source, options) + noiseSdl(noise, source.nameCase)),
      rootValue: source.roots(backstage),
      introspection,
      introspectionRefusal: source.introspectionRefusal,
      restricted: options.restricted ?? [],
      body: source.body ?? ((result) => result),
      log,
      takeSpoiled() {
        const was = spoiled;
        spoiled = false;
        return was;
      },
    }),
    latency: options.latency ?? 0,
  };
  const server = createServer(options.tls, (request: IncomingMessage, response: ServerResponse): void => {
    handleHttp(request, response, handlers).catch(() => {
      if (!response.headersSent) send(response, problem(500, 'Internal server error'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${String(port)}`,
    practice,
    received: log.received,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sdlOf({ sdl, ownOrganization }: DialectSource, { organizationQuery = 'org' }: DialectOptions): string {
  if (organizationQuery === 'org') return sdl;
  if (ownOrganization === undefined) throw new Error('This dialect has no organization query of its own');
  return sdl.replace(/^ *org: \w+\n/m, '');
}
