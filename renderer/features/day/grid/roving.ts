import type { DayColumn, PlacedAppointment } from '../columns.ts';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The tile that an arrow leads to: along the day in a column, across to whatever is nearest in time. */
export function nextTile(columns: readonly DayColumn[], current: string, key: ArrowKey): PlacedAppointment | null {
  const column = columns.findIndex(({ tiles }) => tiles.some((tile) => tile.key === current));
  const tiles = columns[column]?.tiles ?? [];
  const index = tiles.findIndex((tile) => tile.key === current);
  const here = tiles[index];
  if (!here) return null;
  if (key === 'ArrowUp') return tiles[index - 1] ?? null;
  if (key === 'ArrowDown') return tiles[index + 1] ?? null;
  const step = key === 'ArrowLeft' ? -1 : 1;
  for (let other = column + step; columns[other]; other += step) {
    const nearest = nearestInTime(columns[other]?.tiles ?? [], here.start);
    if (nearest) return nearest;
  }
  return null;
}

/** Where the grid is entered: the visit that is on or next, else the last; the first where no time is given. */
export function entryTile(columns: readonly DayColumn[], minute: number | null): PlacedAppointment | null {
  const tiles = columns.flatMap((column) => column.tiles);
  if (minute === null) return earliest(tiles);
  return earliest(tiles.filter(({ end }) => end > minute)) ?? tiles.at(-1) ?? null;
}

function earliest(tiles: readonly PlacedAppointment[]): PlacedAppointment | null {
  return tiles.reduce<PlacedAppointment | null>((best, tile) => (best && best.start <= tile.start ? best : tile), null);
}

function nearestInTime(tiles: readonly PlacedAppointment[], start: number): PlacedAppointment | null {
  return tiles.reduce<PlacedAppointment | null>((best, tile) => {
    if (!best) return tile;
    return Math.abs(tile.start - start) < Math.abs(best.start - start) ? tile : best;
  }, null);
}
