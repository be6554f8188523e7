export const locations = {
  title: 'Locations',
  ofOrganization: 'of {{organization}}',
  kept: 'the list as read before',
  openDay: 'Open its day',
  none: 'There are no locations',
  noneWords: 'The service lists no location for this organization. Without one there is no day to show.',
  noAddress: 'The service gives no address.',
  noZone: 'Its time zone is unknown; this computer’s is used.',
  localTime: 'Local time:',
} as const;
