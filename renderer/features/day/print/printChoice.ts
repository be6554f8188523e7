import { allColumns, type ColumnId, type SheetKind } from './sheets.ts';

/** What somebody wants on paper. */
export interface PrintChoice {
  readonly kind: SheetKind | 'label';
  readonly columns: readonly ColumnId[];
  readonly withCalledOff: boolean;
}

let last: PrintChoice = { kind: 'day', columns: allColumns, withCalledOff: false };

/** The columns that were chosen last in this run; the kind is always asked anew, as the usual one is the day. */
export function startChoice(): PrintChoice {
  return { ...last, kind: 'day' };
}

export function keepChoice(choice: PrintChoice): void {
  last = choice;
}
