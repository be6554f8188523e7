import type { PlacedAppointment } from '../columns.ts';
import type { ArrowKey } from '../grid/gridFocus.ts';

/** How what can be selected stands, in columns of a grid or as one list: for ranges, arrow keys and boxes. */
export interface SelectableLayout {
  /** The keys of the tiles of each column, by time. */
  readonly columns: readonly (readonly string[])[];
  /** The tile that an arrow key leads to. */
  readonly next: (key: string, arrow: ArrowKey) => string | null;
  readonly focus: (key: string) => void;
  /** Where the tiles stand; null in a list, which has no empty space to draw a box over. */
  readonly grid: SelectableGrid | null;
}

export interface SelectableGrid {
  readonly body: HTMLElement;
  readonly overlay: HTMLElement;
  readonly columns: readonly (readonly PlacedAppointment[])[];
  readonly fromHour: number;
  /** Pixels per minute. */
  readonly scale: number;
  /** Shift with an arrow changes the end of a visit, where nothing is selected yet. */
  readonly resizes: boolean;
}
