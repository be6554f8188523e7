import { afterEach, describe, expect, it } from 'vitest';
import { auditKinds, type AuditLine, type AuditOutcome, auditOutcomes } from '../../../electron/contract/audit.ts';
import { sentenceOf } from '../../../renderer/features/auditLog/auditSentence.ts';
import { changesOf } from '../../../renderer/features/auditLog/auditValues.ts';
import { setMessages } from '../../../i18n/page/t.ts';
import deFirst from '../../../i18n/page/de/first.json' with { type: 'json' };
import de from '../../../i18n/page/de/screens.json' with { type: 'json' };
import enFirst from '../../../i18n/page/en/first.json' with { type: 'json' };
import en from '../../../i18n/page/en/screens.json' with { type: 'json' };
import esFirst from '../../../i18n/page/es/first.json' with { type: 'json' };
import es from '../../../i18n/page/es/screens.json' with { type: 'json' };
import frFirst from '../../../i18n/page/fr/first.json' with { type: 'json' };
import fr from '../../../i18n/page/fr/screens.json' with { type: 'json' };

const english = { ...enFirst, ...en };
const languages = {
  en: english,
  de: { ...deFirst, ...de },
  es: { ...esFirst, ...es },
  fr: { ...frFirst, ...fr },
} as const;

afterEach(() => setMessages('en', english, 'en-US'));

const today = '2026-11-17';
const start = '2026-11-17T10:30:00-05:00';

function line(what: string, rest: Partial<AuditLine> = {}): AuditLine {
  return { number: 1, at: '', who: 'Anna', what, names: [], about: [], outcome: 'done', detail: null, ...rest };
}

function detail(from: object, to: object): AuditLine['detail'] {
  return { isHere: true, location: '101', date: today, client: null, from: { ...from }, to: { ...to } };
}

/** Times have a space that does not break. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

const names = {
  provider: (id: string) => (id === '7' ? 'Dr. Lee' : null),
  type: () => null,
  location: () => null,
  hasLocations: false,
};

describe('an entry as a sentence', () => {
  it.each([
    [
      '<who/> moved an appointment from 10:30 AM to 11:00 AM on <day/>',
      line('updateAppointment', {
        names: ['appointment.id', 'to.start'],
        detail: detail({ start }, { start: '2026-11-17T11:00:00-05:00' }),
      }),
    ],
    [
      '<who/> moved an appointment from Tue, Nov 17, 10:30 AM to <day/>, 9:00 AM',
      line('updateAppointment', {
        names: ['to.start', 'to.notes'],
        detail: detail({ start }, { start: '2026-11-18T09:00:00-05:00' }),
      }),
    ],
    [
      // The same moment, written with another offset, is no move.
      '<who/> changed an appointment at 10:30 AM on <day/>: room and notes',
      line('updateAppointment', {
        names: ['to.start', 'to.room', 'to.notes'],
        detail: detail({ start: '2026-11-17T15:30:00Z', room: '1' }, { start, room: '2' }),
      }),
    ],
    [
      '<who/> changed a client: phone and email',
      line('updateClient', { names: ['client.id', 'to.phone', 'to.email'] }),
    ],
    [
      '<who/> changed an appointment at 10:30 AM on <day/> from “Confirmed” to “Checked in”',
      line('setStatus', {
        detail: detail({ start, status: 'CONFIRMED', stage: 'confirmed' }, { status: 'HERE', stage: 'arrived' }),
      }),
    ],
    [
      '<who/> changed the setting “<setting/>” from “New York” to “Berlin”',
      line('settings:change', {
        names: ['timeZone'],
        detail: detail({ timeZone: 'America/New_York' }, { timeZone: 'Europe/Berlin' }),
      }),
    ],
    ['<who/> locked this computer', line('lock hand')],
    ['<who/> tried to sign in', line('staff:signIn', { outcome: 'refused' })],
    ['<who/> used an action of another version: fly', line('fly')],
  ])('says %s', (text, entry) => {
    expect(spaced(sentenceOf(entry, today))).toBe(text);
  });

  it('of an earlier version, without values, says what it holds', () => {
    const old = line('updateAppointment', { names: ['appointment.id', 'appointment.version', 'to.start', 'to.room'] });
    expect(sentenceOf(old, today)).toBe('<who/> changed an appointment: time and room');
    expect(sentenceOf(line('cancelAppointment'), today)).toBe('<who/> cancelled an appointment');
    expect(changesOf(old, names)).toEqual([]);
  });

  it.each(['en', 'de', 'es', 'fr'] as const)('is whole in %s, for every action and outcome', (language) => {
    setMessages(language, languages[language], language);
    for (const what of Object.values(auditKinds).flat())
      for (const outcome of [...auditOutcomes, null] satisfies (AuditOutcome | null)[]) {
        const text = sentenceOf(line(what, { names: ['production'], outcome }), today);
        expect(text).toContain('<who/>');
        expect(text).not.toMatch(/\{\{|activity\.|undefined/);
        // What is not done is not told as if it were; a lock is always done.
        const done = sentenceOf(line(what, { names: ['production'] }), today);
        if (outcome !== 'done' && !what.startsWith('lock')) expect(text).not.toBe(done);
      }
  });
});

describe('the values beside it', () => {
  it('are those that changed, by their names where the clinic in use has them', () => {
    const entry = line('updateAppointment', {
      names: ['to.provider', 'to.room', 'to.minutes', 'to.notes'],
      detail: detail({ start, provider: '9', room: null, minutes: 30 }, { provider: '7', room: '2', minutes: 30 }),
    });
    expect(spaced(sentenceOf(entry, today))).toBe(
      '<who/> changed an appointment at 10:30 AM on <day/>: provider, room and notes',
    );
    expect(changesOf(entry, names)).toEqual(['Provider: Dr. Lee', 'Room: None → 2']);
    const elsewhere = { ...entry, detail: entry.detail && { ...entry.detail, isHere: false } };
    expect(changesOf(elsewhere, names)).toEqual(['Room: None → 2']);
  });

  it('name the fields of a person, never what was typed', () => {
    const entry = line('registerClient', { names: ['client.givenName', 'client.phone'] });
    expect(changesOf(entry, names)).toEqual(['Entered: first name and phone']);
  });
});
