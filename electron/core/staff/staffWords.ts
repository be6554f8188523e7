import type { Failure } from '../../contract/failure.ts';
import { maxStaff } from '../../contract/staff.ts';
import { say } from '../../../words/core/say.ts';

export function pinWrong(): Failure {
  return { kind: 'wrongPin', message: say('staff.pinWrong'), action: say('staff.pinWrongDo') };
}

export function ownPinWrong(): Failure {
  return { kind: 'wrongPin', message: say('staff.ownPinWrong'), action: say('staff.pinWrongDo') };
}

/** Too many wrong PINs: how long the next try has to wait. */
export function waitBefore(seconds: number): Failure {
  return {
    kind: 'wrongPin',
    message: say('staff.pinTooOften'),
    action:
      seconds < 60
        ? say('staff.waitSeconds', { count: seconds })
        : say('staff.waitMinutes', { count: Math.ceil(seconds / 60) }),
    waitSeconds: seconds,
  };
}

export function deskLocked(): Failure {
  return { kind: 'locked', message: say('staff.locked'), action: say('staff.lockedDo') };
}

export function onlyManagers(): Failure {
  return { kind: 'notAllowed', message: say('staff.onlyManagers'), action: say('staff.onlyManagersDo') };
}

export function notThere(): Failure {
  return { kind: 'notAllowed', message: say('staff.notThere'), action: say('staff.notThereDo') };
}

export function nameTaken(): Failure {
  return { kind: 'notAllowed', message: say('staff.nameTaken'), action: say('staff.nameTakenDo') };
}

export function lastManager(): Failure {
  return { kind: 'notAllowed', message: say('staff.lastManager'), action: say('staff.lastManagerDo') };
}

export function staffFull(): Failure {
  return { kind: 'notAllowed', message: say('staff.full', { most: maxStaff }), action: say('staff.fullDo') };
}

export function notResettable(): Failure {
  return { kind: 'storage', message: say('staff.notResettable'), action: say('staff.notResettableDo') };
}
