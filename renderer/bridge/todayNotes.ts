import { isShapedLike, isTextList } from '../lib/shapes.ts';
import type { Bridge } from './bridge.ts';
import { createDeskNotes } from './deskNotes.ts';

export const contactOutcomes = ['reached', 'noAnswer', 'voicemail', 'written', 'done'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** What was done about a reminder at this desk. */
export interface ReminderNote {
  /** The reminder's id. */
  readonly id: string;
  readonly outcome: ContactOutcome;
  /** ISO instant, UTC. */
  readonly at: string;
}

/** What a desk remembers for one day only. */
export interface TodayNotes {
  /** The day, as a date on this computer's clock. */
  readonly date: string;
  /** Clients who are not asked for missing details again. */
  readonly notAsked: readonly string[];
  /** The last outcome for each reminder, newest first. */
  readonly reminders: readonly ReminderNote[];
}

export const todayDraftId = 'notes for today';
/** More of each than a front desk meets on a day, and less than a draft may hold. */
const most = 400;

const noNotes: TodayNotes = { date: '', notAsked: [], reminders: [] };

export const todayNotes = createDeskNotes(todayDraftId, (stored): TodayNotes => {
  if (!isShapedLike({ date: '', notAsked: [], reminders: [] }, stored)) return noNotes;
  const { date, notAsked, reminders } = stored;
  return { date, notAsked: isTextList(notAsked) ? notAsked : [], reminders: reminders.filter(isReminderNote) };
});

/** The notes as those of one day: those of any other day are forgotten. */
export function notesOf(date: string, notes: TodayNotes | null): TodayNotes {
  return notes?.date === date ? notes : { ...noNotes, date };
}

/** The notes of a day at this clinic. */
export async function readTodayNotes(bridge: Bridge, clinic: string, date: string): Promise<TodayNotes> {
  return notesOf(date, await todayNotes.read(bridge, clinic));
}

function changeTodayNotes(
  bridge: Bridge,
  clinic: string,
  date: string,
  change: (notes: TodayNotes) => TodayNotes,
): Promise<void> {
  return todayNotes.change(bridge, clinic, (notes) => change(notesOf(date, notes)));
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
  return (
    isShapedLike({ id: '', outcome: '', at: '' }, value) && contactOutcomes.some((outcome) => outcome === value.outcome)
  );
}
