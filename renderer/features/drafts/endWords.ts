import { isOutage } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import { upgradeStoredResult } from '../../submission/submissionResult.ts';

/** What came of an attempt, in words; by how much it has to be looked at. */
export interface EndWords {
  readonly tone: 'caution' | 'danger';
  readonly words: string;
}

/** What the list says of a result as it was stored with a draft; null where it was never sent, or can't be read. */
export function endWords(stored: unknown): EndWords | null {
  const result = upgradeStoredResult(stored);
  switch (result?.__typename) {
    case 'OutcomeUnknown':
      return { tone: 'danger', words: say('drafts.unknown') };
    case 'Unidentified':
      return { tone: 'caution', words: say('drafts.unnamed') };
    case 'Conflict':
      return { tone: 'caution', words: say('drafts.conflict') };
    case 'Refused':
      return { tone: 'caution', words: [say('drafts.refused'), ...messagesOf(result)].join(' ') };
    case 'NotOffered':
      return { tone: 'caution', words: [say('drafts.notOffered'), textAt(result, 'why')].join(' ').trim() };
    case 'Failed':
      return { tone: 'caution', words: failureWords(Reflect.get(result, 'failure')) };
    case undefined:
    default:
      return null;
  }
}

function failureWords(failure: unknown): string {
  if (!isShapedLike({ kind: '', message: '' }, failure)) return say('drafts.notSent');
  return isOutage(failure) ? say('drafts.noLine') : say('drafts.notSentBecause', { why: failure.message });
}

/** The service's own messages, whether they are about a field or about all of it. */
function messagesOf(result: object): readonly string[] {
  const problems: unknown = Reflect.get(result, 'problems');
  if (!Array.isArray(problems)) return [];
  return problems.map((problem: unknown) => textAt(problem, 'message')).filter((text) => text !== '');
}

function textAt(value: unknown, key: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' ? text : '';
}
