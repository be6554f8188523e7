import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { Random } from '../../../graphql/demo/random.ts';
import { startTestCore, valueOf } from '../../support/core/memoryCore.ts';
import { hostileAddress } from './hostileAddresses.ts';

export interface AddressProof {
  readonly addresses: number;
  /** Requests that went out, and those with the stored key in them, all of which went to the configured origin. */
  readonly requests: number;
  readonly withKey: number;
  /** Requests that carried the key to any other origin, or in their address. */
  readonly keyElsewhere: number;
  /** Requests over anything but https, also with a key that was typed just now for the very address. */
  readonly unencrypted: number;
  readonly throws: number;
  /** Of the same addresses, those to which a check by the beginning of the text would have sent the key. */
  readonly controlElsewhere: number;
  readonly examples: readonly string[];
}

const host = 'clinic.example';
const configured = `https://${host}`;
const key = 'canary-Hq4VtY8s-stored';

/** Has the real core try so many hostile addresses with the key that it keeps for another one. */
export async function proveAddresses(count: number, seed: string): Promise<AddressProof> {
  let [requests, withKey, keyElsewhere, unencrypted, throws, controlElsewhere] = [0, 0, 0, 0, 0, 0];
  const examples: string[] = [];
  let present = configured;
  const fetch: Fetch = async (url, init) => {
    requests += 1;
    // Read by Node's own parser, not by ours.
    const { origin, protocol } = new URL(url);
    const hasKey = JSON.stringify(init.headers).includes(key);
    if (hasKey) withKey += 1;
    if ((hasKey && origin !== configured) || url.includes(key) || url.includes('typed-for')) {
      keyElsewhere += 1;
      if (examples.length < 3) examples.push(present);
    }
    if (protocol !== 'https:') unencrypted += 1;
    return new Response('{"data":{"org":{"id":"1","name":"A"}}}', { headers: { 'content-type': 'application/json' } });
  };
  const test = await startTestCore({ fetch });
  try {
    const keys = { kind: 'single', key } as const;
    const opened = valueOf(await test.request('connection:open', { environment: 'sandbox', url: configured, keys }));
    if (opened.outcome.kind !== 'ok') throw new Error(`The stored key opens nothing: ${opened.outcome.message}`);
    [requests, withKey] = [0, 0];
    const random = new Random('addresses', seed);
    for (let sent = 0; sent < count; sent += 1) {
      present = hostileAddress(host, random).slice(0, 2000);
      const isOther = URL.parse(present)?.origin !== configured;
      if (isOther && present.startsWith(configured) && URL.canParse(present)) controlElsewhere += 1;
      const channel = sent % 100 === 0 ? 'connection:open' : 'connection:test';
      try {
        const typed = sent % 10 === 1 ? { kind: 'single' as const, key: 'typed-for-this-one' } : null;
        // Each fourth one is hostile as the path after the right address.
        const [begin, end] = [random.pick(['/', '//', '/@', '/..', '']), present.replace(/^https:/, '')];
        const place =
          sent % 4 === 2 ? { url: configured, advanced: { path: `${begin}${end}`.slice(0, 512) } } : { url: present };
        const answer = await test.request(channel, { environment: 'sandbox', ...place, keys: typed });
        if (typeof answer.ok !== 'boolean') throws += 1;
      } catch {
        throws += 1;
      }
    }
  } finally {
    await test.close();
  }
  return { addresses: count, requests, withKey, keyElsewhere, unencrypted, throws, controlElsewhere, examples };
}
