export const start = {
  title: 'Start',
  why: 'So that Front Desk is there when the day begins.',
  withComputer: 'Start with this computer',
  scope:
    'For the account of this computer that is in use now. It can also be switched off in the computer’s own settings.',
  elsewhere: 'Only the desktop application can start with the computer.',
} as const;
