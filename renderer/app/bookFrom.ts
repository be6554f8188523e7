import { openDialog } from '../lib/dialogs.ts';
import { dayOfPath } from '../lib/paths.ts';

/** Books on the day that an address shows. */
export function bookFrom(path: string): void {
  openDialog('booking', dayOfPath(path) ?? {});
}

/** Books for somebody who stands at the desk: she stands there today, at the location that is shown. */
export function walkInFrom(path: string): void {
  const location = dayOfPath(path)?.location;
  openDialog('booking', { ...(location !== undefined && { location }), walkIn: true });
}
