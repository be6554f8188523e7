import { Random } from '../../graphql/demo/random.ts';
import { classify, type OutcomeKind, type Reply } from '../../graphql/service/outcome.ts';
import { outcomeMessage } from '../../graphql/service/outcomeMessages.ts';
import { meaningOf } from './outcomeOracle.ts';
import { randomReply } from './randomReplies.ts';

/** What came of holding a classifier against the oracle. */
export interface ClassifierProof {
  readonly replies: number;
  readonly seed: string;
  readonly throws: number;
  /** Replies that were called good, whole or in part, and are not. */
  readonly falseSuccess: number;
  /** Replies that the oracle calls something else; false successes are among them. */
  readonly disagreements: number;
  /** How often each outcome occurred, so that none is claimed without a case. */
  readonly outcomes: Readonly<Partial<Record<OutcomeKind, number>>>;
  /** At most three, to look at. */
  readonly examples: readonly { readonly reply: Reply; readonly said: string; readonly is: OutcomeKind }[];
}

/** Judges so many random replies by a classifier and by the oracle. The same seed gives the same replies. */
export function proveClassifier(
  replies: number,
  seed: string,
  judge: (reply: Reply) => OutcomeKind = judgeAsTheApp,
): ClassifierProof {
  const random = new Random('classifier', seed);
  const outcomes: Partial<Record<OutcomeKind, number>> = {};
  const examples: { reply: Reply; said: string; is: OutcomeKind }[] = [];
  let [throws, falseSuccess, disagreements] = [0, 0, 0];
  for (let count = 0; count < replies; count += 1) {
    const reply = randomReply(random);
    const is = meaningOf(reply);
    outcomes[is] = (outcomes[is] ?? 0) + 1;
    const said = tryToJudge(judge, reply);
    if (said === is) continue;
    disagreements += 1;
    if (said === null) throws += 1;
    if ((said === 'ok' || said === 'partial') && is !== 'ok') falseSuccess += 1;
    if (examples.length < 3) examples.push({ reply, said: said ?? 'threw', is });
  }
  return { replies, seed, throws, falseSuccess, disagreements, outcomes, examples };
}

function judgeAsTheApp(reply: Reply): OutcomeKind {
  const outcome = classify(reply);
  // Whatever came, a person has to read something about it.
  const { message, action } = outcomeMessage(outcome);
  if (message === '' || action === '') throw new Error('There is no message.');
  return outcome.kind;
}

function tryToJudge(judge: (reply: Reply) => OutcomeKind, reply: Reply): OutcomeKind | null {
  try {
    return judge(reply);
  } catch {
    return null;
  }
}
