export const record = {
  altered:
    'The record of what was done at this desk is not as it was written: lines were changed, or are gone. It is kept as it is, and goes on in a new file. A manager sees the places in Settings.',
  unwritten:
    'What is done at this desk can’t be written into its record now: the disk is full or read-only. Everything else works.',
  number: 'Number',
  time: 'Time (UTC)',
  who: 'Who',
  what: 'What',
  outcome: 'Outcome',
  names: 'Values given',
  about: 'About (marks)',
} as const;
