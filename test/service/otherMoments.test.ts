import { describe, expect, it } from 'vitest';
import { isOtherMoment } from '../../graphql/service/readers/otherMoments.ts';
import { readMoment } from '../../graphql/service/readers/time.ts';

const zone = 'America/New_York';

describe('a time that a framework writes otherwise', () => {
  it.each([
    '/Date(1794924000000)/',
    '/Date(1794924000000-0500)/',
    'Tue, 17 Nov 2026 14:00:00 GMT',
    '2026-11-17T14:00:00Z[UTC]',
    '2026-11-17T09:00-05:00[America/New_York]',
    '2026-11-17 9:00 AM',
    '2026-11-17T09:00:00am',
  ])('is read from %s', (text) => {
    expect(readMoment(text, zone)).toBe(Date.parse('2026-11-17T14:00:00Z'));
  });

  it.each([
    ['2026-11-17 12:30 AM', '2026-11-17T05:30:00Z'],
    ['2026-11-17 12:30 p.m.', '2026-11-17T17:30:00Z'],
  ])('has noon and midnight in %s', (text, moment) => {
    expect(readMoment(text, zone)).toBe(Date.parse(moment));
  });

  it.each([
    '/Date(x)/',
    '/Date(99999999999999999)/',
    '2026-11-17 13:00 PM',
    '2026-02-30 9:00 AM',
    'Mon, 99 Foo 2026 14:00:00 GMT',
  ])('is not read from %s', (text) => {
    expect(readMoment(text, zone)).toBeNull();
  });

  it('is not written by the desk', () => {
    expect(['/Date(1794924000000)/', '2026-11-17 9:00 AM', '2026-11-17T14:00:00Z'].map(isOtherMoment)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
