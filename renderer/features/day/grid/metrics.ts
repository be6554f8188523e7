/** How long a slot may be, in minutes. All of them divide the hour, so every line lies on a round time. */
export const slotLengths = [5, 10, 15, 20, 30, 60] as const;

export type SlotMinutes = (typeof slotLengths)[number];

export const usualSlot: SlotMinutes = 15;

/** Height of a minute on the grid in pixels: fine slots draw the day larger, coarse ones show more of it at once. */
const minuteHeights: Readonly<Record<SlotMinutes, number>> = { 5: 3.6, 10: 2.4, 15: 1.8, 20: 1.8, 30: 1.5, 60: 1.2 };

export function pixelsPerMinute(slotMinutes: SlotMinutes): number {
  return minuteHeights[slotMinutes];
}

/** A tile lower than its one line of text could be neither read nor hit. */
export function shortestTile(slotMinutes: SlotMinutes): number {
  return slotMinutes <= 5 ? 5 : 15;
}

/** How much of an appointment a tile has room for. */
export type TileSize = 'line' | 'two' | 'usual' | 'tall';

/** Lines are 16 pixels high. A quarter of an hour has one; from 40 minutes on the alert has one for itself. */
export function tileSize(height: number): TileSize {
  if (height < 35) return 'line';
  if (height < 50) return 'two';
  return height < 72 ? 'usual' : 'tall';
}

/** Width of the hours beside the columns, in pixels. */
export const gutterWidth = 72;

/** Height of the heads above the columns, which cover what is scrolled under them, in pixels. */
export const headHeight = 52;

/** The least width of a column, in pixels, by how many tiles stand side by side in it. */
export function columnWidth(lanes: number): number {
  return Math.max(140, lanes * 84);
}
