import type { ResumeRequest } from '../../bridge/drafts.ts';
import type { ListedDraft } from '../../bridge/useDrafts.ts';

import { isShapedLike, isTextList } from '../../lib/shapes.ts';
import { type EndWords, endWords } from './endWords.ts';

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
