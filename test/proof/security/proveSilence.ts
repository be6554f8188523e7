import type { Channel } from '../../../electron/contract/channels.ts';
import type { ConnectableEnvironment, Keys } from '../../../electron/contract/settings.ts';
import type { Fetch, FetchResponse } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import { Random } from '../../../graphql/demo/random.ts';
import { deskOperationNames } from '../../../graphql/desk/generated/operationNames.ts';
import { findSecret, formsOf, readFiles } from '../../support/canary.ts';
import { fakeKeyring, startTestCore, type TestCore, tuesday } from '../../support/core/memoryCore.ts';
import { channels } from './fuzz.ts';
import { samples } from './payloads.ts';

export interface SilenceProof {
  readonly channels: number;
  readonly requestCount: number;
  /** Characters of answers and events that were searched, and files. */
  readonly characters: number;
  readonly files: number;
  /** Where a key was found, in any of its forms. */
  readonly hits: readonly string[];
  /** Of the eight forms of a planted key, how many the same search finds. */
  readonly controlForms: number;
  /** Requests of these runs with a key: without any the proof would be empty. */
  readonly withKey: number;
}

const direct = 'canary-Jw7+NzE3/direct==';
const gateway = { kind: 'gateway', apiKey: 'canary-Uy6BmCq4-api', serviceKey: 'canary-Oa9LrFs2-service' } as const;
const secrets = [direct, gateway.apiKey, gateway.serviceKey];

/** How a service answers. Some repeat the request in their error: none of it may reach a page. */
const manners = [
  'as it should',
  'echo in errors',
  'echo escaped',
  'echo in data',
  'echo of a gateway',
  'echo in a page',
] as const;
type Manner = (typeof manners)[number];

/** Asks every channel of a core that holds keys, whatever the service does, and searches all that comes out of it. */
export async function proveSilence(each: number, seed: string): Promise<SilenceProof> {
  const [one, other] = await Promise.all([
    startDemoClinic({ seed: 7, now: () => tuesday, clients: 40, auth: { kind: 'direct', key: direct } }),
    startDemoClinic({ seed: 7, now: () => tuesday, clients: 40, auth: gateway }),
  ]);
  const places: readonly Setting[] = [
    { environment: 'production', url: one.url, keys: { kind: 'single', key: direct } },
    { environment: 'gateway', url: other.url, keys: gateway },
  ];
  const found = new Set<string>();
  let [requestCount, characters, files, withKey] = [0, 0, 0, 0];
  try {
    for (const setting of places) {
      const run = createRun(setting, () => (withKey += 1));
      const random = new Random('silence', seed, setting.environment);
      for (const manner of manners) {
        for (const channel of channels) {
          const count = isDesk(channel) ? Math.max(each, deskOperationNames.length) : each;
          for (let number = 0; number < count; number += 1) {
            const test = await run.connected();
            run.manner = manner;
            const text = await test.core.request(questionOn(channel, number, random, setting));
            run.manner = 'as it should';
            requestCount += 1;
            characters += text.length;
            note({ [`answer of ${channel}, ${manner}`]: text });
          }
        }
        await run.search((texts) => {
          note(texts);
          characters += Object.values(texts).join('').length;
          files += Object.keys(texts).length;
        });
      }
      await run.close();
    }
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
  const planted = Object.fromEntries(formsOf(direct).map((form, index) => [String(index), `before ${form} after`]));
  const controlForms = findSecret(direct, planted).length;
  return { channels: channels.length, requestCount, characters, files, hits: [...found], controlForms, withKey };

  function note(texts: Readonly<Record<string, string>>): void {
    for (const secret of secrets) for (const place of findSecret(secret, texts)) found.add(place);
  }
}

interface Setting {
  readonly environment: ConnectableEnvironment;
  readonly url: string;
  readonly keys: Keys;
}

const host = 'https://clinic.example';

function isDesk(channel: Channel): boolean {
  return channel === 'desk:query' || channel === 'desk:change';
}

function questionOn(channel: Channel, number: number, random: Random, { environment }: Setting): string {
  const payload = ((): unknown => {
    if (isDesk(channel)) {
      const operation = deskOperationNames[number % deskOperationNames.length];
      return { operation, variables: random.pick([{}, { id: '10001' }, { search: 'a' }]) };
    }
    // The stored key, tried again where it belongs, and elsewhere.
    if (channel === 'connection:test' || channel === 'connection:open')
      return { environment, url: random.pick([host, 'https://other.example']), keys: null };
    return samples[channel](random);
  })();
  return JSON.stringify({ id: `s${random.integer(1, 1e9)}`, channel, payload });
}

/** A core that is connected again as often as a question has taken it elsewhere. */
function createRun(setting: Setting, onKey: () => void) {
  const saved: string[] = [];
  const events: string[] = [];
  let test: TestCore | null = null;
  const run = {
    // Sound: one of the manners.
    manner: 'as it should' as Manner,
    async connected(): Promise<TestCore> {
      if (test && (await isConnected(test))) return test;
      await test?.close();
      test = await startTestCore({
        encryption: fakeKeyring(),
        fetch: fetchFor(setting, () => run.manner, onKey),
        async saveFile(name, text) {
          saved.push(text);
          return { ok: true, value: name };
        },
        savePdf: async (name) => ({ ok: true, value: name }),
      });
      test.core.subscribe((event) => events.push(event));
      const { environment, keys } = setting;
      const opened = await test.request('connection:open', { environment, url: host, keys });
      if (!opened.ok || opened.value.outcome.kind !== 'ok') throw new Error('The keys open nothing.');
      return test;
    },
    /** Everything beside the answers: events, files that were saved, diagnostics, and the data folder. */
    async search(look: (texts: Readonly<Record<string, string>>) => void): Promise<void> {
      const present = await run.connected();
      const diagnostics = present.core.diagnostics();
      await present.core.close();
      look({
        events: events.join('\n'),
        saved: saved.join('\n'),
        diagnostics,
        ...Object.fromEntries(
          Object.entries(readFiles(present.folder)).map(([file, text]) => [file.slice(present.folder.length), text]),
        ),
      });
      await present.close();
      test = null;
    },
    async close(): Promise<void> {
      await test?.close();
    },
  };
  return run;
}

async function isConnected(test: TestCore): Promise<boolean> {
  const settings = await test.request('settings:read', null);
  if (!settings.ok || settings.value.staff.kind !== 'off') return false;
  const present = settings.value.environments.find(({ kind }) => kind === settings.value.environment);
  return present?.kind !== 'demo' && present?.hasKey === true;
}

/** The way to the setting's clinic under an https address, and to nowhere else. */
function fetchFor(setting: Setting, manner: () => Manner, onKey: () => void): Fetch {
  return async (url, init) => {
    if (!url.startsWith(`${host}/`)) {
      if (url.startsWith('http://127.0.0.1:')) return nodeFetch(url, init);
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
    }
    const given = Object.values(init.headers).filter((value) => secrets.includes(value));
    if (given.length > 0) onKey();
    const echo = echoOf(manner(), given.join(' and '));
    return echo ?? nodeFetch(url.replace(host, setting.url), init);
  };
}

function echoOf(manner: Manner, keys: string): FetchResponse | null {
  const json = { 'content-type': 'application/json' };
  const message = `The key ${keys} may not do that`;
  switch (manner) {
    case 'as it should':
      return null;
    case 'echo in errors':
      return Response.json({ data: null, errors: [{ message, extensions: { code: 'BAD' } }] });
    case 'echo escaped': {
      const text = JSON.stringify({ errors: [{ message }] }).replaceAll(/[+/=-]/g, (sign) => `\\u00${hexOf(sign)}`);
      return new Response(text, { status: 403, headers: json });
    }
    case 'echo in data':
      return Response.json({
        data: { org: { id: '1', name: keys }, client: { id: '1', notes: keys } },
        errors: [{ message }],
      });
    case 'echo of a gateway':
      return Response.json({ error: 'Missing Header', error_description: message }, { status: 400 });
    case 'echo in a page':
      return new Response(`<html><p>${message}</html>`, { headers: { 'content-type': 'text/html' } });
  }
}

function hexOf(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(2, '0');
}
