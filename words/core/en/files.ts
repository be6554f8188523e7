export const files = {
  folderTaken:
    'Another Front Desk is open on the same data folder. This one shows everything, and keeps nothing of what you change in its settings, map, drafts and keys. Close one of the two.',
  folderLost:
    'Another Front Desk has taken the data folder over. This one keeps nothing any more of what you change in its settings, map, drafts and keys. Close one of the two.',
  folderClosed:
    'Nothing can be written to the data folder: it is read-only, or the disk is full. Front Desk works, and what you change in its settings, map, drafts and keys holds until you close it.',
  closed:
    '{{file}} can’t be opened, and nothing is written over it; {{instead}}. What you change holds until you close Front Desk.',
  newer:
    '{{file}} was written by a newer Front Desk, which this one does not understand and leaves as it is; {{instead}}. What you change holds until you close Front Desk.',
  damaged: '{{file}} was damaged; {{instead}}. The damaged file was kept as {{aside}}.',
  damagedStuck: '{{file}} was damaged; {{instead}}. It could not be moved, so nothing is saved.',
  locked:
    '{{file}} can’t be opened: this computer’s key store no longer gives its key. It is kept under another name before anything takes its place; meanwhile {{instead}}.',
  unwritten:
    '{{content}} could not be saved: the disk is full or read-only. What you change holds until you close Front Desk.',
  restored: 'its last good copy is back',
  namedFile: 'The file {{name}}',
  namedWithout: 'Front Desk begins it anew',
  settingsFile: 'The settings file',
  settings: 'The settings',
  settingsRestored: 'the last good settings are back',
  settingsWithout: 'Front Desk starts with first settings',
  vaultFile: 'The file with the keys',
  vaultRestored: 'the last good copy is back',
  vaultWithout: 'the keys have to be entered again',
  memoryFile: 'The file with drafts and pinned clients',
  memory: 'Drafts and pinned clients',
  memoryWithout: 'this desk starts without them',
  staffFile: 'The file with the people at this desk',
  staff: 'The people at this desk',
  staffWithout: 'nobody has to sign in until a manager turns that on again',
  daysCopy: 'The offline copy of the days',
  clientsCopy: 'The offline copy of the clients',
  copyWithout: 'it is made anew',
  demoMap: 'What was understood of the demo service',
  sandboxMap: 'What was understood of the sandbox service',
  testingMap: 'What was understood of the testing service',
  productionMap: 'What was understood of the production service',
  gatewayMap: 'What was understood of the gateway service',
  mapWithout: 'the service is read again',
  profile:
    'The profile for this computer ({{file}}) is not used. {{why}} Whoever set it up can put it right; Front Desk works without it.',
  profileTooLarge: 'It is no file of at most 64 kB.',
  profileNoText: 'It can’t be read as UTF-8 text.',
  profileNoObject: 'It is not a JSON object.',
  profileTwice: 'A name is in it twice.',
  profileNoJson: 'It is not JSON.',
  profileKey: 'It holds “{{name}}”: a key is never taken from a file, it is typed in Settings.',
  profileVersion: 'Its “version” has to be 1.',
  profileUnknown: '“{{name}}” is nothing that can be preset.',
  profileUnfit: '“{{name}}” is not as it has to be.',
} as const;
