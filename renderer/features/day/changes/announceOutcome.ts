import type { ApolloClient } from '@apollo/client';
import { say } from '../../../../words/page/say.ts';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { notify } from '../../../lib/notices.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { subjectName } from '../appointmentWords.ts';
import type { DayAppointment } from '../columns.ts';
import type { AppointmentChanges, Change, Seen } from './change.ts';
import { inverseOf } from './changeRequest.ts';
import { doneWords } from './changeWords.ts';

/** Says how a change ended, with the one thing to do next. */
export function announceOutcome(
  apollo: ApolloClient,
  changes: AppointmentChanges,
  change: Change,
  outcome: AppointmentChangeOutcome,
): void {
  const { request, seen, isUndo } = change;
  const about = `appointment ${seen.appointment.id}`;
  const name = subjectName(seen.appointment);
  const look = (): void => void refetchDay(apollo, dayOf(seen), { recent: false });
  switch (outcome.__typename) {
    case 'Done':
      // What could not be read again is read with its day.
      if (!outcome.appointment) look();
      announceDone(changes, change, outcome.appointment);
      return;
    case 'Refused':
      notify({ about, trouble: true, words: say('changes.notChanged', { name, why: refusalWords(outcome.problems) }) });
      return;
    case 'NotOffered':
      notify({ about, trouble: true, words: say('changes.notChanged', { name, why: outcome.why }) });
      return;
    case 'Failed':
      notify({
        about,
        trouble: true,
        until: 'dismissed',
        words: say('changes.notChanged', { name, why: outcome.failure.message }),
        action: { word: say('general.tryAgain'), run: () => changes.request(request, seen, isUndo) },
      });
      return;
    case 'OutcomeUnknown':
      // Never sent again by itself: it may have been done.
      notify({
        about,
        trouble: true,
        until: 'dismissed',
        words: say('changes.unknown', { name, what: outcome.message, next: outcome.action }),
        action: { word: say('changes.lookNow'), run: look },
      });
      return;
    case 'Conflict':
      if (!changes.addConflict({ request, seen, now: outcome.now }))
        notify({ about, trouble: true, until: 'dismissed', words: say('changes.lostToOther', { name }) });
  }
}

function dayOf({ day }: Seen): { readonly location: string; readonly date: string } {
  return { location: day.location.id, date: day.date };
}

function announceDone(
  changes: AppointmentChanges,
  { request, seen, isUndo }: Change,
  now: DayAppointment | null,
): void {
  const about = `appointment ${seen.appointment.id}`;
  const words = doneWords(request, now ?? seen.appointment, seen.day);
  const inverse = now && !isUndo ? inverseOf(request, seen.appointment, seen.day.statuses) : null;
  if (!now || !inverse) {
    notify({ about, words: isUndo ? say('changes.undone', { words }) : words });
    return;
  }
  const date = now.start === null || request.kind !== 'move' ? seen.date : wallDate(now.start);
  notify({
    about,
    words,
    action: {
      word: say('general.undo'),
      undoes: true,
      run: () => changes.request(inverse, { appointment: now, day: seen.day, date }, true),
    },
  });
}

/** The service's own words, with a full stop where it has none. */
function refusalWords(problems: readonly { readonly message: string }[]): string {
  return problems.map(({ message }) => (/[.!?]$/.test(message.trim()) ? message : `${message}.`)).join(' ');
}
