export const updates = {
  notThere: 'No list of updates could be read at that address.',
  notThereAction: 'Check the address with whoever runs your computers.',
  badSignature: 'What lies there is not signed by the publisher of Front Desk, or was changed since. It was not used.',
  badSignatureAction: 'Tell whoever runs your computers; do not install it by hand.',
  noFile: 'Version {{version}} is there, but not for this kind of computer.',
  noFileAction: 'Ask whoever runs your computers for it.',
  notFetched: 'The update could not be fetched: the line was cut, or the disk is full.',
  notFetchedAction: 'Look for updates again later.',
  notInstalled: 'The update could not be started, or its file was changed after it was fetched.',
  notInstalledAction: 'Look for updates again, and fetch it once more.',
  badPlace: 'This is no https address of a folder.',
  badPlaceAction: 'Type it as it was given to you, such as https://it.example.com/front-desk',
} as const;
