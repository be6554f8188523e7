import type { SpokenLanguage } from '../../electron/contract/language.ts';
import { pseudoTranslate } from '../pseudo.ts';
import { createTranslator, type Messages } from '../translator.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import type { CoreMessages } from './generated/coreMessages.ts';

const { t, setMessages } = createTranslator<CoreMessages>();

/** Translates what the core says: why something failed, what was found. English until a language is set. */
export { t };

const languages: Readonly<Record<Exclude<SpokenLanguage, 'en-XA'>, Messages>> = { en, de, es, fr };

/** From now on the core speaks this language; what was translated before stays as it was. */
export function setLanguage(language: SpokenLanguage): void {
  if (language === 'en-XA') setMessages('en', pseudoTranslate(en), 'en');
  else setMessages(language, languages[language], language);
}

setLanguage('en');
