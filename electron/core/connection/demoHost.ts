import { randomBytes } from 'node:crypto';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import type { Keys } from '../../contract/settings.ts';
import type { Clock } from '../foundation/ports.ts';
import type { Endpoint } from '../storage/settings/address.ts';

/** The embedded demo clinic: a real server on loopback, started when first needed, with a key of this run only. */
export interface DemoHost {
  connect(): Promise<{ readonly endpoint: Endpoint; readonly keys: Keys }>;
  close(): Promise<void>;
}

const seed = 20_261_121;

export function createDemoHost(clock: Clock): DemoHost {
  const key = randomBytes(24).toString('base64url');
  let server: ReturnType<typeof startDemoClinic> | null = null;
  return {
    async connect() {
      const starting = (server ??= startDemoClinic({ seed, now: () => clock.now(), auth: { kind: 'direct', key } }));
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

/** The demo clinic's endpoint: the one plain-http address, started by the core itself on loopback. */
export function demoEndpoint(origin: string): Endpoint {
  return { url: `${origin}/graphql`, origin, host: new URL(origin).host };
}
