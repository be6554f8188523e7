import { openDialog } from '../lib/dialogs.ts';
import { dayOfPath } from '../lib/paths.ts';

/** Opens a booking on the day in the address. */
export function bookFrom(path: string): void {
  openDialog('booking', dayOfPath(path) ?? {});
}

/** A walk-in is here now: today, at the location in the address. */
export function walkInFrom(path: string): void {
  const location = dayOfPath(path)?.location;
  openDialog('booking', { ...(location !== undefined && { location }), walkIn: true });
}
