import type { Random } from '../../../graphql/demo/random.ts';

/** The appointments of one day in a clinic's own store, changed as another program of the clinic would. Rows by the desk's ids. */
export interface ClinicBook {
  /** Each answers whether the row can be changed so. */
  readonly edit: (id: string, text: string) => void;
  readonly cancel: (id: string, text: string) => void;
  /** To another day. */
  readonly move: (id: string) => void;
  /** Out of the book, where the service reports that. */
  readonly remove?: (id: string) => void;
  /** A new one beside another; returns its id. */
  readonly add: (like: string, text: string) => string;
}

/** A change of one row: how the day has it now, null where it is not on the day any more. */
export interface BookChange {
  readonly id: string;
  readonly text: string | null;
}

/** A day stays about as long as it was. */
const fewest = 12;
const most = 45;

/** Changes, cancels, moves away, removes or adds one of these rows. */
export function changeAtRandom(book: ClinicBook, rows: readonly string[], random: Random, text: string): BookChange {
  const id = random.pick(rows);
  if (rows.length < fewest || (rows.length < most && random.chance(0.12))) return { id: book.add(id, text), text };
  if (random.chance(rows.length > most ? 0.5 : 0.1)) {
    if (book.remove && random.chance(0.5)) book.remove(id);
    else book.move(id);
    return { id, text: null };
  }
  if (random.chance(0.08)) book.cancel(id, text);
  else book.edit(id, text);
  return { id, text };
}
