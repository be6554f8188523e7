export const settings = {
  language: 'Language',
  computerLanguage: 'This computer’s',
} as const;
