import { describe, expect, it } from 'vitest';
import { wallDay, wallTime } from './clock.ts';
import type { Dialect } from './dialect.ts';
import { dialects } from './dialects.ts';
import { expectedSample, sampleDifferences } from './expectedSample.ts';
import { createPractice, practiceDays, zoneOf } from './practice.ts';

const tuesday = '2026-11-17';

function dialectNamed(name: string): Dialect {
  const dialect = dialects.find((candidate) => candidate.name === name);
  if (!dialect) throw new Error(`No dialect ${name}`);
  return dialect;
}

describe('practice', () => {
  it('is the same each time and no one else shares it', () => {
    const practice = createPractice();
    expect(createPractice()).toEqual(practice);
    practice.clients.pop();
    expect(createPractice().clients).toHaveLength(120);
  });

  it('holds what makes a front desk hard', () => {
    const { clients, patients, appointments, places } = createPractice();
    expect(new Set(places.map((place) => place.zone)).size).toBe(2);
    expect(clients.filter((client) => !client.isActive).length).toBeGreaterThan(5);
    expect(clients.filter((client) => client.isDeleted).length).toBeGreaterThan(1);
    expect(clients.filter((client) => client.emails.length === 0).length).toBeGreaterThan(10);
    expect(new Set(clients.map((client) => client.phones.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(patients.length).toBeGreaterThan(170);
    expect(patients.filter((patient) => patient.clientKey === null)).toHaveLength(1);
    expect(new Set(appointments.map((appointment) => appointment.state)).size).toBe(8);
    expect(appointments.filter((appointment) => appointment.isBlock)).toHaveLength(1);
    expect(appointments.filter((appointment) => appointment.isDeleted)).toHaveLength(2);
    expect(appointments.some(({ providerKey, isBlock }) => providerKey === null && !isBlock)).toBe(true);
  });

  it('has appointments on each of its days, by the clock of each location', () => {
    const practice = createPractice();
    const days = new Set(practice.appointments.map((row) => wallDay(row.start, zoneOf(practice, row))));
    expect([...days].toSorted()).toEqual(practiceDays);
    const ofTuesday = practice.appointments.filter((row) => wallDay(row.start, zoneOf(practice, row)) === tuesday);
    const inUtc = ofTuesday.filter((row) => wallDay(row.start, 'UTC') === tuesday);
    expect(inUtc.length).toBeLessThan(ofTuesday.length);
  });

  it('has two appointments with the same wall-clock hour on the day of 25 hours', () => {
    const practice = createPractice();
    const times = practice.appointments
      .filter((row) => row.placeKey === 1 && wallDay(row.start, 'America/New_York') === '2026-11-01')
      .map((row) => wallTime(row.start, 'America/New_York'));
    expect(times).toEqual(['00:30:00', '01:10:00', '01:15:00', '10:00:00']);
  });
});

describe.each(dialects.map((dialect) => [dialect.name, dialect] as const))('expected sample of %s', (_, dialect) => {
  it('shows five clients that no default hides', () => {
    const shown = dialect.view.clients(createPractice()).slice(0, 5);
    expect(shown.some((client) => client.isDeleted)).toBe(false);
    if (['minimal', 'tierpraxis'].includes(dialect.name)) expect(shown.every((client) => client.isActive)).toBe(true);
  });

  it('differs in nothing from itself and in something from every change', () => {
    const expected = expectedSample(dialect, tuesday);
    expect(sampleDifferences(dialect, expected, structuredClone(expected))).toEqual([]);
    expect(sampleDifferences(dialect, expected, { ...expected, clients: expected.clients.toReversed() })).toHaveLength(
      1,
    );
    expect(sampleDifferences(dialect, expected, {})).not.toEqual([]);
    if (expectedSample(dialect, tuesday).appointments.length === 0) return;
    const [first, second, ...others] = expected.appointments.filter((row) => !expected.mayOmit.includes(row.id));
    if (!first || !second) throw new Error('A Tuesday without appointments');
    const changed = { ...first, start: '2026-11-17T00:05:30-05:00', status: 'Somewhere else', extra: 1 };
    expect(sampleDifferences(dialect, expected, { ...expected, appointments: [changed, ...others] })).toHaveLength(4);
  });
});

describe('expected sample', () => {
  it('goes by the zone of each location and leaves out what a dialect does not offer', () => {
    const ofLiteral = expectedSample(dialectNamed('literal'), tuesday);
    const denver = ofLiteral.appointments.filter((row) => row.location?.id === 'L0002');
    expect(denver.at(-1)).toMatchObject({ start: '2026-11-17T22:30:00-07:00', end: '2026-11-17T23:00:00-07:00' });
    expect(ofLiteral.appointments[0]).toMatchObject({ start: '2026-11-17T00:05:00-05:00', status: 'DONE' });
    const [first] = expectedSample(dialectNamed('people2024'), tuesday).appointments;
    expect(first).toMatchObject({ status: 'Occurred', client: { name: "Zoë O'Brien" } });
    expect(first).not.toHaveProperty('patient');
  });

  it('reads the second of two equal wall times as the first where the dialect stores wall times', () => {
    const starts = (name: string) =>
      expectedSample(dialectNamed(name), '2026-11-01').appointments.map((row) => row.start);
    expect(starts('relay')).toContain('2026-11-01T01:15:00-05:00');
    expect(starts('tables')).not.toContain('2026-11-01T01:15:00-05:00');
    expect(starts('tables')).toContain('2026-11-01T01:15:00-04:00');
  });
});
