import { describe, expect, it } from 'vitest';
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
import de from './deniedWords/de.json' with { type: 'json' };
import en from './deniedWords/en.json' with { type: 'json' };
import es from './deniedWords/es.json' with { type: 'json' };
import fr from './deniedWords/fr.json' with { type: 'json' };

type Place = readonly [name: string, text: string];

/** The source of a pattern that no text for people may match, whatever its case, and what to say instead. */
interface DeniedWord {
  readonly pattern: string;
  readonly instead: string;
}

interface DeniedWords {
  readonly catalogs: readonly Messages[];
  readonly words: readonly DeniedWord[];
}

const denied: Readonly<Record<Language, DeniedWords>> = {
  en: { catalogs: [enFirst, enScreens, coreEn], words: en },
  de: { catalogs: [deFirst, deScreens, coreDe], words: de },
  es: { catalogs: [esFirst, esScreens, coreEs], words: es },
  fr: { catalogs: [frFirst, frScreens, coreFr], words: fr },
};

/** Search words of the command palette keep old words on purpose. */
const isSearchWords = (key: string): boolean => key.endsWith('Also');

function textsOf(language: Language, catalogs: readonly Messages[]): readonly Place[] {
  const messages = catalogs.flatMap((catalog) =>
    Object.entries(catalog).flatMap(([part, texts]) =>
      Object.entries(texts)
        .filter(([key]) => !isSearchWords(key))
        // The names of values are code.
        .map(([key, text]): Place => [`${part}.${key}`, text.replaceAll(/\{\{\w+\}\}|<\w+\/>/g, '¤')]),
    ),
  );
  const guide = readGuide(language).flatMap(({ name, title, blocks, topics }) => [
    [name, `${title} ${plainText(blocks)}`] as const,
    ...topics.map((topic): Place => {
      const prose = topic.blocks.filter(({ kind }) => kind !== 'code');
      return [`${name}.md#${topic.anchor}`, `${topic.title} ${plainText(prose)}`];
    }),
  ]);
  return [...messages, ...guide];
}

function findingsIn(places: readonly Place[], words: readonly DeniedWord[]): readonly string[] {
  return places.flatMap(([place, text]) =>
    words.flatMap(({ pattern, instead }) => {
      const found = new RegExp(pattern, 'iu').exec(text)?.[0];
      return found === undefined ? [] : [`${place}: “${found}”; say: ${instead}`];
    }),
  );
}

// The keys are languages by the type of the table.
const languages = Object.entries(denied) as unknown as readonly (readonly [Language, DeniedWords])[];

describe.each(languages)('texts for people in %s', (language, { catalogs, words }) => {
  it('have no word that nobody would say at a front desk', () => {
    expect(findingsIn(textsOf(language, catalogs), words)).toEqual([]);
  });

  it('are all searched', () => {
    expect(textsOf(language, catalogs).length).toBeGreaterThan(1000);
  });
});

describe('the denied words of English', () => {
  it.each([
    ['Somebody put it away.', 2],
    ['The service demands a telephone number.', 4],
    ['This is not a whole e-mail address.', 2],
    ['Nothing is sent by itself: go on.', 2],
    ['Nobody knows whom this computer knows.', 2],
    ['Your practice system isn’t responding. Drafts stay on this computer.', 0],
    ['$50 due', 0],
  ])('are found in “%s”', (text, count) => {
    expect(findingsIn([['planted', text]], en)).toHaveLength(count);
  });
});
