import type { Failure } from '../../contract/failure.ts';

export const pinWrong: Failure = {
  kind: 'wrongPin',
  message: 'This PIN is not right.',
  action: 'Type it again. A manager can give you another one.',
};

export const ownPinWrong: Failure = {
  kind: 'wrongPin',
  message: 'Your present PIN is not right.',
  action: 'Type it again. A manager can give you another one.',
};

/** Too many wrong PINs: how long the next try has to wait. */
export function waitBefore(seconds: number): Failure {
  const time = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return {
    kind: 'wrongPin',
    message: 'The PIN was wrong too often.',
    action: `Wait ${time}, then try again.`,
    waitSeconds: seconds,
  };
}

export const deskLocked: Failure = {
  kind: 'locked',
  message: 'This desk is locked.',
  action: 'Sign in with your PIN.',
};

export const onlyManagers: Failure = {
  kind: 'notAllowed',
  message: 'Only a manager may do this.',
  action: 'Ask a manager to sign in here.',
};

export const notThere: Failure = {
  kind: 'notAllowed',
  message: 'This person is not on the list of this desk.',
  action: 'Choose somebody else, or ask a manager.',
};

export const nameTaken: Failure = {
  kind: 'notAllowed',
  message: 'Somebody of this name is on the list already.',
  action: 'Add the family name, or a letter of it.',
};

export const lastManager: Failure = {
  kind: 'notAllowed',
  message: 'This is the last manager. Without one nobody could change the settings any more.',
  action: 'Make somebody else a manager first.',
};

export const staffFull: Failure = {
  kind: 'notAllowed',
  message: 'There are 60 people on the list already.',
  action: 'Remove somebody who works here no more.',
};

export const notResettable: Failure = {
  kind: 'storage',
  message: 'The sign-in of this desk could not be taken away: not everything that it protects could be erased.',
  action: 'Make the data folder writable, close other Front Desks, and try again.',
};
