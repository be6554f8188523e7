import type { Result } from '../../../contract/failure.ts';

/** How many questions of a batch are open at a time. */
const atOnce = 3;

/** Asks some questions in their order, three at once, until there is enough; the first failure ends it. */
export async function askInBatches<Question, Value>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Result<Value>>,
  isEnough: (values: readonly Value[]) => boolean,
): Promise<Result<readonly Value[]>> {
  const values: Value[] = [];
  for (let at = 0; at < questions.length && !isEnough(values); at += atOnce)
    for (const answer of await Promise.all(questions.slice(at, at + atOnce).map(ask))) {
      if (!answer.ok) return answer;
      values.push(answer.value);
    }
  return { ok: true, value: values };
}
