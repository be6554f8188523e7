/** Height of a minute on the grid: half an hour holds three lines of a tile. */
export const pixelsPerMinute = 1.8;

/** How much of an appointment a tile has room for. */
export type TileSize = 'line' | 'two' | 'usual' | 'tall';

/** Lines are 16 pixels high. A quarter of an hour has one; from 40 minutes on the alert has one for itself. */
export function tileSize(height: number): TileSize {
  if (height < 35) return 'line';
  if (height < 50) return 'two';
  return height < 72 ? 'usual' : 'tall';
}
