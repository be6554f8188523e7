import type { StaffView } from '../../electron/contract/staff.ts';

/** Whether the current user has manager rights. True where sign-in is not used, and until the user is known. */
export function canManage(staff: StaffView | undefined): boolean {
  return staff === undefined || staff.kind === 'off' || (staff.kind === 'signedIn' && staff.member.role === 'manager');
}
