import { isHelpPath } from './paths.ts';

let last = '/';

/** Notes each screen that is shown; help is none that anybody comes back to. */
export function noteLastScreen(path: string): void {
  if (!isHelpPath(path)) last = path;
}

/** The screen from which help was opened. */
export function lastScreen(): string {
  return last;
}
