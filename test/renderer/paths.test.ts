import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardPath,
  clientPath,
  dayOfPath,
  dayPath,
  decodePart,
  isBoardPath,
  weekOfPath,
  weekPath,
} from '../../renderer/lib/paths.ts';

describe('paths', () => {
  it('leave missing parts to the core', () => {
    expect(dayOfPath('/')).toEqual({});
    expect(dayOfPath('/day/7')).toEqual({ location: '7' });
    expect(dayOfPath('/clients')).toBeNull();
    expect(dayPath({ date: '2026-11-21' })).toBe('/');
  });

  it('lead to the same day as a grid and as a board', () => {
    expect(dayOfPath('/board')).toEqual({});
    expect(dayOfPath(boardPath({ location: '7', date: '2026-11-21' }))).toEqual({ location: '7', date: '2026-11-21' });
    expect(boardPath({})).toBe('/board');
    expect([isBoardPath('/board'), isBoardPath('/board/7'), isBoardPath('/day/7')]).toEqual([true, true, false]);
  });

  it('carry any id there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (location) => {
        expect(dayOfPath(dayPath({ location }))).toEqual({ location });
        expect(dayOfPath(dayPath({ location, date: '2026-11-21' }))).toEqual({ location, date: '2026-11-21' });
        expect(decodePart(clientPath(location).slice('/clients/'.length))).toBe(location);
      }),
    );
  });

  it('carry the week of any provider or room there and back', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 });
    const of = fc.oneof(fc.record({ provider: name }), fc.record({ room: name }), fc.constant({}));
    fc.assert(
      fc.property(name, of, (location, who) => {
        const choice = { location, date: '2026-11-21', ...who };
        expect(weekOfPath(weekPath(choice))).toEqual(choice);
      }),
    );
    expect(weekOfPath('/week/7/2026-11-21/room/Exam%201/more')).toBeNull();
  });

  it('survive an address that was edited by hand', () => {
    expect(dayOfPath('/day/50%/2026-11-21')).toEqual({ location: '50%', date: '2026-11-21' });
    expect(dayOfPath('/day/7/tomorrow')).toBeNull();
    expect(dayOfPath('/day/7/2026-02-30')).toBeNull();
  });
});
