/** English words with the habits of the computer's region: a desk in Hamburg reads 14:30, one in Boston 2:30 PM. */
export function regionalEnglish(language: string): string {
  try {
    const locale = new Intl.Locale(language);
    const region = locale.region ?? locale.maximize().region;
    return region ? `en-${region}` : 'en';
  } catch {
    return 'en';
  }
}

export const displayLocale = regionalEnglish(globalThis.navigator?.language ?? 'en-US');
