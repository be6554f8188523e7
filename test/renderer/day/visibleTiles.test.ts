import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardOf,
  type DayBoard,
  type DayColumn,
  type PlacedAppointment,
} from '../../../renderer/features/day/columns.ts';
import { columnWidth, gutterWidth } from '../../../renderer/features/day/grid/layout.ts';
import { visibleColumns, type Opening } from '../../../renderer/features/day/grid/visibleTiles.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const headHeight = 52;
const roomy = { width: 1280, height: 800, left: 0 };

describe('columnsInSight', () => {
  const long = boardOf(
    dayWith([
      { name: 'Bella', who: 'okafor', at: [480, 510] },
      { name: 'Max', who: 'okafor', at: [720, 750] },
      { name: 'Luna', who: 'lee', at: [1080, 1110] },
    ]),
  );

  it('leaves out what is later or earlier than the window reaches', () => {
    expect(namesIn(visibleColumns(opening(long, 480), { ...roomy, height: 300 }))).toEqual(['Bella']);
    expect(namesIn(visibleColumns(opening(long, 1020), { ...roomy, height: 300 }))).toEqual(['Luna']);
  });

  it('leaves out the columns beside the window', () => {
    const small = { width: 300, height: 2_000 };
    expect(namesIn(visibleColumns(opening(long, 480), { ...small, left: 0 }))).toEqual(['Bella', 'Max']);
    expect(namesIn(visibleColumns(opening(long, 480), { ...small, left: 400 }))).toEqual(['Luna']);
  });

  it('keeps the tile that Tab leads to, and agrees for every column', () => {
    const luna = long.columns[2]?.tiles[0]?.key ?? null;
    const columns = visibleColumns({ ...opening(long, 480), kept: new Set([luna]) }, { ...roomy, height: 300 });
    expect(namesIn(columns)).toEqual(['Bella', 'Luna']);
    expect(columns.map(({ name, visits }) => [name, visits])).toEqual([
      ['Dr. Okafor', 2],
      ['Dr. Chen', 0],
      ['Sam Lee', 1],
    ]);
  });

  it('never leaves out what a browser would show', () => {
    const visit = fc.record({
      who: fc.constantFrom('okafor', 'chen', 'lee'),
      at: fc.tuple(fc.integer({ min: 300, max: 1_300 }), fc.integer({ min: 5, max: 120 })),
    });
    const given = fc.record({
      visits: fc.array(visit, { minLength: 1, maxLength: 40 }),
      width: fc.integer({ min: 200, max: 1_600 }),
      height: fc.integer({ min: 100, max: 1_200 }),
      // The grid is smaller than the window that is known before it is drawn.
      besides: fc.tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 80 })),
      opensAt: fc.integer({ min: 200, max: 1_400 }),
      left: fc.integer({ min: 0, max: 1_000 }),
      scale: fc.constantFrom(1.2, 1.8, 3.6),
    });
    fc.assert(
      fc.property(given, ({ visits, width, height, besides, opensAt, left, scale }) => {
        const day = dayWith(
          visits.map(({ who, at: [from, length] }) => ({ name: 'Pip', who, at: [from, from + length] })),
        );
        const board = boardOf(day);
        const kept = visibleColumns({ board, opensAt, scale, kept: new Set() }, { width, height, left });
        const drawn = new Set(kept.flatMap(({ tiles }) => tiles));
        const shown = shownIn(board, { width: width - besides[0], height: height - besides[1], left, opensAt, scale });
        expect(shown.filter((tile) => !drawn.has(tile))).toEqual([]);
      }),
    );
  });
});

function opening(board: DayBoard, opensAt: number): Opening {
  return { board, opensAt, scale: 1.8, kept: new Set() };
}

function namesIn(columns: readonly DayColumn[]): readonly (string | undefined)[] {
  return columns.flatMap(({ tiles }) => tiles.map(({ appointment }) => appointment.patient?.name));
}

interface Scroller {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly opensAt: number;
  readonly scale: number;
}

/** What a browser shows: columns share the width that is left over, and nothing scrolls beyond its end. */
function shownIn(board: DayBoard, { width, height, left, opensAt, scale }: Scroller): readonly PlacedAppointment[] {
  const { columns, fromHour, toHour } = board;
  const least = columns.map(({ lanes }) => columnWidth(lanes));
  const total = least.reduce((sum, each) => sum + each, gutterWidth);
  const more = Math.max(0, width - total) / columns.length;
  const x = clamp(left, Math.max(0, total - width));
  const bodyHeight = (toHour - fromHour) * 60 * scale;
  const y = clamp((opensAt - fromHour * 60) * scale, Math.max(0, headHeight + bodyHeight - height));
  let edge = gutterWidth;
  return columns.flatMap(({ tiles }, index) => {
    const from = edge;
    edge += (least[index] ?? 0) + more;
    if (edge <= x + gutterWidth || from >= x + width) return [];
    return tiles.filter(({ start, end }) => {
      const top = headHeight + (start - fromHour * 60) * scale;
      const bottom = headHeight + (end - fromHour * 60) * scale;
      return bottom > y + headHeight && top < y + height;
    });
  });
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
