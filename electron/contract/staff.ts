/** Reception works with clients and appointments; a manager also changes how the desk works. */
export const roles = ['reception', 'manager'] as const;
export type Role = (typeof roles)[number];

/** A person who works at this desk. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** Why the desk is locked; `unreadable` where the list of its people can't be read, so that no one can sign in. */
export type LockReason = 'start' | 'hand' | 'idle' | 'system' | 'unreadable';

/**
 * The sign-in of this desk. While it is `off`, everything is allowed to every user, as on the demo clinic. `kept`: whether
 * the list survives a restart, which needs the operating system's encryption.
 */
export type StaffView =
  | { readonly kind: 'off'; readonly kept: boolean }
  | {
      readonly kind: 'locked';
      readonly kept: boolean;
      readonly members: readonly StaffMember[];
      readonly why: LockReason;
    }
  | {
      readonly kind: 'signedIn';
      readonly kept: boolean;
      readonly members: readonly StaffMember[];
      readonly member: StaffMember;
      /** Minutes without a key or a movement after which the desk locks itself. */
      readonly idleMinutes: number;
    };

export const idleChoices = [1, 2, 5, 10, 15, 30, 60] as const;
export const maxStaff = 60;
export const maxStaffName = 60;

/** A manager's change of the staff list. Turning sign-in on creates the first manager, who then is signed in. */
export type StaffChange =
  | { readonly kind: 'turnOn'; readonly name: string; readonly pin: string }
  | { readonly kind: 'add'; readonly name: string; readonly role: Role; readonly pin: string }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'role'; readonly id: string; readonly role: Role }
  | { readonly kind: 'pin'; readonly id: string; readonly pin: string }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'idle'; readonly minutes: number }
  | { readonly kind: 'turnOff' };

/** Digits, so that they can be typed with one hand; at least four, as with every card. */
export function isPin(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4,12}$/.test(value);
}
