import { say } from '../../../words/page/say.ts';
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
  const sofar = done.length > 0 ? say('booking.noAppointmentBooked') : say('booking.nothingBooked');
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
        title: end.words.length > 0 ? end.words.join(' ') : say('booking.notAccepted'),
        more: `${sofar} ${say('booking.putRight')}`,
      };
    case 'notOffered':
      return { tone: 'danger', title: `${say('booking.stepNotOffered')} ${end.why}`, more: sofar };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(sofar, end.failure),
        action: { word: say('general.tryAgain'), run: () => void book() },
      };
    case 'unnamed':
      return {
        tone: 'caution',
        title: say('booking.unnamed'),
        more: end.step === 'registerClient' ? say('booking.chooseClientHere') : say('booking.choosePatientHere'),
        action:
          end.step === 'registerClient'
            ? { word: say('booking.goOn'), run: settleEnd }
            : {
                word: say('booking.readPatientsAgain'),
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
    if (step === 'registerClient') return { word: say('booking.lookForClient'), run: look };
    if (step === 'bookAppointment') return { word: say('booking.lookAtDay'), run: onLookAtDay };
    return {
      word: say('booking.readPatientsAgain'),
      run: () => {
        if (work.who.kind === 'chosen') edit('who', { who: { ...work.who, adding: false } });
        readClientAgain();
        settleEnd();
      },
    };
  }
}
