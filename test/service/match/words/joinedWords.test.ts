import { describe, expect, it } from 'vitest';
import { splitJoined } from '../../../../graphql/service/match/words/joinedWords.ts';
import { wordsOf } from '../../../../graphql/service/match/words/words.ts';

describe('words that are written as one', () => {
  it.each([
    ['bookedappointments', 'booked appointment'],
    ['appointmenttypeid', 'appointment type id'],
    ['checkindatetime', 'check in date time'],
    ['timezonename', 'time zone name'],
    ['startlastmodified', 'start last modified'],
    ['contactrelationship', 'contact relationship'],
  ])('%s is %s', (name, words) => {
    expect(wordsOf(name).join(' ')).toBe(words);
  });

  it.each([
    'department',
    'information',
    'statement',
    'station',
    'notation',
    'island',
    'listing',
    'inactive',
    'petclinic',
  ])('%s stays whole', (name) => {
    expect(splitJoined(name)).toBeNull();
  });
});
