import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedNumber, matchedParts, parseSearchTerms, type TextPart } from '../../renderer/lib/matchedParts.ts';

/** The text with what matched in brackets. */
function shown(parts: readonly TextPart[]): string {
  return parts.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');
}

describe('matchedParts', () => {
  it.each([
    ['obrien', "Zoë O'Brien-Muñoz", "Zoë [O'Brien]-Muñoz"],
    ['munoz zoe', "Zoë O'Brien-Muñoz", "[Zoë] O'Brien-[Muñoz]"],
    ['an', 'Annabel Kahn-Anders', '[An]nabel Kahn-[An]ders'],
    ['ahn', 'Annabel Kahn', 'Annabel K[ahn]'],
    ['strasse', 'Straße', '[Straße]'],
    ['lodz', 'Łódź', '[Łódź]'],
    ['ma mar', 'Maria', '[Mar]ia'],
    ['بيلا', 'كلب بيلا', 'كلب [بيلا]'],
    ['🐶', 'Rex 🐶', 'Rex [🐶]'],
    ['qqq', 'Maria', 'Maria'],
    ['a', '', ''],
  ])('shows “%s” in %s', (search, text, expected) => {
    expect(shown(matchedParts(text, parseSearchTerms(search)))).toBe(expected);
  });

  it('never changes the text, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, search) => {
        const parts = matchedParts(text, parseSearchTerms(search));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.filter((part) => part.text === '' && text !== '')).toEqual([]);
      }),
    );
  });

  it('finds every word of letters in a text that begins with it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zéüñ]{1,9}$/), fc.string(), (word, after) => {
        const [first] = matchedParts(`${word} ${after}`, parseSearchTerms(word));
        expect(first?.matched).toBe(true);
        expect(first?.text.startsWith(word)).toBe(true);
      }),
    );
  });
});

describe('matchedNumber', () => {
  it.each([
    ['0111', '(646) 555-0111', '(646) 555-[0111]'],
    ['646-555', '(646) 555-0111', '([646) 555]-0111'],
    ['(646) 5550111', '(646) 555-0111', '([646) 555-0111]'],
    ['11', '(646) 555-0111', '(646) 555-0111'],
    ['0111 maria', '(646) 555-0111', '(646) 555-0111'],
    ['999', '(646) 555-0111', '(646) 555-0111'],
  ])('shows “%s” in %s', (search, number, expected) => {
    expect(shown(matchedNumber(number, parseSearchTerms(search)))).toBe(expected);
  });

  it.each([
    ['5550111', '6465550111', '(646) 555-0111', '(646) [555-0111]'],
    ['16465', '+16465550111', '(646) 555-0111', '([646) 5]55-0111'],
    ['0171', '0171 2345678', '+49 171 2345678', '+49 [171] 2345678'],
    ['49171', '0171 2345678', '+49 171 2345678', '+[49 171] 2345678'],
    // Digits that the written number has not: the number as it is.
    ['001', '001 646 555 0111', '(646) 555-0111', '[001] 646 555 0111'],
    ['', '6465550111', '(646) 555-0111', '(646) 555-0111'],
  ])('shows “%s” of %s in %s', (search, number, written, expected) => {
    expect(shown(matchedNumber(number, parseSearchTerms(search), written))).toBe(expected);
  });

  it('never changes the number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ()+-]{0,20}$/), fc.stringMatching(/^\d{0,8}$/), (number, digits) => {
        const parts = matchedNumber(number, parseSearchTerms(digits));
        expect(parts.map(({ text }) => text).join('')).toBe(number);
      }),
    );
  });
});
