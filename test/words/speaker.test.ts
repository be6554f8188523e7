import { describe, expect, it } from 'vitest';
import { createSpeaker } from '../../words/catalog.ts';
import { markWords } from '../../words/pseudo.ts';

const words = {
  day: {
    visits_one: '{{count}} visit',
    visits_other: '{{count}} visits',
    greeting: 'Hello {{name}}',
    plain: 'Press <key/> twice',
  },
} as const;

describe('a speaker', () => {
  it('puts values in as they are, whatever they hold', () => {
    const { say, speak } = createSpeaker<typeof words>();
    speak('en', words, 'en-US');
    expect(say('day.greeting', { name: '<b>{{count}} $t(day.plain) & "Bo"' })).toBe(
      'Hello <b>{{count}} $t(day.plain) & "Bo"',
    );
  });

  it('counts as the language does, and writes numbers as the region does', () => {
    const { say, speak } = createSpeaker<typeof words>();
    speak('en', words, 'de-DE');
    expect([0, 1, 2, 12_400].map((count) => say('day.visits', { count }))).toEqual([
      '0 visits',
      '1 visit',
      '2 visits',
      '12.400 visits',
    ]);
    expect(say('day.visits', { count: 12_400 })).toBe('12.400 visits');
    speak('fr', words, 'fr-FR');
    expect(say('day.visits', { count: 12_400 })).toMatch(/^12.400 visits$/u);
    expect(say('day.visits', { count: 0 })).toBe('0 visit');
    expect(say('day.visits', { count: 3_000_000 })).toMatch(/^3.000.000 visits$/u);
  });
});

describe('marked words', () => {
  it('are longer, in brackets, and keep what stands for values and elements', () => {
    const { say, speak } = createSpeaker<typeof words>();
    speak('en', markWords(words), 'en');
    expect(say('day.greeting', { name: 'Ada' })).toBe('⟦Hélló Ada·····⟧');
    expect(say('day.plain')).toContain('<key/>');
  });
});
