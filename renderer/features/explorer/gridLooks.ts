import type { ColumnView } from './listViews.ts';

/** Digits of numbers and amounts stand below each other. */
export function isAtEnd({ kind }: ColumnView): boolean {
  return kind === 'number' || kind === 'money';
}

/** Pixels. */
const widths: Readonly<Record<ColumnView['kind'], number>> = {
  id: 110,
  text: 160,
  number: 110,
  money: 104,
  date: 120,
  moment: 184,
  state: 112,
  flag: 90,
  texts: 170,
  link: 144,
};

/** What names a row has more room. */
export function widthOf({ kind }: ColumnView, index: number): number {
  return index === 0 && kind === 'text' ? 164 : widths[kind];
}
