import type { SpokenLanguage } from '../../electron/contract/language.ts';
import { createSpeaker } from '../catalog.ts';
import { markWords } from '../pseudo.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const { say, speak } = createSpeaker<typeof english>();

/** What the core says of itself: why something failed, what was found. English until a language is chosen. */
export { say };

/** From now on the core speaks so; what was said before stays as it was. */
export function speakIn(language: SpokenLanguage): void {
  switch (language) {
    case 'de':
      return speak(language, german, language);
    case 'es':
      return speak(language, spanish, language);
    case 'fr':
      return speak(language, french, language);
    case 'en-XA':
      return speak('en', markWords(english), 'en');
    case 'en':
      return speak(language, english, language);
  }
}

speakIn('en');
