import { GraphQLError } from 'graphql';

import type { Backstage } from './dialect.ts';
import type { Written } from './practiceWrites.ts';

/** The outcome of a write, or the configured refusal. */
export function written<Row>({ refuseWrites }: Backstage, write: () => Written<Row>): Written<Row> {
  return refuseWrites === null ? write() : { ok: false, field: 'base', message: refuseWrites };
}

/** The written row, for dialects that answer a refusal with a GraphQL error, with a code or without any. */
export function rowOrError<Row>(backstage: Backstage, write: () => Written<Row>, code?: string): Row {
  const outcome = written(backstage, write);
  if (outcome.ok) return outcome.row;
  throw new GraphQLError(outcome.message, code === undefined ? {} : { extensions: { code } });
}

/** The key of a state's word in a dialect, or undefined where nothing was said. */
export function stateOfWord<State extends string>(
  words: Readonly<Record<State, string | null>>,
  word: string | null | undefined,
): State | undefined {
  if (word === null || word === undefined) return undefined;
  const states = Object.keys(words) as State[]; // Sound: the record has exactly these keys.
  const state = states.find((candidate) => words[candidate] === word);
  if (state === undefined) throw new GraphQLError(`Unknown status: ${word}`);
  return state;
}
