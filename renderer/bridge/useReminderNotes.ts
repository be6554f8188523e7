import { useMemo } from 'react';
import { useDeskNotes } from './deskNotes.ts';
import { notesOf, type ReminderNote, todayNotes } from './todayNotes.ts';

/** What was done about reminders at this desk on a day, by the reminder's id, as any window has left it. */
export function useReminderNotes(date: string): ReadonlyMap<string, ReminderNote> {
  const notes = useDeskNotes(todayNotes);
  return useMemo(() => new Map(notesOf(date, notes).reminders.map((note) => [note.id, note] as const)), [date, notes]);
}
