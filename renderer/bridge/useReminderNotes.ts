import { useEffect, useState } from 'react';
import { useBridge } from './BridgeContext.ts';
import { clinicMark } from './drafts.ts';
import { useSettings } from './SettingsContext.tsx';
import { readTodayNotes, type ReminderNote, todayDraftId } from './todayNotes.ts';

/** What was done about reminders at this desk on a day, by the reminder's id, as any window has left it. */
export function useReminderNotes(date: string): ReadonlyMap<string, ReminderNote> {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [notes, setNotes] = useState<ReadonlyMap<string, ReminderNote>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const { reminders } = await readTodayNotes(bridge, mark, date);
      if (isCurrent) setNotes(new Map(reminders.map((note) => [note.id, note] as const)));
    };
    if (mark === '') return undefined;
    void read();
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && event.id === todayDraftId) void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, mark, date]);
  return notes;
}
