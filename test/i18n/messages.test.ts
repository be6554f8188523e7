import { describe, expect, it } from 'vitest';
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

const catalogs: readonly (readonly [string, Messages, Readonly<Record<string, Messages>>])[] = [
  ['first screen', enFirst, { de: deFirst, es: esFirst, fr: frFirst }],
  ['other screens', enScreens, { de: deScreens, es: esScreens, fr: frScreens }],
  ['core', coreEn, { de: coreDe, es: coreEs, fr: coreFr }],
];

/** Names that i18next reads as options instead of values. */
const reserved = ['context', 'lng', 'lngs', 'ns', 'defaultValue', 'ordinal', 'replace', 'interpolation'];

function valuesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)\/>/g)].map(([all]) => all).toSorted();
}

function textsOf(catalog: Messages): readonly (readonly [string, string])[] {
  return Object.entries(catalog).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${part}.${name}`, text] as const),
  );
}

describe.each(catalogs)('the messages of the %s', (_catalog, source, languages) => {
  it.each(Object.keys(languages))('are complete in %s, with the same values', (language) => {
    const translated = new Map(textsOf(languages[language] ?? {}));
    for (const [key, text] of textsOf(source)) {
      // A single one may do without its number.
      const spare = key.endsWith('_one') ? ['{{count}}'] : [];
      const values = valuesIn(translated.get(key) ?? '').filter((each) => !spare.includes(each));
      expect(values, key).toEqual(valuesIn(text).filter((each) => !spare.includes(each)));
      expect(translated.get(key)?.trim(), key).not.toBe('');
    }
    expect(translated.size).toBe(textsOf(source).length);
  });

  it.each(['en', ...Object.keys(languages)])('are written as print is, in %s', (language) => {
    for (const [key, text] of textsOf(languages[language] ?? source)) {
      expect(text, key).not.toMatch(/["']|\.\.\.| {2}|^\s|\s$/);
      // A no-break space before a colon and inside quotes, a narrow one before the others.
      if (language === 'fr')
        expect(text, key).not.toMatch(/ [;:!?»]|« |\w[;!?](?:\s|$)|\u202f[:»]|«\u202f|\u00a0[;!?]/);
      else expect(text, key).not.toMatch(/ [;:!?]/);
    }
  });

  it('use no option name of i18next for a value', () => {
    for (const [key, text] of textsOf(source))
      for (const value of text.matchAll(/\{\{(\w+)\}\}/g)) expect(reserved, key).not.toContain(value[1]);
  });

  it('have both forms wherever something is counted', () => {
    const names = new Set(textsOf(source).map(([key]) => key));
    for (const key of names)
      if (/_(one|other)$/.test(key)) {
        expect(names).toContain(key.replace(/_(one|other)$/, '_one'));
        expect(names).toContain(key.replace(/_(one|other)$/, '_other'));
      }
  });
});

// Each of them is put into the same sentences, which have to fit it: “… ist beschädigt. Sie wird …”.
it.each([
  ['de', coreDe, /^Die /],
  ['es', coreEs, /^El archivo /],
  ['fr', coreFr, /^Le fichier /],
] as const)('names of files are of one gender and number in %s', (_language, { files }, begin) => {
  const names = Object.entries(files).filter(([key]) => /(File|Copy|Map)$|^(settings|memory|staff)$/.test(key));
  expect(names.length).toBeGreaterThan(13);
  expect(names.filter(([, name]) => !begin.test(name))).toEqual([]);
});
