import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedTime } from '../../renderer/lib/typedTime.ts';
import { formatMinute } from '../../renderer/lib/wallTime.ts';

describe('parseTypedTime', () => {
  it.each([
    ['9', '09:00', '09:00'],
    ['2', '14:00', '02:00'],
    ['02:00', '02:00', '02:00'],
    ['930', '09:30', '09:30'],
    ['1430', '14:30', '14:30'],
    ['9:30', '09:30', '09:30'],
    ['3:15', '15:15', '03:15'],
    ['14.30', '14:30', '14:30'],
    ['14h30', '14:30', '14:30'],
    ['14 h', '14:00', '14:00'],
    ['14 Uhr', '14:00', '14:00'],
    ['2pm', '14:00', '14:00'],
    ['2:30 p', '14:30', '14:30'],
    ['2:30 p. m.', '14:30', '14:30'],
    ['12 am', '00:00', '00:00'],
    ['12pm', '12:00', '12:00'],
    ['24:00', '', ''],
    ['9:60', '', ''],
    ['0 pm', '', ''],
    ['soon', '', ''],
    ['', '', ''],
  ])('reads %j in the United States and in Germany', (text, american, german) => {
    expect([parseTypedTime(text, 'en-US'), parseTypedTime(text, 'de-DE')]).toEqual([american, german]);
  });

  it('reads each time as it is shown', () => {
    const locales = fc.constantFrom('en-US', 'en-GB', 'en-CA', 'de-DE', 'fr-FR', 'es-ES', 'es-MX');
    fc.assert(
      fc.property(locales, fc.nat({ max: 1439 }), (locale, minute) => {
        const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
        expect(parseTypedTime(formatMinute(minute, locale), locale)).toBe(time);
      }),
    );
  });
});
