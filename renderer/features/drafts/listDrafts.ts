import { isOutage } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import type { ResumeRequest } from '../../bridge/drafts.ts';
import type { ListedDraft } from '../../bridge/useDrafts.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import { upgradeStoredResult } from '../../submission/submissionResult.ts';

export interface DraftItem {
  readonly id: string;
  readonly title: string;
  /** ISO instant of the first key. */
  readonly startedAt: string;
  /** The completed steps as text. */
  readonly done: readonly string[];
  /** The outcome of the last attempt, if any. */
  readonly end: AttemptLabel | null;
  /** Null where this version can't resume it. */
  readonly resume: ResumeRequest | null;
}

/** Newest first; changing a draft does not move it. */
export function listDrafts(drafts: readonly ListedDraft[]): readonly DraftItem[] {
  return drafts
    .map(toDraftItem)
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt) || (one.id < other.id ? -1 : 1));
}

function toDraftItem({ id, about, startedAt, content }: ListedDraft): DraftItem {
  const { done, end } = content;
  return {
    id,
    title: about.title,
    startedAt,
    done: isTextList(done) ? done : [],
    end: attemptLabel(end),
    resume: isResumeRequest(about.resume) ? about.resume : null,
  };
}

function isResumeRequest(value: unknown): value is ResumeRequest {
  if (!isShapedLike({ kind: '' }, value)) return false;
  switch (value.kind) {
    case 'book':
      return !('draft' in value) || isShapedLike({ draft: '' }, value);
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

/** The outcome of an attempt as text, with its severity. */
interface AttemptLabel {
  readonly tone: 'caution' | 'danger';
  readonly text: string;
}

/** The label of a stored result; null where there was no attempt or it can't be parsed. */
export function attemptLabel(stored: unknown): AttemptLabel | null {
  const result = upgradeStoredResult(stored);
  switch (result?.__typename) {
    case 'OutcomeUnknown':
      return { tone: 'danger', text: t('drafts.unknown') };
    case 'Unidentified':
      return { tone: 'caution', text: t('drafts.unnamed') };
    case 'Conflict':
      return { tone: 'caution', text: t('drafts.conflict') };
    case 'Refused':
      return { tone: 'caution', text: [t('drafts.refused'), ...problemMessages(result)].join(' ') };
    case 'NotOffered':
      return { tone: 'caution', text: [t('drafts.notOffered'), textAt(result, 'why')].join(' ').trim() };
    case 'Failed':
      return { tone: 'caution', text: failureText(Reflect.get(result, 'failure')) };
    case undefined:
    default:
      return null;
  }
}

function failureText(failure: unknown): string {
  if (!isShapedLike({ kind: '', message: '' }, failure)) return t('drafts.notSent');
  return isOutage(failure) ? t('drafts.noLine') : t('drafts.notSentBecause', { why: failure.message });
}

/** The service's own messages, for fields and in general. */
function problemMessages(result: object): readonly string[] {
  const problems: unknown = Reflect.get(result, 'problems');
  if (!Array.isArray(problems)) return [];
  return problems.map((problem: unknown) => textAt(problem, 'message')).filter((text) => text !== '');
}

function textAt(value: unknown, key: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' ? text : '';
}
