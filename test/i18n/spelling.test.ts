import { type CSpellUserSettings, spellCheckDocument } from 'cspell-lib';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../electron/contract/language.ts';
import { type TextAt, textsOf } from './catalogs.ts';
import ownWords from './ownWords.json' with { type: 'json' };

const dictionaries: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['@cspell/dict-de-de/cspell-ext.json'],
  es: ['@cspell/dict-es-es/cspell-ext.json'],
  fr: ['@cspell/dict-fr-fr/cspell-ext.json'],
};

/** The words of some texts that no dictionary of their language has, each with where it stands. */
async function misspelled(language: Language, texts: readonly TextAt[]): Promise<readonly string[]> {
  // Apostrophes are written as print is, dictionaries have the plain one.
  const lines = texts.map(([, text]) => text.replaceAll('’', "'").replaceAll('\u00ad', ''));
  const settings: CSpellUserSettings = {
    language,
    import: [...dictionaries[language]],
    // German joins nouns.
    allowCompoundWords: language === 'de',
    words: [...ownWords.all, ...ownWords[language]],
    minWordLength: 3,
    maxNumberOfProblems: 10_000,
  };
  const document = { uri: 'texts.txt', text: lines.join('\n'), languageId: 'plaintext', locale: language };
  const checked = await spellCheckDocument(document, { generateSuggestions: false, noConfigSearch: true }, settings);
  return checked.issues.map(({ text, line }) => {
    const index = document.text.slice(0, line.offset).split('\n').length - 1;
    return `${texts[index]?.[0] ?? '?'}: ${text}`;
  });
}

describe.each(['en', 'de', 'es', 'fr'] as const)('texts for people in %s', (language) => {
  it('are spelled right', { timeout: 60_000 }, async () => {
    expect(await misspelled(language, textsOf(language))).toEqual([]);
  });
});

it('finds a wrong letter in each language', { timeout: 60_000 }, async () => {
  expect(await misspelled('en', [['a', 'The appointement is booked.']])).toEqual(['a: appointement']);
  expect(await misspelled('de', [['b', 'Der Terminn ist gebucht.']])).toEqual(['b: Terminn']);
  expect(await misspelled('es', [['c', 'La cita está progrmada.']])).toEqual(['c: progrmada']);
  expect(await misspelled('fr', [['d', 'Le rendez-vous est planiffié.']])).toEqual(['d: planiffié']);
});
