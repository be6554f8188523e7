import type { StaffView } from '../../electron/contract/staff.ts';

/**
 * Whether whoever is at the desk may do what managers may: everybody where nobody signs in, and as long as it is not known
 * who does.
 */
export function canManage(staff: StaffView | undefined): boolean {
  return staff === undefined || staff.kind === 'off' || (staff.kind === 'signedIn' && staff.member.role === 'manager');
}
