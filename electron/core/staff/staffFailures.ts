import type { Failure } from '../../contract/failure.ts';
import { maxStaff } from '../../contract/staff.ts';
import { t } from '../../../i18n/core/t.ts';

export function pinWrong(): Failure {
  return { kind: 'wrongPin', message: t('staff.pinWrong'), action: t('staff.pinWrongDo') };
}

export function ownPinWrong(): Failure {
  return { kind: 'wrongPin', message: t('staff.ownPinWrong'), action: t('staff.pinWrongDo') };
}

/** Too many wrong PINs: how long the next try has to wait. */
export function waitBefore(seconds: number): Failure {
  return {
    kind: 'wrongPin',
    message: t('staff.pinTooOften'),
    action:
      seconds < 60
        ? t('staff.waitSeconds', { count: seconds })
        : t('staff.waitMinutes', { count: Math.ceil(seconds / 60) }),
    waitSeconds: seconds,
  };
}

export function deskLocked(): Failure {
  return { kind: 'locked', message: t('staff.locked'), action: t('staff.lockedDo') };
}

export function onlyManagers(): Failure {
  return { kind: 'notAllowed', message: t('staff.onlyManagers'), action: t('staff.onlyManagersDo') };
}

export function memberMissing(): Failure {
  return { kind: 'notAllowed', message: t('staff.notThere'), action: t('staff.notThereDo') };
}

export function nameTaken(): Failure {
  return { kind: 'notAllowed', message: t('staff.nameTaken'), action: t('staff.nameTakenDo') };
}

export function lastManager(): Failure {
  return { kind: 'notAllowed', message: t('staff.lastManager'), action: t('staff.lastManagerDo') };
}

export function staffFull(): Failure {
  return { kind: 'notAllowed', message: t('staff.full', { most: maxStaff }), action: t('staff.fullDo') };
}

export function notResettable(): Failure {
  return { kind: 'storage', message: t('staff.notResettable'), action: t('staff.notResettableDo') };
}

/** The list of people is there and can't be opened, or is gone although keys were sealed for it. */
export function staffUnreadable(): Failure {
  return { kind: 'storage', message: t('staff.unreadable'), action: t('staff.unreadableDo') };
}
