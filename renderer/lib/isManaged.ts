import type { StaffView } from '../../electron/contract/staff.ts';

/** Whether whoever is at the desk may do what managers may: everybody where nobody signs in. */
export function isManaged(staff: StaffView): boolean {
  return staff.kind === 'off' || (staff.kind === 'signedIn' && staff.member.role === 'manager');
}
