import { describe, expect, it } from 'vitest';
import type { Language } from '../../electron/contract/language.ts';
import { type TextAt, textsOf } from './catalogs.ts';
import de from './deniedWords/de.json' with { type: 'json' };
import en from './deniedWords/en.json' with { type: 'json' };
import es from './deniedWords/es.json' with { type: 'json' };
import fr from './deniedWords/fr.json' with { type: 'json' };

/** The source of a pattern that no text for people may match, whatever its case, and what to say instead. */
interface DeniedWord {
  readonly pattern: string;
  readonly instead: string;
}

const denied: Readonly<Record<Language, readonly DeniedWord[]>> = { en, de, es, fr };

function findingsIn(places: readonly TextAt[], words: readonly DeniedWord[]): readonly string[] {
  return places.flatMap(([place, text]) =>
    words.flatMap(({ pattern, instead }) => {
      const found = new RegExp(pattern, 'iu').exec(text)?.[0];
      return found === undefined ? [] : [`${place}: “${found}”; say: ${instead}`];
    }),
  );
}

describe.each(['en', 'de', 'es', 'fr'] as const)('texts for people in %s', (language) => {
  it('have no word that nobody would say at a front desk', () => {
    expect(findingsIn(textsOf(language), denied[language])).toEqual([]);
  });

  it('are all searched', () => {
    expect(textsOf(language).length).toBeGreaterThan(1000);
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
