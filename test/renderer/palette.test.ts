import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../electron/contract/foldText.ts';
import { isStrongMatch, matchScore } from '../../renderer/features/palette/fuzzyMatch.ts';
import {
  actionResults,
  appointmentResults,
  clientResults,
  rankGroups,
  matchesTyped,
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
  it('matches regardless of case, accents and order', () => {
    expect(matchScore('obrien zoe', obrien.name)).toBeGreaterThan(0);
    expect(matchScore('MUNOZ', obrien.name)).toBeGreaterThan(0);
    expect(matchScore('rfr', 'refresh')).toBeGreaterThan(0);
    expect(matchScore('garcia', obrien.name)).toBe(0);
    expect(matchScore('', obrien.name)).toBe(0);
  });

  it('puts the whole word before its beginning, that before its middle, and that before scattered letters', () => {
    const scores = ['print', 'prints', 'imprint', 'p-r-i-n-t paint'].map((text) => matchScore('print', text));
    expect(scores.slice(0, 3)).toEqual(scores.slice(0, 3).toSorted((one, other) => other - one));
    expect(new Set(scores.slice(0, 3)).size).toBe(3);
  });

  it('finds by hidden words, but never by their middle', () => {
    expect(matchScore('label', 'Print schedule', 'sheet label')).toBeGreaterThan(0);
    expect(matchScore('lab', 'Print schedule', 'sheet label')).toBeGreaterThan(0);
    expect(matchScore('bel', 'Print schedule', 'sheet label')).toBe(0);
  });

  it('finds what follows an apostrophe, and ß however it is typed', () => {
    expect(isStrongMatch(matchScore('acti', 'Annuler l’action'))).toBe(true);
    expect(isStrongMatch(matchScore('lacti', 'Annuler l’action'))).toBe(true);
    expect(isStrongMatch(matchScore('schlies', 'Termin schließen'))).toBe(true);
    expect(isStrongMatch(matchScore('schließ', 'Termin schliessen'))).toBe(true);
    expect(isStrongMatch(matchScore('ction', 'Annuler l’action'))).toBe(false);
  });

  it('finds every text by any of its own words, and by the beginning of one', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, length) => {
        const words = foldText(text).split(' ').filter(Boolean);
        const word = words[place % Math.max(1, words.length)];
        fc.pre(word !== undefined);
        expect(matchScore(word ?? '', text)).toBeGreaterThan(0);
        expect(
          matchScore(
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
    const labels = actionResults(['go.day', 'palette', 'day.today', 'day.close'], '').map((result) => result.label);
    expect(labels).toEqual(['Today', 'Go to Schedule']);
  });

  it('is found by synonyms', () => {
    expect(actionResults(['day.export', 'day.print'], 'csv').map((result) => result.label)).toEqual([
      'Export schedule',
    ]);
  });

  it('ranks a match at the beginning of a word before scattered letters', () => {
    const actions = { title: 'Actions', results: actionResults(['book', 'day.before'], 'ook') };
    const appointments = {
      title: 'Appointments',
      results: appointmentResults(dayWith([dayVisit({ reason: 'Ooky paw' })]), 'ook'),
    };
    expect(rankGroups([actions, appointments]).map(({ title }) => title)).toEqual(['Appointments', 'Actions']);
    const meant = { title: 'Actions', results: actionResults(['book'], 'boo') };
    const others = { ...appointments, results: appointmentResults(dayWith([dayVisit({ reason: 'Booster' })]), 'boo') };
    expect(rankGroups([meant, others]).map(({ title }) => title)).toEqual(['Actions', 'Appointments']);
  });

  it.each(['bella', 'garcia', 'limping', 'sick', '9:00', 'confirmed', 'dr. a'])('finds a visit by “%s”', (typed) => {
    const [found] = appointmentResults(dayWith([dayVisit()]), typed);
    expect(found).toMatchObject({
      label: 'Bella',
      detail: 'Maria Garcia · Sick visit',
      target: { kind: 'appointment', appointment: '1', location: '101', date: '2026-11-17' },
    });
  });

  it('names each appointment once, and no blocked time', () => {
    const block = dayVisit({ id: '2', blocked: true, patient: null, client: null });
    const found = appointmentResults(dayWith([dayVisit(), dayVisit(), block]), 'sick');
    expect(found.map(({ key }) => key)).toEqual(['appointment 1']);
  });

  it('shows a client by the match: its patient, the client, or the service’s result', () => {
    const ofPatient = clientResults([obrien], 'biscuit');
    expect(ofPatient.patients).toMatchObject([{ label: 'Biscuit (Canine)', detail: obrien.name }]);
    expect(ofPatient.clients).toEqual([]);
    expect(clientResults([obrien], '5550111')).toMatchObject({ patients: [], clients: [{ label: obrien.name }] });
    expect(clientResults([obrien], 'chip 985')).toMatchObject({ patients: [], clients: [{ label: obrien.name }] });
    expect(clientResults([obrien], 'maple').patients[0]?.label).toBe('Maple (Feline) †');
  });

  it('keeps of an earlier answer what still matches the query', () => {
    expect(matchesTyped(obrien, 'bisc')).toBe(true);
    expect(matchesTyped(obrien, '555-01')).toBe(true);
    expect(matchesTyped(obrien, 'bella')).toBe(false);
  });
});
