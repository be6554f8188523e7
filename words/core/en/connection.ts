export const connection = {
  addressMissing: 'The address is missing.',
  noAddress: 'This is not the address of a service.',
  notEncrypted: 'This address is not encrypted (http). Nothing was sent.',
  holdsPassword: 'The address holds a user name or password. Keys belong in the key field. Nothing was sent.',
  addressDo: 'Enter the address as you got it, beginning with https://.',
  twoKeys: 'The gateway needs two keys, all others one.',
  keyMissing: 'The key is missing.',
  oneKeyMissing: 'A key is missing.',
  badKey: 'A key holds a space, a line break or a character that no key has. Copy it again, alone.',
  keyDo: 'Correct it and try again.',
  thisComputer: 'this computer',
  mapChanged:
    'The service has changed since it was last read, and some things are read otherwise now. Settings lists them under “What Front Desk understood”.',
  keyNotKept:
    'The key could not be saved: the disk is full, read-only or in use by another Front Desk. It works until you close this one; connect again to keep it.',
  keyNotRemoved: 'The key could not be removed from the disk: it is read-only.',
  keyNotRemovedDo: 'Make the data folder writable and try again.',
  clockAhead:
    'This computer’s clock is {{amount}} ahead of the service’s, so “today” and “now” may be wrong here. Set this computer’s date and time.',
  clockBehind:
    'This computer’s clock is {{amount}} behind the service’s, so “today” and “now” may be wrong here. Set this computer’s date and time.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
} as const;
