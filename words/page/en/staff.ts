export const staff = {
  who: 'Who is at the desk?',
  whoAfterIdle: 'Nobody has touched it for a while. Who is at the desk?',
  whoAfterSleep: 'The computer was locked or asleep. Who is at the desk?',
  manager: 'Manager',
  pin: 'PIN',
  chooseName: 'Choose your name as well.',
  signIn: 'Sign in',
  looking: 'Looking…',
  noManager: 'No manager can sign in',
  freeTitle: 'Free this desk?',
  freeWords:
    'All names and PINs go, and with them what they protected: the keys of every environment, what was begun, and the offline copy. To connect again you need the clinic’s key. The record of what was done stays.',
  leave: 'Leave it',
  free: 'Free this desk',
} as const;
