import type { StaffView } from '../../electron/contract/staff.ts';
import { isManaged } from '../lib/isManaged.ts';
import { isBoardPath } from '../lib/paths.ts';

interface Screen {
  readonly name: 'day' | 'clients' | 'review' | 'explorer' | 'locations' | 'settings';
  /** Where a click leads. */
  readonly start: string;
  readonly covers: (path: string) => boolean;
}

/** The screens in the order of the rail. */
export const screens: readonly Screen[] = [
  { name: 'day', start: '/', covers: isDayPath },
  { name: 'clients', start: '/clients', covers: (path) => path.startsWith('/clients') },
  { name: 'review', start: '/review', covers: (path) => path.startsWith('/review') },
  { name: 'explorer', start: '/explorer', covers: (path) => path.startsWith('/explorer') },
  { name: 'locations', start: '/locations', covers: (path) => path.startsWith('/locations') },
  { name: 'settings', start: '/settings', covers: (path) => path.startsWith('/settings') },
];

/** Those that whoever is at the desk may open: all that the service holds is for managers, where people sign in. */
export function screensFor(staff: StaffView | undefined): readonly Screen[] {
  return isManaged(staff) ? screens : screens.filter(({ name }) => name !== 'explorer');
}

/** The board is a look at a day, and no screen of its own. */
function isDayPath(path: string): boolean {
  return path === '/' || path.startsWith('/day/') || isBoardPath(path);
}
