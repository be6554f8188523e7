import { isPlainDate } from './dates.ts';

/** The day that an address asks for; an absent part is left to the core: the last location, today. */
export interface DayChoice {
  readonly location?: string;
  readonly date?: string;
}

const dayPattern = /^\/(?:day|board)\/([^/]+)(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/;
const boardStart = /^\/board(\/|$)/;

/** The day of a path, `{}` for the start page, null where the path is not of a day; a board shows one as well. */
export function dayOfPath(path: string): DayChoice | null {
  if (path === '/' || path === '/board' || path === '/board/') return {};
  const [, location, date] = dayPattern.exec(path) ?? [];
  if (location === undefined || (date !== undefined && !isPlainDate(date))) return null;
  return date === undefined ? { location: decodePart(location) } : { location: decodePart(location), date };
}

export function dayPath({ location, date }: DayChoice): string {
  if (location === undefined) return '/';
  return `/day/${encodeURIComponent(location)}${date === undefined ? '' : `/${date}`}`;
}

/** Whether a day is looked at as a board of who stands where. */
export function isBoardPath(path: string): boolean {
  return boardStart.test(path);
}

export function boardPath(choice: DayChoice): string {
  return choice.location === undefined ? '/board' : dayPath(choice).replace(/^\/day/, '/board');
}

export function clientPath(id: string): string {
  return `/clients/${encodeURIComponent(id)}`;
}

/** The table of all clients. */
export const reviewPath = '/review';

/** Every list of the service. */
export const explorerPath = '/explorer';

/** Where clients that may be one person are compared. */
export const comparePath = '/clients/compare';

export function comparePairPath(one: string, other: string): string {
  return `${comparePath}/${encodeURIComponent(one)}/${encodeURIComponent(other)}`;
}

/** Whether clients are compared, and which two; null where the path is another. */
export function comparedPair(path: string): { readonly pair: readonly [one: string, other: string] | null } | null {
  if (path !== comparePath && !path.startsWith(`${comparePath}/`)) return null;
  const [one, other] = path
    .slice(comparePath.length + 1)
    .split('/')
    .map(decodePart);
  return { pair: one && other ? [one, other] : null };
}

/** Where a manager reads what was done from this desk. */
export const auditLogPath = '/settings/record';

/** Where managers run operations of the service that the desk has no screen for. */
export const formsPath = '/forms';

export function formPath(mutation: string): string {
  return `${formsPath}/${encodeURIComponent(mutation)}`;
}

/** Where a manager reviews what was understood of the service. */
export const serviceMapPath = '/settings/service';

export function isServiceMapPath(path: string): boolean {
  return path === serviceMapPath || path === `${serviceMapPath}/`;
}

/** Help, a page of its guide, or one topic of that. */
export function helpPath(page?: string, topic?: string | null): string {
  return ['/help', page, topic].filter((part) => part !== undefined && part !== null).join('/');
}

export function isHelpPath(path: string): boolean {
  return path === '/help' || path.startsWith('/help/');
}

/** Where help tells more about a failure of a kind. */
export function failureHelpPath(kind: string): string {
  return helpPath('troubleshooting', encodeURIComponent(kind));
}

/** A hand-edited address may hold a stray percent sign; it is then taken as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The first five minutes: from the demo clinic to one's own. */
export const guidePath = '/connect';

export function isGuidePath(path: string): boolean {
  return path === guidePath || path.startsWith(`${guidePath}/`);
}

/** The guide with an environment chosen; `choose` to choose another one. */
export function guideStepPath(environment: string): string {
  return `${guidePath}/${environment}`;
}
