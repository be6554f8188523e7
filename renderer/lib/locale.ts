/** The interface language with the region's formats: a desk in Hamburg reads 14:30, one in Boston 2:30 PM. */
export function regionalLocale(languageTag: string, computer: string): string {
  try {
    const { language } = new Intl.Locale(languageTag);
    const locale = new Intl.Locale(computer);
    const region = locale.region ?? locale.maximize().region;
    return region ? `${language}-${region}` : language;
  } catch {
    return 'en';
  }
}

/** The page's language, as set by its host. */
export const pageLanguage = globalThis.document?.documentElement.lang || 'en';

export const displayLocale = regionalLocale(pageLanguage, globalThis.navigator?.language ?? 'en-US');
