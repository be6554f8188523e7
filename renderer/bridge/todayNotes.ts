import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { readDraft, saveInOrder, storedContent } from './drafts.ts';

/** What a desk remembers for one day only. */
export interface TodayNotes {
  /** The day, as a date on this computer's clock. */
  readonly date: string;
  /** Clients who are not asked for missing details again. */
  readonly notAsked: readonly string[];
}

/** Stored with the drafts, as it is client data: encrypted where they are. It has no title, so it is not listed. */
export const todayDraftId = 'notes for today';
/** More clients than a front desk meets on a day. */
const maxNotAsked = 500;

/** The notes of a day at this clinic; those of any other day are forgotten. */
export async function readTodayNotes(bridge: Bridge, clinic: string, date: string): Promise<TodayNotes> {
  const stored = await readDraft(bridge, clinic, todayDraftId);
  const isOfDay = isShapedLike({ date: '', notAsked: [] }, stored) && stored.date === date;
  return { date, notAsked: isOfDay && isTextList(stored.notAsked) ? stored.notAsked : [] };
}

/** Changes follow each other, so that none is lost between reading and writing. */
let changing: Promise<unknown> = Promise.resolve();

function changeTodayNotes(
  bridge: Bridge,
  clinic: string,
  date: string,
  change: (notes: TodayNotes) => TodayNotes,
): Promise<void> {
  const changed = changing.then(async () => {
    const content = change(await readTodayNotes(bridge, clinic, date));
    const startedAt = new Date(0).toISOString();
    await saveInOrder(() =>
      bridge.request('drafts:keep', {
        id: todayDraftId,
        content: storedContent({ clinic, startedAt, about: null, content }),
      }),
    );
  });
  changing = changed;
  return changed;
}

/** Notes that a client is not asked for missing details again on this day. */
export function noteNotAsked(bridge: Bridge, clinic: string, date: string, client: string): Promise<void> {
  return changeTodayNotes(bridge, clinic, date, (notes) => ({
    ...notes,
    notAsked: [client, ...notes.notAsked.filter((each) => each !== client)].slice(0, maxNotAsked),
  }));
}
