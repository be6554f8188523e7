import { readGuide } from '../../build/readGuide.ts';
import type { Language } from '../../electron/contract/language.ts';
import coreDe from '../../i18n/core/de.json' with { type: 'json' };
import coreEn from '../../i18n/core/en.json' with { type: 'json' };
import coreEs from '../../i18n/core/es.json' with { type: 'json' };
import coreFr from '../../i18n/core/fr.json' with { type: 'json' };
import deFirst from '../../i18n/page/de/first.json' with { type: 'json' };
import deScreens from '../../i18n/page/de/screens.json' with { type: 'json' };
import enFirst from '../../i18n/page/en/first.json' with { type: 'json' };
import enScreens from '../../i18n/page/en/screens.json' with { type: 'json' };
import esFirst from '../../i18n/page/es/first.json' with { type: 'json' };
import esScreens from '../../i18n/page/es/screens.json' with { type: 'json' };
import frFirst from '../../i18n/page/fr/first.json' with { type: 'json' };
import frScreens from '../../i18n/page/fr/screens.json' with { type: 'json' };
import type { Messages } from '../../i18n/translator.ts';
import { plainText } from '../../renderer/features/help/guide.ts';

/** Where a text for people stands, and the text. */
export type TextAt = readonly [place: string, text: string];

const catalogs: Readonly<Record<Language, readonly Messages[]>> = {
  en: [enFirst, enScreens, coreEn],
  de: [deFirst, deScreens, coreDe],
  es: [esFirst, esScreens, coreEs],
  fr: [frFirst, frScreens, coreFr],
};

/** Search words of the command palette keep old words on purpose. */
const isSearchWords = (key: string): boolean => key.endsWith('Also');

/** All texts for people in a language, of the interface and of the guide, without the names of values. */
export function textsOf(language: Language): readonly TextAt[] {
  const messages = catalogs[language].flatMap((catalog) =>
    Object.entries(catalog).flatMap(([part, texts]) =>
      Object.entries(texts)
        .filter(([key]) => !isSearchWords(key))
        // The names of values are code.
        .map(([key, text]): TextAt => [`${part}.${key}`, text.replaceAll(/\{\{\w+\}\}|<\w+\/>/g, '¤')]),
    ),
  );
  const guide = readGuide(language).flatMap(({ name, title, blocks, topics }): readonly TextAt[] => [
    [name, `${title} ${plainText(blocks)}`],
    ...topics.map((topic): TextAt => {
      const prose = topic.blocks.filter(({ kind }) => kind !== 'code');
      return [`${name}.md#${topic.anchor}`, `${topic.title} ${plainText(prose)}`];
    }),
  ]);
  return [...messages, ...guide];
}
