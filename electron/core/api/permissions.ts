import type { Channel, Channels, DeskOperation } from '../../contract/channels.ts';
import type { Failure } from '../../contract/failure.ts';
import { listDeskSettings, type SettingsChange } from '../../contract/settings.ts';
import type { StaffView } from '../../contract/staff.ts';
import { deskLocked, onlyManagers } from '../staff/staffFailures.ts';

/** Who may send a request: any page (also of a locked desk), signed-in staff, or managers only. */
type Level = 'everyone' | 'staff' | 'manager';
type LevelOf<C extends Channel> = Level | ((payload: Channels[C]['request']) => Level);

/** Requests and changes that are reserved for managers. */
const managersQueries: ReadonlySet<string> = new Set([
  'Forms',
  'FormToFill',
  'PreviewForm',
  'ServiceLists',
  'ListRows',
  'ListRow',
  'ReportDays',
]);
const managersChanges: ReadonlySet<string> = new Set(['MergeClients', 'RunForm']);

/** Every channel has its level; a new one without does not compile. */
const levels: { readonly [C in Channel]: LevelOf<C> } = {
  'desk:query': ({ operation }: DeskOperation) => (managersQueries.has(operation) ? 'manager' : 'staff'),
  'desk:change': ({ operation }: DeskOperation) => (managersChanges.has(operation) ? 'manager' : 'staff'),
  'day:watch': 'staff',
  'network:report': 'everyone',
  'request:cancel': 'everyone',
  'settings:read': 'everyone',
  'settings:change': levelOfSettings,
  'diagnostics:read': 'staff',
  'connection:test': 'manager',
  'connection:open': 'manager',
  'connection:use': 'manager',
  'connection:forget': 'manager',
  'map:read': 'staff',
  'map:correct': 'manager',
  'map:sample': 'manager',
  'map:reread': 'manager',
  'map:export': 'manager',
  'map:import': 'manager',
  'map:form': 'manager',
  'directory:control': 'staff',
  'client:mark': 'staff',
  'clients:export': 'manager',
  'lists:export': 'manager',
  'views:read': 'staff',
  'views:change': 'staff',
  'snapshot:erase': 'manager',
  'drafts:read': 'staff',
  // An unfinished draft is kept when the desk locks itself: a locked page may write it, and read nothing.
  'drafts:keep': 'everyone',
  'waitingList:read': 'staff',
  'waitingList:change': 'staff',
  'offlineQueue:read': 'staff',
  'offlineQueue:change': 'staff',
  'workingHours:read': 'manager',
  'workingHours:change': 'manager',
  'messageTemplates:change': 'manager',
  'file:save': 'manager',
  'page:pdf': 'staff',
  'staff:signIn': 'everyone',
  'staff:lock': 'everyone',
  'staff:active': 'everyone',
  'staff:ownPin': 'staff',
  'staff:change': 'manager',
  'staff:reset': 'everyone',
  'staff:reopen': 'everyone',
  'audit:read': 'manager',
  'audit:export': 'manager',
  'updates:control': 'manager',
};

function levelOfSettings(change: SettingsChange): Level {
  return listDeskSettings(change).length === 0 ? 'staff' : 'manager';
}

/** Why a request is refused to the person signed in; null where it is allowed. The payload passed its guard. */
export function refusalFor(staff: StaffView, channel: Channel, payload: unknown): Failure | null {
  if (staff.kind === 'off') return null;
  // Sound: the payload passed the guard of this very channel; the compiler can't follow the pairing.
  const given = levels[channel] as Level | ((payload: unknown) => Level);
  const level = typeof given === 'function' ? given(payload) : given;
  if (level === 'everyone') return null;
  if (staff.kind === 'locked') return deskLocked();
  return level === 'manager' && staff.member.role !== 'manager' ? onlyManagers() : null;
}
