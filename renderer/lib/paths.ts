import { isPlainDate } from './dates.ts';

/** The day of an address; the core fills in absent parts: the last location, today. */
export interface DayChoice {
  readonly location?: string;
  readonly date?: string;
}

const dayPattern = /^\/(?:day|board)\/([^/]+)(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/;
const boardStart = /^\/board(\/|$)/;

/** The day of a path, `{}` for the start page, null where the path is not a day or a board. */
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

/** The week around a date at a location: of one provider or one room, or of all providers where neither is named. */
export interface WeekChoice {
  readonly location: string;
  readonly date: string;
  readonly provider?: string | undefined;
  readonly room?: string | undefined;
}

const weekPattern = /^\/week\/([^/]+)\/(\d{4}-\d{2}-\d{2})(?:\/(?:room\/([^/]+)|([^/]+)))?\/?$/;

/** The week of a path; null where the path is another. */
export function weekOfPath(path: string): WeekChoice | null {
  const [, location, date, room, provider] = weekPattern.exec(path) ?? [];
  if (location === undefined || date === undefined || !isPlainDate(date)) return null;
  return {
    location: decodePart(location),
    date,
    ...(provider !== undefined && { provider: decodePart(provider) }),
    ...(room !== undefined && { room: decodePart(room) }),
  };
}

export function weekPath({ location, date, provider, room }: WeekChoice): string {
  const of = room !== undefined ? ['room', room] : provider !== undefined ? [provider] : [];
  return ['/week', encodeURIComponent(location), date, ...of.map(encodeURIComponent)].join('/');
}

/** Whether a day is shown as a board by status. */
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

/** Load, no-shows and waiting times, for managers. */
export const reportsPath = '/reports';

/** All lists of the service. */
export const explorerPath = '/explorer';

/** The comparison of possible duplicates. */
export const comparePath = '/clients/compare';

export function comparePairPath(one: string, other: string): string {
  return `${comparePath}/${encodeURIComponent(one)}/${encodeURIComponent(other)}`;
}

/** Whether the path is the comparison, and of which two clients; null where it is another. */
export function comparedPair(path: string): { readonly pair: readonly [one: string, other: string] | null } | null {
  if (path !== comparePath && !path.startsWith(`${comparePath}/`)) return null;
  const [one, other] = path
    .slice(comparePath.length + 1)
    .split('/')
    .map(decodePart);
  return { pair: one && other ? [one, other] : null };
}

/** The activity log, for managers. */
export const auditLogPath = '/settings/record';

/** What the address of the activity log filters by, as text; null where the path is another. */
export function auditLogPart(path: string): string | null {
  if (path === auditLogPath) return '';
  return path.startsWith(`${auditLogPath}/`) ? path.slice(auditLogPath.length + 1) : null;
}

/** Operations of the service without a screen of their own, for managers. */
export const formsPath = '/forms';

export function formPath(mutation: string): string {
  return `${formsPath}/${encodeURIComponent(mutation)}`;
}

/** The mapping of the service's schema, for managers. */
export const serviceMapPath = '/settings/service';

export function isServiceMapPath(path: string): boolean {
  return path === serviceMapPath || path === `${serviceMapPath}/`;
}

/** Help, a page of its guide, or one of its topics. */
export function helpPath(page?: string, topic?: string | null): string {
  return ['/help', page, topic].filter((part) => part !== undefined && part !== null).join('/');
}

export function isHelpPath(path: string): boolean {
  return path === '/help' || path.startsWith('/help/');
}

/** The help topic for a kind of failure. */
export function failureHelpPath(kind: string): string {
  return helpPath('troubleshooting', encodeURIComponent(kind));
}

/** A hand-edited address may contain an invalid percent sign; it is then used unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The first five minutes: from the demo clinic to your own. */
export const guidePath = '/connect';

export function isGuidePath(path: string): boolean {
  return path === guidePath || path.startsWith(`${guidePath}/`);
}

/** The guide with an environment chosen; `choose` to choose another one. */
export function guideStepPath(environment: string): string {
  return `${guidePath}/${environment}`;
}
