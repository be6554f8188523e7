import type { DateForm } from './dateForm.ts';

/**
 * How a value is written for an argument. `instant`: ISO with Z. `wide`: the same a day wider on both sides, where the ends of
 * a period mean something else. `zeroBased`: a page number from 0. `naive`: the wall clock of the zone, requested a day wider
 * on both sides, as its zone is unknown; `spaced`: the same with a space between date and time, as Laravel writes it. `date`:
 * a calendar date, a day wider too. `seconds` and `milliseconds`: since 1970, UTC. `digits`: a date or a wall clock without
 * separators, 20261117 and 0930; `clockDigits`: both as one number, 20261117093000, a day wider. `hourMinute`: a wall clock without seconds, 09:30. `utc`, `local`, `localSpaced` and
 * `localMinute`: what is written in UTC with Z, or as the wall clock of the zone without an offset, with a T, with a space, or
 * with a T and without seconds. `pattern`: with a percent
 * sign on both sides. `list`: a list, of one or of several. `text`: a number as a text. `decimal`: a number with a point;
 * `cents`: hundredths of it, a whole number. A
 * form of a date with the year last, a day wider at the ends of a period. `isoLength`, `unitLength`, `clockLength`,
 * `secondsLength`: minutes as PT30M, 30m, 00:30:00, 1800.
 */
export type ValueForm =
  | DateForm
  | 'instant'
  | 'wide'
  | 'zeroBased'
  | 'naive'
  | 'spaced'
  | 'utc'
  | 'local'
  | 'localSpaced'
  | 'localMinute'
  | 'date'
  | 'digits'
  | 'clockDigits'
  | 'hourMinute'
  | 'seconds'
  | 'milliseconds'
  | 'pattern'
  | 'list'
  | 'number'
  | 'text'
  | 'decimal'
  | 'cents'
  | 'isoLength'
  | 'unitLength'
  | 'clockLength'
  | 'secondsLength';
