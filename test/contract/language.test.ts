import { describe, expect, it } from 'vitest';
import { spokenLanguage } from '../../electron/contract/language.ts';

describe('spokenLanguage', () => {
  it('is what was chosen, else the first of the computer’s that is known, else English', () => {
    expect(spokenLanguage('fr', ['de-DE'])).toBe('fr');
    expect(spokenLanguage('system', ['de-AT', 'en-GB'])).toBe('de');
    expect(spokenLanguage('system', ['pt-BR', 'es-419', 'en'])).toBe('es');
    expect(spokenLanguage('system', ['ja-JP'])).toBe('en');
    expect(spokenLanguage('system', [])).toBe('en');
    expect(spokenLanguage('system', ['en-XA', 'de'])).toBe('en-XA');
  });
});
