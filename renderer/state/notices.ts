/** A notice's action. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  /** An undo action is also available by Ctrl/Cmd+Z. */
  readonly undoes?: true;
}

export interface NoticeRequest {
  /** One or two sentences. */
  readonly text: string;
  readonly action?: NoticeAction;
  /** How many milliseconds it stays, not counting hover and focus; absent: until it is dismissed. */
  readonly until?: number | 'dismissed';
  /** Something failed; shown with an icon besides the text. */
  readonly trouble?: true;
  /** A notice with the same key replaces the former one. */
  readonly about?: string;
}

/** Lets a notice stay until it is dismissed where it tells of something that was not asked for. */
export function staysIf(isUnexpected: boolean): Pick<NoticeRequest, 'trouble' | 'until'> {
  return isUnexpected ? { trouble: true, until: 'dismissed' } : {};
}

export interface Notice extends NoticeRequest {
  readonly id: number;
  readonly until: number | 'dismissed';
}

const usualMilliseconds = 6_000;
/** How long an action can be undone, in milliseconds. */
const withActionMilliseconds = 10_000;
const most = 3;

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice over the current screen; the returned function dismisses it. */
export function notify(notice: NoticeRequest): () => void {
  count += 1;
  const id = count;
  const until = notice.until ?? (notice.action ? withActionMilliseconds : usualMilliseconds);
  const others = notices.filter(({ about }) => about === undefined || about !== notice.about);
  replace(limitTo([{ ...notice, id, until }, ...others]));
  return () => dismissNotice(id);
}

export function dismissNotice(id: number): void {
  replace(notices.filter((notice) => notice.id !== id));
}

/** Dismisses every notice, as they belong to another clinic. */
export function clearNotices(): void {
  replace([]);
}

/** Runs a notice's action and dismisses the notice, as an action runs once. */
export function runNotice({ id, action }: Notice): void {
  dismissNotice(id);
  action?.run();
}

/** Runs the latest undo action that a notice offers; false where there is none. */
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

/** Removes the oldest first; notices that must be dismissed go last. */
function limitTo(all: readonly Notice[]): readonly Notice[] {
  if (all.length <= most) return all;
  const [newest, ...rest] = all;
  const oldest = rest.findLast(({ until }) => until !== 'dismissed') ?? rest.at(-1);
  return newest ? limitTo([newest, ...rest.filter((notice) => notice !== oldest)]) : [];
}

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
