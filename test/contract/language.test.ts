import { describe, expect, it } from 'vitest';
import { resolveLanguage } from '../../electron/contract/language.ts';

describe('resolveLanguage', () => {
  it('is what was chosen, else the first of the computer’s that is known, else English', () => {
    expect(resolveLanguage('fr', ['de-DE'])).toBe('fr');
    expect(resolveLanguage('system', ['de-AT', 'en-GB'])).toBe('de');
    expect(resolveLanguage('system', ['pt-BR', 'es-419', 'en'])).toBe('es');
    expect(resolveLanguage('system', ['ja-JP'])).toBe('en');
    expect(resolveLanguage('system', [])).toBe('en');
    expect(resolveLanguage('system', ['en-XA', 'de'])).toBe('en-XA');
  });
});
