import { ChangeNotice, type NoticeWords } from '../../components/ChangeNotice.tsx';
import { notSentWords } from '../../lib/notSentWords.ts';
import type { Booking } from './useBooking.ts';

interface EndNoticeProps {
  readonly booking: Booking;
  readonly onLookAtDay: () => void;
}

/** What was done, and why the rest was not: in words, with the one next step. */
export function EndNotice({ booking, onLookAtDay }: EndNoticeProps) {
  return <ChangeNotice done={booking.done} notice={wordsOf(booking, onLookAtDay)} />;
}

function wordsOf(
  { end, done, work, edit, book, readClientAgain, settleEnd }: Booking,
  onLookAtDay: () => void,
): NoticeWords | null {
  const sofar = done.length > 0 ? 'No appointment was booked.' : 'Nothing was booked.';
  const look = (): void => {
    edit('who', { who: { kind: 'search' }, search: work.typedClient.phone || work.typedClient.name });
    settleEnd();
  };
  switch (end?.kind) {
    case undefined:
    case 'done':
    // Nobody else can have changed what is only being made.
    case 'conflict':
      return null;
    case 'refused':
      return {
        tone: 'danger',
        title: end.words.length > 0 ? end.words.join(' ') : 'The service did not accept what is marked.',
        more: `${sofar} Put it right and book again.`,
      };
    case 'notOffered':
      return { tone: 'danger', title: `This service does not do that. ${end.why}`, more: sofar };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(sofar, end.failure),
        action: { word: 'Try again', run: () => void book() },
      };
    case 'unnamed':
      return {
        tone: 'caution',
        title: 'That worked, but the service did not say under which number.',
        more:
          end.step === 'registerClient'
            ? 'Choose the client here, then go on.'
            : 'Choose the patient here, then go on.',
        action:
          end.step === 'registerClient'
            ? { word: 'Go on', run: settleEnd }
            : {
                word: 'Read the patients again',
                run: () => {
                  readClientAgain();
                  settleEnd();
                },
              },
      };
    case 'unknown':
      return { tone: 'caution', title: end.message, more: end.action, action: nextAfterUnknown() };
  }

  function nextAfterUnknown(): NonNullable<NoticeWords['action']> {
    const step = end?.kind === 'unknown' ? end.step : 'bookAppointment';
    if (step === 'registerClient') return { word: 'Look for the client', run: look };
    if (step === 'bookAppointment') return { word: 'Look at the day', run: onLookAtDay };
    return {
      word: 'Read the patients again',
      run: () => {
        if (work.who.kind === 'chosen') edit('who', { who: { ...work.who, adding: false } });
        readClientAgain();
        settleEnd();
      },
    };
  }
}
