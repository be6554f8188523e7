import { describe, expect, it } from 'vitest';
import type { ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { gridWarnings } from '../../../renderer/features/day/grid/editing/gridWarnings.ts';
import type { GridPlace } from '../../../renderer/features/day/grid/gridChange.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const bella = {
  __typename: 'Patient',
  id: 'bella',
  name: 'Bella',
  species: 'Dog',
  deceased: null,
  alerts: [],
} as const;
const vacation = { __typename: 'AppointmentType', id: 'v', name: 'Vacation', color: null } as const;
const day = dayWith(
  [
    { name: 'Bella', who: 'okafor', at: [600, 630], room: 'Room 2', patient: bella },
    { name: 'Luna', who: 'chen', at: [645, 675], room: 'room 2 ' },
    { name: 'Bella', who: 'lee', at: [720, 750], patient: bella },
    { name: '', who: 'lee', at: [0, 1440], blocked: true, patient: null, type: vacation },
  ],
  {
    hours: [
      { __typename: 'OpenHours', start: '2026-11-17T08:00:00-05:00', end: '2026-11-17T12:30:00-05:00' },
      { __typename: 'OpenHours', start: '2026-11-17T14:00:00-05:00', end: '2026-11-17T18:00:00-05:00' },
    ],
  },
);

function at(start: number, place: Partial<GridPlace> = {}, on: ScheduleDay = day): readonly string[] {
  const [appointment] = on.appointments;
  const usual = { appointment: appointment ?? null, start, minutes: 30, providerId: 'okafor', room: null };
  return gridWarnings({ ...usual, ...place }, on, 'provider');
}

describe('what is said of a place on the grid', () => {
  it('is nothing of an appointment where it is, nor of a free place', () => {
    expect(at(600)).toEqual([]);
    expect(at(540)).toEqual([]);
  });

  it('says that a patient is deceased, wherever the appointment is taken', () => {
    const [first, ...others] = day.appointments;
    const dead = { ...first, patient: { ...bella, deceased: true } } as ScheduleDay['appointments'][number];
    const on = { ...day, appointments: [dead, ...others] };
    expect(at(540, {}, on)).toEqual(['Bella is marked as deceased']);
    expect(at(630, {}, on)).toEqual(['Bella is marked as deceased', 'room 2 is taken: Luna']);
  });

  it('names the room that another provider uses, however it is written', () => {
    expect(at(630)).toEqual(['room 2 is taken: Luna']);
    expect(at(630, { appointment: null })).toEqual([]);
    expect(at(645, { providerId: 'chen' })).toEqual(['Overlaps Luna']);
  });

  it('names the provider where columns are rooms', () => {
    const place = { appointment: null, start: 645, minutes: 30, providerId: 'chen', room: 'Room 3' };
    expect(gridWarnings(place, day, 'room')).toEqual(['Dr. Chen is taken: Luna']);
  });

  it('names a patient who has another visit then, a closed hour, and a day off', () => {
    expect(at(720)).toEqual(['Bella has another appointment then']);
    expect(at(740)).toEqual(['Bella has another appointment then', 'Outside opening hours']);
    expect(at(600, { providerId: 'lee' })).toEqual(['Vacation all day']);
    expect(at(840, { minutes: 300 })).toEqual(['Outside opening hours']);
  });

  it('is nothing of a time that the clocks leave out', () => {
    const spring = dayWith([{ name: 'Bella', who: 'okafor', at: [600, 630] }], { date: '2026-03-08', hours: [] });
    expect(at(150, {}, spring)).toEqual([]);
    expect(at(200, {}, spring)).toEqual(['Outside opening hours']);
  });
});
