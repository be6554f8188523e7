import { isHelpPath } from '../lib/paths.ts';

let last = '/';

/** Stores each screen shown, except help. */
export function noteLastScreen(path: string): void {
  if (!isHelpPath(path)) last = path;
}

/** The screen that help was opened from. */
export function lastScreen(): string {
  return last;
}
