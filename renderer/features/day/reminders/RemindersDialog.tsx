import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { DueRemindersQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { noteReminder, type ContactOutcome, type ReminderNote } from '../../../bridge/todayNotes.ts';
import { useReminderNotes } from '../../../bridge/useReminderNotes.ts';
import { KeysFoot, useUndoable } from '../../../components/KeysFoot.tsx';
import { Note } from '../../../components/Note.tsx';
import { ReadDialog } from '../../../components/ReadDialog.tsx';
import type { DeskQuery } from '../../../data/useDeskQuery.ts';
import { useOffers } from '../../../data/useOffers.ts';
import { copyText } from '../../../hooks/useCopy.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { clientPath } from '../../../lib/paths.ts';
import { currentTime, today } from '../../../state/clock.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { notify, runNotice } from '../../../state/notices.ts';
import { ChangeDialogs } from '../changes/ChangeDialogs.tsx';
import { appointmentChangesOf } from '../changes/appointmentChanges.ts';
import { firstOf } from '../changes/dayOffers.ts';
import { useDayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { copyMessage } from './copyMessage.ts';
import { ReminderRow } from './ReminderRow.tsx';
import {
  isWorked,
  messageText,
  noteText,
  type Reminder,
  reminderMessage,
  reminderReasons,
  type ReminderVisit,
} from './reminderWork.ts';
import styles from './Reminders.module.css';
import { usePhones } from './usePhones.ts';
import { useReminderVisits } from './useReminderVisits.tsx';

interface RemindersDialogProps {
  readonly day: ScheduleDay;
  readonly reading: DeskQuery<DueRemindersQuery>;
  /** Opens an appointment of this day. */
  readonly onOpen: (appointment: DayAppointment) => void;
  readonly onClose: () => void;
}

/** The reminders and confirmations due on a day, worked through one by one: confirm, cancel, call, write. */
export function RemindersDialog({ day, reading, onOpen, onClose }: RemindersDialogProps) {
  const [, navigate] = useLocation();
  const apollo = useApolloClient();
  const bridge = useBridge();
  const { view } = useSettings();
  const mark = clinicMark(view);
  const date = today();
  const notes = useReminderNotes(date);
  const changes = appointmentChangesOf(apollo);
  const { pending } = useSyncExternalStore(changes.subscribe, changes.view);
  const whyNotSent = useOffers().unavailableReason('sendMessage');
  // The last result stays visible during a refetch.
  const list = reading.latest?.reminders ?? null;
  const entries = (list?.entries ?? []).toSorted(earliestFirst);
  const { visitOf, isChecking, readers } = useReminderVisits(entries, day);
  const phones = usePhones(
    entries.flatMap(({ client }) => client?.id ?? []),
    day,
  );
  const problem = list?.problem ?? reading.failure;
  const [cancelling, setCancelling] = useState<ReminderVisit | null>(null);
  const [calling, setCalling] = useState<{ readonly id: string; readonly at: HTMLElement } | null>(null);
  const [rows, setRows] = useState<HTMLUListElement | null>(null);
  const now = currentTime();

  const isDone = (reminder: Reminder): boolean => isWorked(reminder, visitOf(reminder), notes.get(reminder.id) ?? null);
  const done = entries.filter(isDone).length;
  const firstOpen = entries.find((each) => !isDone(each))?.id;
  const hasFocused = useRef(false);
  useEffect(() => {
    if (hasFocused.current || isChecking || !rows?.firstElementChild) return;
    hasFocused.current = true;
    const isElsewhere = document.activeElement?.closest('[data-reminder]');
    if (!isElsewhere) focusRow(rowOf(rows, firstOpen) ?? rows.firstElementChild);
  }, [rows, isChecking, firstOpen]);

  const phoneOf = (reminder: Reminder): string | null => {
    const { client } = reminder;
    return visitOf(reminder)?.appointment.client?.phones[0]?.number ?? (client && phones.get(client.id)) ?? null;
  };
  const nameOf = ({ client, patient }: Reminder): string => client?.name ?? patient?.name ?? t('reminders.noClient');
  const note = (reminder: Reminder, outcome: ContactOutcome | null): void => {
    const before = notes.get(reminder.id) ?? null;
    const noted = outcome && { outcome, at: new Date(currentTime()).toISOString() };
    void noteReminder(bridge, mark, date, reminder.id, noted);
    notify({
      text: t('reminders.noted', {
        name: nameOf(reminder),
        what: noted ? noteText(noted, currentTime(), day.timeZone) : t('reminders.notDone'),
      }),
      about: `reminder ${reminder.id}`,
      action: {
        label: t('general.undo'),
        undoes: true,
        run: () => void noteReminder(bridge, mark, date, reminder.id, before && withoutId(before)),
      },
    });
  };
  const next = (id: string): void => {
    focusRow(rowOf(rows, id)?.nextElementSibling ?? null);
  };
  const confirm = (reminder: Reminder): void => {
    const visit = visitOf(reminder);
    const status = visit && firstOf('confirmed', visit.day.statuses);
    if (!visit || !status || reminderReasons(visit, pending).confirm !== null) return;
    changes.request({ kind: 'status', status }, { ...visit, date: visit.day.date });
    next(reminder.id);
  };
  const cancel = (reminder: Reminder): void => {
    const visit = visitOf(reminder);
    if (visit && reminderReasons(visit, pending).cancel === null) setCancelling(visit);
  };
  const call = (reminder: Reminder, at: HTMLElement): void => {
    const phone = phoneOf(reminder);
    if (phone === null) return;
    void copyText(phone);
    setCalling({ id: reminder.id, at });
  };
  const write = (reminder: Reminder): void => {
    const { client } = reminder;
    if (!client) return;
    const name = nameOf(reminder);
    const message = reminderMessage(reminder, visitOf(reminder), { location: day.location.name, view });
    if (whyNotSent === null) openDialog('messages', { client: client.id, name, ...message, reminder: reminder.id });
    else void copyMessage(name, messageText(name, message, view));
  };
  const toggleDone = (reminder: Reminder): void => {
    const isMarked = notes.get(reminder.id)?.outcome === 'done';
    note(reminder, isMarked ? null : 'done');
    if (!isMarked) next(reminder.id);
  };
  const open = (reminder: Reminder): void => {
    const visit = day.appointments.find(({ id }) => id === reminder.appointment);
    onClose();
    if (visit) onOpen(visit);
    else if (reminder.client) navigate(clientPath(reminder.client.id));
  };

  const undoable = useUndoable();
  const press = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    // A menu or a dialog over this one has keys of its own.
    if (target?.closest('[role="menu"]') || cancelling) return;
    const at = target?.closest('[data-reminder]') ?? null;
    const reminder = entries.find(({ id }) => id === at?.getAttribute('data-reminder'));
    const pressed = (key: string): boolean => isKey(event.nativeEvent, key);
    if (pressed('Mod+Z') && undoable) runNotice(undoable);
    else if (!at && pressed('ArrowDown')) focusRow(rows?.firstElementChild ?? null);
    else if (!at || !reminder) return;
    else if (pressed('ArrowDown')) focusRow(at.nextElementSibling);
    else if (pressed('ArrowUp')) focusRow(at.previousElementSibling);
    else if (pressed('S')) confirm(reminder);
    else if (pressed('X')) cancel(reminder);
    else if (pressed('C')) call(reminder, at.querySelector<HTMLElement>('[data-call]') ?? rows ?? document.body);
    else if (pressed('W')) write(reminder);
    else if (pressed('D')) toggleDone(reminder);
    else return;
    event.preventDefault();
  };
  const dayChanges = useDayChanges(cancelling?.day);

  return (
    <ReadDialog
      title={t('reminders.title')}
      aside={`${formatLongDate(day.date)} · ${t('reminders.worked', { done, count: entries.length })}`}
      loading={reading.loading}
      onAgain={reading.refetch}
      onClose={onClose}
      onKeyDown={press}
      paper={styles.paper}
    >
      {readers}
      {problem && <Note tone="caution">{t('reminders.notRead', { why: problem.message })}</Note>}
      {list && !list.complete && !problem && <Note tone="calm">{t('reminders.notWhole')}</Note>}
      {list && list.unreadable > 0 && (
        <Note tone="caution">{t('reminders.unreadable', { count: list.unreadable })}</Note>
      )}
      <ul className={styles.list} aria-label={t('reminders.title')} ref={setRows}>
        {entries.map((reminder) => {
          const visit = visitOf(reminder);
          const noted = notes.get(reminder.id) ?? null;
          return (
            <ReminderRow
              key={reminder.id}
              reminder={reminder}
              phone={phoneOf(reminder)}
              visit={visit}
              leadsTo={leadsTo(reminder, day)}
              why={reminderReasons(visit, pending)}
              whyNotSent={whyNotSent}
              note={noted && noteText(noted, now, day.timeZone)}
              isWorked={isWorked(reminder, visit, noted)}
              isMarked={noted?.outcome === 'done'}
              callAt={calling?.id === reminder.id ? calling.at : null}
              onOpen={() => open(reminder)}
              onConfirm={() => confirm(reminder)}
              onCancel={() => cancel(reminder)}
              onCall={(at) => call(reminder, at)}
              onCalled={(outcome) => {
                setCalling(null);
                if (outcome) note(reminder, outcome);
              }}
              onWrite={() => write(reminder)}
              onDone={() => toggleDone(reminder)}
            />
          );
        })}
      </ul>
      <KeysFoot
        keys={['↑', '↓', 'S', 'X', 'C', 'W', 'D']}
        text={t('reminders.keys')}
        title={t('reminders.hereOnly')}
        undoable={undoable}
        status={progressText(done, entries.length)}
      />
      {cancelling && (
        <ChangeDialogs
          dialog={{ kind: 'cancel', ...cancelling }}
          // What somebody else changed first is shown by the day behind this.
          changes={{ ...dayChanges, conflict: null }}
          onClose={() => setCancelling(null)}
        />
      )}
    </ReadDialog>
  );
}

function progressText(done: number, count: number): string {
  return count > 0 && done === count ? t('reminders.allDone') : t('reminders.progress', { done, count });
}

function leadsTo({ appointment, client }: Reminder, day: ScheduleDay): 'appointment' | 'client' | null {
  if (day.appointments.some(({ id }) => id === appointment)) return 'appointment';
  return client ? 'client' : null;
}

function rowOf(list: Element | null, id: string | undefined): Element | null {
  return id === undefined ? null : (list?.querySelector(`[data-reminder="${CSS.escape(id)}"]`) ?? null);
}

function focusRow(row: Element | null): void {
  row?.querySelector('button')?.focus();
}

function withoutId({ outcome, at }: ReminderNote): Omit<ReminderNote, 'id'> {
  return { outcome, at };
}

function earliestFirst(one: Reminder, other: Reminder): number {
  return momentOf(one) - momentOf(other) || (one.client?.name ?? '').localeCompare(other.client?.name ?? '');
}

function momentOf({ time }: Reminder): number {
  return time ? Date.parse(time.at ?? time.day) : 0;
}
