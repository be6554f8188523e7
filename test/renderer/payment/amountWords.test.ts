import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountLanguage, amountWords } from '../../../renderer/features/payment/words/amountWords.ts';
import { englishNumber } from '../../../renderer/features/payment/words/english.ts';
import { frenchNumber } from '../../../renderer/features/payment/words/french.ts';
import { germanNumber } from '../../../renderer/features/payment/words/german.ts';
import { spanishNumber } from '../../../renderer/features/payment/words/spanish.ts';

type Values = readonly (readonly [word: string, value: number])[];

/** A reader of its own: the longest word first; hundred, thousand and million multiply what came before them. */
function readBack(text: string, values: Values): number {
  let rest = text.toLowerCase();
  let [total, current] = [0, 0];
  const known = values.toSorted(([one], [other]) => other.length - one.length);
  while (rest !== '') {
    const found = known.find(([word]) => rest.startsWith(word));
    if (!found) throw new Error(`“${rest}” of “${text}” can’t be read.`);
    const [word, value] = found;
    rest = rest.slice(word.length);
    if (value === 100 && word !== 'cien' && word !== 'ciento') current = (current || 1) * 100;
    else if (value >= 1000) {
      total += (current || 1) * value;
      current = 0;
    } else current += value;
  }
  return total + current;
}

function valuesOf(words: string, from = 0, step = 1): Values {
  return words.split(' ').map((word, index) => [word, from + index * step]);
}

const readers = {
  en: [
    ...valuesOf('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
    ...valuesOf('sixteen seventeen eighteen nineteen', 16),
    ...valuesOf('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ...([
      ['hundred', 100],
      ['thousand', 1000],
      ['million', 1_000_000],
      ['-', 0],
      [' ', 0],
    ] as const),
  ],
  de: [
    ...valuesOf('null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'),
    ...valuesOf('sechzehn siebzehn achtzehn neunzehn', 16),
    ...valuesOf('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
    ...([
      ['eine', 1],
      ['ein', 1],
      ['hundert', 100],
      ['tausend', 1000],
      ['millionen', 1_000_000],
      ['million', 1_000_000],
      ['und', 0],
      [' ', 0],
    ] as const),
  ],
  es: [
    ...valuesOf('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
    ...valuesOf('dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro', 16),
    ...valuesOf('veinticinco veintiséis veintisiete veintiocho veintinueve', 25),
    ...valuesOf('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...valuesOf('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos', 100, 100),
    ...valuesOf('ochocientos novecientos', 800, 100),
    ...([
      ['un', 1],
      ['cien', 100],
      ['mil', 1000],
      ['millones', 1_000_000],
      ['millón', 1_000_000],
      [' y ', 0],
      [' ', 0],
    ] as const),
  ],
  fr: [
    ...valuesOf('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    ...valuesOf('vingt trente quarante cinquante soixante', 20, 10),
    ...([
      ['quatre-vingt', 80],
      ['quatre-vingts', 80],
      ['cent', 100],
      ['cents', 100],
      ['mille', 1000],
      ['millions', 1_000_000],
      ['million', 1_000_000],
      [' et ', 0],
      ['-', 0],
      [' ', 0],
    ] as const),
  ],
} as const satisfies Readonly<Record<AmountLanguage, Values>>;

const examples: readonly (readonly [AmountLanguage, string, string | null, string])[] = [
  ['en', '45.50', 'USD', 'forty-five dollars and fifty cents'],
  ['en', '1.01', 'USD', 'one dollar and one cent'],
  ['en', '0.05', 'GBP', 'zero pounds and five pence'],
  ['en', '120', null, 'one hundred twenty'],
  ['en', '120.5', null, 'one hundred twenty and fifty hundredths'],
  ['en', '7.00', 'SEK', 'seven SEK'],
  [
    'en',
    '999999999.99',
    'EUR',
    'nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine euros and ninety-nine cents',
  ],
  ['de', '45.50', 'EUR', 'fünfundvierzig Euro und fünfzig Cent'],
  ['de', '1.01', 'EUR', 'ein Euro und ein Cent'],
  ['de', '101', null, 'einhunderteins'],
  ['de', '21021', 'EUR', 'einundzwanzigtausendeinundzwanzig Euro'],
  ['de', '2001017.16', 'CHF', 'zwei Millionen eintausendsiebzehn Schweizer Franken und sechzehn Rappen'],
  ['de', '1000000', 'USD', 'eine Million Dollar'],
  ['es', '45.50', 'USD', 'cuarenta y cinco dólares con cincuenta centavos'],
  ['es', '1.01', 'EUR', 'un euro con un céntimo'],
  ['es', '21', 'EUR', 'veintiún euros'],
  ['es', '31.21', 'EUR', 'treinta y un euros con veintiún céntimos'],
  ['es', '200201', 'GBP', 'doscientas mil doscientas una libras'],
  ['es', '1000000', 'EUR', 'un millón de euros'],
  ['es', '2000100', 'EUR', 'dos millones cien euros'],
  ['es', '121', null, 'ciento veintiuno'],
  ['es', '500.21', null, 'quinientos con veintiuna centésimas'],
  ['fr', '45.50', 'EUR', 'quarante-cinq euros et cinquante centimes'],
  ['fr', '0.50', 'EUR', 'zéro euro et cinquante centimes'],
  ['fr', '21.71', 'EUR', 'vingt et un euros et soixante et onze centimes'],
  ['fr', '80', 'USD', 'quatre-vingts dollars'],
  ['fr', '81', 'GBP', 'quatre-vingt-une livres'],
  ['fr', '91', 'EUR', 'quatre-vingt-onze euros'],
  ['fr', '200', 'EUR', 'deux cents euros'],
  ['fr', '203', 'EUR', 'deux cent trois euros'],
  ['fr', '80000', 'EUR', 'quatre-vingt mille euros'],
  ['fr', '200000000', 'EUR', 'deux cents millions d’euros'],
  ['fr', '1000000', 'USD', 'un million de dollars'],
];

describe('an amount in words', () => {
  it.each(examples)('is written in %s: %s %s', (language, amount, currency, words) => {
    expect(amountWords(amount, currency, language)).toBe(words);
  });

  it('is not written for what is no amount, is too large, or has parts that its currency has not', () => {
    for (const amount of ['', '-1.00', '1e3', '1,50', '1000000000', '1.005'])
      expect(amountWords(amount, 'USD', 'en')).toBeNull();
    expect(amountWords('4500.50', 'JPY', 'en')).toBeNull();
    expect(amountWords('4500', 'JPY', 'en')).toBe('four thousand five hundred JPY');
  });

  it.each([
    ['en', englishNumber, readers.en],
    ['de', germanNumber, readers.de],
    ['es', spanishNumber, readers.es],
    ['fr', frenchNumber, readers.fr],
  ] as const)('reads back as the same number, in %s', (_language, write, values) => {
    const numbers = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 999_999_999 }));
    fc.assert(
      fc.property(numbers, (number) => {
        expect(readBack(write(number), values)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });
});
