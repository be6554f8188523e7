import type { BookChange } from './clinicBook.ts';

/** What was changed at the clinic, and what of it the desk has seen. */
export interface ChangeLedger {
  /** The rows that are on the day at the clinic. */
  readonly rows: () => readonly string[];
  /** `isEasy`: the connection is good and the desk is live. */
  readonly note: (change: BookChange, isEasy: boolean) => void;
  /** The desk shows this: the texts of its rows by their ids. */
  readonly see: (shown: ReadonlyMap<string, string | null>) => void;
  /** A trouble begins: how late the desk shows what it does not show yet says nothing about a good connection. */
  readonly noteTrouble: () => void;
  /** Whether the desk shows the day as the clinic has it. */
  readonly isSeen: () => boolean;
  /** Changes that the desk does not show, each named; they are taken as seen from then on. */
  readonly giveUp: () => readonly string[];
  /** Milliseconds from a change to its being shown, of those that were made on a good connection and shown on it. */
  readonly delays: readonly number[];
}

interface Unseen extends BookChange {
  readonly at: number;
  isEasy: boolean;
}

export function createChangeLedger(first: ReadonlyMap<string, string | null>): ChangeLedger {
  const rows = new Set(first.keys());
  /** How the day is at the clinic, of the rows that were changed: null where one is not on it. */
  const truth = new Map<string, string | null>();
  const unseen = new Map<string, Unseen[]>();
  const delays: number[] = [];
  let shown = first;

  const showsNow = (id: string): string | null => shown.get(id) ?? null;

  return {
    rows: () => [...rows],
    delays,
    note(change, isEasy) {
      const { id, text } = change;
      if (text === null) rows.delete(id);
      else rows.add(id);
      truth.set(id, text);
      const list = unseen.get(id) ?? [];
      list.push({ ...change, at: performance.now(), isEasy });
      unseen.set(id, list);
    },
    see(next) {
      shown = next;
      for (const [id, list] of unseen) {
        const until = list.findLastIndex(({ text }) => text === showsNow(id)) + 1;
        for (const { at, isEasy } of list.splice(0, until)) if (isEasy) delays.push(performance.now() - at);
        if (list.length === 0) unseen.delete(id);
      }
    },
    noteTrouble() {
      for (const list of unseen.values()) for (const each of list) each.isEasy = false;
    },
    isSeen: () => [...truth].every(([id, text]) => showsNow(id) === text),
    giveUp() {
      // A row may also have been seen and be shown as it was before.
      const wrong = [...truth].filter(([id, text]) => showsNow(id) !== text);
      const missed = wrong.flatMap(([id, text]) => {
        const list = unseen.get(id) ?? [{ text }];
        return list.map((each) => `${id}: ${each.text ?? 'gone'}, shown: ${showsNow(id) ?? 'not'}`);
      });
      for (const [id] of wrong) truth.delete(id);
      unseen.clear();
      return missed;
    },
  };
}
