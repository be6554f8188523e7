export const help = {
  offline: 'It is all on this computer, also without a line.',
  search: 'Search help',
  found_one: '1 topic found',
  found_other: '{{count}} topics found',
  nothing: 'No topic has all of these words.',
  results: 'Found topics',
  contents: 'Contents of the help',
  onThisPage: 'On this page',
  goOn: 'Before and after',
  before: 'Previous',
  after: 'Next',
  back: 'Back to the last screen',
} as const;
