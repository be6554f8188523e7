import type { Channel } from '../../../electron/contract/channels.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import { createCoreApi, type Handlers } from '../../../electron/core/api/coreApi.ts';
import { Random } from '../../../graphql/demo/random.ts';
import { channels, fuzzedQuestion } from './fuzz.ts';
import { channelOf } from './oracle.ts';

/** The results of requests on one channel. */
export interface ChannelRow {
  readonly channel: Channel;
  readonly requestCount: number;
  /** The valid ones of those: a proof with invalid ones only would prove little. */
  readonly fit: number;
  readonly wronglyAccepted: number;
  readonly wronglyRefused: number;
  readonly throws: number;
}

export interface CoreApiProof {
  readonly channels: number;
  readonly requestCount: number;
  readonly fit: number;
  readonly wronglyAccepted: number;
  readonly wronglyRefused: number;
  readonly throws: number;
  /** Of a refusal, in milliseconds. */
  readonly refusal: { readonly p50: number; readonly p99: number; readonly most: number };
  /** At most three, cut, to look at. */
  readonly examples: readonly string[];
  readonly rows: readonly ChannelRow[];
}

type SendEnvelope = (text: string) => Promise<string>;

/** Opens a core API for the proof: `taken` is called with the channel of each accepted request. */
export type OpenCoreApi = (taken: (channel: string) => void) => SendEnvelope;

/** The app's own core API, with handlers that only report the call. */
export const openRealCoreApi: OpenCoreApi = (taken) => {
  // Sound: one handler per channel, each of which answers a Result, whose value is not read.
  const handlers = Object.fromEntries(
    channels.map((channel) => [
      channel,
      async (): Promise<Result<null>> => {
        taken(channel);
        return { ok: true, value: null };
      },
    ]),
  ) as unknown as Handlers;
  const api = createCoreApi(handlers, { write: () => undefined, flush: () => undefined });
  return async (text) => {
    const answer = await api.request(text);
    // The core API itself answers this one.
    if (answer === '{"ok":true,"value":null}' && /"channel":\s*"request:cancel"/.test(text)) taken('request:cancel');
    return answer;
  };
};

/** Asks so many fuzzed questions on every channel, and holds what came through against the oracle. */
export async function proveCoreApi(
  each: number,
  seed: string,
  open: OpenCoreApi = openRealCoreApi,
): Promise<CoreApiProof> {
  const received: { channel: string | null } = { channel: null };
  const send = open((channel) => (received.channel = channel));
  const rows: ChannelRow[] = [];
  const times: number[] = [];
  const examples: string[] = [];
  for (const channel of channels) {
    const random = new Random('coreApi', seed, channel);
    let [fit, wronglyAccepted, wronglyRefused, throws] = [0, 0, 0, 0];
    for (let count = 0; count < each; count += 1) {
      const text = fuzzedQuestion(channel, random);
      const may = channelOf(text);
      received.channel = null;
      const startedAt = performance.now();
      const isWhole = await isAnswer(send, text);
      const took = performance.now() - startedAt;
      const through = received.channel;
      if (may !== null) fit += 1;
      if (!isWhole) throws += 1;
      if (through === null) times.push(took);
      if (through !== null && through !== may) wronglyAccepted += 1;
      if (through === null && may !== null) wronglyRefused += 1;
      if (through !== may && examples.length < 3)
        examples.push(`${through ?? 'nothing'} for ${may ?? 'nothing'}: ${text.slice(0, 200)}`);
    }
    rows.push({ channel, requestCount: each, fit, wronglyAccepted, wronglyRefused, throws });
  }
  const sum = (name: Exclude<keyof ChannelRow, 'channel'>): number => rows.reduce((total, row) => total + row[name], 0);
  times.sort((one, other) => one - other);
  const at = (share: number): number => round(times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0);
  return {
    channels: channels.length,
    requestCount: sum('requestCount'),
    fit: sum('fit'),
    wronglyAccepted: sum('wronglyAccepted'),
    wronglyRefused: sum('wronglyRefused'),
    throws: sum('throws'),
    refusal: { p50: at(0.5), p99: at(0.99), most: at(1) },
    examples,
    rows,
  };
}

async function isAnswer(send: SendEnvelope, text: string): Promise<boolean> {
  try {
    const value: unknown = JSON.parse(await send(text));
    return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
  } catch {
    return false;
  }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}

/** The control: a core API with common guards, which check the needed keys and ignore the rest. */
export const openCarelessCoreApi: OpenCoreApi = (taken) => async (text) => {
  try {
    const { channel, payload } = Object.assign({}, JSON.parse(text)) as { channel?: Channel; payload?: unknown };
    if (channel !== undefined && channels.includes(channel) && payload !== undefined) {
      taken(channel);
      return '{"ok":true,"value":null}';
    }
  } catch {
    // Refused.
  }
  return '{"ok":false}';
};
