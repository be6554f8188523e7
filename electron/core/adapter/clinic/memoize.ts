import type { Result } from '../../../contract/failure.ts';
import type { Clock } from '../../foundation/ports.ts';

export type Memoize = <Value>(key: string, load: () => Promise<Result<Value>>) => Promise<Result<Value>>;

const maxEntries = 200;

/**
 * Caches good answers for `milliseconds`; two questions at once share one request. A failure is never
 * cached. Holds at most 200 answers, the oldest go first.
 */
export function createMemoize(clock: Clock, milliseconds: number): Memoize {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<Result<unknown>> }>();
  return <Value>(key: string, load: () => Promise<Result<Value>>) => {
    const known = answers.get(key);
    // Sound: a key is always read by the same reader, so its answer has that reader's type.
    if (known && clock.now() - known.at < milliseconds) return known.answer as Promise<Result<Value>>;
    const answer = load();
    answers.delete(key);
    answers.set(key, { at: clock.now(), answer });
    const [oldest] = answers.keys();
    if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest);
    const forget = (): void => {
      if (answers.get(key)?.answer === answer) answers.delete(key);
    };
    // The caller gets the error; here the entry is only removed.
    answer.then((result) => result.ok || forget(), forget);
    return answer;
  };
}
