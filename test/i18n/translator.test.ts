import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/translator.ts';
import { pseudoTranslate } from '../../i18n/pseudo.ts';

const messages = {
  day: {
    visits_one: '{{count}} visit',
    visits_other: '{{count}} visits',
    greeting: 'Hello {{name}}',
    plain: 'Press <key/> twice',
  },
};

interface Keys {
  'day.visits': 'count';
  'day.greeting': 'name';
  'day.plain': never;
}

describe('a translator', () => {
  it('puts values in as they are, whatever they hold', () => {
    const { t, setMessages } = createTranslator<Keys>();
    setMessages('en', messages, 'en-US');
    expect(t('day.greeting', { name: '<b>{{count}} $t(day.plain) & "Bo"' })).toBe(
      'Hello <b>{{count}} $t(day.plain) & "Bo"',
    );
  });

  it('counts as the language does, and writes numbers as the region does', () => {
    const { t, setMessages } = createTranslator<Keys>();
    setMessages('en', messages, 'de-DE');
    expect([0, 1, 2, 12_400].map((count) => t('day.visits', { count }))).toEqual([
      '0 visits',
      '1 visit',
      '2 visits',
      '12.400 visits',
    ]);
    expect(t('day.visits', { count: 12_400 })).toBe('12.400 visits');
    setMessages('fr', messages, 'fr-FR');
    expect(t('day.visits', { count: 12_400 })).toMatch(/^12.400 visits$/u);
    expect(t('day.visits', { count: 0 })).toBe('0 visit');
    expect(t('day.visits', { count: 3_000_000 })).toMatch(/^3.000.000 visits$/u);
  });
});

describe('French', () => {
  const french = { day: { ...messages.day, greeting: 'Dossier de {{name}}' } };

  it.each([
    ['Luna', 'Dossier de Luna'],
    ['Alfie', 'Dossier d’Alfie'],
    ['Élise', 'Dossier d’Élise'],
    ['Hugo', 'Dossier de Hugo'],
    ['', 'Dossier de '],
  ])('writes “de” before %s as it is said', (name, said) => {
    const { t, setMessages } = createTranslator<Keys>();
    setMessages('fr', french, 'fr-FR');
    expect(t('day.greeting', { name })).toBe(said);
    setMessages('es', french, 'es-ES');
    expect(t('day.greeting', { name })).toBe(`Dossier de ${name}`);
  });
});

describe('a period after a value', () => {
  const ends = { day: { ...messages.day, greeting: 'Since {{name}}. More' } };

  it.each([
    ['Monday', 'Since Monday. More'],
    ['10:30 a.m.', 'Since 10:30 a.m. More'],
    ['', 'Since . More'],
  ])('is written once after “%s”', (name, said) => {
    const { t, setMessages } = createTranslator<Keys>();
    setMessages('es', ends, 'es-US');
    expect(t('day.greeting', { name })).toBe(said);
  });

  it('is none of an ellipsis, and may follow a French “de”', () => {
    const { t, setMessages } = createTranslator<Keys>();
    const texts = (greeting: string) => ({ day: { ...messages.day, greeting } });
    setMessages('fr', texts('Fin de {{name}}.'), 'fr-FR');
    expect([t('day.greeting', { name: 'a.m.' }), t('day.greeting', { name: 'Luna' })]).toEqual([
      'Fin d’a.m.',
      'Fin de Luna.',
    ]);
    setMessages('en', texts('Code {{name}}...'), 'en-US');
    expect(t('day.greeting', { name: 'p.m.' })).toBe('Code p.m....');
    setMessages('es', texts('De {{name}}.'), 'es-ES');
    expect(t('day.greeting', { name: 'Ana' })).toBe('De Ana.');
  });
});

describe('the pseudo-language', () => {
  it('is longer, in brackets, and keeps what stands for values and elements', () => {
    const { t, setMessages } = createTranslator<Keys>();
    setMessages('en', pseudoTranslate(messages), 'en');
    expect(t('day.greeting', { name: 'Ada' })).toBe('⟦Hélló Ada·····⟧');
    expect(t('day.plain')).toContain('<key/>');
  });
});
