import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  clockChangeOn,
  formatInstant,
  instantAt,
  isInGap,
  minutesBetween,
  wallClock,
  wallEnd,
} from '../../renderer/lib/timeZone.ts';

const newYork = 'America/New_York';

const zones = fc.constantFrom(
  newYork,
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Chatham',
);
const dates = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString());
/** Days with a change of the clocks are rare; half of the runs pick one. */
const daysOfZones = zones.chain((timeZone) =>
  fc.tuple(
    fc.constant(timeZone),
    fc.oneof(
      dates,
      dates.map((date) => nextChange(date, timeZone)),
    ),
  ),
);
const minutes = fc.integer({ min: 0, max: 1440 });

describe('instantAt', () => {
  it('writes the moment with the offset of the zone', () => {
    expect(instantAt('2026-11-21', 540, newYork)).toEqual({ kind: 'instant', instant: '2026-11-21T09:00:00-05:00' });
    expect(instantAt('2026-07-01', 540, 'Asia/Kolkata')).toEqual({
      kind: 'instant',
      instant: '2026-07-01T09:00:00+05:30',
    });
  });

  it('refuses the hour that the spring day does not have', () => {
    expect(instantAt('2026-03-08', 120, newYork)).toEqual({ kind: 'gap' });
    expect(instantAt('2026-03-08', 179, newYork)).toEqual({ kind: 'gap' });
    expect(instantAt('2026-03-08', 180, newYork)).toEqual({ kind: 'instant', instant: '2026-03-08T03:00:00-04:00' });
  });

  it('takes the first of the autumn day’s two hours and reports that there are two', () => {
    expect(instantAt('2026-11-01', 90, newYork)).toEqual({
      kind: 'instant',
      instant: '2026-11-01T01:30:00-04:00',
      twice: true,
    });
    expect(instantAt('2026-11-01', 120, newYork)).toEqual({ kind: 'instant', instant: '2026-11-01T02:00:00-05:00' });
  });

  it('reads midnight at the end of the day', () => {
    expect(instantAt('2026-11-21', 1440, newYork)).toEqual({ kind: 'instant', instant: '2026-11-22T00:00:00-05:00' });
  });

  it('agrees with the wall clock that Intl shows, on days of a change too', () => {
    fc.assert(
      fc.property(daysOfZones, minutes, ([timeZone, date], minute) => {
        const wall = Date.parse(date) + minute * 60_000;
        // Whatever happens on the day itself, one of the offsets around it is the right one.
        const offsets = [wall - 86_400_000, wall + 86_400_000].map((moment) => intlOffset(moment, timeZone));
        const moments = [...new Set(offsets)]
          .map((offset) => wall - offset)
          .filter((moment) => moment + intlOffset(moment, timeZone) === wall);
        const answer = instantAt(date, minute, timeZone);
        expect(answer.kind === 'gap').toBe(moments.length === 0);
        if (answer.kind === 'gap') return;
        expect(Date.parse(answer.instant)).toBe(Math.min(...moments));
        expect(answer.instant).toBe(formatInstant(Math.min(...moments), timeZone));
        expect(answer.twice ?? false).toBe(moments.length > 1);
        expect(wallClock(Date.parse(answer.instant), timeZone)).toEqual({
          date: new Date(wall).toISOString().slice(0, 10),
          minute: minute % 1440,
        });
      }),
    );
  });

  it('agrees with Temporal in every zone, on days of a change too', () => {
    fc.assert(
      fc.property(daysOfZones, minutes, ([timeZone, date], minute) => {
        const wall = Temporal.PlainDateTime.from(date).add({ minutes: minute });
        const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
        const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
        const answer = instantAt(date, minute, timeZone);
        if (!earlier.toPlainDateTime().equals(wall)) {
          expect(answer).toEqual({ kind: 'gap' });
          return;
        }
        const instant = earlier.toString({ timeZoneName: 'never' });
        const twice = earlier.epochMilliseconds !== later.epochMilliseconds;
        expect(answer).toEqual({ kind: 'instant', instant, ...(twice && { twice }) });
      }),
    );
  });
});

describe('clockChangeOn', () => {
  it('reports which stretch is missing or comes twice', () => {
    expect(clockChangeOn('2026-03-08', newYork)).toEqual({ kind: 'gap', from: 120, to: 180 });
    expect(clockChangeOn('2026-11-01', newYork)).toEqual({ kind: 'twice', from: 60, to: 120 });
    expect(clockChangeOn('2026-10-04', 'Australia/Lord_Howe')).toEqual({ kind: 'gap', from: 120, to: 150 });
    expect(clockChangeOn('2018-11-04', 'America/Sao_Paulo')).toEqual({ kind: 'gap', from: 0, to: 60 });
    expect(clockChangeOn('2018-02-17', 'America/Sao_Paulo')).toEqual({ kind: 'twice', from: 1380, to: 1440 });
  });

  it('keeps the days around it ordinary', () => {
    for (const date of ['2026-03-07', '2026-03-09', '2026-10-31', '2026-11-02']) {
      expect(clockChangeOn(date, newYork)).toBeNull();
    }
    expect(clockChangeOn('2018-11-03', 'America/Sao_Paulo')).toBeNull();
    expect(clockChangeOn('2018-02-18', 'America/Sao_Paulo')).toBeNull();
  });

  it('clips a change that goes over midnight to the day', () => {
    expect(clockChangeOn('2018-10-21', 'America/Sao_Paulo')).toBeNull();
    expect(clockChangeOn('2011-12-30', 'Pacific/Apia')).toEqual({ kind: 'gap', from: 0, to: 1440 });
    expect(clockChangeOn('2026-11-01', 'America/Havana')).toEqual({ kind: 'twice', from: 0, to: 60 });
    expect(clockChangeOn('2027-04-04', 'Pacific/Chatham')).toEqual({ kind: 'twice', from: 165, to: 225 });
  });

  it('is empty for a zone that the computer lacks', () => {
    expect(clockChangeOn('2026-03-08', 'Mars/Olympus')).toBeNull();
  });

  it('names exactly the times that do not exist or exist twice', () => {
    fc.assert(
      fc.property(daysOfZones, fc.integer({ min: 0, max: 1439 }), ([timeZone, date], minute) => {
        const change = clockChangeOn(date, timeZone);
        const answer = instantAt(date, minute, timeZone);
        const inside = change !== null && minute >= change.from && minute < change.to;
        expect(answer.kind === 'gap').toBe(isInGap(minute, change));
        expect(answer.kind === 'instant' && answer.twice === true).toBe(inside && change.kind === 'twice');
      }),
    );
  });
});

describe('lengths on the wall', () => {
  it('agree with the moments on both days of a change', () => {
    fc.assert(
      fc.property(daysOfZones, minutes, fc.integer({ min: 5, max: 600 }), ([timeZone, date], start, length) => {
        const from = instantAt(date, start, timeZone);
        const change = clockChangeOn(date, timeZone);
        const end = wallEnd(start, length, change);
        // What ends as the clocks go forward ends at 2:00 to people, though the wall shows 3:00.
        fc.pre(from.kind === 'instant' && end <= 1440 && !isInGap(end, change));
        const real = Temporal.Instant.from(from.instant).add({ minutes: length }).toZonedDateTimeISO(timeZone);
        expect(real.toPlainDateTime().toString()).toBe(
          Temporal.PlainDateTime.from(date).add({ minutes: end }).toString(),
        );
      }),
    );
  });

  it('have the true duration of a stretch of wall time', () => {
    const spring = clockChangeOn('2026-03-08', newYork);
    expect(minutesBetween(90, 210, spring)).toBe(60);
    expect(wallEnd(90, 60, spring)).toBe(210);
    const autumn = clockChangeOn('2026-11-01', newYork);
    expect(minutesBetween(30, 150, autumn)).toBe(180);
    expect(wallEnd(30, 180, autumn)).toBe(150);
  });

  it('undo each other on an ordinary day and around a missing hour', () => {
    const changes = fc.constantFrom(null, clockChangeOn('2026-03-08', newYork));
    fc.assert(
      fc.property(minutes, minutes, changes, (one, other, change) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(!isInGap(start, change) && !isInGap(end, change));
        const passed = minutesBetween(start, end, change);
        fc.pre(passed > 0 || start === end);
        expect(wallEnd(start, passed, change) === end || end === change?.to).toBe(true);
      }),
    );
  });
});

/** Milliseconds by which the wall clock is ahead of UTC. */
function intlOffset(moment: number, timeZone: string): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`) - moment;
}

function nextChange(date: string, timeZone: string): string {
  const next = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).getTimeZoneTransition('next');
  if (!next) return date;
  // The change is of the day whose clock shows the missing or the doubled time.
  return next.subtract({ minutes: 1 }).toPlainDate().toString();
}
