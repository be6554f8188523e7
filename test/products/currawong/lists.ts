import { type Row, compareValues } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { badArgument, dayIn, folded } from './values.ts';

/** Which page is asked for. */
export interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

/** A page with its edges. */
export function connection<Item>(
  rows: readonly Item[],
  { first, after = null }: PageArgs,
  cap: number,
  show: (row: Item) => Row,
): Row {
  if (first < 1) throw badArgument('first has to be 1 or more');
  return relayConnection(rows, { first, after }, cap, show);
}

/** What an id may be. */
export interface IdMatch {
  readonly is?: string | null;
  readonly in?: readonly string[] | null;
  readonly not?: string | null;
}

/** Whether an id is one of those asked for; one that is not there only fits what excludes others. */
export function fitsId(match: IdMatch | null | undefined, id: string | null): boolean {
  if (!match) return true;
  return (
    (!match.is || match.is === id) &&
    (!match.in || (id !== null && match.in.includes(id))) &&
    (!match.not || match.not !== id)
  );
}

/** What a text may be. */
export interface TextMatch {
  readonly is?: string | null;
  readonly startsWith?: string | null;
  readonly contains?: string | null;
}

/** Whether one of some texts is as asked for. */
export function fitsText(
  match: TextMatch | null | undefined,
  texts: readonly string[],
  fold: (text: string) => string = folded,
): boolean {
  if (!match) return true;
  const { is, startsWith, contains } = match;
  return texts
    .map(fold)
    .some(
      (text) =>
        (typeof is !== 'string' || text === fold(is)) &&
        (typeof startsWith !== 'string' || text.startsWith(fold(startsWith))) &&
        (typeof contains !== 'string' || text.includes(fold(contains))),
    );
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Days of which both belong to it. */
export interface DateWindow {
  readonly from: string;
  readonly to: string;
}

const mostDays = 62;

/** The days that are asked for, if there are not too many. */
export function checkedWindow({ from, to }: DateWindow): DateWindow {
  const days = (Date.parse(dayIn(to)) - Date.parse(dayIn(from))) / 86_400_000 + 1;
  if (days < 1) throw badArgument('A window cannot end before it begins');
  if (days > mostDays) throw badArgument(`A window has ${String(mostDays)} days at most`);
  return { from, to };
}

/** What a list is ordered by. */
export interface Order {
  readonly by: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** The rows by what is asked for, the first of which counts most; equal ones stay as they were. */
export function ordered<Item>(
  rows: readonly Item[],
  orders: readonly Order[] | null | undefined,
  values: Readonly<Record<string, (row: Item) => string | number>>,
): readonly Item[] {
  return rows.toSorted((one, other) => {
    for (const { by, direction } of orders ?? []) {
      const value = values[by];
      const order = value ? compareValues(value(one), value(other)) : 0;
      if (order !== 0) return direction === 'DESCENDING' ? -order : order;
    }
    return 0;
  });
}
