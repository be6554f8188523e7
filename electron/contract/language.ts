/** The languages that Front Desk speaks, each by its tag. */
export const languages = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageChoices = ['system', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/**
 * English with marks on every letter, a third longer: text without marks on a screen was never in the catalog, and text
 * that is cut off will be so in German. The system language `en-XA` selects it, as in other software.
 */
export const pseudoLanguage = 'en-XA';

export type SpokenLanguage = Language | typeof pseudoLanguage;

/**
 * The language in effect for a preference; `preferred` are the computer's languages as BCP 47 tags, the preferred
 * first.
 */
export function resolveLanguage(choice: LanguageChoice, preferred: readonly string[]): SpokenLanguage {
  if (choice !== 'system') return choice;
  if (preferred[0] === pseudoLanguage) return pseudoLanguage;
  const known = preferred.map((tag) => languages.find((each) => each === tag.toLowerCase().split('-')[0]));
  return known.find((each) => each !== undefined) ?? 'en';
}
