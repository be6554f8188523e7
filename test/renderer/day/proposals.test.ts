import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affectedBy,
  conflictsAt,
  dayWithProposals,
  proposalsFor,
  proposeForAll,
} from '../../../renderer/features/day/absence/proposals.ts';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { offer } from '../../support/page/bookingDay.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const eight = Date.parse('2026-11-17T08:00:00-05:00');
const offers = [offer('updateAppointment', ['start', 'minutes', 'provider', 'room'])];
const hours = [
  { __typename: 'OpenHours', start: '2026-11-17T08:00:00-05:00', end: '2026-11-17T18:00:00-05:00' },
] as const;

function dayOf(visits: Parameters<typeof dayWith>[0], change: Partial<ScheduleDay> = {}): ScheduleDay {
  return dayWith(visits, { offers, hours, ...change });
}

const said = (day: ScheduleDay, index = 0): readonly string[] => {
  const visit = day.appointments[index];
  if (!visit) throw new Error('There is no such visit.');
  return proposalsFor(visit, day, eight).map(
    ({ provider, start }) => `${provider.name} ${start?.slice(11, 16) ?? 'same time'}`,
  );
};

describe('who is affected by an absence', () => {
  it('are the visits still to come that have not begun', () => {
    const stage = (name: 'completed' | 'inProgress' | 'cancelled' | 'arrived') =>
      ({ status: { __typename: 'Status', label: name, stage: name, word: null } }) as const;
    const day = dayOf([
      { name: 'Late', who: 'okafor', at: [600, 630] },
      { name: 'Past', who: 'okafor', at: [420, 450] },
      { name: 'Here', who: 'okafor', at: [510, 540], ...stage('arrived') },
      { name: 'Begun', who: 'okafor', at: [480, 510], ...stage('inProgress') },
      { name: 'Off', who: 'okafor', at: [660, 690], ...stage('cancelled') },
      { name: 'Lunch', who: 'okafor', at: [720, 780], blocked: true },
      { name: 'Other', who: 'chen', at: [600, 630] },
    ]);
    expect(affectedBy('okafor', day, eight).map(({ patient }) => patient?.name)).toEqual(['Here', 'Late']);
  });
});

describe('a proposal', () => {
  it('is first a provider who is free then, of the same role before others, then the next times', () => {
    const day = dayOf([{ name: 'Bella', who: 'okafor', at: [600, 630] }]);
    expect(said(day)).toEqual([
      'Dr. Chen same time',
      'Sam Lee same time',
      'Dr. Chen 10:15',
      'Dr. Chen 10:30',
      'Dr. Chen 10:45',
    ]);
  });

  it('is nobody who is busy or away, in no taken room, and at no closed hour', () => {
    const day = dayOf([
      { name: 'Bella', who: 'okafor', at: [600, 660], room: 'Exam 1' },
      { name: 'Luna', who: 'chen', at: [630, 700] },
      { name: '', who: 'lee', at: [0, 1440], blocked: true },
      { name: 'Max', who: null, at: [700, 1020], room: 'exam 1' },
    ]);
    expect(said(day)).toEqual(['Dr. Chen 17:00']);
    expect(said({ ...day, hours: [] })).toEqual([]);
    // From 8 to 18 o'clock where the service does not say.
    expect(said({ ...day, hours: null })).toEqual(['Dr. Chen 17:00']);
  });

  it('is none, or only another provider, where the service takes no more', () => {
    const visits = [{ name: 'Bella', who: 'okafor', at: [600, 630] }] as const;
    expect(said(dayOf(visits, { offers: [] }))).toEqual([]);
    expect(said(dayOf(visits, { offers: [offer('updateAppointment', ['start'])] }))).toEqual([]);
    expect(said(dayOf(visits, { offers: [offer('updateAppointment', ['provider'])] }))).toEqual([
      'Dr. Chen same time',
      'Sam Lee same time',
    ]);
  });

  it('never puts two visits where only one fits, whatever the day is', () => {
    const visit = fc.record({
      who: fc.constantFrom('okafor', 'okafor', 'chen', 'lee', null),
      start: fc.integer({ min: 32, max: 68 }).map((quarter) => quarter * 15),
      minutes: fc.constantFrom(15, 30, 45, 90),
      room: fc.constantFrom(null, 'Exam 1', 'Exam 2'),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 24 }), (visits) => {
        const day = dayOf(
          visits.map(({ who, start, minutes, room }, index) => ({
            name: `P${index}`,
            who,
            at: [start, start + minutes] as const,
            room,
          })),
        );
        const affected = affectedBy('okafor', day, eight);
        const chosen = proposeForAll(affected, day, eight);
        const after = dayWithProposals(day, chosen);
        for (const { id } of affected) {
          const now = after.appointments.find((each) => each.id === id);
          if (!chosen.has(id) || !now) continue;
          expect(now.provider?.id).not.toBe('okafor');
          // Whoever stays with the absent provider may have been in the same room before.
          expect(conflictsAt(now, after).filter(({ other }) => other.provider?.id !== 'okafor')).toEqual([]);
        }
      }),
    );
  });

  it('is found for thirty visits among three thousand of three hundred providers, however full the day is', () => {
    const providers = Array.from({ length: 300 }, (_provider, index) => ({
      __typename: 'Provider' as const,
      id: `p${index}`,
      name: `Dr. ${index}`,
      role: null,
    }));
    const full = providers.flatMap(({ id }, provider) =>
      Array.from({ length: provider === 0 ? 30 : 10 }, (_visit, index) => ({
        name: `${provider} ${index}`,
        who: id,
        at:
          provider === 0
            ? ([480 + index * 15, 495 + index * 15] as const)
            : ([480 + index * 60, 540 + index * 60] as const),
      })),
    );
    const day = dayOf(full, { providers });
    const affected = affectedBy('p0', day, eight);
    expect(affected).toHaveLength(30);
    expect(proposeForAll(affected, day, eight).size).toBe(0);
  });
});
