import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { readDraft, saveInOrder, storedContent } from './drafts.ts';

export const reminderDeeds = ['reached', 'noAnswer', 'voicemail', 'written', 'done'] as const;
export type ReminderDeed = (typeof reminderDeeds)[number];

/** What was done about a reminder at this desk. */
export interface ReminderNote {
  /** The reminder's id. */
  readonly id: string;
  readonly deed: ReminderDeed;
  /** ISO instant, UTC. */
  readonly at: string;
}

/** What a desk remembers for one day only. */
export interface TodayNotes {
  /** The day, as a date on this computer's clock. */
  readonly date: string;
  /** Clients who are not asked for missing details again. */
  readonly notAsked: readonly string[];
  /** The last deed for each reminder, newest first. */
  readonly reminders: readonly ReminderNote[];
}

/** Stored with the drafts, as it is client data: encrypted where they are. It has no title, so it is not listed. */
export const todayDraftId = 'notes for today';
/** More of each than a front desk meets on a day, and less than a draft may hold. */
const most = 400;

/** The notes of a day at this clinic; those of any other day are forgotten. */
export async function readTodayNotes(bridge: Bridge, clinic: string, date: string): Promise<TodayNotes> {
  const stored = await readDraft(bridge, clinic, todayDraftId);
  if (!isShapedLike({ date: '', notAsked: [], reminders: [] }, stored) || stored.date !== date)
    return { date, notAsked: [], reminders: [] };
  const { notAsked, reminders } = stored;
  return { date, notAsked: isTextList(notAsked) ? notAsked : [], reminders: reminders.filter(isReminderNote) };
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
    notAsked: [client, ...notes.notAsked.filter((each) => each !== client)].slice(0, most),
  }));
}

/** Notes what was done about a reminder on this day, instead of what was noted before; null removes that. */
export function noteReminder(
  bridge: Bridge,
  clinic: string,
  date: string,
  id: string,
  note: Omit<ReminderNote, 'id'> | null,
): Promise<void> {
  return changeTodayNotes(bridge, clinic, date, (notes) => {
    const others = notes.reminders.filter((each) => each.id !== id);
    return { ...notes, reminders: note ? [{ id, ...note }, ...others].slice(0, most) : others };
  });
}

function isReminderNote(value: unknown): value is ReminderNote {
  return isShapedLike({ id: '', deed: '', at: '' }, value) && reminderDeeds.some((deed) => deed === value.deed);
}
