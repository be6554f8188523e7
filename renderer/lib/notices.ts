/** What a notice offers to do about it. */
export interface NoticeAction {
  readonly word: string;
  readonly run: () => void;
  /** The one that takes something back is also reached by Ctrl/Cmd+Z. */
  readonly undoes?: true;
}

export interface NoticeRequest {
  /** A sentence or two. */
  readonly words: string;
  readonly action?: NoticeAction;
  /** How many milliseconds it stays, not counting those in which somebody looks at it; else until it is dismissed. */
  readonly until?: number | 'dismissed';
  /** Something went wrong, which is said by a sign besides the words. */
  readonly trouble?: true;
  /** A notice about the same thing takes the place of the former. */
  readonly about?: string;
}

export interface Notice extends NoticeRequest {
  readonly id: number;
  readonly until: number | 'dismissed';
}

const usualMilliseconds = 6_000;
/** As long as something can be undone. */
const withActionMilliseconds = 10_000;
const most = 3;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice of what happened over whatever screen is open; the returned function dismisses it. */
export function notify(notice: NoticeRequest): () => void {
  count += 1;
  const id = count;
  const until = notice.until ?? (notice.action ? withActionMilliseconds : usualMilliseconds);
  const others = notices.filter(({ about }) => about === undefined || about !== notice.about);
  replace(atMost([{ ...notice, id, until }, ...others]));
  return () => dismissNotice(id);
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

/** Dismisses every notice: they belong to another clinic. */
export function clearNotices(): void {
  replace([]);
}

/** Runs what a notice offers, and takes it away: it is offered once. */
export function runNotice({ id, action }: Notice): void {
  dismissNotice(id);
  action?.run();
}

/** Takes back what was done last, as long as a notice offers it; false where none does. */
export function undoLast(): boolean {
  const notice = notices.find(({ action }) => action?.undoes);
  if (notice) runNotice(notice);
  return notice !== undefined;
}

/** Newest first. */
export function readNotices(): readonly Notice[] {
  return notices;
}

/** Calls the listener whenever the notices change, until the returned function is called. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The oldest goes first; what asks to be dismissed goes last. */
function atMost(all: readonly Notice[]): readonly Notice[] {
  if (all.length <= most) return all;
  const [newest, ...rest] = all;
  const oldest = rest.findLast(({ until }) => until !== 'dismissed') ?? rest.at(-1);
  return newest ? atMost([newest, ...rest.filter((notice) => notice !== oldest)]) : [];
}

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
