import { speak } from './say.ts';

/**
 * Reads the page's texts in a language, by the tag that the host wrote into the page; English where it is not known.
 * `locale` is how numbers are written in them.
 */
export async function learnWords(tag: string, locale: string): Promise<void> {
  switch (tag) {
    case 'de':
      return speak(tag, (await import('./german.ts')).german, locale);
    case 'es':
      return speak(tag, (await import('./spanish.ts')).spanish, locale);
    case 'fr':
      return speak(tag, (await import('./french.ts')).french, locale);
    case 'en-XA':
      return speak('en', (await import('./marked.ts')).marked, locale);
    default:
      return speak('en', (await import('./english.ts')).english, locale);
  }
}
