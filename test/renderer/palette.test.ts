import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeantClearly, plainWords, scoreOf } from '../../renderer/features/palette/matchWords.ts';
import {
  actionResults,
  appointmentResults,
  clientResults,
  groupsOf,
  stillMeant,
} from '../../renderer/features/palette/results.ts';
import type { FoundClient } from '../../renderer/data/useClientSearch.ts';
import { dayVisit, dayWith } from '../support/page/scheduleDay.ts';

const obrien: FoundClient = {
  __typename: 'Client',
  id: '10001',
  name: 'Zoë O’Brien-Muñoz',
  active: true,
  alerts: [],
  emails: ['zoe@example.com'],
  phones: [{ __typename: 'Phone', number: '(646) 555-0111', label: null }],
  balance: null,
  patients: [
    { __typename: 'Patient', id: 'p1', name: 'Biscuit', species: 'Canine', active: true, deceased: false, alerts: [] },
    { __typename: 'Patient', id: 'p2', name: 'Maple', species: 'Feline', active: false, deceased: true, alerts: [] },
  ],
};

describe('scoreOf', () => {
  it('finds what was typed, whatever the case, the accents and the order', () => {
    expect(scoreOf('obrien zoe', obrien.name)).toBeGreaterThan(0);
    expect(scoreOf('MUNOZ', obrien.name)).toBeGreaterThan(0);
    expect(scoreOf('rfr', 'refresh')).toBeGreaterThan(0);
    expect(scoreOf('garcia', obrien.name)).toBe(0);
    expect(scoreOf('', obrien.name)).toBe(0);
  });

  it('puts the whole word before its beginning, that before its middle, and that before scattered letters', () => {
    const scores = ['print', 'prints', 'imprint', 'p-r-i-n-t paint'].map((text) => scoreOf('print', text));
    expect(scores.slice(0, 3)).toEqual(scores.slice(0, 3).toSorted((one, other) => other - one));
    expect(new Set(scores.slice(0, 3)).size).toBe(3);
  });

  it('finds by hidden words, but never by their middle', () => {
    expect(scoreOf('label', 'Print the day', 'sheet label')).toBeGreaterThan(0);
    expect(scoreOf('lab', 'Print the day', 'sheet label')).toBeGreaterThan(0);
    expect(scoreOf('bel', 'Print the day', 'sheet label')).toBe(0);
  });

  it('finds what follows an apostrophe, and ß however it is typed', () => {
    expect(isMeantClearly(scoreOf('acti', 'Annuler l’action'))).toBe(true);
    expect(isMeantClearly(scoreOf('lacti', 'Annuler l’action'))).toBe(true);
    expect(isMeantClearly(scoreOf('schlies', 'Termin schließen'))).toBe(true);
    expect(isMeantClearly(scoreOf('schließ', 'Termin schliessen'))).toBe(true);
    expect(isMeantClearly(scoreOf('ction', 'Annuler l’action'))).toBe(false);
  });

  it('finds every text by any of its own words, and by the beginning of one', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, length) => {
        const words = plainWords(text).split(' ').filter(Boolean);
        const word = words[place % Math.max(1, words.length)];
        fc.pre(word !== undefined);
        expect(scoreOf(word ?? '', text)).toBeGreaterThan(0);
        expect(
          scoreOf(
            Array.from(word ?? '')
              .slice(0, length)
              .join(''),
            text,
          ),
        ).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what the palette offers', () => {
  it('is everything where nothing is typed, this screen’s own first, and nothing that only keys can do', () => {
    const words = actionResults(['go.day', 'palette', 'day.today', 'day.close'], '').map((result) => result.words);
    expect(words).toEqual(['Today', 'Go to Day']);
  });

  it('is found by other words that people use', () => {
    expect(actionResults(['day.export', 'day.print'], 'csv').map((result) => result.words)).toEqual([
      'Export the list',
    ]);
  });

  it('puts what is meant by the beginning of a word before what only has the letters in it', () => {
    const actions = { title: 'Actions', results: actionResults(['book', 'day.before'], 'ook') };
    const appointments = {
      title: 'Appointments',
      results: appointmentResults(dayWith([dayVisit({ reason: 'Ooky paw' })]), 'ook'),
    };
    expect(groupsOf([actions, appointments]).map(({ title }) => title)).toEqual(['Appointments', 'Actions']);
    const meant = { title: 'Actions', results: actionResults(['book'], 'boo') };
    const others = { ...appointments, results: appointmentResults(dayWith([dayVisit({ reason: 'Booster' })]), 'boo') };
    expect(groupsOf([meant, others]).map(({ title }) => title)).toEqual(['Actions', 'Appointments']);
  });

  it.each(['bella', 'garcia', 'limping', 'sick', '9:00', 'confirmed', 'dr. a'])('finds a visit by “%s”', (typed) => {
    const [found] = appointmentResults(dayWith([dayVisit()]), typed);
    expect(found).toMatchObject({
      words: 'Bella',
      more: 'Maria Garcia · Sick visit',
      target: { kind: 'appointment', appointment: '1', location: '101', date: '2026-11-17' },
    });
  });

  it('names each appointment once, and no blocked time', () => {
    const block = dayVisit({ id: '2', blocked: true, patient: null, client: null });
    const found = appointmentResults(dayWith([dayVisit(), dayVisit(), block]), 'sick');
    expect(found.map(({ key }) => key)).toEqual(['appointment 1']);
  });

  it('shows a client by what was meant: by its patient, by itself, or as the service found it', () => {
    const ofPatient = clientResults([obrien], 'biscuit');
    expect(ofPatient.patients).toMatchObject([{ words: 'Biscuit (Canine)', more: obrien.name }]);
    expect(ofPatient.clients).toEqual([]);
    expect(clientResults([obrien], '5550111')).toMatchObject({ patients: [], clients: [{ words: obrien.name }] });
    expect(clientResults([obrien], 'chip 985')).toMatchObject({ patients: [], clients: [{ words: obrien.name }] });
    expect(clientResults([obrien], 'maple').patients[0]?.words).toBe('Maple (Feline) †');
  });

  it('keeps of an earlier answer what still fits the words', () => {
    expect(stillMeant(obrien, 'bisc')).toBe(true);
    expect(stillMeant(obrien, '555-01')).toBe(true);
    expect(stillMeant(obrien, 'bella')).toBe(false);
  });
});
