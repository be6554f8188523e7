import type { Cell } from './gridMove.ts';

/** Where somebody was in a table, for when she comes back to it. */
export interface Place {
  readonly address: string;
  readonly scroll: number;
  readonly cell: Cell;
  /** Whether she was in the table itself. */
  readonly hadFocus: boolean;
}

interface Memory {
  readonly clinic: number;
  /** The address of the table that was looked at last. */
  readonly address: string | null;
  readonly place: Place | null;
  /** The view that was chosen last, by name. */
  readonly view: string | null;
}

const empty: Memory = { clinic: 0, address: null, place: null, view: null };

// For the session only: a search may be a client's name, and goes with the window.
let memory = empty;
// Where there is little room, the table has it.
let areOpen = innerHeight >= 600;

/** What is remembered, as long as the same clinic answers. */
export function recallReview(clinic: number): Memory {
  return memory.clinic === clinic ? memory : empty;
}

export function rememberReview(clinic: number, change: Partial<Omit<Memory, 'clinic'>>): void {
  memory = { ...recallReview(clinic), ...change, clinic };
}

export function figuresAreOpen(): boolean {
  return areOpen;
}

export function setFiguresOpen(open: boolean): void {
  areOpen = open;
}
