import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../words/catalog.ts';
import * as core from '../../words/core/english.ts';
import { french as coreFrench } from '../../words/core/french.ts';
import { german as coreGerman } from '../../words/core/german.ts';
import { spanish as coreSpanish } from '../../words/core/spanish.ts';
import { english } from '../../words/page/english.ts';
import { french } from '../../words/page/french.ts';
import { german } from '../../words/page/german.ts';
import { spanish } from '../../words/page/spanish.ts';

const worlds: readonly (readonly [string, Catalog, Readonly<Record<string, Catalog>>])[] = [
  ['page', english, { de: german, es: spanish, fr: french }],
  ['core', core.english, { de: coreGerman, es: coreSpanish, fr: coreFrench }],
];

/** What i18next takes as a wish of its own instead of a value. */
const reserved = ['context', 'lng', 'lngs', 'ns', 'defaultValue', 'ordinal', 'replace', 'interpolation'];

function valuesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)\/>/g)].map(([all]) => all).toSorted();
}

function textsOf(catalog: Catalog): readonly (readonly [string, string])[] {
  return Object.entries(catalog).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${part}.${name}`, text] as const),
  );
}

describe.each(worlds)('the words of the %s', (_world, source, languages) => {
  it.each(Object.keys(languages))('are all there in %s, with the same values', (language) => {
    const translated = new Map(textsOf(languages[language] ?? {}));
    for (const [key, text] of textsOf(source)) {
      // A single one may do without its number.
      const spare = key.endsWith('_one') ? ['{{count}}'] : [];
      const told = valuesIn(translated.get(key) ?? '').filter((each) => !spare.includes(each));
      expect(told, key).toEqual(valuesIn(text).filter((each) => !spare.includes(each)));
      expect(translated.get(key)?.trim(), key).not.toBe('');
    }
    expect(translated.size).toBe(textsOf(source).length);
  });

  it.each(['en', ...Object.keys(languages)])('are written as print is, in %s', (language) => {
    for (const [key, text] of textsOf(languages[language] ?? source)) {
      expect(text, key).not.toMatch(/["']|\.\.\.| {2}|^\s|\s$/);
      if (language === 'fr') expect(text, key).not.toMatch(/ [;:!?»]|« |\w[;!?](?:\s|$)/);
      else expect(text, key).not.toMatch(/ [;:!?]/);
    }
  });

  it('name no value as i18next names its own wishes', () => {
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
