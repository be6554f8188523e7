import { isOutage } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import type { ResumeRequest } from '../../bridge/drafts.ts';
import type { ListedDraft } from '../../bridge/useDrafts.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';

/** A draft as the list shows it. */
export interface DraftItem {
  readonly id: string;
  readonly title: string;
  /** ISO instant of the first key. */
  readonly startedAt: string;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
  /** Where its last attempt ended; null where nobody tried. */
  readonly end: EndWords | null;
  /** Null where this version can't tell what leads back to it. */
  readonly resume: ResumeRequest | null;
}

/** The drafts, newest first; changing one does not move it. */
export function listDrafts(drafts: readonly ListedDraft[]): readonly DraftItem[] {
  return drafts
    .map(workOf)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt) || (one.id < other.id ? -1 : 1));
}

function workOf({ id, about, startedAt, content }: ListedDraft): DraftItem {
  const { done, end } = content;
  return {
    id,
    title: about.title,
    startedAt,
    done: isTextList(done) ? done : [],
    end: endWords(end),
    resume: isResumeRequest(about.resume) ? about.resume : null,
  };
}

function isResumeRequest(value: unknown): value is ResumeRequest {
  if (!isShapedLike({ kind: '' }, value)) return false;
  switch (value.kind) {
    case 'book':
      return true;
    case 'form':
      return isShapedLike({ mutation: '' }, value);
    case 'message':
      return isShapedLike({ client: '', name: '', draft: '' }, value);
    case 'new':
      return isShapedLike({ draft: '' }, value);
    case 'edit':
    case 'addPatient':
      return isShapedLike({ client: '' }, value);
    case 'payment':
      return isShapedLike({ client: '', name: '' }, value);
    case 'editPatient':
      return isShapedLike({ client: '', patient: '' }, value);
    default:
      return false;
  }
}

/** What came of an attempt, in words; by how much it has to be looked at. */
interface EndWords {
  readonly tone: 'caution' | 'danger';
  readonly words: string;
}

/** What the list says of an end as it was stored with a draft; null where nobody tried, or nobody can read it. */
export function endWords(end: unknown): EndWords | null {
  if (!isShapedLike({ kind: '' }, end)) return null;
  switch (end.kind) {
    case 'unknown':
      return { tone: 'danger', words: say('drafts.unknown') };
    case 'unnamed':
      return { tone: 'caution', words: say('drafts.unnamed') };
    case 'conflict':
      return { tone: 'caution', words: say('drafts.conflict') };
    case 'refused':
      return { tone: 'caution', words: [say('drafts.refused'), ...refusals(end)].join(' ') };
    case 'notOffered':
      return { tone: 'caution', words: [say('drafts.notOffered'), textAt(end, 'why')].join(' ').trim() };
    case 'failed':
      return { tone: 'caution', words: failureWords(Reflect.get(end, 'failure')) };
    default:
      return null;
  }
}

function failureWords(failure: unknown): string {
  if (!isShapedLike({ kind: '', message: '' }, failure)) return say('drafts.notSent');
  return isOutage(failure) ? say('drafts.noLine') : say('drafts.notSentBecause', { why: failure.message });
}

/** The service's own words, whether they are about a field or about all of it. */
function refusals(end: object): readonly string[] {
  const words: unknown = Reflect.get(end, 'words');
  const problems: unknown = Reflect.get(end, 'problems');
  const ofFields = Array.isArray(problems) ? problems.map((problem: unknown) => textAt(problem, 'words')) : [];
  return [...(isTextList(words) ? words : []), ...ofFields].filter((text) => text !== '');
}

function textAt(value: unknown, key: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' ? text : '';
}
