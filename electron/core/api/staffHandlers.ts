import type { Handlers } from './coreApi.ts';
import { notResettable } from '../staff/staffWords.ts';
import type { Staff } from '../staff/staff.ts';

type StaffChannel = 'staff:signIn' | 'staff:lock' | 'staff:active' | 'staff:ownPin' | 'staff:change' | 'staff:reset';

/** Signing in, locking, and who may be here. What came of it the page sees in the settings that it reads anew. */
export function createStaffHandlers(
  staff: Staff,
  /** Takes away what the sign-in protected: keys, drafts, the offline copy. Answers whether all of it is gone. */
  eraseProtected: () => Promise<boolean>,
): Pick<Handlers, StaffChannel> {
  return {
    'staff:signIn': ({ member, pin }) => staff.signIn(member, pin),
    async 'staff:lock'() {
      staff.lock('hand');
      return { ok: true, value: null };
    },
    async 'staff:active'() {
      staff.active();
      return { ok: true, value: null };
    },
    'staff:ownPin': ({ pin, next }) => staff.changeOwnPin(pin, next),
    'staff:change': (change) => staff.change(change),
    async 'staff:reset'() {
      if (staff.view().kind !== 'locked') return { ok: false, failure: notResettable() };
      // Nobody is let in before everything that she could see is gone.
      if (!(await eraseProtected())) return { ok: false, failure: notResettable() };
      await staff.forgetAll();
      return { ok: true, value: null };
    },
  };
}
