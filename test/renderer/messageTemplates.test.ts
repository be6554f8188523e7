import { describe, expect, it } from 'vitest';
import { areMessageTemplates, maxTemplateText } from '../../electron/contract/messageTemplates.ts';
import {
  defaultTemplates,
  fillTemplate,
  openPlaceholders,
  placeholders,
  placeholderText,
  templateValues,
  unknownPlaceholders,
} from '../../renderer/domain/messageTemplates.ts';
import { checkTemplates, sampleValues } from '../../renderer/features/settings/typedTemplates.ts';
import { setMessages } from '../../i18n/page/t.ts';
import de from '../../i18n/page/de/screens.json' with { type: 'json' };
import first from '../../i18n/page/en/first.json' with { type: 'json' };
import en from '../../i18n/page/en/screens.json' with { type: 'json' };
import es from '../../i18n/page/es/screens.json' with { type: 'json' };
import fr from '../../i18n/page/fr/screens.json' with { type: 'json' };

const nothing = templateValues('', null, null);

describe('a template', () => {
  it('is filled in by its names, in any of the four languages and spelling', () => {
    const values = { ...nothing, clientFirstName: 'Ann', patient: 'Bo', time: '9:30 AM' };
    expect(fillTemplate('{{client first name}}, {{ Client  First NAME }}, {{Vorname}}', values)).toBe('Ann, Ann, Ann');
    expect(fillTemplate('{{prénom du client}} {{pre\u0301nom du client}} {{hora}}', values)).toBe('Ann Ann 9:30 AM');
    // What is filled in is never read as a template again.
    expect(fillTemplate('{{patient}}', { ...nothing, patient: '{{time}}' })).toBe('{{time}}');
  });

  it('keeps what has no value, so that it is seen, and tells what is still open', () => {
    const text = fillTemplate('{{patient}} on {{date}} at {{time}}, {{time}}', { ...nothing, patient: 'Bo' });
    expect(text).toBe('Bo on {{date}} at {{time}}, {{time}}');
    expect(openPlaceholders(text)).toEqual(['{{date}}', '{{time}}']);
    expect(openPlaceholders('Bo on {date} at 9')).toEqual([]);
    expect(openPlaceholders('Bo on {{date')).toEqual(['{{']);
  });

  it('names what is no placeholder, as it was typed', () => {
    expect(unknownPlaceholders('{{pet}} {{patient}} {{ owner }}')).toEqual(['{{pet}}', '{{ owner }}']);
    expect(unknownPlaceholders('{{}} {{date')).toEqual(['{{}}', '{{']);
    expect(unknownPlaceholders(placeholders.map(placeholderText).join(' '))).toEqual([]);
  });

  it('gets its values in the client’s words, with plain spaces', () => {
    const about = { patient: 'Bo', start: '2026-11-17T14:30:00-05:00', provider: 'Dr. Okafor', location: 'Harbor' };
    expect(templateValues('Mary Jo Park', about, null)).toEqual({
      clientFirstName: 'Mary Jo',
      patient: 'Bo',
      date: 'Tuesday, November 17',
      time: '2:30 PM',
      provider: 'Dr. Okafor',
      clinic: 'Harbor',
    });
    expect(templateValues(' ', { ...about, start: null, patient: '' }, null)).toMatchObject({
      clientFirstName: null,
      patient: null,
      date: null,
      time: null,
    });
  });
});

describe.each([
  ['en', en],
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const)('the templates that Front Desk comes with, in %s', (language, messages) => {
  it('are four that can be saved, and leave nothing open on a whole visit', () => {
    setMessages(language, messages, language);
    try {
      const templates = defaultTemplates();
      expect(templates).toHaveLength(4);
      expect(areMessageTemplates(templates)).toBe(true);
      expect(checkTemplates(templates)).toEqual([]);
      for (const { text } of templates) {
        const filled = fillTemplate(text, sampleValues('2026-11-17'));
        expect(openPlaceholders(filled)).toEqual([]);
        expect(filled).not.toMatch(/[\u00a0\u202f]/);
        expect(filled.length).toBeLessThanOrEqual(240);
      }
    } finally {
      setMessages('en', { ...first, ...en }, 'en-US');
    }
  });
});

describe('templates to be saved', () => {
  it('need names of their own and a text', () => {
    const problems = checkTemplates([
      { id: 'a', name: ' ', text: 'x' },
      { id: 'b', name: 'Recall', text: ' ' },
      { id: 'c', name: 'recall ', text: '{{pet}}' },
    ]);
    expect(problems.map(({ id, field }) => `${id} ${field}`)).toEqual([
      'a name',
      'b name',
      'b text',
      'c name',
      'c text',
    ]);
  });

  it('are bounded, and each has an id of its own', () => {
    const one = { id: 'a', name: 'A', text: 'x' };
    expect(areMessageTemplates([one])).toBe(true);
    expect(areMessageTemplates([one, { ...one, name: 'B' }])).toBe(false);
    expect(areMessageTemplates([{ ...one, text: 'x'.repeat(maxTemplateText + 1) }])).toBe(false);
    expect(areMessageTemplates([{ ...one, more: 1 }])).toBe(false);
    expect(areMessageTemplates(Array.from({ length: 21 }, (_each, index) => ({ ...one, id: `${index}` })))).toBe(false);
  });
});
