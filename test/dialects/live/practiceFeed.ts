import { type ChangeFeed, createChangeFeed } from '../../../graphql/demo/changeFeed.ts';
import type { Practice } from '../practice.ts';

/** Milliseconds. */
const lookEvery = 20;

const kinds = { appointment: 'appointments', client: 'clients', patient: 'patients' } as const;

/** The changes of a practice, by the keys of its rows. */
export interface PracticeFeed {
  readonly feed: ChangeFeed;
  readonly close: () => void;
}

/** Reports rows that were added or replaced, whoever did it: while anybody listens the lists are compared again and again. */
export function watchPractice(practice: Practice): PracticeFeed {
  const feed = createChangeFeed();
  let known: ReadonlySet<object> | null = null;
  const look = (): void => {
    if (!feed.hasListeners()) {
      known = null;
      return;
    }
    const before = known;
    known = new Set([...practice.appointments, ...practice.clients, ...practice.patients]);
    if (before === null) return;
    for (const [kind, list] of Object.entries(kinds))
      // Sound: the entries are those of the table above.
      for (const row of practice[list])
        if (!before.has(row)) feed.emit({ kind: kind as keyof typeof kinds, id: String(row.key) });
  };
  const timer = setInterval(look, lookEvery);
  timer.unref();
  return {
    // The first listener's starting point is now, not the next look.
    feed: {
      ...feed,
      iterate(select) {
        const changes = feed.iterate(select);
        if (known === null) look();
        return changes;
      },
    },
    close: () => clearInterval(timer),
  };
}
