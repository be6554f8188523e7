import { randomUUID } from 'node:crypto';
import type { Channel, Channels, DeskResponse } from '../../electron/contract/channels.ts';
import type { Failure, FailureKind, Result } from '../../electron/contract/failure.ts';
import type { ReportedEnd } from './ledger.ts';

/** The preview's core API, as its page calls it. */
export interface DeskClient {
  /** Null where there was no answer of the core. */
  request<C extends Channel>(channel: C, payload: Channels[C]['request']): Promise<Channels[C]['response'] | null>;
  /** What a registered question gives; null where it could not be answered. */
  query<Answer extends object>(operation: string, variables: object): Promise<Answer | null>;
  change(operation: string, variables: object): Promise<ToldChange>;
}

export interface ToldChange {
  readonly end: ReportedEnd;
  /** What failed, where something did. */
  readonly why: FailureKind | null;
  readonly id: string | null;
}

/** Outcomes that may never be reported, whatever happens to a connection: a mistake of ours. */
const mistakes: ReadonlySet<FailureKind> = new Set([
  'internal',
  'badRequest',
  'storage',
  'notOffered',
  'badMap',
  'locked',
  'notAllowed',
]);

/** `onMistake` receives everything that should never happen: in words, without a value. */
export function openDeskClient(url: string, onMistake: (words: string) => void): DeskClient {
  const address = new URL('request', url);
  const headers = { 'content-type': 'application/json', origin: address.origin };

  async function knock<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
  ): Promise<Result<Channels[C]['response']> | null> {
    try {
      const body = JSON.stringify({ id: randomUUID(), channel, payload });
      const response = await fetch(address, { method: 'POST', headers, body });
      if (response.status !== 200) {
        onMistake(`${channel}: HTTP ${response.status}`);
        return null;
      }
      // Sound: the core answers this channel's Result.
      return (await response.json()) as Result<Channels[C]['response']>;
    } catch (error) {
      onMistake(`${channel}: no answer (${error instanceof Error ? error.message : 'no error'})`);
      return null;
    }
  }

  async function request<C extends Channel>(
    channel: C,
    payload: Channels[C]['request'],
  ): Promise<Channels[C]['response'] | null> {
    const result = await knock(channel, payload);
    if (result === null || result.ok) return result?.value ?? null;
    judge(channel, result.failure);
    return null;
  }

  function judge(what: string, { kind, message }: Failure): FailureKind {
    if (mistakes.has(kind)) onMistake(`${what}: ${kind}, ${message}`);
    return kind;
  }

  function failureOf(operation: string, answer: DeskResponse): FailureKind | null {
    const [error] = answer.errors ?? [];
    if (!error) return null;
    const failure = error.extensions?.['failure'];
    if (typeof failure !== 'object' || failure === null) {
      onMistake(`${operation}: an error without a failure`);
      return 'internal';
    }
    // Sound: executeDesk puts nothing else there.
    return judge(operation, failure as Failure);
  }

  return {
    request,
    async query(operation, variables) {
      const answer = await request('desk:query', { operation, variables: { ...variables } });
      if (answer === null) return null;
      failureOf(operation, answer);
      // Sound: a registered operation answers in its shape; callers never read what is null beside an error.
      const data = answer.data as never;
      return Object.values(answer.data ?? {}).every((value) => value !== null) ? data : null;
    },
    async change(operation, variables) {
      const answer = await request('desk:change', { operation, variables: { ...variables } });
      const why = answer === null ? 'internal' : failureOf(operation, answer);
      const [end] = Object.values(answer?.data ?? {});
      // Sound: every mutation of the desk answers a Change, or null with an error.
      const reported = (end ?? null) as { readonly __typename: ReportedEnd; readonly id?: string | null } | null;
      return { end: reported?.__typename ?? 'Failed', why, id: reported?.id ?? null };
    },
  };
}
