import { type DocumentNode, Kind, parse } from 'graphql';
import { maxDepth, measureDepth } from '../depth.ts';
import type { Outcome } from '../outcome.ts';

/** A document of the probing with its variables. */
export interface ProbeQuestion {
  readonly name: string;
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Asks one document. */
export type AskProbe = (question: ProbeQuestion) => Promise<Outcome>;

/** Why asking ended before its time. */
export type Ending = Exclude<Outcome, { readonly kind: 'ok' }>;

/** The most questions that learning a service by asking ever takes, trying what was understood included. */
export const mostQuestions = 40;

/** One service that is being asked: every question goes through here, so that bounds hold whatever it answers. */
export interface Session {
  /** How many questions were asked. */
  asked(): number;
  /** How many may still be asked when some are kept back. */
  left(keptBack?: number): number;
  /** Why there is no use in asking on: the line is lost, or the key is. */
  stopped(): Ending | null;
  /** The answer; null where the question may not be asked any more, or is none that only reads within the depth. */
  ask(question: ProbeQuestion): Promise<Outcome | null>;
}

/** Outcomes after which no question will fare better; a plan that is used up is left alone at once. */
const endings: ReadonlySet<string> = new Set([
  'keyMissing',
  'keyElsewhere',
  'keyLocked',
  'keyRejected',
  'headerMissing',
  'quotaExceeded',
  'unreachable',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'cancelled',
]);
/** One slow question may be the question's fault; a second one is the service's. */
const mostTimeouts = 2;

export function createSession(ask: AskProbe, onProgress: (asked: number, most: number) => void): Session {
  let asked = 0;
  let timeouts = 0;
  let stopped: Ending | null = null;
  const left = (keptBack = 0): number => (stopped ? 0 : Math.max(mostQuestions - keptBack - asked, 0));
  return {
    asked: () => asked,
    left,
    stopped: () => stopped,
    async ask(question) {
      if (left() === 0 || !onlyReads(question.text)) return null;
      asked += 1;
      const outcome = await ask(question);
      onProgress(asked, mostQuestions);
      if (outcome.kind === 'timeout') timeouts += 1;
      const isEnd = endings.has(outcome.kind) || timeouts >= mostTimeouts;
      if (outcome.kind !== 'ok' && isEnd) stopped = outcome;
      return outcome;
    },
  };
}

/** Names come from the service's own messages: whatever they are made into is looked at before it is sent. */
function onlyReads(text: string): boolean {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    return false;
  }
  const reads = document.definitions.every(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  return reads && measureDepth(document) <= maxDepth;
}
