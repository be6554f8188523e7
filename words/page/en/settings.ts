export const settings = {
  language: 'Language',
  computerLanguage: 'This computer’s',
  density: 'Density',
  densityWords: 'How many rows are in sight at once.',
  comfortable: 'Comfortable',
  compact: 'Compact',
} as const;
