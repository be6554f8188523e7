import { randomBytes } from 'node:crypto';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import type { Keys } from '../../contract/settings.ts';
import type { Clock } from '../foundation/ports.ts';
import type { Endpoint } from '../storage/settings/address.ts';

/**
 * The embedded demo clinic: a real server on loopback, started when first needed, with a key of this run only. On a port of
 * one's choice it is shared: who comes second finds the clinic of the first there, by a key that both know.
 */
export interface DemoHost {
  connect(): Promise<{ readonly endpoint: Endpoint; readonly keys: Keys }>;
  close(): Promise<void>;
}

const seed = 20_261_121;

/** The invented clinic of two desks on one computer keeps nothing secret. */
const sharedKey = 'key-of-the-shared-demo-clinic';

export function createDemoHost(clock: Clock, sharedPort: number | null = null): DemoHost {
  const key = sharedPort === null ? randomBytes(24).toString('base64url') : sharedKey;
  let server: Promise<RunningDemo> | null = null;

  async function start(): Promise<RunningDemo> {
    const port = sharedPort === null ? {} : { port: sharedPort };
    try {
      return await startDemoClinic({ seed, now: () => clock.now(), auth: { kind: 'direct', key }, ...port });
    } catch (error) {
      if (sharedPort === null || !isTaken(error)) throw error;
      return { url: `http://127.0.0.1:${sharedPort}`, close: async () => undefined };
    }
  }

  return {
    async connect() {
      const starting = (server ??= start());
      try {
        const { url } = await starting;
        return { endpoint: demoEndpoint(url), keys: { kind: 'single', key } };
      } catch (error) {
        // The next query starts it again: the obstacle may be gone.
        if (server === starting) server = null;
        throw error;
      }
    },
    async close() {
      const running = server;
      server = null;
      // A failed start left nothing to close; its caller has the error.
      const started = await running?.catch(() => null);
      await started?.close();
    },
  };
}

type RunningDemo = Pick<Awaited<ReturnType<typeof startDemoClinic>>, 'url' | 'close'>;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** The demo clinic's endpoint: the one plain-http address, started by the core itself on loopback. */
export function demoEndpoint(origin: string): Endpoint {
  return { url: `${origin}/graphql`, origin, host: new URL(origin).host };
}
