import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../graphql/service/readers/time.ts';
import { zoneNamed } from '../../graphql/service/readers/zoneNames.ts';

describe('the name of a time zone', () => {
  it.each([
    ['America/Denver', 'America/Denver'],
    [' Europe/Berlin ', 'Europe/Berlin'],
    // Windows (CLDR, windowsZones).
    ['Eastern Standard Time', 'America/New_York'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['AUS Eastern Standard Time', 'Australia/Sydney'],
    ['Eastern Standard Time (Mexico)', 'America/Cancun'],
    // Rails (ActiveSupport::TimeZone).
    ['Eastern Time (US & Canada)', 'America/New_York'],
    ['London', 'Europe/London'],
  ])('is read from %s', (text, zone) => {
    expect(zoneNamed(text)).toBe(zone);
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Harbor Street', 'Lunar Standard Time', '__proto__', '__proto__ Standard Time', 'constructor'])(
    'is not read from %j',
    (text) => {
      expect(zoneNamed(text)).toBeNull();
    },
  );
});
